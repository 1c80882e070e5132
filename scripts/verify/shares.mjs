// Shares of a tract, reckoned again from the interests that stand: rows, totals, net acres, revenue.
import { decimal, multiply, parse, parseDecimal, same, text, total } from "./fraction.mjs";

const share = (x) => parse(x.share.fraction);
const keyOf = (x) => [x.tract_id, x.party_id ?? x.name, x.estate_type, x.of].join(" | ");
const one = parse("1");

function sums(list, keys) {
  const out = new Map();
  for (const x of list) {
    const key = keys(x);
    out.set(key, total([out.get(key) ?? parse("0"), share(x)]));
  }
  return out;
}

/** Owners' shares by holder, estate and base: the rows of the bundle against the interests that stand. */
export function rowsAgainst(standing, tract) {
  const want = sums(standing, keyOf);
  const got = sums(
    tract.rows.map((r) => ({ ...r, tract_id: tract.tract_id })),
    keyOf,
  );
  const faults = [];
  for (const key of new Set([...want.keys(), ...got.keys()])) {
    const [a, b] = [want.get(key), got.get(key)];
    if ((a === undefined && b !== undefined) || (a !== undefined && b === undefined && a.n !== 0n))
      faults.push(`${key}: ${b ? "in no interest" : "in no row"}`);
    else if (a && b && !same(a, b)) faults.push(`${key}: the interests give ${text(a)}, the row says ${text(b)}`);
  }
  return { done: Math.max(got.size, 1), faults };
}

/** Totals of the tract, and that each is the whole unless a break or an open share explains the rest. */
export function totalsOf(tract, explained) {
  const of = (...types) => total(tract.rows.filter((r) => types.includes(r.estate_type)).map(share));
  const parted = tract.rows.some((r) => r.estate_type === "executive_right");
  const mineral = of("fee", "mineral");
  const reckoned = {
    surface: of("fee", "surface"),
    mineral,
    executive_right: parted ? of("executive_right") : mineral,
    leasehold: of("leasehold"),
    revenue: total(tract.revenue.map((r) => parse(r.interest.fraction))),
  };
  const faults = [];
  for (const [name, value] of Object.entries(reckoned))
    if (!same(value, parse(tract.totals[name].fraction))) faults.push(`${tract.label}: ${name} sums to ${text(value)}, not ${tract.totals[name].fraction}`);
  for (const name of ["surface", "mineral"])
    if (!same(reckoned[name], one) && !explained(tract, name)) faults.push(`${tract.label}: ${name} sums to ${text(reckoned[name])} and nothing says why`);
  return { done: 7, faults };
}

/** Every decimal beside a fraction, and net acres = acres × share. */
export function figuresOf(tract) {
  const faults = [];
  let done = 0;
  const figure = (where, f) => {
    done++;
    const want = decimal(parse(f.fraction), 8);
    if (f.decimal !== want) faults.push(`${tract.label}, ${where}: ${f.fraction} is ${want}, not ${f.decimal}`);
  };
  const acres = parseDecimal(tract.acres);
  for (const row of tract.rows) {
    figure(row.name, row.share);
    if (row.net_acres === null || !acres) continue;
    done++;
    const want = decimal(multiply(acres, share(row)), 8);
    const plain = (value) => value.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");
    if (plain(row.net_acres) !== plain(want))
      faults.push(`${tract.label}, ${row.name}: ${tract.acres} × ${row.share.fraction} is ${plain(want)} net acres, not ${row.net_acres}`);
  }
  for (const r of tract.revenue) figure(`revenue of ${r.name}`, r.interest);
  return { done, faults };
}

/** Where the whole leasehold stands, what is paid out sums to one. */
export function revenueOf(tract) {
  if (!tract.revenue.length) return { done: 0, faults: [] };
  const paid = total(tract.revenue.map((r) => parse(r.interest.fraction)));
  const inUnit = tract.revenue.some((r) => r.unit);
  return { done: 1, faults: same(paid, one) || inUnit ? [] : [`${tract.label}: revenue sums to ${text(paid)}`] };
}
