// Named levels over what surrounds two names: land and role in the chain, spouse, family, county, address, time, the same paper.
import type { Candidate } from "./candidate";
import { compareNames } from "./compare-names";
import type { Comparison } from "./comparison";
import { isConflict } from "./comparison";

const step = (level: string, field: string, label: string, weight: number): Comparison => ({ level, field, label, weight });

function chain(a: Candidate, b: Candidate): Comparison | null {
  const follows = (taker: Candidate, giver: Candidate) => {
    for (const [tract, since] of taker.takes) if ((giver.gives.get(tract) ?? "") >= since && !giver.takes.has(tract)) return true;
    return false;
  };
  if (follows(a, b) || follows(b, a)) return step("chain", "role", "the one takes the land, the other later gives it", 5.5);
  for (const tract of a.land) if (b.land.has(tract)) return step("same_land", "land", "both appear in the title of the same land", 2);
  return null;
}

function spouse(a: Candidate, b: Candidate): Comparison | null {
  if (!a.spouses.length || !b.spouses.length) return null;
  const fit = a.spouses.some((x) => b.spouses.some((y) => !isConflict(compareNames(x, y))));
  return fit ? step("spouse", "spouse", "the same spouse beside", 4) : step("other_spouse", "spouse", "another spouse beside", -3);
}

function family(a: Candidate, b: Candidate): Comparison | null {
  return [...a.heirOf].some((dead) => b.heirOf.has(dead)) ? step("same_family", "family", "both take from the same dead person", 4) : null;
}

function county(a: Candidate, b: Candidate): Comparison | null {
  if (!a.counties.size || !b.counties.size) return null;
  return [...a.counties].some((c) => b.counties.has(c))
    ? step("county", "county", "the same county", 0.5)
    : step("other_county", "county", "other counties", -0.5);
}

function time(a: Candidate, b: Candidate): Comparison | null {
  if (a.key.kind === "organisation" || !a.since || !b.since || !a.until || !b.until) return null;
  const gap = Math.max(Number(b.since.slice(0, 4)) - Number(a.until.slice(0, 4)), Number(a.since.slice(0, 4)) - Number(b.until.slice(0, 4)));
  return gap > 70 ? step("time", "dates", `${gap} years between them`, -9) : null;
}

function life(a: Candidate, b: Candidate): Comparison | null {
  const signs = (dead: Candidate, other: Candidate) =>
    dead.died !== null && other.mentions.some((m) => !m.dead && m.side === "from" && m.date !== null && m.date.slice(0, dead.died?.length) > (dead.died ?? ""));
  return signs(a, b) || signs(b, a) ? step("after_death", "dates", "the one signs after the other's death", -20) : null;
}

function paper(a: Candidate, b: Candidate): Comparison | null {
  for (const [document, sides] of a.documents) {
    const others = b.documents.get(document);
    if (!others) continue;
    const same = [...sides].some((s) => others.has(s));
    return step("same_paper", "documents", same ? "named side by side in one instrument" : "named apart in one instrument", same ? -20 : -5);
  }
  return null;
}

/** Every level that applies to the surroundings of two candidates, with its weight. */
export function compareContexts(a: Candidate, b: Candidate): Comparison[] {
  const address = [...a.addresses].some((x) => x.length > 8 && b.addresses.has(x)) ? step("address", "address", "the same address", 3) : null;
  return [chain(a, b), spouse(a, b), family(a, b), county(a, b), address, time(a, b), life(a, b), paper(a, b)].filter((s): s is Comparison => s !== null);
}
