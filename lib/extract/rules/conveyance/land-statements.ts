// A deed of land that says piece by piece what becomes of the minerals: "Under the NE/4 the grantor keeps a half; in the NW/4 everything passes", "the SE/4, surface and minerals, and of the SW/4 the surface alone".
import type { Land } from "@/lib/contracts/aspects/land";
import { equals, fromWire, isZero, ONE, type Rational, toWire } from "@/lib/fraction/rational";
import { landMarks } from "@/lib/land/named/land-marks";
import { isAll, namedParts } from "@/lib/land/named/named-parts";
import { tractsOf } from "@/lib/land/named/tract-names";
import type { Span } from "@/lib/text/view";
import type { Draft } from "./draft";
import { bareInterest, type Found } from "./interest";
import { LandOutcome, type Side } from "./land-outcome";
import { findShares } from "./phrases/share";
import type { Scene } from "./scene";

/** A clause, the words of its land, and the share of the minerals there that stays with the giver; `left`: it is only left out of what comes along with the land, and may be another's. */
type Statement = Span & { land: string; kept: Rational; left: boolean };

const CUT =
  /[;:]|\.(?= (?:\(\w{1,3}\)|the|all) )|,(?! ?(?:and )?(?:other )?(?:oil|gas|coal|petroleum|minerals?|mineral rights?)\b)| (?=(?:and(?! (?:all |any |the )*(?:other )?(?:oil|gas|coal|minerals?)\b)|but|while|whereas) )/g;
const LONGEST = 6000;
const CLAUSE_MAX = 800;
const PIECES_MAX = 24;

/** A sentence cut where a land follows upon what was said of the one before: pieces with no land go with those before them. */
function clausesOf(text: string, from: number, says: (words: string) => boolean): Span[] {
  const cuts = [...text.matchAll(CUT)].map((m) => m.index + m[0].length);
  const out: Span[] = [];
  let open = { start: 0, end: 0 };
  for (const [i, start] of [0, ...cuts].entries()) {
    const end = cuts[i] ?? text.length;
    const own = text.slice(Math.max(open.start, open.end - CLAUSE_MAX), open.end);
    const next = text.slice(start, end);
    const parted =
      open.end > open.start && landMarks(next).length > 0 && says(own) && (landMarks(own).length > 0 || says(text.slice(start, cuts[i + 1] ?? text.length)));
    if (parted) {
      out.push(open);
      open = { start, end };
    } else open = { ...open, end };
  }
  return [...out, open].map((s) => ({ start: from + s.start, end: from + s.end }));
}

/** A clause with the words of its land left out. */
const withoutLand = (words: string): string => landMarks(words).reduce((w, m) => w.slice(0, m.start) + " ".repeat(m.end - m.start) + w.slice(m.end), words);

/** Whether the words name a part of the deed's land, and not all of it. */
function namesPart(words: string, land: Land): boolean {
  if (tractsOf(words, land).length > 0) return true;
  const parts = namedParts(words, land.tracts);
  return parts.length > 0 && !(parts.every(isAll) && new Set(parts.map((p) => p.host)).size === land.tracts.length);
}

function statementsOf(scene: Scene, from: number, land: Land): Statement[] {
  const outcome = new LandOutcome(scene.parties);
  const says = (words: string): boolean => outcome.keptIn(withoutLand(words)) !== null;
  const sentences = scene.sentences.filter((s) => s.end > from && s.start < from + LONGEST && s.kind !== "habendum");
  const clauses = sentences.flatMap((s) => clausesOf(s.text.slice(Math.max(0, from - s.start), from + LONGEST - s.start), Math.max(s.start, from), says));
  let side: Side | null = null;
  const said = clauses.flatMap((c) => {
    const words = scene.text.slice(c.start, c.end);
    const shares = findShares(words);
    const lands = landMarks(words).filter((l) => !shares.some((s) => s.start < l.end && l.start < s.end));
    const [first, last] = [lands[0], lands.at(-1)];
    if (!first || !last || last.end - first.start > 220) return [];
    const named = words.slice(first.start, last.end);
    const kept = outcome.keptIn(withoutLand(words), side);
    side = outcome.sideOf(withoutLand(words)) ?? side;
    const left = outcome.comesWithShare(withoutLand(words));
    return kept && namesPart(named, land) ? [{ ...c, land: named, kept, left }] : [];
  });
  return withoutDescription(said, clauses, scene);
}

const THING = /\b(?:minerals?|oil|gas|coal|surface)\b/i;

/** The clause that first names land describes it: what goes with the whole is said there, unless the words that follow say something of another piece. */
function withoutDescription(said: Statement[], clauses: readonly Span[], scene: Scene): Statement[] {
  const first = clauses.find((c) => landMarks(scene.text.slice(c.start, c.end)).length > 0);
  const own = said.find((s) => s.start === first?.start) ?? lastOfList(said, clauses, scene);
  const bare = own && !THING.test(scene.text.slice(own.start, own.end));
  return own && (bare || !said.some((s) => s !== own && s.land.toLowerCase() !== own.land.toLowerCase())) ? said.filter((s) => s !== own) : said;
}

const TURNS_TO_PIECE = /\b(?:under|beneath|from|as to|reserv\w+|except\w*|keep\w*|retain\w*|minerals?|oil|gas|royalt\w+|surface)\b/i;
const NAMED_AGAIN = /\b(?:reserv\w+|except\w*|retain\w*|keep\w*|less)\b[\s\S]*$/i;

/** "Section 4; and the N/2 of Section 9, reserving one-half of the minerals": the only words on what is kept, behind the last land of a list, are said of the list. */
function lastOfList(said: readonly Statement[], clauses: readonly Span[], scene: Scene): Statement | undefined {
  const [only] = said;
  if (!only || said.length > 1) return undefined;
  const words = scene.text.slice(only.start, only.end);
  const mark = landMarks(words)[0];
  const tail = NAMED_AGAIN.exec(words);
  const ahead = clauses.filter((c) => c.start < only.start && landMarks(scene.text.slice(c.start, c.end)).length > 0);
  const opens = mark !== undefined && !TURNS_TO_PIECE.test(words.slice(0, mark.start));
  if (!ahead.length || !opens) return undefined;
  return only.left || (tail && tail.index > mark.start && landMarks(tail[0]).length === 0) ? only : undefined;
}

/** Whether the words of an interest begin in a statement. */
const isOf = (f: Found, s: Span): boolean => {
  const at = f.fraction?.start ?? f.span.start;
  return at >= s.start && at < s.end;
};
const isMineral = (f: Found): boolean => f.interest.estate_type === "mineral";

/** Whether the tracts are those named; any will do where the words name none by its number. */
const inThese = (tracts: readonly string[], named: readonly string[]): boolean => !named.length || [...tracts].sort().join() === [...named].sort().join();

/** Whether what is kept under a statement was read so, each in its land. */
const isRead = (s: Statement, kept: readonly Found[], land: Land): boolean => {
  const own = kept.filter((f) => isMineral(f) && isOf(f, s));
  if (isZero(s.kept)) return own.length === 0;
  return own.some(
    (f) =>
      f.interest.fraction !== null &&
      equals(fromWire(f.interest.fraction), s.kept) &&
      (f.interest.tracts.length > 0 ? inThese(f.interest.tracts, tractsOf(s.land, land)) : namesPart(`${f.scope ?? ""} ${f.interest.text}`, land)),
  );
};

/** What a statement keeps or leaves out. */
function notGiven(s: Statement, scene: Scene): Found {
  const text = scene.text.slice(s.start, s.end).trim();
  return {
    interest: { ...bareInterest("mineral", text), fraction: toWire(s.kept), to: s.left ? [] : [...scene.parties.from] },
    span: { start: s.start, end: s.end },
    fraction: null,
    confidence: 0.75,
    scope: s.land,
  };
}

/** A reservation of all the land, told not to reach a piece: its words go on to those that say so. */
const reaching = (f: Found, free: readonly Statement[], scene: Scene): Found => {
  const last = free.findLast((s) => s.start > f.span.start && s.start - f.span.start < 900);
  return last && !f.scope && !f.interest.tracts.length ? { ...f, interest: { ...f.interest, text: scene.text.slice(f.span.start, last.end).trim() } } : f;
};

const LAND_ESTATES: ReadonlySet<string> = new Set(["fee", "surface"]);

/**
 * A deed of land with its reservations as the clauses tell them, piece by piece; as it was where no clause speaks of a part of the land, where the clauses
 * contradict one another, or where all of them were read. What others hold, royalties and leases stay as they were read.
 */
export function withStatedLands(scene: Scene, draft: Draft, land: Land | undefined): Draft {
  const [first] = draft.grants;
  if (draft.action !== "convey" || !land?.tracts.length || !first || !LAND_ESTATES.has(first.interest.estate_type)) return draft;
  const base = draft.grants.find((g) => g.interest.estate_type === "fee") ?? first;
  if (new Set(draft.grants.map((g) => g.interest.to.join())).size > 1) return draft;
  const said = statementsOf(scene, Math.min(first.span.start, base.span.start), land);
  if (!said.length || said.length > PIECES_MAX) return draft;
  const lands = new Map<string, Rational>();
  for (const s of said) {
    const before = lands.get(s.land.toLowerCase());
    if (before && !equals(before, s.kept)) return draft;
    lands.set(s.land.toLowerCase(), s.kept);
  }
  const all = [...draft.reservations, ...draft.exceptions];
  const free = said.filter((s) => isZero(s.kept));
  const oneGrant = draft.grants.length === 1 && base.interest.estate_type === "fee" && !base.interest.tracts.length;
  const general = all.filter((f) => isMineral(f) && !said.some((s) => isOf(f, s)));
  if (oneGrant && said.every((s) => isRead(s, all, land)) && !(general.length && free.length)) return draft;
  const told = (left: boolean): Found[] => said.filter((s) => !isZero(s.kept) && s.left === left).map((s) => notGiven(s, scene));
  const rest = (list: readonly Found[]): Found[] =>
    list
      .filter((f) => !((isMineral(f) || LAND_ESTATES.has(f.interest.estate_type)) && said.some((s) => isOf(f, s))))
      .map((f) => (isMineral(f) ? reaching(f, free, scene) : f));
  const grant: Found = {
    ...base,
    interest: { ...base.interest, estate_type: "fee", tracts: [], fraction: base.interest.estate_type === "fee" ? base.interest.fraction : toWire(ONE) },
  };
  delete grant.scope;
  return {
    ...draft,
    grants: [grant],
    reservations: [...rest(draft.reservations), ...told(false)],
    exceptions: [...rest(draft.exceptions), ...told(true)],
  };
}
