// What a graph is built from.
import type { GraphVersion } from "@/lib/contracts/graph";
import type { Resolution } from "@/lib/contracts/resolution";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import type { TitleResult } from "@/lib/contracts/title";

export type GraphInput = {
  package_id: string;
  built_at: string;
  version: GraphVersion;
  result: TitleResult;
  resolution: Resolution;
  documents?: readonly ResolvedDocument[];
};
