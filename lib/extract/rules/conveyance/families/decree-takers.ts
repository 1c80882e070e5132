// Who may take under an order on an estate, and where its words name them.
import { placesOf } from "@/lib/extract/rules/conveyance/people";
import { withoutToldOf } from "@/lib/extract/rules/conveyance/phrases/told-of";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { placesByKin } from "./kin-places";

/** The decedents of the paper. */
export const dead = (scene: Scene): string[] => scene.parties.parties.filter((p) => p.role === "decedent").map((p) => p.id);

/** The dead, and those heirs who died before them, whose children take instead and who are named but once: "the only child of his deceased son A". */
export const notTaking = (scene: Scene): string[] => {
  const heirs = (scene.parties.succession ?? []).flatMap((d) => d.heirs);
  const instead = heirs.filter((h) => h.living === false && heirs.some((o) => o.per_stirpes_of === h.party));
  const once = scene.parties.parties.filter((p) => instead.some((h) => h.party === p.id) && placesOf(scene.text, [p]).length < 2);
  return [...dead(scene), ...once.map((p) => p.id)];
};

const WITHOUT_TAKERS: ReadonlySet<string> = new Set(["executor", "trustee", "affiant", "witness"]);

/** Those who may take under the order, and where `words` names them. Kin said right beside a name ("ANN ROE, her daughter") is of that name. */
export function takersIn(words: string, scene: Scene) {
  const gone = notTaking(scene);
  const pool = scene.parties.parties.filter((p) => !gone.includes(p.id) && !WITHOUT_TAKERS.has(p.role));
  const named = placesOf(withoutToldOf(words), pool);
  const beside = (k: { start: number; end: number }): boolean =>
    named.some((n) => /^,? ?\(?$/.test(words.slice(n.end, Math.max(n.end, k.start))) && n.end <= k.start) ||
    named.some((n) => k.end <= n.start && /^,? $/.test(words.slice(k.end, n.start)));
  return [...named, ...placesByKin(words, scene).filter((k) => pool.some((p) => p.id === k.id) && !beside(k))];
}
