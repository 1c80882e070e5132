import type { Document } from "@/lib/contracts/documents";

/** Why a document could not be read; nothing where it could. */
export function ReadingFailure({ document }: { document: Document }) {
  const failed = Object.values(document.stages).find((s) => s.status === "failed");
  if (!failed) return null;
  return (
    <p role="alert" className="border-b border-line bg-critical-soft px-4 py-2">
      <span className="font-semibold text-critical">It could not be read.</span> {failed.error?.message ?? "No reason was given."}
    </p>
  );
}
