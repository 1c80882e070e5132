// A name as the paper mostly spells it. Scans spoil a name in one place and keep it in others: in the covenant, at the signatures, before the notary.
// Only words that look spoilt are touched, and only by what the same paper says; a word that is a known name stays as it is written.
import { isGivenName, nearGivenName } from "@/lib/names/given-names";

type Word = { text: string; letters: string };

/** Letters alone; "Peña" and "Pena" are one word. */
const bare = (s: string): string =>
  s
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");
const wordsOf = (name: string): Word[] => name.split(" ").map((text) => ({ text, letters: bare(text) }));

/** 1 when equal, by letters shared in order: "madre", "andrew" → 0.73. */
export function likeness(a: string, b: string): number {
  if (a === b) return 1;
  if (a === "" || b === "") return 0;
  let row = new Array<number>(b.length + 1).fill(0);
  for (let i = 1; i <= a.length; i++) {
    const next = [0];
    for (let j = 1; j <= b.length; j++) next.push(a.charAt(i - 1) === b.charAt(j - 1) ? (row[j - 1] ?? 0) + 1 : Math.max(row[j] ?? 0, next[j - 1] ?? 0));
    row = next;
  }
  return (2 * (row[b.length] ?? 0)) / (a.length + b.length);
}

const isInitial = (w: Word): boolean => w.letters.length <= 1;
const badSigns = /[^A-Za-z\u00c0-\u024f.,'’-]/;
const mixed = (s: string): boolean =>
  /[a-z]/.test(s.charAt(0)) || (/[a-z]/.test(s) && /[A-Z]/.test(s.slice(1)) && !/^(?:Mc|Mac|Van|De|La|Le|O['’]|D['’])/.test(s));

/** Another name a paper says one has: no spelling of the first. */
const OTHER_NAME =
  /\b(?:(?:also|sometimes|otherwise|formerly|commonly|now|better) (?:known|called|written|spelled|styled)(?: as)?|same person as|alias|a\/?k\/?a|[af]\.k\.a\.|n[ée]e),? [A-Z][\w.]*(?: [A-Z][\w.]*){1,3}/g;

/** Runs of the paper as long as the name, whose words are like the name's. */
function windows(text: string, name: readonly Word[]): Word[][] {
  const words = [...text.matchAll(/[A-Za-z\u00c0-\u024f0-9¥$&.'’-]+/g)].map((m) => ({ text: m[0], letters: bare(m[0]) }));
  const out: Word[][] = [];
  const first = name[0];
  const last = name.at(-1);
  if (!first || !last) return out;
  for (let i = 0; i + name.length <= words.length; i++) {
    const end = words[i + name.length - 1];
    if (!end || end.letters === "" || !/^[A-Z\u00c0-\u00de]/.test(words[i]?.text ?? "")) continue;
    if (end.letters.charAt(0) !== last.letters.charAt(0) && end.letters.charAt(1) !== last.letters.charAt(1)) continue;
    if (likeness(end.letters, last.letters) < 0.6) continue;
    out.push(words.slice(i, i + name.length));
  }
  return out;
}

/** Likeness of two runs apart from the word at `skip`. Initials agree or not. */
function likeBut(a: readonly Word[], b: readonly Word[], skip: number): number {
  let sum = 0;
  let n = 0;
  for (const [i, w] of a.entries()) {
    const o = b[i];
    if (i === skip || !o) continue;
    if ((isInitial(w) && badSigns.test(w.text)) || (isInitial(o) && badSigns.test(o.text))) continue;
    n++;
    sum += isInitial(w) ? (w.letters === o.letters ? 1 : 0) : likeness(w.letters, o.letters);
  }
  return n === 0 ? 0 : sum / n;
}

function spoilt(w: Word, i: number, count: number, lastAt: number): boolean {
  if (isInitial(w)) return w.letters === "" || badSigns.test(w.text);
  if (badSigns.test(w.text) || mixed(w.text)) return true;
  if (i < lastAt && isGivenName(w.letters)) return false;
  return count <= 1 || (i < lastAt && nearGivenName(w.letters) !== null);
}

/** The word that the other runs support in place of `w`; null when they do not. */
function supported(w: Word, i: number, name: readonly Word[], runs: readonly Word[][], lastAt: number): string | null {
  const votes = new Map<string, { n: number; text: string }>();
  for (const run of runs) {
    const o = run[i];
    if (!o || o.letters === "" || badSigns.test(o.text) || likeBut(name, run, i) < (name.length > 3 ? 0.6 : 0.7)) continue;
    const wreck = badSigns.test(w.text) || mixed(w.text);
    if (isInitial(w) !== isInitial(o) || (!isInitial(w) && likeness(w.letters, o.letters) < (wreck ? 0.15 : 0.7))) continue;
    if (!isInitial(w) && Math.abs(w.letters.length - o.letters.length) > 2) continue;
    const known = !isInitial(o) && isGivenName(o.letters) ? 1.5 : 0;
    const v = votes.get(o.letters) ?? { n: known, text: o.text };
    votes.set(o.letters, { n: v.n + 1, text: /^[A-Z][a-z]/.test(o.text) ? o.text : v.text });
  }
  const near = i < lastAt ? nearGivenName(w.letters) : null;
  if (near && [...votes.keys()].some((k) => k !== w.letters && (k === near || nearGivenName(k) === near))) return near;
  const own = votes.get(w.letters)?.n ?? 0;
  const ranked = [...votes].filter(([k]) => k !== w.letters).sort((a, b) => b[1].n - a[1].n);
  const [best, next] = ranked;
  if (!best || best[1].n < Math.max(2, own + 1) || (next && next[1].n === best[1].n)) return null;
  return best[1].text;
}

const inCase = (word: string, like: string): string => {
  const plain = word.replace(/[,.]+$/, "") + (/\.$/.test(like) && bare(word).length === 1 ? "." : "");
  return /[A-Z]{2}/.test(like.replace(/[^A-Za-z]/g, "")) && !/[a-z]/.test(like)
    ? plain.toUpperCase()
    : plain.charAt(0).toUpperCase() + plain.slice(1).toLowerCase();
};

/**
 * ("ANDREW STRWART", "… the said Andrew Stewart … Andrew Stewart") → "ANDREW STEWART". Names of one word and names that look whole come back as they are.
 * The name of another party (`others`) is never taken on.
 * A given name with a small letter before it and one letter wrong is read as the name it is nearest to ("samel" → "Samuel").
 */
export function usualSpelling(name: string, text: string, others: readonly string[] = []): string {
  const words = wordsOf(name);
  const lastAt = words.length - 1;
  if (words.length < 2 || words.length > 5 || name.length > 60) return name;
  const runs = windows(text.replace(OTHER_NAME, ""), words);
  const counts = words.map((w, i) => runs.filter((r) => r[i]?.letters === w.letters).length);
  const out = words.map((w, i) => {
    if (!spoilt(w, i, counts[i] ?? 0, lastAt)) return w.text;
    const better = supported(w, i, words, runs, lastAt);
    if (better) return inCase(better, w.text);
    const near = i < lastAt && (mixed(w.text) || badSigns.test(w.text)) ? nearGivenName(w.letters) : null;
    return near ? inCase(near, "Aa") : w.text;
  });
  const spelt = out.join(" ");
  return others.some((o) => o !== name && bare(o) === bare(spelt)) ? name : spelt;
}
