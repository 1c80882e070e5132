// The stages of a document and the extractors, in the words of the processing API.
import { z } from "zod";
import { type Aspect, aspects, documentStages, limits, packageStages, type Stage, stageAspect, stages } from "@/lib/contracts/vocabulary/pipeline";

export { type Aspect, aspects, documentStages, limits, packageStages, type Stage, stageAspect, stages };
export const aspectSchema = z.enum(aspects);
export const stageSchema = z.enum(stages);

export const jobStageSchema = z.enum([...documentStages, ...packageStages]);
export type JobStage = z.infer<typeof jobStageSchema>;

export const extractorSchema = z.enum(["rules", "openai"]);
export type Extractor = z.infer<typeof extractorSchema>;
export const levelSchema = z.enum(["L0", "L1"]);
export type Level = z.infer<typeof levelSchema>;
