// Parts shared by the wire schemas. Wire schemas are what a model answers in: every field required, null where the text is silent, words copied exactly.
import { z } from "zod";

export const quote = z.string().describe("the words of the instrument that say so, copied exactly, as short as suffices");
export const textOrNull = (what: string) => z.string().nullable().describe(`${what}; null where the instrument does not say`);
export const flagOrNull = (what: string) => z.boolean().nullable().describe(`${what}; null where the instrument does not say`);
