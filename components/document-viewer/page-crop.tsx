"use client";
import { useState } from "react";
import { cx } from "@/components/ui/class-names";
import { pageImageAddress } from "@/lib/client/use-documents";
import type { Evidence } from "@/lib/contracts/evidence";
import { cropOf } from "./crop-of";

/** The strip of the page where the words stand, each line of them in its box. The image is asked for when the strip comes into view; where there is none, nothing is shown. */
export function PageCrop({ documentId, evidence }: { documentId: string; evidence: Evidence }) {
  const [state, setState] = useState<"loading" | "there" | "missing">("loading");
  const crop = cropOf(evidence.boxes ?? [], evidence.page);
  if (!crop || state === "missing") return null;
  return (
    <div className={cx("relative mt-1 h-20 max-w-2xl overflow-hidden rounded-sm border border-line", state === "loading" ? "bg-sunken" : "bg-[#fff]")}>
      <div className="absolute top-1/2 left-1/2" style={{ width: `${100 / crop.seen}%`, transform: `translate(${-crop.x * 100}%, ${-crop.y * 100}%)` }}>
        <img
          src={pageImageAddress(documentId, crop.page)}
          alt={`Page ${crop.page}, where it says “${evidence.quote}”`}
          loading="lazy"
          decoding="async"
          className="block w-full"
          onLoad={() => setState("there")}
          onError={() => setState("missing")}
        />
        {state === "there" &&
          crop.boxes.map((b) => (
            <span
              key={`${b.x} ${b.y}`}
              data-box=""
              className="absolute rounded-[2px] bg-[#ffd54a]/35 outline-2 outline-[#a47a00]"
              style={{ left: `${b.x * 100}%`, top: `${b.y * 100}%`, width: `${b.w * 100}%`, height: `${b.h * 100}%` }}
            />
          ))}
      </div>
    </div>
  );
}
