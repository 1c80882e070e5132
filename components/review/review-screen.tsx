"use client";
import { ListChecks } from "lucide-react";
import Link from "next/link";
import { fieldAddress } from "@/components/documents/field-key";
import { stateLooks } from "@/components/documents/state-looks";
import { Button, buttonClass } from "@/components/ui/button";
import { cx } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { plural } from "@/components/ui/format";
import { PageHead } from "@/components/ui/page-head";
import { Panel } from "@/components/ui/panel";
import { Screen } from "@/components/ui/screen";
import { Segmented } from "@/components/ui/segmented";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useUrlState } from "@/components/ui/use-url-state";
import { useReviewQueue } from "@/lib/client/use-review";
import type { QueueItem, ReviewQueue } from "@/lib/contracts/review";
import type { FieldState } from "@/lib/contracts/vocabulary/review";
import { MovedPanel } from "./moved-panel";
import { QueueList } from "./queue-list";

type Shown = "ownership" | "failed" | "all";
const states: FieldState[] = ["rule", "person", "waiting", "failed"];

const wanted: Record<Shown, (item: QueueItem) => boolean> = {
  ownership: (item) => item.impact.bearing === "ownership",
  failed: (item) => item.state === "failed",
  all: () => true,
};

function Standing({ counts }: { counts: ReviewQueue["counts"] }) {
  const total = states.reduce((sum, s) => sum + counts[s], 0);
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-surface *:border-line max-sm:*:odd:border-r max-sm:*:nth-[n+3]:border-t sm:grid-cols-4 sm:*:not-first:border-l">
      {states.map((state) => {
        const { icon: Icon, ink, label } = stateLooks[state];
        return (
          <div key={state} className="px-4 py-3">
            <dt className="flex items-center gap-1.5 text-xs text-ink-2">
              <Icon aria-hidden="true" className={cx("size-3.5", ink)} />
              {label.charAt(0).toUpperCase() + label.slice(1)}
            </dt>
            <dd className="mt-0.5 text-base font-semibold tabular-nums">
              {counts[state].toLocaleString("en-US")}
              <span className="ml-2 text-xs font-normal text-ink-3">{total > 0 ? `${Math.round((counts[state] / total) * 100)} %` : ""}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Queue({ queue, packageId }: { queue: ReviewQueue; packageId: string }) {
  const { get, set } = useUrlState();
  const asked = get("show");
  const shown: Shown = asked === "all" || asked === "failed" ? asked : "ownership";
  const items = queue.items.filter(wanted[shown]);
  const first = items[0];
  const count = (of: Shown) => queue.items.filter(wanted[of]).length;
  return (
    <>
      <div>
        <Standing counts={queue.counts} />
        <MovedPanel packageId={packageId} />
      </div>
      <Panel
        title={plural(items.length, "value waits", "values wait")}
        aside={
          <>
            <Segmented
              label="Show"
              value={shown}
              onChange={(value) => set({ show: value === "ownership" ? null : value })}
              options={[
                { value: "ownership", label: `Can move ownership ${count("ownership")}` },
                { value: "failed", label: `Failed ${count("failed")}` },
                { value: "all", label: `All ${count("all")}` },
              ]}
            />
            {first && (
              <Link href={fieldAddress(packageId, first)} className={buttonClass("primary", true)}>
                Begin
              </Link>
            )}
          </>
        }
        flush
      >
        {items.length > 0 ? (
          <QueueList key={shown} items={items} all={queue.items} packageId={packageId} />
        ) : (
          <EmptyState
            icon={ListChecks}
            title={queue.items.length === 0 ? "Nothing waits" : "Nothing of this kind waits"}
            action={queue.items.length > 0 && <Button onClick={() => set({ show: "all" })}>Show all</Button>}
          >
            {queue.items.length === 0
              ? "Every value that was read is confirmed, by a rule or by a person."
              : "What is left moves no share: dates, references and the like."}
          </EmptyState>
        )}
      </Panel>
    </>
  );
}

/** The package's values that a person should look at, what a wrong one could move in the ownership first. */
export function ReviewScreen({ id }: { id: string }) {
  const queue = useReviewQueue(id);
  return (
    <Screen>
      <PageHead title="Review" about="Failed checks first, then what a wrong value could move most." />
      {queue.error && !queue.data ? (
        <ErrorState error={queue.error} onRetry={() => void queue.refetch()} />
      ) : queue.data ? (
        <Queue queue={queue.data} packageId={id} />
      ) : (
        <>
          <div className="skeleton h-17 rounded-lg" />
          <Panel flush>
            <SkeletonRows rows={10} label="Loading the queue" />
          </Panel>
        </>
      )}
    </Screen>
  );
}
