"use client";
import { RotateCw, ZoomIn, ZoomOut } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useShortcuts } from "@/components/shell/shortcuts";
import { Button } from "@/components/ui/button";
import { Segmented } from "@/components/ui/segmented";
import type { MarkdownView } from "@/lib/contracts/documents";
import type { Mark } from "./mark";
import { PageImage } from "./page-image";
import { PageText } from "./page-text";

type Props = {
  documentId: string;
  view: MarkdownView;
  marks: Mark[];
  active: string | null;
  /** Scrolls to the active words when it changes to another number. */
  scrollTo: number;
  /** False while the marks are still on their way. */
  ready: boolean;
  page: number | null;
  onPick: (key: string) => void;
  onHover: (key: string | null) => void;
};
type Page = MarkdownView["pages"][number];
const letter = 8.5 / 11;
const zooms = [0.6, 0.8, 1, 1.25, 1.6, 2.2, 3];

function Sheet({ page, mode, turn, props }: { page: Page; mode: "image" | "text"; turn: number; props: Props }) {
  const { view, marks, active, onPick, onHover } = props;
  const ratio = page.width && page.height ? page.width / page.height : letter;
  return (
    <section id={`page-${page.page}`} aria-label={`Page ${page.page}`} className="mb-4 scroll-mt-3">
      {mode === "image" && page.source !== "text" ? (
        <PageImage documentId={props.documentId} page={page.page} ratio={ratio} turn={turn} marks={marks} active={active} onPick={onPick} onHover={onHover} />
      ) : (
        <div className="rounded-sm bg-surface px-5 py-6 shadow-[0_0_0_1px_var(--line)] sm:px-10 sm:py-9">
          <PageText text={view.markdown.slice(page.start, page.end)} offset={page.start} marks={marks} active={active} onPick={onPick} onHover={onHover} />
        </div>
      )}
      <p className="mt-1 text-center text-2xs text-ink-3">
        Page {page.page}
        {page.source === "ocr" && page.ocr_confidence !== null && `, read by OCR at ${Math.round(page.ocr_confidence)} %`}
      </p>
    </section>
  );
}

/** The document, as scanned or as read, with the evidence marked. */
export function DocumentViewer(props: Props) {
  const { view, scrollTo, ready, page } = props;
  const hasImages = view.pages.some((p) => p.source !== "text");
  const [mode, setMode] = useState<"image" | "text">(hasImages ? "image" : "text");
  const [zoom, setZoom] = useState(2);
  const [turn, setTurn] = useState(0);
  const scroller = useRef<HTMLElement>(null);
  const step = (by: number) => setZoom((z) => Math.min(zooms.length - 1, Math.max(0, z + by)));
  useShortcuts("Document view", [
    { keys: "+", what: "Larger", run: () => step(1) },
    { keys: "-", what: "Smaller", run: () => step(-1) },
    { keys: "r", what: "Turn the page", run: () => setTurn((t) => (t + 90) % 360) },
    { keys: "m", what: "Image or text", run: () => hasImages && setMode((m) => (m === "image" ? "text" : "image")) },
  ]);
  useEffect(() => {
    // A pane that scrolls is reached with TAB, so that the arrow keys scroll it.
    if (scroller.current) scroller.current.tabIndex = 0;
  }, []);
  useEffect(() => {
    if (scrollTo === 0 || !ready) return;
    scroller.current?.querySelector("[data-lit]")?.scrollIntoView({ block: "center", behavior: "smooth" });
  }, [scrollTo, ready]);
  useEffect(() => {
    if (page !== null) document.getElementById(`page-${page}`)?.scrollIntoView({ block: "start" });
  }, [page]);
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-sunken">
      <div className="flex flex-wrap items-center gap-2 border-b border-line bg-surface px-3 py-1.5">
        {hasImages && (
          <Segmented
            label="Show"
            value={mode}
            onChange={setMode}
            options={[
              { value: "image", label: "Image" },
              { value: "text", label: "Text" },
            ]}
          />
        )}
        <span className="text-xs text-ink-2">
          {view.pages.length} {view.pages.length === 1 ? "page" : "pages"}
        </span>
        <span className="ml-auto flex items-center gap-1">
          <Button look="quiet" icon small aria-label="Smaller" onClick={() => step(-1)} disabled={zoom === 0}>
            <ZoomOut aria-hidden="true" className="size-4" />
          </Button>
          <Button look="quiet" small className="w-14 tabular-nums" onClick={() => setZoom(2)} title="Fit the width">
            {Math.round((zooms[zoom] ?? 1) * 100)} %
          </Button>
          <Button look="quiet" icon small aria-label="Larger" onClick={() => step(1)} disabled={zoom === zooms.length - 1}>
            <ZoomIn aria-hidden="true" className="size-4" />
          </Button>
          {mode === "image" && (
            <Button look="quiet" icon small aria-label="Turn the page" onClick={() => setTurn((t) => (t + 90) % 360)}>
              <RotateCw aria-hidden="true" className="size-4" />
            </Button>
          )}
        </span>
      </div>
      <section ref={scroller} aria-label="Document" className="min-h-0 flex-1 overflow-auto p-3 sm:p-4">
        <div
          className="mx-auto"
          style={{
            width: mode === "image" ? `${(zooms[zoom] ?? 1) * 100}%` : "100%",
            maxWidth: mode === "text" ? "52rem" : undefined,
            fontSize: `${zooms[zoom] ?? 1}em`,
            zoom: mode === "text" ? zooms[zoom] : undefined,
          }}
        >
          {view.pages.map((p) => (
            <Sheet key={p.page} page={p} mode={mode} turn={turn} props={props} />
          ))}
        </div>
      </section>
    </div>
  );
}
