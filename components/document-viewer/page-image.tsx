"use client";
import { ImageOff } from "lucide-react";
import { memo, useState } from "react";
import { cx } from "@/components/ui/class-names";
import { pageImageAddress } from "@/lib/client/use-documents";
import { usePageWords } from "@/lib/client/use-review";
import type { Mark } from "./mark";
import { pickedAt, placedOn } from "./marks-at";
import { useBoxDrag } from "./use-box-drag";
import { type Pointed, type Rect, wordsWithin } from "./words-within";

type Props = {
  documentId: string;
  page: number;
  ratio: number;
  turn: number;
  first: boolean;
  marks: Mark[];
  active: string | null;
  chosen: string | null;
  markdown: string;
  onPick: (key: string) => void;
  onHover: (key: string | null) => void;
  onPoint: (pointed: Pointed) => void;
};
const place = (box: Rect) => ({ left: `${box.x * 100}%`, top: `${box.y * 100}%`, width: `${box.w * 100}%`, height: `${box.h * 100}%` });

/** A page as it was scanned, with a box over every piece of evidence. A click shows the value read there; a box drawn over words takes them up. */
export const PageImage = memo(function PageImage({ documentId, page, ratio, turn, first, marks, active, chosen, markdown, onPick, onHover, onPoint }: Props) {
  const [state, setState] = useState<"loading" | "there" | "missing">("loading");
  const [near, setNear] = useState(false);
  const words = usePageWords(documentId, page, near);
  const placed = placedOn(marks, page);
  // A box drawn before the words of the page have come waits for them.
  const takeUp = async (box: Rect): Promise<void> => {
    const pointed = wordsWithin(words.data ?? (await words.refetch({ cancelRefetch: false })).data ?? [], box, markdown);
    if (pointed) onPoint(pointed);
  };
  const drag = useBoxDrag(
    turn,
    (box) => void takeUp(box),
    (x, y) => {
      const key = pickedAt(placed, x, y, chosen);
      if (key) onPick(key);
    },
  );
  const side = turn % 180 !== 0;
  return (
    <div
      className="relative mx-auto w-full cursor-crosshair select-none"
      style={{ aspectRatio: side ? 1 / ratio : ratio }}
      onPointerEnter={() => setNear(true)}
      onPointerLeave={() => onHover(null)}
      {...drag.handlers}
    >
      <div
        className={cx("absolute top-1/2 left-1/2 overflow-hidden rounded-sm bg-[#fff] shadow-[0_0_0_1px_var(--line)]", state === "loading" && "skeleton")}
        style={{ width: side ? `${ratio * 100}%` : "100%", aspectRatio: ratio, transform: `translate(-50%, -50%) rotate(${turn}deg)` }}
      >
        {state === "missing" ? (
          <p className="flex h-full flex-col items-center justify-center gap-2 bg-surface p-6 text-center text-ink-2">
            <ImageOff aria-hidden="true" className="size-6" />
            No image of page {page}. The text view shows what was read.
          </p>
        ) : (
          <img
            src={pageImageAddress(documentId, page)}
            alt={`Page ${page}`}
            loading={first ? "eager" : "lazy"}
            fetchPriority={first ? "high" : "auto"}
            decoding="async"
            draggable={false}
            className="absolute inset-0 size-full"
            onLoad={() => setState("there")}
            onError={() => setState("missing")}
          />
        )}
        {state === "there" &&
          placed.map(({ mark, box, id }) => (
            <span
              key={id}
              data-key={mark.key}
              data-lit={mark.key === active ? "" : undefined}
              title={mark.label}
              onPointerEnter={() => onHover(mark.key)}
              className={cx(
                "absolute rounded-[2px] mix-blend-multiply",
                mark.key === active
                  ? "bg-[#ffd54a] outline-2 outline-[#a47a00]"
                  : cx("cursor-pointer hover:bg-[#ffd54a]", mark.passage ? "bg-[#fffae6]" : "bg-[#fff0b8]"),
              )}
              style={place(box)}
            />
          ))}
        {drag.box && <span className="pointer-events-none absolute border-2 border-[#28408f] bg-[#28408f]/15" style={place(drag.box)} />}
      </div>
    </div>
  );
});
