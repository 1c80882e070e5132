// The door of the extractors by rules.
export { extractAspect, RULES_VERSION } from "./extract-aspect";
export type { DocumentReading, ExtractInput } from "./read-document";
export { readDocument } from "./read-document";
