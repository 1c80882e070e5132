// Who takes by an order that names nobody: those of the family whom the findings tell.
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { takesInClass } from "@/lib/extract/rules/parties/family/class-of-family";

/** Of those on the taking side, who takes where the order names nobody: not the dead, nor who has no part in the succession, nor the issue of the dead where survivors alone take by will. */
export function inFamily(ids: readonly string[], scene: Scene): string[] {
  const told = (scene.parties.succession ?? []).find((s) => s.heirs.some((h) => ids.includes(h.party)));
  const words = told?.testate === false ? "" : scene.text;
  const strangers: ReadonlySet<string> = new Set(told ? scene.parties.parties.filter((p) => p.role === "other").map((p) => p.id) : []);
  return ids.filter((id) => {
    if (strangers.has(id)) return false;
    const h = told?.heirs.find((x) => x.party === id);
    return !h || takesInClass({ ...h, below: h.per_stirpes_of !== null }, words);
  });
}
