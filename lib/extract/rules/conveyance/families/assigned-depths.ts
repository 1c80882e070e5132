// Leases divided by depth when they are assigned: the depths to which the assignment is limited, and those that the assignor keeps.
import type { Draft } from "@/lib/extract/rules/conveyance/draft";
import { bareInterest, type Found } from "@/lib/extract/rules/conveyance/interest";
import { sideIds } from "@/lib/extract/rules/conveyance/people";
import { gapBetween } from "@/lib/extract/rules/conveyance/phrases/above-and-below";
import { type DepthWords, depthWords } from "@/lib/extract/rules/conveyance/phrases/depth-words";
import type { Scene, Sentence } from "@/lib/extract/rules/conveyance/scene";
import { ONE, toWire } from "@/lib/fraction/rational";
import { readInterval } from "@/lib/land/depth/depth-interval";

const RIGHTS =
  /\b(?:rights?|depths?|formations?|strat(?:a|um)|horizons?|zones?|sands?|leases?|leasehold|interests?|estate|everything|all|whatever|those|operating|working)\b/i;
const KEEPS =
  /\b(?:reserv\w+|except\w*|retain\w*|keep(?:s|ing)?|kept|with(?:holds?|held|holding)|exclud\w+|hold(?:s|ing)? back|sav(?:e|es|ing)|not (?:hereby |herein )?(?:assigned|conveyed|included|transferred)|(?:assign\w*|convey\w*|pass\w*|takes?|gets?|includ\w+|cover\w*|acquires?) no(?:ne|thing)?\b|no (?:rights?|interest|part)\b|remain\w* (?:in|with|the property of)|does not (?:include|cover|extend))/i;
const LIMITS = /\b(?:limited|only|insofar|in so far|confined|restricted|solely|and no (?:further|deeper))\b/i;
/** A share of production from a depth is no depth of the lease. */
const OF_PRODUCTION = /\b(?:overrid\w+|royalt\w+|o\.?r\.?r\.?i|(?:production|oil) payment)\b/i;
/** What was drilled or agreed on the way. */
const TOLD = /\b(?:drill(?:ed|ing)?|test|well|completed|casing|plugged|bored|whereas)\b[^.;]{0,80}$/i;

/** "All depths not assigned by it in the Bill of Sale in Vol. 80", "which it kept when it assigned the deep rights": what an earlier paper left is given by this one. */
const ELSEWHERE =
  /\b(?:not |never )?(?:heretofore |previously |formerly |already |so )?(?:assign|convey|sold|transfer|includ|cover|pass|embrac|except|exclud|reserv|retain|kept|withh|held|remain)\w*(?: (?:away|out|back))?(?: (?:by|to|with|for) [\w&'.-]+(?: (?:company|corporation|inc\.?))?)? (?:by|in|under|with|through|when) (?:(?=(?:vol|volume|book|bk|doc(?:ument)?|instrument)\b\.? ?(?:no\.? ?)?\d)|(?:the|that|its|his|her|their|said|our|an?|my) (?:(?:prior|former|earlier|first|old|previous|original)\b[^.;]{0,60}|[^.;]{0,60}\b(?:assign\w*|sales?|deeds?|conveyances?|instruments?|transfers?|farmouts?|papers?|documents?)\b(?=[^.;]{0,60}\b(?:vol|volume|book|bk|page|doc|document|no|file|recorded|dated|filed|made|registered|mentioned|aforesaid|(?:18|19|20)\d\d)\b)))|\b(?:not |never )?(?:heretofore|previously|formerly|theretofore|already|yet) (?:assigned|conveyed|sold|transferred|excepted|reserved|retained|kept)\b/gi;

/** What another kept or holds, and what is only not warranted, tells nothing of this assignment. */
const OF_ANOTHER =
  /\bsubject to\b(?![^.;]*\bassignors?\b)[^.;]*\b(?:assignments?|reserv\w+|deeds?|leases?|rights?)\b|\b(?:except\w*|exclud\w+) from (?:\w+ )?warrant\w+|\bwarrant\w+ (?:\w+ ){0,2}(?:except\w*|exclud\w+|does not)|\bleases?\b[^.;]{0,40}\b(?:terminat|expir|laps)\w+ (?:\w+ )?(?:as to|below|above)\b/i;

/** "Assignor has heretofore parted with the lease from 8,730 feet to 9,320 feet": depths that an earlier act of the assignor took out. */
const PARTED_WITH =
  /\b(?:assignors?|grantors?|sellers?|transferors?|it|he|she|they|we|I|company|corporation)\b[^.;,]{0,20}\b(?:has|have|had|heretofore|previously|already|formerly|earlier|theretofore)\b(?:(?!\b(?:not|never|nothing)\b)[^.;]){0,40}\b(?:parted with|assigned|sold|conveyed|transferred|disposed of)\b/i;

/** "Rio Company kept the depths below 4,000 feet", "all that it retained": an act told as done, by one who did it, is that of an earlier paper. */
const KEPT_THEN =
  /(?:\b(?:it|he|she|they|which|who|that|[Aa]ssignors?|[Gg]rantors?|[Ss]ellers?|[Cc]ompany|[Cc]orporation)|\b[A-Z][\w&'’.-]+|,)(?:,? (?:has|had|have|heretofore|previously|formerly|then|theretofore|once|also))* (?:kept|retained|reserved|excepted|withheld|held back|excluded)\b(?! (?:(?:un)?to|by|from|for|herefrom|therefrom|out) (?:the )?(?:[Aa]ssignor|[Gg]rantor|said|this)|[.;]|$|(?<!\b(?:it|he|she|they|assignor) \w+),)/g;
type Piece = { words: string; start: number };

/** The parts of a sentence that turns of speech divide, so that what is given and what is kept are told apart. */
function piecesOf(s: Sentence): Piece[] {
  const cuts = [...s.text.matchAll(/[;:] |, (?=(?:but|and|save|saving|except\w*|reserv\w+|retain\w*|all|the|assignors?|it|he|which|less)\b)/gi)].map(
    (m) => m.index + m[0].length,
  );
  return [0, ...cuts].map((start, i) => ({ words: s.text.slice(start, cuts[i] ?? s.text.length), start: s.start + start }));
}

type DepthsOfLease = { readonly given: string | null; readonly kept: DepthWords | null; readonly at: number; readonly end: number };

/** The piece with an earlier keeping blotted out, up to where the sentence goes on to what is done now. */
function withoutOldActs(p: Piece): Piece {
  const words = p.words.replace(KEPT_THEN, (m) => " ".repeat(m.length));
  return words === p.words ? p : { ...p, words };
}

/** What a sentence does that tells depths above and below a gap: given with the gap kept, or kept with the gap given. Null where it tells no such two pieces. */
function partedBy(s: Sentence): Pick<DepthsOfLease, "given" | "kept"> | null {
  const gap = gapBetween(s.text);
  if (!gap || OF_PRODUCTION.test(s.text.slice(0, gap.start))) return null;
  const keeping =
    KEEPS.test(s.text.slice(0, gap.end).replace(ELSEWHERE, "")) ||
    /^[^.;]{0,60}\b(?:(?:is|are|being) (?:hereby )?(?:kept|retained|reserved|excepted)|remain)\b/i.test(s.text.slice(gap.end));
  return keeping ? { given: gap.text, kept: null } : { given: null, kept: { side: "above", ...gap } };
}

/** What the sentences tell of depth: limits of what is given and of what is kept; null where they tell of neither. */
function depthsOfLease(scene: Scene): DepthsOfLease | null {
  let given: string | null = null;
  for (const s of scene.sentences.filter((x) => x.kind === "clause" && !OF_ANOTHER.test(x.text))) {
    const parted = partedBy(s);
    if (parted) return { ...parted, at: s.start, end: s.end };
    let keeping = false;
    for (const told of piecesOf(s)) {
      const p = withoutOldActs(told);
      keeping ||= KEEPS.test(p.words.replace(ELSEWHERE, "")) || PARTED_WITH.test(p.words);
      const found = depthWords(p.words);
      if (!found || !RIGHTS.test(p.words) || OF_PRODUCTION.test(p.words.slice(0, found.start)) || TOLD.test(p.words.slice(0, found.start))) continue;
      if (keeping && !given) return { given, kept: found, at: s.start, end: s.end };
      if (!keeping && (LIMITS.test(p.words) || found.side === "above")) given ??= found.text;
    }
  }
  return given ? { given, kept: null, at: 0, end: 0 } : null;
}

/** The grant without depths that only another paper or the lease itself tells of. */
function withoutOthers(scene: Scene, g: Found): Found {
  const { depths } = g.interest;
  const told = depths ? scene.sentences.filter((s) => s.text.includes(depths)) : [];
  return told.length && told.every((s) => OF_ANOTHER.test(s.text)) ? { ...g, interest: { ...g.interest, depths: null } } : g;
}

/**
 * The draft of an assignment with its lease divided by depth as the words say: what is kept at a depth is kept there, and what is given to a depth goes no deeper.
 * "Excepting all formations lying more than five thousand (5,000) feet below the surface" → leasehold below 5,000 feet kept.
 */
export function withDepths(scene: Scene, read: Draft): Draft {
  if (!read.grants.some((g) => g.interest.estate_type === "leasehold")) return read;
  const draft = { ...read, grants: read.grants.map((g) => withoutOthers(scene, g)) };
  const told = depthsOfLease(scene);
  if (!told) return draft;
  const limited = (g: Found, depths: string | null): Found => (g.interest.estate_type === "leasehold" ? { ...g, interest: { ...g.interest, depths } } : g);
  const { kept } = told;
  const within = (f: Found): boolean => f.span.start >= told.at && f.span.start < told.end;
  if (!kept) {
    const own = (g: Found): boolean => told.end === 0 && g.interest.depths !== null && readInterval(g.interest.depths) !== null;
    const reservations = draft.reservations.filter((f) => !(within(f) && f.interest.estate_type === "leasehold"));
    return { ...draft, grants: draft.grants.map((g) => (own(g) ? g : limited(g, told.given))), reservations };
  }
  const shares = draft.reservations.filter((f) => within(f) && f.interest.estate_type === "leasehold" && f.fraction && f.interest.fraction?.fraction !== "1");
  const rest = draft.reservations.filter((f) => !(within(f) && /^(?:surface|leasehold|mineral)$/.test(f.interest.estate_type)));
  const interest = {
    ...bareInterest("leasehold", scene.text.slice(told.at, told.end).trim()),
    fraction: toWire(ONE),
    depths: kept.text,
    to: sideIds(scene.parties, "from"),
  };
  const all: Found = { interest, span: { start: told.at, end: told.end }, fraction: null, confidence: 0.85 };
  const deep = shares.length ? shares.map((f) => ({ ...f, interest: { ...f.interest, depths: kept.text } })) : [all];
  const exceptions = draft.exceptions.filter(
    (f) => !(within(f) && /^(?:surface|leasehold|mineral)$/.test(f.interest.estate_type) && f.interest.depths !== null),
  );
  return { ...draft, grants: draft.grants.map((g) => limited(g, null)), reservations: [...rest, ...deep], exceptions };
}
