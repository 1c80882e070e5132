// What one clause of a deed of land says becomes of the minerals under the piece that it names: how much of them stays with the giver.
import type { Parties } from "@/lib/contracts/aspects/parties";
import { findFractions } from "@/lib/fraction/find-fractions";
import { compare, ONE, type Rational, sub, ZERO } from "@/lib/fraction/rational";
import { literal } from "@/lib/text/literal";
import type { Span } from "@/lib/text/view";
import { findMineralAcres } from "./mineral-acres";
import { findShares } from "./phrases/share";

const MINERALS =
  "(?:oil|gas|minerals?|mineral (?:rights?|estate|interests?)|coal|petroleum|hydrocarbons|sub-?surface|(?:what(?:ever)?|all|everything)(?: that| which)?(?: lies| lie| is)? (?:beneath|below|underneath)(?: the (?:surface|ground))?)";
const SOME = "(?:the |any |all |every |each |whatever |whole |entire |kinds? |its |such |said |of |other |rights? |in )*";
const OF_MINERALS = new RegExp(`\\b${MINERALS}\\b`, "i");
const NONE = "(?:nothing|none|no (?:part|interest|share|portion|right)s?|no (?:such )?(?:reservation|exception)|no)";
const KEEP =
  "(?:reserv(?:es?|ed|ing|ations?)|retain(?:s|ed|ing)?|keeps?|keeping|kept|withholds?|withholding|withheld|holds?(?: back| out)?|holding(?: back)?|held|sav(?:es?|ed|ing)|except(?:s|ed|ing|ions?)?|exclud(?:es?|ed|ing))";
const GIVE = "(?:pass(?:es|ing)?|goes|go|going|convey(?:s|ed|ing)?|grant(?:s|ed|ing)?|gives?|given|includ(?:es?|ed|ing)|transfer(?:s|red)?|sold|sells?)";
const REACH =
  "(?:reach(?:es)?|extend(?:s|ed)?|appl(?:y|ies)|touch(?:es)?|attach(?:es)?|cover(?:s)?|affect(?:s)?|include(?:s)?|operate(?:s)?|lie(?:s)?|run(?:s)?|concern(?:s)?)";

const KEEPS_NONE = new RegExp(
  `\\b${KEEP}\\b[^.;]{0,40}?\\b${NONE}\\b|\\b${NONE}\\b[^.;]{0,60}?\\b(?:is|are|being|be) (?:hereby |herein )?${KEEP}\\b|\\b(?:reservation|exception|same|it)\\b[^.;]{0,60}?\\b(?:not|no|nor)\\b[^.;]{0,20}?\\b${REACH}\\b|\\b(?:without|with no|no) (?:(?:any|other|further|such|oil|gas|coal|minerals?|royalty|and|or),? )*(?:reservations?|exceptions?)\\b|\\b(?:is|are|does|do|shall|will) not (?:hereby |herein |to be |be |being |in any way )*${KEEP}\\b|\\bfree (?:of|from) (?:any |the |such |said )*(?:reservation|exception)`,
  "i",
);
const PASSES_NONE = new RegExp(
  `\\bwithout ${SOME}${MINERALS}\\b|\\b${MINERALS}\\b[^.;]{0,40}?\\b(?:not|nor|never)\\b[^.;]{0,20}?\\b${GIVE}\\b(?! (?:more|over|above))|\\bno (?:conveyance|grant|sale|transfer|part) of ${SOME}${MINERALS}|\\bno (?:oil|gas|minerals?|coal|mineral \\w+)\\b(?![^.;]{0,40}\\b${KEEP}\\b)|\\b(?:none|no (?:part|share|interest)) of (?:the |said )*${MINERALS}\\b[^.;]{0,20}?\\b${GIVE}`,
  "i",
);
const SURFACE = "(?:surface(?: estate| rights?)?)";
const SURFACE_ONLY = new RegExp(
  `\\b${SURFACE} (?:only|alone|solely)\\b|\\b(?:only|merely|nothing (?:but|more than)|no more than|just|solely) (?:the )?${SURFACE}\\b|\\b${SURFACE}\\b[^.;]{0,24}?\\b(?:and|but) (?:nothing (?:else|more|below)|no(?:t|ne)?\\b)`,
  "i",
);
const GIVER = "(?:grantors?|vendors?|sellers?|first part(?:y|ies)|part(?:y|ies) of the first part|myself|ourselves|I|we|me|us)";
const TAKER = "(?:grantees?|vendees?|buyers?|purchasers?|second part(?:y|ies)|part(?:y|ies) of the second part)";
/** "every mineral right which the grantor owns, it owning the whole": whose a thing is now says nothing of whose it will be. */
const OWNS_NOW = /^,? (?:now |still |itself |herself |himself )*(?:owns?|owning|ha(?:s|ving)|holds?|holding)\b/i;
/** "remain the property of the grantor", "belong to me still". */
const STAYS_WITH = new RegExp(
  `\\b(?:remain(?:s|ing)?|stay(?:s|ing)?|continu(?:es|ing)|belong(?:s|ing)?|being|owned|(?:is|are) to be|to be)\\b[^.;]{0,50}\\b(?:${GIVER}|himself|herself|themselves|itself)\\b`,
  "i",
);
const WITH_THEM = new RegExp(
  `\\b(?:with|including|together with|surface and)(?: also)? ${SOME}${MINERALS}|\\b${MINERALS}(?: and all)? (?:included|also)\\b|\\b(?:everything|all of it|the whole estate|all beneath)\\b`,
  "i",
);
/** "together with an undivided one-half of the oil and gas", "and 1/2 of the minerals thereunder": how much of them comes along with the piece; `share` stands for the share. */
const WITH_SHARE = new RegExp(
  `\\b(?:with|including|carrying|plus|and)(?: it)?(?:,? (?:also|only|but|just|an?|the|undivided|to|exactly))* share\\b[^.;]{0,24}?\\b(?:of|in) (?:and (?:to|under) )?${SOME}${MINERALS}`,
  "i",
);
/** What others hold, what is of leases, of wells or of royalty, parts no minerals between giver and taker. */
const OTHER_MATTER =
  /\b(?:heretofore|previously|formerly|already|outstanding|reserved (?:by|to|in) (?!(?:(?:the )?(?:said )?(?:grantors?|vendors?|sellers?|first part)|himself|herself|itself|themselves|myself|ourselves|me|us|him|her|them)\b)|owned by (?!the (?:said )?grantor|me\b|us\b)|sold to|royalt\w+|overrid\w+|leases?|lessees?|wells?|easements?|rights?[- ]of[- ]way|timber|crops?|wheat|taxes|fences?|house|dwelling|possession|subject to|warrant\w*|heirs of|sold no|has sold|was|were)\b/i;

const DENIED = /\b(?:not|nor|no|never|nothing|none)\b[^.;,]{0,24}$/i;

const namesOf = (parties: Parties, ids: readonly string[]): string =>
  parties.parties
    .filter((p) => ids.includes(p.id))
    .map((p) => p.display)
    .filter((n) => n.length > 2)
    .map(literal)
    .join("|");

export type Side = "giver" | "taker";

/** Shares with their thing, else any fraction: the land is no longer in the words. */
function sharesIn(words: string): readonly (Span & { value: Rational })[] {
  const shares = findShares(words);
  return shares.length ? shares : findFractions(words);
}

/** Reads the clauses of one paper; it knows who gives and who takes. */
export class LandOutcome {
  private readonly giver: RegExp;
  private readonly taker: RegExp;

  constructor(parties: Parties) {
    const [from, to] = [namesOf(parties, parties.from), namesOf(parties, parties.to)];
    const pronoun = parties.from.length === 1 ? "|he|she|himself|herself" : "|they|themselves";
    this.giver = new RegExp(`\\b(?:${GIVER}${pronoun}${from ? `|${from}` : ""})\\b`, "i");
    this.taker = new RegExp(`\\b(?:${TAKER}${to ? `|${to}` : ""})\\b`, "i");
  }

  /**
   * The share of the minerals that stays with the giver: "the grantor retains one-half" → 1/2, "everything passes" → 0, "the surface alone" → 1.
   * `words`: the clause without the words of its land. Null where it says nothing of the kind. A verb not known goes by its subject: what a giver does with
   * minerals is keeping them, what a taker does is getting them. `before`: whose the share of the clause before was, for "… and of those under the SE/4 a half".
   */
  keptIn(words: string, before: Side | null = null): Rational | null {
    if (OTHER_MATTER.test(words)) return null;
    const share = sharesIn(words).find((s) => compare(s.value, ONE) < 0);
    if (KEEPS_NONE.test(words)) return ZERO;
    if (!share && findMineralAcres(words)) return null;
    if (PASSES_NONE.test(words)) return share?.value ?? ONE;
    if (SURFACE_ONLY.test(words) && !share) return ONE;
    const thing = OF_MINERALS.test(words);
    const told = thing || share !== undefined || /\b(?:them|those|everything)\b/i.test(words);
    if (!told) return null;
    const side =
      this.sideOf(words) ??
      (thing && (WITH_THEM.test(words) || this.comesWithShare(words)) ? "taker" : ((thing ? this.subjectOf(words) : null) ?? (share ? before : null)));
    if (side === null) return null;
    return side === "giver" ? (share?.value ?? ONE) : share ? sub(ONE, share.value) : ZERO;
  }

  /** Whether a share of the minerals is told to come along with the piece: the rest of them is not given, whoever holds it. */
  comesWithShare(words: string): boolean {
    const share = sharesIn(words).find((s) => compare(s.value, ONE) < 0);
    if (!share || this.sideOf(words) !== null) return false;
    return WITH_SHARE.test(`${words.slice(0, share.start).replace(/\(\s*$/, "")}share${words.slice(share.end)}`);
  }

  /** Whose the share is that the words speak of. */
  sideOf(words: string): Side | null {
    const keep = new RegExp(`\\b${KEEP}\\b`, "i").exec(words);
    const give = new RegExp(`\\b${GIVE}\\b`, "i").exec(words);
    const [giver, taker] = [this.giver.exec(words), this.taker.exec(words)];
    const first = [keep, give].filter((m) => m !== null).sort((a, b) => a.index - b.index)[0];
    if (first && first === keep) return taker && taker.index < keep.index && !(giver && giver.index < keep.index) ? "taker" : "giver";
    if (first && first === give) return DENIED.test(words.slice(0, give?.index ?? 0)) && !/\b(?:more than|over|beyond)\b/i.test(words) ? "giver" : "taker";
    return STAYS_WITH.test(words) ? "giver" : null;
  }

  /** Who does it, where the verb is not known. */
  private subjectOf(words: string): Side | null {
    const [giver, taker] = [this.giver.exec(words), this.taker.exec(words)];
    if (giver && OWNS_NOW.test(words.slice(giver.index + giver[0].length))) return null;
    if (giver && !(taker && taker.index < giver.index)) return "giver";
    return taker ? "taker" : null;
  }
}
