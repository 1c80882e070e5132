// The stages of a document and the extractors, in the words of the processing API.
import { z } from "zod";

export const aspects = ["parties", "conveyance", "land", "dates", "doc_type"] as const;
export const aspectSchema = z.enum(aspects);
export type Aspect = z.infer<typeof aspectSchema>;

export const stages = [
  "markdown",
  "extract_parties",
  "extract_dates",
  "extract_land_description",
  "extract_conveyance",
  "extract_document_classification",
] as const;
export const stageSchema = z.enum(stages);
export type Stage = z.infer<typeof stageSchema>;

/** Which aspect a stage extracts. */
export const stageAspect = {
  extract_parties: "parties",
  extract_dates: "dates",
  extract_land_description: "land",
  extract_conveyance: "conveyance",
  extract_document_classification: "doc_type",
} as const satisfies Record<Exclude<Stage, "markdown">, Aspect>;

/** What a document keeps a state for: the stages of the API and the enrichment that follows them. */
export const documentStages = [...stages, "enrich"] as const;
/** What a package's job ends with. */
export const packageStages = ["resolve", "title_engine", "estate_graph"] as const;
export const jobStageSchema = z.enum([...documentStages, ...packageStages]);
export type JobStage = z.infer<typeof jobStageSchema>;

export const extractorSchema = z.enum(["rules", "openai"]);
export type Extractor = z.infer<typeof extractorSchema>;
export const levelSchema = z.enum(["L0", "L1"]);
export type Level = z.infer<typeof levelSchema>;

export const limits = { fileBytes: 100 * 1024 * 1024, pages: 500, nameChars: 255, textChars: 20_000_000, landTextChars: 200_000, pageSize: 200 } as const;
