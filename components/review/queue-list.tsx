"use client";
import { useEffect, useMemo, useRef, useState } from "react";
import { useShortcuts } from "@/components/shell/shortcuts";
import { Button } from "@/components/ui/button";
import { usePrefetchDocument } from "@/lib/client/use-documents";
import type { QueueItem } from "@/lib/contracts/review";
import { likeThis } from "./alike";
import { AlikeDialog } from "./alike-dialog";
import { type QueueActions, QueueRow } from "./queue-row";
import { useDecisions } from "./use-decisions";

const portion = 60;
const nameOf = (i: QueueItem) => `${i.document_id} ${i.aspect} ${i.pointer}`;

function focusRow(index: number) {
  const link = document.querySelector<HTMLElement>(`[data-queue="${index}"] [data-open]`);
  link?.focus({ preventScroll: true });
  link?.closest("[data-queue]")?.scrollIntoView({ block: "nearest" });
}

/** Keys of the queue act on the row in focus; without one, on the first. */
function useQueueKeys(items: readonly QueueItem[], active: number, actions: QueueActions) {
  const at = (index: number) => focusRow(Math.min(items.length - 1, Math.max(0, index)));
  const current = () => items[Math.max(active, 0)];
  const withCurrent = (act: (item: QueueItem) => void) => {
    const item = current();
    if (item) act(item);
  };
  useShortcuts("Review queue", [
    { keys: "j", what: "Next value", run: () => at(active + 1) },
    { keys: "k", what: "Previous value", run: () => at(active - 1) },
    { keys: "ArrowDown", what: "Next value", run: () => at(active + 1) },
    { keys: "ArrowUp", what: "Previous value", run: () => at(active - 1) },
    { keys: "ENTER", what: "Open the value in its document", run: () => undefined },
    { keys: "x", what: "Confirm it here", run: () => withCurrent(actions.onConfirm) },
    { keys: "a", what: "Do all like this", run: () => withCurrent(actions.onAlike) },
  ]);
}

/** The values that wait, the heaviest first. */
export function QueueList({ items, all, packageId }: { items: readonly QueueItem[]; all: readonly QueueItem[]; packageId: string }) {
  const decisions = useDecisions(packageId);
  const prefetch = usePrefetchDocument();
  const [shown, setShown] = useState(portion);
  const [active, setActive] = useState(-1);
  /** Where the focus is, for what happens after the row under it is gone. */
  const latest = useRef(0);
  const refocus = useRef(false);
  const [alike, setAlike] = useState<readonly QueueItem[] | null>(null);
  const counts = useMemo(() => {
    const found = new Map<string, number>();
    for (const item of all) found.set(item.like, (found.get(item.like) ?? 0) + 1);
    return found;
  }, [all]);
  const most = useMemo(() => Math.max(0, ...items.map((i) => Number(i.impact.net_acres ?? 0))), [items]);
  const actions = useMemo<QueueActions>(
    () => ({
      onConfirm: (item) => {
        void decisions.confirm([{ document_id: item.document_id, aspect: item.aspect, pointer: item.pointer }], `${item.label} confirmed`);
        refocus.current = true;
      },
      onAlike: (item) => setAlike(likeThis(all, item)),
      onAhead: prefetch,
      onFocus: (index) => {
        latest.current = index;
        setActive(index);
      },
    }),
    [decisions, all, prefetch],
  );
  useQueueKeys(items, active, actions);
  useEffect(() => {
    if (!refocus.current || items.length === 0) return;
    refocus.current = false;
    focusRow(Math.min(latest.current, items.length - 1));
  }, [items]);
  const first = items[0]?.document_id;
  useEffect(() => {
    if (first) prefetch(first);
  }, [first, prefetch]);
  return (
    <>
      <ol aria-label="Values that wait">
        {items.slice(0, shown).map((item, i) => (
          <QueueRow
            key={nameOf(item)}
            item={item}
            index={i}
            alike={counts.get(item.like) ?? 0}
            packageId={packageId}
            active={i === active}
            actions={actions}
            most={most}
          />
        ))}
      </ol>
      {items.length > shown && (
        <div className="border-t border-line p-3 text-center">
          <Button small onClick={() => setShown((n) => n + portion)}>
            Show {Math.min(portion, items.length - shown)} more of {items.length - shown}
          </Button>
        </div>
      )}
      <AlikeDialog
        items={alike}
        onClose={() => setAlike(null)}
        onConfirm={(places) => {
          void decisions.confirm(places, places.length === 1 ? "1 value confirmed" : `${places.length} values confirmed`);
          setAlike(null);
        }}
      />
    </>
  );
}
