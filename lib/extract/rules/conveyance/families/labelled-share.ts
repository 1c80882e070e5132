// The share of an assignment that a form tells in a row of its own, to which the granting words only point: "SHARE: an undivided 50%" … "assigns the Share in the Lease".
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import type { FractionMention } from "@/lib/fraction/find-fractions";

const OVERRIDE = "(?:overrid(?:e|ing royalty)|orri)";
const SIZE = `(?:share|interest|part|portion|fraction|percentage|quantum|proportion|estate|${OVERRIDE})s?`;
/** "assigns to Assignee the Share in the Lease", "transfers said Interest Assigned", "the override stated above": behind the verb, the thing itself. */
const POINTS = new RegExp(
  `\\b(?:assign|transfer|convey|grant|sell|set over)\\w*\\b[^.;]{0,90}?\\b(?:the|said|that|such|this) (?:(?:above|foregoing|said|undivided|aforesaid|same|assigned|[A-Z][\\w-]*|working) ){0,3}(${SIZE})(?: (?:assigned|conveyed|stated|told|named|set|shown|above|aforesaid)\\b|(?= (?:in|of|under|as to|unto|to)\\b)|(?=[,.;]))`,
  "i",
);
/** So far ahead of the thing its verb stands. */
const BEFORE = 110;
/** "Share assigned:", "Interest (undivided):", "OVERRIDE:"; a lessor's share and a net revenue interest are told of another. */
const ROW = new RegExp(
  `^\\W*(?:\\d{1,2}[.)] ?)?(?![^:—]{0,40}\\b(?:royalty (?:of|to)|lessors?|net revenue|retain|reserv|kept\\b|record))(?:[A-Za-z]+ ){0,3}?${SIZE}(?: (?:to be |hereby |herein |so )?(?:assigned|conveyed|transferred|sold|granted|given))?(?: \\([^)]{2,40}\\))? ?[:—-] ?`,
  "i",
);
const IS_OVERRIDE = new RegExp(`\\b${OVERRIDE}`, "i");
const KEPT = /\b(?:retain|reserv|keeps?\b|kept\b)/i;
/** So far behind the label its share stands. */
const WITHIN = 60;

/** A share with its place in the text, and whether its label calls it an override. */
export type LabelledShare = { share: FractionMention; override: boolean };

/** Where a line or a sentence opens, before `at`. */
function openings(scene: Scene, at: number): number[] {
  const lines = scene.anatomy.view.lines.map((l) => l.start);
  const sentences = [...scene.text.slice(0, at).matchAll(/[.;] (?=[A-Z])/g)].map((m) => m.index + 2);
  return [...new Set([...lines, ...sentences])].filter((start) => start < at).sort((a, b) => a - b);
}

/** The share in the row to which the granting words from `at` point; null where they point to none. Errs toward none. */
export function labelledShare(scene: Scene, at: number): LabelledShare | null {
  const pointed = POINTS.exec(scene.text.slice(Math.max(0, at - BEFORE), at + 50))?.[1];
  if (!pointed) return null;
  const wanted = IS_OVERRIDE.test(pointed);
  for (const start of openings(scene, at)) {
    const label = ROW.exec(scene.text.slice(start, start + 90))?.[0];
    if (!label || IS_OVERRIDE.test(label) !== wanted) continue;
    const from = start + label.length;
    const end = Math.min(at, from + 160, scene.sentences.find((x) => x.end > from)?.end ?? at);
    const words = scene.text.slice(from, end);
    if (KEPT.test(words)) continue;
    const share = findShares(words)[0];
    return share && share.start <= WITHIN ? { share: { ...share, start: share.start + from, end: share.end + from }, override: wanted } : null;
  }
  return null;
}
