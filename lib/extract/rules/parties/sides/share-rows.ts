// Takers by the form of a list alone: names each with a share beside it, row by row, whatever words lead it in.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import { namesIn } from "@/lib/extract/rules/parties/mentions/names-in";
import { isTown } from "@/lib/extract/rules/parties/mentions/no-name";
import { findFractions } from "@/lib/fraction/find-fractions";
import { compare, ONE, type Rational, rational, sum } from "@/lib/fraction/rational";
import { nameKey } from "@/lib/names/name-key";
import { stateCode } from "@/lib/text/states";
import { tokenise } from "@/lib/text/tokens";

export type RowName = { key: string; name: string; start: number; end: number };
type Share = { start: number; end: number; value: Rational };
type Row = { names: RowName[]; share: Share; start: number; end: number };

/** A list longer than this is no list of one paper's takers. */
const REACH = 4000;
const ROWS_MAX = 60;
const JOINT = 120;
/** Between a name and the share behind it: leaders, a seat, a status, a count of units; never a verb, a land or another deed. */
const BEHIND_GAP = 80;
const NO_ROW =
  /;|\b(?:by|paid|owns?|owned|held|hold|holds|holding|reserv\w+|convey\w*|leases?d?|deeds?|dated|recorded|subject|section|book|page|vol\w*|survey|from|except\w*|retain\w*|keeps?|kept|the oil|minerals?|royalt\w+|overrid\w+|acres?|warrants?|sold|sells?|having|heirs)\b|[a-z]{3}\. +[A-Z]|\b(?:un)?to\b/i;
/** Between a share and the name behind it: "one-half thereof to my son". */
const TO_NAME =
  /^[\s),]*(?:(?:part|share|interest)s? )?(?:thereof |of (?:the same|it|(?:said|such|the) \w+) ?)?,? ?(?:un)?to (?:(?:the|my|our|his|her|their|said|each of) )*(?:[a-z]+,? ){0,2}$/i;
/** Between two rows of one list. */
const NEXT_ROW =
  /^[\s),;:.]*(?:(?:interest|part|share)s?[,;. ]*)?(?:(?:thereof|of \w+ \w+)[,;. ]*)?(?:and|also|to wit|the|remaining|other|last|an?|undivided|equal|(?:un)?to|in|my|our|his|her|their|daughter|sister|brother|son|[\s,;:]|\(?[a-z0-9]{1,3}[.)])*$/i;
/** Between names of one row: "A and B", "A, his wife, and B". */
const SAME_ROW =
  /^,? ?(?:(?:(?:his|her) (?:wife|husband)|an? \w+ (?:wo)?man|wife|husband|single|widow(?:er)?),? ?)?(?:and|&)? ?(?:(?:his|her) (?:wife|husband),? )?$/i;
/** Before the first row: shares told of others. */
const OF_OTHERS =
  /\b(?:own(?:s|ed|ing|ers?)?|h[eo]ld(?:s|ing)?|adjoin\w*|bounded|belong\w*|outstanding|reserved|paid|pay|claim\w*|died|surviv\w*|inherit\w*|vested|formerly|heretofore|lessors?|signed by)\b[^.;]{0,80}$/i;

/** What calls a piece of land, never a taker. */
const LAND = /\b(?:survey|grant|league|addition|subdivision|section|block|county)$|^(?:block|lot|tract|section|share|parcel|survey|unit|labor|farm|league)\b/i;

/** "1720 South Bellaire Street", "of South Bend": where a taker lives. */
const STREET = /^ (?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|highway|hwy|suite|building|bldg|place|court|square|parkway)\b/i;
const livesThere = (words: string, start: number, end: number, organisation: boolean): boolean =>
  !organisation &&
  (STREET.test(words.slice(end, end + 14)) ||
    /(?:, \d{1,5}|\b(?:of|at|in|near)) $/.test(words.slice(Math.max(0, start - 8), start)) ||
    isTown(words.slice(start, end), words.slice(Math.max(0, start - 8), start), words.slice(end, end + 30)));

function rowNames(text: string, from: number, to: number): RowName[] {
  const words = text.slice(from, to);
  return namesIn(tokenise(words), words).flatMap(({ name, organisation, start, end }) => {
    const key = nameKey(name);
    const whole = key.includes(" ") || (organisation && name.includes(" "));
    const land = LAND.test(name) || /^ ?(?:survey|grant|league|addition|lease|unit)\b/i.test(words.slice(end, end + 12));
    const ofTrust =
      /\bTrust,? (?:by )?$/i.test(words.slice(Math.max(0, start - 12), start)) && /^,? (?:its |as |the |sole )*trustees?\b/i.test(words.slice(end, end + 24));
    return whole && !ofTrust && !land && stateCode(name) === null && !livesThere(words, start, end, organisation)
      ? [{ key, name, start: from + start, end: from + end }]
      : [];
  });
}

const NOT_TOLD = rational(0);
/** "100 mineral acres", "two shares", "the balance": a row's part told otherwise than by a fraction; how much it is others reckon. */
const TOLD_PART =
  /\b(?:\d+(?:\.\d+)?|(?:one|two|three|four|five|six|seven|eight|nine|ten|\w+teen|\w+ty|hundred)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine|hundred))*)(?: \(\d[\d.]*\))? (?:(?:undivided|net|full|mineral|royalty) )*(?:acres|(?:equal )?(?:shares?|parts?|units))\b|\b(?:the )?(?:balance|residue|remainder|rest)\b/gi;

function sharesIn(text: string, from: number, to: number): Share[] {
  const words = text.slice(from, to);
  const shares: Share[] = findShares(words).map(({ start, end, value }) => ({ start, end, value }));
  const byAcres = /\b(?:mineral|royalty)[ -]acres\b/i.test(words);
  for (const m of words.matchAll(TOLD_PART)) {
    const end = m.index + m[0].length;
    if ((byAcres || !/ acres$/i.test(m[0])) && !shares.some((s) => s.start < end && m.index < s.end)) shares.push({ start: m.index, end, value: NOT_TOLD });
  }
  const decimals = findFractions(words).filter((f) => /^0?\.\d{2,10}$/.test(f.text) && !shares.some((s) => s.start < f.end && f.start < s.end));
  return [...shares, ...decimals].map((s) => ({ start: from + s.start, end: from + s.end, value: s.value })).sort((a, b) => a.start - b.start);
}

/** The names that stand with the last of them: "A and B, 1/2". */
function group(text: string, names: readonly RowName[], last: number): RowName[] {
  const out: RowName[] = [];
  for (let i = last; i >= 0; i--) {
    const [name, next] = [names[i], out[0]];
    if (!name || (next && !SAME_ROW.test(text.slice(name.end, next.start)))) break;
    out.unshift(name);
  }
  return out;
}

const rowOf = (names: RowName[], share: Share): Row => ({ names, share, start: names[0]?.start ?? share.start, end: share.end });

/** "(iii) the TRUSTEES OF ELM CHURCH: 5%": what a row of the list calls its taker where no name of a usual form stands. */
const OPENS_ROW =
  /^[\s,;.]*(?:(?:and|also)\s+)?(?:\(?\w{1,3}[.)]\s*)?(?:(?:[Uu]nto|UNTO|[Tt]o|TO) )?(?:the |THE )?([A-Z][\w.'-]*(?:(?: of| and| the| &| for)?(?: the)? [A-Z0-9][\w.'-]*){1,8})(?=[\s,:.–—-])/;

function calledInRow(text: string, before: Share, share: Share): RowName | null {
  const m = OPENS_ROW.exec(text.slice(before.end, share.start));
  const name = m?.[1]?.replace(/[.,]$/, "");
  const start = before.end + (m ? m[0].lastIndexOf(m[1] ?? "") : 0);
  return name ? { key: nameKey(name), name, start, end: start + name.length } : null;
}

/** "A, as Trustee of the B Trust under agreement dated May 5, 1961:", "A Trust, C, Trustee, 12 Main Street": what tells of the taker who opens a row, up to his share. */
const OF_HIM = /^,? (?:as |in (?:his|her|its) capacity as )?(?:the )?(?:sole |successor |co-)?trustees? (?:of|for|under|u\/)[^;]{3,140}?[:,=-]? ?\(?$/i;
/** What opens a row: the mark of an item, or the beginning of a line. */
const MARK_AHEAD = /(?:^|[.;:)] ?)\(?[a-z\d]{1,3}[.)] $/i;

/** The taker who opens the row that ends with `share`, where only words that tell of him stand between them. */
function opener(text: string, names: readonly RowName[], share: Share, from: number): RowName | null {
  const first = names.find((n) => n.start >= from && n.end <= share.start && MARK_AHEAD.test(text.slice(Math.max(0, n.start - 8), n.start)));
  return first && OF_HIM.test(text.slice(first.end, share.start)) ? first : null;
}

function rowsBehind(text: string, names: readonly RowName[], shares: readonly Share[]): Row[] {
  return shares.flatMap((share, i) => {
    const opens = opener(text, names, share, shares[i - 1]?.end ?? 0);
    if (opens) return [rowOf([opens], share)];
    const last = names.findLastIndex((n) => n.end <= share.start);
    const before = shares[i - 1];
    const usual = names[last];
    const called = before ? calledInRow(text, before, share) : null;
    if (called && before && (!usual || usual.start < before.end || (usual.start > called.start && usual.end <= called.end)))
      return BEHIND_GAP > share.start - called.end && !NO_ROW.test(text.slice(called.end, share.start)) ? [rowOf([called], share)] : [];
    const name = usual;
    if (!name || (before && before.end > name.start)) return [];
    const gap = text.slice(name.end, share.start);
    if (gap.replace(/[\s.]{3,}/g, " ").length > BEHIND_GAP || NO_ROW.test(gap)) return [];
    const people = group(text, names, last).filter((n) => !before || n.start >= before.end);
    return people.length ? [rowOf(people, share)] : [];
  });
}

function rowsAhead(text: string, names: readonly RowName[], shares: readonly Share[]): Row[] {
  return shares.flatMap((share, i) => {
    const first = names.findIndex((n) => n.start >= share.end);
    const name = names[first];
    const next = shares[i + 1];
    if (!name || (next && next.start < name.start) || !TO_NAME.test(text.slice(share.end, name.start))) return [];
    const upTo = names.findIndex((n, k) => k > first && !SAME_ROW.test(text.slice(names[k - 1]?.end ?? 0, n.start)));
    const people = names.slice(first, upTo < 0 ? names.length : upTo).filter((n) => !next || n.end <= next.start);
    return [{ names: people, share, start: share.start, end: people.at(-1)?.end ?? name.end }];
  });
}

/** Rows one behind the other, as the words between them or their lines show. */
function chains(a: Anatomy, rows: readonly Row[]): Row[][] {
  const { text, lines } = a.view;
  const opensLine = (r: Row): boolean => {
    const line = lines.findLast((l) => l.start <= r.start);
    return line !== undefined && /^[\s(]*(?:\w{1,2}[.)] ?|(?:un)?to |in )*$/i.test(text.slice(line.start, r.start));
  };
  const out: Row[][] = [];
  for (const r of rows) {
    const last = out.at(-1)?.at(-1);
    const joint = last ? text.slice(last.end, r.start) : "";
    if (last && joint.length < JOINT && (NEXT_ROW.test(joint) || (opensLine(r) && opensLine(out.at(-1)?.[0] ?? r) && joint.length < 60))) out.at(-1)?.push(r);
    else out.push([r]);
  }
  return out;
}

/**
 * The names of a list of shares from `from` on and before `limit`, in order: "(a) Ann Doe … 1/2 (b) Bo Roe … 1/2", "1/2 thereof to Ann Doe; 1/2 thereof to Bo Roe".
 * Empty unless two rows stand one behind the other and together they are no more than the whole. Shares told of others ("owned by") are none. Errs toward empty.
 */
export function shareRows(a: Anatomy, from: number, limit = Number.POSITIVE_INFINITY): RowName[] {
  const { text } = a.view;
  const to = Math.min(from + REACH, limit, a.acknowledgments[0]?.start ?? text.length);
  const shares = sharesIn(text, from, to);
  if (shares.length < 2 || shares.length > ROWS_MAX * 3) return [];
  const names = rowNames(text, from, to);
  const lists = [rowsBehind(text, names, shares), rowsAhead(text, names, shares)].flatMap((rows) => chains(a, rows));
  const sound = lists.filter((list) => {
    const first = list[0];
    return (
      first !== undefined &&
      list.length > 1 &&
      list.length <= ROWS_MAX &&
      new Set(list.flatMap((r) => r.names.map((n) => n.key))).size > 1 &&
      compare(sum(list.map((r) => r.share.value)), ONE) <= 0 &&
      !OF_OTHERS.test(text.slice(Math.max(from, first.start - 120), first.start))
    );
  });
  const best = sound.reduce<Row[]>((longest, list) => (list.length > longest.length ? list : longest), []);
  return best.flatMap((r) => r.names);
}
