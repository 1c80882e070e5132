"use client";
import { PanelLeft, RotateCw, ZoomIn, ZoomOut } from "lucide-react";
import { Button } from "@/components/ui/button";
import { plural } from "@/components/ui/format";
import { Segmented } from "@/components/ui/segmented";
import { fitWords, otherFit, type PageView, stepped, turned } from "./page-view";

type Props = {
  pages: number;
  current: number;
  hasImages: boolean;
  mode: "image" | "text";
  view: PageView;
  thumbs: boolean;
  onMode: (mode: "image" | "text") => void;
  onView: (view: PageView) => void;
  onThumbs: (shown: boolean) => void;
};

/** What shows the document: image or text, pages in small, fit, size, turn. */
export function ViewerToolbar({ pages, current, hasImages, mode, view, thumbs, onMode, onView, onThumbs }: Props) {
  const step = (by: 1 | -1) => onView({ ...view, fit: stepped(view.fit, by) });
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line bg-surface px-3 py-1.5">
      {pages > 1 && (
        <Button look="quiet" icon small aria-label="Pages in small" aria-pressed={thumbs} onClick={() => onThumbs(!thumbs)} className="max-sm:hidden">
          <PanelLeft aria-hidden="true" className="size-4" />
        </Button>
      )}
      {hasImages && (
        <Segmented
          label="Show"
          value={mode}
          onChange={onMode}
          options={[
            { value: "image", label: "Image" },
            { value: "text", label: "Text" },
          ]}
        />
      )}
      <span className="text-xs text-ink-2">{pages > 1 ? `Page ${current} of ${pages}` : plural(pages, "page")}</span>
      <span className="ml-auto flex items-center gap-1">
        <Button look="quiet" icon small aria-label="Smaller" onClick={() => step(-1)} disabled={stepped(view.fit, -1) === view.fit}>
          <ZoomOut aria-hidden="true" className="size-4" />
        </Button>
        <Button
          look="quiet"
          small
          className="w-14 tabular-nums"
          aria-label={`Size: ${fitWords(view.fit)}. Fit ${otherFit(view.fit)}`}
          title={`Fit ${otherFit(view.fit)} (f)`}
          onClick={() => onView({ ...view, fit: otherFit(view.fit) })}
        >
          {fitWords(view.fit)}
        </Button>
        <Button look="quiet" icon small aria-label="Larger" onClick={() => step(1)} disabled={stepped(view.fit, 1) === view.fit}>
          <ZoomIn aria-hidden="true" className="size-4" />
        </Button>
        {mode === "image" && (
          <Button look="quiet" icon small aria-label={`Turn page ${current}`} title="Turn the page (r)" onClick={() => onView(turned(view, current))}>
            <RotateCw aria-hidden="true" className="size-4" />
          </Button>
        )}
      </span>
    </div>
  );
}
