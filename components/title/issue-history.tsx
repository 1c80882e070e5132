import { formatTime, plural, words } from "@/components/ui/format";
import { keyed } from "@/components/ui/keyed";
import type { IssueHistoryEntry } from "@/lib/contracts/title";

/** What was said of a requirement, by whom and when, the latest first. */
export function IssueHistory({ entries }: { entries: readonly IssueHistoryEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <details className="w-full">
      <summary className="min-h-6 text-xs text-ink-2 hover:text-ink">History, {plural(entries.length, "entry", "entries")}</summary>
      <ol className="mt-1 grid gap-1 text-xs">
        {keyed(entries, (e) => e.at).map(({ key, item: e }) => (
          <li key={key} className="grid grid-cols-[8.5rem_4rem_1fr] gap-x-3 max-sm:grid-cols-1">
            <span className="text-ink-2">
              {formatTime(e.at)}, {e.by}
            </span>
            <span className="font-medium">{words(e.status)}</span>
            <span className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">{e.note ?? <span className="text-ink-3">no note</span>}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
