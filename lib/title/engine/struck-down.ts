// Deeds that the law strikes down before it is asked what they pass.
import type { Step } from "@/lib/title/rules/rule";
import type { Case } from "./case";
import { voidForDeadTakers } from "./dead-takers";
import type { Group } from "./deed-groups";
import { voidForForeignLetters } from "./foreign-fiduciary";
import { voidForHomestead } from "./homestead";
import type { Matter } from "./matter";
import { voidForListing } from "./mineral-listing";

/** The steps by which one group of a deed is void; null where it stands. */
export function struckDown(kase: Case, matter: Matter, tract: string, group: Group): readonly Step[] | null {
  return (
    voidForHomestead(kase, matter, tract, group.from) ??
    voidForDeadTakers(kase, matter, tract, group.to) ??
    voidForForeignLetters(kase, matter, tract, group.from) ??
    voidForListing(kase, matter, tract, group)
  );
}
