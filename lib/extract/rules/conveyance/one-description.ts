// Grants cut short at the first of several lands that the paper tells in one breath: "Blocks 14 and 15", "Parcel I, 12 acres; Parcel II, 46 acres".
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import type { Land } from "@/lib/contracts/aspects/land";

type Tract = Land["tracts"][number];

/** "only Tract 1", "insofar as Block 14": a limit that the paper means. */
const LIMITED = /\b(?:only|alone|solely|in ?so ?far|limited|except\w*|less|save|excluding|not)\b/i;
/** "; Parcel II", ", and 2nd Tract:": nothing but the heading of the next land stands between it and the last. */
const HEADING_BETWEEN =
  /^[\s.;,:()-]*(?:(?:and|also)[\s,]+)?(?:(?:the )?(?:tract|parcel|piece|lot|item|first|second|third|fourth|fifth|1st|2nd|3rd|[4-9]th)s?\b[\s.]*){1,2}(?:no\.?\s*)?(?:\d{1,2}|[ivx]{1,4}|[a-h]|one|two|three|four|five|six)?[\s.:,-]*(?:\([^()]{1,40}\)[\s.:,-]*)?(?:[\d.,]+ ?ac(?:res)?\b[\s.:,-]*)?(?:being )?$/i;

/** Whether `next` is told in one breath with `told`: by the same words, or right behind it under the next heading. */
function besideIn(text: string, told: Tract, next: Tract): boolean {
  if (told.text.length > 8 && told.text === next.text && told.span?.start === next.span?.start) return true;
  const end = text.indexOf(told.text) + told.text.length;
  const start = text.indexOf(next.text, end);
  return text.includes(told.text) && start >= end && start - end < 60 && HEADING_BETWEEN.test(text.slice(end, start));
}

/**
 * The grants, where all of them lie in the same lands and others that the paper tells in one breath with those are reached by nothing: in all of these.
 * Errs to what was read: a grant that says "only", or land told in a sentence of its own, stays apart.
 */
export function throughDescription(grants: readonly Interest[], land: Land | undefined, text: string): Interest[] {
  const tracts = land?.tracts ?? [];
  const [first] = grants;
  const own = first?.tracts ?? [];
  const same = grants.every((g) => g.tracts.join() === own.join() && !LIMITED.test(g.text.slice(0, 240)));
  if (!own.length || !same || own.length === tracts.length) return [...grants];
  const reached = new Set(own);
  for (const [i, t] of tracts.entries()) {
    const before = tracts[i - 1];
    if (before && reached.has(before.id) && besideIn(text, before, t)) reached.add(t.id);
  }
  if (reached.size === own.length) return [...grants];
  const all = reached.size === tracts.length;
  return grants.map((g) => ({ ...g, tracts: all ? [] : [...reached] }));
}
