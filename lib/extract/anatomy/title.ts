// The printed title of a paper: a short line, mostly in capitals, that names an instrument.
import type { Span, TextView } from "@/lib/text/view";

const nouns =
  "deeds?|quit-?claim|(?:cash|credit) sale|act of (?:sale|donation|exchange|partition)|lease|assignment|assignt|conveyance|mortgage|patent|will|testament|affidavit|statement under oath|sworn statement|certificate|decree|release|releases|order|agreement|designation|declaration|stipulation|attorney|judgment|letters|indenture|memorandum|ratification|amendment|extension|subordination|contract|modification|findings|notice|petition|report|grant|easement|right[- ]of[- ]way|(?:royalty|mineral|rights?) transfer|transfer (?:of|on|order)|partition|division order|correction|farmout|lien|disclaimer|plat|determination|instrument|journal entry|opinion|consent|surrender|relinquishment|renewal|joinder|abandonment|reconveyance|(?:sale|gift) of (?:mineral|oil|gas|royalt|overriding|land|coal|leases?)\\w*|bill of sale|award|(?:letters|order|summary|independent|ancillary|of) administration|administration of|dedication|proof|satisfaction|record of|articles|plan";
const noun = new RegExp(`\\b(?:${nouns})\\b`, "i");
const notTitle =
  /\b(?:recorded|recording|records?(?! title| of real estate inherited)|recorder|register of deeds|transfer(?:red)? (?:not|tax|fee)|whereas|hereby|filed for|affidavit attached|deed (?:book|bk|vol|records?)|certificate no|release of dower|grantees?|prepared|witness(?:eth|es)|conveyance fee|has been|corporation|compan(?:y|ies)|inc|llc|l\.l\.c|space above|fee|exempt|complied|deed checked|examin\w+|certify|stamp|department|for (?:and )?in consideration|notary)\b|\b(?:vol|book|page|pages)\b.*\d/i;

const shouting = (s: string) => {
  const letters = s.replace(/[^A-Za-z]/g, "");
  return letters.length > 0 && letters.replace(/[^A-Z]/g, "").length / letters.length > 0.8;
};
const titled = (s: string) => {
  const words = s.split(" ").filter((w) => /^[A-Za-z]{3,}/.test(w) && !/^(?:and|the|for|with|from|of|to|in)$/i.test(w));
  return words.length > 0 && words.every((w) => /^[A-Z]/.test(w));
};

/** "MINE R AL DEED" → "MINERAL DEED": capitals that broke off a word in capitals. */
export const joinBrokenCapitals = (s: string): string =>
  s.replace(/\b([A-Z]{2,}) ([B-HJ-Z]) ([A-Z]{2,})\b/g, "$1$2$3").replace(/\b(?:[A-Z] ){3,}[A-Z]\b/g, (m) => m.replace(/ /g, ""));

type TitlePart = { from: number; to: number };

/** Cuts a running line at the ends of its title: "WARRANTY DEED THIS INDENTURE, made" → "WARRANTY DEED". */
function titleWithin(line: string): TitlePart | null {
  const from = /^[^A-Za-z]*/.exec(line)?.[0].length ?? 0;
  const upto =
    line
      .slice(from, 160)
      .split(
        /(?<=[\w)])(?:[.:;] | ?#\d| \((?=No|[^()]{0,60}\d)| ?-From | [A-Z]\d{2,}|, (?=[A-Z][a-z])|(?<!\b(?:OF|BY|FROM|FOR|TO|WITH|of|by|from|for|to|with)(?: THE| the)?),? (?=(?:THIS|KNOW|STATE|State of|THE STATE|made|dated|from|between|by)\b))/,
      )[0] ?? "";
  const text = upto.replace(/ *\([^()]*$/, "").replace(/[ .,;:-]+$/, "");
  const bare = text.split(/ *\(/)[0] ?? text;
  if (bare !== text && !shouting(text) && shouting(bare)) return titleWithin(bare.padStart(from + bare.length));
  const read = joinBrokenCapitals(text);
  if (/[$%]|\d{3}/.test(text) && !/\bNO\b|FORM|ORDER|§/i.test(text)) return null;
  if (text.length < 4 || text.length > 120 || !noun.test(read) || notTitle.test(read.replace(/^CORRECTION INSTRUMENT\b.*| FOR RECORD(?:ING)?$/i, "")))
    return null;
  return shouting(read) || titled(read) ? { from, to: from + text.length } : null;
}

/** A court, an estate or a cause in front of the title of its paper: "PROBATE COURT, LAKE COUNTY, OHIO. Estate of ANN ROE, deceased." */
const captionPiece = /^(?:(?:in the matter|matter|in re|in the|estates?|no|case|cause|probate no)\b|(?:the )?(?:state|county|commonwealth|parish)\b)/i;

/** Title behind its caption in one running line: "COUNTY COURT. Estate of A. ROE, deceased. DECREE, May 5, 1960" → DECREE. */
function titleBehindCaption(line: string): TitlePart | null {
  const direct = titleWithin(line);
  if (direct) return direct;
  let at = 0;
  for (const m of line.slice(0, 320).matchAll(/(?<=[\w)])(?:[.:;](?: ?[)}§|])*|(?: [)}§|])+) +(?=[A-Z])/g)) {
    const piece = line.slice(at, m.index);
    if (!shouting(piece) && !captionPiece.test(piece)) {
      if (!/\b[A-Z]\.?$/.test(piece) && !/\b(?:No|Nos|Jr|Sr|Pro)$/.test(piece)) return null;
      continue;
    }
    const start = m.index + m[0].length;
    const part = titleWithin(line.slice(start));
    if (part && shouting(line.slice(start + part.from, start + part.to))) return { from: start + part.from, to: start + part.to };
    if (!/\b[A-Z]$/.test(piece)) at = start;
  }
  return null;
}

/** A title in capitals on a line with dirt before and after it: "TRANFEE 0) DATE SPECIAL WARRANTY DEED "280% OF". */
const inDirt =
  /\b(?:(?:GENERAL|SPECIAL|LIMITED|JOINT|STATUTORY|CORPORATION|CORRECTION|FIDUCIARY|SURVIVORSHIP|PAID[- ]UP|TERM|PARTIAL) (?:AND )?){0,2}(?:(?:WARRANTY|QUIT-? ?CLAIM|MINERAL|ROYALTY|GRANT|TRUSTEE'?S?'?|EXECUTOR'?S?'?|EXECUTRIX'?S?|ADMINISTRATOR'?S?|SHERIFF'?S?|GUARDIAN'?S?|FIDUCIARY|SURVIVORSHIP|TAX) DEED|OIL(?:,| AND| &),? GAS(?:,? (?:AND|&) (?:OTHER )?MINERALS?)? LEASE|ASSIGNMENT OF [A-Z, &]{4,40}LEASES?|(?:RELEASE|SATISFACTION) OF (?:OIL AND GAS LEASE|MORTGAGE|LIEN)|AFFIDAVIT OF [A-Z]{4,14}|DEED OF TRUST|CERTIFICATE OF TRANSFER|LAST WILL AND TESTAMENT)\b/;

function titleInDirt(view: TextView): Span | null {
  for (const line of view.lines.slice(0, 30)) {
    const text = view.text.slice(line.start, line.end);
    const m = text.length < 110 ? inDirt.exec(text) : null;
    const isFee = m !== null && /^\W{0,3}(?:fees?|\$)/i.test(text.slice(m.index + m[0].length));
    if (m && !isFee && !/\b(?:recorded|filed|deed (?:book|records?))\b/i.test(text))
      return { start: line.start + m.index, end: line.start + m.index + m[0].length };
  }
  return null;
}

/** The columns of a line that wide gaps part: "No. 672        ROYALTY DEED" → two. */
function columnsOf(view: TextView, line: Span): Span[] {
  const cuts = view.blocks.filter((b) => b > line.start && b < line.end);
  return [line.start, ...cuts].map((start, k) => ({ start, end: cuts[k] === undefined ? line.end : view.text.slice(0, cuts[k]).trimEnd().length }));
}

/** Finds the title; null when no line reads like one. Prefers capitals and the earlier line; joins a title that runs over lines. */
export function findTitle(view: TextView): Span | null {
  let best: { span: Span; score: number } | null = null;
  const lines = view.lines.slice(0, 90);
  for (const [i, whole] of lines.entries()) {
    const line = columnsOf(view, whole).find((c) => titleBehindCaption(view.text.slice(c.start, c.end)) !== null);
    if (!line) continue;
    const text = view.text.slice(line.start, line.end);
    const part = titleBehindCaption(text);
    if (!part) continue;
    const title = text.slice(part.from, part.to);
    const alone = title.length >= text.length - 3;
    const score =
      (shouting(title) ? 4 : 0) +
      (alone ? 3 : 0) +
      (title.includes(" ") ? 1 : 0) +
      (title.length > 70 ? -2 : 0) -
      i * 0.05 +
      (/\b(?:form|co\.|blank)\b/i.test(text.replace(/\([^()]*\)/g, "")) ? -1 : 0) -
      (/^(?:THIS )?(?:INDENTURE|AGREEMENT|INSTRUMENT)$/.test(title) ? 1 : 0);
    if (score > 2.5 && (!best || score > best.score)) best = { span: joined(view, i, line.start + part.from, line.start + part.to), score };
  }
  const late = !best || best.span.start > view.text.length * 0.3;
  return (late ? titleInDirt(view) : null) ?? best?.span ?? null;
}

/** A title in capitals takes in the neighbouring lines in capitals. */
function joined(view: TextView, i: number, start: number, end: number): Span {
  const lines = view.lines;
  const own = view.text.slice(start, end);
  if (!shouting(own)) return { start, end };
  let to = end;
  for (let j = i + 1; j < Math.min(lines.length, i + 4); j++) {
    const next = lines[j];
    const above = lines[j - 1];
    if (!next || !above || above.end - to > 2) break;
    const text = view.text.slice(next.start, next.end);
    const goesOn =
      (!next.blankBefore && noun.test(text) && !notTitle.test(text) && !/^(?:THE STATE|STATE|COUNTY|KNOW|THIS|COMMONWEALTH|BETWEEN|WHEREAS)\b/.test(text)) ||
      /(?:,|\b(?:OF|AND|WITH|TO|FOR|IN|CONSTRUCTION|THE|BY|RELEASE|LEASE))$/.test(view.text.slice(start, to)) ||
      /^(?:AND|OF|WITH|TO|FOR|IN|\()/.test(text);
    if (!goesOn || !shouting(text) || text.length > 140) break;
    to = next.end;
  }
  return { start, end: to };
}
