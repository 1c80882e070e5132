// A deed of land that tells in any words that a share of the royalty or of what is produced stays with, or goes to, those who give: "and withholds 1/32 of the gross production", "grantee agrees to pay to the grantor one-fourth of every royalty", "royalties are to be shared equally by them".
// It is asked last, where no reader of clauses found that anything is kept or left out: then one plain statement decides.
import { ONE, type Rational, rational, toWire } from "@/lib/fraction/rational";
import { landMarks } from "@/lib/land/named/land-marks";
import type { Span } from "@/lib/text/view";
import type { Draft } from "./draft";
import { bareInterest, type Found } from "./interest";
import { sideIds } from "./people";
import { countedShares } from "./phrases/one-in";
import { findShares } from "./phrases/share";
import type { Scene } from "./scene";
import { bodyOf, calledOf, GIVER, housesOf, namesOf, TAKER } from "./side-words";

const YIELD =
  /\bnpri\b|\broyalt(?:y|ies)\b(?! (?:compan|corp|deed|owners? association))|\b(?:gross )?production\b|\b(?:oil|gas|minerals?|hydrocarbons)\b[^.;]{0,60}\b(?:produced|saved|raised|marketed|brought|comes?|pumped)\b|\bbarrels?\b/i;
const KEEPS =
  "(?:reserv(?:es?|ed|ing)|retain(?:s|ed|ing)?|ke(?:eps?|pt|eping)|with(?:holds?|held|holding)|hold(?:s|ing)? back|held back|except(?:s|ed|ing)?|sav(?:es|ed|ing)|sets? aside)";
const KEPT_BY = new RegExp(`\\b${KEEPS}\\b|\\b(?:reservation|exception)s?\\b|\\b(?:remains?|stays?|continues) (?:hers|his|theirs|mine|ours)\\b`, "i");
const GETS =
  "(?:have|has|get|gets|take|takes|receive|receives|draw|draws|own|owns|be paid|be entitled to|is entitled to|be credited with|continue to (?:have|own|hold|receive)|enjoy)";
const PAID =
  "(?:pay|pays|paid|paying|deliver\\w*|yield\\w*|render\\w*|go(?:es)?|belong\\w*|accru\\w*|inure\\w*|account\\w*|turn(?:ed)? over|credit\\w*|due|payable)";
const EQUALLY =
  /\b(?:shared?|divided?|split|halved|owned|held|enjoyed|belong)\b[^.;]{0,30}\b(?:equally|alike|evenly|half and half|share and share alike|in equal (?:shares|parts|halves))\b|\b(?:equally|half and half)\b[^.;]{0,20}\b(?:shared?|divided?|split)\b/i;
/** "If oil or gas is found,": what every royalty waits for. */
const IF_FOUND = /\b(?:if|when|whenever|should)(?: (?:any|either|ever))? (?:oil|gas|minerals?|production)\b[^.,;]{0,50}(?:,|(?=[.;]))/gi;
const FINITE = /\b(?:reserves|retains|keeps|withholds|holds back|excepts|saves)\b/i;
/** Of other days, other people or other matter; nothing, or what may once be. */
const ELSEWHERE =
  /\b(?:heretofore|previously|formerly|already|outstanding|prior|was|were|had|once|existing reservation|recorded|of record|book|vol(?:ume)?|page|if|unless|should|until|notes?|secur\w+|said deed|elsewhere|State|option|coal|gravel|stone|sand|crops?|wheat|rent|not (?:to )?(?:reserv|retain|keep|except)\w*|no(?:ne|thing)?\b(?! (?:part|share|voice|right|bonus|rentals?|cost|expense|say|power|mineral fee|more|less|way|matter))|without (?:any )?(?:reserv|except)\w*|price|purchase money|assign(?:s|ed|ing)?)\b/i;
const DEEDS = /deed/;
const EXECUTIVE_KEPT = /\b(?:leas(?:e|es|ing) (?:rights?|power)|executive|non-?participating|make the leases|alone (?:to|may|shall) (?:make|lease|execute))\b/i;

type Size = Span & { value: Rational };

/** "one-fourth of the oil, gas and minerals": the substances themselves, with no word of royalty or production beside the share. */
const isOfMinerals = (words: string, s: Span): boolean => {
  const own = `${words.slice(Math.max(0, s.start - 60), s.start)} ${/^[^;.]*?(?:(?<!\b(?:oil|gas|coal)),|(?=[;.])|$)/.exec(words.slice(s.end))?.[0] ?? ""}`;
  return /\b(?:oil|gas|minerals?)\b/i.test(own) && !YIELD.test(own);
};

/** The shares of a statement, with barrels counted, bare parts and equal halves. */
function sizeOf(words: string): Size | null {
  const told = [...findShares(words), ...countedShares(words)].sort((a, b) => a.start - b.start);
  const share = told.find(
    (s) =>
      !isOfMinerals(words, s) &&
      YIELD.test(words.slice(Math.max(0, s.start - 90), s.end + 110)) &&
      !MONEY.test(words.slice(Math.max(0, s.start - 40), s.end + 30)),
  );
  if (share) return { start: share.start, end: share.end, value: share.value };
  const equal = told.length === 0 ? EQUALLY.exec(words) : null;
  return equal ? { start: equal.index, end: equal.index + equal[0].length, value: rational(1, 2) } : null;
}
const MONEY = /\b(?:bonus|rentals?|price|cash|dollars|taxes)\b|\$/i;

const withoutLand = (words: string): string => landMarks(words).reduce((w, m) => w.slice(0, m.start) + " ".repeat(m.end - m.start) + w.slice(m.end), words);

/** "one-half of the royalty", "a fourth of every royalty": a share of what leases bring; else of production. */
const OF_ROYALTY =
  /^[)"]*(?: \([^()]{1,14}\))? ?(?:part |share |interest )?(?:of|in) (?:(?:all|any|every|each|the|such|said|whatever|of|landowner'?s|lessor'?s|lease|future|oil|gas|and|mineral) ){0,5}royalt/i;

class Statement {
  private readonly goesTo: RegExp;
  private readonly takerKeeps: RegExp;
  private readonly byOther: RegExp;
  private readonly hereKept: RegExp;
  private readonly giverKeeps: RegExp;

  constructor(scene: Scene) {
    const { parties } = scene;
    const names = (side: "from" | "to"): (string | null)[] => [namesOf(parties, side), housesOf(parties, side), calledOf(parties, side)];
    const giver = [GIVER, ...names("from"), bodyOf(parties)].filter((x) => x !== null).join("|");
    const taker = [TAKER, ...names("to")].filter((x) => x !== null).join("|");
    this.goesTo = new RegExp(
      `(?:${giver}),? (?:(?:shall|will|is|are|may|to|also|always|still|hereby|and|(?:his|her|their|its) heirs|assigns|successors|or),? ){0,6}${GETS}\\b|\\b${PAID}\\b[^.;]{0,60}\\b(?:to|for|unto)(?: and unto)? (?:the |said )*(?:${giver})`,
      "i",
    );
    this.byOther = new RegExp(
      `\\b(?:reserved|retained|kept|held|owned|excepted|withheld) (?:by|to|in) (?!(?:the |said )*(?:${giver}|him|her|them|it|himself|herself|themselves|itself)\\b)`,
      "i",
    );
    this.hereKept = new RegExp(`\\b(?:hereby|herein|now) (?:made|reserved|kept|retained|excepted)\\b|\\bin favou?r of (?:the |said )*(?:${giver})`, "i");
    this.giverKeeps = new RegExp(
      `(?:${giver}|\\b(?:he|she|they|it|I|we|and|but|who)),? (?:(?:hereby|also|always|shall|will|does|do|still|however|likewise),? )*$`,
      "i",
    );
    this.takerKeeps = new RegExp(`(?:${taker}),? (?:(?:shall|will|is|are|may|to|hereby) ){0,3}${KEEPS}\\b`, "i");
  }

  /** Whether a statement gives a share of royalty or production to those who grant the land. */
  keeps(said: string): boolean {
    const words = said.replace(IF_FOUND, " ");
    if (!YIELD.test(words) || ELSEWHERE.test(words) || this.takerKeeps.test(words) || this.byOther.test(words)) return false;
    if (/\bsubject to\b/i.test(words) && !this.hereKept.test(words)) return false;
    const finite = FINITE.exec(words);
    if (finite && finite.index > 3 && !this.giverKeeps.test(words.slice(0, finite.index))) return false;
    return KEPT_BY.test(words) || this.goesTo.test(words) || (EQUALLY.test(words) && /\broyalt/i.test(words));
  }
}

const isKept = (f: Found): boolean => !["easement", "lien", "life_estate"].includes(f.interest.estate_type);
const isRoyalty = (f: Found): boolean => f.interest.estate_type === "royalty";
const isLand = (f: Found): boolean => f.interest.estate_type === "fee";

/** Statements of a sentence: cut where the keeping or another matter begins. */
function statementsOf(s: Span & { text: string }, from: number): Span[] {
  const open = Math.max(0, from - s.start);
  const cuts = [open, ...[...s.text.matchAll(CUT)].map((m) => m.index).filter((i) => i > open), s.text.length];
  return cuts.slice(0, -1).map((start, i) => ({ start: s.start + start, end: s.start + (cuts[i + 1] ?? s.text.length) }));
}
const CUT =
  /;|(?=\bto have and to hold\b)|(?:,? (?:and|but) |, )(?=(?:withhold|reserv|retain|keep|except|sav|less\b|subject to the (?:reservation|exception)|out of|the grantee|grantee|the grantor|grantor)\w*\b)/g;

/**
 * The draft of a deed of land with a royalty kept by those who give, where one statement says so and nothing else was read as kept.
 * "conveys the land to B, less a 1% of 8/8 non-participating royalty interest reserved by grantor" → royalty 1/100 of production.
 * Errs toward what was read: any kept or excepted share or a second grant leaves the draft as it was.
 */
export function withRoyaltyKeptBack(scene: Scene, draft: Draft): Draft {
  const [grant] = draft.grants;
  if (draft.action !== "convey" || !grant || draft.grants.length !== 1 || !DEEDS.test(scene.docType ?? "") || /mineral|royalty/.test(scene.docType ?? ""))
    return draft;
  if ([...draft.reservations, ...draft.exceptions].some(isKept)) return draft;
  const from = draft.granting?.start ?? grant.span.start;
  const statement = new Statement(scene);
  for (const s of scene.sentences) {
    if (s.end <= from) continue;
    for (const at of statementsOf(s, from)) {
      const words = withoutLand(scene.text.slice(at.start, at.end));
      const size = statement.keeps(words) ? sizeOf(words) : null;
      if (!size) continue;
      const span = { start: at.start + size.start, end: at.start + size.end };
      if (!isLand(grant) && !(isRoyalty(grant) && grant.fraction?.start === span.start && s.start > from)) return draft;
      return keptIn(scene, draft, grant, at, { ...span, value: size.value });
    }
  }
  return draft;
}

const wordsOfGrant = (scene: Scene, draft: Draft): string => {
  const at = draft.granting?.start ?? 0;
  return scene.text.slice(at, Math.min(at + 300, scene.sentences.find((s) => s.end > at)?.end ?? at + 300)).trim();
};

function keptIn(scene: Scene, draft: Draft, grant: Found, at: Span, size: Size): Draft {
  const words = scene.text.slice(at.start, at.end).replace(/^[\s,;:.]+|[\s,;:]+$/g, "");
  const floats =
    OF_ROYALTY.test(scene.text.slice(size.end, at.end)) ||
    !/\d|\b(?:one|two|three|five|per ?cent|percent|half|third|fourth|quarter|eighth|sixteenth)\b/i.test(scene.text.slice(size.start, size.end));
  const interest = {
    ...bareInterest("royalty", words),
    fraction: toWire(size.value),
    of: floats ? ("royalty" as const) : ("whole" as const),
    floating: floats,
    to: sideIds(scene.parties, "from"),
    ...(EXECUTIVE_KEPT.test(words) ? { executive: false } : {}),
  };
  const land = isLand(grant)
    ? grant
    : {
        ...grant,
        interest: {
          ...bareInterest("fee", wordsOfGrant(scene, draft)),
          fraction: toWire(ONE),
          of: "whole" as const,
          from: grant.interest.from,
          to: grant.interest.to,
          tracts: grant.interest.tracts,
        },
        fraction: null,
      };
  return {
    ...draft,
    grants: [land],
    reservations: [
      ...draft.reservations,
      { interest, span: { start: at.start, end: at.end }, fraction: { start: size.start, end: size.end }, confidence: 0.72 },
    ],
  };
}
