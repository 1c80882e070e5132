// A lease of several lands in which some are let whole and of others a share: "(i) the NE/4, and (ii) his one-fourth of the minerals in the SE/4".
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { compare, ONE, type Rational, toWire } from "@/lib/fraction/rational";
import { landMarks } from "@/lib/land/named/land-marks";
import type { Span } from "@/lib/text/view";

const LONGEST = 1400;
/** Behind these words a lease tells other things than what it lets. */
const OVER =
  /\b(?:to have and to hold|(?:for|during) (?:a|the) (?:primary )?term|primary term|royalt\w*|pay(?:s|ing|able)?\b|deliver\w*|for (?:\w+ )?(?:\(\d+\) )?(?:years|months)\b)/i;
/** "the 1/4 of the minerals in", "an undivided half of the oil and gas under the": a share led on to its land. */
const INTO =
  /^[)"]*(?: \([^()]{1,14}\))?,? ?(?:(?:undivided )?(?:interest|part|share)s? )?(?:(?:of|in)(?: and to)? (?:(?:all|the|said|his|her|its|their|oil|gas|and|other|minerals?|mineral|rights|estate|interest),? ?){1,8})?(?:which (?:he|she|it|they|lessor) (?:owns?|has|have|holds?) )?(?:in|under|of|upon|beneath)(?: and under)? (?:all of )?(?:the |said |that )*$/i;
/** "of the minerals in the SE/4, the undivided one-fourth": the thing before its share. */
const THING_BEFORE = /\bof (?:(?:all|the|said) )*(?:oil|gas|minerals?)[^.;,]{0,20} (?:in|under|beneath) (?:the |said )*$/i;
/** "the SE/4 as to an undivided one-fourth", "(an undivided 1/4)": a share told of the land before it. */
const AS_TO =
  /^[^.;]{0,70}(?:\bas to|\bto the extent of|\(|\bbut only|\bin which (?:he|she|it|they|lessor) (?:owns?|has|have|holds?))(?: only)?(?: an?| the| his| her| its| their)?(?: undivided)? \(?$/i;

/** ", all in Block 42", "both lying in Section 4": where the lands lie. */
const LIES_IN = /\b(?:all|both|each)(?: of (?:them|which))?,? (?:(?:being|lying|situated?|located) )?(?:in|within|out of) (?:the |said )?$/i;

type Said = { readonly land: Span; readonly share: Rational };

/** The words of letting, up to where they turn to other things. */
function wordsOf(scene: Scene, start: number): string {
  let at = scene.sentences.findIndex((s) => s.start <= start && s.end > start);
  if (at < 0) return "";
  while (scene.text.charAt((scene.sentences[at]?.end ?? 1) - 1) === ";" && (scene.sentences[at]?.end ?? 0) - start < LONGEST && scene.sentences[at + 1]) at++;
  const words = scene.text.slice(start, Math.min(scene.sentences[at]?.end ?? start, start + LONGEST));
  const over = OVER.exec(words)?.index ?? words.length;
  return words.slice(0, over);
}

/** Each land with what is let of it; null where a share belongs to no one land. */
function saidOf(words: string): Said[] | null {
  const shares = findShares(words).filter((s) => compare(s.value, ONE) < 0);
  const lands = landMarks(words).filter((l) => !shares.some((s) => s.start < l.end && l.start < s.end) && !LIES_IN.test(words.slice(0, l.start)));
  if (!shares.length || lands.length < 2) return null;
  const own = new Map<Span, Rational>();
  for (const s of shares) {
    const next = lands.find((l) => l.start >= s.end);
    const last = lands.findLast((l) => l.end <= s.start);
    const into = next !== undefined && INTO.test(words.slice(s.end, next.start));
    const before = last !== undefined && (AS_TO.test(words.slice(last.end, s.start)) || THING_BEFORE.test(words.slice(0, last.start)));
    const land = into ? next : before ? last : undefined;
    if (!land || own.has(land)) return null;
    own.set(land, s.value);
  }
  return lands.map((land) => ({ land, share: own.get(land) ?? ONE }));
}

/** A leasehold as one in each land, where a share is told of some of them alone; null where the words tell one thing of all the land. */
export function letByLand(scene: Scene, grants: readonly Found[]): Found[] | null {
  const [only] = grants;
  if (!only || grants.length !== 1 || only.interest.estate_type !== "leasehold") return null;
  const start = only.span.start;
  const words = wordsOf(scene, start);
  const said = words ? saidOf(words) : null;
  if (!said?.some((s) => compare(s.share, ONE) === 0)) return null;
  return said.map(({ land, share }) => {
    const text = words.slice(land.start, land.end);
    return {
      ...only,
      scope: text,
      span: { start: start + land.start, end: start + land.end },
      interest: { ...only.interest, text, of: "whole" as const, fraction: toWire(share), readings: [] },
    };
  });
}
