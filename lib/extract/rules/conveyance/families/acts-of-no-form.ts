// Where a paper may give that uses the granting words of no form: any verb of giving told of its givers, a label or a phrase that leads to the thing, in the end the land that a deed describes.
import { LAND_HEAD, RIGHTS_HEAD } from "@/lib/extract/rules/conveyance/object-end";
import { backOverShare, objectStart } from "@/lib/extract/rules/conveyance/object-place";
import { OBJECT_OPENER } from "@/lib/extract/rules/conveyance/phrases/object-opener";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import type { Span } from "@/lib/text/view";

/** The words of an act with the place of its thing; `source`: they name what the thing comes out of. */
export type Act = { verb: Span; thing: Span; source?: boolean };

/** A verb of giving in the third person: "deeds", "parts with". */
const HE =
  "(?:grants|conveys|deeds|gives|sells|assigns|transfers|cedes|donates|bestows|releases|relinquishes|quits|quit-?claims|surrenders|yields up|disposes of|parts with|passes|(?:makes|sets|turns|hands|signs) over)";
/** The same after "I", "we", "they" or a list of givers. */
const WE =
  "(?:grant|convey|deed|give|sell|assign|transfer|cede|donate|bestow|release|relinquish|quit|quit-?claim|surrender|yield up|dispose of|part with|pass|(?:make|set|turn|hand|sign) over)";
const GIVEN =
  "(?:granted|conveyed|deeded|given|sold|assigned|transferred|ceded|donated|bestowed|released|relinquished|quit-?claimed|surrendered|(?:made|set|turned|signed) over)";
/** "hereby", "now", "and by this deed": what may stand between the giver and his verb. */
const NOW = "(?:(?:do|does|now|hereby|herewith|and|also|freely|forever|accordingly|therefore|by (?:this|these) \\w+|this day|this paper),? )";
/** Who may stand before "give", "convey" to be its subject. */
const PLURAL =
  "(?:\\b(?:I|[Ww]e|[Tt]hey|do|does|hereby|now|undersigned|(?:[Gg]rantor|[Ss]eller|[Vv]endor|[Oo]wner|[Dd]onor|[Aa]ssignor|[Tt]ransferor|[Tt]rustee|[Hh]eir|[Ff]our|[Tt]hree|[Tt]wo)s|(?:first|one) part)|\\b(?:I|[Ww]e|[Tt]hey|[Uu]ndersigned),? (?:now,? )?(?:[^.;:]|(?<=\\b(?:[A-Z]|Jr|Sr|Mrs?|Dr|St))\\.){3,140},)";

const ACTIVE = new RegExp(`(?:(?<=\\b[A-Z][\\w.'’]+|\\b[a-z]{3,}|[,)"]) ${NOW}{0,4}${HE}\\b|(?<=${PLURAL}) ${NOW}{0,4}${WE}\\b)`, "g");
const PASSIVE = new RegExp(`\\b(?:is|are) ${NOW}{0,3}(?:specially |generally )?(?:warranted and )?${GIVEN}\\b`, "g");
/** "a deed", "his heirs and assigns", "may sell", "who gives him trouble", "the lease he sells": no act of this paper. */
const NO_ACT =
  /\b(?:to|may|shall|will|must|can|could|would|should|not|nor|or|who|which|that|whom|whose|heirs,?|successors,?|(?:heirs|successors|executors|administrators|representatives),? and|before|after|when|until|if|unless|once|than|as|a|an|the|this|said|prior|such|any|each|every|no|other|tax|warranty|mineral|royalty|trust|quit-?claim|of|in|by|under|from|through|with)(?: hereby)? $/i;

const NOUN = "(?:things?|interests?|rights?|property|lands?|premises|estate|share|subject|object)";
/** "Thing transferred:", "What is conveyed:", "What I sell is", "Interest assigned:": a label or a phrase that leads to the thing given. */
const LED = new RegExp(
  `\\b(?:what(?: (?:is|I|we|he|she|it|they|grantors?|sellers?))?|${NOUN}(?: (?:is|are|being|to be|hereby|herein|here|now))*) (?:hereby |now |here )?(?:${GIVEN}|${HE}|${WE}|quitted|conveying|selling|giving)(?: (?:hereby|herein|by this \\w+))?(?::| is:?| are:?|[.-])? (?=\\S)`,
  "gi",
);
/** "GIFT.", "CONVEYS:", "OUT OF:" at the head of a row or of a sentence. */
const ROW =
  /(?<=(?:^|[.;:)\]] ?|\n ?)(?:\(?\w{1,3}[.)] )?)(?:(?:CONVEY(?:S|ANCE|ED)|GRANTS?|GIFT|GIVES|ASSIGN(?:S|ED)|TRANSFER(?:S|RED)?|SELLS|SOLD|INTERESTS?|PROPERTY|PREMISES|THING|OUT OF)(?=[.:])|(?:Conveys|Conveyance|Grants?|Gift|Gives|Assigns|Assigned|Transfers?|Sells|Sold|Interests?|Property|The (?:land|property|premises)|Premises|Thing|Out of)(?= ?:|\. (?=[A-Z])| is (?:the|an?|all)\b))[.:]?(?: is)? ?(?=\S)|(?<=[\w.,)] )(?:CONVEYS|GIVES|GRANTS|SELLS|ASSIGNS|QUIT-?CLAIMS): /gm;

/** What is only promised, or may be bought. */
const PROMISED =
  /\b(?:agrees?|covenants?|binds? \w+|contracts?|promises?|options?|shall|will)\b[^.;]{0,60}\b(?:to )?(?:sell|convey|assign|transfer|purchase|buy|make (?:and deliver )?(?:an? |his |her )?(?:\w+ )?(?:deed|assignment))\b|\bon (?:full )?payment\b[^.;]{0,60}\bdeed\b/i;

const TOWN_LAND = /\bblock (?:no\.? ?|number(?:ed)? )?[\w-]+\b/i;
const names = (words: string): boolean => LAND_HEAD.test(words) || RIGHTS_HEAD.test(words) || TOWN_LAND.test(words);

/** Where the sentence around `at` ends; through a semicolon where no thing has been named before it. */
function breathEnd(scene: Scene, at: number): number {
  const first = scene.sentences.findIndex((s) => s.end > at);
  return scene.sentences.slice(Math.max(0, first)).find((s) => scene.text.charAt(s.end - 1) !== ";" || names(scene.text.slice(at, s.end)))?.end ?? at;
}

/** "(5)", "c.", "Royalty:", "TERM." at the head of a line: the next row of a form. */
const NEXT_ROW = /^(?:\(?\w{1,3}[.)] |[A-Z][\w' -]{1,40}(?:\([^)]{1,40}\))?:|[A-Z]{4,}[A-Z ]*\. )/;
/** "a.", "(ii)": an item within a row. */
const ITEM = /^\(?(?:[a-h]|i{1,3}|iv|v)[.)] /;

/** Where the row ends in which `at` stands: before the next line with a label or a number of its own; at the end of the paper where none follows. */
function rowEnd(scene: Scene, at: number): number {
  const next = scene.anatomy.view.lines.find(
    (l) => l.start > at && NEXT_ROW.test(scene.text.slice(l.start, l.end)) && !ITEM.test(scene.text.slice(l.start, l.end)),
  );
  return next ? next.start - 1 : scene.text.length;
}

/** "what is above to A": land called by where it lies. */
const BY_PLACE = /\bwhat(?:ever)? (?:is|lies) (?:above|below|on top|beneath|underneath)\b/i;

function behind(scene: Scene, verb: Span): Act | null {
  const end = breathEnd(scene, verb.end);
  const found = objectStart(scene, verb.end, end);
  const words = scene.text.slice(verb.end, end);
  const opener = found > verb.end ? null : (OBJECT_OPENER.exec(words) ?? TOWN_LAND.exec(words) ?? BY_PLACE.exec(words));
  const at = Math.max(verb.end, backOverShare(scene.text, opener ? verb.end + opener.index : found));
  const said = scene.text.slice(at, end);
  return names(said) || BY_PLACE.test(said) ? { verb, thing: { start: at, end: scene.text.length } } : null;
}

/** "88 acres is hereby given": the thing stands before its verb; "there is given …": behind it. */
function around(scene: Scene, verb: Span): Act | null {
  const own = scene.sentences.find((s) => s.start <= verb.start && verb.start < s.end);
  const ahead = own ? scene.text.slice(own.start, verb.start) : "";
  const m = OBJECT_OPENER.exec(ahead);
  return own && m && names(ahead.slice(m.index)) ? { verb, thing: { start: own.start + m.index, end: scene.text.length } } : behind(scene, verb);
}

/** The land of a paper that calls itself a deed: its first description, in no clause of what it is subject to. */
function described(scene: Scene): Act | null {
  const m = /\b(?:lots? |blocks? |sections? |the (?:[NSEW]{1,2}[½¼/ ]|north|south|east|west)|all (?:of|that)|\d[\d.,]* acres)/i.exec(
    scene.text.slice(scene.anatomy.title?.end ?? 0),
  );
  if (!m || !scene.anatomy.title || !/deed/i.test(scene.text.slice(scene.anatomy.title.start, scene.anatomy.title.end))) return null;
  const start = scene.anatomy.title.end + m.index;
  const own = scene.sentences.find((s) => s.start <= start && start < s.end);
  return own && !/\b(?:subject to|reserv|except)/i.test(scene.text.slice(own.start, start))
    ? { verb: { start, end: start }, thing: { start, end: scene.text.length } }
    : null;
}

/** The acts that a paper may have meant, the likeliest first: what is said to be given, verbs of giving, rows of a form, the land of a deed. */
export function actsOf(scene: Scene): Act[] {
  const { text } = scene;
  const inside = (at: number): boolean => scene.sentences.some((s) => s.start <= at && at < s.end && s.kind !== "habendum");
  const isAct = (at: number): boolean => inside(at) && !NO_ACT.test(text.slice(Math.max(0, at - 30), at + 1));
  const spans = (pattern: RegExp): Span[] =>
    [...text.matchAll(pattern)].map((m) => ({ start: m.index + (m[0].startsWith(" ") ? 1 : 0), end: m.index + m[0].length })).filter((s) => isAct(s.start - 1));
  const rows = (pattern: RegExp): Act[] =>
    [...text.matchAll(pattern)].map((m) => {
      const verb = { start: m.index, end: m.index + m[0].length };
      return { verb, thing: { start: verb.end, end: rowEnd(scene, verb.end) }, source: /^out of/i.test(m[0]) };
    });
  const promised = PROMISED.test(text);
  const acts = [
    ...rows(LED).filter((a) => inside(a.verb.start)),
    ...spans(ACTIVE).map((s) => behind(scene, s)),
    ...spans(PASSIVE).map((s) => around(scene, s)),
    ...(promised ? [] : rows(ROW)),
    promised ? null : described(scene),
  ];
  return acts.filter((a) => a !== null);
}
