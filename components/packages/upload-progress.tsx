"use client";
import { CheckCircle2, CircleAlert, LoaderCircle, Upload } from "lucide-react";
import { Button } from "@/components/ui/button";
import { formatBytes, plural } from "@/components/ui/format";
import { Progress } from "@/components/ui/progress";
import type { UploadItem } from "@/lib/client/use-upload";

function Item({ item }: { item: UploadItem }) {
  const icon = {
    waiting: <Upload aria-hidden="true" className="size-3.5 text-ink-3" />,
    sending: <LoaderCircle aria-hidden="true" className="size-3.5 animate-spin text-accent" />,
    done: <CheckCircle2 aria-hidden="true" className="size-3.5 text-ok" />,
    failed: <CircleAlert aria-hidden="true" className="size-3.5 text-critical" />,
  }[item.state];
  return (
    <li className="flex items-start gap-2 py-1">
      <span className="mt-0.5">{icon}</span>
      <span className="min-w-0 flex-1">
        <span className="block truncate">{item.name}</span>
        {item.problem && <span className="block text-xs text-critical">{item.problem}</span>}
      </span>
      <span className="text-xs text-ink-3">{formatBytes(item.bytes)}</span>
      <span className="sr-only">{item.state}</span>
    </li>
  );
}

/** What became of the files sent: how far it is, and why one was refused. */
export function UploadProgress({ items, busy, onClear }: { items: UploadItem[]; busy: boolean; onClear: () => void }) {
  const done = items.filter((i) => i.state === "done").length;
  const failed = items.filter((i) => i.state === "failed").length;
  return (
    <div className="rounded-md border border-line bg-surface p-3 text-left" role="status">
      <div className="mb-2 flex items-center justify-between gap-3">
        <p className="font-medium">
          {busy ? `Sending ${done + failed} of ${items.length}` : `${plural(done, "file")} sent${failed > 0 ? `, ${failed} refused` : ""}`}
        </p>
        {!busy && (
          <Button small look="quiet" onClick={onClear}>
            Clear
          </Button>
        )}
      </div>
      <Progress done={done + failed} total={items.length} label="Upload progress" />
      <ul className="mt-2 max-h-44 overflow-y-auto">
        {items.map((item) => (
          <Item key={item.key} item={item} />
        ))}
      </ul>
    </div>
  );
}
