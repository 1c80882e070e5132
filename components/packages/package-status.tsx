import { Badge, type Tone } from "@/components/ui/badge";
import type { Package } from "@/lib/contracts/packages";

const status: Record<Package["status"], { label: string; tone: Tone }> = {
  empty: { label: "Empty", tone: "neutral" },
  unprocessed: { label: "Not read yet", tone: "neutral" },
  processing: { label: "Reading", tone: "accent" },
  processed: { label: "Up to date", tone: "ok" },
  stale: { label: "Out of date", tone: "medium" },
  failed: { label: "Failed", tone: "critical" },
};

export function PackageStatus({ value }: { value: Package["status"] }) {
  return <Badge tone={status[value].tone}>{status[value].label}</Badge>;
}
