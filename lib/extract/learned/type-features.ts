// What the learned judge of types sees of a paper: its acts with how they are said, the words of its title, of its opening and of its end, and single words and pairs.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { tokenise } from "@/lib/text/tokens";
import { type Act, actsOf, isLawWord } from "./acts";

/** Words read of a paper: the operative part stands ahead of this. */
const MOST_WORDS = 520;
const OPENING = 45;
const CLOSING = 35;
const TITLE_REACH = 14;

const masked = (text: string, kind: string): string => (kind === "number" ? "#" : text.toLowerCase());

type Read = { words: string[]; acts: Act[]; title: string[] };
const read = new WeakMap<Anatomy, Read>();

/** The words and acts of a paper, its certificates of acknowledgment left out. */
function readActs(a: Anatomy): Read {
  const known = read.get(a);
  if (known) return known;
  const { text } = a.view;
  const ack = a.acknowledgments[0]?.start ?? text.length;
  const start = a.title?.start ?? 0;
  const stop = ack > start + 200 ? ack : text.length;
  const tokens = tokenise(text, start, Math.min(stop, start + 6000)).slice(0, MOST_WORDS);
  const words = tokens.map((t) => masked(t.text, t.kind));
  const blocks = new Set(a.view.blocks);
  const ends = words.map((w, k) => {
    const next = tokens[k + 1];
    const opens = next === undefined || next.kind === "cap" || next.kind === "initial" || next.kind === "number";
    return w === ";" || w === "?" || (w === "." && opens && (words[k - 1]?.length ?? 0) > 3) || (next !== undefined && blocks.has(next.start));
  });
  const title = a.title ? tokenise(text, start, a.title.end).map((t) => masked(t.text, t.kind)) : [];
  const out = { words, acts: actsOf(words, ends), title };
  read.set(a, out);
  return out;
}

/** What a paper does, in its order. */
export const actsIn = (a: Anatomy): readonly Act[] => readActs(a).acts;

/** Behind such a word a title says what its paper is about: "ORDER | AUTHORIZING LEASE", "ASSIGNMENT | OF ROYALTY". */
const LEADS_ON =
  /^(?:of|to|for|on|in|by|from|with|as|and|under|upon|touching|concerning|(?:authori[sz]|approv|confirm|permitt|direct|extend|amend|modify|cancel|terminat|releas|correct|ratify|assign|appoint|admitt|quiet|establish|declar|grant|reserv|cover|affect|relat|regard)ing)$/;

/** "OIL AND GAS LEASE … does hereby lease unto …" → "t:lease", "a:let/done", "ao:let/done/land", "w:lessee", … */
export function typeFeatures(a: Anatomy): string[] {
  const { words, acts, title: titleWords } = readActs(a);
  const seen = new Set<string>();
  const put = (f: string) => void seen.add(f);

  put(`title:${titleWords.length > 0}`);
  const cut = titleWords.findIndex((w, k) => k > 0 && LEADS_ON.test(w));
  const head = titleWords.slice(0, cut < 0 ? TITLE_REACH : cut);
  for (const [k, w] of titleWords.slice(0, TITLE_REACH).entries()) {
    put(`${k < head.length ? "t" : "ts"}:${w}`);
    if (k === 0) put(`t1:${w}`);
    if (titleWords[k + 1]) put(`${k < head.length ? "tt" : "tts"}:${w} ${titleWords[k + 1]}`);
  }
  if (head.length) put(`tz:${head.findLast((w) => /[a-z]/.test(w)) ?? "-"}`);

  const done = acts.filter((x) => x.mode === "done");
  for (const x of acts) {
    put(`a:${x.verb}/${x.mode}`);
    put(`ao:${x.verb}/${x.mode}/${x.things[0] ?? "-"}`);
    put(`aw:${x.verb}/${x.mode}/${x.who}`);
    for (const thing of x.things) put(`at:${x.verb}/${x.mode}/${thing}`);
  }
  const main = done.filter((x) => !/^(?:pay|keep|certify|die|yield|find|swear|warrant|agree|notify)$/.test(x.verb));
  for (const [k, x] of main.slice(0, 3).entries()) {
    put(`m${k}:${x.verb}/${x.things[0] ?? "-"}`);
    if (k === 0) put(`mm:${x.verb}/${x.things.join("+")}/${x.who}`);
  }
  put(
    `mv:${
      main
        .slice(0, 2)
        .map((x) => x.verb)
        .join("+") || "none"
    }`,
  );
  put(`mf:${done[0]?.verb ?? "none"}`);

  const body = words.slice(titleWords.length);
  const add = (list: readonly string[], tag: string) => {
    for (const w of list) {
      if (!/[a-z]/.test(w)) continue;
      put(`${tag}:${w}`);
    }
  };
  add(body.slice(0, OPENING), "o");
  add(body.slice(-CLOSING), "z");
  for (const [k, w] of body.entries()) {
    if (!/[a-z#]/.test(w)) continue;
    put(`w:${w}`);
    if (isLawWord(w)) put(`wm:${w}/${main[0]?.verb ?? "none"}`);
    const next = body[k + 1];
    if (next && /[a-z#]/.test(next) && (isLawWord(w) || isLawWord(next))) put(`ww:${w} ${next}`);
  }
  return [...seen];
}
