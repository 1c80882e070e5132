// Orders that part the whole estate among those who take, in whatever form.
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import { inOneBreath, type Scene, type Sentence } from "@/lib/extract/rules/conveyance/scene";
import { orderAt, ordersAlone } from "@/lib/extract/rules/orders/mood";
import { withList } from "./decree-lists";
import { dead, takersIn } from "./decree-takers";
import { orderAlone } from "./decree-thing";
import { parcelled } from "./parcelled";

/** The whole parted among those who take, told from the thing that stands before the verb or from the verb on. */
export function parcelsIn(words: string, offset: number, verbAt: number, scene: Scene): Found[] {
  const parted = /\b(?:surface|minerals?|oil|gas|royalt(?:y|ies)|coal)\b/i.test(words.slice(0, verbAt));
  for (const at of verbAt > 0 && !parted ? [0, verbAt] : [0]) {
    const own = words.slice(at);
    const found = parcelled(own, offset + at, takersIn(own, scene), dead(scene));
    if (found.length) return found;
  }
  return [];
}

/** What the court says in words that know no verb of distributing: the first breath that parts the whole. */
export function parcelsSaid(scene: Scene, opens: (s: Sentence) => boolean): Found[] {
  const from = orderAt(scene.text);
  for (const s of scene.sentences.filter((x) => x.end > from).slice(0, 24)) {
    const breath = withList(inOneBreath(s, scene, opens), scene);
    const found = parcelsIn(orderAlone(ordersAlone(breath.text)), s.start, 0, scene);
    if (found.length) return found;
  }
  return [];
}
