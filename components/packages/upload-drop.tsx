"use client";
import { CheckCircle2, CircleAlert, FileUp, FolderUp, LoaderCircle, Upload } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/class-names";
import { ErrorState } from "@/components/ui/error-state";
import { formatBytes, plural } from "@/components/ui/format";
import { Progress } from "@/components/ui/progress";
import { type UploadItem, useUpload } from "@/lib/client/use-upload";
import { droppedFiles } from "./dropped-files";

const accept = ".pdf,.docx,.txt,.md,.tif,.tiff,.png,.jpg,.jpeg,.webp";

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

function Sent({ items, busy, onClear }: { items: UploadItem[]; busy: boolean; onClear: () => void }) {
  const done = items.filter((i) => i.state === "done").length;
  const failed = items.filter((i) => i.state === "failed").length;
  return (
    <div className="mt-3 rounded-md border border-line bg-surface p-3 text-left" role="status">
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

/** A place to drop files and folders; everything sent is read in one job. */
export function UploadDrop({ packageId, compact = false }: { packageId: string; compact?: boolean }) {
  const { upload, items, busy, problem, clear } = useUpload(packageId);
  const [over, setOver] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const take = (list: File[]) => list.length > 0 && void upload(list);
  const onDrop = async (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(await droppedFiles(event.dataTransfer));
  };
  return (
    <section
      aria-label="Add documents"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => void onDrop(event)}
      className={cx(
        "rounded-lg border border-dashed px-4 text-center",
        compact ? "py-3" : "py-8",
        over ? "border-accent bg-accent-soft" : "border-line-strong/70",
      )}
    >
      <div className={cx("flex flex-wrap items-center justify-center gap-x-3 gap-y-2", !compact && "flex-col")}>
        <p className="text-ink-2">
          <span className="font-medium text-ink">{over ? "Let go to add them" : "Drop files or folders here"}</span>
          <span className="max-sm:hidden"> · PDF, Word, text, TIFF, PNG, JPEG, up to 100 MB each</span>
        </p>
        <div className="flex gap-2">
          <Button small={compact} disabled={busy} onClick={() => files.current?.click()}>
            <FileUp aria-hidden="true" className="size-4" />
            Choose files
          </Button>
          <Button small={compact} disabled={busy} onClick={() => folder.current?.click()}>
            <FolderUp aria-hidden="true" className="size-4" />
            Folder
          </Button>
        </div>
      </div>
      <input ref={files} type="file" multiple accept={accept} hidden aria-label="Files" onChange={(e) => take([...(e.currentTarget.files ?? [])])} />
      <input
        ref={(input) => {
          folder.current = input;
          input?.setAttribute("webkitdirectory", "");
        }}
        type="file"
        multiple
        hidden
        aria-label="Folder"
        onChange={(e) => take([...(e.currentTarget.files ?? [])])}
      />
      {items.length > 0 && <Sent items={items} busy={busy} onClear={clear} />}
      {problem && <ErrorState error={problem} compact />}
    </section>
  );
}
