// A taker put before the act that reaches him: "(1) To A, of Elm, Grantor GRANTS the surface …".
import { placesOf } from "@/lib/extract/rules/conveyance/people";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";

const REACH = 240;
/** The head of an item that leads to a name. */
const HEAD = /(?:^|[.:;)]) ?((?:\(?\w{1,3}[.)] )?(?:un)?to (?:the )?(?:said )?)$/i;

/** Where the item of a fronted taker opens before the granting words at `verb`; `verb` itself where none is put there. */
export function openingOf(scene: Scene, verb: number, takers: readonly string[]): number {
  const from = Math.max(0, verb - REACH);
  const pool = scene.parties.parties.filter((p) => takers.includes(p.id));
  const heads = placesOf(scene.text.slice(from, verb), pool).flatMap((n) => {
    const at = from + n.start;
    const lead = HEAD.exec(scene.text.slice(Math.max(0, at - 40), at))?.[1];
    return lead ? [at - lead.length] : [];
  });
  return Math.max(...heads, -1) < 0 ? verb : Math.max(...heads);
}
