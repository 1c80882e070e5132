// A grant whose statement goes on to say, land by land, how much of the thing is given: "undivided parts of the minerals. In the First Tract: one-half. In the Second Tract: one-eighth."
import type { EstateType } from "@/lib/contracts/estates";
import { equals, isZero, ONE, toWire } from "@/lib/fraction/rational";
import { landMarks } from "@/lib/land/named/land-marks";
import type { Found } from "./interest";
import { type LandShare, landShares } from "./land-shares";
import { estateOf } from "./phrases/estate";
import { isLandWithMinerals } from "./phrases/land-with-minerals";
import type { Scene } from "./scene";

const PARTED: ReadonlySet<string> = new Set(["mineral", "royalty", "leasehold"]);
const LONGEST = 2400;
const SENTENCES_MAX = 16;
/** A sentence that keeps, excepts or tells of what was done before is no row of the grant. */
const OTHER_MATTER =
  /\b(?:reserv\w+|except\w*|retain\w*|keeps?|kept|withh\w+|holds? back|owns?|owners?|ownership|seized|heretofore|previously|warrant\w*|subject to|already|to have and|royalt(?:y|ies) of|rentals?|lessees?)\b/i;

/** The longest run of sentences from `from` whose every share has its land. */
function statedFrom(scene: Scene, from: number): LandShare[] {
  let best: LandShare[] = [];
  let count = 0;
  for (const s of scene.sentences) {
    if (s.end <= from) continue;
    if (s.start > from && (s.kind !== "clause" || OTHER_MATTER.test(s.text))) break;
    count++;
    if (count > SENTENCES_MAX || s.end - from > LONGEST) break;
    const read = landShares(scene.text.slice(from, s.end));
    if (read.length > best.length) best = read;
  }
  return best;
}

/** What the shares are of: told ahead of the first of them without a share, else between it and its land. */
function thingOf(words: string, first: LandShare): EstateType | null {
  const ahead = estateOf(words.slice(0, Math.min(first.start, first.share.start)));
  return ahead && PARTED.has(ahead) ? ahead : estateOf(first.text);
}

/** Whether all that is given lies under the ground. */
export const isUnderground = (grants: readonly Found[]): boolean => grants.every((g) => PARTED.has(g.interest.estate_type));

/** Grants that are one, or of which a bare share was taken for one of the land. */
const isMixed = (grants: readonly Found[]): boolean =>
  grants.length === 1 || grants.some((g) => g.interest.estate_type === "fee" && g.interest.fraction?.fraction !== "1");

/** Whether what was read is told as less than the whole: by a number of mineral acres, or by a share. "All of the minerals" in each land then only says what it is a part of. */
const isLess = ({ interest }: Found): boolean =>
  (interest.mineral_acres ?? null) !== null || (interest.fraction !== null && interest.fraction.fraction !== "1");

/**
 * A grant for each land of such a statement; null where the words give no share for each of several lands, give the surface too, land of which the shares are told behind, or land with all of its minerals ("…, all in Section 4").
 * `grants`: what was read of the object alone; `from`: where the granting words begin; `mixed`: whether those grants may be but a part of what is said.
 */
export function grantsByLand(scene: Scene, grants: readonly Found[], from: number, mixed = isMixed(grants)): Found[] | null {
  const [only] = grants;
  if (!only || !mixed || new Set(grants.map((g) => g.interest.to.join())).size > 1) return null;
  const said = statedFrom(scene, from);
  const first = said[0];
  if (!first) return null;
  if (grants.length === 1 && isLess(only) && said.every((l) => equals(l.value, ONE))) return null;
  const words = scene.text.slice(from, from + Math.max(...said.map((l) => l.end)));
  if (only.interest.estate_type === "fee" && !only.fraction && said.every((l) => equals(l.value, ONE)) && isLandWithMinerals(words)) return null;
  if (!isUnderground(grants) && landMarks(words.slice(0, Math.min(first.start, first.share.start))).length) return null;
  const estate = thingOf(words, first);
  if (!estate || !PARTED.has(estate) || /\bsurface\b/i.test(words)) return null;
  return said
    .filter((l) => !isZero(l.value))
    .map((l) => ({
      ...only,
      scope: l.land,
      fraction: { start: from + l.share.start, end: from + l.share.end },
      span: { start: from + l.start, end: from + l.end },
      interest: { ...only.interest, estate_type: estate, of: "whole" as const, fraction: toWire(l.value), readings: [], text: l.text },
    }));
}
