import { cx } from "./class-names";

/** How far: a bar with its figures said in words. */
export function Progress({ done, total, label, failed = false }: { done: number; total: number; label: string; failed?: boolean }) {
  const part = total > 0 ? Math.min(1, done / total) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(total, 1)}
      aria-valuenow={done}
      className="h-1.5 w-full overflow-hidden rounded-full bg-sunken"
    >
      <div
        className={cx("h-full origin-left rounded-full transition-transform duration-300", failed ? "bg-critical" : "bg-accent")}
        style={{ transform: `scaleX(${part})` }}
      />
    </div>
  );
}
