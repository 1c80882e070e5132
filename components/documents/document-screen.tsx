"use client";
import { FileClock } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useMemo, useState } from "react";
import { DocumentViewer } from "@/components/document-viewer/document-viewer";
import { useShortcuts } from "@/components/shell/shortcuts";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Segmented } from "@/components/ui/segmented";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useUrlState } from "@/components/ui/use-url-state";
import { isCode } from "@/lib/client/client-error";
import { useAspects, useDocument, useMarkdown, usePackageDocuments, usePrefetchDocument } from "@/lib/client/use-documents";
import type { Document } from "@/lib/contracts/documents";
import { CorrectionResult } from "./correction-result";
import { DocumentBar } from "./document-bar";
import { standingOf } from "./field-state";
import { keyOf } from "./field-view";
import { allFields, FieldsPanel } from "./fields-panel";
import { linkedKey, marksOf, spanFrom } from "./marks";
import { useCorrection } from "./use-correction";

/** The documents before and after this one in the chain; their data is fetched ahead. */
function useNeighbours(packageId: string, documentId: string) {
  const documents = usePackageDocuments(packageId).data;
  const prefetch = usePrefetchDocument();
  const at = documents?.findIndex((d) => d.id === documentId) ?? -1;
  const before = (at > 0 && documents?.[at - 1]) || null;
  const after = (at >= 0 && documents?.[at + 1]) || null;
  const ahead = [after?.id, before?.id].filter((id) => id !== undefined).join();
  useEffect(() => {
    const later = setTimeout(() => {
      for (const id of ahead.split(",").filter(Boolean)) prefetch(id);
    }, 600);
    return () => clearTimeout(later);
  }, [ahead, prefetch]);
  return { before, after, position: documents && at >= 0 ? `${at + 1} / ${documents.length}` : "" };
}

function Failure({ document }: { document: Document }) {
  const failed = Object.values(document.stages).find((s) => s.status === "failed");
  if (!failed) return null;
  return (
    <p role="alert" className="border-b border-line bg-critical-soft px-4 py-2">
      <span className="font-semibold text-critical">It could not be read.</span> {failed.error?.message ?? "No reason was given."}
    </p>
  );
}

function useSelection(linked: boolean) {
  const [hovered, setHovered] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(linked ? linkedKey : null);
  const [scrollTo, setScrollTo] = useState(linked ? 1 : 0);
  const onActive = (key: string | null, scroll = false) => {
    if (!scroll) return setHovered(key);
    setChosen(key);
    setScrollTo((n) => n + 1);
  };
  return { active: hovered ?? chosen, chosen, scrollTo, onActive, setChosen, setHovered };
}

function focusField(key: string) {
  const value = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(key)}"] [data-value]`);
  value?.focus({ preventScroll: true });
  value?.scrollIntoView({ block: "center", behavior: "smooth" });
}

function Review({ packageId, document: d }: { packageId: string; document: Document }) {
  const router = useRouter();
  const { get } = useUrlState();
  const markdown = useMarkdown(d.id);
  const { aspects, loading, error } = useAspects(d.id);
  const neighbours = useNeighbours(packageId, d.id);
  const at = get("at");
  const page = get("page") ? Number(get("page")) : null;
  const linked = useMemo(() => {
    const span = spanFrom(at);
    return span && { ...span, page };
  }, [at, page]);
  const selection = useSelection(linked !== null);
  const [editing, setEditing] = useState<string | null>(null);
  const [side, setSide] = useState<"document" | "fields">(linked ? "document" : "fields");
  const correction = useCorrection(packageId, d.id, aspects);
  const fields = useMemo(() => allFields(aspects), [aspects]);
  const marks = useMemo(() => marksOf(fields, aspects, linked), [fields, aspects, linked]);
  const pick = (key: string) => {
    selection.setChosen(key);
    setSide("fields");
    requestAnimationFrame(() => focusField(key));
  };
  const walk = (step: number, wanted: (key: string) => boolean) => {
    const keys = fields.map(keyOf);
    const from = keys.indexOf(selection.chosen ?? "");
    for (let i = 1; i <= keys.length; i += 1) {
      const key = keys[(from + step * i + keys.length * 2) % keys.length];
      if (key && wanted(key)) return focusField(key);
    }
  };
  const needsPerson = (key: string) => {
    const field = fields.find((f) => keyOf(f) === key);
    const result = field && aspects[field.aspect];
    return Boolean(field && result && ["check", "unfounded"].includes(standingOf(field, result).state));
  };
  const open = (next: Document | null) => next && router.push(`/packages/${packageId}/documents/${next.id}`);
  useShortcuts("Document review", [
    { keys: "j", what: "Next value", run: () => walk(1, () => true) },
    { keys: "k", what: "Previous value", run: () => walk(-1, () => true) },
    { keys: "c", what: "Next value that needs a person", run: () => walk(1, needsPerson) },
    { keys: "e", what: "Correct the value", run: () => setEditing(selection.chosen) },
    { keys: "]", what: "Next document", run: () => open(neighbours.after) },
    { keys: "[", what: "Previous document", run: () => open(neighbours.before) },
  ]);
  return (
    <div className="flex min-h-0 flex-none flex-col max-lg:h-[calc(100dvh-9.5rem)] lg:h-[calc(100dvh-2.75rem)]">
      <DocumentBar document={d} packageId={packageId} neighbours={neighbours} />
      <Failure document={d} />
      <div className="border-b border-line bg-surface p-2 lg:hidden">
        <Segmented
          label="Side"
          value={side}
          onChange={setSide}
          options={[
            { value: "document", label: "Document" },
            { value: "fields", label: "Fields" },
          ]}
        />
      </div>
      <div className="flex min-h-0 flex-1">
        <div className={side === "document" ? "flex min-h-0 min-w-0 flex-1 flex-col" : "flex min-h-0 min-w-0 flex-1 flex-col max-lg:hidden"}>
          {markdown.data ? (
            <DocumentViewer
              documentId={d.id}
              view={markdown.data}
              marks={marks}
              active={selection.active}
              scrollTo={selection.scrollTo}
              ready={!loading}
              page={page}
              onPick={pick}
              onHover={selection.setHovered}
            />
          ) : isCode(markdown.error, "not_extracted") ? (
            <EmptyState icon={FileClock} title="Not read yet">
              Its text appears here once it is read.
            </EmptyState>
          ) : markdown.error ? (
            <ErrorState error={markdown.error} onRetry={() => void markdown.refetch()} />
          ) : (
            <SkeletonRows rows={12} label="Loading the document" />
          )}
        </div>
        <aside
          aria-label="What was read"
          className={`min-h-0 overflow-y-auto border-line bg-surface lg:w-104 lg:border-l ${side === "fields" ? "max-lg:flex-1" : "max-lg:hidden"}`}
        >
          {correction.error && <ErrorState error={correction.error} compact />}
          {correction.result && <CorrectionResult {...correction.result} busy={correction.busy} onUndo={correction.result.undo} onClose={correction.close} />}
          {error ? (
            <ErrorState error={error} />
          ) : loading ? (
            <SkeletonRows rows={12} label="Loading what was read" />
          ) : (
            <FieldsPanel
              aspects={aspects}
              active={selection.active}
              editing={editing}
              busy={correction.busy}
              onActive={selection.onActive}
              onEdit={setEditing}
              onSave={(field, value, note) => correction.save(field, value, note, () => setEditing(null))}
              onWithdraw={correction.takeBack}
            />
          )}
        </aside>
      </div>
    </div>
  );
}

/** A document beside what was read from it: hover or focus of a value lights its words, a click on words shows the value. */
export function DocumentScreen({ packageId, documentId }: { packageId: string; documentId: string }) {
  const { data, error, refetch } = useDocument(documentId);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={12} label="Loading the document" />;
  return <Review packageId={packageId} document={data} />;
}
