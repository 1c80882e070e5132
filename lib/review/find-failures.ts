// Checks of a document against itself: what speaks against a value although its words were found. Each says which field it is about.
import type { Conveyance, Interest } from "@/lib/contracts/aspects/conveyance";
import type { Parties } from "@/lib/contracts/aspects/parties";
import type { Aspect } from "@/lib/contracts/pipeline";
import { impossibleOrders } from "@/lib/enrich/dates";
import { compare, fromWire, ONE, sum } from "@/lib/fraction/rational";
import type { Resolved } from "./to-groups";

export type Failure = { aspect: Aspect; pointer: string; code: string; message: string };

const dateWords: Record<string, string> = { executed: "signed", acknowledged: "acknowledged", filed: "filed", recorded: "recorded" };
const lists = ["grants", "reservations", "exceptions"] as const;
/** Which field a warning of the reader speaks of, where it is not the action as a whole. */
const aboutMoney = new Set(["AMOUNT_CONFLICT"]);
const aboutFractions = new Set(["FRACTION_CONFLICT", "FRACTION_UNREADABLE", "SHARES_EXCEED_WHOLE"]);

function dateFailures(r: Resolved): Failure[] {
  if (!r.dates) return [];
  return impossibleOrders(r.dates).flatMap(([a, b]) => {
    const message = `The paper would be ${dateWords[b] ?? b} before it was ${dateWords[a] ?? a}.`;
    return [a, b].map((name) => ({ aspect: "dates" as const, pointer: `/${name}`, code: "impossible_order", message }));
  });
}

function interestFailures(c: Conveyance): Failure[] {
  const each = lists.flatMap((list) => c[list].map((interest, i) => ({ interest, at: `/${list}/${i}` })));
  const about = (pointer: string, code: string, message: string): Failure => ({ aspect: "conveyance", pointer, code, message });
  const own = each.flatMap(({ interest, at }) => [
    ...(interest.readings.length > 1 ? [about(`${at}/readings`, "readings", readingsWords(interest))] : []),
    ...(interest.fraction && compare(fromWire(interest.fraction), ONE) > 0
      ? [about(`${at}/fraction`, "above_whole", "The share is more than the whole.")]
      : []),
  ]);
  const warned = (c.warnings ?? []).flatMap((w) => {
    if (w.code === "MORE_THAN_ONE_READING" || w.code === "extractors_differ") return [];
    if (aboutMoney.has(w.code)) return [about("/consideration/text", w.code, w.message)];
    if (aboutFractions.has(w.code) && each.length > 0) return each.map(({ at }) => about(`${at}/fraction`, w.code, w.message));
    return [about("/action", w.code, w.message)];
  });
  return [...own, ...warned];
}

const readingsWords = (i: Interest): string =>
  `The words bear ${i.readings.length} meanings: ${i.readings.map((x) => `${x.fraction.fraction} ${x.basis}`).join(", or ")}. A person decides which.`;

function sideFailures(p: Parties | undefined, c: Conveyance | undefined): Failure[] {
  if (!p || !c || !["convey", "lease", "assign"].includes(c.action)) return [];
  const missing = [p.from.length === 0 && "gives", p.to.length === 0 && "takes"].filter((side) => side !== false);
  return missing.map((side) => ({ aspect: "conveyance", pointer: "/action", code: `none_${side}`, message: `No party was found who ${side}.` }));
}

/** A giver whose death the paper itself tells of, before the day of signing. Papers of succession tell of the dead by their nature. */
function deathFailures(r: Resolved): Failure[] {
  const signed = r.dates?.executed;
  if (!signed || !r.doc_type || !["conveyance", "lease", "assignment", "release", "lien"].includes(r.doc_type.category)) return [];
  return (r.parties?.parties ?? []).flatMap((p, i): Failure[] =>
    p.side === "from" && p.died && p.role !== "decedent" && p.died < signed.slice(0, p.died.length)
      ? [{ aspect: "parties", pointer: `/parties/${i}/name`, code: "signed_after_death", message: `${p.display} would have signed after dying on ${p.died}.` }]
      : [],
  );
}

/** Shares that the takers are said to take add up to more than all there is. */
function shareFailures(p: Parties | undefined): Failure[] {
  const takers = (p?.parties ?? []).flatMap((party, i) => (party.side === "to" && party.share ? [{ share: fromWire(party.share), i }] : []));
  if (takers.length < 2 || compare(sum(takers.map((t) => t.share)), ONE) <= 0) return [];
  return takers.map(({ i }) => ({
    aspect: "parties",
    pointer: `/parties/${i}/share`,
    code: "takers_above_whole",
    message: "The shares of those who take add up to more than the whole.",
  }));
}

function landFailures(r: Resolved): Failure[] {
  const recorded = r.doc_type?.recording.county?.toLowerCase();
  return (r.land?.tracts ?? []).flatMap((t, i) => {
    const warned = t.warnings.map((w): Failure => ({ aspect: "land", pointer: `/tracts/${i}/text`, code: w.code, message: w.message }));
    if (!recorded || !t.county || t.county.toLowerCase() === recorded) return warned;
    const message = `The land is said to lie in ${t.county} County, the paper is recorded in ${r.doc_type?.recording.county} County.`;
    return [...warned, { aspect: "land", pointer: `/tracts/${i}/county`, code: "other_county", message }];
  });
}

const firstOf: Record<Aspect, string> = {
  doc_type: "/doc_type",
  parties: "/parties/0/name",
  dates: "/executed",
  land: "/tracts/0/text",
  conveyance: "/action",
};

/** Where a second extractor reads a thing otherwise: at the value, or at the first of the aspect where it has none. */
function doubtFailures(r: Resolved): Failure[] {
  return (Object.keys(firstOf) as Aspect[]).flatMap((aspect) =>
    (r[aspect]?.warnings ?? []).flatMap((w): Failure[] =>
      w.code === "extractors_differ" ? [{ aspect, pointer: w.pointer ?? firstOf[aspect], code: w.code, message: w.message }] : [],
    ),
  );
}

/**
 * What speaks against values of a document: {dates:{executed:"1931-05-04",recorded:"1931-04-30",…}} → both dates, "would be recorded before it was signed".
 * Errs towards silence: what is not read is not checked.
 */
export const findFailures = (r: Resolved): Failure[] => [
  ...dateFailures(r),
  ...(r.conveyance ? interestFailures(r.conveyance) : []),
  ...sideFailures(r.parties, r.conveyance),
  ...deathFailures(r),
  ...shareFailures(r.parties),
  ...landFailures(r),
  ...doubtFailures(r),
];
