// What every clause reader gets: the flat text, its body by sentences, the parties and what kind of paper it is.
import type { Parties } from "@/lib/contracts/aspects/parties";
import type { InstrumentType } from "@/lib/contracts/instrument-types";
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { findSentences } from "@/lib/text/sentences";
import type { Span } from "@/lib/text/view";

export type SentenceKind = "clause" | "habendum" | "warranty" | "stamp" | "acknowledgment";
export type Sentence = Span & { text: string; kind: SentenceKind };

export type Scene = {
  text: string;
  anatomy: Anatomy;
  parties: Parties;
  docType: InstrumentType | null;
  /** Sentences of the whole paper that say something, in order; stamps and acknowledgments left out. */
  sentences: Sentence[];
};

const HABENDUM = /\bto h[ae]ve? and (?:to )?hold\b/i;
const WARRANTY =
  /\b(?:(?:will|shall|do|does|hereby|and|to|agrees? to|forever|specially|generally|forever)\s+(?:forever )?(?:specially )?warrant\b|warrant (?:and|the|generally|said|specially)|warrants? (?:and|the title|said title|title|that)|covenants? (?:with|that|to warrant|and)|covenanting|with (?:general |special )?warranty|binds? (?:itself|himself|herself|themselves|myself|ourselves|grantor))/i;
const ACKNOWLEDGMENT =
  /\b(?:acknowledged before me|before me,? (?:the|a|an|this|[A-Z])|personally appeared|personally came|notary public|subscribed and sworn|sworn to|my commission|known to me|duly acknowledged|acknowledged (?:the|that|this|by|on|[A-Z][a-z]+ \d)|privily and apart)/i;
const STAMP = /^(?:certified copy )?(?:filed|recorded|received|transferred|doc(?:ument)?\.? no|instrument no|no\. \d|i-\d)/i;

function kindOf(text: string): SentenceKind {
  if (STAMP.test(text)) return "stamp";
  if (HABENDUM.test(text)) return "habendum";
  if (ACKNOWLEDGMENT.test(text) && !/\b(?:affiant|deposes|being (?:first )?duly sworn|says|upon (?:his|her) oath|receipt)\b/i.test(text))
    return "acknowledgment";
  return WARRANTY.test(text) ? "warranty" : "clause";
}

/** Cuts a paper into sentences with their kind. Stamps and notaries' certificates are left out: what they say is not a clause. */
export function buildScene(anatomy: Anatomy, parties: Parties, docType: InstrumentType | null): Scene {
  const { text } = anatomy.view;
  const sentences = findSentences(text)
    .map((s) => ({ ...s, text: text.slice(s.start, s.end), kind: kindOf(text.slice(s.start, s.end)) }))
    .filter((s) => s.kind !== "stamp" && s.kind !== "acknowledgment");
  return { text, anatomy, parties, docType, sentences };
}

/** Text of the clauses joined, for questions about the paper as a whole. */
export const clauseText = (scene: Scene): string => scene.sentences.map((s) => s.text).join(" ");
