import type { ReactNode } from "react";

/** The space of a view inside the package frame. */
export function Screen({ children }: { children: ReactNode }) {
  return <div className="flex min-w-0 flex-col gap-4 p-4 sm:p-6">{children}</div>;
}
