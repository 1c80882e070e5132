// One reading of one text by the rules, shared by the five aspects. The last reading is kept, as the aspects of a document are asked for one after another.
import type { DocType } from "@/lib/contracts/aspects/doc-type";
import type { Parties } from "@/lib/contracts/aspects/parties";
import type { AspectExtraction } from "@/lib/contracts/resolved-document";
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import type { PageSpan } from "@/lib/extract/grounding/grounded";
import { Grounding } from "@/lib/extract/grounding/grounded";
import { extractDocType } from "@/lib/extract/rules/doc-type/extract-doc-type";
import { extractParties } from "@/lib/extract/rules/parties/extract-parties";

export type ExtractInput = { markdown: string; pages: readonly PageSpan[] };
export type DocumentReading = { anatomy: Anatomy; docType: AspectExtraction<DocType>; parties: AspectExtraction<Parties> };

let last: { input: ExtractInput; reading: DocumentReading } | null = null;

/** Anatomy, type and parties of a text; the same text again costs nothing. */
export function readDocument(input: ExtractInput): DocumentReading {
  if (last && last.input.markdown === input.markdown && last.input.pages === input.pages) return last.reading;
  const anatomy = findAnatomy(input.markdown);
  const typeGround = new Grounding(anatomy.view, input.pages);
  const docType = extractDocType(anatomy, typeGround);
  const partyGround = new Grounding(anatomy.view, input.pages);
  const parties = extractParties(anatomy, docType.doc_type, partyGround);
  const reading: DocumentReading = {
    anatomy,
    docType: { resolved: docType, evidence: typeGround.evidence, confidence: typeGround.confidence },
    parties: { resolved: parties, evidence: partyGround.evidence, confidence: partyGround.confidence },
  };
  last = { input, reading };
  return reading;
}
