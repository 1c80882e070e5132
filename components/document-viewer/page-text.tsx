"use client";
import { memo } from "react";
import { cx } from "@/components/ui/class-names";
import type { Mark } from "./mark";
import { segments } from "./segments";

type Props = { text: string; offset: number; marks: Mark[]; active: string | null; onPick: (key: string) => void; onHover: (key: string | null) => void };

/** Width of a letter of the page's type, in its size. */
const letterWidth = 0.605;
const longestLine = (text: string): number => text.split("\n").reduce((most, line) => Math.max(most, line.length), 1);

/** The words of a page with the evidence marked; a click on marked words shows the value read from them. */
export const PageText = memo(function PageText({ text, offset, marks, active, onPick, onHover }: Props) {
  const byId = new Map(marks.map((m) => [m.id, m]));
  const spans = marks.flatMap((m) => (m.start !== null && m.end !== null ? [{ id: m.id, start: m.start, end: m.end }] : []));
  return (
    <p
      className="font-mono leading-[1.7] whitespace-pre-wrap [overflow-wrap:anywhere]"
      style={{ fontSize: `clamp(0.6875rem, calc(100cqw / ${longestLine(text) * letterWidth}), 0.8125rem)` }}
    >
      {segments(text, offset, spans).map((segment) => {
        const found = segment.ids.flatMap((id) => byId.get(id) ?? []);
        if (found.length === 0)
          return (
            <span key={segment.start} data-start={segment.start}>
              {segment.text}
            </span>
          );
        const lit = found.find((m) => m.key === active);
        const pick = lit ?? found.reduce((a, b) => ((b.end ?? 0) - (b.start ?? 0) < (a.end ?? 0) - (a.start ?? 0) ? b : a));
        return (
          <mark
            key={segment.start}
            data-start={segment.start}
            data-key={lit ? lit.key : pick.key}
            data-lit={lit ? "" : undefined}
            title={found.map((m) => m.label).join(", ")}
            onMouseEnter={() => onHover(pick.key)}
            onMouseLeave={() => onHover(null)}
            onClick={() => onPick(pick.key)}
            onKeyDown={(e) => e.key === "Enter" && onPick(pick.key)}
            className={cx(
              "cursor-pointer rounded-xs text-ink",
              lit
                ? "bg-mark-strong underline decoration-mark-line decoration-2 underline-offset-3"
                : cx("hover:bg-mark-strong", found.every((m) => m.passage) ? "bg-mark/40" : "bg-mark"),
            )}
          >
            {segment.text}
          </mark>
        );
      })}
    </p>
  );
});
