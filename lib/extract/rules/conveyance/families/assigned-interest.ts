// What one granting clause of an assignment gives: lease or override, which share of it and of what, at which depths.
import type { EstateType } from "@/lib/contracts/estates";
import { bareInterest, type Found } from "@/lib/extract/rules/conveyance/interest";
import { sideIds } from "@/lib/extract/rules/conveyance/people";
import { baseOf, isRightTitleInterest } from "@/lib/extract/rules/conveyance/phrases/base";
import { estateOf } from "@/lib/extract/rules/conveyance/phrases/estate";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import { roleOf } from "@/lib/extract/rules/conveyance/phrases/share-role";
import { depthsOf } from "@/lib/extract/rules/conveyance/phrases/term";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { compare, mul, ONE, rational, toWire } from "@/lib/fraction/rational";
import { labelledShare } from "./labelled-share";

/** Words by which the override that follows is kept, not given. */
const KEPT = /\b(?:reserv|except|retain|withh[eo]ld|keep|subject to)\w*\b[^.;]{0,150}$/i;

/** "No override or other interest stays", "without any overriding royalty": told not to be. */
const DENIED = /\b(?:no|nor|without|free (?:of|from))(?: any)?(?: (?:further|other|such|royalty|or|reserved|outstanding))* $/i;

/** The override or leasehold an exhibit names where the body only points to it. */
function exhibitEstate(scene: Scene): EstateType | null {
  for (const e of scene.anatomy.exhibits) {
    const m = /\b(?:type of )?interests?:? ([^.;]{3,80})/i.exec(scene.text.slice(e.start, e.end));
    const estate = m ? estateOf(m[1] ?? "") : null;
    if (estate) return estate;
  }
  return null;
}

/** "1/32 of the whole production", "2% of all oil and gas produced": a share of what is won, not of the lease. */
const OF_PRODUCTION =
  /^\W{0,3}(?:(?:parts?|shares?) )?(?:of|in) (?:the |all |any |such |said |whole |entire |total |gross )*(?:production|proceeds|oil|gas)\b(?! and gas (?:and mineral )?leas)/i;
/** "produced under the lease", "(per cents of 8/8, not of the working interest)": where it is won, or what it is no share of. */
const WON_UNDER = /\b(?:under|from|by|pursuant to|according to|not (?:of|in))(?: (?:the|said|such|that|this|its|any|terms of|virtue of|oil and gas)){0,4} $/i;

/** Whether the first share, or the last of a row of takers' shares, is one of what is produced and no lease is told as its object. */
function isOfProduction(words: string): boolean {
  const share = findShares(words.slice(0, 300)).find((s) => OF_PRODUCTION.test(words.slice(s.end, s.end + 60)));
  if (!share) return false;
  const told = words.slice(0, share.end + 120);
  return [...told.matchAll(/\b(?:leases?|leasehold|working interest)\b/gi)].every((m) => m.index > share.end && WON_UNDER.test(told.slice(0, m.index)));
}

function assignedEstate(scene: Scene, words: string): EstateType {
  if (isOfProduction(words)) return "overriding_royalty";
  const named = words.search(/\boverrid|\bo\.?r\.?r\.?i\b/i);
  const ahead = words.slice(Math.max(0, named - 160), named);
  const override = named > 0 && (KEPT.test(ahead) || DENIED.test(ahead)) ? -1 : named;
  const lease = words.search(/\b(?:working interest|leasehold|leases?\b|operating rights|record title)/i);
  if (override >= 0 && (lease < 0 || override < lease)) return "overriding_royalty";
  if (scene.docType === "assignment_of_overriding_royalty" && findShares(words.slice(0, 160))[0]?.of_8_8) return "overriding_royalty";
  const exhibit = words.slice(0, 260).search(/\bexhibit\b/i);
  if (lease >= 0 && exhibit > lease && override < 0) return "leasehold";
  if (exhibit >= 0) return exhibitEstate(scene) ?? (lease >= 0 ? "leasehold" : (estateOf(words) ?? "leasehold"));
  if (
    lease >= 0 &&
    named === override &&
    scene.docType === "assignment_of_overriding_royalty" &&
    !/\b(?:working interest|leasehold|operating rights)/i.test(words)
  )
    return "overriding_royalty";
  if (lease < 0 && scene.docType === "assignment_of_overriding_royalty") return "overriding_royalty";
  if (lease >= 0 || LEASE_PAPERS.has(scene.docType ?? "")) return "leasehold";
  return estateOf(words) ?? "leasehold";
}

/** Papers that pass leaseholds: land named first in them is the land of the lease. */
const LEASE_PAPERS: ReadonlySet<string> = new Set(["assignment_of_lease", "partial_assignment", "term_assignment", "wellbore_assignment"]);

/** "only insofar as the lease is needed to own and produce from said wellbore": the bore and no more; "insofar as said leases, wellbores and rights lie in the unit" is none. */
const BORE_ONLY =
  /\b(?:only|solely|limited|insofar|in so far|restricted)\b[^.;]{0,120}(?<!\bleases,? (?:(?:and|or) )?(?:said |the )?)\bwell ?bores?\b|(?<!\bleases,? (?:(?:and|or) )?)\bwell ?bores?\b(?:(?!\binsofar\b)[^.;]){0,30}\b(?:only|alone)\b/i;
const wellboreOf = (words: string): string | null => (BORE_ONLY.test(words) ? "the wellbore" : null);

/** "one-half of the overriding royalty which he holds", "50% of its override", "1/3 of said interest": a share of what the assignor has. */
export const OF_HELD =
  /^\W{0,3}(?:(?:interest|part|share) )?(?:of|in)(?: and to)? (?:the|his|her|its|their|my|our|said|such|that|all|assignors?'?s?) (?:[^.;%]{0,50}\b(?:overrid|o\.?r\.?r\.?i\b)|(?:same|interests?|royalt(?:y|ies))\b)|^\W{0,3}(?:(?:interest|part|share) )?(?:thereof|of (?:the same|it|that)\b)/i;

/** "one-half of its right, title and interest in the lease", "25% of Assignor's leasehold": a share of what the assignor has, and not of the lease. */
const OF_HIS_OWN =
  /^[)"]* ?(?:(?:undivided )?(?:part|share|interest) )?(?:of|in) (?:all (?:of )?)?(?:its|his|her|their|my|our|(?:(?:the|said) )*(?:assignors?|transferors?|sellers?)(?:['’]s?|s['’])) (?:(?:undivided|entire|said|own|present|right|title|and|whole),? ){0,6}(?:rights?|title|interests?|leasehold|share|part|holdings?|operating rights)\b/i;

/** The clause that limits an assignment to a part of the leased land. */
const INSOFAR = /\b(?:insofar|in so far|only as to|only as it covers|as to)\b(?:,? (?:but|and) only (?:insofar|in so far))?[^.;]*/i;

const OF_ACRES = /^[^.;]{0,40}\bacres\b/i;
/** A point that ends a sentence: behind a word, a number or a bracket, before a capital. */
const SENTENCE_END = /(?:[a-z]{3,}|[A-Z]{4,}|\d|\)|"|-[A-Z])\. (?=(?:[A-Z][a-z]+|I|A|It) )/;
const OF_THE_LEASE =
  /^(?:(?!\bnot assigned)[^.;]){0,40}\b(?:working interest|leasehold|record title|operating rights|of (?:the |said |such )?(?:lease|assignor|[Ii]nterest))|^\W{0,3}(?:of 8\s?\/\s?8\w*)?\W{0,2}$/i;

/** "The remaining .625 is not assigned", "he keeping the other half". */
const NOT_GIVEN = /\b(?:remaining|balance|residue|remainder|other)(?: of)?,? (?:undivided |equal |of )*$/i;

/** "the lease from A (undivided 2/3)", "a lease covering an undivided half": what a lease covers, no share of it. */
const COVERED =
  /\bleases?\b.{0,150}(?:\(|\b(?:covering|covers|embracing) )(?:only |being )?(?:an? |the |his |her |their |lessor'?s?'? )?undivided (?:interest of )?$/i;

/** The share of the thing assigned: one that measures it in the granting sentence, else one further on that says so. What is netted, kept or reduced is passed over. */
/** A share further on is of something else. */
const SHARE_WITHIN = 420;

/** "including the one-eighth to the landowner", "the lessor's royalty being 3/16": a burden told. */
const LANDOWNERS =
  /^[)"]* ?(?:(?:royalty|part|share|interest) )?(?:(?:due|payable|reserved|belonging|going) )?(?:to|of|for|by) (?:the |said )*(?:land ?owners?|lessors?|royalty owners?|owners? of the (?:land|royalty|minerals))\b/i;
const LESSORS_ROYALTY =
  /\b(?:lessors?|land ?owners?)\b(?: \w+){0,2} (?:has|have|takes?|gets?|receives?|is paid|reserved|keeps?|is|at)\b[^.;,]{0,24}$|\b(?:lessor|land ?owner)s?'?s?'? (?:royalty|share|part)\b[^.;,]{0,24}$/i;

/** "the override out of one-half of the lease", "burdening three-fourths of the working interest": how much bears what is assigned. */
const BEARS =
  /\b(?:out of|on|upon|against|over|from|burden(?:s|ing)?|charg(?:es|ed|ing)(?: (?:on|upon|against))?|carved (?:from|out of)|borne by|encumber(?:s|ing)?)(?: (?:an?|the|only|his|her|its|said|that|undivided|equal))* \(?$/i;
const OF_A_LEASE =
  /^[)"]*(?: \([^()]{1,14}\))? ?(?:(?:undivided )?(?:interest|part|share) )?(?:of|in) (?:(?:the|said|that|his|her|its|whole|entire) )*(?:oil(?:,| and) gas (?:and mineral )?)?(?:leases?|leasehold|working interest)\b/i;
/** "The half of the working interest still owned by A is not affected": a share behind the sentence that assigns, told as of the lease or as untouched. */
const isLeft = (words: string, s: Share): boolean =>
  /^[^.;]{0,140}\b(?:working interest|leasehold|operating rights|(?:is|are) not\b)/i.test(words.slice(s.end)) &&
  !/^[^.;]{0,60}\boverrid/i.test(words.slice(s.end));
const isBurdened = (words: string, s: Share): boolean =>
  BEARS.test(words.slice(Math.max(0, s.start - 50), s.start)) && OF_A_LEASE.test(words.slice(s.end, s.end + 80));

/** "at twenty percent royalty", "a 3/16 royalty lease": the rate of the lease. */
const ITS_RATE = /^[)"]* ?(?:\([^()]{1,14}\) ?)?(?:lease |lessor'?s?'? |land ?owner'?s?'? )?royalt/i;
/** "for a price of which one-half is paid": a share of money. */
const OF_MONEY = /\b(?:price|consideration|sum|payment|money|note|dollars)\b[^.;]{0,60}$/i;

type Share = ReturnType<typeof findShares>[number];

/** Where the words turn from the thing to what it bears or what the taker is to do: "subject to the one-eighth of the lessors", "the assignee to pay one-fourth of the rental". */
const BORNE =
  /\b(?:subject (?:\w+ )?to|burdened|charged with|(?:assignees?|transferees?|he|she|it|they|who|which) (?:is |are |shall |will |agrees? |hereby )*(?:to )?(?:pay|bear|account|assume|deliver)|(?:to|and) (?:pay|bear|account|assume)|paying|bearing|assuming)\b/i;

function assignedShare(words: string, estate: EstateType): Share | undefined {
  const wanted = estate === "overriding_royalty" || estate === "production_payment" ? ["interest", "override"] : ["interest"];
  const turn = BORNE.exec(words)?.index ?? words.length;
  const sized = findShares(words.slice(0, SHARE_WITHIN)).filter(
    (s) =>
      s.start < turn &&
      wanted.includes(roleOf(words, s)) &&
      !OF_ACRES.test(words.slice(s.end, s.end + 60)) &&
      !LANDOWNERS.test(words.slice(s.end, s.end + 70)) &&
      !(estate === "leasehold" && ITS_RATE.test(words.slice(s.end, s.end + 50))) &&
      !OF_MONEY.test(words.slice(Math.max(0, s.start - 80), s.start)) &&
      !LESSORS_ROYALTY.test(words.slice(Math.max(0, s.start - 60), s.start)) &&
      !COVERED.test(words.slice(Math.max(0, s.start - 180), s.start)) &&
      !(estate === "overriding_royalty" && isBurdened(words, s)),
  );
  const end = SENTENCE_END.exec(words)?.index ?? words.length;
  const share = sized.find(
    (s) =>
      !NOT_GIVEN.test(words.slice(Math.max(0, s.start - 40), s.start)) &&
      (s.start <= end || (OF_THE_LEASE.test(words.slice(s.end, s.end + 60)) && !(estate === "overriding_royalty" && isLeft(words, s)))),
  );
  return share && ofNetWorking(words, share);
}

/** "1/16 of the 7/8 working interest", "all of the seven-eighths leasehold": what the royalty leaves is the whole of the lease, and no second factor. */
function ofNetWorking(words: string, share: Share): Share {
  const net = share.factors.at(-1);
  const said = /^(?:ths?)?[)"]*,? ?(?:of the )?(?:working|leasehold|lessee'?s?)\b/i.test(words.slice(share.end, share.end + 24));
  if (!said || !net || compare(net, rational(1n, 2n)) <= 0 || compare(net, ONE) >= 0) return share;
  if (share.factors.length > 1) return { ...share, value: share.factors.slice(0, -1).reduce(mul), factors: share.factors.slice(0, -1) };
  return /\b(?:all (?:of )?the|the (?:entire|full|whole)|its entire) $/i.test(words.slice(0, share.start)) ? { ...share, value: ONE, factors: [ONE] } : share;
}

/** The words up to the end of their sentence, where these name what is assigned. */
function ownSentence(scene: Scene, start: number, words: string): string {
  const end = scene.sentences.find((s) => s.start <= start && s.end > start)?.end ?? start + words.length;
  const own = words.slice(0, end - start);
  return /\b(?:leases?|leasehold|interests?|rights?|overrid\w*|assign\w*|received|same)\b/i.test(own) && own.length > 30 ? own : words;
}

/** The interest that the words from `start` assign: "an undivided 1/4 of the working interest" → leasehold 1/4 of the lease. Without a share the whole. */
export function assigned(scene: Scene, start: number, words: string): Found {
  const named = assignedEstate(scene, ownSentence(scene, start, words));
  const told = assignedShare(words, named);
  const row = told ? null : labelledShare(scene, start);
  const estate = row?.override ? "overriding_royalty" : named;
  const share = told ?? (row ? { ...row.share, start: row.share.start - start, end: row.share.end - start } : undefined);
  const exhibit = share
    ? null
    : scene.anatomy.exhibits.flatMap((e) =>
        findShares(scene.text.slice(e.start, e.end)).map((s) => ({ ...s, start: s.start + e.start, end: s.end + e.start })),
      )[0];
  const right = isRightTitleInterest(words.slice(0, 240)) || /\ball of assignor'?s?'? (?:undivided )?(?:right|interest|overrid)/i.test(words.slice(0, 200));
  const behind = share ? scene.text.slice(start + share.end, start + share.end + 120) : "";
  const own =
    (estate === "overriding_royalty" && share !== undefined && OF_HELD.test(behind.slice(0, 90))) ||
    ((right || /^such of\b/i.test(words)) && !share) ||
    (share !== undefined && (baseOf(behind, false).of === "grantor_interest" || (estate === "leasehold" && OF_HIS_OWN.test(behind))));
  const eighth = share?.of_8_8 || /\bof 8\s?\/\s?8/i.test(share ? behind.slice(0, 40) : words.slice(0, 40));
  const of = own ? "grantor_interest" : estate === "leasehold" && !eighth ? "lease_interest" : "whole";
  const stated =
    exhibit && estate === "overriding_royalty"
      ? { readings: [{ fraction: toWire(exhibit.value), basis: "stated in the exhibit", rule: "assignment.exhibit_quantum", of: "whole" as const }] }
      : {};
  const limit = INSOFAR.exec(words)?.[0];
  return {
    ...(limit ? { scope: limit } : {}),
    interest: {
      ...bareInterest(estate, words.slice(0, 400).trim()),
      fraction: toWire(share?.value ?? ONE),
      of,
      depths: depthsOf(words) ?? wellboreOf(words),
      floating: estate === "overriding_royalty" ? false : null,
      ...stated,
      ...(estate === "overriding_royalty" || eighth ? { of_8_8: eighth ? true : null } : {}),
      from: sideIds(scene.parties, "from"),
      to: sideIds(scene.parties, "to"),
    },
    span: { start, end: start + Math.min(400, words.length) },
    fraction: share ? { start: start + share.start, end: start + share.end } : null,
    confidence: share ? 0.9 : 0.82,
  };
}
