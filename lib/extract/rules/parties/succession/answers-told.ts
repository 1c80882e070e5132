// Questions and labels with their answers as the statement that they come to: "Children? - Three: A, B and C" → "Children were Three: A, B and C".

import type { Span } from "@/lib/text/view";

type Topic = "spouse" | "child" | "parent" | "sibling" | "below" | "decedent" | null;

/** A question with its mark and whatever leads on to the answer; or one bidden: "Name the children." */
const ASKED =
  /(?<=^|[.;:?)\]] {0,4}|\d[.)] |\bQ\. )(?:Q\. )?(?:\(?\d{1,2}[.)] )?(?:Q\.? )?(?:[A-Z][^?.;]{2,200}(?:\.(?= [a-z])[^?.;]{0,80})?\?|(?:As to|List|Name|Give|State|For|If) [^?.:]{6,160}[.:](?= (?:A\.|-|Ans)))[ :]*(?:(?:-+ ?|Ans(?:wer)?[.:] ?|A[.:] )(?=[A-Za-z\d("])|(?=[A-Z\d("]))/g;

const PHRASES: Record<Exclude<Topic, null>, readonly string[]> = {
  spouse: ["The decedent was married ", "Decedent married ", "Married "],
  child: ["The children of the decedent were ", "His children were ", "His children ", "Children: "],
  parent: ["The parents of the decedent were ", "His parents were ", "His parents ", "Parents: "],
  sibling: ["The brothers and sisters of the decedent were ", "His siblings were ", "His siblings ", "Siblings: "],
  below: ["That child left ", "He left "],
  decedent: ["Name of decedent: "],
};

const KIN_BELOW =
  /\b(?:children|child|issue|descendants|heirs)\b[^?]*\b(?:of|by|left by|to)\b[^?]*\b(?:that|such|said|each|any|those|these|them|the|a|deceased|dead|predeceased)\b[^?]*\b(?:child|children|brothers?|sisters?|dead|deceased|died|predeceased|before)\b|\b(?:his|her|their|whose) (?:children|issue|descendants)\b[^?]*$|\b(?:did|has|have|had) (?:that|such|any|those|these|he|she|they|the (?:dead|deceased))\b[^?]*\b(?:leave|children|issue)\b/i;
const DEAD_ONES = /\b(?:died|dead|deceased|predeceased|before (?:him|her|decedent|the deceased))\b/i;

/** "Were all of the children also hers?": told by the question itself, which stays. */
const WHOSE =
  /^(?:(?:Q\.? )|\W|\d)*(?:were|are|was|is|did)\b[^?]*\b(?:children|child|issue)\b[^?]*\b(?:hers|his|theirs|born (?:to|of) (?:her|him|them)|(?:of|by|from) (?:this|that|the|the same|their) marriage)\b[^?]{0,20}\?/i;

/** What a question asks for; null where it is other business. */
function topicOf(q: string): Topic {
  if (
    /\b(?:will|land|property|own|debts?|taxes|claims?|probate\w*|administrat\w+|knew?|know|acquired?|got|kinship|kin to|related|interest|your|you)\b/i.test(q)
  )
    return null;
  if (/\b(?:when|where|date|place|how old|age)\b/i.test(q) && !/\bmarr/i.test(q)) return null;
  if (/\bname of (?:the )?(?:deceased|decedent)\b|\bwhose (?:heirs|estate|heirship)\b|\bof whom\b/i.test(q)) return "decedent";
  const children = /\b(?:child|children|issue|sons?|daughters?|offspring)\b/i.test(q);
  if (children && KIN_BELOW.test(q) && DEAD_ONES.test(q.replace(/\b(?:the|of) (?:deceased|decedent)\b/gi, ""))) return "below";
  if (children && /\b(?:that|such|any|those) (?:\w+ )?(?:child|brother|sister)|\bof (?:that|such|those|any)\b/i.test(q)) return "below";
  if (children && /^\W*(?:\w+\W+){0,3}?(?:did|do|has|have|are|is|was|were)\b(?! (?:he|she|the|decedent|deceased|his|her)\b)/i.test(q) && DEAD_ONES.test(q))
    return null;
  if (children) return /\b(?:did any|has any|have any|any child (?:die|predecease)|which)\b/i.test(q) ? null : "child";
  if (/\b(?:marr\w+|wi[fv]es?|husbands?|spouses?|widow\w*)\b/i.test(q)) return "spouse";
  if (/\b(?:brothers?|sisters?|siblings?)\b/i.test(q)) return /\b(?:children|issue)\b/i.test(q) ? "below" : "sibling";
  if (/\b(?:parents?|father|mother)\b/i.test(q)) return "parent";
  return null;
}

const NONE = /^(?:no\b|none|never|not\b|nobody)/i;
const YES = /^(?:yes|they are|he (?:did|was)|she (?:did|was))\b[.,;: ]*/i;
const HAS_VERB =
  /^(?:[A-Z][\w.]*(?: [A-Z][\w.]*){0,3}|He|She|They),? (?:had|has|left|leaves|(?:was|is)(?! (?:the|his|her) (?:only|sole|one)\b)|were|died|are)\b/;
/** "Did FAY DOE leave children?": told of one by name. */
const OF_NAMED =
  /^\W*(?:Q\. )?(?:\(?\d{1,2}[.)] )?(Did|Has|Had|Have) (?:the said )?(?!Decedent|Deceased|The )[A-Z][\w.]*(?: [A-Z][\w.]*){0,3} (?:ever )?(leave|have|had|left) (?:any |surviving |living )*(?:child(?:ren)?|issue|descendants)\b[^?]*\?/;
/** "His wife had died before him.": told of the child that was asked about. */
const HIS_SPOUSE = /\b(?:His|Her) (?:wife|husband|spouse|widow|widower)\b[^.;?]*[.;]/g;
const ONCE = /^(?:once|one|but once|one time|only once|only one)(?: only)?(?: time)?\b[,:]? ?(?=(?:to )?[A-Z]|in \d|to\b)/i;

const COUNT = /^(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve)\b/;

/** The longest phrase that has room, at the end of it; blanks before. Nothing where none has. */
function phraseIn(room: number, phrases: readonly string[]): string | null {
  const own = phrases.find((p) => p.length + 1 <= room);
  return own === undefined ? null : `.${" ".repeat(room - own.length - 1)}${own}`;
}

/** "Did FAY DOE leave children? A. Yes: " → "    FAY DOE left  children       : ", at the same places. */
function ofNamed(asked: string, answer: string): string {
  const yes = YES.exec(answer)?.[0] ?? "";
  const mark = asked.lastIndexOf("?");
  const said = asked
    .slice(0, mark)
    .replace(/(?:Q\. )?(?:\(?\d{1,2}[.)] )?(?:Did|Has|Had|Have) (?:the said )?(?=[A-Z])/, (w) => `.${" ".repeat(w.length - 1)}`)
    .replace(/(?<= )(?:leave|have)(?= )/, (w) => (w === "leave" ? "left " : "had "));
  return `${said}:`.padEnd(asked.length + yes.length);
}

/** The questions of a text; those asked in one breath ("Was he married? To whom?") as one. */
function askedTogether(text: string): Span[] {
  const out: { start: number; end: number }[] = [];
  for (const m of text.matchAll(ASKED)) {
    const last = out.at(-1);
    if (last && last.end === m.index && /\?\s*$/.test(text.slice(last.start, last.end))) last.end += m[0].length;
    else out.push({ start: m.index, end: m.index + m[0].length });
  }
  return out;
}

/**
 * The text with every question as the opening of the statement that its answer makes, and blanks for questions of other business; every answer keeps its place.
 * Errs toward blanks: what is asked is never taken for said.
 */
export function withAnswersTold(text: string): string {
  const her = (text.match(/\b(?:she|her|widow)\b/gi) ?? []).length > (text.match(/\b(?:he|his|him|widower)\b/gi) ?? []).length;
  let out = "";
  let at = 0;
  const questions = askedTogether(text);
  for (const [i, m] of questions.entries()) {
    const asked = text.slice(m.start, m.end);
    if (WHOSE.test(asked.trimStart())) continue;
    const end = m.end;
    const answer = text.slice(end, end + 80);
    const named = NONE.test(answer) ? null : OF_NAMED.exec(asked.trimStart());
    if (named) {
      const lead = YES.exec(answer)?.[0].length ?? 0;
      const told = text.slice(end + lead, questions[i + 1]?.start ?? text.length);
      out += text.slice(at, m.start) + ofNamed(asked, answer) + told.replace(HIS_SPOUSE, (w) => `.${" ".repeat(w.length - 1)}`);
      at = end + lead + told.length;
      continue;
    }
    const topic = NONE.test(answer) || (HAS_VERB.test(answer) && !COUNT.test(answer)) ? null : topicOf(asked);
    const once = topic === "spouse" ? (ONCE.exec(answer)?.[0] ?? "") : "";
    const lead = once || (YES.exec(answer)?.[0] ?? "");
    const room = asked.length + lead.length;
    const to = topic === "spouse" && /^[A-Z]/.test(text.slice(end + lead.length)) ? PHRASES.spouse.map((p) => `${p}to `) : null;
    const counted = COUNT.exec(text.slice(end + lead.length, end + lead.length + 12))?.[0] ?? "";
    const below = topic === "below" && counted === "" ? ["That child left children "] : [];
    const said = topic ? phraseIn(room, [...below, ...(to ?? PHRASES[topic])]) : null;
    const count = said ? counted : "";
    out += text.slice(at, m.start) + (said?.replace(/(?<= )His /, her ? "Her " : "His ") ?? `.${" ".repeat(room - 1)}`) + count.toLowerCase();
    at = end + lead.length + count.length;
  }
  return out + text.slice(at);
}

const LABEL = /^(?:\(?\d{1,2}[.)] )?[A-Z][A-Za-z'/]*(?: [A-Za-z'/]+){0,5}(?:\(s\))?: /;

/** The text of a form with blanks for the labels of other business ("Legal description:", "Acquired:"), each of which ends what stands before it; labels of kin stay. Only where three lines at least are labelled. */
export function withLabelsTold(text: string, lines: readonly Span[]): string {
  const labels = lines.flatMap((l) => {
    const label = LABEL.exec(text.slice(l.start, l.end))?.[0];
    return label ? [{ start: l.start, label }] : [];
  });
  if (labels.length < 3) return text;
  return labels
    .filter(({ label }) => topicOf(label) === null && !/\b(?:heirs?|names?|decedent|deceased|affiant)\b/i.test(label))
    .reduce((t, { start, label }) => `${t.slice(0, start)}.${" ".repeat(label.length - 1)}${t.slice(start + label.length)}`, text);
}
