// What the learned reader of sides sees of a name: the words around each of its namings, the part of the paper, and what stands between it and the verb.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { stateNames } from "@/lib/text/states";
import type { Token } from "@/lib/text/tokens";
import { followed, governing, headingRoles, mainVerb } from "./governing-words";
import type { NameCandidate, NamedPaper, Naming } from "./name-candidates";
import { labelAfter, roleFeatures, roleWords } from "./role-words";

const states = new Set(stateNames.map((s) => s.toLowerCase()));
const months = new Set("january february march april may june july august september october november december".split(" "));
const gives =
  /^(?:grants?|granted|granting|conveys?|conveyed|conveying|sells?|sold|assigns?|assigned|leases?|leased|lets?|demises?|demised|quit|quitclaims?|quitclaimed|releases?|released|bargains?|bargained|transfers?|transferred|deeds?|remises?|remised|gives?|given|surrenders?|devises?|devised|bequeaths?|delivers?)$/;
const takes = /^(?:to|unto|upon)$/;
const keeps = /^(?:reserves?|reserved|reserving|excepts?|excepted|excepting|retains?|retained|keeps?)$/;
const tells = /^(?:recorded|dated|from|by|between|described|deed|lease|conveyed|reserved|owned|held|belonging|survey|filed|notary|appeared|acknowledged|paid)$/;
/** Words looked at on either side. */
const NEAR = 3;
const BAG = 9;
/** How far a list of names may lead back to its first. */
const CHAIN = 14;

/** A word as the model knows it: names, numbers, months and States each as one. */
function masks(paper: NamedPaper): string[] {
  const out = paper.tokens.map((t) => {
    const w = t.text.toLowerCase();
    if (t.kind === "number") return "#";
    if (months.has(w) && t.kind === "cap") return "~month";
    if (states.has(w)) return "~state";
    return w;
  });
  for (const n of paper.all) for (let k = n.from; k < n.to; k++) out[k] = "~name";
  return out;
}

type Zone = { name: string; start: number; end: number };

function zonesOf(a: Anatomy): Zone[] {
  const one = (name: string, s: { start: number; end: number } | null): Zone[] => (s ? [{ name, start: s.start, end: s.end }] : []);
  const many = (name: string, s: readonly { start: number; end: number }[]): Zone[] => s.map((x) => ({ name, start: x.start, end: x.end }));
  return [
    ...many("ack", a.acknowledgments),
    ...many("stamp", a.stamps),
    ...one("sign", a.signatures),
    ...one("test", a.testimonium),
    ...one("hab", a.habendum),
    ...one("warr", a.warranty),
    ...many("keep", a.reservations),
    ...many("subj", a.subjectTo),
    ...many("land", a.land),
    ...one("cons", a.consideration),
    ...one("prem", a.premises),
    ...one("grant", a.granting),
    ...one("venue", a.venue),
    ...one("head", a.head),
    ...many("exh", a.exhibits),
    ...one("body", a.body),
  ];
}

/** The naming that a list leads back to: "to A, B and C" → A for C. */
function headOf(paper: NamedPaper, at: number, words: readonly string[]): Naming | null {
  let head: Naming | null = null;
  let here = paper.all[at];
  for (let k = at - 1; k >= 0 && here; k--) {
    const before = paper.all[k];
    if (!before || here.from - before.to > CHAIN) break;
    const gap = words.slice(before.to, here.from);
    if (!gap.some((w) => w === "and" || w === "&" || w === "," || w === ";") || gap.some((w) => gives.test(w) || takes.test(w) || w === "." || tells.test(w)))
      break;
    head = before;
    here = before;
  }
  return head;
}

/** The last verb of giving or keeping before a place in the same sentence, and whether "to" stands between. */
function verbBefore(words: readonly string[], tokens: readonly Token[], from: number): string {
  let to = "";
  for (let k = from - 1; k >= 0 && from - k < 120; k--) {
    const w = words[k] ?? "";
    if (takes.test(w) && !to && words[k + 1] !== "have" && words[k + 1] !== "wit") to = "to";
    if (gives.test(w)) return `give${to}`;
    if (keeps.test(w)) return `keep${to}`;
    if (w === "." && (tokens[k + 1]?.kind === "cap" || tokens[k + 1]?.kind === "initial") && (words[k - 1]?.length ?? 0) > 3) return `none${to}`;
  }
  return `none${to}`;
}

function verbAfter(words: readonly string[], tokens: readonly Token[], from: number): string {
  for (let k = from; k < words.length && k - from < 120; k++) {
    const w = words[k] ?? "";
    if (takes.test(w) && words[k + 1] === "~name") return "toname";
    if (gives.test(w)) return "give";
    if (keeps.test(w)) return "keep";
    if (w === "." && (tokens[k + 1]?.kind === "cap" || tokens[k + 1]?.kind === "initial") && (words[k - 1]?.length ?? 0) > 3) return "none";
  }
  return "none";
}

function around(words: readonly string[], n: Naming, put: (f: string) => void, tag: string): void {
  const l = (k: number): string => words[n.from - k] ?? "^";
  const r = (k: number): string => words[n.to + k - 1] ?? "$";
  for (let k = 1; k <= NEAR; k++) {
    put(`${tag}L${k}:${l(k)}`);
    put(`${tag}R${k}:${r(k)}`);
  }
  put(`${tag}LL:${l(2)} ${l(1)}`);
  put(`${tag}LLL:${l(3)} ${l(2)} ${l(1)}`);
  put(`${tag}RR:${r(1)} ${r(2)}`);
  put(`${tag}RRR:${r(1)} ${r(2)} ${r(3)}`);
  put(`${tag}LR:${l(1)} ${r(1)}`);
}

function bags(words: readonly string[], n: Naming, put: (f: string) => void): void {
  for (let k = 1; k <= BAG; k++) {
    const [left, right] = [words[n.from - k], words[n.to + k - 1]];
    if (left && /[a-z]/.test(left)) put(`lb:${left}`);
    if (right && /[a-z]/.test(right)) put(`rb:${right}`);
  }
}

/** What is seen of a paper once, for all of its names. */
export type SideView = { features(candidate: NameCandidate): string[] };

/**
 * The features of each name of a paper, as words for the model.
 * "… grant to B. Doe, a widow, …" → for B DOE: "L1:to", "V:giveto", "Z:grant", "R1:,", …
 */
export function sideView(a: Anatomy, paper: NamedPaper, docType: string): SideView {
  const words = masks(paper);
  const zones = zonesOf(a);
  const index = new Map(paper.all.map((n, i) => [n, i]));
  const roles = roleWords(paper.tokens);
  const headings = headingRoles(a.view.lines, paper.tokens, roles);
  const main = mainVerb(words);
  const endsAt = (k: number): boolean => {
    const w = words[k] ?? "";
    const next = paper.tokens[k + 1]?.kind;
    return (w === "." || w === "¶") && (next === "cap" || next === "initial" || next === undefined) && (words[k - 1]?.length ?? 0) > 3;
  };
  const beforeMain = paper.all.filter((n) => n.from < main);
  const behindMain = paper.all.filter((n) => n.from > main);
  /** "b1" for the last name before the verb that gives, "a1" for the first behind it. */
  const place = (n: Naming): string => {
    if (main < 0) return "none";
    const [b, f] = [beforeMain.indexOf(n), behindMain.indexOf(n)];
    return b >= 0 ? `b${Math.min(4, beforeMain.length - b)}` : `a${Math.min(4, f + 1)}`;
  };
  const textAt = (k: number): string => paper.tokens[k]?.text ?? "";
  /** Where the paper goes on to use a label: "Owner" behind (\"Owner\"). */
  const usesOf = (label: { from: number; to: number }): Naming[] => {
    const first = textAt(label.from);
    const out: Naming[] = [];
    for (let k = label.to; k < paper.tokens.length && out.length < 6; k++)
      if (textAt(k) === first) out.push({ from: k, to: k + 1, start: paper.tokens[k]?.start ?? 0, end: paper.tokens[k]?.end ?? 0 });
    return out;
  };
  const zoneAt = (at: number): string => zones.find((z) => at >= z.start && at < z.end)?.name ?? "none";
  return {
    features(candidate) {
      const seen = new Set<string>();
      const put = (f: string) => seen.add(f);
      put(`org:${candidate.organisation}`);
      put(`type:${docType}`);
      put(`count:${Math.min(4, candidate.namings.length)}`);
      const last = candidate.key.split(" ").at(-1) ?? "";
      put(`last:${candidate.organisation ? last : "-"}`);
      put(`first:${Math.min(4, index.get(candidate.namings[0] as Naming) ?? 4)}`);
      const where = new Set<string>();
      for (const n of candidate.namings.slice(0, 12)) {
        const zone = zoneAt(n.start);
        where.add(zone);
        const [before, after] = [verbBefore(words, paper.tokens, n.from), verbAfter(words, paper.tokens, n.to)];
        put(`Z:${zone}`);
        put(`V:${before}`);
        put(`W:${after}`);
        put(`VW:${before}/${after}`);
        put(`ZV:${zone}/${before}/${after}`);
        put(`ZL:${zone}/${words[n.from - 1] ?? "^"}`);
        put(`TV:${docType}/${before}/${after}`);
        around(words, n, put, "");
        bags(words, n, put);
        for (const f of [...roleFeatures(words, roles, paper.all, n, endsAt), ...governing(words, n.from, endsAt), ...followed(words, n.to, endsAt)]) put(f);
        put(`mv:${place(n)}`);
        put(`hd:${headings[n.from]}`);
        if (words[n.from - 1] === "¶" || n.from === 0) put(`line:${headings[n.from]}/${words[n.to]}`);
        const label = labelAfter(paper.tokens, paper.all, n);
        for (const use of label ? usesOf(label) : []) {
          put(`uV:${verbBefore(words, paper.tokens, use.from)}/${verbAfter(words, paper.tokens, use.to)}`);
          put(`uL:${words[use.from - 1]}`);
          put(`uR:${words[use.to]}`);
          put(`uL2:${words[use.from - 2]} ${words[use.from - 1]}`);
        }
        const head = headOf(paper, index.get(n) ?? 0, words);
        if (head) {
          put("chained");
          around(words, head, put, "h");
          put(`hV:${verbBefore(words, paper.tokens, head.from)}`);
          put(`hVW:${verbBefore(words, paper.tokens, head.from)}/${zone}`);
        }
      }
      put(`zones:${[...where].sort().join("+")}`);
      for (const z of ["sign", "ack", "prem", "grant"]) put(`has:${z}:${where.has(z)}`);
      return [...seen];
    },
  };
}
