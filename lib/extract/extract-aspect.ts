// L0 by rules: one aspect of one text.
import type { Conveyance } from "@/lib/contracts/aspects/conveyance";
import type { Dates } from "@/lib/contracts/aspects/dates";
import type { DocType } from "@/lib/contracts/aspects/doc-type";
import type { Land } from "@/lib/contracts/aspects/land";
import type { Parties } from "@/lib/contracts/aspects/parties";
import type { Aspect } from "@/lib/contracts/pipeline";
import type { AspectExtraction } from "@/lib/contracts/resolved-document";
import { calibrated } from "@/lib/extract/confidence/calibrate";
import { Grounding } from "@/lib/extract/grounding/grounded";
import { extractConveyance } from "@/lib/extract/rules/conveyance/extract-conveyance";
import { extractDates } from "@/lib/extract/rules/dates/extract-dates";
import { withoutUnsureDates } from "@/lib/extract/rules/dates/unsure-dates";
import { extractLand } from "@/lib/extract/rules/land/extract-land";
import { normaliseParty } from "@/lib/names/normalise-party";
import type { ExtractInput } from "./read-document";
import { readDocument } from "./read-document";

/** Changes whenever the rules would read a text differently. */
export const RULES_VERSION = "rules-38";

type Resolved = { doc_type: DocType; parties: Parties; dates: Dates; land: Land; conveyance: Conveyance };

/**
 * Reads one aspect by rules.
 * extractAspect("dates", {markdown, pages}) → {resolved: {executed: "1950-05-23", …}, evidence: {"/executed": […]}, confidence: {"/executed": 0.94}}.
 * Never throws on text; what is not found is null or empty. Exact evidence is the slice of `markdown`.
 */
export function extractAspect<A extends Aspect>(aspect: A, input: ExtractInput): AspectExtraction<Resolved[A]> {
  return calibrated(statedAspect(aspect, input), input.markdown, input.pages);
}

/** The same with what each rule states of its certainty, before it is measured: for measuring. */
export function statedAspect<A extends Aspect>(aspect: A, input: ExtractInput): AspectExtraction<Resolved[A]> {
  return readers[aspect](input) as AspectExtraction<Resolved[A]>;
}

const readers: { [A in Aspect]: (input: ExtractInput) => AspectExtraction<Resolved[A]> } = {
  doc_type: (input) => readDocument(input).docType,
  parties: (input) => readDocument(input).parties,
  dates: (input) => {
    const { anatomy, docType } = readDocument(input);
    const ground = new Grounding(anatomy.view, input.pages);
    const resolved = withoutUnsureDates(extractDates(anatomy, docType.resolved.doc_type, ground), ground, input.markdown);
    return { resolved, evidence: ground.evidence, confidence: ground.confidence };
  },
  land: (input) => {
    const { anatomy, docType } = readDocument(input);
    const ground = new Grounding(anatomy.view, input.pages);
    const resolved = extractLand(anatomy, docType.resolved.recording, ground, docType.resolved.doc_type);
    return { resolved, evidence: ground.evidence, confidence: ground.confidence };
  },
  conveyance: (input) => {
    const { anatomy, docType, parties } = readDocument(input);
    const land = readers.land(input).resolved;
    const named = { ...parties.resolved, parties: parties.resolved.parties.map(normaliseParty) };
    return extractConveyance({ anatomy, parties: named, land, docType: docType.resolved.doc_type, pages: input.pages });
  },
};
