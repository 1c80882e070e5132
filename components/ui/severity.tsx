import { CircleAlert, Info, type LucideIcon, OctagonAlert, TriangleAlert } from "lucide-react";
import { Badge } from "./badge";
import { cx } from "./class-names";

type Severity = "critical" | "high" | "medium" | "low";
/** Each severity has its own shape; the colour only helps. */
const shapes: Record<Severity, { icon: LucideIcon; ink: string }> = {
  critical: { icon: OctagonAlert, ink: "text-critical" },
  high: { icon: TriangleAlert, ink: "text-high" },
  medium: { icon: CircleAlert, ink: "text-medium" },
  low: { icon: Info, ink: "text-low" },
};

export function SeverityMark({ severity, className }: { severity: Severity; className?: string }) {
  const { icon: Icon, ink } = shapes[severity];
  return <Icon aria-hidden="true" className={cx("size-3.5 shrink-0", ink, className)} />;
}

export function SeverityBadge({ severity }: { severity: Severity }) {
  const { icon: Icon } = shapes[severity];
  return (
    <Badge tone={severity}>
      <Icon aria-hidden="true" className="size-3" />
      {severity}
    </Badge>
  );
}
