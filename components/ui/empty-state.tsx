import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** Nothing here, why, and what to do about it. */
export function EmptyState({ icon: Icon, title, children, action }: { icon: LucideIcon; title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-2 px-6 py-14 text-center">
      <Icon aria-hidden="true" className="mb-1 size-7 text-ink-3" strokeWidth={1.5} />
      <h2 className="text-base font-semibold">{title}</h2>
      {children && <div className="text-pretty text-ink-2">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
