import { approximate, ratioOf } from "@/components/title/ratio";
import { cx } from "@/components/ui/class-names";

type Part = { key: string; label: string; fraction: string };
const fills = ["opacity-100", "opacity-70", "opacity-45", "opacity-85", "opacity-55", "opacity-30"];

/** How an estate is divided, as a bar; what is not accounted for is hatched. For the eye only: the table says it all. */
export function OwnershipBar({ parts, color }: { parts: Part[]; color: string }) {
  const widths = parts.map((p) => approximate(ratioOf(p.fraction)));
  const rest = Math.max(0, 1 - widths.reduce((a, b) => a + b, 0));
  return (
    <div aria-hidden="true" className="flex h-2.5 w-full gap-px overflow-hidden rounded-sm" style={{ color }}>
      {parts.map((p, i) => (
        <span key={p.key} title={`${p.label}: ${p.fraction}`} className={cx("min-w-0.5 bg-current", fills[i % fills.length])} style={{ flexGrow: widths[i] }} />
      ))}
      {rest > 0.0001 && <span className="hatch" style={{ flexGrow: rest }} />}
    </div>
  );
}
