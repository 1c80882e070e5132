// Whom a paper means where it says "the seller", "the owners", "that Company", "our said children", "the Birches", "him": found from what it says of that word elsewhere, whatever the word is.
import { literalWords } from "@/lib/text/literal";
import { listFrom, listUpTo, type Named, rowsFrom } from "./paper-names";

/** Text, its names up to `end`, and the starts of its lines. */
export type Paper = { readonly text: string; readonly names: readonly Named[]; readonly lines: ReadonlySet<number>; readonly end: number };

const HOUSE =
  /^(?:compan(?:y|ies)|corporation|bank|railway|railroad|association|trust|partnership|firm|syndicate|church|district|university|college|society|lodge|foundation|board|authority|pool)$/i;
const singular = (word: string): string =>
  /^parties/i.test(word)
    ? word.replace(/^parties/i, "party")
    : /children$/i.test(word)
      ? word
      : word.replace(/(?<=[a-z])ies$/i, "y").replace(/(?<=[^s])s$/i, "");
const isPlural = (word: string): boolean => /(?:[^s]s|children)$/i.test(word) || /^parties/i.test(word);

const WORDS = "(?:[^.;:]|(?<=\\b(?:Inc|Co|Ltd|Corp|Jr|Sr|St|No|[A-Z]))\\.)";
/** Between a name and the word that the paper gives it: address, what he is, then "hereinafter called" or a bracket; or ", sellers,". */
const DEFINED = new RegExp(
  `^(?:${WORDS}{0,220}?(?:[("“‘]|\\b(?:called|styled|termed|designated|referred to as|known as|what follows|hereinafter|hereafter|herein|as)\\b)[\\s,]*(?:(?:hereinafter|hereafter|herein|together|both|collectively|jointly|called|the|as|an?|said)[,\\s]*)*["“'‘]?|${WORDS}{0,60}, )$`,
  "i",
);
/** Words of another relation between a name and the word behind it. */
const APART = /\b(?:to|unto|from|paid|received|sold|sells?|conveys?|leases?|grants?|assigns?|deeds?|between|has|have|that)\b/i;
/** Behind the word: it ends there, as a definition does. */
const DEFINED_END = /^["”'’]?\s*(?:[),.;:]|$|whose\b|and\b|to\b|\()/;

const LONGEST_GAP = 320;

const nearestBefore = (p: Paper, at: number): number => p.names.findLastIndex((n) => n.end <= at);
const firstAfter = (p: Paper, at: number): number => p.names.findIndex((n) => n.start >= at);

/** "A, of Elm, hereinafter called the Buyer", "A and B, sellers,". */
function definedBehind(p: Paper, word: string, at: number, end: number): Named[] {
  const k = nearestBefore(p, at);
  const last = p.names[k];
  if (!last) return [];
  const gap = p.text.slice(last.end, at);
  if (gap.length > LONGEST_GAP) return [];
  if (!DEFINED.test(gap) || APART.test(gap) || !DEFINED_END.test(p.text.slice(end, end + 8))) return [];
  return isPlural(word) ? listUpTo(p.text, p.names, k, 0) : coupleUpTo(p, k);
}

/** One who is called by a word in the singular may be a couple: "A and wife, B, of Elm (called lessor)". */
function coupleUpTo(p: Paper, k: number): Named[] {
  const list = listUpTo(p.text, p.names, k, 0);
  const [x, y] = [list.at(-2), list.at(-1)];
  return x && y && /\b(?:wife|husband|spouse)\b/i.test(p.text.slice(x.start, y.end + 20)) ? [x, y] : list.slice(-1);
}

const LABEL_ENDS =
  /^(?:\(s\)|s)?(?:\s?\/\s?\w+)?(?: ?\([^()]{0,40}\))?\s*(?:[:.–—-]+\s*|\.{2,}\s*|\s{2,}|,? (?:is|are|shall be)(?: called)?:? )(?:the )?(?:\d{1,2}[.)] ?)?$/i;
const OPENS = /(?:^|[.;:)\]]\s*|\b\w{1,3}[.)]\s*|[\n/]\s*|["“‘'])(?:the )?$/i;

/** "BUYER: A", "B. Lessee. A", "The sellers are A and B", "The owners, who join in one lease, are A and B". */
function labelled(p: Paper, word: string, at: number, end: number): Named[] {
  const k = firstAfter(p, end - 1);
  const first = p.names[k];
  if (!first || first.start - end > 130) return [];
  const gap = p.text.slice(end, first.start);
  const opens = p.lines.has(at) || OPENS.test(p.text.slice(Math.max(0, at - 8), at));
  const copula =
    /^(?: and (?:the )?[a-z]+)?(?:, [^.;:]{3,80},)? (?:is|are) (?:the |now )?$/.test(gap) && /\b[Tt]he $/.test(p.text.slice(Math.max(0, at - 4), at));
  if (!copula && !(opens && LABEL_ENDS.test(gap))) return [];
  const list = listFrom(p.text, p.names, k, p.end);
  const rows = rowsFrom(p.text, p.names, k);
  return isPlural(word) ? (rows.length > list.length ? rows : list) : withSpouse(p, list);
}

const withSpouse = (p: Paper, list: readonly Named[]): Named[] => {
  const [x, y] = list;
  return x && y && /\b(?:wife|husband|spouse)\b/i.test(p.text.slice(x.end, y.end + 24)) ? [x, y] : list.slice(0, 1);
};

const IS = /^(?:,? [^.;:]{0,140}?,)? (?:is|are|shall be|acts? as) (?:the |herein )?$/;
/** "A, a corporation, is the operator". */
function saidToBe(p: Paper, word: string, at: number): Named[] {
  const k = nearestBefore(p, at);
  const last = p.names[k];
  if (!last || at - last.end > LONGEST_GAP || !IS.test(p.text.slice(last.end, at))) return [];
  return isPlural(word) ? listUpTo(p.text, p.names, k, 0) : [last];
}

/** "the daughter, A", "the Seller A"; who stands behind a house's name signs for it. */
function beside(p: Paper, word: string, _at: number, end: number): Named[] {
  if (HOUSE.test(word)) return [];
  const k = firstAfter(p, end);
  const first = p.names[k];
  if (!first || !/^,? (?:the said |namely,? |to-wit,? )?$/.test(p.text.slice(end, first.start))) return [];
  const list = listFrom(p.text, p.names, k, p.end);
  return isPlural(word) ? list : withSpouse(p, list);
}

const LIST_LEAD = /^[^.;:]{0,80}?(?:\bwho are|\bnamely|\bto[- ]wit|\bviz\.?|\bas follows|\bwhose names are|\bnamed|:)[,:]?\s*(?:\d{1,2}[.)] ?)?$/i;
const NAMES_ARE = /\b(?:their|the|whose) names (?:are|being)[,:]?(?: these:| as follows:)?\s*(?:\d{1,2}[.)] ?)?$/i;
/** "to their seven children, who are: A, B …"; "each child takes one-seventh. Their names are: A, B …". */
function listedOf(p: Paper, word: string, _at: number, end: number): Named[] {
  if (!isPlural(word)) return [];
  for (let k = firstAfter(p, end); k >= 0 && k < p.names.length; k++) {
    const n = p.names[k];
    if (!n || n.start - end > 700) break;
    const gap = p.text.slice(end, n.start);
    if (!(LIST_LEAD.test(gap) || NAMES_ARE.test(gap.slice(-60)))) continue;
    const list = rowsFrom(p.text, p.names, k);
    if (list.length > 1) return list;
  }
  return [];
}

/** "the Birches", "the said Larks": all persons of that surname. */
export function ofSurname(p: Paper, word: string): Named[] {
  if (!/^[A-Z].*s$/.test(word)) return [];
  const stem = word.replace(/s$/, "").toUpperCase();
  const all = p.names.filter((n) => !n.house && (n.key.endsWith(` ${stem}`) || n.key.endsWith(` ${stem}E`)));
  return all.filter((n, i) => all.findIndex((o) => o.key === n.key) === i).slice(0, 4);
}

/** "that Company": the house that the paper names with that word, where all such names are of one house. */
function house(p: Paper, word: string): Named[] {
  const kind = new RegExp(
    `\\b(?:${literalWords(singular(word))}|${/^(?:compan|corp)/i.test(word) ? "Co\\.?|Inc\\.?|Ltd\\.?|LLC|L\\.?P\\.?" : "-"})(?:\\b|$)`,
    "i",
  );
  const all = p.names.filter((n) => n.house && kind.test(n.name) && !/^ ?(?:'s )?(?:lease|survey)\b/i.test(p.text.slice(n.end, n.end + 10)));
  const longest = all.toSorted((x, y) => y.key.length - x.key.length)[0];
  return longest && all.every((n) => ` ${longest.key} `.includes(` ${n.key} `)) ? [longest] : [];
}

/** Whom the paper means by a word; empty where it does not say. */
export function meantBy(p: Paper, word: string): Named[] {
  const stem = literalWords(singular(word)).replace(/y$/, "(?:y|ie)");
  const spelled = [...p.text.slice(0, p.end).matchAll(new RegExp(`(?<![\\w'’])(?:${stem})s?(?![\\w'’])`, "gi"))]
    .filter((m) => !p.names.some((n) => n.start < m.index + m[0].length && n.end > m.index))
    .slice(0, 40);
  const readers: ((p: Paper, word: string, at: number, end: number) => Named[])[] = [labelled, beside, definedBehind, saidToBe, listedOf];
  for (const read of readers)
    for (const m of spelled) {
      const found = read(p, word, m.index, m.index + m[0].length);
      if (found.length) return found;
    }
  return HOUSE.test(word) ? house(p, word) : [];
}
