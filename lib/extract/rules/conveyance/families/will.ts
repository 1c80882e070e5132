// Wills: each gift with its takers, life estates with their remainders, the residue.
import { type Draft, emptyDraft } from "@/lib/extract/rules/conveyance/draft";
import { bareInterest, type Found, readInterests } from "@/lib/extract/rules/conveyance/interest";
import { namedIn, sideIds } from "@/lib/extract/rules/conveyance/people";
import { benefitsOf } from "@/lib/extract/rules/conveyance/phrases/benefits";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import { clauseText, type Scene, type Sentence } from "@/lib/extract/rules/conveyance/scene";
import { takerShares } from "@/lib/extract/rules/conveyance/taker-shares";
import { ONE, toWire } from "@/lib/fraction/rational";
import { readFacts } from "./facts";

const GIFT =
  /\b(?:i,? [^.;]{0,90}?,? (?:do )?(?:hereby )?(?:give|devise|bequeath|leave|will)\b(?=[^.;]{0,240}\b(?:to|unto)\b)|(?:i|testat(?:or|rix)|decedent|he|she) (?:hereby |also )?(?:give|gives|gave|devise|devises|devised|bequeath|bequeaths|bequeathed|leave|leaves|left)|i do (?:hereby )?give|shall (?:have and hold|receive an|take)|left (?:everything|all)|everything (?:i|he|she) owns?)\b/i;
const BARE_GIFT = /^(?:[A-Z]+\. |\d+\. |\([a-z\d]\) |item \w+[.:] )?To my (?=[a-z])/;
const RESIDUE =
  /\b(?:rest,? (?:and )?residue|rest,? residue|residue and remainder|residue of my|all the rest|everything (?:i|he|she) own|all (?:of )?(?:my|his|her) (?:property|estate))\b/i;
const PERSONAL = /\b(?:jewel\w*|furniture|household|automobile|personal effects|clothing|the sum of|\$\d)/i;
const REAL = /\b(?:surface|home|place|premises|land|lands|acres?|ranch|farm|tract|section|minerals?|oil|royalt|real|property|estate|residue)\b/i;
const AT_DEATH =
  /[,;]? (?:and )?(?:upon|at|on|after|with remainder at|remainder) (?:the )?(?:(?:his|her|their) death|death of (?:my|the|said)[^,;]{0,40}|to)\b|[,;]? (?:and )?(?:then|thereafter|afterwards?|after that) (?:un)?to\b/i;
const CLASS =
  /\b((?:his|her|their|my|said) (?:then )?(?:living )?(?:children|issue|descendants|heirs|grandchildren)[^.;]{0,60}?)(?:,| in equal| per stirpes| share|$)/i;
const LIFE = /\bfor (?:and during )?(?:the )?(?:term of |period of )?(?:his|her|their|its)? ?(?:natural )?li(?:fe|ves)\b|\blife estate\b/i;

function gift(sentence: Sentence, words: string, offset: number, scene: Scene): Found {
  const residuary = RESIDUE.test(words);
  const first = residuary && !findShares(words).length ? undefined : readInterests(words, offset)[0];
  const fee: Found = {
    interest: { ...bareInterest("fee", words.trim()), fraction: toWire(ONE), of: "grantor_interest" },
    span: { start: offset, end: sentence.end },
    fraction: null,
    confidence: 0.8,
  };
  const own = first && (first.fraction || first.interest.estate_type !== "fee") ? first : fee;
  const surfaceAndMinerals =
    /\bsurface and minerals\b|\bsurface, and\b|\b(?:lands?|surface|farm|ranch|premises|real (?:estate|property)|acres|tract)(?:,? (?:and|with|including))+ (?:all )?(?:of )?(?:the |my |its )?(?:oil|gas|minerals?|mineral (?:rights?|interests?)|royalt(?:y|ies))\b/i.test(
      words,
    );
  const ofOwn = own.interest.of === "whole" && /\b(?:my|his|her)\b/.test(words.slice(0, 240)) && own.interest.estate_type !== "royalty";
  const interest = {
    ...own.interest,
    ...(surfaceAndMinerals ? { estate_type: "fee" as const } : {}),
    of: ofOwn ? ("grantor_interest" as const) : own.interest.of,
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

/** The words of a taker no party stands for: "to my nephew DAN POOLE, in fee" → "my nephew DAN POOLE". */
function takerWords(words: string): string | null {
  return /\b(?:un)?to (?!(?:hold|have|be|each|my (?:executor|debts)))([^.;,]{3,60}(?:, [A-Z][^.;,]{2,40})?)/.exec(words)?.[1]?.trim() ?? null;
}

function takers(words: string, scene: Scene): string[] {
  const dead = givers(scene);
  const named = namedIn(words, scene.parties.parties).filter((id) => !dead.includes(id));
  const trustee = /,? (?:as )?trustee\b/i.exec(words);
  if (trustee && named.length > 1)
    return namedIn(words.slice(0, trustee.index), scene.parties.parties)
      .filter((id) => !dead.includes(id))
      .slice(0, 1);
  if (named.length) return named;
  if (/\b(?:to|unto) (?:my|said|the said) (?:said |beloved |dear )*(?:wife|husband|spouse)\b/i.test(words)) {
    const spouse = (scene.parties.succession ?? []).flatMap((s) => s.heirs.filter((h) => h.relation === "spouse").map((h) => h.party));
    if (spouse.length) return spouse;
  }
  if (/\b(?:each of )?my (?:said )?(?:\w+ )?children\b/i.test(words)) {
    const children = (scene.parties.succession ?? []).flatMap((s) => s.heirs.filter((h) => h.relation === "child").map((h) => h.party));
    return children.length ? children : sideIds(scene.parties, "to");
  }
  return [];
}

/** "to A an undivided 2/3, and to B an undivided 1/3, of my farm": one gift for each share and its taker. */
function byShares(sentence: Sentence, words: string, offset: number, scene: Scene): Found[] {
  const dead = givers(scene);
  const named = namedIn(words, scene.parties.parties).filter((id) => !dead.includes(id));
  const told = LIFE.test(words) ? [] : takerShares(words, named, scene.parties);
  if (told.length) {
    const model = gift(sentence, words, offset, scene);
    return told.map((t) => ({
      ...model,
      fraction: { start: offset + t.start, end: offset + t.end },
      interest: { ...model.interest, fraction: toWire(t.value), text: words.trim(), to: [t.id] },
    }));
  }
  const shares = findShares(words);
  const to = takers(words, scene);
  if (shares.length < 2 || shares.length !== to.length || LIFE.test(words)) return [];
  const tail = gift(sentence, words.slice(shares.at(-1)?.start ?? 0), offset + (shares.at(-1)?.start ?? 0), scene);
  return shares.map((share, i) => ({
    ...tail,
    fraction: { start: offset + share.start, end: offset + share.end },
    interest: { ...tail.interest, fraction: toWire(share.value), text: words.trim(), to: [to[i] ?? ""] },
  }));
}

function fromSentence(sentence: Sentence, at: number, scene: Scene): Found[] {
  const words = sentence.text.slice(at);
  const offset = sentence.start + at;
  const shared = byShares(sentence, words, offset, scene);
  if (shared.length) return shared;
  const inTrust = /\btrustees?\b[^.;]{0,60}\b(?:hold|trust|for)\b/i.exec(words);
  const trust = inTrust !== null && inTrust.index < words.search(LIFE);
  const split = LIFE.test(words) && !trust ? AT_DEATH.exec(words) : null;
  const first = split ? words.slice(0, split.index) : words;
  const main = gift(sentence, first, offset, scene);
  const to = takers(first, scene);
  const life = LIFE.test(first) && !trust;
  const lifeType = main.interest.estate_type === "fee" && life ? "life_estate" : main.interest.estate_type;
  const unnamed = to.length ? {} : { to_class: takerWords(first) };
  const whole: Found = { ...main, interest: { ...main.interest, estate_type: lifeType, to, ...unnamed, ...(trust ? { term: null } : {}) } };
  const each =
    /\beach of\b/i.test(words) && to.length > 1 && main.fraction ? to.map((id) => ({ ...whole, interest: { ...whole.interest, to: [id] } })) : [whole];
  if (!split) return each;
  const rest = words.slice(split.index);
  const heirs = CLASS.exec(rest);
  const named = takers(rest, scene).filter((id) => !to.includes(id));
  const remainder: Found = {
    interest: {
      ...main.interest,
      estate_type: "remainder",
      term: null,
      text: rest.trim(),
      to: named,
      ...(heirs && !named.length ? { to_class: heirs[1]?.trim() ?? null } : {}),
    },
    span: { start: offset + split.index, end: sentence.end },
    fraction: main.fraction,
    confidence: 0.75,
  };
  return [...each, remainder];
}

const SECOND_THING =
  /[,;]? and (?=(?:(?:all|of|the|my|an?|any|other) )+(?:surface|minerals?|mineral (?:rights?|interests?)|royalt(?:y|ies)|oil|land|lands|farm|ranch|house|home|residue|rest)\b[^.;]{0,90}\b(?:un)?to (?:my|the|our|[A-Z]))/i;

/** "the surface to A and the minerals under it to B, C and D": one sentence for each thing. */
function things(s: Sentence, scene: Scene): Sentence[] {
  const m = SECOND_THING.exec(s.text);
  if (!m || !takers(s.text.slice(0, m.index), scene).length) return [s];
  const end = s.start + m.index;
  const rest: Sentence = { ...s, start: end + m[0].length, text: s.text.slice(m.index + m[0].length) };
  return [{ ...s, end, text: s.text.slice(0, m.index) }, ...things(rest, scene)];
}

/** Gifts of a will in order. "to A for life, and upon his death to his children" → a life estate and a remainder to the class. */
export function readGifts(scene: Scene): Found[] {
  const out: Found[] = [];
  const rider = clauseText(scene);
  for (const s of scene.sentences) {
    const verb = GIFT.exec(s.text) ?? BARE_GIFT.exec(s.text);
    if (!verb || (PERSONAL.test(s.text) && !REAL.test(s.text.replace(/personal property/gi, "")))) continue;
    if (!REAL.test(s.text) && !RESIDUE.test(s.text)) continue;
    const before = s.text.slice(0, verb.index);
    const at = /each of/i.test(s.text.slice(0, 40)) || RESIDUE.test(before) || /(?:^|[.:] )To my\b/.test(before) ? 0 : verb.index;
    const [first, ...more] = things(s, scene);
    if (first) out.push(...fromSentence(first, at, scene));
    for (const x of more) out.push(...fromSentence(x, 0, scene));
  }
  return out.map((f) => {
    if (f.interest.estate_type !== "royalty" && f.interest.estate_type !== "mineral") return f;
    const benefits = benefitsOf(rider, "taker");
    const npri = f.interest.estate_type === "royalty" || /\bnon-?participating royalt/i.test(f.interest.text);
    return { ...f, interest: { ...f.interest, executive: npri ? false : benefits.executive } };
  });
}

/** Reads a will with the order that admits it. */
export function readWill(scene: Scene): Draft {
  return { ...emptyDraft("devise"), grants: readGifts(scene), facts: readFacts(scene, ["death"]) };
}
