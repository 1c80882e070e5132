// Slips and doubts of a conveyance, told once each.
import type { Conveyance } from "@/lib/contracts/aspects/conveyance";
import { compare, fromWire, ONE, sum } from "@/lib/fraction/rational";

type Warning = NonNullable<Conveyance["warnings"]>[number];

function overGranted(c: Conveyance): Warning[] {
  const whole = c.grants.filter((g) => g.estate_type === "mineral" && g.of === "whole" && g.fraction && g.tracts.length === 0 && !g.term);
  const kept = c.reservations.filter((r) => r.estate_type === "mineral" && r.of === "whole" && r.fraction && r.tracts.length === 0);
  const total = sum([...whole, ...kept].flatMap((i) => (i.fraction ? [fromWire(i.fraction)] : [])));
  return whole.length > 0 && compare(total, ONE) > 0
    ? [{ code: "SHARES_EXCEED_WHOLE", message: "The mineral shares given and kept by this instrument add up to more than the whole." }]
    : [];
}

/** Warnings of L0 with those that normalising found. */
export function conveyanceWarnings(before: Conveyance, after: Conveyance): Warning[] {
  const out: Warning[] = [...(before.warnings ?? [])];
  const add = (w: Warning) => {
    if (!out.some((o) => o.code === w.code && o.message === w.message)) out.push(w);
  };
  const lost = before.grants.some((g, i) => g.fraction !== null && after.grants[i]?.fraction === null);
  if (lost) add({ code: "FRACTION_UNREADABLE", message: "A fraction of a grant could not be read and was left out." });
  if ([...after.grants, ...after.reservations].some((i) => i.readings.length > 1))
    add({ code: "MORE_THAN_ONE_READING", message: "The words of a fraction bear more than one meaning; see readings." });
  for (const w of overGranted(after)) add(w);
  return out;
}
