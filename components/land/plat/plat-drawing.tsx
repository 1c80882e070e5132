"use client";
import { useId } from "react";
import { layerColour, layerLetter, layerOpacity } from "./layer-look";
import type { PlatFrame, PlatLayer, PlatShape } from "./plat-layer";
import { alongSide, besides, middle, type PlatView, placed, platView, scaleLength } from "./plat-view";

type Props = { frame: PlatFrame; layers: readonly PlatLayer[]; hidden: ReadonlySet<string>; active: string | null; onActive: (id: string | null) => void };

/** Figures lie over the parts they are cut from, exceptions over both. */
const ORDER: readonly PlatShape["kind"][] = ["aliquot", "lot", "polygon", "exception"];

/** One section or one survey, drawn to scale. The drawing is one picture to a screen reader; the legend beside it says in words what each layer covers and lights it up by keyboard. */
export function PlatDrawing({ frame, layers, hidden, active, onActive }: Props) {
  const id = useId();
  const view = platView(frame);
  const shown = frame.shapes.filter((s) => s.points.length > 2 && !hidden.has(layers[s.layer]?.id ?? ""));
  return (
    <svg
      role="img"
      aria-label={`Plat of ${frame.title}, north up`}
      viewBox={view.viewBox}
      className="aspect-square w-full rounded-md border border-line bg-canvas"
    >
      <defs>
        <pattern id={`${id}hatch`} width={view.unit * 2} height={view.unit * 2} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width={view.unit * 2} height={view.unit * 2} fill="var(--canvas)" />
          <path d={`M0 0V${view.unit * 2}`} stroke="var(--critical)" strokeWidth={view.unit * 0.7} />
        </pattern>
      </defs>
      {frame.section && <SectionGrid />}
      {[...shown]
        .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
        .map((s) => {
          const layer = layers[s.layer];
          const on = layer !== undefined && active === layer.id;
          return (
            <g
              key={`${s.layer} ${s.kind} ${s.label} ${s.points[0]?.x} ${s.points[0]?.y}`}
              onPointerEnter={() => onActive(layer?.id ?? null)}
              onPointerLeave={() => onActive(null)}
            >
              <title>{shapeName(s, layer)}</title>
              <Outline shape={s} frame={frame} view={view} hatch={`url(#${id}hatch)`} opacity={layerOpacity(layer?.holder?.share)} on={on} />
              {s.kind === "polygon" && !frame.section && layer?.calls && <SideCalls shape={s} layer={layer} frame={frame} view={view} />}
            </g>
          );
        })}
      <g pointerEvents="none">
        {shown.map((s) => (
          <ShapeLetter key={`${s.layer} ${s.kind} ${s.label} ${s.points[0]?.x} ${s.points[0]?.y}`} shape={s} shown={shown} frame={frame} view={view} />
        ))}
      </g>
      {!frame.section && <Scale view={view} />}
      {!frame.section && <NorthArrow view={view} />}
    </svg>
  );
}

type OutlineProps = { shape: PlatShape; frame: PlatFrame; view: PlatView; hatch: string; opacity: number; on: boolean };

/** Land in the colour of its layer, lots dashed (their place is the usual one), exceptions hatched. */
function Outline({ shape, frame, view, hatch, opacity, on }: OutlineProps) {
  const excepted = shape.kind === "exception";
  return (
    <polygon
      points={shape.points
        .map((p) => placed(frame, p))
        .map((p) => `${p.x},${p.y}`)
        .join(" ")}
      fill={excepted ? hatch : layerColour(shape.layer)}
      fillOpacity={excepted ? 1 : opacity}
      stroke={excepted ? "var(--critical)" : layerColour(shape.layer)}
      strokeWidth={view.unit * (on ? 1 : 0.5)}
      {...(shape.kind === "lot" ? { strokeDasharray: `${view.unit * 2} ${view.unit}` } : {})}
    />
  );
}

const shapeName = (s: PlatShape, layer: PlatLayer | undefined): string =>
  [s.kind === "exception" ? `Excepted: ${s.label}` : s.label, layer?.label, layer?.holder?.text].filter(Boolean).join(", ");

function SectionGrid() {
  return (
    <g fill="none" stroke="var(--line-strong)">
      {[0, 4, 8, 12, 16].map((at) => (
        <path key={at} d={`M0 ${at}H16M${at} 0V16`} strokeWidth={at % 16 === 0 ? 0.1 : at === 8 ? 0.06 : 0.03} />
      ))}
    </g>
  );
}

function ShapeLetter({ shape, shown, frame, view }: { shape: PlatShape; shown: readonly PlatShape[]; frame: PlatFrame; view: PlatView }) {
  const at = middle(shape.points.map((p) => placed(frame, p)));
  return (
    <text
      x={at.x + besides(shape, shown) * view.unit * 4.5}
      y={at.y}
      fontSize={view.unit * 4}
      textAnchor="middle"
      dominantBaseline="central"
      fill="var(--ink)"
      fontWeight={600}
    >
      {shape.kind === "exception" ? "" : layerLetter(shape.layer)}
    </text>
  );
}

function SideCalls({ shape, layer, frame, view }: { shape: PlatShape; layer: PlatLayer; frame: PlatFrame; view: PlatView }) {
  const points = shape.points.map((p) => placed(frame, p));
  return (
    <g fontSize={view.unit * 2.6} fill="var(--ink-2)">
      {points.map((p, i) => {
        const call = layer.calls?.[i];
        const next = points[(i + 1) % points.length];
        if (!call?.bearing || !next) return null;
        const at = alongSide(p, next);
        return (
          <text key={`${call.bearing} ${at.x} ${at.y}`} transform={`translate(${at.x} ${at.y}) rotate(${at.turn})`} dy={-view.unit} textAnchor="middle">
            {`${call.bearing} ${call.distance ?? ""} ${call.unit ?? ""}`}
          </text>
        );
      })}
    </g>
  );
}

function Scale({ view }: { view: PlatView }) {
  const length = scaleLength(view.size);
  const y = view.top + view.size - view.unit * 3;
  const x = view.left + view.unit * 3;
  return (
    <g stroke="var(--ink-2)" strokeWidth={view.unit * 0.4}>
      <path d={`M${x} ${y - view.unit}v${view.unit}h${length}v${-view.unit}`} fill="none" />
      <text x={x + length / 2} y={y - view.unit * 1.4} fontSize={view.unit * 2.6} textAnchor="middle" stroke="none" fill="var(--ink-2)">
        {`${length} feet`}
      </text>
    </g>
  );
}

function NorthArrow({ view }: { view: PlatView }) {
  const x = view.left + view.size - view.unit * 5;
  const y = view.top + view.unit * 3;
  return (
    <g stroke="var(--ink-2)" fill="none" strokeWidth={view.unit * 0.4}>
      <path
        d={`M${x} ${y + view.unit * 7}V${y}l${-view.unit * 1.2} ${view.unit * 2}m${view.unit * 1.2} ${-view.unit * 2}l${view.unit * 1.2} ${view.unit * 2}`}
      />
      <text x={x} y={y + view.unit * 10} fontSize={view.unit * 3} textAnchor="middle" stroke="none" fill="var(--ink-2)">
        N
      </text>
    </g>
  );
}
