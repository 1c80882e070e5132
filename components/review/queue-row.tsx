"use client";
import { Check, Layers } from "lucide-react";
import Link from "next/link";
import { memo } from "react";
import { fieldAddress } from "@/components/documents/field-key";
import { StateMark } from "@/components/documents/state-looks";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/class-names";
import { formatAcres, formatDate } from "@/components/ui/format";
import type { QueueItem } from "@/lib/contracts/review";

export type QueueActions = {
  onConfirm: (item: QueueItem) => void;
  onAlike: (item: QueueItem) => void;
  onAhead: (documentId: string) => void;
  onFocus: (index: number) => void;
};
type Props = { item: QueueItem; index: number; alike: number; packageId: string; active: boolean; actions: QueueActions };

const shownValue = (value: string) =>
  /^\d{4}(-\d{2}){1,2}$/.test(value) ? formatDate(value) : value.length > 160 ? `${value.slice(0, 160).replace(/\s\S*$/, "")} …` : value;

/** What hangs on it, in acres where acres do; the bar tells its part of the most. */
function Weight({ item, most }: { item: QueueItem; most: number }) {
  const acres = item.impact.net_acres;
  if (acres === null) return <span className="text-xs text-ink-3">{item.impact.bearing === "ownership" ? "shares" : item.impact.bearing}</span>;
  return (
    <span className="block">
      <span className="font-semibold tabular-nums">{formatAcres(acres)}</span> <span className="text-xs text-ink-2">ac</span>
      <span aria-hidden="true" className="mt-1 block h-1 w-16 overflow-hidden rounded-full bg-sunken">
        <span className="block h-full rounded-full bg-accent" style={{ width: `${most > 0 ? Math.max(4, (Number(acres) / most) * 100) : 0}%` }} />
      </span>
    </span>
  );
}

/** A value that waits: what a wrong one could move, where it stands, what was read, and why it waits. */
export const QueueRow = memo(function QueueRow({ item, index, alike, packageId, active, actions, most }: Props & { most: number }) {
  const place = `${item.label} of ${item.document}`;
  return (
    <li
      className={cx(
        "grid gap-x-4 gap-y-1 border-b border-line px-4 py-2.5 last:border-b-transparent sm:grid-cols-[5.5rem_minmax(0,1.1fr)_minmax(0,1.4fr)_auto]",
        active ? "bg-accent-soft/60" : "hover:bg-sunken/40",
      )}
      data-queue={index}
      onPointerEnter={() => actions.onAhead(item.document_id)}
    >
      <div>
        <Weight item={item} most={most} />
      </div>
      <div className="min-w-0">
        <Link
          href={fieldAddress(packageId, item)}
          prefetch={false}
          data-open=""
          aria-keyshortcuts="Enter x a"
          onFocus={() => {
            actions.onFocus(index);
            actions.onAhead(item.document_id);
          }}
          className="font-semibold text-accent hover:underline"
        >
          {item.label}
        </Link>{" "}
        <span className="[overflow-wrap:anywhere]">{shownValue(item.value)}</span>
        <span className="block text-xs text-ink-2 [overflow-wrap:anywhere]">
          {item.document}
          {item.executed && `, ${formatDate(item.executed)}`} · {item.group}
        </span>
      </div>
      <div className="flex min-w-0 gap-2">
        <StateMark state={item.state} />
        <span className="min-w-0 text-pretty">
          {item.why} <span className="block text-xs text-ink-2">{item.impact.why}</span>
        </span>
      </div>
      <div className="flex items-start gap-1">
        <Button small aria-label={`Confirm ${place}`} onClick={() => actions.onConfirm(item)}>
          <Check aria-hidden="true" className="size-3.5" />
          Confirm
        </Button>
        <Button
          small
          look="quiet"
          disabled={alike < 2}
          aria-label={`Do all like ${place}`}
          title="Do all like this (a)"
          className="w-16 tabular-nums"
          onClick={() => actions.onAlike(item)}
        >
          <Layers aria-hidden="true" className="size-3.5" />
          {alike > 1 ? alike : ""}
        </Button>
      </div>
    </li>
  );
});
