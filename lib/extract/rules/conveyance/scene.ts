// What every clause reader gets: the flat text, its body by sentences, the parties and what kind of paper it is.
import type { Parties } from "@/lib/contracts/aspects/parties";
import type { InstrumentType } from "@/lib/contracts/instrument-types";
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { findSentences } from "@/lib/text/sentences";
import type { Span } from "@/lib/text/view";
import { isKeptHeading, opensWithKeptHeading } from "./kept-heading";
import { LEADS_ON, labelledRows } from "./labelled-rows";

export type SentenceKind = "clause" | "habendum" | "warranty" | "stamp" | "acknowledgment";
export type Sentence = Span & { text: string; kind: SentenceKind };

export type Scene = {
  text: string;
  anatomy: Anatomy;
  parties: Parties;
  docType: InstrumentType | null;
  /** Sentences of the whole paper that say something, in order; stamps and acknowledgments left out. */
  sentences: Sentence[];
  /** Printed clauses that the paper says were struck out before signing. */
  struck: Sentence[];
  /** Sentences behind the first certificate or stamp: where clerks and lessees note what came later. */
  endorsed: Sentence[];
  /** Where the thing given stands, in a paper read again for an act in words of its own. */
  thing?: Span;
};

const HABENDUM = /\bto h[ae]ve? and (?:to )?hold\b/i;
const WARRANTY =
  /\b(?:(?:will|shall|do|does|hereby|and|to|agrees? to|forever|specially|generally|forever)\s+(?:forever )?(?:specially )?warrant\b|warrant (?:and|the|generally|said|specially)|warrants? (?:and|the title|said title|title|that)|covenants? (?:with|that|to warrant|and)|covenanting|with (?:general |special )?warranty|binds? (?:itself|himself|herself|themselves|myself|ourselves|grantor))/i;
const ACKNOWLEDGMENT =
  /\b(?:acknowledged before me|before me,? (?:the|a|an|this|[A-Z])|personally appeared|personally came|notary public|subscribed and sworn|sworn to|my commission|known to me|duly acknowledged|acknowledged (?:the|that|this|by|on|[A-Z][a-z]+ \d)|privily and apart)/i;
/** "Before me appeared A, who being by me duly sworn stated on oath: …": the statement itself; "did say that he is President and acknowledged" is none. */
const SWORN_STATEMENT =
  /\b(?:affiant|deposes|being (?:first |duly )*sworn|said:|says|upon (?:his|her) oath|receipt|sworn,? (?:(?:on|upon|under) (?:(?:his|her|their) )?oath,? )?(?:(?:deposed and|then) )?(?:stated?s?|deposed|declare[sd]?|testifie[sd])|(?:stated?s?|declare[sd]?|testifie[sd])(?: and \w+)? (?:on|upon|under) (?:(?:his|her|their) )?oath)\b/i;
/** An act before a notary that is the grant itself: "before me appeared A, who declared that he does sell unto B". */
const GRANTS_BEFORE_NOTARY =
  /\b(?:do(?:es)?(?: hereby| by these presents)?|who|which|he|she|they|it|hereby|declare[sd]? (?:that|unto)[^.;]{0,40})(?: hereby)? (?:grants?|sells?|conveys?|transfers?|leases?|donates?|quitclaims?|delivers?)\b[^.;]{0,200}\b(?:un)?to\b/i;
const STRUCK = /\b(?:deleted|struck|stricken|drawn through|lined out|crossed out)\b/i;
const STAMP = /^(?:certified copy )?(?:filed|recorded|received|transferred|doc(?:ument)?\.? no|instrument no|no\. \d|i-\d)/i;

/** "No. 211. DECREE. It is ordered …": the number of a cause ahead of what the court says. */
const CAUSE = /^no\. \d[^;]*\b(?:ordered|adjudged|decree[sd]?|confirmed|distributed|approved)\b/i;

function kindOf(text: string): SentenceKind {
  if (STAMP.test(text) && !(text.length > 160 && CAUSE.test(text))) return "stamp";
  if (HABENDUM.test(text)) return "habendum";
  if (ACKNOWLEDGMENT.test(text) && !GRANTS_BEFORE_NOTARY.test(text) && !SWORN_STATEMENT.test(text)) return "acknowledgment";
  return WARRANTY.test(text) ? "warranty" : "clause";
}

/** "[Paragraph 10, deleted by lines drawn through it: …]": bracketed stretches told to be struck. */
function struckSpans(text: string): Span[] {
  return [...text.matchAll(/\[[^\]]{5,2500}\]/g)].filter((m) => STRUCK.test(m[0])).map((m) => ({ start: m.index, end: m.index + m[0].length }));
}

const ORDINAL_LABEL = /(?:^|[:;,] ?)(?:(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\.?|(?:tract|parcel) (?:no\. ?)?\d{1,3}\.)\s*$/i;
/** "RESERVATIONS FROM CONVEYANCE: 1.": the heading with the number of its first item. */
const FIRST_ITEM = /^(?:reservations?|exceptions?)\b[^.;]{0,70}: ?\(?(?:1|a)[.)]\s*$/i;

const isFirstItem = (text: string, s: Span): boolean => s.end - s.start < 100 && FIRST_ITEM.test(text.slice(s.start, s.end));

/** "ROYALTY." or "Tract 2." before the words that it names. */
const HEADING =
  /^(?!.*\b(?:CODICIL|WILL|ORDER|DECREE|JUDGMENT)\b)(?:\(?\w{1,3}[.)] )?(?:[A-Z][A-Z'’&-]+(?: [A-Z][A-Z'’&-]+){0,3}|(?:tract|parcel|royalty|rental|duration|term|habendum)s?(?: (?:no\. ?)?\d{1,3})?)\.$/;
const isHeading = (text: string, s: Span): boolean => {
  const words = text.slice(s.start, s.end);
  if (isKeptHeading(words)) return true;
  return words.length < 44 && HEADING.test(/^(?:\(?\w{1,3}[.)] )?[A-Z][a-z]/.test(words) ? words.toLowerCase() : words);
};

/** "… reserves: First. All coal …", "ROYALTY. One-sixth": the number or name of an item goes with the words behind it. */
function withOrdinals(text: string, sentences: readonly Span[]): Span[] {
  const out: Span[] = [];
  for (const s of sentences) {
    const last = out.at(-1);
    if (last && (ORDINAL_LABEL.test(text.slice(Math.max(last.start, last.end - 14), last.end)) || isFirstItem(text, last) || isHeading(text, last)))
      out[out.length - 1] = { start: last.start, end: s.end };
    else out.push({ start: s.start, end: s.end });
  }
  return out;
}

/** Words that open a statement about the minerals or the parties, where a paragraph begins with them. */
const OPENS_STATEMENT =
  /^(?:Of (?:all |the |such |said )|Out of |As to |There (?:is|are) |It is |Provided|The (?:said )?(?:grantors?|vendors?|sellers?)\b|(?:Said )?[Gg]rantors? |An? (?:equal )?undivided |Each of |Excepted |Reserved )/;

/** A description that ends without a point, with a paragraph behind it that tells something else, or the rows of a form: two sentences. */
function atParagraphs(anatomy: Anatomy, sentences: readonly Span[]): Span[] {
  const { text, lines } = anatomy.view;
  const rows = labelledRows(anatomy.view);
  const places = lines.flatMap((l, i) => {
    if (rows.has(l.start)) return [l.start];
    const before = lines[i - 1];
    if (!l.blankBefore || !before || LEADS_ON.test(text.slice(before.start, before.end))) return [];
    const opens = text.slice(l.start, l.start + 110);
    return OPENS_STATEMENT.test(opens) || opensWithKeptHeading(opens) ? [l.start] : [];
  });
  return sentences.flatMap((s) => {
    const cuts = places.filter((p) => p > s.start && p < s.end);
    return [s.start, ...cuts].map((start, i) => ({
      start,
      end: cuts[i] === undefined ? s.end : (cuts[i] ?? s.end) - (text.charAt((cuts[i] ?? 1) - 1) === " " ? 1 : 0),
    }));
  });
}

/** "By way of illustration only, a seller who owns one-fourth keeps one-eighth": a sum worked out, which gives and keeps nothing. */
const ILLUSTRATES =
  /^[("\s]*(?:by way of (?:illustration|example)|(?:as|to give) an? (?:example|illustration)|for (?:example|instance|illustration)|to illustrate|e\. ?g\.)/i;

/** Cuts a paper into sentences with their kind. Stamps and notaries' certificates are left out: what they say is not a clause. */
export function buildScene(anatomy: Anatomy, parties: Parties, docType: InstrumentType | null): Scene {
  const { text } = anatomy.view;
  const gone = struckSpans(text);
  const isStruck = (s: Span): boolean => gone.some((g) => s.start < g.end && s.end > g.start);
  const grants = (s: Span): boolean => anatomy.granting !== null && s.start <= anatomy.granting.start && anatomy.granting.start < s.end;
  const kind = (s: Span): SentenceKind => {
    const own = kindOf(text.slice(s.start, s.end));
    return own === "habendum" && grants(s) && (anatomy.habendum === null || anatomy.habendum.start >= s.end) ? "clause" : own;
  };
  const all = withOrdinals(text, atParagraphs(anatomy, findSentences(text))).map((s) => ({ ...s, text: text.slice(s.start, s.end), kind: kind(s) }));
  const sentences = all.filter((s) => !isStruck(s) && !ILLUSTRATES.test(s.text)).filter((s) => s.kind !== "stamp" && s.kind !== "acknowledgment");
  const closed = all.findIndex((s) => (s.kind === "acknowledgment" || s.kind === "stamp") && s.start > text.length / 4);
  return { text, anatomy, parties, docType, sentences, struck: all.filter(isStruck), endorsed: closed < 0 ? [] : all.slice(closed + 1) };
}

/** Text of the clauses joined, for questions about the paper as a whole. */
export const clauseText = (scene: Scene): string => scene.sentences.map((s) => s.text).join(" ");

/** The sentence with what follows it in the same breath (the items of a list that semicolons part), up to one that `opens` something new. */
export function inOneBreath(sentence: Sentence, scene: Scene, opens: (s: Sentence) => boolean): Sentence {
  let end = sentence.end;
  for (const s of scene.sentences.filter((x) => x.start >= sentence.end)) {
    if (scene.text.charAt(end - 1) !== ";" || opens(s)) break;
    end = s.end;
  }
  return end > sentence.end ? { ...sentence, end, text: scene.text.slice(sentence.start, end) } : sentence;
}
