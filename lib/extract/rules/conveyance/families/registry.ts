// Which reader reads which paper. Adding a family: one file, one line here.
import type { InstrumentType } from "@/lib/contracts/instrument-types";
import { instrumentCategory } from "@/lib/contracts/instrument-types";
import { type Draft, emptyDraft } from "@/lib/extract/rules/conveyance/draft";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { readAssignment } from "./assignment";
import { readDeed } from "./deed";
import { readFacts } from "./facts";
import { readLease } from "./lease";
import { readRelease } from "./release";

type Reader = (scene: Scene) => Draft;

const byType: Partial<Record<InstrumentType, Reader>> = {};

function readOther(scene: Scene): Draft {
  return { ...emptyDraft("affirm"), facts: readFacts(scene) };
}

const byCategory: Record<string, Reader> = {
  conveyance: readDeed,
  lease: readLease,
  assignment: readAssignment,
  release: readRelease,
  affidavit: readOther,
};

/** Draft of the paper by its type; without a type, by the words of its title and granting clause. */
export function readFamily(scene: Scene): Draft {
  const type = scene.docType;
  const reader = type ? (byType[type] ?? byCategory[instrumentCategory[type]]) : undefined;
  return (reader ?? readDeed)(scene);
}
