"use client";
import { FileUp, FolderUp } from "lucide-react";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/class-names";
import { ErrorState } from "@/components/ui/error-state";
import { useUpload } from "@/lib/client/use-upload";
import { UploadProgress } from "./upload-progress";

const accept = ".pdf,.docx,.txt,.md,.tif,.tiff,.png,.jpg,.jpeg,.webp";

/** The place to add files and folders with the keyboard or the mouse; everything sent is read in one job. A drop, here as anywhere, is taken by the shell. */
export function UploadDrop({ packageId, compact = false }: { packageId: string; compact?: boolean }) {
  const { upload, items, busy, problem, clear } = useUpload(packageId);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const take = (list: File[]) => list.length > 0 && void upload(list);
  return (
    <section aria-label="Add documents" className={cx("rounded-lg border border-dashed border-line-strong/70 px-4 text-center", compact ? "py-3" : "py-8")}>
      <div className={cx("flex flex-wrap items-center justify-center gap-x-3 gap-y-2", !compact && "flex-col")}>
        <p className="text-ink-2">
          <span className="font-medium text-ink">Drop files or folders here</span>
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
      {items.length > 0 && (
        <div className="mt-3">
          <UploadProgress items={items} busy={busy} onClear={clear} />
        </div>
      )}
      {problem && <ErrorState error={problem} compact />}
    </section>
  );
}
