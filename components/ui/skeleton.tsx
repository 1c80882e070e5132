import { cx } from "./class-names";

/** Grey lines in the place of what is on its way. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx("skeleton block h-4", className)} />;
}

/** Rows of a list or table that is loading; says so once to screen readers. */
export function SkeletonRows({ rows = 6, label = "Loading" }: { rows?: number; label?: string }) {
  const widths = ["w-2/3", "w-1/2", "w-3/4", "w-3/5"];
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-4 p-4">
      {Array.from({ length: rows }, (_, i) => `row-${i}`).map((key, i) => (
        <Skeleton key={key} className={widths[i % widths.length] ?? "w-1/2"} />
      ))}
    </div>
  );
}
