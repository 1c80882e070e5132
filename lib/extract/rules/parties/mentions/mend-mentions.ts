// Puts namings right after they are read: surnames shared in a pair, names broken by dirt, scraps of OCR thrown out.
import { isOrganisation } from "@/lib/names/entity-type";
import { isGivenName } from "@/lib/names/given-names";
import { isKnownGiven } from "@/lib/names/nicknames";
import { parsePersonName } from "@/lib/names/parse-name";
import { stateCode } from "@/lib/text/states";
import { deals } from "./county-deals";
import { GIVES_TO_IT } from "./firm-names";
import type { Mention } from "./mention";
import { isAddress, isNoName } from "./no-name";

/** "Fred A.", "Ott": a given name alone; "L. B. Tarr" has its surname behind initials. */
const oneWord = (name: string): boolean => name.split(" ").filter((w) => /[A-Za-z]{2}/.test(w)).length === 1 && !isInitialled(name);
const isInitialled = (name: string): boolean => {
  const last = /^(?:[A-Z]\.? )+([A-Za-z'’-]{3,})$/.exec(name.trim())?.[1];
  return last !== undefined && !isKnownGiven(last);
};
/** "Ott, Vera": two given names in a row, a comma between them. */
const isRow = (a: Mention | undefined, b: Mention, text: string): boolean =>
  a !== undefined && oneWord(a.name) && text.slice(a.span.end, b.span.start) === ", ";

/** "Fred A.": what has an initial behind it is no surname. */
const GIVEN_AND_INITIAL = /^[A-Z][A-Za-z]{2,} [A-Z]\.$/;

/** "GRANT, BARGAIN, SELL AND QUIT CLAIM": verbs of a deed in capitals are no names and share none. */
const grantingWords =
  /^(?:(?:grant|bargain|sell|convey|remise|release|quit|claim|quit-?claim|assign|transfer|alien|enfeoff|confirm|warrant|demise|lease|let|deliver|surrender|set|over|forever)s?(?: |$)){2,}$/i;

/** "Fred A. and Helen E. Doe", "Cleve, Ott and Vera Doe": those before the last take its surname. */
function shareSurnames(mentions: Mention[], text: string): void {
  const shared = new Set<Mention>();
  for (let i = mentions.length - 2; i >= 0; i--) {
    const a = mentions[i];
    const b = mentions[i + 1];
    if (!a || !b || isOrganisation(a.name) || isOrganisation(b.name) || grantingWords.test(b.name)) continue;
    const between = text.slice(a.span.end, b.span.start);
    const inRow = /^, $/.test(between) ? shared.has(b) : /^\.?,? (?:and|&) $/i.test(between);
    const given = a.name.split(" ")[0] ?? "";
    const last = parsePersonName(b.name).surname;
    const likely = (isGivenName(given) || GIVEN_AND_INITIAL.test(a.name)) && !isGivenName(last ?? "");
    const one = oneWord(a.name) && (isKnownGiven(given) || likely || shared.has(b) || isRow(mentions[i - 1], a, text));
    const surname = one && inRow ? last : null;
    if (!surname || a.name.toLowerCase().endsWith(` ${surname.toLowerCase()}`)) continue;
    a.name = `${a.name} ${surname}`;
    shared.add(a);
  }
}

/** "CUMMIN Ro": capitals and small letters in one name are two scraps, not a name. */
function mixedCase(name: string): boolean {
  const words = name.split(/[\s.,-]+/).filter((w) => /^[A-Za-z]{3,}$/.test(w) || /^[A-Z][a-z]$/.test(w));
  const caps = words.filter((w) => w === w.toUpperCase() && w.length > 2).length;
  return (
    caps > 0 &&
    words.some(
      (w) =>
        /^[A-Z][a-z]+$/.test(w) &&
        !/^(?:Jr|Sr|Wm|Mc|Mrs|Mr|Dr|St|De|La|Von|Van|Le|Chas|Geo|Jas|Thos|Robt|Jos|Jno|Saml|Danl|Benj|Theo|Alex|Edw|Co|Inc|Ltd|Corp|and|of|the)$/.test(w),
    )
  );
}

/** Long words without a vowel, or two words run together by a point: scraps of OCR. */
const scrap = (name: string) =>
  /\b(?![A-Z]?[a-z]?Mc)[B-DF-HJ-NP-TV-XZb-df-hj-np-tv-xz]{5,}\b/.test(name) ||
  /[A-Za-z]{3,}\.[A-Za-z]{3,}/.test(name) ||
  /\b[B-DF-HJ-NP-TV-Z]{2,3}\b\.? *\b[B-DF-HJ-NP-TV-Z]{2,3}\b/.test(name);

/** Names of papers and books are no parties. */
const paper =
  /\b(?:per cent|percent|interest|acres|lease|deed|records?|vol|volume|affidavit|assignment|order|memorandum|instrument|mortgage|agreement|contract|act|code|statutes?|exhibit|docket)\b/i;

/** Surveys, plats and public lands stand beside names and are none: "H. & T. C. Ry. Co. Survey No. 15". */
const landmark =
  /\b(?:(?:Survey|Sur\.?|Abstract|League|Labor|Subdivision|Addition|Section|Block|Grant)(?:,? (?:No\.? ?)?\w{0,6})?|(?:School|University|Public|Capitol|Indian) Lands?)$/i;

/** Parts that people play are no names: "Original Purchaser", "Administrative Agent". */
export const partPlayed =
  /^(?:(?:the|said|original|initial|first|second|third|co-|collateral|administrative|royalty|mineral|surface|interest|land|purchaser|agent|trustee|lender|bondholder|holder|buyer|seller|owner|operator|borrower|issuer|vendor|vendee|optionee|optionor|grantor|grantee|lessor|lessee|assignor|assignee|mortgagor|mortgagee|beneficiary|trustor|party|successor|undersigned)s? ?)+$/i;

/** Offices and courts stand where names do and hold no land: "District Judge", "Probate Court". */
const officeOnly =
  /^(?:the )?(?:(?:associate|county|probate|district|circuit|superior|chancery|common pleas|presiding|special|acting|chief|deputy|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|northwest|northeast|southwest|southeast|northern|southern|eastern|western|central)[ -])*(?:judicial )?(?:judge|justice|court|clerk|chancellor|surrogate|magistrate|prothonotary|register of deeds|district|circuit)$|^(?:the )?(?:judge|justice|chancellor|surrogate) presiding$|\b(?:judicial (?:district|circuit|court)|(?:district|county|circuit|probate|superior|chancery) court)$/i;

const judge =
  /^,? ?(?:(?:associate|county|probate|district|circuit|superior|chancery|presiding|special|acting|chief|deputy)\s)*(?:judge|justice|clerk|chancellor|surrogate|register|referee|magistrate|prothonotary)(?: presiding| of (?:the )?(?:[A-Z]\w+ )*(?:Court|Probate|Deeds))?(?:[.;(]|$| (?:filed|recorded|entered|certified|attest|a (?:true|certified)|(?:the )?state of)\b)/i;

/** "… . J. Roe, District Judge.", "Judge of the District Court: A. Roe": who signs for the court is no party. */
function signsForCourt(text: string, m: Mention): boolean {
  const before = text.slice(Math.max(0, m.span.start - 60), m.span.start);
  return (
    (/(?:[.;:)]|^) ?$/.test(before) && judge.test(text.slice(m.span.end, m.span.end + 70))) || /\b(?:judge|justice|by the court)\b[^.;]{0,40}: ?$/i.test(before)
  );
}

const countyName = /^(?:the )?[A-Z][A-Za-z]+(?: [A-Z][a-z]+)? (?:County|Counties|Parish|Township|COUNTY)$/;
const SOVEREIGN = /^(?:the )?(?:state|commonwealth|territory|republic) of (?:(?:north|south|west|new|rhode) )?[a-z]+/i;
/** "THE STATE OF TEXAS, } COUNTY OF ELM", "The State of Texas Elm County": a State with a county behind it is where the paper was made. */
const isVenue = (m: Mention, text: string): boolean => {
  const state = SOVEREIGN.exec(m.name)?.[0];
  if (!state) return false;
  if (m.name.length > state.length) return /^ [A-Z][\w' ]* (?:county|parish)$/i.test(m.name.slice(state.length));
  return /^[^\w.;]{0,14}(?:and )?(?:count(?:y|ies) of\b|[A-Z][\w']+(?: [A-Z][\w']+)? (?:county|parish)\b)/i.test(text.slice(m.span.end, m.span.end + 60));
};

const IN_COUNTY = /^,? (?:in )?(?:said )?[A-Z][A-Za-z]+(?: [A-Z][a-z]+)? (?:County|Parish)\b/;
const SETTLEMENT = /^,? (?:rural )?(?:post[- ]?office|neighbou?rhood|settlement|community|precinct|vicinity)\b(?! (?:bank|church|trust|club|assoc))/i;
/** "COUNTY OF LIVE OAK:", "resides at San Angelo, Texas", "living near Dunn Center, Dunn County", "of the Elm Point neighborhood": a town. */
const isTown = (m: Mention, text: string): boolean => {
  const behind = text.slice(m.span.end, m.span.end + 40);
  if (isOrganisation(m.name)) return false;
  if (/\b(?:county|counties|parish) of $/i.test(text.slice(Math.max(0, m.span.start - 12), m.span.start))) return true;
  if (SETTLEMENT.test(behind) && /\b(?:of|at|in|near|the) $/i.test(text.slice(Math.max(0, m.span.start - 6), m.span.start))) return true;
  const state = /^, ((?:(?:New|North|South|West) )?[A-Z][a-z]+)/.exec(behind)?.[1] ?? "";
  return /\b(?:at|in|near) $/.test(text.slice(Math.max(0, m.span.start - 6), m.span.start)) && (IN_COUNTY.test(behind) || stateCode(state) !== null);
};

const CORPORATE_OFFICE =
  "(?:(?:vice|executive|senior|assistant|managing|first|second)[- ])*(?:president|v\\. ?p\\.|pres\\.|manager|mgr\\.|secretary|treasurer|managing member|(?:(?:general|managing|senior) )?partner|general manager|cashier|chairman|land manager|landman|chief executive officer|ceo|authori[sz]ed (?:agent|officer|signatory))";
const HOLDS_OFFICE = new RegExp(`^,? (?:as |its |the |their )?(?:sole )?${CORPORATE_OFFICE}(?:[.,;)\\s]|$)`, "i");
const BY_HAND = /\b(?:by|through):? (?:\/s\/ ?|\(?s(?:gd|igned)\)? ?)?$/i;
/** "By: Carl Roe, Manager", "by J. Roe, its President": the hand of a company is no party. */
const isHand = (m: Mention, text: string): boolean =>
  !isOrganisation(m.name) &&
  BY_HAND.test(text.slice(Math.max(0, m.span.start - 20), m.span.start)) &&
  HOLDS_OFFICE.test(text.slice(m.span.end, m.span.end + 50));

/** "A, a widow, of the Elm post office, Oak County, Iowa, party of the first part": the county of one named before, of whom the words between tell where he lives. */
const livesThere = (m: Mention, before: Mention | undefined, text: string): boolean =>
  before !== undefined && countyName.test(m.name) && LIVES.test(text.slice(before.span.end, m.span.start));
const LIVES =
  /^(?:(?!\b(?:and|between|party|parties|acting|by)\b)[^;&]){0,60}\b(?:of|at|in|near|address(?: is)?|resid\w+) (?:(?!\b(?:and|between|party|parties|acting|by)\b)[^;&]){0,60}$/i;

function plausible(m: Mention, text: string): boolean {
  if (isHand(m, text) || grantingWords.test(m.name) || isNoName(text, m.span.start, m.span.end)) return false;
  if (isTown(m, text) || /^OF /i.test(m.name)) return false;
  if (officeOnly.test(m.name) || (stateCode(m.name) !== null && !/\b(?:states?|commonwealth|territory) of\b/i.test(m.name))) return false;
  if (
    partPlayed.test(m.name) ||
    /\bprincipal meridian$|^(?:(?:paid-?up|the|an?|said|certain|original) )*(?:oil|gas|minerals?|mining)\b.*\blease$|\bper$|^(?:the )?public trustee$/i.test(
      m.name,
    )
  )
    return false;
  if (/^(?:oil|gas|minerals?|coal|royalt(?:y|ies)|leases?|lands?|surface)$/i.test(m.name)) return false;
  if (landmark.test(m.name) || isAddress(m.name) || /['’]s$/.test(m.name)) return false;
  if (
    /^(?:Inc|Ltd|LLC|L\.L\.C|LC|L\.C|Co|Corp|L\.P|Company|Corporation|(?:(?:Limited|General) )?Partnership|(?:Domestic |Foreign )?Limited Liability Company|Joint Venture|Individual|Association|Trust|Bank|Estate|Ranch)\.?(?: [\d.,]+)?$/i.test(
      m.name,
    )
  )
    return false;
  if (countyName.test(m.name) && !deals(text, m.span.start, m.span.end) && !GIVES_TO_IT.test(text.slice(Math.max(0, m.span.start - 70), m.span.start)))
    return false;
  if (
    /^(?:the )?(?:state|commonwealth) of [A-Z]\w+,? count(?:y|ies) of/i.test(m.name) ||
    isVenue(m, text) ||
    /\b(?:gas|oil|pooled|production) unit(?: (?:no\.? ?)?\w+)?$/i.test(m.name)
  )
    return false;
  if (m.label === null && paper.test(m.name) && !/\b(?:company|inc|llc|corp|corporation|ltd|l\.p|lp)\b/i.test(m.name)) return false;
  if (isOrganisation(m.name)) return true;
  if (scrap(m.name) || mixedCase(m.name)) return false;
  if (m.spouse !== null) return true;
  if (!/[A-Za-z]{3}/.test(m.name)) return false;
  return m.name.split(" ").filter((w) => /^[A-Za-z¥]/.test(w)).length >= 2 && /[A-Za-z]{2}/.test(m.name) && !/\d{3}/.test(m.name);
}

/** "ELLA V. ecorr KING": a name cut by one word of OCR dirt is put together again. */
function mended(mentions: readonly Mention[], text: string): Mention[] {
  const out: Mention[] = [];
  for (const m of mentions) {
    const before = out.at(-1);
    const single = !/[ .]/.test(m.name) && !isOrganisation(m.name);
    if (before && single && m.strays <= 1 && / [A-Z]\.$/.test(before.name) && m.span.start - before.span.end < 12) {
      out[out.length - 1] = {
        ...m,
        name: text.slice(before.span.start, m.span.end),
        span: { start: before.span.start, end: m.span.end },
        strays: before.strays,
        aliases: [...before.aliases, ...m.aliases],
        spouse: m.spouse === before ? before.spouse : m.spouse,
      };
      for (const o of out) if (o.spouse === before) o.spouse = out[out.length - 1] ?? null;
    } else out.push(m);
  }
  return out;
}

const byAgent =
  /^,? (?:acting )?(?:herein )?(?:by|through|by and through|acting through) (?:his|her|their|its|the)? ?(?:\w+ ){0,4}?((?:attorneys?[- ]in[- ]fact|agents?(?: and attorneys?[- ]in[- ]fact)?)),? (?:and agent,? )?$/i;

/** "ELM COUNTY, Ohio, by its Board of County Commissioners": who acts for a public body is no party beside it. */
const byBoard = /^(?:, [A-Z]\w+(?: [A-Z]\w+)?)?,? (?:acting )?(?:herein )?(?:by|by and through|through) (?:its|the) (?:duly \w+ )?$/i;
const board = /^(?:board|commissioners?|commission|council|county (?:court|judge|board)|trustees)\b/i;

/** "ORA BECK, by her attorney-in-fact TOM BECK": the agent acts and is no party; the owner's capacity tells it. */
function withoutAgents(mentions: readonly Mention[], text: string): Mention[] {
  const out: Mention[] = [];
  for (const m of mentions) {
    const owner = out.at(-1);
    const agent = owner ? byAgent.exec(text.slice(owner.span.end, m.span.start)) : null;
    const acts = owner !== undefined && board.test(m.name) && isOrganisation(owner.name) && byBoard.test(text.slice(owner.span.end, m.span.start));
    if (owner && acts) {
      owner.label ??= m.label;
    } else if (owner && agent) owner.capacity ??= `by ${m.name}, ${agent[1] ?? "agent"}`;
    else out.push(m);
  }
  return out;
}

/** `ELM WESTERN E&P, INC. ("Elm Western")`: a short name defined beside the whole is another name of the same house. */
function withoutShortNames(mentions: readonly Mention[], text: string): Mention[] {
  return mentions.filter((m, i) => {
    const whole = mentions[i - 1];
    const between = whole ? text.slice(whole.span.end, m.span.start) : "";
    const short =
      whole !== undefined && /^\.?,? ?\((?:the |hereinafter |herein )?["'“]$/.test(between) && whole.name.toUpperCase().startsWith(m.name.toUpperCase());
    if (short) {
      whole.aliases.push(m.name);
      whole.label ??= m.label;
    }
    return !short;
  });
}

/** The namings that are names, mended. */
export function mendMentions(mentions: Mention[], text: string): Mention[] {
  shareSurnames(mentions, text);
  const named: Mention[] = [];
  let passed = 0;
  for (const m of mended(mentions, text)) {
    if (plausible(m, text) && !signsForCourt(text, m) && !livesThere(m, named.at(-1), text)) {
      m.strays += passed;
      passed = 0;
      named.push(m);
    } else passed += m.strays;
  }
  return withoutShortNames(withoutAgents(named, text), text);
}
