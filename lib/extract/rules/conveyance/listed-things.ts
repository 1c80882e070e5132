// Things of several kinds given by one grant as the items of a list: "(i) the surface of Lot 2; (ii) all of the minerals; and (iii) of the royalties, one-fourth".
import { equals, fromWire, ONE, toWire } from "@/lib/fraction/rational";
import { bareInterest, type Found, readInterests } from "./interest";
import { findShares } from "./phrases/share";

type Item = { start: number; words: string };

const MARKS: readonly (readonly RegExp[])[] = [
  [/\(?\bi[.)]/i, /\(?\bii[.)]/i, /\(?\biii[.)]/i, /\(?\biv[.)]/i],
  [/\(?\ba[.)]/i, /\(?\bb[.)]/i, /\(?\bc[.)]/i, /\(?\bd[.)]/i],
  [/\(?\b1[.)]/, /\(?\b2[.)]/, /\(?\b3[.)]/, /\(?\b4[.)]/],
  [/\bfirst(?:ly)?[,:.]/i, /\bsecond(?:ly)?[,:.]/i, /\bthird(?:ly)?[,:.]/i, /\bfourth(?:ly)?[,:.]/i],
];
const SURFACE = /^(?:(?:all|of|the|only|entire|whole) )*surface\b(?![^.;]{0,30}\band (?:all )?(?:the )?(?:oil|minerals?)\b)/i;
const POWER =
  /^(?:(?:the|a|full|sole|exclusive|and) )*(?:executive (?:right|power)|(?:right|power) (?:to lease|of leasing|to (?:make|execute)\b[^.;,]{0,30}\bleases?))\b/i;
const RIGHTS = /\b(?:oil|gas|coal|minerals?|royalt(?:y|ies)|executive|right to lease)\b/i;
const SENTENCE_OVER = /(?<=[a-z\d)]{2})\.\s+(?=[A-Z])/;
const LONGEST = 1600;
/** "1. " right ahead of the object, which is the first thing of the list. */
const LEAD = /\(?\b(?:1|a|i|first(?:ly)?)[.),:]\s+$/i;

/** The items that the marks of one kind part, each up to the next; empty where fewer than two stand in order. */
function itemsBy(words: string, marks: readonly RegExp[]): Item[] {
  const cuts: { at: number; end: number }[] = [];
  for (const mark of marks) {
    const from = cuts.at(-1)?.end ?? 0;
    const m = new RegExp(`(?:^|[;:,.\\n] ?(?:and )?)(?:${mark.source})\\s+`, mark.flags).exec(words.slice(from));
    if (!m) break;
    cuts.push({ at: from + m.index, end: from + m.index + m[0].length });
  }
  if (cuts.length < 2) return [];
  return cuts.map((c, i) => ({ start: c.end, words: words.slice(c.end, cuts[i + 1]?.at ?? words.length).split(SENTENCE_OVER)[0] ?? "" }));
}

/** What one item gives; null where it names neither the surface nor a right under it. */
function thingOf(item: Item, offset: number): Found | null {
  const surface = SURFACE.exec(item.words);
  const span = { start: offset + item.start, end: offset + item.start + item.words.trimEnd().length };
  if (surface) return { interest: { ...bareInterest("surface", item.words.trim()), fraction: toWire(ONE) }, span, fraction: null, confidence: 0.82 };
  if (!RIGHTS.test(item.words.slice(0, 160))) return null;
  const power = POWER.test(item.words)
    ? { ...bareInterest("executive_right", item.words.trim()), fraction: toWire(findShares(item.words)[0]?.value ?? ONE) }
    : null;
  if (power) return { interest: power, span, fraction: null, confidence: 0.8 };
  return readInterests(item.words, offset + item.start)[0] ?? null;
}

const isWhole = (f: Found, estate: string): boolean =>
  f.interest.estate_type === estate && f.interest.fraction !== null && equals(fromWire(f.interest.fraction), ONE) && f.interest.of === "whole";

/**
 * The interests of a list whose items name the surface and rights under it, the surface and all minerals together as the land itself;
 * a royalty beside all of the minerals goes with them. Empty where an item is land or names nothing, so that the common readers go on.
 */
export function listedThings(text: string, object: { start: number; end: number }): Found[] {
  const lead = LEAD.exec(text.slice(Math.max(0, object.start - 14), object.start))?.[0].length ?? 0;
  const offset = object.start - lead;
  const words = text.slice(offset, Math.min(object.end, offset + LONGEST));
  const items = MARKS.map((marks) => itemsBy(words, marks)).find((list) => list.length > 1) ?? [];
  const found = items.map((item) => thingOf(item, offset));
  if (!items.length || found.includes(null)) return [];
  const things = found.flatMap((f) => f ?? []);
  const surface = things.find((f) => isWhole(f, "surface"));
  const minerals = things.find((f) => isWhole(f, "mineral") && !f.interest.substances);
  if (!surface || new Set(things.map((f) => f.interest.estate_type)).size !== things.length) return [];
  if (!minerals) return things;
  const land: Found = { ...surface, interest: { ...surface.interest, estate_type: "fee", text: `${surface.interest.text} ${minerals.interest.text}` } };
  return [
    land,
    ...things.filter((f) => f !== surface && f !== minerals && f.interest.estate_type !== "royalty" && f.interest.estate_type !== "executive_right"),
  ];
}
