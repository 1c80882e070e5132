"use client";
import Link from "next/link";
import { usePathname, useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { useShortcuts } from "@/components/shell/shortcuts";
import { cx } from "@/components/ui/class-names";
import { ErrorState } from "@/components/ui/error-state";
import { formatDate } from "@/components/ui/format";
import { Progress } from "@/components/ui/progress";
import { Skeleton } from "@/components/ui/skeleton";
import { usePackageJob } from "@/lib/client/use-jobs";
import { usePackage } from "@/lib/client/use-packages";
import type { Package } from "@/lib/contracts/packages";
import { PackagePlace } from "./package-place";
import { packageViews } from "./package-views";
import { useViewsAhead } from "./use-views-ahead";

function countOf(slug: string, p: Package | undefined): number {
  if (!p) return 0;
  if (slug === "/graph") return p.gap_count;
  if (slug === "/issues") return Object.values(p.issue_counts).reduce((a, b) => a + b, 0);
  return slug === "" ? p.document_count : 0;
}
const countWords: Record<string, string> = { "": "documents", "/graph": "gaps", "/issues": "open issues" };

function Views({ id, data }: { id: string; data: Package | undefined }) {
  const path = usePathname();
  const base = `/packages/${id}`;
  const here = path.slice(base.length);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const active = path && list.current?.querySelector<HTMLElement>("[aria-current]");
    if (active && list.current) list.current.scrollLeft = active.offsetLeft - list.current.clientWidth / 2 + active.clientWidth / 2;
  }, [path]);
  return (
    <nav ref={list} aria-label="Views of the package" className="relative max-lg:overflow-x-auto lg:py-2">
      <ul className="flex gap-0.5 px-2 lg:flex-col">
        {packageViews.map(({ slug, label, icon: Icon }) => {
          const active = slug === "" ? here === "" || here.startsWith("/documents") : here.startsWith(slug);
          const count = countOf(slug, data);
          return (
            <li key={slug} className="shrink-0">
              <Link
                href={`${base}${slug}`}
                prefetch={false}
                aria-current={active ? "page" : undefined}
                className={cx(
                  "flex h-8 items-center gap-2 rounded-md px-2 whitespace-nowrap lg:px-2.5",
                  active ? "bg-accent-soft font-semibold text-accent" : "text-ink-2 hover:bg-sunken hover:text-ink",
                )}
              >
                <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />
                {label}
                {count > 0 && (
                  <span className="ml-auto pl-1 text-2xs font-medium text-ink-2">
                    {count}
                    <span className="sr-only"> {countWords[slug]}</span>
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Running({ id }: { id: string }) {
  const job = usePackageJob(id);
  if (!job) return null;
  return (
    <Link href={`/packages/${id}/jobs`} className="mx-3 my-2 block rounded-md border border-line p-2 text-xs hover:border-line-strong max-lg:my-1">
      <span className="mb-1.5 flex justify-between gap-2">
        <span className="font-medium">{job.status === "queued" ? "Waiting" : "Reading"}</span>
        <span className="text-ink-2">
          {job.progress.done}/{job.progress.total}
        </span>
      </span>
      <Progress done={job.progress.done} total={job.progress.total} label="Job progress" />
    </Link>
  );
}

/** What stands around every view of a package: its name, its views, and the job that runs. */
export function PackageFrame({ id, children }: { id: string; children: ReactNode }) {
  const router = useRouter();
  const { data, error, refetch } = usePackage(id);
  useViewsAhead(id);
  useShortcuts(
    "Package",
    packageViews.map((v) => ({ keys: v.key, what: v.label, run: () => router.push(`/packages/${id}${v.slug}`) })),
  );
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div className="flex min-h-[calc(100dvh-2.75rem)] flex-col lg:flex-row">
      <div className="shrink-0 border-line bg-surface max-lg:border-b lg:sticky lg:top-11 lg:h-[calc(100dvh-2.75rem)] lg:w-52 lg:overflow-y-auto lg:border-r">
        <div className="px-4 pt-2.5 pb-1.5 lg:min-h-24 lg:border-b lg:border-line lg:pb-2.5">
          {data ? (
            <>
              <p className="line-clamp-1 text-sm font-semibold [overflow-wrap:anywhere] lg:line-clamp-2">{data.name}</p>
              <p className="text-xs text-ink-2 max-lg:truncate">
                <PackagePlace data={data} />
                {data.as_of && (
                  <span className="whitespace-nowrap lg:block">
                    <span className="lg:hidden"> · </span>as of {formatDate(data.as_of)}
                  </span>
                )}
              </p>
            </>
          ) : (
            <>
              <span className="flex h-5 items-center">
                <Skeleton className="w-32" />
              </span>
              <span className="flex h-4 items-center">
                <Skeleton className="h-3 w-24" />
              </span>
            </>
          )}
        </div>
        <Views id={id} data={data} />
        <Running id={id} />
      </div>
      <main id="main" className="flex min-w-0 flex-1 flex-col">
        {children}
      </main>
    </div>
  );
}
