// The stages of a document and the aspects of an instrument. Words only: the browser takes them without the schemas.
export const aspects = ["parties", "conveyance", "land", "dates", "doc_type"] as const;
export type Aspect = (typeof aspects)[number];

export const stages = [
  "markdown",
  "extract_parties",
  "extract_dates",
  "extract_land_description",
  "extract_conveyance",
  "extract_document_classification",
] as const;
export type Stage = (typeof stages)[number];

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

export const limits = { fileBytes: 100 * 1024 * 1024, pages: 500, nameChars: 255, textChars: 20_000_000, landTextChars: 200_000, pageSize: 200 } as const;
