"use client";
import { Upload } from "lucide-react";
import { usePathname, useRouter } from "next/navigation";
import { useState } from "react";
import { droppedFiles, droppedNames } from "@/components/packages/dropped-files";
import { Late, latePart } from "@/components/ui/late";
import { ClientError } from "@/lib/client/client-error";
import { useCreatePackage, usePackage } from "@/lib/client/use-packages";
import { useUpload } from "@/lib/client/use-upload";
import { newPackageName } from "./new-package-name";
import { toast } from "./toaster";
import { useFileDrag } from "./use-file-drag";

const uploadProgress = latePart(() => import("@/components/packages/upload-progress").then((m) => m.UploadProgress));

function AddWords({ id }: { id: string }) {
  const { data } = usePackage(id);
  return <>Drop to add to {data?.name ?? "this package"}</>;
}

function Overlay({ packageId }: { packageId: string }) {
  return (
    <div className="pointer-events-none fixed inset-0 z-40 bg-canvas/80 p-3">
      <div className="flex h-full flex-col items-center justify-center gap-3 rounded-lg border-2 border-dashed border-accent bg-accent-soft/70 p-6 text-center">
        <Upload aria-hidden="true" className="size-8 text-accent" />
        <p className="max-w-full text-lg font-semibold text-ink [overflow-wrap:anywhere]">
          {packageId ? <AddWords id={packageId} /> : "Drop to start a new package"}
        </p>
      </div>
    </div>
  );
}

/** Takes files and folders dropped anywhere: into the package in view, or, on the list of packages, into a new one that is then opened. */
export function DropAnywhere() {
  const path = usePathname();
  const router = useRouter();
  const packageId = /^\/packages\/([^/]+)/.exec(path)?.[1] ?? "";
  const { upload, items, busy, problem, clear } = useUpload(packageId);
  const create = useCreatePackage();
  const [preparing, setPreparing] = useState(false);

  const send = async (transfer: DataTransfer) => {
    const name = newPackageName(droppedNames(transfer));
    const files = await droppedFiles(transfer);
    if (files.length === 0) return toast("Nothing in it can be read.");
    if (packageId) return upload(files);
    const made = await create.mutateAsync({ name });
    router.push(`/packages/${made.id}`);
    return upload(files, made.id);
  };
  const take = async (transfer: DataTransfer) => {
    if (busy || preparing) return toast("Files are still being sent. Drop these when they are done.");
    setPreparing(true);
    try {
      await send(transfer);
    } catch (error) {
      toast(error instanceof ClientError ? error.detail : "The files could not be read.");
    }
    setPreparing(false);
  };
  const over = useFileDrag(packageId || path === "/" ? (transfer) => void take(transfer) : null);
  return (
    <>
      {over && <Overlay packageId={packageId} />}
      {items.length > 0 && (
        <section aria-label="Dropped files" className="fixed right-3 bottom-14 z-40 w-96 max-w-[calc(100vw-1.5rem)] rounded-md shadow-pop">
          <Late part={uploadProgress} props={{ items, busy, onClear: clear }} />
          {problem && <p className="rounded-md border border-line bg-surface p-3 text-critical">{problem.detail}</p>}
        </section>
      )}
    </>
  );
}
