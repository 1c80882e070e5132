import type { ReactNode } from "react";

type Props = { title: string /** Undefined while it is on its way: its line is kept for it. */; about?: ReactNode; children?: ReactNode };

/** Heading of a view with what it is about and what can be done. */
export function PageHead(props: Props) {
  const { title, about, children } = props;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h1 className="text-lg leading-6 font-semibold tracking-tight">{title}</h1>
        {"about" in props && <p className="min-h-[1lh] text-ink-2">{about}</p>}
      </div>
      {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </div>
  );
}
