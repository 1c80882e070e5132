// Heirs and children as a statement lists them: "two children and no more: A, born 1963, and B"; "her sole and only heirs are her four children, A, B and C".

import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import type { Span } from "@/lib/text/view";
import { sentenceEnd } from "./sentence-end";

export type HeirList = Span & {
  mentions: { mention: Mention; relation: string; living: boolean | null }[];
  ofWife: "first" | "last" | null;
  /** Given name of the other parent where the list is by it: "By Shirley: A and B". */
  byParent?: string;
  perStirpesOf: string | null;
};

/** A pattern of words that takes a capital or small first letter, and nothing else loosely. */
const either = (words: string) => words.replace(/(^|\|)([a-z])/g, (_, bar: string, c: string) => `${bar}[${c}${c.toUpperCase()}]`);
const kin = either(
  "grandchildren|grandchild|grandsons?|granddaughters?|children|child|sons?|daughters?|nephews?|nieces?|brothers?|sisters?|siblings?|mother|father|parents?|heirs?(?: at law)?|issue|next of kin|devisees?|cousins?|uncles?|aunts?|half-brothers?|half-sisters?",
);
const heads: readonly RegExp[] = [
  /\b(?:children|child|issue|sons?|daughters?|descendants) of (?:an? |his |her |the |my |said )?(?:(?:deceased|predeceased|dead) )+(?<below>half-brother|half-sister|brother|sister|son|daughter|child),? (?<stem>[A-Z][A-Za-z.]+(?: [A-Z][A-Za-z.]*)+),? ?(?:\(?(?:who )?died[^,;)]{0,60}\)?,? ?)?(?:deceased,? ?)?(?:namely|to-wit|viz|being|as follows|who (?:are|is))?[:,]? (?=[A-Z])/g,
  new RegExp(
    `\\b(?:${kin})\\b[^.;:]{0,150}?(?:: |, (?:namely|to-wit|viz|as follows)[:.,]? |; namely, )(?:\\(?[a-z\\d]{1,2}[.)] )?(?:an? (?:son|daughter), )?(?=[A-Z][A-Za-z.]+ [A-Z])`,
    "g",
  ),
  new RegExp(`\\b(?:${kin})\\b[^.;:]{0,90}?(?:, | are | were | is | being | was )(?:an? (?:son|daughter), )?(?=[A-Z][A-Za-z.]+ [A-Z])`, "g"),
  /\b(?:[Bb]y|[Oo]f) (?:the|his|her) (first|second|third|last|former|present) (?:wife|husband|marriage|spouse): (?=[A-Z])/g,
  /\b[Bb]y (?<parent>[A-Z][a-z]+)(?: [A-Z][A-Za-z.]*)*: (?=[A-Z][A-Za-z.]+ [A-Z])/g,
  new RegExp(
    `\\b(?:[Aa]|[Oo]ne|an only|his|her|their|only|my) (?:\\w+ )?(${kin})(?: and (?:next of kin|(?:sole |only )*heirs?(?: at law)?))?,? (?:named )?(?=[A-Z][A-Za-z.]+ [A-Z])`,
    "g",
  ),
];

/** "nieces" → "niece", "daughter" → "child"; words of no kin → "heir". */
export function relationWord(words: string): string {
  const w = words.toLowerCase();
  if (/grand(?:child|son|daughter)/.test(w)) return "grandchild";
  if (/child|son\b|sons\b|daughter|issue/.test(w)) return "child";
  if (/nephew|niece/.test(w)) return /niece/.test(w) && !/nephew/.test(w) ? "niece" : "nephew";
  if (/half-?(?:brother|sister)/.test(w)) return "half_sibling";
  if (/brother|sister|sibling/.test(w)) return "sibling";
  if (/mother|father|parent/.test(w)) return "parent";
  if (/wife|husband|widow|spouse/.test(w)) return "spouse";
  if (/cousin/.test(w)) return "cousin";
  if (/uncle|aunt/.test(w)) return "aunt_or_uncle";
  return "heir";
}

function livingOf(text: string, m: Mention, listEnd: number): boolean | null {
  const own =
    text
      .slice(m.span.end, Math.min(m.span.end + 90, text.length))
      .split(
        /[;.]|,? and (?:by )?(?:[A-Z]|an?\b|his\b|her\b|the\b|one\b|two\b|three\b|four\b|five\b)|, [A-Z]{2}|, (?:an?|his|her|one|another) (?:\w+ )?(?:brother|sister|son|daughter|nephew|niece|child)\b/,
      )[0] ?? "";
  if (/\b(?:deceased|died|predeceased)\b/i.test(own) || m.deceased) return false;
  if (/\b(?:living|resid)/i.test(own)) return true;
  const later = text.slice(listEnd, listEnd + 130);
  if (
    /^[^.]{0,20}\.?[")]* ?(?:Both|All|Each|They)(?: \w+){0,4}? (?:are |is )?(?:now )?(?:living|alive|surviv)|\ball (?:of whom )?(?:are )?(?:now )?living|\ball of (?:legal|full) age/i.test(
      later,
    )
  )
    return true;
  return null;
}

/** "left seven children, …, and no descendants of any dead child: A": a count before the head says that a list follows. */
const counted =
  /\b(?:left|had|has|leaving|were|are|survived by|of) (?:(?:only|just|surviving|these|him|her) ){0,2}(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}) $/i;
const aside = /\b(?:will|deed|gift|estate|under|from|given|known|conveyed|neighbou?r|share|lands?|property)\b[^.;]{0,40}$/i;
/** "A, daughter, residing at 12 Elm Road, Shady Grove": behind the kin stands a place, no list. */
const residence = /\b(?:(?:who )?(?:now )?resid(?:ing|es)|living|lives) (?:at|in|near|on)\b|\bwhose (?:address|residence)\b/i;
const badHead = /\b(?:no|not|any|without|nor)\b[^.;:]{0,24}$|\b(?:related|kin) to$/i;

/** Bounds for hostile text: no family fills more. */
const MOST_LISTS = 120;
const LONGEST_LIST = 2000;

/** Lists of heirs in `text` between two places, in order. */
export function findHeirLists(text: string, from: number, to: number): HeirList[] {
  const out: HeirList[] = [];
  const part = text.slice(from, to);
  for (const head of heads)
    for (const m of part.matchAll(head)) {
      const start = from + m.index + m[0].length;
      if (
        aside.test(text.slice(Math.max(0, from + m.index - 50), from + m.index)) &&
        /^(?:his|her|my|their) |\b(?:his|her|my|their) $/.test(
          `${text.slice(Math.max(0, from + m.index - 6), from + m.index)}${/^(?:his|her|my|their) /.test(m[0]) ? "his " : ""}`,
        )
      )
        continue;
      if (
        residence.test(m[0].replace(/^\S+/, "")) ||
        badHead.test(text.slice(Math.max(0, from + m.index - 30), from + m.index)) ||
        (/\b(?:no|not|never|any) (?:other )?(?:child|descend|issue)/i.test(m[0]) && !counted.test(text.slice(Math.max(0, from + m.index - 24), from + m.index)))
      )
        continue;
      if (out.length > MOST_LISTS) break;
      const stop = sentenceEnd(text, start, Math.min(to, start + LONGEST_LIST));
      const { mentions, end } = parseMentions(text, start, stop);
      const first = mentions[0];
      if (!first || first.span.start - start > 4 || out.some((o) => o.start <= start && start < o.end)) continue;
      const limit = Math.min(...out.filter((o) => o.start > start).map((o) => o.start), to);
      const kept = upToStray(text, mentions).filter((x) => x.span.start < limit && !notListed.test(text.slice(Math.max(0, x.span.start - 30), x.span.start)));
      const before = text.slice(from + m.index, start);
      const living = text.slice(Math.max(from, from + m.index - 60), start);
      const wife = wifeOf(m[0], m[1] ?? "");
      const allLiving = /\ball (?:now )?living\b|\bboth living\b|\bwho (?:are|is) (?:now )?living/i.test(living);
      const { own, stems } = byStems(text, kept);
      for (const s of stems)
        out.push({
          start: s.mentions[0]?.span.start ?? start,
          end: s.mentions.at(-1)?.span.end ?? end,
          ofWife: null,
          perStirpesOf: s.of,
          mentions: s.mentions.map((mention) => ({ mention, relation: belowOf(relationWord(m[1] ?? before)), living: livingOf(text, mention, end) })),
        });
      const said = relationsSaid(text, own, relationWord(wife || m.groups?.parent ? "child" : (m[1] ?? before)), before);
      out.push({
        start: m.groups?.stem ? from + m.index : start,
        end: kept.at(-1)?.span.end ?? end,
        ofWife: wife,
        ...(m.groups?.parent ? { byParent: m.groups.parent } : {}),
        perStirpesOf:
          m.groups?.stem ??
          /\b(?:children|issue) of (?:a |his |her |said |the )?(?:deceased |predeceased )?(?:\w+ )?([A-Z][A-Za-z.]+(?: [A-Z][A-Za-z.]*)+)/.exec(before)?.[1] ??
          null,
        mentions: own.map((mention) => ({
          mention,
          relation: m.groups?.below ? belowOf(relationWord(m.groups.below)) : (said.get(mention) ?? "heir"),
          living: allLiving ? true : livingOf(text, mention, end),
        })),
      });
    }
  const items = enumerated(text, from, to, out);
  return behindTheDead(
    text,
    [...out, ...(items ? [items] : [])].sort((a, b) => a.start - b.start),
  );
}

const KIN_AHEAD = new RegExp(`\\b(${kin}|[Ww]ife|[Hh]usband|[Ww]idow|[Ss]pouse)\\b(?![\\s\\S]*\\b(?:${kin})\\b)`);

/** The kin of each in a list: the word beside the name, else the last kin word on the way to it ("his wife, A, and two children, B and C"), else that of the head. */
function relationsSaid(text: string, list: readonly Mention[], head: string, before: string): Map<Mention, string> {
  const out = new Map<Mention, string>();
  const spouseOnly = /\b(?:wife|husband|widow|widower|spouse),? (?:named )?$/i.test(before);
  let run = spouseOnly ? "spouse" : head;
  list.forEach((m, i) => {
    const prior = list[i - 1];
    const between = prior ? text.slice(prior.span.end, m.span.start) : "";
    const named = between.length < 140 && !leavesChildren.test(between) ? KIN_AHEAD.exec(between)?.[1] : undefined;
    if (named) run = relationWord(named);
    else if (run === "spouse" && i > 0) run = "heir";
    const beside = kinBeside(text, m);
    out.set(m, beside ? relationWord(beside) : run);
  });
  return out;
}

/** Which marriage the head of a list speaks of: "by prior marriage:", "Children of decedent and Vera Roe:". */
function wifeOf(head: string, ordinal: string): "first" | "last" | null {
  if (/first|former/i.test(ordinal)) return "first";
  if (/second|third|last|present/i.test(ordinal)) return "last";
  if (/: $/.test(head) && /\b(?:by|of|from) (?:(?:an?|his|her|the) )?(?:prior|former|previous|earlier) (?:marriage|wife|husband|spouse)\b/i.test(head))
    return "first";
  return /^(?:[Cc]hild(?:ren)?|[Ii]ssue) of (?:the )?(?:[Dd]ecedent|[Dd]eceased) (?:and|with) [A-Z][^:]*: $/.test(head) ? "last" : null;
}

/** What the children of such a relative are to the dead: of a child grandchildren, of a brother nephews. */
const belowOf = (relation: string): string => (relation === "child" ? "grandchild" : relation === "sibling" ? "nephew" : "heir");

const leavesChildren =
  /\b(?:died|deceased|dead|predeceased)\b[^;]{0,60}, (?:his |her )?(?:grandsons?|granddaughters?|grandchild(?:ren)?),? (?:named )?$|\b(?:died|deceased|dead|predeceased)\b[^;]{0,90}\b(?:leaving|survived by|left|leaves|whose|who had|had)\b[^;]{0,70}\b(?:child(?:ren)?|issue|sons?|daughters?|descendants?|heirs?)\b/i;

/** "C, who died in 1985, leaving two children, D and E": D and E take in the place of C. */
function byStems(text: string, mentions: readonly Mention[]): { own: Mention[]; stems: { of: string; mentions: Mention[] }[] } {
  const own: Mention[] = [];
  const stems: { of: string; mentions: Mention[] }[] = [];
  let stem: { of: string; mentions: Mention[] } | null = null;
  mentions.forEach((m, i) => {
    const before = mentions[i - 1];
    const between = before ? text.slice(before.span.end, m.span.start) : "";
    if (/;|(?:^|[ ,])\(?[a-z\d]{1,2}[.)] $/.test(between)) stem = null;
    if (before && leavesChildren.test(between)) {
      stem = { of: before.name, mentions: [] };
      stems.push(stem);
    }
    if (stem) stem.mentions.push(m);
    else own.push(m);
  });
  return { own, stems };
}

/** A list that follows "…, who died in 1971, leaving two children:" takes in the place of the one named before. */
function behindTheDead(text: string, lists: readonly HeirList[]): HeirList[] {
  return lists.map((list, i) => {
    const last = lists[i - 1]?.mentions.at(-1);
    const parent = list.perStirpesOf ? null : leftBy(text, list, lists.slice(0, i));
    if (parent) return { ...list, perStirpesOf: parent.mention.name, mentions: list.mentions.map((m) => ({ ...m, relation: belowOf(parent.relation) })) };
    if (!last || list.perStirpesOf || list.ofWife) return list;
    const between = text.slice(last.mention.span.end, list.start);
    if (between.length > 220 || !leavesChildren.test(between) || /[a-z]{3}\. [A-Z]/.test(between)) return list;
    return { ...list, perStirpesOf: last.mention.name, mentions: list.mentions.map((m) => ({ ...m, relation: belowOf(last.relation) })) };
  });
}

const LEFT =
  /(?:^|[.;] )(?:\d{1,2}\. )?(?:[Tt]he (?:said )?|[Ss]aid )?((?:[A-Z][\w.'-]* ){1,4}[A-Z][\w'-]+),? (?:(?:who )?(?:died|departed this life)\b[^.;:]{0,60},? )?(?:and )?(?:left|had|leaves|leaving|has|was survived by|is survived by) [^.;:]{0,110}[:,]? ?$/;

/** "Joyce Roe left two children and no others: A and B" of a Joyce Roe listed before: A and B take in her place. */
function leftBy(text: string, list: HeirList, before: readonly HeirList[]): HeirList["mentions"][number] | null {
  const name = LEFT.exec(text.slice(Math.max(0, list.start - 240), list.start))?.[1]?.toLowerCase();
  return (name && before.flatMap((l) => l.mentions).find((m) => m.living !== true && m.mention.name.toLowerCase() === name)) || null;
}

/** "whom she and Henry adopted", "by Ann": names beside the heirs, not of them. */
const notListed =
  /\b(?:whom? (?:he|she|they) and|by|with|spouse of|wife of|husband of|divorced from|(?:second|third|first|last)(?:ly)?,? to|married(?: to)?) $/i;

const item = /(?:^|[\s:;.])(?:\(?\d{1,2}[.)]|\([a-z]\)) (?=[A-Z][A-Za-z.]+ [A-Z])/g;
const noHeir = /\b(?:never adopted|not adopted|step-?(?:son|daughter|child)|no kin|foster)\b/i;

/** "1. A, her son by B, living. 2. C, her daughter by adoption": items of a list that say the kin beside the name. */
function enumerated(text: string, from: number, to: number, known: readonly HeirList[]): HeirList | null {
  const starts = [...text.slice(from, to).matchAll(item)].map((m) => from + m.index + m[0].length);
  const mentions: HeirList["mentions"] = [];
  starts.forEach((start, i) => {
    const end = Math.min(starts[i + 1] ?? start + 260, to);
    const first = parseMentions(text, start, Math.min(end, start + 120)).mentions[0];
    const words = text.slice(start, end);
    const relation = first ? kinBeside(text, first) : null;
    if (!first || first.span.start !== start || !relation || noHeir.test(words) || known.some((k) => k.start <= start && start < k.end)) return;
    mentions.push({
      mention: first,
      relation: relationWord(relation),
      living: /\b(?:deceased|died|predeceased)\b/i.test(words) ? false : /\bliving\b/i.test(words) ? true : null,
    });
  });
  const first = mentions[0];
  const last = mentions.at(-1);
  return first && last ? { start: first.mention.span.start, end: last.mention.span.end, ofWife: null, perStirpesOf: null, mentions } : null;
}

/** The kin said right beside a name: "A, his daughter" → "daughter". */
export function kinBeside(text: string, m: { span: Span }): string | null {
  return (
    /^,? \(?(?:(?:relation(?:ship)?:?|as|a|an|his|her|my|the) )?(?:\w+ )?(son|daughter|brother|sister|nephew|niece|grandson|granddaughter|mother|father|spouse|wife|husband|widow(?:er)?)\b(?! of (?!(?:the )?(?:said )?(?:deceased|decedent)))/i.exec(
      text.slice(m.span.end, m.span.end + 30),
    )?.[1] ??
    /\b(?:a|his|her|my|one) (son|daughter|brother|sister|nephew|niece|grandson|granddaughter|mother|father),? $/i.exec(
      text.slice(Math.max(0, m.span.start - 16), m.span.start),
    )?.[1] ??
    null
  );
}

/** "A, B and C, who were all living at his death; and D": what is said of the first goes no further than the list. */
const livingSaid =
  /^,? ?\(?(?:(?:all|both|each|of|whom|who|were|are|was|is|then|now|still) ){0,5}(?:living|alive|surviv\w+)\b[^.;]{0,40}[;,)]* (?:and )?(?:also )?$/i;

function upToStray(text: string, mentions: readonly Mention[]): Mention[] {
  const goesOn = (between: string): boolean => leavesChildren.test(between) || livingSaid.test(between);
  const cut = mentions.findIndex((m, i) => i > 0 && m.strays > 5 && !goesOn(text.slice(mentions[i - 1]?.span.end ?? 0, m.span.start)));
  return cut > 0 ? mentions.slice(0, cut) : [...mentions];
}
