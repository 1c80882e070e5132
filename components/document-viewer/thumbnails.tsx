"use client";
import { cx } from "@/components/ui/class-names";
import { pageImageAddress } from "@/lib/client/use-documents";
import type { MarkdownView } from "@/lib/contracts/documents";

type Page = MarkdownView["pages"][number];

/** The pages in small; the one in view is marked. */
export function Thumbnails({ documentId, pages, current, onGo }: { documentId: string; pages: Page[]; current: number; onGo: (page: number) => void }) {
  return (
    <nav aria-label="Pages" className="w-22 shrink-0 overflow-y-auto border-r border-line bg-surface p-2 max-sm:hidden">
      <ol className="flex flex-col gap-2">
        {pages.map((p) => (
          <li key={p.page}>
            <button
              type="button"
              aria-current={p.page === current ? "page" : undefined}
              onClick={() => onGo(p.page)}
              className={cx(
                "block w-full rounded-sm p-1 text-center text-2xs",
                p.page === current ? "bg-accent-soft font-semibold text-accent" : "text-ink-2 hover:bg-sunken",
              )}
            >
              <span
                className="mb-0.5 block overflow-hidden rounded-xs bg-[#fff] shadow-[0_0_0_1px_var(--line)]"
                style={{ aspectRatio: p.width && p.height ? p.width / p.height : 0.77 }}
              >
                {p.source !== "text" && (
                  <img src={pageImageAddress(documentId, p.page, 160)} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
                )}
              </span>
              {p.page}
              <span className="sr-only"> of {pages.length}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
