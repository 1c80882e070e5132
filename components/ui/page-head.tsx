import type { ReactNode } from "react";

/** Heading of a view with what it is about and what can be done. */
export function PageHead({ title, about, children }: { title: string; about?: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h1 className="text-lg leading-6 font-semibold tracking-tight">{title}</h1>
        {about && <p className="text-ink-2">{about}</p>}
      </div>
      {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </div>
  );
}
