// What each of several owners keeps out of his own share, told owner by owner: "A reserves all the minerals of her half; B keeps one-half of those of his fourth; C keeps none".
import type { Party } from "@/lib/contracts/aspects/parties";
import type { Draft } from "@/lib/extract/rules/conveyance/draft";
import { bareInterest, type Found } from "@/lib/extract/rules/conveyance/interest";
import { placesByGiven, placesBySurname, placesOf, sideIds } from "@/lib/extract/rules/conveyance/people";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { Scene, Sentence } from "@/lib/extract/rules/conveyance/scene";
import type { NameAt } from "@/lib/extract/rules/shares/share-list";
import { findFractions } from "@/lib/fraction/find-fractions";
import { compare, mul, ONE, type Rational, toWire } from "@/lib/fraction/rational";

const FRACTION =
  "(?:one[- ])?(?:half|third|fourth|quarter|fifth|sixth|eighth|tenth|moiety)|(?:two|three|five|seven)[- ](?:thirds|fourths|quarters|fifths|sixths|eighths)|\\d+/\\d+|\\d+(?:\\.\\d+)? ?(?:%|per ?cent)";
const OF_HIS = "(?:her|his|its)(?: (?:own|said|undivided|equal|entire))*";
/** "her undivided half", "the one-fourth owned by him", "his share"; "her minerals", "what is his". */
const OWN = new RegExp(
  `\\b${OF_HIS} (?<a>${FRACTION})\\b|\\bthe (?:said |undivided )*(?<b>${FRACTION})(?: \\([^)]{1,8}\\))?(?: (?:part|share|interest))?,? (?:(?:which is|now|that) )?(?:owned|held|conveyed|belonging) (?:by|to) (?:her|him|it)\\b|\\b${OF_HIS} (?:(?:share|interest|part|portion)\\b|(?:oil|gas|minerals?|coal)\\b)|\\b(?:all|what|that which|whatever|so much as) (?:(?:that|which) )?(?:is|belongs to|now belongs to) (?:hers|his|her|him|it)\\b|\\b(?:minerals?|oil|gas)(?: and gas)?(?: (?:which|that))? (?:(?:he|she|it) (?:owns|holds|has)|(?:owned|held) by (?:her|him|it))\\b`,
  "i",
);
const NONE = /\b(?:nothing|none|no (?:part|minerals?|oil|interest|share|reservation|such))\b/i;
/** "the share of C passes with its minerals". */
const PASSES = /\b(?:pass(?:es|ing)?|conveys?|conveying|sells?|selling|grants?|gives?|parts? with|goes|going|transfers?)\b/i;
const KEEPS =
  /\b(?:ke(?:ep|eps|pt|eping)|reserv(?:e|es|ed|ing|ations?)|retain(?:s|ed|ing)?|with-?h(?:old|olds|eld|olding)|h(?:old|olds|eld)(?: \w+)? back|sav(?:es|ing)|except(?:s|ed|ing))\b/i;
/** "As to the one-half of" before the name. */
const SHARE_AHEAD = new RegExp(
  `\\b(?:as to|from|out of|of|in) the (?:undivided )?(?<c>${FRACTION})(?: (?:part|share|interest))? (?:of|owned by|belonging to) (?:the )?(?:said )?$`,
  "i",
);
const MINERALS = /\b(?:oil|gas|minerals?|coal)\b/i;
const OTHER_THINGS = /\broyalt|\b(?:bonus|rentals?)\b/i;
/** No deed of more owners tells of them so, and no item is longer. */
const MANY = 20;
const ITEM = 220;

const fractionIn = (words: string | undefined): Rational | null =>
  words ? (findFractions(/^(?:half|third|fourth|quarter|fifth|sixth|eighth|tenth)$/i.test(words) ? `one-${words}` : words)[0]?.value ?? null) : null;

/** What one owner keeps: `size` of the whole, or of his own; null size: nothing. */
type Kept = { of: "whole" | "grantor_interest"; size: Rational | null; own: boolean };

/** Between a share and what it is of: "one-half of the minerals of her fourth", and not "one-fourth of the minerals, and her interest …". */
const OF_IT = /^\)?(?: ?\([^()]{1,12}\))?(?: (?:part|share|interest))?,? (?:of|in|from|out of|the|all)\b[^,;.]{0,50}$/i;

function amountOf(item: string, ahead: string): Kept | null {
  const told = OWN.exec(item);
  const first = findShares(item)[0];
  const own = told && first && told.index >= first.end && !OF_IT.test(item.slice(first.end, told.index)) ? null : told;
  const base = fractionIn(own?.groups?.a ?? own?.groups?.b ?? SHARE_AHEAD.exec(ahead)?.groups?.c);
  const isOwn = own !== null || base !== null;
  const head = item.slice(0, own?.index ?? item.length);
  const share = findShares(item).find((s) => s.start < (own?.index ?? item.length));
  if (share && share.factors.length > 1) return { of: "whole", size: share.value, own: true };
  if (PASSES.test(item) && !KEEPS.test(item)) return { of: "grantor_interest", size: null, own: false };
  if (!share && NONE.test(head)) return { of: "grantor_interest", size: null, own: false };
  if (!isOwn) return null;
  // "keeps her minerals", "keeps the minerals of her half": all of them.
  const part = share?.value ?? ONE;
  if (compare(part, ONE) > 0) return null;
  return base ? { of: "whole", size: mul(part, base), own: true } : { of: "grantor_interest", size: part, own: true };
}

/** Every place where a giver is named, in order, none within another. */
function namesIn(words: string, givers: readonly Party[]): NameAt[] {
  const all = [...placesOf(words, givers), ...placesByGiven(words, givers), ...placesBySurname(words, givers)].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  return all.filter((n, i) => !all.slice(0, i).some((o) => o.end > n.start));
}

/** Sentences that name a giver, with those right behind them that do so too. */
function groups(scene: Scene, givers: readonly Party[]): { start: number; text: string }[] {
  const out: Sentence[][] = [];
  scene.sentences.forEach((s, i) => {
    if (s.kind !== "clause" || s.text.length > ITEM * MANY || !namesIn(s.text, givers).length) return;
    const last = out.at(-1);
    if (last && last.at(-1) === scene.sentences[i - 1]) last.push(s);
    else out.push([s]);
  });
  return out.flatMap((list) => {
    const [first, last] = [list[0], list.at(-1)];
    return first && last ? [{ start: first.start, text: scene.text.slice(first.start, last.end) }] : [];
  });
}

/** "Bo Lark conveys to" before the name of one who gives elsewhere in the paper: here he takes. */
const TAKES = /\b(?:conveys?|grants?|sells?|gives?|deeds?|releases?|quit-?claims?)\b[^.;]{0,60}\b(?:un)?to (?:the )?(?:said )?$/i;

type Item = { id: string; start: number; end: number; text: string; kept: Kept };

function itemsOf(text: string, names: readonly NameAt[]): Item[] {
  const out: Item[] = [];
  names.forEach((name, i) => {
    const next = names.slice(i + 1).find((n) => n.id !== name.id)?.start ?? text.length;
    const item = text.slice(name.end, Math.min(next, name.end + ITEM)).split(/(?<=[a-z0-9]{2})[.;](?=\s|$)/)[0] ?? "";
    const before =
      text
        .slice(Math.max(0, name.start - 90), name.start)
        .split(/(?<=[a-z0-9]{2})[.;](?=\s)/)
        .at(-1) ?? "";
    if (TAKES.test(before)) return;
    const goesOn = out.length > 0 && name.start - (out.at(-1)?.end ?? 0) < 24;
    const kept = KEEPS.test(item) || KEEPS.test(before) || goesOn ? amountOf(item, before) : null;
    if (kept) out.push({ id: name.id, start: name.start, end: name.end + item.length, text: item.trim(), kept });
  });
  return out.filter((x, i) => out.findIndex((o) => o.id === x.id) === i);
}

/** The draft with what each owner keeps of his own, where a paper tells it owner by owner; as it was where only one does, or all keep shares of the whole. */
export function withOwnKeepings(scene: Scene, draft: Draft): Draft {
  const ids = sideIds(scene.parties, "from");
  const givers = scene.parties.parties.filter((p) => ids.includes(p.id));
  if (givers.length < 2 || givers.length > MANY) return draft;
  for (const { start, text } of groups(scene, givers)) {
    if (!MINERALS.test(text) || OTHER_THINGS.test(text)) continue;
    const items = itemsOf(text, namesIn(text, givers));
    if (items.length < 2 || !items.some((x) => x.kept.own)) continue;
    const from = start + (items[0]?.start ?? 0) - 90;
    const to = start + (items.at(-1)?.end ?? 0) + 1;
    const outside = (f: Found): boolean => (f.fraction?.start ?? f.span.start) < from || (f.fraction?.start ?? f.span.start) >= to;
    const kept = items.flatMap((x): Found[] => {
      const span = { start: start + x.start, end: start + x.end };
      const interest = { ...bareInterest("mineral", x.text), of: x.kept.of, to: [x.id] };
      return x.kept.size ? [{ interest: { ...interest, fraction: toWire(x.kept.size) }, span, fraction: null, confidence: 0.8 }] : [];
    });
    return { ...draft, reservations: [...draft.reservations.filter(outside), ...kept], exceptions: draft.exceptions.filter(outside) };
  }
  return draft;
}
