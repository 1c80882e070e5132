"use client";
import { useEffect, useRef, useState } from "react";
import { useShortcuts } from "@/components/shell/shortcuts";
import type { MarkdownView } from "@/lib/contracts/documents";
import type { Mark } from "./mark";
import { PageImage } from "./page-image";
import { PageText } from "./page-text";
import { otherFit, type PageView, sheetWidth, startView, stepped, turned } from "./page-view";
import { selectedWords } from "./selected-words";
import { Thumbnails } from "./thumbnails";
import { usePageInView } from "./use-page-in-view";
import { ViewerToolbar } from "./viewer-toolbar";
import type { Pointed } from "./words-within";

export type ViewerProps = {
  documentId: string;
  view: MarkdownView;
  marks: Mark[];
  active: string | null;
  /** The value last picked or focused; the pointer does not change it. */
  chosen: string | null;
  /** Scrolls to the active words when it changes to another number. */
  scrollTo: number;
  /** False while the marks are still on their way. */
  ready: boolean;
  page: number | null;
  onPick: (key: string) => void;
  onHover: (key: string | null) => void;
  onPoint: (pointed: Pointed) => void;
};
type Page = MarkdownView["pages"][number];
type Mode = "image" | "text";
const letter = 8.5 / 11;

function Sheet({ page, mode, view, first, props }: { page: Page; mode: Mode; view: PageView; first: boolean; props: ViewerProps }) {
  const { marks, active, chosen, onPick, onHover, onPoint } = props;
  const { markdown } = props.view;
  const ratio = page.width && page.height ? page.width / page.height : letter;
  const turn = view.turns[page.page] ?? 0;
  const image = mode === "image" && page.source !== "text";
  return (
    <section
      id={`page-${page.page}`}
      aria-label={`Page ${page.page}`}
      className="mx-auto mb-4 scroll-mt-3"
      style={image ? { width: sheetWidth(view.fit, turn % 180 === 0 ? ratio : 1 / ratio) } : { maxWidth: "52rem" }}
    >
      {image ? (
        <PageImage documentId={props.documentId} page={page.page} {...{ ratio, turn, first, marks, active, chosen, markdown, onPick, onHover, onPoint }} />
      ) : (
        <div
          className="rounded-sm bg-surface px-5 py-6 shadow-[0_0_0_1px_var(--line)] sm:px-10 sm:py-9"
          style={{ zoom: typeof view.fit === "number" ? view.fit : 1 }}
        >
          <div className="@container">
            <PageText text={markdown.slice(page.start, page.end)} offset={page.start} marks={marks} active={active} onPick={onPick} onHover={onHover} />
          </div>
        </div>
      )}
      <p className="mt-1 text-center text-2xs text-ink-3">
        Page {page.page}
        {page.source === "ocr" && page.ocr_confidence !== null && `, read by OCR at ${Math.round(page.ocr_confidence * 100)} %`}
      </p>
    </section>
  );
}

const goTo = (page: number) => document.getElementById(`page-${page}`)?.scrollIntoView({ block: "start" });

/** The document, as scanned or as read, with the evidence marked. Words selected in the text, or boxed on the image, are handed on. */
export function DocumentViewer(props: ViewerProps) {
  const { view: text, scrollTo, ready, page, onPoint } = props;
  const hasImages = text.pages.some((p) => p.source !== "text");
  const [mode, setMode] = useState<Mode>(hasImages ? "image" : "text");
  const [view, setView] = useState<PageView>(startView);
  const [thumbs, setThumbs] = useState(text.pages.length > 2);
  const pane = useRef<HTMLElement>(null);
  const current = usePageInView(pane, text.pages.length);
  useShortcuts("Document view", [
    { keys: "+", what: "Larger", run: () => setView((v) => ({ ...v, fit: stepped(v.fit, 1) })) },
    { keys: "-", what: "Smaller", run: () => setView((v) => ({ ...v, fit: stepped(v.fit, -1) })) },
    { keys: "f", what: "Fit the width, or the whole page", run: () => setView((v) => ({ ...v, fit: otherFit(v.fit) })) },
    { keys: "r", what: "Turn the page", run: () => setView((v) => turned(v, current)) },
    { keys: "m", what: "Image or text", run: () => hasImages && setMode((m) => (m === "image" ? "text" : "image")) },
    { keys: "t", what: "Pages in small", run: () => setThumbs((shown) => !shown) },
    { keys: "PageDown", what: "Next page", run: () => goTo(Math.min(text.pages.length, current + 1)) },
    { keys: "PageUp", what: "Previous page", run: () => goTo(Math.max(1, current - 1)) },
  ]);
  useEffect(() => {
    // A pane that scrolls is reached with TAB, so that the arrow keys scroll it.
    if (pane.current) pane.current.tabIndex = 0;
  }, []);
  useEffect(() => {
    if (scrollTo === 0 || !ready) return;
    pane.current?.querySelector("[data-lit]")?.scrollIntoView({ block: "center", behavior: "smooth" });
  }, [scrollTo, ready]);
  useEffect(() => {
    if (page !== null) goTo(page);
  }, [page]);
  const onSelect = () => {
    const pointed = mode === "text" || !hasImages ? selectedWords(text.markdown) : null;
    if (pointed) onPoint(pointed);
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-sunken">
      <ViewerToolbar pages={text.pages.length} {...{ current, hasImages, mode, view, thumbs }} onMode={setMode} onView={setView} onThumbs={setThumbs} />
      <div className="flex min-h-0 flex-1">
        {thumbs && text.pages.length > 1 && <Thumbnails documentId={props.documentId} pages={text.pages} current={current} onGo={goTo} />}
        <section
          ref={pane}
          aria-label="Document"
          className="@container-size min-h-0 min-w-0 flex-1 overflow-auto p-3 sm:p-4"
          onPointerUp={() => setTimeout(onSelect)}
          onKeyUp={(e) => e.shiftKey && onSelect()}
        >
          {text.pages.map((p, i) => (
            <Sheet key={p.page} page={p} mode={mode} view={view} first={i === 0} props={props} />
          ))}
        </section>
      </div>
    </div>
  );
}
