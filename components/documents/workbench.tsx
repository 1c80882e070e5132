"use client";
import { useRouter, useSearchParams } from "next/navigation";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Pointed } from "@/components/document-viewer/words-within";
import { MovedPanel } from "@/components/review/moved-panel";
import { ErrorState } from "@/components/ui/error-state";
import { Segmented } from "@/components/ui/segmented";
import { SkeletonRows } from "@/components/ui/skeleton";
import { type useMarkdown, useWithdrawCorrection } from "@/lib/client/use-documents";
import type { useDocumentReview } from "@/lib/client/use-review";
import { DocumentPane } from "./document-pane";
import { TractsContext } from "./editors/tract-place";
import { keyOf } from "./field-key";
import { FieldsPanel } from "./fields-panel";
import { linkedKey, marksOf, spanFrom } from "./marks";
import { PointedBar } from "./pointed-bar";
import { fieldsIn } from "./tally";
import { useFieldActions } from "./use-field-actions";
import type { useNeighbours } from "./use-neighbours";
import { useReviewKeys } from "./use-review-keys";
import { useSelection } from "./use-selection";
import { focusField } from "./use-walk";
import { WhyBar } from "./why-bar";

type Props = {
  packageId: string;
  documentId: string;
  markdown: ReturnType<typeof useMarkdown>;
  review: ReturnType<typeof useDocumentReview>;
  neighbours: ReturnType<typeof useNeighbours>;
};
type Side = "document" | "fields";

/** What the address asks to be looked at: words (?at=), a page, a value (?field=). */
function useAsked() {
  // The router's own word: the window's address still is the last page's while this one is first drawn.
  const params = useSearchParams();
  const at = params.get("at");
  const page = params.get("page") ? Number(params.get("page")) : null;
  const linked = useMemo(() => {
    const span = spanFrom(at);
    return span && { ...span, page };
  }, [at, page]);
  return { linked, page, field: params.get("field") };
}

/** Focuses the value that the address names, once it is there. */
function useAskedFocus(field: string | null, ready: boolean) {
  const done = useRef(false);
  useEffect(() => {
    if (done.current || !ready || field === null) return;
    done.current = focusField(field);
  }, [field, ready]);
}

/** Page and values side by side: hover or focus of a value lights its words, a click on words shows the value, words taken up fill one. */
export function Workbench({ packageId, documentId, markdown, review, neighbours }: Props) {
  const router = useRouter();
  const asked = useAsked();
  const selection = useSelection(asked.linked ? linkedKey : asked.field);
  const [side, setSide] = useState<Side>(asked.linked ? "document" : "fields");
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const data = review.data;
  const fields = useMemo(() => fieldsIn(data?.groups ?? []), [data]);
  const marks = useMemo(() => marksOf(fields, asked.linked), [fields, asked.linked]);
  const work = useFieldActions({ packageId, documentId, onActive: selection.onActive });
  const withdraw = useWithdrawCorrection(documentId);
  useAskedFocus(asked.field, data !== undefined);
  const pick = (key: string) => {
    selection.setChosen(key);
    setSide("fields");
    requestAnimationFrame(() => focusField(key));
  };
  const use = (key: string) => {
    if (pointed) work.fill(key, pointed);
    setPointed(null);
    setSide("fields");
  };
  const open = (id: string | undefined) => id && router.push(`/packages/${packageId}/documents/${id}`);
  const takeOut = (key: string) => {
    const group = data?.groups.find((g) => g.fields.some((f) => keyOf(f) === key));
    if (group) work.actions.onTakeOut(group);
  };
  useReviewKeys({ chosen: selection.chosen, walk: work.walk, onEdit: work.actions.onEdit, onUndo: work.undo, onTakeOut: takeOut, open, neighbours });
  return (
    <>
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
          <DocumentPane
            documentId={documentId}
            markdown={markdown}
            marks={marks}
            active={selection.active}
            chosen={selection.chosen}
            scrollTo={selection.scrollTo}
            ready={data !== undefined}
            page={asked.page}
            onPick={pick}
            onHover={selection.setHovered}
            onPoint={setPointed}
          />
          {pointed && (
            <PointedBar
              pointed={pointed}
              groups={data?.groups ?? []}
              suggested={work.editing ?? selection.chosen}
              onUse={use}
              onClose={() => setPointed(null)}
            />
          )}
        </div>
        <aside
          aria-label="What was read"
          className={`flex min-h-0 min-w-0 flex-col border-line bg-surface lg:w-104 lg:border-l ${side === "fields" ? "max-lg:flex-1" : "max-lg:hidden"}`}
        >
          <div className="min-h-0 flex-1 overflow-y-auto">
            {withdraw.error && <ErrorState error={withdraw.error} compact />}
            {review.error && !data ? (
              <ErrorState error={review.error} onRetry={() => void review.refetch()} />
            ) : data ? (
              <TractsContext value={data.tracts}>
                <FieldsPanel
                  review={data}
                  active={selection.active}
                  editing={work.editing}
                  words={work.words?.text ?? null}
                  busy={withdraw.isPending}
                  actions={work.actions}
                  onWithdraw={(aspect) => withdraw.mutate(aspect)}
                />
              </TractsContext>
            ) : (
              <SkeletonRows rows={12} label="Loading what was read" />
            )}
          </div>
          <MovedPanel packageId={packageId} />
          <WhyBar field={fields.find((f) => keyOf(f) === selection.active) ?? null} />
        </aside>
      </div>
    </>
  );
}
