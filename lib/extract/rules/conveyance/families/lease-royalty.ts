// The royalty of a lease: the share of what is produced that the lessor is told to take, however the words stand.
import type { LeaseTerms } from "@/lib/contracts/aspects/conveyance";
import { withoutFirms } from "@/lib/extract/rules/conveyance/phrases/firm-words";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { Scene, Sentence } from "@/lib/extract/rules/conveyance/scene";
import { wordsToFraction } from "@/lib/fraction/fraction-token";
import { NUMBER_WORD, ORDINAL_WORD } from "@/lib/fraction/number-words";
import { add, compare, equals, mul, ONE, type Rational, rational, toWire } from "@/lib/fraction/rational";
import type { Span } from "@/lib/text/view";
import { isUnreduced } from "./lessor-rider";
import { isLessorsPart, isNextLabel, looksOwned } from "./lessors-part";

export type LeaseRoyalty = { value: NonNullable<LeaseTerms["royalty"]>; span: Span };
type Share = ReturnType<typeof findShares>[number];
type Place = { s: Sentence; share: Share; before: string; after: string; told: number };
type Words = Omit<Place, "told">;

export const ROYALTY_NEAR = /\broyalt(?:y|ies)\b|\bdeliver to (?:the credit of )?(?:the )?lessor|\bto the credit of (?:the )?lessor|\bequal (?:one|1)/i;
/** "that which is produced", "what shall be brought to the surface", "so much as may be won". */
const WHAT_COMES_OUT =
  "(?:that(?: which)?|what|so much as|as much as|such as|all) (?:(?:is|are|be|shall|may|will|can|comes?|be) ){0,3}(?:(?:so|thus|actually|there|hereafter|from time to time) )?(?:produced|saved|found|taken|brought|got|gotten|raised|won|recovered|mined|marketed|sold|severed|extracted|lifted|pumped|drawn|up|out)";
const PRODUCT = `(?:oil|petroleum|gas|production|products?|produced|minerals?|hydrocarbons|substances?|proceeds|output|yield|barrels?|everything|whatever|whatsoever|${WHAT_COMES_OUT})`;
const OF_THE_PRODUCT = new RegExp(`^[^.;]{0,30}\\b(?:part )?of (?:all |the |said |such |each |every |gross ){0,3}${PRODUCT}`, "i");
/** "Lessor's share of production, free of costs, is", "out of what is produced the lessor takes". */
const SHARE_OF_PRODUCT = new RegExp(`\\b(?:share|part) (?:of|in) (?:all |the |said |such |what is )*${PRODUCT}\\b[^.;]{0,60}$`, "i");
const TAKES =
  /\b(?:lessors?|land ?owners?|he|she|they|I|we|part(?:y|ies)|grantors?) (?:\w+ ){0,2}?(?:takes?|gets?|receives?|have|has|reserves?|keeps?|(?:be|is|are) (?:to be )?(?:paid|credited|given))\b[^.;]{0,60}$/i;
const RENDERED = /\b(?:deliver|yield|render|pay|give|given|turn over|account|set (?:apart|aside)|credit)\b[^.;]{0,110}$/i;
const OUT_OF_PRODUCT = new RegExp(`\\b(?:of|from|out of) (?:all |each |every |the |said |such |any |what |gross |net |total ){0,3}${PRODUCT}\\b`, "i");
/** "For the gas marketed, Lessee shall pay Lessor one-eighth of the value thereof": a share of what the product brings, whichever words name the product. */
const OF_WHAT_IT_BRINGS =
  /^\)?(?: \([^()]{1,12}\))? ?(?:part |share )?of (?:all |the |its |their |such |said |gross |net |fair |full |actual |market |then |current |posted |cash |wellhead |field ){0,4}(?:values?|prices?|proceeds|receipts|revenues?|amounts?|sums?|moneys?|money|income|returns?|avails)\b|^\)? ?(?:part )?of what\b[^.;,]{0,30}\b(?:brings?|brought|sells?|sold|fetch(?:es)?|got|gets|received|realized)\b/i;
const NAMES_PRODUCT = /\b(?:oil|petroleum|gas|distillate|condensate|casinghead|products?|hydrocarbons?|minerals?|substances?)\b/i;
const NO_PRODUCT_MONEY = /\b(?:rentals?|bonus|shut-?in|damages?|taxes|timber|crops?|insurance|purchase (?:price|money))\b/i;
const AS_ROYALTY =
  /^\s*(?:\)\s*)?(?:(?:thereof|of it|of the same|of that),? )?(?:(?:as|for|by way of) (?:(?:a|an|the|his|her|its|their|my|our|rent|and|or|full) ){0,4})?(?:lessor'?s?'? )?royalt/i;
const NOT_LEASE_ROYALTY =
  /\boverrid\w+|\bnon-?participating|\bof record\b|\boutstanding|\bshut-?in|\bstands of record|\breserved (?:by|in)\b(?! (?:the )?(?:said )?lessors?\b)/i;
/** "royalty, inclusive of all non-participating royalty", "total royalty, to be divided among those entitled of record": another's is within it. */
const IN_SUM =
  /(?<!(?:\d|half|thirds?|fourths?|quarters?|fifths?|sixths?|sevenths?|eighths?|sixteenths?|%|percent)\)?,? )\b(?:inclusive of|including|includes|to be (?:divided|shared|distributed)|divided among|before (?:any )?division|total royalt\w+|royalt\w+ in all|aggregate|in the aggregate|all (?:of )?those|gross royalt\w+|covering also|as well as)\b(?:(?!\boverrid|\bshut)[^.;]){0,110}$/i;
const OF_ANOTHER = /^[^.;,]{0,50}\b(?:stands? of record|outstanding|reserved by(?! (?:the )?(?:said )?lessors?\b))/i;

/** "the lessee takes seven-eighths", "seven-eighths is the lessee's". */
const LESSEE_TAKES = /\b(?:lessees?|company|second part(?:y|ies))\b(?: (?:shall|may|will|is to))? (?:retain|keep|take|have|own|get)s?\b[^.;,]{0,20}$/i;
const LESSEES =
  /^(?:(?!\b(?:to|by|from)\b)[^.;,]){0,50}\b(?:is|are|be|belongs? to|goes to)(?: to)?(?: be)?(?: the| that of the)* (?:lessees?'?s?'?|company's)\b/i;
/** "out of which … each her fourth part, and the Lessor the other half": how the royalty is shared out. */
const SHARED_OUT =
  /\b(?:out of|of|from) (?:which|it|this|that|the same)\b|\bwhereof\b|\bthereof\b|\beach (?:his|her|its|their)\b|\b(?:divided|shared|apportioned|distributed|split) (?:between|among(?:st)?)\b/i;

/** "a third of it to each", "a half thereof to Ada": so much of the royalty to one of several. */
const OF_IT = /^\)?(?: \([^()]{1,12}\))? ?(?:part |share )?(?:(?:of (?:it|this|that|the same|which|such royalty)|thereof)\b|(?:to|for) (?:each|every)\b)/i;

/** "three-eighths of the royalty", "one-half of said royalties": a part of the royalty told elsewhere, unless its rate stands right behind. */
const OF_THE_ROYALTY =
  /^\)?(?: \([^()]{1,12}\))?,? ?(?:part |share |interest |half )?(?:of|in) (?:(?:the|that|said|such|this|all|any|its|whole|entire|same|lessor'?s?|lease|aforesaid|above|foregoing|of) ){1,4}royalt(?:y|ies)\b(?! (?:of|at|being) (?:an? |the )?(?:usual |customary )?(?:\d|one|two|three|[¼⅛⅙⅕]))/i;
/** "(Lessor says that his part is one-half)": what one claims fixes no rate. */
const CLAIMED =
  /\b(?:says|(?:lessors?|he|she|they|who) (?:said|claims?|demands?)|claimed|contends?|contended|insists?|asserts|believes?|thinks?|holds? that|demanded)\b[^.;]{0,140}$/i;

/** The first share of a sentence that is told as a royalty, and from where on the words share it out. */
type Shared = { first: Place; from: number };

function sharedOut(places: readonly Place[]): Map<Sentence, Shared> {
  const out = new Map<Sentence, Shared>();
  for (const first of places) {
    if (first.told === 0 || out.has(first.s)) continue;
    const turn = SHARED_OUT.exec(first.s.text.slice(first.share.end));
    out.set(first.s, { first, from: turn ? first.share.end + turn.index + turn[0].length : Number.POSITIVE_INFINITY });
  }
  return out;
}

/** Whether a share is told of the royalty before it in its sentence, which it divides. */
function divides({ s, share, after }: Place, shared: ReadonlyMap<Sentence, Shared>): boolean {
  const own = shared.get(s);
  return own !== undefined && own.first.share.end <= share.start && (own.from <= share.start || OF_IT.test(after));
}

/** Whether a share is none of the royalty: what is leased, another's royalty, a share of the minerals. */
function isOther({ before, after }: Words): boolean {
  return (
    isLessorsPart(before, after) ||
    LESSEE_TAKES.test(before) ||
    LESSEES.test(after) ||
    (/\bundivided\b[^.;]{0,14}$/i.test(before) && !(ROYALTY_NEAR.test(before) && OF_THE_PRODUCT.test(after))) ||
    (NOT_LEASE_ROYALTY.test(before.slice(-42)) && !IN_SUM.test(before)) ||
    OF_ANOTHER.test(after)
  );
}

/** "the customary one-eighth". */
const USUAL = /\b(?:usual|customary|standard)(?:,? (?:and )?(?:usual|customary|standard))? $/i;
/** "for oil, the sixth part". */
const ON_PRODUCT = /(?:^|[.;:(] )(?:for|on|of) (?:the |all )?(?:oil|gas)\b[,:]? (?:the |an? |one )?(?:equal )?$/i;
/** "one-eighth is the Lessor's", "… shall go to Lessor". */
const LESSORS_OWN =
  /^,? (?:the )?lessor'?s'?[.;]|^\)?,? (?:part |share )?(?:to|for) (?:the |said )*lessors?\b(?! own)|^[^.;]{0,40}\b(?:is|are|be|belongs?|goes?|go) (?:to )?(?:the )?(?:lessors?|owners? of the (?:land|soil)|grantors?)\b/i;
/** What is left of the lessee's part: "and the Lessor the remaining one-eighth". */
const REST_OF = /\blessors?\b(?: (?:\w+ ){0,3})?(?:the )?(?:other|remaining|balance of)(?: the)? $/i;
const COUNTED = /\b(?:barrel|bbl|part|gallon|bushel|ton|measure)/i;

/** How surely the words tell a royalty: 3 by its name, 2 by the product behind the share, 1 by the product before it; 0 none. */
function told({ share, before, after }: Words): number {
  if (ROYALTY_NEAR.test(before) || AS_ROYALTY.test(after)) return 3;
  if (USUAL.test(before) || ON_PRODUCT.test(before)) return 2;
  if (OF_THE_PRODUCT.test(after)) return 2;
  if (SHARE_OF_PRODUCT.test(before)) return 2;
  if (OF_WHAT_IT_BRINGS.test(after) && NAMES_PRODUCT.test(`${before} ${after}`) && !NO_PRODUCT_MONEY.test(`${before.slice(-110)} ${after}`)) return 2;
  if (LESSORS_OWN.test(after) || REST_OF.test(before)) return 1;
  if ((share.text.length > 5 && COUNTED.test(share.text)) || /^ (?:barrel|bushel|gallon|ton)\b/i.test(after)) return 2;
  return (TAKES.test(before) || RENDERED.test(before)) && OUT_OF_PRODUCT.test(before) ? 1 : 0;
}

/** "3/16 of the one-fourth that is hers": what the royalty is taken of is the lessor's part, and no factor of the rate. */
const LESSORS_PART =
  /^[)"]* ?(?:part |share |interest |half |portion )?(?:(?:that|which) (?:is|are|belongs? to|(?:he|she|they|it|(?:the )?lessors?) (?:owns?|holds?|leases?|lets?)) ?(?:his|hers|theirs|its|mine|ours|(?:the )?lessors?)?\b|(?:owned by|belonging to|of) (?:the |said )*lessors?\b)/i;

const BARE_PART = new RegExp(
  `(?<=\\b(?:an?|the|usual|customary|standard|equal|full)\\s)(?:${NUMBER_WORD}[\\s-])?(?!second\\b|first\\b)${ORDINAL_WORD}(?=[,.;]|\\s(?:(?:barrel|bushel|gallon|ton)s?\\b|(?:equal\\s)?part\\b(?! (?:y|ies)|\\shereto)|on|of\\s(?:all|the|what|that|oil|gas|any)|in\\skind|goes|belongs?|falls|shall|is|are|royalt\\w+|share|to\\s(?:the\\s)?lessor)\\b)`,
  "gi",
);

/** The shares of a sentence with those told by their part alone, which elsewhere would be the number of a thing: "royalty, a fifth", "the sixth part". */
function royaltyShares(text: string): Share[] {
  const shares = findShares(text);
  const bare = [...text.matchAll(BARE_PART)].flatMap((m): Share[] => {
    const value = wordsToFraction(`one ${m[0].replace(/\s/g, "-")}`);
    const taken = shares.some((x) => x.start < m.index + m[0].length && m.index < x.end);
    return value && !taken
      ? [{ start: m.index, end: m.index + m[0].length, text: m[0], factors: [value], value, notation: "words", conflict: null, of_8_8: false }]
      : [];
  });
  return bare.length ? [...shares, ...bare].sort((a, b) => a.start - b.start) : shares;
}

/** "the one-fourth of the minerals which Lessor owns": a part of what is leased, and no rate. */
const OF_MINERALS = /^[)"]* ?(?:interest |part |share )?(?:(?:of|in) (?:(?:the|all|said) )*minerals?\b|(?:owned|reserved|held|excepted) by)/i;

const RATE_NEAR = 400;

/**
 * "one-eighth, measured on the one-fourth he leases, so that his royalty is 1/32": the rate of which the figure told is the lessor's part; else the figure.
 * The part is what the lease is read to let; where it is read to let the whole, any other share that the paper tells.
 */
function rateOf(main: Place, value: Rational, leased: Rational, own: readonly Place[], told: readonly Place[]): Rational {
  const whole = compare(leased, ONE) >= 0;
  const near = (p: Place) => Math.abs(p.share.start + p.s.start - main.share.start - main.s.start) < RATE_NEAR;
  const rates = own
    .filter((p) => p !== main && (whole ? p.told > 0 && !isOther(p) : p.s === main.s || p.told > 0) && !OF_MINERALS.test(p.after) && near(p))
    .flatMap((p) => [p.share.value, ...p.share.factors]);
  const parts = whole ? told.filter((p) => p !== main && !OF_THE_PRODUCT.test(p.after)).map((p) => p.share.value) : [leased];
  const isRate = (r: Rational, part: Rational) => !equals(r, part) && equals(mul(r, part), value);
  return rates.find((r) => compare(r, value) > 0 && compare(r, ONE) < 0 && parts.some((part) => isRate(r, part))) ?? value;
}

/** "five-sixths of one-eighth" in a lease of an undivided five-sixths is a royalty of one-eighth on what is leased. */
function royaltyIn({ share, after }: Place, leased: Rational): Rational {
  const [first, second] = share.factors;
  if (share.factors.length === 2 && first && LESSORS_PART.test(after)) return first;
  if (share.factors.length !== 2 || !first || !second) return share.value;
  return equals(first, leased) ? second : equals(second, leased) && compare(leased, ONE) < 0 ? first : share.value;
}

const EXTRA =
  /\b(?:extra|additional|added|further|bonus|excess) (?:royalty|royalties|share|part|one|1|\(?\d)?[^.;]{0,60}$|\bin addition(?: thereto| to (?:the|that|such)[^.;,]{0,40})?,? [^.;]{0,40}$/i;
const IN_ALL =
  /\b(?:in all|together|total(?:l?ing)?|combined|aggregat\w+|altogether|making|amount(?:s|ing)? (?:in all )?to|come(?:s)? to|sum of)\b[^.;]{0,50}$/i;
const NOT_EXTRA =
  /\boverrid\w+|\bnot (?:in addition|additional|added)\b|\bout of (?:the|this|that|said|such|the said) (?:\w+ )?royalty|\b[A-Z][\w.]+['’]s? $|\bproduction payment|\bafter (?:payout|the lessee has recovered)|\bfree of\b|\bif\b|\bwhen\b|\bonce\b|\bupon\b/i;

const OVERRIDES = /^[^.;]{0,160}\boverrid/i;

/** Beside the regular royalty an extra one of the same lessors: what is told of both together, else their sum. Null where no extra is told. */
function withExtra(places: readonly Place[], main: Place, value: Rational): Rational | null {
  const later = places.slice(places.indexOf(main) + 1);
  const extra = later.find(
    (p) =>
      (OF_THE_PRODUCT.test(p.after) || ROYALTY_NEAR.test(p.before)) &&
      EXTRA.test(p.before.slice(-70)) &&
      !NOT_EXTRA.test(p.before.slice(-90)) &&
      !OVERRIDES.test(p.s.text.slice(p.share.end)) &&
      !isUnreduced(p.s.text),
  );
  if (!extra || compare(extra.share.value, value) >= 0) return null;
  const both = add(value, extra.share.value);
  const all = later.find((p) => p !== extra && IN_ALL.test(p.before.slice(-80)) && compare(p.share.value, value) > 0);
  return all && compare(all.share.value, ONE) < 0 ? all.share.value : compare(both, ONE) < 0 ? both : null;
}

/** "leased and let for ten years, and while producing, at one-eighth." */
const AT_RATE = /\b(?:at|for|yielding|rendering|paying|pays?|with|on)(?: (?:the|an?|only|usual|customary|rate of))* \(?$/i;
const MOST = rational(1, 3);

/** Where nothing is told of the product nor by its name: the one share at which the lease lets. */
function soleRate(own: readonly Place[]): LeaseRoyalty | null {
  const [p, ...more] = own.filter((x) => AT_RATE.test(x.before) && /^\)?(?: \([^()]{1,12}\))?[.,;]/.test(x.after) && compare(x.share.value, MOST) <= 0);
  if (!p || more.some((x) => !equals(x.share.value, p.share.value))) return null;
  return { value: toWire(p.share.value), span: { start: p.s.start + p.share.start, end: p.s.start + p.share.end } };
}

const surest = (places: readonly Place[]): Place | undefined =>
  places.find((p) => p.told === 3) ?? places.find((p) => p.told === 2) ?? places.find((p) => p.told === 1);

const FORMER = "(?:printed|usual|customary|old|former|original|typed|one)";
/** "in lieu of the printed one-eighth, which is stricken": a rate that another takes the place of. */
const isStruck = ({ before, after }: Place): boolean =>
  new RegExp(`\\b(?:in lieu|instead|in (?:the )?(?:place|stead)) of(?: (?:the|any|said|${FORMER}))* \\(?$`, "i").test(before) ||
  /^\)?(?: \([^()]{1,12}\))?(?: (?:royalty|part|share))?,? (?:which |that )?(?:(?:is|are|was|being|has been|having been|stands?) )?(?:hereby )?(?:stricken|struck|deleted|crossed out|cancelled)\b/i.test(
    after,
  );

/** First fraction said of the royalty, with an extra one that goes with it; not of an override, an outstanding royalty or a shut-in payment. Null where none is told. */
export function leaseRoyaltyOf(scene: Scene, leased: Rational = ONE): LeaseRoyalty | null {
  const places = scene.sentences.flatMap((s) =>
    royaltyShares(s.text).map((share, i, all): Place => {
      const words = {
        s,
        share,
        before: withoutFirms(s.text.slice(Math.max(0, share.start - 170), share.start)),
        after: s.text.slice(share.end, share.end + 60),
      };
      const next = all[i + 1];
      const label = next !== undefined && isNextLabel(s.text.slice(share.end, next.start));
      return { ...words, told: label ? 0 : told(words) };
    }),
  );
  const standing = places.filter((p) => !isStruck(p));
  const apart = (standing.some((p) => p.told > 0) ? standing : places).filter((p) => !isOther(p));
  const shared = sharedOut(apart);
  const undivided = places.filter((p) => !divides(p, shared));
  const plain = apart.filter((p) => !divides(p, shared) && !OF_THE_ROYALTY.test(p.after) && !CLAIMED.test(p.before));
  const own = plain.some((p) => p.told > 0) ? plain : apart.filter((p) => !divides(p, shared));
  const rates = own.filter((p) => !looksOwned(scene, p.share.value));
  const main = surest(rates) ?? (scene.docType === "ratification" ? undefined : surest(own));
  if (!main) return soleRate(rates);
  const value = rateOf(main, royaltyIn(main, leased), leased, undivided, places);
  return { value: toWire(withExtra(own, main, value) ?? value), span: { start: main.s.start + main.share.start, end: main.s.start + main.share.end } };
}
