// A deed of land that says in any words that the minerals do not pass: "but none of the minerals", "this deed carries the surface only", "Grantee gets no part of the oil or gas", "the minerals are withheld".
// It is asked last, where no reader of clauses found that anything is kept, left out or given of them: then a plain statement of one clause decides.
import type { Land } from "@/lib/contracts/aspects/land";
import { ONE, toWire } from "@/lib/fraction/rational";
import { landMarks } from "@/lib/land/named/land-marks";
import type { Span } from "@/lib/text/view";
import type { Draft } from "./draft";
import { bareInterest, type Found } from "./interest";
import { keepersIn, sideIds } from "./people";
import { findShares } from "./phrases/share";
import type { Scene } from "./scene";
import { bodyOf, calledOf, GIVER, housesOf, namesOf, oneOf, TAKER } from "./side-words";

const KINDS =
  "(?:oil|gas|coal|lignite|petroleum|hydrocarbons?|minerals?(?: (?:rights?|interests?|estate|deposits?))?|royalt(?:y|ies)|sub-?surface(?: (?:rights?|estate))?)";
const MINERALS = `(?:(?:the|all|any|every|its|such|said|other|of|in|kind|whatever|part|share|interest|right|title|claim|to) )*${KINDS}(?:(?:,? (?:and|or|nor)|,|/| &) ?(?:all |any )?(?:other )?${KINDS}){0,6}`;
const PLACED =
  "(?:,? (?:therein|thereunder|thereof|therewith|in it|under it|beneath it|(?:in|on|under|beneath)(?:,? (?:and|or) (?:in|on|under))? (?:the |said |such )*(?:lands?|premises|tract|property|same|same land)|of (?:any|whatever|whatsoever) (?:kind|nature|sort)|whatever|whatsoever|at all))*";
const PASS =
  "(?:pass(?:es|ed|ing)?|go(?:es|ing)?|convey(?:s|ed|ing)?|grant(?:s|ed|ing)?|sold|sells?|selling|transfer(?:s|red|ring)?|deed(?:s|ed|ing)?|giv(?:es?|en|ing)|includ(?:es?|ed|ing)|part(?:s|ed|ing)? with|part of (?:this|the) (?:deed|sale|grant|conveyance)|within (?:this|the) (?:deed|sale|grant|conveyance))";
const GET = "(?:gets?|takes?|acquires?|receives?|obtains?|has|have|shall have|is to have|buys?|owns?)";
const HEREBY =
  "(?:(?:hereby|herein|hereunder|by this (?:deed|conveyance|instrument|sale)|under this deed|here|now|shall|do|does|is|are|to be|being|be|in any (?:way|wise)),? )*";
/** Where a statement ends that is only its thing: "but none of the minerals." */
const END = "(?=\\s*(?:$|[.;,)]|and the\\b))";

const NONE_PASSES = [
  // "but none of the minerals", "and no mineral right of any kind", "but not with the minerals"
  `(?:\\b(?:but|and|with|having|though)(?: with)? |[,;(] ?)(?:with )?(?:no|none|nothing|not any|not|without any|not with) (?:of )?(?:the |its |any )?${MINERALS}${PLACED}${END}`,
  // "no minerals pass", "none of the oil and gas passing", "no oil or gas is sold"
  `\\b(?:no|none|nothing|not any|neither) (?:of )?${MINERALS}${PLACED},? ${HEREBY}${PASS}\\b`,
  // "the minerals do not pass", "minerals not being sold"
  `\\b${MINERALS}${PLACED},? (?:(?:is|are|do|does|shall|will|being) )?(?:not|never|no) (?:(?:be|being|to be|hereby|herein|in any way|expressly) )*${PASS}\\b`,
  // "this deed passes no minerals", "nor does it convey any oil"
  `\\b${PASS} ${HEREBY}(?:no|none of|not any(?: of)?|nothing of) ${MINERALS}`,
  `\\b(?:does|do|shall|will) not (?:hereby |herein )?(?:pass|convey|grant|sell|transfer|include|part with|cover|carry|embrace) (?:any |all |any of )?${MINERALS}`,
].join("|");
const SURFACE = "(?:surface(?: estate| rights?| of (?:the|said) (?:land|ground|tract))?|soil|top of the (?:land|ground))";
const SURFACE_ALONE = [
  `\\b(?:nothing|no more|naught) (?:but|except|save|than|beyond|besides) (?:the )?${SURFACE}\\b`,
  `\\b(?:only|merely|just|solely) (?:to )?(?:the )?${SURFACE}\\b`,
  `\\b${SURFACE},? (?:only|alone|solely|and (?:nothing|no) (?:more|else|further)|and (?:nothing|not what lies|naught) (?:beneath|below|under\\w*))\\b`,
  `\\bto the extent of (?:the )?${SURFACE} (?:only|alone|and no (?:further|more))\\b`,
].join("|");
const KEPT = "(?:withheld|reserved|excepted|kept(?: back| out)?|retained|held back|saved|excluded|left out|not parted with)";
/** Of other days, other people, other matter, or no statement of what this deed does. */
const ELSEWHERE =
  /\b(?:heretofore|previously|formerly|already|outstanding|reserved (?:by|to|in) (?!(?:the )?(?:said )?(?:grantors?|vendors?|sellers?)\b)|prior|(?:has|have) sold|price|consideration|gift|pa(?:y|ys|id|yment)|not (?:only|merely|just|simply|alone)|was|were|had|has been|have been|been|found|known|discovered|produced|production|leases?|lessees?|wells?|drill\w*|mining|mined|remov\w+|operat\w+|easements?|rights?[- ]of[- ]way|timber|warrant\w*|covenant\w*|encumb\w+|to have and to hold|liens?|mortgag\w*|tax(?:es)?|assess\w*|if|should|unless|until|book|vol(?:ume)?|page|recorded|damage\w*|disturb\w*|use of|enter|entry|executive|bonus|rentals?|consent)\b/i;
/** "no minerals being reserved", "without reservation of oil": nothing is kept. */
const NOTHING_KEPT =
  /\b(?:no|none|not|nothing|without|never|nor)\b[^.;]{0,80}\b(?:reserv\w+|except(?:ed|ing|ions?)|retain\w*|withheld|kept|keeps?|held back|severed|saved?)\b/i;

const CUT =
  /(?=\bto have and to hold\b)|[;:]|\.(?= )|,(?= (?:but|and (?:no|none|not|nothing|the|all)|it being|with none|without|none|no|not|nothing|the (?:surface|minerals)|all (?:the |of )?(?:oil|gas|minerals|mineral)|minerals)\b)/g;

/** The clauses of a stretch: sentences cut where another statement may begin. */
function clausesOf(s: Span & { text: string }, from: number): Span[] {
  const open = Math.max(0, from - s.start);
  const cuts = [open, ...[...s.text.matchAll(CUT)].map((m) => m.index).filter((i) => i > open), s.text.length];
  return cuts.slice(0, -1).map((start, i) => ({ start: s.start + start, end: s.start + (cuts[i + 1] ?? s.text.length) }));
}

const withoutLand = (words: string): string => landMarks(words).reduce((w, m) => w.slice(0, m.start) + " ".repeat(m.end - m.start) + w.slice(m.end), words);

/** What one clause says of all the minerals, for the sides of one paper. */
class Statement {
  private readonly says: RegExp;
  private readonly stays: RegExp;

  constructor(scene: Scene) {
    const { parties } = scene;
    const giver = [GIVER, namesOf(parties, "from"), housesOf(parties, "from"), bodyOf(parties), calledOf(parties, "from"), oneOf("I")]
      .filter((x) => x !== null)
      .join("|");
    const taker = [TAKER, namesOf(parties, "to"), housesOf(parties, "to"), calledOf(parties, "to")].filter((x) => x !== null).join("|");
    this.says = new RegExp(
      `${NONE_PASSES}|${SURFACE_ALONE}|(?:${taker}) ${HEREBY}${GET} ${HEREBY}(?:no|none of|not any(?: of)?|nothing of|no part of) ${MINERALS}|(?:${taker}) (?:does|do|shall|will) not (?:hereby )?(?:get|take|acquire|receive|have|obtain|buy) (?:any )?${MINERALS}`,
      "i",
    );
    this.stays = new RegExp(
      `^\\W*(?:and |but |that |it is (?:agreed|understood) that )*${MINERALS}${PLACED},? (?:(?:is|are|being|shall be|to be|all) )?(?:(?:hereby|herein|expressly|however|wholly|entirely) )*${KEPT}(?: (?:by|to|unto|for|in) (?:the |said )?(?:${giver})\\b)?${END}|(?:${giver}),? (?:hereby |herein |however )?(?:(?:holds?|holding) (?:on to|back|out)|(?:keep|retain|withhold|reserve)(?:s|ing)?) (?:(?:all|what|whatever|every|the) )+(?:of )?(?:the )?${MINERALS}`,
      "i",
    );
  }

  /** Whether the clause says that no minerals pass; its words come without the words of the land. */
  allStay(words: string): boolean {
    if (!/\b(?:minerals?|oil|gas|coal|surface|soil|subsurface)\b/i.test(words) || ELSEWHERE.test(words) || findShares(words).length > 0) return false;
    return this.stays.test(words) || (!NOTHING_KEPT.test(words) && this.says.test(words));
  }
}

const isOfMinerals = (f: Found): boolean =>
  f.interest.estate_type !== "easement" && f.interest.estate_type !== "lien" && f.interest.estate_type !== "life_estate";

/**
 * The draft of a deed of one land with all minerals kept by those who give, where a clause says that they do not pass and nothing else was read of them.
 * Errs toward what was read: any kept or excepted share, a second grant, several lands of which the clause may mean one, or two givers' own words leave the draft as it was.
 */
export function withMineralsKeptBack(scene: Scene, draft: Draft, land: Land | undefined): Draft {
  const [grant] = draft.grants;
  const from = grant?.span.start;
  if (draft.action !== "convey" || from === undefined || !grant || draft.grants.length !== 1 || (land?.tracts.length ?? 0) > 1) return draft;
  if (grant.interest.estate_type !== "fee" || grant.interest.fraction?.fraction !== "1") return draft;
  if ([...draft.reservations, ...draft.exceptions].some(isOfMinerals)) return draft;
  const statement = new Statement(scene);
  for (const s of scene.sentences) {
    if (s.end <= from) continue;
    const own = clausesOf(s, from).find((c) => statement.allStay(withoutLand(scene.text.slice(c.start, c.end)).replace(/\s+/g, " ")));
    if (own) return keptIn(scene, draft, own);
  }
  return draft;
}

function keptIn(scene: Scene, draft: Draft, at: Span): Draft {
  const words = scene.text.slice(at.start, at.end).replace(/^[\s,;:.]+|[\s,;:]+$/g, "");
  const keepers = keepersIn(words, scene.parties).ids;
  const interest = { ...bareInterest("mineral", words), fraction: toWire(ONE), to: keepers.length ? keepers : sideIds(scene.parties, "from") };
  const span = { start: scene.text.indexOf(words, at.start), end: scene.text.indexOf(words, at.start) + words.length };
  return { ...draft, reservations: [...draft.reservations, { interest, span, fraction: null, confidence: 0.72 }] };
}
