"use client";
import { useId, useState } from "react";
import { formatDate } from "@/components/ui/format";
import { layerColour, layerLetter, layerOpacity } from "./layer-look";
import { PlatDrawing } from "./plat-drawing";
import { type PlatLayer, platFrames } from "./plat-layer";

type Props = {
  /** "Section 9, T5N-R6W" or the name of the package. */
  title: string;
  layers: readonly PlatLayer[];
  /** The date on which the owners shown hold the land. */
  asOf?: string;
};

/**
 * Land drawn from its descriptions: aliquots in their section, surveys to scale with their calls, exceptions hatched, several documents
 * one over another. The legend switches layers by keyboard; what each layer covers stands beside it in words for those who do not see the drawing.
 */
export function Plat({ title, layers, asOf }: Props) {
  const heading = useId();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState<string | null>(null);
  const frames = platFrames(layers);
  const toggle = (id: string): void => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    setHidden(next);
  };
  return (
    <section aria-labelledby={heading} className="grid gap-4">
      <h3 id={heading} className="text-sm font-semibold text-ink">
        {title}
        {asOf && <span className="ml-2 font-normal text-ink-3">owners as of {formatDate(asOf)}</span>}
      </h3>
      {frames.length === 0 ? (
        <p className="text-ink-3">Nothing here can be drawn: the descriptions give no aliquot parts and no closed figure.</p>
      ) : (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(22rem,100%),1fr))] gap-4">
          {frames.map((frame) => (
            <figure key={frame.key}>
              <PlatDrawing frame={frame} layers={layers} hidden={hidden} active={active} onActive={setActive} />
              <figcaption className="mt-1 text-2xs text-ink-3">{frame.title}, north up</figcaption>
            </figure>
          ))}
        </div>
      )}
      <ul className="grid gap-1" aria-label="Legend">
        {layers.map((layer, n) => (
          <li key={layer.id} className={active === layer.id ? "rounded-md bg-accent-soft" : ""}>
            <label className="flex items-start gap-2 px-1 py-1">
              <input
                type="checkbox"
                className="mt-1"
                checked={!hidden.has(layer.id)}
                onChange={() => toggle(layer.id)}
                onFocus={() => setActive(layer.id)}
                onBlur={() => setActive(null)}
              />
              <svg aria-hidden="true" viewBox="0 0 20 14" className="mt-1 h-3.5 w-5 shrink-0">
                <rect x="1" y="1" width="18" height="12" fill={layerColour(n)} fillOpacity={layerOpacity(layer.holder?.share)} stroke={layerColour(n)} />
              </svg>
              <span className="min-w-0">
                <span className="font-medium text-ink">
                  {layerLetter(n)}. {layer.label}
                </span>
                {layer.holder && <span className="ml-2 text-ink-2">{layer.holder.text}</span>}
                <span className="block text-2xs text-ink-3">{inWords(layer)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a layer covers, as a sentence; lots and parts that have no outline are named here. */
function inWords(layer: PlatLayer): string {
  const placed = layer.geometry.some((g) => g.frame === "section" && g.shapes.some((s) => s.kind === "polygon"));
  const parts = layer.geometry.flatMap((g) => {
    if (placed && g.frame === "feet" && g.shapes.every((s) => s.kind === "polygon")) return [];
    const list = (kind: "land" | "exception"): string =>
      g.shapes
        .filter((s) => (s.kind === "exception") === (kind === "exception"))
        .map((s) => (s.points.length <= 2 ? `${s.label} (not drawn)` : s.kind === "lot" ? `${s.label} (drawn in its usual place)` : s.label))
        .join(", ");
    const where = g.frame === "section" && g.section ? ` in Section ${g.section}` : "";
    return [`${list("land") || "no part"}${where}`, list("exception") && `except ${list("exception")}`].filter(Boolean);
  });
  return parts.length > 0 ? parts.join("; ") : "Not placed: known by its words only.";
}
