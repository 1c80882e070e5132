// What a form tells under a label, a definition or a list above its granting words, to which those words point: "Interest: 1/8" … "grants the Interest in the minerals".
import { compare, ONE } from "@/lib/fraction/rational";
import type { Span } from "@/lib/text/view";
import { bareInterest, type Found } from "./interest";
import { namedByType } from "./object-told";
import { baseOf } from "./phrases/base";
import { estateOf } from "./phrases/estate";
import { measureOf } from "./phrases/measure";
import { POINTING_REACH, pointsElsewhere } from "./phrases/points-elsewhere";
import { findShares } from "./phrases/share";
import type { Scene } from "./scene";

/** "Interest sold:", "Fraction conveyed", "What is sold", "Mineral interest": what a row of a form calls what is given. */
const ROW =
  /^(?:\(?\w{1,3}[.)] ?)?(?:the )?(?:(?:mineral|royalty|undivided|fractional|net) )*(?:interests?|shares?|parts?|portions?|fractions?|percentages?|per ?cent|quantity|estate|royalty|what is|minerals)(?: (?:to be |hereby |herein |now |being )?(?:conveyed|sold|granted|assigned|transferred|given))?(?: (?:to|by) [a-z]+)?\b ?[:.-]? ?/i;

/** The lines under a label of the size of what is given, each up to the next line that opens with a label; `at` bounds them. */
function rows(scene: Scene, at: number): Span[] {
  const { lines } = scene.anatomy.view;
  return lines.flatMap((line, i) => {
    if (line.start >= at) return [];
    const label = ROW.exec(scene.text.slice(line.start, line.end))?.[0];
    if (!label) return [];
    const next = lines.slice(i + 1).find((l) => l.blankBefore || LABELLED.test(scene.text.slice(l.start, l.end)));
    const end = Math.min(next?.start ?? scene.text.length, at, line.start + ROW_MAX);
    return [{ start: line.start + label.length, end }];
  });
}
const ROW_MAX = 320;
const LABELLED = /^(?:\(?\w{1,3}[.)] ?)?[A-Z][A-Za-z]+(?: [A-Za-z]+){0,3} ?(?::|(?= [A-Z$\d]))/;

/** Names in capitals among the granting words: "the Conveyed Interest", "the Royalty". */
const CAPITALISED = /\b(?:the|said|such|that) ((?:[A-Z][\w-]* ){0,3}(?:Interests?|Royalt(?:y|ies)|Minerals?|Share|Estate|Percentage|Fraction|Rights?|Part))\b/g;

/** `"Royalty" means 3% of …`: what the paper says a name means, before `at`. */
function defined(scene: Scene, at: number): Span[] {
  const clause = scene.text.slice(at, at + POINTING_REACH).split(/[;.] (?=[A-Z])/)[0] ?? "";
  const ahead = scene.text.slice(0, at);
  return [...clause.matchAll(CAPITALISED)].flatMap((m) => {
    const name = m[1] ?? "";
    const told = new RegExp(
      `["'](?:the )?${name}["']?,?["']?(?: (?:shall |here |herein )?(?:means?|is|are|be|refers? to|stands? for|signif(?:y|ies))|:)(?: and includes?)?:? ?`,
      "i",
    ).exec(ahead);
    if (!told) return [];
    const start = told.index + told[0].length;
    const end = scene.sentences.find((s) => s.start <= start && start < s.end)?.end ?? at;
    return [{ start, end: Math.min(end, at) }];
  });
}

/** The size told first in these words, as an interest in what they or the granting words name; null where they tell no share. */
function sizeIn(scene: Scene, told: Span, clause: string): Found | null {
  const words = scene.text.slice(told.start, told.end);
  const share = findShares(words)[0];
  if (!share || share.start > 90) return null;
  const own = estateOf(words.slice(share.end));
  const estate = own === "mineral" || own === "royalty" ? own : (namedByType(scene) ?? estateOf(clause));
  if (estate !== "mineral" && estate !== "royalty") return null;
  const of = baseOf(words.slice(share.start), false, false).of;
  const interest = { ...bareInterest(estate, words.slice(share.start).trim()), ...measureOf(words, share, estate, of ?? "whole") };
  return { interest, span: told, fraction: { start: told.start + share.start, end: told.start + share.end }, confidence: 0.8 };
}

/**
 * What the granting words at `at` give where they name no size but point to one told above them, under a label or by a definition.
 * "Interest sold: 20/160ths … grants the interest above stated of all the oil" → mineral 1/8. Empty where they point to none.
 */
export function toldAhead(scene: Scene, at: number): Found[] {
  const clause = scene.text.slice(at, at + POINTING_REACH);
  if (findShares(clause.split(/[;.] (?=[A-Z])/)[0] ?? "").some((s) => compare(s.value, ONE) < 0)) return [];
  const places = [...defined(scene, at), ...(pointsElsewhere(scene.text, at) || BY_LABEL.test(clause) ? rows(scene, at) : [])];
  for (const place of places) {
    const found = sizeIn(scene, place, clause);
    if (found) return [found];
  }
  return [];
}
/** "conveys to Buyer the Interest": by the label itself. */
const BY_LABEL =
  /\bthe (?:Interest|Royalty|Share|Fraction|Percentage|Mineral Interest|Royalty Interest|Undivided Interest|Interest (?:Sold|Conveyed|Granted))\b/;
