"use client";
import { ImageOff } from "lucide-react";
import Image from "next/image";
import { useState } from "react";
import { cx } from "@/components/ui/class-names";
import { addressOf } from "@/lib/client/call";
import type { Mark } from "./mark";

type Props = {
  documentId: string;
  page: number;
  ratio: number;
  turn: number;
  marks: Mark[];
  active: string | null;
  onPick: (key: string) => void;
  onHover: (key: string | null) => void;
};

/** A page as it was scanned, with a box over every piece of evidence. */
export function PageImage({ documentId, page, ratio, turn, marks, active, onPick, onHover }: Props) {
  const [state, setState] = useState<"loading" | "there" | "missing">("loading");
  const boxes = marks.flatMap((mark) => mark.boxes.filter((b) => (b.page ?? mark.page) === page).map((box, i) => ({ mark, box, id: `${mark.id}-${i}` })));
  const side = turn % 180 !== 0;
  return (
    <div className="relative mx-auto w-full" style={{ aspectRatio: side ? 1 / ratio : ratio }}>
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
          <Image
            fill
            unoptimized
            src={addressOf("getPageImage", { params: { id: documentId, n: page }, query: { width: 1600 } })}
            alt={`Page ${page}`}
            loading="lazy"
            onLoad={() => setState("there")}
            onError={() => setState("missing")}
          />
        )}
        {state === "there" &&
          boxes.map(({ mark, box, id }) => {
            const lit = mark.key === active;
            return (
              <button
                key={id}
                type="button"
                tabIndex={-1}
                data-key={mark.key}
                data-lit={lit ? "" : undefined}
                aria-label={`Words of: ${mark.label}`}
                title={mark.label}
                onClick={() => onPick(mark.key)}
                onMouseEnter={() => onHover(mark.key)}
                onMouseLeave={() => onHover(null)}
                className={cx(
                  "absolute rounded-[2px] mix-blend-multiply",
                  lit ? "bg-[#ffd54a] outline-2 outline-[#a47a00]" : "bg-[#fff0b8] hover:bg-[#ffd54a]",
                )}
                style={{ left: `${box.x * 100}%`, top: `${box.y * 100}%`, width: `${box.w * 100}%`, height: `${box.h * 100}%` }}
              />
            );
          })}
      </div>
    </div>
  );
}
