import type { ReactNode } from "react";
import { cx } from "./class-names";

/** A sheet of paper on the desk: title, what belongs beside it, content. */
export function Panel({
  title,
  aside,
  children,
  className,
  flush = false,
  id,
}: {
  title?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
  flush?: boolean;
  id?: string;
}) {
  return (
    <section id={id} className={cx("min-w-0 rounded-lg border border-line bg-surface", className)}>
      {(title || aside) && (
        <header className="flex min-h-10 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line px-4 py-1.5">
          <h2 className="text-sm font-semibold">{title}</h2>
          {aside && <div className="flex flex-wrap items-center gap-2 text-xs text-ink-2">{aside}</div>}
        </header>
      )}
      <div className={flush ? "min-w-0" : "p-4"}>{children}</div>
    </section>
  );
}
