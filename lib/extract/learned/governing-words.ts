// What governs a name: the preposition before it with the verb before that, and whether it stands before or behind the verb by which the paper gives.
import type { Token } from "@/lib/text/tokens";
import type { Span } from "@/lib/text/view";

const PREPOSITION = /^(?:by|from|to|unto|of|between|with|for|upon|in|against|among|through|under|before|as|is|are|was|being|than)$/;
const VERB =
  /^(?:grant(?:s|ed|ing)?|convey(?:s|ed|ing|ance)?|s[eo]lls?|sold|sale|assign(?:s|ed|ment)?|leas(?:e|es|ed)|lets?|demis(?:es|ed)|quit-?claim(?:s|ed)?|releas(?:e|es|ed)|bargain(?:s|ed)|transfer(?:s|red)?|deed(?:s|ed)?|remis(?:es|ed)|g[ia]ven?|gives?|surrender(?:s|ed)?|devis(?:es|ed)|bequeath(?:s|ed)?|deliver(?:s|ed)?|paid|pays?|payment|receiv(?:ed|es|ing)|receipt|had|acknowledg(?:ed|es|ment)|appear(?:ed|s)|execut(?:ed|es)|sign(?:ed|s)|own(?:s|ed|er|ers)?|held|holds?|record(?:ed|s)?|filed|join(?:s|ed|ing)?|act(?:s|ing)|describ(?:ed|es)|adjoin(?:s|ing)|bounded|made|makes|married|wife|husband|widow|son|daughter|heirs?|died|deceased|estate|known|subscribed|sworn|witness(?:es|ed)?|notary|reserv(?:es|ed|ing)|except(?:s|ed|ing)?|retain(?:s|ed)|keeps?|kept|vest(?:s|ed)|distribut(?:es|ed)|decreed|award(?:s|ed)|quieted|adjudged|ratif(?:ies|ied)|survey|formerly|bought|buys?|purchas(?:es|ed)|acquir(?:es|ed)|pool(?:s|ed)|operator|president|secretary|manager|trustee|executor|executrix|administrator|administratrix|attorney|judge|clerk|applicant|plaintiff|defendant|deposes|says|certif(?:y|ies)|promis(?:es|ed)|agrees?|agreed|undertak(?:es)|warrants?)$/;
const GIVING =
  /^(?:grants?|granted|conveys?|conveyed|sells?|sold|assigns?|assigned|leases?|leased|lets?|demises?|demised|quitclaims?|quitclaimed|releases?|released|bargains?|transfers?|transferred|deeds?|deeded|remises?|gives?|given|surrenders?|surrendered)$/;
const HELPING = /^(?:hereby|does|do|doth|have|has|presents|thereby|therefore|day|shall|i|we|herewith|now|and|is|are)$/;

/** The place of the verb by which the paper gives: the first that a helping word leads ("do hereby grant"), else the first at all, else -1. */
export function mainVerb(words: readonly string[]): number {
  const led = words.findIndex((w, k) => GIVING.test(w) && HELPING.test(words[k - 1] ?? ""));
  return led >= 0 ? led : words.findIndex((w) => GIVING.test(w));
}

/** "the sum of $5 paid by B. DOE" → "pv:by/paid"; "of B. DOE" behind "received" → "pv:of/received". */
export function governing(words: readonly string[], from: number, isEnd: (k: number) => boolean): string[] {
  let prep = "-";
  let verb = "-";
  for (let k = from - 1; k >= 0 && from - k < 45 && !isEnd(k); k--) {
    const w = words[k] ?? "";
    if (prep === "-" && from - k < 7 && PREPOSITION.test(w)) prep = w;
    if (VERB.test(w)) {
      verb = w;
      break;
    }
  }
  return [`pv:${prep}/${verb}`, `pr:${prep}`];
}

/** "B. DOE has paid me" → "nv:paid": the first verb behind a name in its sentence. */
export function followed(words: readonly string[], to: number, isEnd: (k: number) => boolean): string[] {
  for (let k = to; k < words.length && k - to < 40 && !isEnd(k); k++) {
    const w = words[k] ?? "";
    if (VERB.test(w)) return [`nv:${w}`, `nvv:${w}/${words[k - 1]}`];
  }
  return ["nv:-"];
}

const SHORT_LINE = 80;
/** A heading speaks for this many lines below it. */
const REACH = 8;

/** For each word the part that the last heading line before it names ("Lessors   Ownership   Residence", "SELLERS:"); null where there is none. */
export function headingRoles(lines: readonly Span[], tokens: readonly Token[], roles: readonly (string | null)[]): (string | null)[] {
  const out = new Array<string | null>(tokens.length).fill(null);
  let k = 0;
  let now: string | null = null;
  let age = 0;
  for (const line of lines) {
    const first = k;
    while (k < tokens.length && (tokens[k]?.start ?? 0) < line.end) out[k++] = now;
    const here = roles.slice(first, k).filter((r) => r !== null);
    let head = first;
    while (head < k && tokens[head]?.text === "¶") head++;
    if (k > first) age++;
    if (here.length === 1 && line.end - line.start < SHORT_LINE && roles[head] != null) [now, age] = [here[0] ?? null, 0];
    else if (age > REACH || here.length > 1) now = null;
  }
  return out;
}
