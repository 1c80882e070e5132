"use client";
import type { NodeProps } from "@xyflow/react";
import { ChevronDown, ChevronRight, Lightbulb, UnfoldHorizontal, Unlink2 } from "lucide-react";
import { createContext, memo, type ReactNode, useContext } from "react";
import { EstateSign, estateStyle } from "@/components/title/estate-style";
import { cx } from "@/components/ui/class-names";
import { formatAcres, words } from "@/components/ui/format";
import { FractionText } from "@/components/ui/fraction";
import type { EstateType } from "@/lib/contracts/vocabulary/estates";
import type { ChainFlowNode, EstateFlowNode, GapFlowNode, LaneFlowNode, SignalFlowNode } from "./flow-items";
import { heldDates, heldYears } from "./held";
import type { LaneFacts } from "./open-lanes";

/** Whether the window is so far off that names could not be read: cards then say their kind and share, large. Given by the canvas. */
export const Far = createContext(false);

function Card({ className, children, selected, hit }: { className: string; children: ReactNode; selected: boolean; hit: boolean }) {
  return (
    <div
      className={cx(
        "flex h-full w-full flex-col overflow-hidden rounded-lg border text-left text-xs",
        selected && "outline-2 outline-offset-2 outline-accent",
        hit && "ring-4 ring-mark-strong",
        className,
      )}
    >
      {children}
    </div>
  );
}

function Dates({ from, to }: { from: string | null; to: string | null }) {
  if (!from && !to) return null;
  return (
    <span className="ml-auto text-xs whitespace-nowrap text-ink-2" title={heldDates({ from, to })}>
      {heldYears({ from, to })}
    </span>
  );
}

/** On one line: a name too long for the card is cut, and whole in its title. */
function EstateName({ type }: { type: EstateType }) {
  const { label } = estateStyle[type];
  return (
    <span className="min-w-0 truncate text-xs font-semibold" title={label}>
      {label}
    </span>
  );
}

/** An estate: sign and letters of its kind, holder, share. A full bar at the left is current, a hollow one ended; dashes are assumptions. */
export const EstateCard = memo(function EstateCard({ data, selected }: NodeProps<EstateFlowNode>) {
  const plain = useContext(Far);
  const { node, standing, hit } = data;
  const style = estateStyle[node.estate_type];
  const current = standing === "current";
  const look = cx(current ? "border-line-strong bg-surface" : "border-line bg-canvas text-ink-2", node.assumed && "border-dashed border-high");
  return (
    <Card selected={selected} hit={hit} className={look}>
      <span
        aria-hidden="true"
        className="absolute inset-y-0 left-0 w-1.5 rounded-l-lg border-r"
        style={{ borderColor: style.color, background: current ? style.color : "transparent" }}
      />
      {plain ? (
        <span className="flex h-full items-center gap-2 pl-4 text-2xl font-semibold">
          {style.short} <FractionText text={node.share.fraction} />
        </span>
      ) : (
        <span className="flex h-full flex-col justify-between py-2 pr-2.5 pl-3.5">
          <span className="flex items-center gap-1.5">
            <EstateSign type={node.estate_type} />
            <EstateName type={node.estate_type} />
            <Dates from={node.from} to={node.to} />
          </span>
          <span className="truncate text-[0.9375rem] leading-5 font-semibold" title={node.holder.name}>
            {node.holder.name}
          </span>
          <span className="flex items-baseline gap-2">
            <FractionText text={node.share.fraction} className="text-lg leading-5 font-semibold text-ink" />
            {node.of === "production" && <span className="text-2xs">of production</span>}
            {node.of === "lease_royalty" && <span className="text-2xs">of royalty</span>}
            {node.assumed && <span className="text-2xs font-medium text-high">assumed</span>}
            {!current && standing === "ended" && <span className="text-2xs">ended</span>}
            {node.net_acres && <span className="ml-auto text-xs whitespace-nowrap">{formatAcres(node.net_acres)} ac</span>}
          </span>
        </span>
      )}
    </Card>
  );
});

/** A gap stands in the chain where the title is broken. */
export const GapCard = memo(function GapCard({ data, selected }: NodeProps<GapFlowNode>) {
  const { gap, hit } = data;
  return (
    <Card selected={selected} hit={hit} className="border-dashed border-critical bg-critical-soft text-ink">
      <span aria-hidden="true" className="hatch absolute inset-y-0 left-0 w-2 text-critical" />
      <span className="flex h-full flex-col justify-between py-2 pr-2.5 pl-4">
        <span className="flex items-center gap-1.5 font-semibold text-critical">
          <Unlink2 aria-hidden="true" className="size-3.5" />
          <span className="text-xs">{words(gap.kind)}</span>
          {gap.share && <FractionText text={gap.share.fraction} className="ml-auto text-base text-ink" />}
        </span>
        <span className="line-clamp-2 text-xs leading-4">{gap.message}</span>
      </span>
    </Card>
  );
});

/** A signal proposes what would close a gap. It changes no share. */
export const SignalCard = memo(function SignalCard({ data, selected }: NodeProps<SignalFlowNode>) {
  const { signal, hit } = data;
  return (
    <Card selected={selected} hit={hit} className="rounded-2xl border-dotted border-signal bg-signal-soft">
      <span className="flex h-full flex-col justify-between px-3 py-2">
        <span className="flex items-center gap-1.5 font-semibold text-signal">
          <Lightbulb aria-hidden="true" className="size-3.5" />
          <span className="text-xs">{words(signal.kind)}</span>
          <span className="ml-auto text-2xs">{Math.round(signal.confidence * 100)} %</span>
        </span>
        <span className="line-clamp-2 text-xs leading-4">{signal.proposes}</span>
      </span>
    </Card>
  );
});

/** Estates that only passed from hand to hand, folded into one. Chosen, it unfolds. */
export const ChainCard = memo(function ChainCard({ data, selected }: NodeProps<ChainFlowNode>) {
  const { nodes } = data;
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (!first || !last) return null;
  return (
    <Card selected={selected} hit={false} className="border-line-strong border-dashed bg-canvas text-ink-2 shadow-[3px_3px_0_-1px_var(--line)]">
      <span className="flex h-full flex-col justify-between py-2 pr-2.5 pl-3.5">
        <span className="flex items-center gap-1.5">
          <EstateSign type={first.estate_type} />
          <EstateName type={first.estate_type} />
          <Dates from={first.from} to={last.to} />
        </span>
        <span className="truncate text-sm leading-5" title={nodes.map((n) => n.holder.name).join(" → ")}>
          {first.holder.name} → {last.holder.name}
        </span>
        <span className="flex items-center gap-1 font-medium text-ink">
          <UnfoldHorizontal aria-hidden="true" className="size-3.5" />
          {nodes.length} holders folded
        </span>
      </span>
    </Card>
  );
});

function LaneFactsLine({ facts }: { facts: LaneFacts }) {
  return (
    <span className="text-sm font-normal text-ink-2">
      {facts.estates} estates, {facts.current} current
      {facts.gaps > 0 && (
        <span className="ml-3 inline-flex items-center gap-1 font-medium text-critical">
          <Unlink2 aria-hidden="true" className="size-3.5" />
          {facts.gaps} {facts.gaps === 1 ? "gap" : "gaps"}
        </span>
      )}
      {facts.signals > 0 && (
        <span className="ml-3 inline-flex items-center gap-1 font-medium text-signal">
          <Lightbulb aria-hidden="true" className="size-3.5" />
          {facts.signals} {facts.signals === 1 ? "signal" : "signals"}
        </span>
      )}
    </span>
  );
}

/** What a click on the head of a lane does; given by the canvas. */
export const ToggleLane = createContext<(id: string) => void>(() => undefined);

/** A lane with the years above its columns, or, when it is closed, a strip that says what is in it. */
export const LaneCard = memo(function LaneCard({ data }: NodeProps<LaneFlowNode>) {
  const toggle = useContext(ToggleLane);
  const shown = data.columns.filter((c, i) => i === 0 || c.year !== data.columns[i - 1]?.year);
  const Sign = data.open ? ChevronDown : ChevronRight;
  return (
    <div className="relative rounded-xl border border-line bg-sunken/60" style={{ width: data.width, height: data.height, contentVisibility: "auto" }}>
      <button
        type="button"
        aria-expanded={data.open}
        aria-label={`${data.label}: ${data.facts.estates} estates, ${data.facts.gaps} gaps`}
        className={cx(
          "nodrag nopan absolute left-2 z-10 flex items-center gap-2 rounded-md px-1.5 py-1 hover:bg-surface",
          data.open ? "top-1" : "inset-y-1.5 right-2",
        )}
        onClick={() => toggle(data.id)}
      >
        <Sign aria-hidden="true" className="size-4 shrink-0 text-ink-2" />
        <span className="text-base font-semibold whitespace-nowrap">{data.label}</span>
        {!data.open && <LaneFactsLine facts={data.facts} />}
      </button>
      {shown.map((c) => (
        <span
          key={c.x}
          aria-hidden="true"
          className="absolute top-8 bottom-0 border-l border-line pl-1.5 text-sm font-medium text-ink-2"
          style={{ left: c.x - 12 }}
        >
          {c.year}
        </span>
      ))}
    </div>
  );
});
