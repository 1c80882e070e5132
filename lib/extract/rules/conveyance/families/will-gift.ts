// One gift of a will: what it gives, for how long and to whom.
import type { Party } from "@/lib/contracts/aspects/parties";
import { bareInterest, type Found, readInterests } from "@/lib/extract/rules/conveyance/interest";
import { calledIn, namedIn, placesByGiven, placesOf, sideIds } from "@/lib/extract/rules/conveyance/people";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import { withoutToldOf } from "@/lib/extract/rules/conveyance/phrases/told-of";
import type { Scene, Sentence } from "@/lib/extract/rules/conveyance/scene";
import { classesOf, survivorsOnly, takesInClass } from "@/lib/extract/rules/parties/family/class-of-family";
import { toldBefore } from "@/lib/extract/rules/parties/succession/told-before";
import { type NameAt, readShareList, type ShareGroup, totalOf } from "@/lib/extract/rules/shares/share-list";
import { compare, equals, fromWire, mul, ONE, type Rational, rational, toWire } from "@/lib/fraction/rational";
import type { Span } from "@/lib/text/view";
import { itemGrants, thingsOf } from "./decree-items";
import { parcelled } from "./parcelled";
import { placesByKin } from "./will-called";
import { plainShare } from "./will-share";
import { turnsTo, withSubstitutes } from "./will-substitutes";
import { AT_DEATH, CLASS, givesLandToo, inTermsOfLaw, LIFE, MINERALS_KEPT, REAL, RESIDUE, TO_HAVE } from "./will-words";

/** "the minerals which I own under it, being one-half": a share that tells what the testator has, not what he gives of it. */
const isWhatHeOwns = (words: string, offset: number, f: Found): boolean =>
  f.fraction !== null &&
  /\b(?:i|he|she) (?:now )?owns?\b[^.;]{0,60},? (?:being|to-?wit:?|namely) (?:an? |the )?(?:undivided )?$/i.test(words.slice(0, f.fraction.start - offset));

/** "my half of the farm", "a third of my half": the share is the testator's own, so that it is of the whole farm and no half of his. */
const isHisShare = (words: string, offset: number, f: Found): boolean =>
  f.fraction !== null &&
  (/\bof (?:my|his|her) /i.test(words.slice(f.fraction.start - offset, f.fraction.end - offset)) ||
    /\b(?:my|his|her) (?:(?:own|said|entire|undivided|community|remaining|present) ){0,3}$/i.test(words.slice(0, f.fraction.start - offset)));

/** "all of my property, including the half of the royalty which I kept in …, to my daughters": what is only named along measures no gift. */
const INCLUDED =
  /,? (?:and )?(?:(?:expressly |also |specifically )?including|in particular|particularly|especially|(?:also )?among (?:the rest|others|other things|them|it))\b(?:(?!,? (?:(?:an? |the )?(?:undivided )?(?:one|two|three|five|\d)[\w/-]*(?: \([^()]{1,10}\))?,? )?(?:un)?to\b|,? I (?:(?:do|hereby) )*(?:give|devise|bequeath|leave|will|direct)\b)[^;:])*/gi;
const withoutIncluded = (words: string): string => (RESIDUE.test(words) ? words.replace(INCLUDED, (m) => " ".repeat(m.length)) : words);

/** "of my minerals", "the minerals that are mine", "which belong to me", "all the oil I own", "held by me". */
const OF_HIS_OWN =
  /\b(?:my|his|her)\b|\b(?:is|are|be) mine\b|\bI (?:(?:now|may|shall|then|die) )*(?:own|have|hold|possess|possessed|seized|owning)\b|\bbelong(?:s|ing)? to me\b|\b(?:owned|held|possessed|had) by me\b/;

function gift(sentence: Sentence, words: string, offset: number, scene: Scene): Found {
  const residuary = RESIDUE.test(words);
  const given = withoutIncluded(words);
  const first = residuary && !findShares(given).length ? undefined : readInterests(given, offset).find((f) => !isWhatHeOwns(words, offset, f));
  const fee: Found = {
    interest: { ...bareInterest("fee", words.trim()), fraction: toWire((residuary ? plainShare(given) : null) ?? ONE), of: "grantor_interest" },
    span: { start: offset, end: sentence.end },
    fraction: null,
    confidence: 0.8,
  };
  if (MINERALS_KEPT.test(words)) return { ...fee, interest: { ...fee.interest, estate_type: "surface", of: "whole", from: givers(scene) } };
  const own = first && (first.fraction || first.interest.estate_type !== "fee") ? first : fee;
  const ofOwn = own.interest.of === "whole" && OF_HIS_OWN.test(words.slice(0, 500)) && own.interest.estate_type !== "royalty";
  const interest = {
    ...own.interest,
    ...(givesLandToo(words) ? { estate_type: "fee" as const } : {}),
    of: isHisShare(words, offset, own) ? ("whole" as const) : ofOwn ? ("grantor_interest" as const) : own.interest.of,
    ...(residuary ? { residuary: true } : {}),
    from: givers(scene),
    text: words.trim(),
  };
  return { ...own, interest };
}

const givers = (scene: Scene): string[] => {
  const dead = scene.parties.parties.filter((p) => p.role === "decedent").map((p) => p.id);
  return dead.length ? dead : sideIds(scene.parties, "from");
};

/** Those who may take by the will. */
const poolOf = (scene: Scene): Party[] => scene.parties.parties.filter((p) => !givers(scene).includes(p.id) && p.role !== "executor");

/** The words of a taker no party stands for: "to my nephew DAN POOLE, in fee" → "my nephew DAN POOLE". */
function takerWords(words: string): string | null {
  return /\b(?:un)?to (?!(?:hold|have|be|each|my (?:executor|debts)))([^.;,]{3,60}(?:, [A-Z][^.;,]{2,40})?)/.exec(words)?.[1]?.trim() ?? null;
}

/** Heirs whom the paper tells to have died before. */
const deadHeirs = (scene: Scene): string[] => (scene.parties.succession ?? []).flatMap((s) => s.heirs.filter((h) => h.living === false).map((h) => h.party));

/** Those to whom the words give: the devisees named, else the spouse or the children the paper tells of. */
export function takers(gift: string, scene: Scene): string[] {
  const words = withoutToldOf(gift);
  const dead = givers(scene);
  const gone = survivorsOnly(words) ? deadHeirs(scene) : [];
  const named = namedIn(words, scene.parties.parties).filter((id) => !dead.includes(id) && !gone.includes(id));
  const trustee = /,? (?:as )?trustee\b/i.exec(words);
  if (trustee && named.length > 1)
    return namedIn(words.slice(0, trustee.index), scene.parties.parties)
      .filter((id) => !dead.includes(id))
      .slice(0, 1);
  if (named.length) return [...new Set([...besideNamed(gift, words, scene), ...named])].filter((id) => !dead.includes(id));
  if (/\b(?:to|unto) (?:my|said|the said) (?:said |beloved |dear )*(?:wife|husband|spouse)\b/i.test(words)) {
    const spouse = (scene.parties.succession ?? []).flatMap((s) => s.heirs.filter((h) => h.relation === "spouse").map((h) => h.party));
    if (spouse.length) return spouse;
  }
  const classes = classesOf(words);
  if (classes.length) {
    const heirs = (scene.parties.succession ?? []).flatMap((s) => s.heirs);
    const own = heirs.filter((h) => classes.some((c) => c.test(h.relation)) && takesInClass({ ...h, below: h.per_stirpes_of !== null }, words));
    if (own.length) return own.map((h) => h.party);
    if (/\bchildren\b/i.test(words)) return sideIds(scene.parties, "to");
  }
  const before = calledUp(gift, scene);
  if (before.length) return before;
  const among = /\b(?:un)?to\b|\b(?:among|between)\b/i.exec(words);
  return among
    ? calledIn(
        words.slice(among.index),
        scene.parties.parties.filter((p) => p.role === "devisee" || p.role === "heir"),
      )
    : [];
}

/** "to my said wife and to my children, A and B", "to her and to A": who is told beside names, in one list with them. */
function besideNamed(gift: string, words: string, scene: Scene): string[] {
  const listed = (at: number, end: number) =>
    /\b(?:un)?to (?:both )?$/i.test(words.slice(0, at)) && /^,? (?:and|&) (?:un)?(?:to )?(?:my|[A-Z])/.test(words.slice(end));
  const kin = kinIn(words, scene).filter((k) => listed(k.start, k.end));
  return [...kin.map((k) => k.id), ...(/\b(?:un)?to (?:her|him),? and (?:un)?(?:to )?(?:my|[A-Z])/.test(words) ? calledUp(gift, scene) : [])];
}

/** "to her I give", "to the same two": those told before the words, in the whole paper. */
function calledUp(words: string, scene: Scene): string[] {
  const at = scene.text.indexOf(words.trim());
  if (at < 0) return [];
  const named = placesOf(scene.text, poolOf(scene)).sort((a, b) => a.start - b.start);
  return toldBefore(scene.text, at, at + words.trim().length, named);
}

/** Those whom the words tell by kin alone. */
const kinIn = (words: string, scene: Scene): NameAt[] =>
  placesByKin(
    words,
    (scene.parties.succession ?? []).flatMap((s) => s.heirs),
    poolOf(scene),
  );

const OTHERS = /\b(?:the|my) (?:other|remaining) (two|three|four|five|six)\b/i;

/** "Ida one-half and the other two one-fourth each": those named before whose share no words have told. */
function others(words: string, named: readonly NameAt[]): NameAt[] {
  const m = OTHERS.exec(words);
  if (!m || !named.length) return [];
  const lastOf = (id: string) => Math.max(...named.filter((n) => n.id === id).map((n) => n.start));
  const ids = [...new Set(named.map((n) => n.id))].sort((a, b) => lastOf(a) - lastOf(b));
  const told = ids.filter((id) => named.filter((n) => n.id === id).length > 1);
  const count = ["two", "three", "four", "five", "six"].indexOf(m[1]?.toLowerCase() ?? "") + 2;
  const rest = ids.filter((id) => !told.includes(id));
  return told.length && rest.length === count ? rest.map((id) => ({ id, start: m.index, end: m.index + m[0].length })) : [];
}

/** The shares of a list whose takers are named in full, else also by their given names. */
function shareGroups(words: string, scene: Scene, pool: readonly Party[]): ShareGroup[] {
  const list = withoutIncluded(words).replace(OTHERS, (m) => " ".repeat(m.length));
  const full = placesOf(withoutToldOf(words), pool);
  const called = [...full, ...placesByGiven(words, pool).filter((g) => !full.some((n) => n.start < g.end && g.start < n.end))];
  const kin = kinIn(words, scene);
  const tries = [[...called, ...kin], [...called, ...others(words, called)], full, called].map((named) => readShareList(list, named));
  return tries.find((t) => t.length > 0 && equals(totalOf(t), ONE)) ?? tries[kin.length ? 0 : 1] ?? [];
}

/** Every place where the words name a taker, in full, by the given name or by kin. */
function everyTaker(words: string, scene: Scene): NameAt[] {
  const full = placesOf(withoutToldOf(words), poolOf(scene));
  const more = [...placesByGiven(words, poolOf(scene)), ...kinIn(words, scene)];
  return [...full, ...more.filter((g) => !full.some((n) => n.start < g.end && g.start < n.end))];
}

/** "the surface and one-half of the minerals": things of several estates that the same takers have. */
function severalThings(words: string, offset: number, main: Found): Found[] {
  const things = givesLandToo(words) || MINERALS_KEPT.test(words) ? [] : thingsOf(words, offset);
  const kinds = new Set(things.map((f) => f.interest.estate_type));
  if (!kinds.has("surface") || kinds.size < 2) return [main];
  const ofOwn = (f: Found) => (f.interest.fraction?.fraction === "1" ? ("grantor_interest" as const) : f.interest.of);
  return things.map((f) => ({ ...f, interest: { ...f.interest, of: ofOwn(f), from: main.interest.from, text: main.interest.text } }));
}

/** "to A an undivided 2/3, and to B an undivided 1/3, of my farm": one gift for each share and its taker. */
export function sharedGifts(sentence: Sentence, words: string, offset: number, scene: Scene): Found[] {
  if (LIFE.test(words)) return [];
  const pool = poolOf(scene);
  const groups = shareGroups(words, scene, pool);
  if (groups.length < 2 && !groups.some((g) => g.each)) return [];
  const model = gift(sentence, words, offset, scene);
  const of = equals(totalOf(groups), ONE) ? ("grantor_interest" as const) : model.interest.of;
  return groups.flatMap((g) => {
    const one = (to: string[]): Found => ({
      ...model,
      fraction: { start: offset + g.start, end: offset + g.end },
      interest: { ...model.interest, of, fraction: toWire(g.value), readings: [], text: words.trim(), to },
    });
    return g.each ? g.ids.map((id) => one([id])) : [one(g.ids)];
  });
}

/** "I give to each of them a one-eighth interest": the share is that of one taker, where so many of it are no more than the whole. */
const EACH =
  /\beach(?: and every)? of\b|\b(?:un)?to each\b|\b(?:give|devise|bequeath|leave) each\b|\beach (?:is to|shall|to|will) (?:have|take|receive|get)\b|\bapiece\b|\b(?:each|every) (?:\w+ )?(?:child|son|daughter|brother|sister|one)\b/i;
/** "one-third" before "to each", "to each of my children" before "a third", "share and share alike, a third apiece": what is told of each. */
const TO_EACH = /^\)?,? ?(?:(?:part|share|interest)s?,? )?(?:(?:un)?to each|for each|each|apiece)\b(?: (?:of (?:them|us|the \w+)|one|child))?/i;
const EACH_GETS =
  /\b(?:(?:un)?to )?each(?: (?:of (?:them|the \w+)|one|child))?,? (?:to have |having |taking |taking as his or her own )?(?:an? |the )?(?:undivided |equal )*$/i;

const NAMES: readonly string[] = ["", "", "half", "third", "(?:fourth|quarter)", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/** The words of a gift to so many without the equal part that each is said to have of it: "all my royalty to my three children, one-third to each"; null where none is said. */
function withoutPartOfEach(words: string, takers: number): string | null {
  if (takers < 2) return null;
  const told = findShares(words).filter((s) => equals(mul(s.value, rational(BigInt(takers), 1n)), ONE));
  const plain = [...words.matchAll(new RegExp(`\\b(?:an? |one[- ])?(?:equal )?${NAMES[takers] ?? "$^"}\\b`, "gi"))].map((m) => ({
    start: m.index,
    end: m.index + m[0].length,
  }));
  for (const s of [...told, ...plain]) {
    const behind = TO_EACH.exec(words.slice(s.end))?.[0].length ?? 0;
    const ahead = behind ? 0 : (EACH_GETS.exec(words.slice(0, s.start))?.[0].length ?? 0);
    if (!behind && (!ahead || /^\)?,? (?:(?:part|share|interest) )?(?:of|in)\b/i.test(words.slice(s.end)))) continue;
    const start = s.start - (ahead || (/\b(?:an?|the|one) (?:undivided |equal )?$/i.exec(words.slice(0, s.start))?.[0].length ?? 0));
    return words.slice(0, start) + " ".repeat(s.end + behind - start) + words.slice(s.end + behind);
  }
  return null;
}
/** "All my land to A as to one half, and as to the other half to B": gifts of a sentence that parts the whole, whatever its verb; none where it does not. */
export const partedGifts = (s: Sentence, scene: Scene): Found[] => parcelled(inTermsOfLaw(s.text), s.start, everyTaker(s.text, scene), givers(scene));

const shareOf = (f: Found): Rational => (f.interest.fraction ? fromWire(f.interest.fraction) : ONE);

/** The gifts of a sentence from `at` on: one for each share, else one with the remainder behind a life estate. */
export function giftsOf(sentence: Sentence, at: number, scene: Scene): Found[] {
  const words = inTermsOfLaw(sentence.text.slice(at));
  const offset = sentence.start + at;
  const turn = LIFE.test(words) ? null : turnsTo(words);
  const before = turn === null ? "" : sentence.text.slice(0, at + turn);
  if (turn !== null && (REAL.test(before) || RESIDUE.test(before)) && takers(before, scene).length) {
    return withSubstitutes(giftsOf({ ...sentence, end: offset + turn, text: before }, at, scene), words.slice(turn), words.trim(), scene);
  }
  const parcels = LIFE.test(words) ? [] : parcelled(words, offset, everyTaker(words, scene), givers(scene));
  if (parcels.length) return parcels;
  const items = LIFE.test(words) ? [] : itemGrants(words, offset, placesOf(withoutToldOf(words), poolOf(scene)), givers(scene));
  if (items.length) return items;
  const shared = sharedGifts(sentence, words, offset, scene);
  if (shared.length) return shared;
  const inTrust = /\btrustees?\b[^.;]{0,60}\b(?:hold|trust|for)\b/i.exec(words);
  const trust = inTrust !== null && inTrust.index < words.search(LIFE);
  const split = LIFE.test(words) && !trust ? AT_DEATH.exec(words) : null;
  const first = split ? words.slice(0, split.index) : words;
  const main = gift(sentence, REAL.test(first) || RESIDUE.test(first) ? first : words, offset, scene);
  const behind = takers(first, scene);
  const ahead = sentence.text.slice(0, at);
  const to =
    behind.length ||
    !(
      /\b(?:un)?to (?:my|the|our|whom|each|every|all|[A-Z])/i.test(ahead) ||
      /\b(?:un)?to (?:him|her|them)\b/i.test(ahead) ||
      TO_HAVE.test(sentence.text.slice(Math.max(0, at - 20), at + 30)) ||
      /\bto you\b/.test(words)
    )
      ? behind
      : takers(ahead, scene);
  const parted = trust ? null : withoutPartOfEach(first, to.length);
  if (parted !== null) return giftsOf({ ...sentence, text: sentence.text.slice(0, at) + parted + sentence.text.slice(at + first.length) }, at, scene);
  const life = LIFE.test(first) && !trust;
  const lifeType = main.interest.estate_type === "fee" && life ? "life_estate" : main.interest.estate_type;
  const unnamed = to.length ? {} : { to_class: takerWords(first) };
  const whole: Found = { ...main, interest: { ...main.interest, estate_type: lifeType, to, ...unnamed, ...(trust ? { term: null } : {}) } };
  const parts = life || !to.length ? [whole] : severalThings(first, offset, main);
  if (parts.length > 1) return parts.map((f) => ({ ...f, interest: { ...f.interest, to } }));
  const each =
    to.length > 1 &&
    main.fraction &&
    (EACH.test(words) || EACH_GETS.test(words.slice(0, main.fraction.start - offset))) &&
    compare(mul(shareOf(main), rational(to.length)), ONE) <= 0
      ? to.map((id) => ({ ...whole, interest: { ...whole.interest, to: [id] } }))
      : [whole];
  if (!split) return each;
  return [...each, ...remaindersOf(main, words.slice(split.index), { start: offset + split.index, end: sentence.end }, to, scene)];
}

/** What goes on when the tenant for life is dead: to the people `rest` names, else to the class it tells. */
export function remainderOf(life: Found, rest: string, span: Span, tenants: readonly string[], scene: Scene): Found {
  const heirs = CLASS.exec(rest);
  const named = takers(rest, scene).filter((id) => !tenants.includes(id));
  const toClass = heirs && !named.length ? { to_class: heirs[1]?.trim() ?? null } : { to_class: null };
  const interest = { ...life.interest, estate_type: "remainder" as const, term: null, text: rest.trim(), to: named, ...toClass };
  return { interest, span, fraction: life.fraction, confidence: 0.75 };
}

/** The remainder with the share of each, where the words tell shares; else one gift to all. */
export function remaindersOf(life: Found, rest: string, span: Span, tenants: readonly string[], scene: Scene): Found[] {
  const one = remainderOf(life, rest, span, tenants, scene);
  const groups = shareGroups(
    rest,
    scene,
    poolOf(scene).filter((p) => !tenants.includes(p.id)),
  );
  if (groups.length < 2 || !equals(totalOf(groups), ONE) || life.interest.fraction?.fraction !== "1") return [one];
  return groups.flatMap((g) =>
    (g.each ? g.ids.map((id) => [id]) : [g.ids]).map((to) => ({ ...one, interest: { ...one.interest, to, to_class: null, fraction: toWire(g.value) } })),
  );
}
