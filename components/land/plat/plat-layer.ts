// What a plat draws: layers, one for each document or tract, over one section or one piece of ground.
import type { Call } from "@/lib/contracts/aspects/land";
import type { Geometry } from "@/lib/contracts/resolution";

export type PlatLayer = {
  id: string;
  /** "Warranty Deed 1951, Tract 1". */
  label: string;
  geometry: Geometry[];
  /** Calls of the polygon, a side each, written along it. */
  calls?: Call[];
  /** Who owns it on the date of the plat: 0..1 shades the land, the text says it in words. */
  holder?: { text: string; share: number };
};

export type PlatFrame = { key: string; title: string; section: boolean; shapes: PlatShape[] };
export type PlatShape = Geometry["shapes"][number] & { layer: number };

/** Layers that lie in the same section share a frame; surveys in feet get a frame each: their origins are their own. */
export function platFrames(layers: readonly PlatLayer[]): PlatFrame[] {
  const frames = new Map<string, PlatFrame>();
  for (const [layer, l] of layers.entries()) {
    for (const [i, g] of l.geometry.entries()) {
      const key = g.frame === "section" ? `section ${g.section ?? ""}` : `feet ${l.id} ${i}`;
      const title = g.frame === "section" ? `Section ${g.section ?? "not named"}` : l.label;
      const frame = frames.get(key) ?? { key, title, section: g.frame === "section", shapes: [] };
      frame.shapes.push(...g.shapes.map((s) => ({ ...s, layer })));
      frames.set(key, frame);
    }
  }
  return [...frames.values()];
}
