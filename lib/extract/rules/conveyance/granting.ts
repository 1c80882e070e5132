// What is given: the granting words, the object after the grantee's name, and the clauses that add to it.
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import { ONE, toWire } from "@/lib/fraction/rational";
import type { Span } from "@/lib/text/view";
import { bareInterest, type Found, readInterests } from "./interest";
import { reserveAt } from "./keeping-words";
import { ofLandAlone } from "./land-alone";
import { listedThings } from "./listed-things";
import { ACRES_OF_MINERALS } from "./mineral-acres";
import { LAND_HEAD, objectEnd, RIGHTS_HEAD } from "./object-end";
import { backOverShare, objectStart, pastCompanion } from "./object-place";
import { namedByType, ofWhatWasTold } from "./object-told";
import { thatShare } from "./own-base";
import { describedAt, isRightTitleInterest, isWithAllOther } from "./phrases/base";
import { estateOf } from "./phrases/estate";
import { withoutLevels } from "./phrases/head-words";
import { createdInOne } from "./phrases/holder";
import { onlyEstate } from "./phrases/minerals-only";
import { OBJECT_OPENER } from "./phrases/object-opener";
import { outcomeAt } from "./phrases/outcome";
import { furtherActAt } from "./phrases/same-taker";
import { findShares } from "./phrases/share";
import type { Scene } from "./scene";
import type { Segment } from "./segments";
import { objectsIn } from "./several-objects";
import { opensObject, sizesLand } from "./shares-of-land";
import { sideBySide } from "./side-by-side";
import { surfaceAndShare } from "./surface-and-share";
import { tabularObject } from "./tabular-object";
import { thatThing } from "./that-thing";
import { namedBefore } from "./thing-before";
import { toldAhead } from "./told-ahead";
import { undividedIn } from "./undivided-acres";

export type Grant = { clause: Span; object: Span; quitclaim: boolean; found: Found[] };

/** "the following described interest in real property in Elk County, to-wit:" leads up to the object and is none itself. */
const FRAME = /^(?:all (?:of )?)?the following(?:[- ]described)?\b(?! (?:\w+ )?royalty,? to)[^:;\d]{0,160}: ?(?=\S)/i;

/** "all that certain property, to wit: an undivided 1/4 interest in the minerals": the blank of a printed form, filled in with a share or with minerals. */
const FORM_FRAME =
  /^(?:all (?:of )?)?(?:that|those|such) (?:certain )?(?:(?:real|following|described) )*(?:property|properties|estates?|interests?|rights?|premises|lands?)\b[^:;\d]{0,120}: ?(?=(?:(?:an?|all|the|my|our|his|her|its|their|of) ){0,3}(?:undivided\b|(?:one|two|three|five|seven|half|fourth)\b[- ]|\d{1,3}\/\d|\d[\d.]*%|(?:mineral|royalty) (?:interest|estate)|oil\b|gas\b|minerals?\b|right, title))/i;

function behindFrame(text: string, object: Span): Span {
  const head = text.slice(object.start, Math.min(object.end, object.start + 200));
  const lead = (FRAME.exec(head) ?? FORM_FRAME.exec(head))?.[0].length ?? 0;
  return { start: object.start + lead, end: object.end };
}

function wholeFee(scene: Scene, span: Span, words: string): Found {
  const text = scene.text.slice(span.start, Math.min(span.end, span.start + 240)).trim();
  const right = isRightTitleInterest(words);
  const interest: Interest = { ...bareInterest("fee", text), fraction: toWire(ONE), of: right ? "grantor_interest" : "whole" };
  return { interest, span: { start: span.start, end: Math.min(span.end, span.start + 240) }, fraction: null, confidence: 0.85 };
}

/** "all the right, title and interest of the said minor in and to an undivided 1/4": the right is in that share, and in no more. */
const RIGHT_IN_SHARE =
  /^all\b[^.;]{0,120}\b(?:right|title|interest|estate)\b[^.;]{0,60}\bin(?: and to)?,? (?:and )?(?:to )?(?:an? |the |that )?(?:certain )?(?:undivided )?$/i;

/** An object that opens with "all": a share later in it counts only where it says what that all is ("all minerals, being an undivided 1/4"). */
function allFirst(object: string): boolean {
  const opens = /^(?:all|the (?:entire|interests?)|such of)\b/i.test(object);
  const share = findShares(object)[0];
  if (!opens || !share) return opens;
  if (/^all (?:(?:of|and|in) ){0,3}(?:that|those) (?:certain |undivided |equal )*$/i.test(object.slice(0, share.start))) return false;
  if (/\band (?:also )?(?:an? |the )?undivided $/i.test(object.slice(0, share.start))) return false;
  if (share.start < 64 || RIGHT_IN_SHARE.test(object.slice(0, share.start))) return false;
  return !/(?:\bbeing|\bthat is(?: to say)?,?|\bto-?wit:?|\bcomprising)\s+(?:all of )?(?:an?|the|his|her|my|our|its)?\s*(?:undivided|equal)?\s*$/i.test(
    object.slice(Math.max(0, share.start - 40), share.start),
  );
}

/** "under any lease covering Grantor's undivided one-half": the extent of what is burdened, behind the share that is given. */
const OWN_HALF =
  /\b(?:covering|upon|on|against|out of|burdens?|from|of) (?:only )?(?:the |said )?(?:grantors?'?s?'?|his|her|its|their|my|our) (?:own )?(?:undivided )?$/i;

/** "half the minerals …, he to have half of every royalty": the like share of the royalty comes with the minerals and is not given beside them. */
const isIncident = (minerals: Found | undefined, f: Found): boolean =>
  minerals?.interest.estate_type === "mineral" &&
  f.interest.estate_type === "royalty" &&
  f.interest.of === "royalty" &&
  minerals.interest.fraction?.fraction === f.interest.fraction?.fraction;

function mineralObject(scene: Scene, object: Span, words: string): Found[] {
  const head = allFirst(words) ? words.slice(0, findShares(words)[0]?.start ?? words.length) : words;
  return readInterests(head, object.start)
    .filter((f, i) => i === 0 || !OWN_HALF.test(scene.text.slice(Math.max(0, f.span.start - 40), f.span.start)))
    .filter((f, i) => i === 0 || !/^[^.;]{0,40}\b(?:bonus|rental)/i.test(f.interest.text))
    .filter((f, i, [first]) => i === 0 || !isIncident(first, f))
    .slice(0, 3)
    .map((found) => {
      const f = thatShare(found, scene);
      const at = describedAt(words);
      if (at < 0) return f;
      const created = createdInOne(scene.text.slice(object.start + at, Math.max(object.end, object.start + at + 400)));
      const of = f.interest.of === "whole" && allFirst(words) && f.interest.estate_type !== "leasehold" ? ("described_interest" as const) : f.interest.of;
      return { ...f, interest: { ...f.interest, of, ...(created ? { created_in: created } : {}) } };
    })
    .map((f) => withAllOther(f, scene.text))
    .map((f) => ({ ...f, interest: { ...f.interest, text: scene.text.slice(f.span.start, f.span.end).trim() } }));
}

/** "my 5/24 interest, and any other interest I may own": all that the giver has, of which he says what it is. */
function withAllOther(f: Found, text: string): Found {
  const { fraction } = f.interest;
  if (!f.fraction || !fraction || !isWithAllOther(text.slice(f.fraction.end, f.span.end))) return f;
  return { ...f, interest: { ...f.interest, fraction: toWire(ONE), of: "grantor_interest", stated_ownership: fraction, readings: [] } };
}

/** Granting words in papers whose anatomy shows none: "there is granted unto", "is stricken off and sold to". */
export function fallbackVerb(scene: Scene): Span | null {
  const m =
    /\b(?:is,? therefore,? granted|therefore granted|there (?:is|are)(?: (?:now|hereby|accordingly|hereupon|thereupon|this day))* (?:given and )?granted|give and grant|grants? (?:to|unto)|hereby grant|(?<=\b(?:is|are) )(?:hereby |herewith |now ){1,2}(?:sold|conveyed|bargained|transferred|assigned|given|deeded)\b(?=[^.;]{0,240}\bby )|stricken off and sold to|sold to|(?:conveys?|gives|sells|transfers|quit-?claims)(?:,? in [a-z ]{3,32},?)? (?:un)?to|(?<!\b(?:and|or|heirs|heirs,|successors|successors,) )assigns (?=to |unto |\d|all |an? undivided ))/i.exec(
      scene.text,
    );
  return m ? { start: m.index, end: m.index + m[0].length } : null;
}

/** "DEED. Ada Venn to Bo Lark: the NE/4 …": in an abstracted deed the "to" before the taker stands for the granting words. */
function nameToName(scene: Scene): Span | null {
  const taker = scene.parties.parties.find((p) => scene.parties.to.includes(p.id));
  const giver = scene.parties.parties.find((p) => scene.parties.from.includes(p.id));
  if (!taker || !giver || !/deed|transfer|conveyance|assignment/.test(scene.docType ?? "")) return null;
  const upper = scene.text.toUpperCase();
  const at = upper.indexOf(` TO ${taker.name.toUpperCase()}`, Math.max(0, upper.indexOf(giver.name.toUpperCase())));
  return at < 0 || at > 600 ? null : { start: at + 1, end: at + 4 };
}

/** "convey, with all minerals, to B the NE/4": what comes along with the land told behind the taker is not the thing given. */
const COMES_ALONG = /\b(?:with|including|inclusive of|as well as)(?: also)?,? $/i;

/** "assigns an undivided 60% of its working interest in the lease to B": the object stands between the verb and the taker. */
function objectBeforeTaker(text: string, at: number): number {
  const unto =
    /\b(?:un)?to (?:(?:the said |said |the )?(?=["']?[A-Z][A-Za-z.]+[ ,])|(?:the )?(?:following|these|several|persons)\b|(?:each of )?(?:my|his|her|our|their) (?:[a-z]+ ){0,2}(?:children|sons?|daughters?|wife|husband|brothers?|sisters?|nephews?|nieces?)\b)/.exec(
      text.slice(at, at + 420),
    );
  if (!unto) return -1;
  const head = text.slice(at, at + unto.index);
  const m = OBJECT_OPENER.exec(head);
  const verbs = head.slice(0, m?.index);
  if (!m || m.index > 110 || !/^[a-z, ()]+$/i.test(verbs) || /\b(?:un)?to\b/i.test(verbs) || COMES_ALONG.test(verbs)) return -1;
  return RIGHTS_HEAD.test(head.slice(m.index)) || LAND_HEAD.test(head.slice(m.index)) ? at + m.index : -1;
}

/** The granting words themselves: "do hereby grant, bargain, sell and convey". */
const VERBS =
  /^(?:(?:do(?:es)?|hereby|by these presents|have|has|and|or|warrants?|grant(?:s|ed)?|bargain(?:s|ed)?|s[eo]l[ld]s?|convey(?:s|ed)?|assign(?:s|ed)?|transfer(?:s|red)?|deliver(?:s|ed)?|give[sn]?|quit-?claim(?:s|ed)?|releases?d?|remises?d?)[ ,]+){1,24}/i;

/** Where an object that opens only behind the land opens: not in a clause of its own that keeps or leaves something out, "Labor Fifteen …. SAVE AND EXCEPT an undivided 1/6", "We reserve one-half". */
const besideTurns = (opened: number, verbEnd: number, segments: readonly Segment[]): number =>
  segments.some(
    (s) => s.start <= opened && opened < s.end && (s.kind === "except" ? s.start === s.sentence.start : s.kind === "reserve" && s.sentence.start > verbEnd),
  )
    ? verbEnd
    : opened;

/** The grant of a paper: its granting clause and the interests of the object. Null where no granting words stand. */
export function readGrant(scene: Scene, segments: readonly Segment[], from: number, limit: number): Grant | null {
  const { text } = scene;
  const verb = scene.anatomy.granting ?? fallbackVerb(scene) ?? nameToName(scene);
  if (!verb) return null;
  const at = Math.max(from, verb.start);
  const pointed = scene.thing === undefined ? thatThing(scene, at) : null;
  if (pointed) return { clause: { start: at, end: verb.end }, object: pointed.span, quitclaim: false, found: pointed.found };
  const verbEnd = /^to /i.test(text.slice(at, at + 3))
    ? at
    : at +
      (/^(?:[^ ]+ ){1,14}?(?<!\bin(?:,? and)? )(?=(?:un)?to\b(?!-))/i.exec(text.slice(at, at + 160))?.[0].length ??
        VERBS.exec(text.slice(at, at + 160))?.[0].length ??
        30);
  const firstTurn = segments.find((s) => s.start > verbEnd + 12 && (s.kind === "reserve" || s.kind === "except"))?.start ?? limit;
  const before = objectStart(scene, verbEnd, Math.min(limit, firstTurn));
  const ahead = objectBeforeTaker(text, at);
  const bare = firstTurn > verbEnd && (LAND_HEAD.test(text.slice(verbEnd, firstTurn)) || RIGHTS_HEAD.test(text.slice(verbEnd, firstTurn)));
  const later = bare && firstTurn < limit ? verbEnd : besideTurns(objectStart(scene, verbEnd, limit), verbEnd, segments);
  const opened = scene.thing?.start ?? backOverShare(text, ahead >= 0 ? ahead : before > verbEnd ? before : later);
  const turn = segments.find((s) => s.start > opened + 20 && (s.kind === "except" || s.kind === "reserve" || s.kind === "subject"));
  const sentenceEnd = Math.min(objectEnd(scene, opened) ?? limit, turn?.start ?? limit);
  const clause = text.slice(opened + 20, Math.max(opened + 20, sentenceEnd));
  const behind = clause.slice(0, furtherActAt(clause));
  const passive = TELLS_OWN.exec(behind) ?? TELLS_WHOLE.exec(behind) ?? KEPT_BEHIND.exec(behind) ?? UNTOUCHED.exec(behind) ?? LEAVING.exec(behind);
  const told = outcomeAt(behind);
  const closed =
    passive || told >= 0 || behind !== clause ? opened + 20 + Math.min(passive?.index ?? behind.length, told < 0 ? behind.length : told) : sentenceEnd;
  const direct = { start: opened, end: Math.min(limit, scene.thing?.end ?? limit, Math.max(closed, opened + 40)) };
  const object =
    scene.thing === undefined
      ? pastCompanion(text, namedBefore(scene, at) ?? tabularObject(scene, text.slice(direct.start, direct.end), at) ?? behindFrame(text, direct))
      : direct;
  const words = text.slice(object.start, object.end);
  const upToTurn = text.slice(object.start, Math.min(limit, turn?.start ?? limit, object.start + 1500));
  const things = listedThings(text, { start: object.start, end: object.start + upToTurn.length });
  const spec = things.length ? things : surfaceAndShare(upToTurn, object.start);
  const parts = spec.length ? [] : objectsIn(words);
  const quitclaim = isRightTitleInterest(opening(words)) && !/^(?:[^.;]{0,40})\b(?:undivided|one-|\d\/\d)/i.test(words.slice(0, 60));
  const row = toldAhead(scene, at);
  const items = row.length
    ? row
    : spec.length
      ? spec
      : parts.length > 1
        ? parts.flatMap((p) =>
            readObject(scene, { start: object.start + p.start, end: object.start + p.end }).map((f) => inItsLand(f, words.slice(p.start, p.end))),
          )
        : readObject(scene, object);
  const keeps = segments.some((s) => s.start > opened && reserveAt(s) >= 0);
  const only = onlyEstate(words, text.slice(opened, limit), keeps);
  return { clause: { start: at, end: object.start }, object, quitclaim, found: only ? items.map((f) => inEstate(f, only)) : items };
}

/** The interests of one object. */
export function readObject(scene: Scene, object: Span): Found[] {
  const words = scene.text.slice(object.start, object.end);
  const told = ofWhatWasTold(scene, object, words);
  if (told.length) return told;
  const several = sideBySide(words, object.start);
  if (several.length) return several;
  const land = words.replace(ACRES_OF_MINERALS, blank).replace(ACRES_BESIDE_SHARE, blank).search(LAND_HEAD);
  const rights = withoutLevels(words).replace(WITH_ALL_MINERALS, blank).search(RIGHTS_HEAD);
  const mineral = rights >= 0 && (land < 0 || rights < land);
  const found = mineral ? mineralObject(scene, object, words) : feeObject(scene, object, words);
  return found.length ? found : [wholeFee(scene, object, words)];
}

/** What is given in one of several lands, with the words that say in which. */
const inItsLand = (f: Found, words: string): Found => ({ ...f, scope: words });

/** "an undivided interest of 50 acres, that is to say an undivided 1/20th, of the minerals": acres that only say what the share comes to. */
const ACRES_BESIDE_SHARE =
  /\b(?:interest|share) of [\d,.]+ (?:mineral |net )?acres,? (?=(?:(?:that is(?: to say)?|being|or|namely),? )(?:an? )?(?:undivided )?[\d./]+(?:th|ths|nd|rd)?\b)/gi;

const blank = (w: string): string => " ".repeat(w.length);

/** "the following, with all minerals: Tract 1 …": minerals that come with the land are not the thing given. */
const WITH_ALL_MINERALS =
  /\b(?:together with|with|including) (?:all |the |of |its )*(?:oil,? )?(?:gas,? )?(?:and )?(?:other )?(?:minerals?|mineral rights|mineral estate)\b/gi;

/** "…, all oil and gas being reserved to A": what a participle behind the object keeps back is no part of it. */
const KEPT_BEHIND =
  /[,;] (?:(?:and|but|with) )?(?:all|an?|the|one|\d)\b[^.;]{3,140}?\b(?:being|is|are) (?:hereby |herein |also |expressly |specifically )?(?:reserved|excepted|retained|withheld)\b/i;

/** "…, he being the owner of all of the surface and one-fourth of the minerals": what the giver's interest comes to, told behind it. */
const TELLS_OWN =
  /,? (?:(?:which|the same) (?:is|are|being) |(?:(?:the |said )*grantors?(?: herein)?|he|she|they|it|I|we),? (?:now |presently |each )*(?:being (?:the |now |sole )*(?:owners? (?:in fee(?: simple)? )?of|seized of|possessed of)|owning|holding) )(?=[^.;]{0,60}\bsurface\b[^.;]{0,60}\bminerals?\b)/i;

/** "…, which quarter holds 160 acres, of which Seller owns all of the minerals": that the giver has the whole says nothing of how much he gives. */
const TELLS_WHOLE =
  /,? (?:and )?(?:(?:of|in|under) (?:which|all of which)|the (?:oil, gas and (?:other )?)?minerals of which),? (?:(?:(?:(?:the |said )*(?:grantor|seller|vendor|first part(?:y|ies))s?|he|she|they|it|I|we),? (?:now |alone |presently )*(?:owns?|holds?|has|have|(?:is|am|are) (?:the )?(?:sole )?owners? of) (?:all\b|the (?:whole|entire|entirety)\b|100%|8\/8)|all\b|the (?:whole|entire))[^.;]{0,40}\bminerals?\b|(?:is|are) (?:wholly|entirely|all) (?:mine|ours|his|hers|theirs|the \w+['’]s))/i;

/** "…, it being understood that my leasehold is not affected": what the grant leaves alone is no part of its object. */
const UNTOUCHED =
  /,? (?:it being|and it is|it is|provided|with the understanding|but)\b[^.;]{3,120}\b(?:(?:not|in no way|nowise) (?:hereby |herein |to be |be )*(?:affected|conveyed|included|released|impaired|covered|given|intended)|unaffected)\b/i;

/** "…, so that each of the grantors shall keep 1/16": what is left to the giver, told as the outcome. */
const LEAVING =
  /,? (?:so that|such that|(?:thus |thereby |hence )?leaving|so as to leave|and (?:each|either|both) (?:of (?:the |said )?)?(?:grantors?|us))\b[^.;]{0,60}\b(?:grantors?|us|we|i|me|him|her|them|vendors?|each)\b[^.;]{0,40}(?:\b(?:keeps?|retains?|reserv\w+|still|left|remain\w*|owners?|half|quarter)\b|\ban? |\b(?:one|two|three|five|seven)[- ]|\d)/i;

/** "160 acres, surface only": one estate in the land. */
const inEstate = (f: Found, only: "surface" | "mineral"): Found =>
  f.interest.estate_type === "fee" ? { ...f, interest: { ...f.interest, estate_type: only } } : f;

const STATED = /\b(?:my|our|his|her|its|their|grantor'?s?) (?:own )?(?:undivided )?(?:interest|share)(?: therein| in the same)? being\b/i;

/** "one-half of my interest …, my interest therein being an undivided 1/7": the 1/7 is kept beside the half. */
function withStatedOwnership(found: Found, words: string): Found {
  const at = words.search(STATED);
  const share = at < 0 || found.interest.of !== "grantor_interest" ? undefined : findShares(words.slice(at))[0];
  return share ? { ...found, interest: { ...found.interest, stated_ownership: toWire(share.value) } } : found;
}

/** "…, together with an undivided one-half of the minerals therein": what is added to the land is no share of the land. */
const ADDED = /\b(?:together|along) with\b/i;

/** The words that open an object of land, up to what comes together with it. */
const opening = (words: string): string => {
  const head = words.slice(0, 260);
  const added = head.search(ADDED);
  return added > 0 && LAND_HEAD.test(head.slice(0, added)) ? head.slice(0, added) : head;
};

/** "one-half of the interest which A holds under his deed …, in 192 acres": a share of an interest, not of the acres. */
const OF_THE_INTEREST = /^(?:an? )?(?:undivided )?[\w\s/()½¼¾-]{2,40}? of (?:the|that|all|my|our|his|her|its|their) (?:\w+ ){0,2}?interests?\b/i;

const otherThanFee = (behind: string): boolean => (estateOf(behind.slice(0, 160)) ?? "fee") !== "fee";

function feeObject(scene: Scene, object: Span, words: string): Found[] {
  const undivided = undividedIn(words, object.start, namedByType(scene));
  if (undivided) return [undivided];
  const share = findShares(words.slice(0, 200).split(ADDED)[0] ?? "")[0];
  const sized = share && sizesLand(words, share) && !(LAND_HEAD.test(words.slice(0, share.start)) && otherThanFee(words.slice(share.end)));
  const given = LAND_HEAD.test(words) && !OF_THE_INTEREST.test(words) ? null : namedByType(scene);
  if (!sized)
    return [
      given
        ? { ...wholeFee(scene, object, words), interest: { ...wholeFee(scene, object, words).interest, estate_type: given } }
        : wholeFee(scene, object, opening(words)),
    ];
  const first = readInterests(words.slice(0, 900), object.start, given ?? (opensObject(words, share) ? "fee" : null))[0];
  return first ? [withStatedOwnership(ofLandAlone(first, words, share.end), words)] : [wholeFee(scene, object, opening(words))];
}
