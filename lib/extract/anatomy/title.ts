// The printed title of a paper: a short line, mostly in capitals, that names an instrument.
import type { Span, TextView } from "@/lib/text/view";

const nouns =
  "deeds?|lease|assignment|assignt|conveyance|mortgage|patent|will|testament|affidavit|certificate|decree|release|releases|order|agreement|designation|declaration|stipulation|attorney|judgment|letters|indenture|memorandum|ratification|amendment|extension|subordination|contract|modification|findings|notice|petition|report|grant|easement|right[- ]of[- ]way|transfer|partition|division order|correction|farmout|lien|disclaimer|plat|instrument|journal entry|opinion|consent|surrender|administration|dedication|proof|satisfaction|record of|articles|plan";
const noun = new RegExp(`\\b(?:${nouns})\\b`, "i");
const notTitle =
  /\b(?:recorded|recording|records?|recorder|register of deeds|transfer(?:red)? (?:not|tax|fee)|whereas|hereby|filed for|affidavit attached|deed (?:book|bk|vol|records?)|certificate no|release of dower|grantees?|prepared|conveyance fee|has been|complied|deed checked|examin\w+|certify|stamp|department|for (?:and )?in consideration|notary)\b|\b(?:vol|book|page|pages)\b.*\d/i;

const shouting = (s: string) => {
  const letters = s.replace(/[^A-Za-z]/g, "");
  return letters.length > 0 && letters.replace(/[^A-Z]/g, "").length / letters.length > 0.8;
};
const titled = (s: string) => {
  const words = s.split(" ").filter((w) => /^[A-Za-z]{3,}/.test(w) && !/^(?:and|the|for|with|from|of|to|in)$/i.test(w));
  return words.length > 0 && words.every((w) => /^[A-Z]/.test(w));
};

/** Cuts a running line at the end of its title: "WARRANTY DEED THIS INDENTURE, made" → "WARRANTY DEED". */
function titleWithin(line: string): string | null {
  const upto = line.slice(0, 160).split(/(?<=\w)(?:[.:;] |, (?=[A-Z][a-z])|,? (?=(?:THIS|KNOW|STATE|THE STATE|made|dated|from|between|by)\b))/)[0] ?? "";
  const text = upto.replace(/[ .,;:-]+$/, "");
  if (text.length < 4 || text.length > 120 || !noun.test(text) || notTitle.test(text)) return null;
  return shouting(text) || titled(text) ? text : null;
}

/** Finds the title; null when no line reads like one. Prefers capitals and the earlier line; joins a title that runs over lines. */
export function findTitle(view: TextView): Span | null {
  let best: { span: Span; score: number } | null = null;
  const lines = view.lines.slice(0, 90);
  for (const [i, line] of lines.entries()) {
    const text = view.text.slice(line.start, line.end);
    const title = titleWithin(text);
    if (!title) continue;
    const alone = title.length >= text.length - 3;
    const score =
      (shouting(title) ? 4 : 0) +
      (alone ? 3 : 0) +
      (title.includes(" ") ? 1 : 0) +
      (title.length > 70 ? -2 : 0) -
      i * 0.05 +
      (/\b(?:form|co\.|blank)\b/i.test(text) ? -1 : 0);
    if (score > 2.5 && (!best || score > best.score)) best = { span: joined(view, i, line.start, line.start + title.length), score };
  }
  return best?.span ?? null;
}

/** A title in capitals takes in the neighbouring lines in capitals. */
function joined(view: TextView, i: number, start: number, end: number): Span {
  const lines = view.lines;
  const own = view.text.slice(start, end);
  if (!shouting(own)) return { start, end };
  let to = end;
  for (let j = i + 1; j < Math.min(lines.length, i + 4); j++) {
    const next = lines[j];
    if (!next || to !== lines[j - 1]?.end) break;
    const text = view.text.slice(next.start, next.end);
    const goesOn =
      /(?:,|\b(?:OF|AND|WITH|TO|FOR|IN|CONSTRUCTION|THE|BY|RELEASE|LEASE))$/.test(view.text.slice(start, to)) || /^(?:AND|OF|WITH|TO|FOR|IN|\()/.test(text);
    if (!goesOn || !shouting(text) || text.length > 110) break;
    to = next.end;
  }
  return { start, end: to };
}
