// Every operation of the API by its id.
import { documentOperations } from "@/lib/contracts/operations/documents";
import { jobOperations } from "@/lib/contracts/operations/jobs";
import { packageOperations } from "@/lib/contracts/operations/packages";
import { titleOperations } from "@/lib/contracts/operations/title";
import { toolOperations } from "@/lib/contracts/operations/tools";

export const operations = { ...documentOperations, ...jobOperations, ...packageOperations, ...titleOperations, ...toolOperations };
export type OperationId = keyof typeof operations;
export type { Method, Operation } from "@/lib/contracts/operations/operation";
