// A list of people cut into the stretches that belong to each: by items, by semicolons, and inside them by the names.
import type { EstateType } from "@/lib/contracts/estates";
import { estateOf } from "@/lib/extract/rules/conveyance/phrases/estate";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { NameAt } from "@/lib/extract/rules/shares/share-list";

/** The words of those in `ids`, their names blank; `start` in the paper; `given`: the thing that the item names for several of its people. */
export type Stretch = { ids: string[]; words: string; start: number; given: EstateType | null };
type Group = { ids: string[]; start: number; end: number };

/** Between two people who take together. */
const TOGETHER = /^,? ?(?:(?:his|her|my) (?:wife|husband|spouse),? ?)?(?:(?:and|&),? ?)?(?:(?:un)?to )?(?:(?:his|her|my|the|said) )*(?:(?:wife|husband),? )?$/i;
const KIN = "(?:(?:my|his|her|our|their|the|said|aforesaid|eldest|youngest|eldest|beloved|of the) (?:[a-z-]+ ){0,3}?)*";
/** The words that lead to a name in a list: "(b) to my son ". */
const LEAD = new RegExp(`(?:^|[,;:.)–—-]|\\band\\b)? ?(?:\\(?(?:[a-h]|[ivx]{1,4}|\\d{1,2})[.)] ?)?(?:(?:also )?(?:un)?(?:to|by|for|in|from) )?${KIN}$`, "i");
const LED = new RegExp(`(?:\\b(?:un)?(?:to|by|for|from)|\\((?:[a-h]|[ivx]{1,4}|\\d{1,2})\\)|(?:^|[;:.,–—-])|\\bacres) ?${KIN}$`, "i");
/** Where an item ends: a semicolon, a new letter, number or "Second: unto", a sentence that goes on with "To". */
const CUT =
  /;|(?<=[:;,.] |\band |to |^)(?=\((?:[a-h]|[ivx]{1,4}|\d{1,2})\) )|(?<=[:;,.] )(?=(?:[Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|[Ff]ifth|[Ss]ixth|[Ll]ast|[Ff]inal)(?:ly)?[,:.–—-] ?(?:and )?(?:un)?to (?!have|hold))|\.(?= (?:And (?:also )?)?(?:To|Unto) (?!have|hold))/g;
const LIST_OVER = /\bto have and (?:to )?hold\b|\bin witness\b/i;

/** People who stand together, each led to by the words of a list; a name told on the way ("conveyed by A") counts only where no other does. */
function groupsIn(words: string, named: readonly NameAt[]): Group[] {
  const out: Group[] = [];
  for (const n of [...named].sort((a, b) => a.start - b.start)) {
    const last = out.at(-1);
    if (last && n.start < last.end) continue;
    if (last && TOGETHER.test(words.slice(last.end, n.start))) {
      last.ids = [...new Set([...last.ids, n.id])];
      last.end = n.end;
    } else if (LED.test(words.slice(Math.max(0, n.start - 80), n.start))) out.push({ ids: [n.id], start: n.start, end: n.end });
  }
  return out.filter((g, i) => !isTold(words, g, out, i));
}

/** A name told again, or called up before the list in which it has its share. */
function isTold(words: string, group: Group, all: readonly Group[], i: number): boolean {
  const has = (g: Group, k: number) => saysThing(words.slice(g.end, all[k + 1]?.start ?? words.length));
  const same = (g: Group) => group.ids.every((id) => g.ids.includes(id)) || g.ids.every((id) => group.ids.includes(id));
  const later = all.findIndex((g, k) => k > i && same(g) && has(g, k));
  return (all.some((g, k) => k < i && same(g) && has(g, k)) && !has(group, i)) || (later > i && !has(group, i));
}

const blankNames = (words: string, groups: readonly Group[]): string =>
  groups.reduce((t, g) => t.slice(0, g.start) + " ".repeat(g.end - g.start) + t.slice(g.end), words);

const saysSize = (words: string): boolean =>
  findShares(words).length > 0 ||
  /\bacres\b|\b(?:balance|residue|remainder|rest)\b|\b(?:nothing|none|(?:like|same|equal) (?:interest|share|part))\b/i.test(words);
const saysThing = (words: string): boolean => saysSize(words) || estateOf(words) !== null;
const leadOf = (words: string, at: number): number => at - (LEAD.exec(words.slice(Math.max(0, at - 60), at))?.[0].length ?? 0);

/** "… 40 acres in the A. Roe Survey: To": the name opens its item, whatever was told before. */
const OPENS_ITEM = new RegExp(`[:.;]\\s*(?:and\\s+)?(?:\\(?\\w{1,4}[.)]\\s*)?(?:un)?to\\s+${KIN}$`, "i");

/** An item of one person: what stands behind the name, else what stands before it. */
function ofOne(g: Group, words: string, start: number): Stretch {
  const [ahead, tail] = [words.slice(0, g.start), words.slice(g.end)];
  const opens = ahead.trim() === "" || OPENS_ITEM.test(ahead);
  const behind = saysSize(tail) || (saysThing(tail) && (opens || !saysSize(ahead)));
  return behind
    ? { ids: g.ids, words: tail, start: start + g.end, given: saysSize(ahead) ? null : estateOf(ahead) }
    : { ids: g.ids, words: ahead, start, given: null };
}

/** Things of two kinds, neither of them the land in which they lie. */
const isOther = (a: EstateType | null, b: EstateType | null): boolean => a !== null && b !== null && a !== b && a !== "fee" && b !== "fee";

/** The stretches of one item; `start`: where it stands in the paper. */
function stretchesOf(words: string, start: number, named: readonly NameAt[]): Stretch[] {
  const groups = groupsIn(words, named);
  const [first, last] = [groups[0], groups.at(-1)];
  if (!first || !last) return [];
  const blanked = blankNames(words, groups);
  if (groups.length === 1) return [ofOne(first, words, start)];
  const ahead = words.slice(0, first.start);
  const own = groups.map((g, k) => words.slice(g.end, groups[k + 1]?.start ?? words.length));
  const behind = own.every(saysThing) && !own.some((w) => isOther(estateOf(w), estateOf(ahead)));
  if (!behind)
    return groups.map((g, i) => ({ ids: g.ids, words: blanked.slice(groups[i - 1]?.end ?? 0, g.end), start: start + (groups[i - 1]?.end ?? 0), given: null }));
  return groups.map((g, i) => {
    const end = groups[i + 1] ? leadOf(words, groups[i + 1]?.start ?? 0) : words.length;
    return { ids: g.ids, words: blanked.slice(g.end, end), start: start + g.end, given: saysSize(ahead) ? null : estateOf(ahead) };
  });
}

const VERB = "(?:gives?|grants?|bargains?|sells?|conveys?|quit-?claims?|assigns?|transfers?|devises?|leaves?)";
/** ", of Elm, Grantor GRANTS and CONVEYS" between a name and what is his. */
const LEADS_ON = new RegExp(`^[^;:]{0,90}?\\b${VERB}(?:,? (?:and )?${VERB})* (?=(?:the|all|an?|one|two|three|\\d))`, "i");

/** Without the stops right behind the name, and the verb of giving where nothing is named before it. */
function trimmed(s: Stretch): Stretch {
  const act = LEADS_ON.exec(s.words)?.[0] ?? "";
  const lead = act && !saysThing(act) ? act.length : (/^[\s,:;.…–—-]*/.exec(s.words)?.[0].length ?? 0);
  return { ...s, words: s.words.slice(lead), start: s.start + lead };
}

/** Where the items of a list may begin. */
export const cutsOf = (words: string): number[] => [...words.matchAll(CUT)].map((m) => m.index + m[0].length);

/** The words before the first person, and the stretch of each; offsets of `named` are in `words`, those of the stretches in the paper. `from`: the item with which the list opens; `breaks`: further places where an item ends. */
export function cutByPerson(
  words: string,
  offset: number,
  named: readonly NameAt[],
  from = 0,
  breaks: readonly number[] = [],
): { head: string; stretches: Stretch[] } {
  const list = words.slice(0, words.search(LIST_OVER) >>> 0);
  const inner = [...new Set([...cutsOf(list), ...breaks])].filter((at) => at > from && at < list.length).sort((x, y) => x - y);
  const cuts = [from, ...inner, list.length];
  const stretches: Stretch[] = [];
  cuts.slice(0, -1).forEach((at, i) => {
    const end = cuts[i + 1] ?? list.length;
    const own = named.filter((n) => n.start >= at && n.end <= end).map((n) => ({ ...n, start: n.start - at, end: n.end - at }));
    const item = stretchesOf(list.slice(at, end), offset + at, own);
    stretches.push(...item.map(trimmed));
  });
  const first = stretches[0];
  const opening = first ? list.slice(0, Math.max(0, first.start - offset)) : "";
  return { head: opening, stretches };
}
