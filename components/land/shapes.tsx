import type { Geometry } from "@/lib/contracts/resolution";

const looks = {
  aliquot: "fill-accent-soft stroke-accent",
  lot: "fill-accent-soft stroke-accent",
  polygon: "fill-accent-soft stroke-accent",
  exception: "fill-canvas stroke-critical [stroke-dasharray:3_2]",
};

/** A tract drawn in its section (sixteen by sixteen units) or in feet, north up; exceptions are dashed and empty. */
export function Shapes({ geometry, label }: { geometry: Geometry[]; label: string }) {
  return (
    <div className="grid gap-3">
      {geometry.map((g) => {
        const points = g.shapes.flatMap((s) => s.points);
        const section = g.frame === "section";
        const xs = section ? [0, 16] : points.map((p) => p.x);
        const ys = section ? [0, 16] : points.map((p) => -p.y);
        const [left, top] = [Math.min(...xs), Math.min(...ys)];
        const size = Math.max(Math.max(...xs) - left, Math.max(...ys) - top, 1);
        const pad = size * 0.04;
        return (
          <figure key={g.section ?? label}>
            <svg
              role="img"
              aria-label={`Plat of ${label}`}
              viewBox={`${left - pad} ${top - pad} ${size + 2 * pad} ${size + 2 * pad}`}
              className="w-full rounded-md bg-canvas"
              strokeWidth={size / 180}
            >
              {section &&
                [0, 4, 8, 12, 16].map((at) => (
                  <path key={at} d={`M0 ${at}H16M${at} 0V16`} className="stroke-line-strong" strokeWidth={at % 8 === 0 ? 0.08 : 0.04} fill="none" />
                ))}
              {g.shapes.map((s) => (
                <polygon key={`${s.kind}${s.label}`} points={s.points.map((p) => `${p.x},${section ? p.y : -p.y}`).join(" ")} className={looks[s.kind]}>
                  <title>{s.label}</title>
                </polygon>
              ))}
            </svg>
            <figcaption className="mt-1 text-2xs text-ink-3">{g.section ? `Section ${g.section}, north up` : "North up, drawn from the calls"}</figcaption>
          </figure>
        );
      })}
    </div>
  );
}
