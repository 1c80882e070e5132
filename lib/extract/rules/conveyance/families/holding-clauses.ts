// The clauses of a judgment that say who holds what: the parties in them, the verbs of holding, and the words of each thing.
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { type NameAt, readShareList, totalOf } from "@/lib/extract/rules/shares/share-list";
import { equals, ONE, type Rational } from "@/lib/fraction/rational";
import { placesByRole } from "./role-places";

const SAID =
  "(?:(?:hereby|therefore|now|forever|found|declared|deemed|adjudged|decreed|held|determined|confirmed|likewise|also|further|accordingly|and|the|same|it|they|to|be|is|are|each|jointly|together|severally|respectively|still|henceforth|hereafter|shall|do|does|will|so|as well|wholly|solely|entirely|absolutely|in fee|in fee simple|a|an),? )*";
const OWNER =
  "(?:(?:sole|true|lawful|rightful|record|absolute|fee|legal|only|simple|joint) )*(?:owners?|tenants? in common|seized|seised|possessed|vested|invested|entitled|awarded|given|granted|allowed|left)";
/** "Ann Roe is the owner of", "plaintiff shall have": who holds stands ahead. */
const HAS = new RegExp(
  `^(?:,? ?(?:as tenants? in common|in equal shares|(?:plaintiffs?|defendants?|respondents?|petitioners?|intervenors?)),?)?,? ?(?:(?:who|and she|and he|which|and it) )?${SAID}(?:(?:${OWNER})(?: in fee(?: simple)?)?(?: (?:of|to|with|in))?(?: title to)?|owns?|own|holds?|has|have(?: and hold)?|takes?|retains?|keeps?|receives?|remains? (?:the )?owners? of)\\b(?! (?:no|not|nothing|been|failed|agreed|appeared|filed|paid|made|the burden)\\b)`,
  "i",
);
/** "the surface belongs to Ann Roe", "is vested in", "owned by": who holds stands behind. */
const GOES = new RegExp(
  `,? ${SAID}(?:(?:vested|quieted|confirmed|established|settled|set (?:over|aside|apart|off)|awarded|decreed|adjudged|assigned|allotted|given|restored|partitioned|divided)(?: (?:solely|wholly|absolutely|alone|equally|in fee(?: simple)?|in fee simple absolute))? (?:un)?(?:to|in)|belongs?(?: wholly| solely| entirely| alone)? to|(?:is|are) (?:the )?(?:sole |separate |absolute )*property of|(?:owned|held)(?: wholly| solely| entirely| in fee(?: simple)?| equally| in equal (?:undivided )?shares| jointly| share and share alike)? by|vests? in|reverts? to|goes to|passes to|remains? in)\\b`,
  "gi",
);
const BOUND = /;|\b(?:and|further|ordered|adjudged|decreed|declares?d?|finds?|found),? that\b|\bas follows:|: |\.\s/gi;
const ROLE = /\b(?:the )?(?:said )?(plaintiff|petitioner|complainant|defendant|respondent)(s?)\b(?!')/gi;
/** "each party", "the parties", "husband and wife": all of them. */
const ALL =
  /\b(?:(each|every) (?:of )?(?:the |said |two )*(?:part(?:y|ies)|spouses?|of them)|(?:the |said |both )+(?:two )?(?:parties|spouses)(?! (?:own|held|acquired|were|was|have been|stipulat|agree|appear)))\b/gi;
const HOLD_BEHIND = /^,? (?:shall|will|are|each|both|have|hold|take|jointly|equally|as tenants|in equal)\b/i;
const HOLD_AHEAD = /\b(?:owned|held|vested|divided|awarded|belongs?)(?: \w+){0,3} (?:by|to|in|between|among)(?: both)? $/i;
const PLAINTIFFS = /^(?:plaintiff|petitioner|complainant)/i;
const MINERAL = /\b(?:minerals?|oil|gas|royalt(?:y|ies)|coal)\b/i;

type Group = { ids: string[]; start: number; end: number; each?: boolean; all?: boolean };
/** `each`: every one of those who hold has what is told. */
export type Holding = { to: string[]; words: string; start: number; share?: Rational; each?: boolean };

/** Places where the parties stand, by name or part; those of one part, and those joined by "and", together. */
function groupsIn(words: string, scene: Scene, all: readonly string[]): Group[] {
  const named = placesByRole(words, scene).map((n): Group => ({ ids: [n.id], start: n.start, end: n.end }));
  const parts = [...words.matchAll(ROLE)].flatMap((m): Group[] => {
    const role = PLAINTIFFS.test(m[1] ?? "") ? "plaintiff" : "defendant";
    const ids = scene.parties.parties.filter((p) => p.role === role).map((p) => p.id);
    const end = m.index + m[0].length;
    return ids.length && !named.some((n) => n.start < end && m.index < n.end) ? [{ ids, start: m.index, end }] : [];
  });
  const meant = (m: RegExpExecArray): boolean =>
    m[1] !== undefined || HOLD_BEHIND.test(words.slice(m.index + m[0].length)) || HOLD_AHEAD.test(words.slice(0, m.index));
  const both = [...words.matchAll(ALL)]
    .filter(meant)
    .map((m): Group => ({ ids: [...all], start: m.index, end: m.index + m[0].length, each: m[1] !== undefined, all: true }));
  const out: Group[] = [];
  for (const g of [...named, ...parts, ...both].sort((a, b) => a.start - b.start)) {
    const last = out.at(-1);
    const joined = last && !g.each && /^(?:,? ?(?:and|&)? ?(?:the |said )*|,? ?\(?)$/i.test(words.slice(last.end, g.start));
    if (last && joined) {
      last.ids =
        last.ids.every((id) => g.ids.includes(id)) || g.ids.every((id) => last.ids.includes(id))
          ? g.ids.length < last.ids.length
            ? g.ids
            : last.ids
          : [...last.ids, ...g.ids];
      last.end = g.end;
    } else out.push({ ...g });
  }
  return out;
}

const asNames = (groups: readonly Group[]): NameAt[] => groups.flatMap((g) => g.ids.slice(0, 1).map((id) => ({ id, start: g.start, end: g.end })));

const OF_THING = /^[^;.]{0,30}?\b(?:of|in) (?:all )?(?:of )?(?:the |said |such )?(?=[\w ,]{0,30}\b(?:minerals?|oil|gas)\b)/i;

/** "are vested three-fifths in A and two-fifths in B", "are owned as follows: A, 5/8; B, 3/8", "A one-third, and B two-thirds, of the minerals": one thing and the share of each. */
function shared(words: string, offset: number, people: readonly Group[]): Holding[] {
  const groups = people.filter((g) => !g.all);
  const list = readShareList(words, asNames(groups));
  if (list.length < 2 || !equals(totalOf(list), ONE)) return [];
  const own = groups.filter((g) => list.some((l) => l.ids.some((id) => g.ids.includes(id))));
  const last = Math.max(...list.map((l) => l.end), ...own.map((g) => g.end).filter((e) => e <= Math.max(...list.map((l) => l.end)) + 25));
  const first = Math.min(...list.map((l) => l.start), ...own.filter((g) => g.start < (list[0]?.start ?? 0) || g.end > (list[0]?.end ?? 0)).map((g) => g.start));
  const ahead = words.slice(0, first);
  const tail = words.slice(last);
  const behind = OF_THING.test(tail) ? tail : "";
  const thing = MINERAL.test(ahead) ? ahead : behind || (SAYS_THING.test(ahead) ? ahead : "");
  const between = words.slice(first, last);
  if (!thing || /\bsurface\b/i.test(between) || (MINERAL.test(between) && /\b(?:surface|all)\b/i.test(ahead))) return [];
  const start = offset + (thing === ahead ? 0 : last);
  return list.flatMap((g) => {
    const ids = g.ids.flatMap((id) => own.find((o) => o.ids.includes(id))?.ids ?? [id]);
    return g.each ? ids.map((id): Holding => ({ to: [id], words: thing, start, share: g.value })) : [{ to: ids, words: thing, start, share: g.value }];
  });
}

const LED = /^\s*(?:and )?(?:\(?\w{1,2}[.)] )?(?:in|to|unto|as to|for) (?:the |said )*$/i;
const TO_END = /\b(?:(?:un)?to|in) (?:the |said )*$/i;

/** An item of a list without a verb: "to plaintiff, the surface", "the surface to plaintiff". */
function bareItem(words: string, offset: number, groups: readonly Group[]): Holding[] {
  const [g] = groups;
  if (!g || groups.length > 1) return [];
  const ahead = words.slice(0, g.start);
  if (LED.test(ahead)) return [{ to: g.ids, words: words.slice(g.end), start: offset + g.end }];
  return TO_END.test(ahead) && words.slice(g.end).trim().length < 30 ? [{ to: g.ids, words: ahead, start: offset }] : [];
}

const LESS = /^,? ?(?:\(?)(?:less|except(?:ing)?|save(?: and except)?|but not|without|other than)\b[^;.]{0,120}/i;
/** "one-half of the minerals, which plaintiff shall keep": the thing stands ahead of who keeps it. */
const WHICH = /,? (?:which|that|the same to be) (?:the |said )*$/i;
const NOUN = /(?:\b(?:less|except(?:ing)?|save|but not|without|other than|and|;|,) )?((?:an? |the |all |one-|undivided |\d)[^;,]{0,90})$/i;
const SAYS_THING =
  /\b(?:surface|minerals?|oil|gas|royalt(?:y|ies)|coal|lands?|acres?|section|quarter|premises|property|tracts?|lots?|farm|ranch|real estate|title|interest|[NSEW]{1,2} ?(?:\/ ?[24]|[½¼]))/i;

type Mark = { at: number; end: number; item: Holding };

/** Where another thing, of which it is said to whom it goes, begins: "A takes the surface, and the minerals are owned by B". */
function otherThing(words: string, from: number, to: number): number {
  const goes = new RegExp(GOES.source, "i").exec(words.slice(from, to));
  const cut = goes
    ? [...words.slice(from, from + goes.index).matchAll(/,? and |, /g)].findLast((c) => SAYS_THING.test(words.slice(from + c.index, from + goes.index)))
    : undefined;
  return cut ? from + cut.index + cut[0].length : words.length;
}

/** "plaintiff owns …": what is told behind the verb, up to the next who owns; of "which plaintiff shall keep" what stands ahead. */
function hasMarks(words: string, groups: readonly Group[], bounds: readonly number[]): Mark[] {
  const subjects = groups.flatMap((g) => {
    const verb = HAS.exec(words.slice(g.end, g.end + 160));
    return verb ? [{ g, from: g.end + verb[0].length }] : [];
  });
  return subjects.map(({ g, from }): Mark => {
    const which = WHICH.exec(words.slice(0, g.start));
    const noun = which ? NOUN.exec(words.slice(0, which.index))?.[1] : undefined;
    if (which && noun) return { at: which.index - noun.length, end: from, item: { to: g.ids, words: noun, start: which.index - noun.length } };
    const next = subjects.find((s) => s.g.start > g.start)?.g.start ?? words.length;
    const end = Math.min(next, otherThing(words, from, next), bounds.find((b) => b > from) ?? words.length);
    return { at: from, end, item: { to: g.ids, words: words.slice(from, end), start: from, ...(g.each ? { each: true } : {}) } };
  });
}

/** "the surface is awarded to A", "awarded to A: the surface": what stands ahead of the verb, else behind the name. */
function goesMarks(words: string, groups: readonly Group[], bounds: readonly number[], has: readonly Mark[]): Mark[] {
  const verbs = [...words.matchAll(GOES)].flatMap((m) => {
    const end = m.index + m[0].length;
    const g = groups.find((x) => x.start >= end && x.start - end < 40);
    return g && !has.some((k) => m.index >= k.at && m.index < k.end && /\bown/.test(words.slice(k.at - 12, k.at))) ? [{ m, g }] : [];
  });
  return verbs.map(({ m, g }, i): Mark => {
    const start = Math.max(
      ...bounds.filter((b) => b <= m.index),
      ...has.filter((k) => k.end <= m.index).map((k) => k.end),
      ...verbs.slice(0, i).map((v) => v.g.end),
    );
    const ahead = words.slice(start, m.index);
    const each = g.each ? { each: true } : {};
    if (SAYS_THING.test(ahead))
      return { at: start, end: g.end, item: { to: g.ids, words: ahead + (LESS.exec(words.slice(g.end))?.[0] ?? ""), start, ...each } };
    const end = verbs[i + 1]?.m.index ?? words.length;
    return { at: g.end, end, item: { to: g.ids, words: words.slice(g.end, end), start: g.end, ...each } };
  });
}

/** The clauses of one breath: each with who holds and the words of what he holds. */
function holdingsIn(words: string, groups: readonly Group[]): Holding[] {
  const bounds = [0, ...[...words.matchAll(BOUND)].map((m) => m.index + m[0].length)];
  const has = hasMarks(words, groups, bounds);
  return [...has, ...goesMarks(words, groups, bounds, has)].sort((a, b) => a.at - b.at).map((k) => k.item);
}

/** "Plaintiff: the surface; 1/4 of the minerals": items headed by a name and a colon. */
function headedItems(words: string, groups: readonly Group[]): Holding[] {
  const heads = groups.filter(
    (g) =>
      /^ ?:/.test(words.slice(g.end, g.end + 2)) && /(?:^|[;:.] ?|\band |[A-Z]{4,} )(?:(?:un)?to |\(?\w{1,2}[.)] )*(?:the )?$/i.test(words.slice(0, g.start)),
  );
  return heads.map((g, i) => ({ to: g.ids, words: words.slice(g.end, heads[i + 1]?.start ?? words.length), start: g.end }));
}

/** "…, and the surface in A": what is told behind a list of shares. */
function behindList(words: string, list: readonly Holding[], groups: readonly Group[]): Holding[] {
  const lastShare = findShares(words).at(-1)?.end ?? words.length;
  const over = Math.max(
    lastShare,
    ...list.flatMap((h) => groups.filter((g) => g.start < lastShare + 8 && h.to.some((id) => g.ids.includes(id))).map((g) => g.end)),
  );
  const tail = words.slice(over);
  const own = groups.filter((g) => g.start >= over).map((g) => ({ ...g, start: g.start - over, end: g.end - over }));
  const items = holdingsIn(tail, own).map((h) => ({ ...h, start: h.start + over }));
  return items.length ? items : bareItem(tail, over, own);
}

/** What one breath tells, as one list or clause by clause. */
export function toldIn(words: string, scene: Scene, all: readonly string[]): Holding[] {
  const groups = groupsIn(words, scene, all);
  const headed = headedItems(words, groups);
  if (headed.length) return headed;
  const list = shared(words, 0, groups);
  if (list.length) return [...list, ...behindList(words, list, groups)];
  const cuts = [0, ...[...words.matchAll(BOUND)].map((m) => m.index + m[0].length), words.length];
  const listed = cuts.slice(0, -1).flatMap((from, i): Holding[] => {
    const part = words.slice(from, cuts[i + 1]);
    const own = groups.filter((g) => g.start >= from && g.end <= from + part.length).map((g) => ({ ...g, start: g.start - from, end: g.end - from }));
    const found = shared(part, from, own);
    return found.length || i === 0 ? found : bareItem(part, from, own);
  });
  const clauses = holdingsIn(words, groups).filter((h) => !listed.some((l) => h.start + h.words.length > l.start && h.start < l.start + l.words.length));
  return [...listed, ...clauses].sort((x, y) => x.start - y.start);
}
