// Lists that give, or leave, each person something of his own: "(a) to my daughter A the surface and 1/2 of the minerals; (b) to my son B 3/8 of them; to C the balance".
import type { EstateType } from "@/lib/contracts/estates";
import { type Found, readInterests } from "@/lib/extract/rules/conveyance/interest";
import { findMineralAcres } from "@/lib/extract/rules/conveyance/mineral-acres";
import { estateOf } from "@/lib/extract/rules/conveyance/phrases/estate";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import { sideBySide } from "@/lib/extract/rules/conveyance/side-by-side";
import type { NameAt } from "@/lib/extract/rules/shares/share-list";
import { compare, fromWire, mul, ONE, sub, sum, toWire } from "@/lib/fraction/rational";
import { acresLeft, isByAcres } from "./acres-left";
import { cutByPerson, cutsOf, type Stretch } from "./person-stretches";

/** What one person, or several together, have by a list; `found` is empty where the list says that they have nothing. */
export type PersonItem = { ids: string[]; found: Found[]; start: number; end: number };

const PARTED: ReadonlySet<string> = new Set(["mineral", "royalty", "surface", "leasehold", "overriding_royalty"]);
const NOTHING =
  /^\W*(?:(?:shall|will|does|do|to|is|are|having|keeps?|reserves?|takes?|has|have) ){0,3}(?:nothing|none|no (?:part|share|interest|minerals?)\b)/i;
const REST =
  /\b(?:the )?(?:whole )?(?:balance|residue|remainder|rest|remaining (?:undivided )?(?:interest|share|part|portion|minerals|royalty)|other (?:undivided )?(?:interest|share|part)|(?:all|everything|whatever) else|all other (?:rights?|interests?|estates?|title))\b/i;

const parted = (estate: EstateType | null): EstateType | null => (estate !== null && PARTED.has(estate) ? estate : null);
const thingOf = (words: string): EstateType | null => parted(estateOf(words));

/** The words that name the object: behind a colon where what stands before it only leads there ("the NW/4 of Section 9: the surface"); "Surface: all of it" names it before. */
function objectOf({ words, start }: Stretch): { words: string; start: number } {
  const colon = words.lastIndexOf(": ");
  const heads = colon >= 0 && thingOf(words.slice(0, colon)) !== null && thingOf(words.slice(colon + 2)) === null;
  return colon < 0 || heads || findShares(words.slice(0, colon)).length ? { words, start } : { words: words.slice(colon + 2), start: start + colon + 2 };
}

/** What the words of one person give, none where it is land itself; the share of "the balance" stays open. `given`: what a bare share is of. */
function thingsIn(stretch: Stretch, given: EstateType | null): Found[] {
  const { words, start } = objectOf(stretch);
  const acres = given === "mineral" ? BARE_ACRES.exec(words) : null;
  if (acres) return readInterests(`${acres[1]} mineral acres`, start).map((f) => ({ ...f, span: { start, end: start + acres[0].length } }));
  if (estateOf(words.slice(0, OPENING)) === "fee") return [];
  const several = sideBySide(words, start);
  if (several.length) return several;
  return readInterests(words, start, given)
    .filter((f) => PARTED.has(f.interest.estate_type))
    .slice(0, 3);
}

/** "40 acres" alone, in a list of minerals. */
const BARE_ACRES = /^\W*(\d+(?:\.\d+)?)(?: (?:undivided|net|full))* acres\W*$/i;
/** So far into its words an item names its object. */
const OPENING = 160;
/** "a like interest", "the same share": as much of the same as the item before. */
const LIKE = /^\W*(?:an?|the) (?:like|same|equal|similar) (?:undivided )?(?:interest|share|part|amount|quantity)\b/i;

const isRest = ({ words }: Stretch): boolean => REST.test(words) && !findShares(words).length && findMineralAcres(words) === null;

/** "one-half of the remainder": of what the items before have left of the thing. */
const OF_REST =
  /^\)? ?(?:part |interest |share )?(?:of|in) (?:the|my|his|her) (?:remainder|rest|balance|residue|remaining (?:minerals|royalty|interest|part|share))\b/i;

function ofWhatIsLeft(f: Found, stretch: Stretch, items: readonly PersonItem[]): Found {
  const share = f.fraction ? stretch.words.slice(f.fraction.end - stretch.start) : "";
  if (!f.interest.fraction || !OF_REST.test(share)) return f;
  const before = items.flatMap((i) => i.found).filter((x) => x.interest.estate_type === f.interest.estate_type && x.interest.fraction);
  const left = sub(ONE, sum(before.flatMap((x) => (x.interest.fraction ? [fromWire(x.interest.fraction)] : []))));
  return { ...f, interest: { ...f.interest, fraction: toWire(mul(fromWire(f.interest.fraction), left)) } };
}

/** What an item gives beside those before it; none where it gives nothing, or the balance. */
function foundIn(stretch: Stretch, items: readonly PersonItem[], given: EstateType | null): Found[] {
  if (NOTHING.test(stretch.words) || isRest(stretch)) return [];
  const like = LIKE.test(stretch.words) ? items.at(-1)?.found.slice(-1) : undefined;
  return like ?? thingsIn(stretch, given).map((f) => ofWhatIsLeft(f, stretch, items));
}

/** The whole less what the others have of that thing; null where nothing is left or their shares are not all known. */
function leftOf(items: readonly PersonItem[], estate: EstateType, stretch: Stretch, model: Found): Found | null {
  const others = items.flatMap((i) => i.found).filter((f) => f.interest.estate_type === estate);
  if (others.some((f) => !f.interest.fraction)) return null;
  const left = sub(ONE, sum(others.flatMap((f) => (f.interest.fraction ? [fromWire(f.interest.fraction)] : []))));
  if (compare(left, sub(ONE, ONE)) <= 0) return null;
  const interest = { ...model.interest, estate_type: estate, fraction: toWire(left), readings: [], text: stretch.words.trim() };
  return { ...model, interest, fraction: null, span: { start: stretch.start, end: stretch.start + stretch.words.length } };
}

/** "the balance" of the thing the others share; "all else" beside minerals or a surface is what is left of the land itself. Empty where that is not known. */
function restOf(items: readonly PersonItem[], stretch: Stretch, head: string): Found[] {
  const own = thingOf(stretch.words);
  const all = items.flatMap((i) => i.found);
  const model = all.find((f) => f.interest.estate_type === (own ?? f.interest.estate_type));
  if (!model) return [];
  if (isByAcres(model)) {
    const acres = findShares(head).length ? null : acresLeft(head, all, model);
    const span = { start: stretch.start, end: stretch.start + stretch.words.length };
    return acres ? [{ ...acres, span, interest: { ...acres.interest, text: stretch.words.trim() } }] : [];
  }
  const left = leftOf(items, model.interest.estate_type, stretch, model);
  const land = own === null && (left === null || OF_LAND.test(stretch.words)) && ["mineral", "surface"].includes(model.interest.estate_type);
  const lefts = land ? (["surface", "mineral"] as const).map((estate) => leftOf(items, estate, stretch, model)) : [left];
  return lefts.filter((f) => f !== null);
}

/** "all else, in and of that tract", "the residue of the estate in said land". */
const OF_LAND =
  /\b(?:all|everything|whatever) else\b|\b(?:in|of) (?:and of )?(?:the|said|that|this) (?:said |entire |fee )?(?:estate|land|tract|farm|premises|property|fee|title)\b/i;

/** Whether the shares of one thing are no more than the whole; the coal and the oil are two things. */
function sound(items: readonly PersonItem[]): boolean {
  const all = items.flatMap((i) => i.found).filter((f) => f.interest.of === "whole" && f.interest.fraction);
  const kindOf = (f: Found): string => f.interest.substances?.join() ?? "";
  const shares = (list: readonly Found[]) => sum(list.flatMap((f) => (f.interest.fraction ? [fromWire(f.interest.fraction)] : [])));
  return [...PARTED].every((estate) => {
    const own = all.filter((f) => f.interest.estate_type === estate);
    return own.every((f) => compare(shares(own.filter((o) => kindOf(o) === kindOf(f) || kindOf(o) === "" || kindOf(f) === "")), ONE) <= 0);
  });
}

/**
 * The items of a list in order, from the first place where it is `complete`; empty unless each item tells a thing and its size, and one thing is not given twice.
 * A bare share is of the thing named before the list, in the item before it, or behind the list ("(a) A, 1/3, and (b) B, ten acres, each in the minerals under …").
 * `breaks`: where paragraphs begin, which are the items where the words alone do not part them.
 */
export function itemsByPerson(
  words: string,
  offset: number,
  named: readonly NameAt[],
  complete: (items: readonly PersonItem[]) => boolean,
  breaks: readonly number[] = [],
): PersonItem[] {
  for (const cuts of breaks.length ? [[], breaks] : [[]])
    for (const from of [0, ...[...cutsOf(words), ...cuts].sort((x, y) => x - y).slice(0, HEADS_MAX)]) {
      const items = itemsFrom(words, offset, named, from, cuts);
      if (items.length && complete(items)) return items;
    }
  return [];
}

/** What may stand before a list, at most so many items long. */
const HEADS_MAX = 5;

/** "an undivided one-half of the minerals under …, one-half thereof": what is divided stands before its first part, and the parts are shares of it. */
const PART_OF_ONE =
  /(?:\d\/\d+|\b(?:half|thirds?|fourths?|eighths?|sixteenths?))\b[^;]{20,}[,;:] (?:and )?(?:an? |the )?(?:undivided )?(?:\d\/\d+|(?:one|two|three|five)[- ](?:half|thirds?|fourths?|quarters?|eighths?))\)? (?:part |interest |share )?(?:thereof|of (?:the same|it|said interest))(?: (?:un)?to)?\W*$/i;

function itemsFrom(words: string, offset: number, named: readonly NameAt[], from: number, breaks: readonly number[]): PersonItem[] {
  const { head, stretches } = cutByPerson(words, offset, named, from, breaks);
  if (new Set(stretches.map((s) => s.ids.join())).size < 2) return [];
  const ahead = thingOf(head);
  const behind = stretches.map((s) => thingOf(s.words)).findLast((e) => e !== null) ?? null;
  const items: PersonItem[] = [];
  const open: { at: number; stretch: Stretch }[] = [];
  if (stretches.some((s) => PART_OF_ONE.test(s.words))) return [];
  for (const stretch of stretches) {
    const last = items.findLast((i) => i.found.length)?.found.at(-1)?.interest.estate_type ?? null;
    const item = { ids: stretch.ids, start: stretch.start, end: stretch.start + stretch.words.length };
    if (isRest(stretch)) open.push({ at: items.length, stretch });
    items.push({ ...item, found: foundIn(stretch, items, parted(stretch.given) ?? last ?? ahead ?? behind) });
    if (!items.at(-1)?.found.length && !isRest(stretch) && !NOTHING.test(stretch.words)) return [];
  }
  for (const { at, stretch } of open) {
    const rest = restOf(items, stretch, head);
    if (!rest.length || open.length > 1) return [];
    items[at] = { ...(items[at] as PersonItem), found: rest };
  }
  const own = items.map((i) => ({ ...i, found: i.found.map((f) => asTold(f, items)) }));
  return sound(own) ? own : [];
}

/** A bare share is measured as the share beside which its thing is named: of the royalty, of the giver's own. */
function asTold(f: Found, items: readonly PersonItem[]): Found {
  const bare = (x: Found): boolean => estateOf(x.interest.text) === null;
  const teller = bare(f) ? items.flatMap((i) => i.found).findLast((x) => !bare(x) && x.interest.estate_type === f.interest.estate_type) : undefined;
  return teller ? { ...f, interest: { ...f.interest, of: teller.interest.of, floating: teller.interest.floating } } : f;
}
