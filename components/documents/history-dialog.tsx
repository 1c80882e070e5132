"use client";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { formatTime, words } from "@/components/ui/format";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useHistory } from "@/lib/client/use-documents";

/** Corrections and re-runs of a document, the newest first. */
export function HistoryDialog({ documentId, open, onClose }: { documentId: string; open: boolean; onClose: () => void }) {
  const history = useHistory(documentId, open);
  return (
    <Dialog open={open} onClose={onClose} title="History" wide>
      {history.error ? (
        <ErrorState error={history.error} compact />
      ) : !history.data ? (
        <SkeletonRows rows={4} label="Loading history" />
      ) : (
        <ol className="grid gap-3">
          {history.data.items.map((entry) => (
            <li key={entry.id} className="grid grid-cols-[9.5rem_1fr] gap-3">
              <span className="text-xs leading-5 text-ink-2">{formatTime(entry.at)}</span>
              <span>
                <span className="font-medium">{words(entry.kind)}</span> {entry.summary} <span className="text-xs text-ink-2">by {entry.by}</span>
              </span>
            </li>
          ))}
          {history.data.items.length === 0 && <li className="text-ink-2">Nothing has happened to it yet.</li>}
        </ol>
      )}
    </Dialog>
  );
}
