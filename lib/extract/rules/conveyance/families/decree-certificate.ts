// Certificates of transfer: the table of those who take, with the share of each.
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import { sideIds } from "@/lib/extract/rules/conveyance/people";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { ONE, toWire } from "@/lib/fraction/rational";
import { estateIn } from "./decree-thing";

/** A certificate of transfer whose table tells the takers: each the share beside his name, one alone the whole (Ohio R.C. 2113.61). */
export function certified(scene: Scene, dead: readonly string[]): Found[] {
  const takers = scene.docType === "certificate_of_transfer" ? sideIds(scene.parties, "to") : [];
  const people = scene.parties.parties.filter((p) => takers.includes(p.id));
  if (!people.length || (people.length > 1 && people.some((p) => !p.share))) return [];
  return people.map((p) => {
    const thing = estateIn("", scene.anatomy.body.start);
    return { ...thing, interest: { ...thing.interest, fraction: p.share ?? toWire(ONE), from: [...dead], to: [p.id] } };
  });
}
