"use client";
import { ArrowRight, RefreshCw } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { toast } from "@/components/shell/toaster";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { PageHead } from "@/components/ui/page-head";
import { Panel } from "@/components/ui/panel";
import { SkeletonRows } from "@/components/ui/skeleton";
import { usePackageDocuments } from "@/lib/client/use-documents";
import { useProcessPackage } from "@/lib/client/use-jobs";
import { usePackage } from "@/lib/client/use-packages";
import type { Document } from "@/lib/contracts/documents";
import type { Package } from "@/lib/contracts/packages";
import { DocumentsTable } from "./documents-table";
import { ExportsPanel } from "./exports-panel";
import { IssueCounts } from "./issue-counts";
import { nextSteps } from "./next-steps";
import { PackageSettings } from "./package-settings";
import { PackageStatus } from "./package-status";
import { UploadDrop } from "./upload-drop";

function Figure({ label, children, href }: { label: string; children: ReactNode; href?: string }) {
  return (
    <div className="relative px-4 py-3 hover:bg-sunken/40">
      <dt className="text-xs text-ink-2">{label}</dt>
      <dd className="mt-0.5 text-base font-semibold">
        {children}
        {href && <Link href={href} aria-label={`Open ${label.toLowerCase()}`} className="absolute inset-0" />}
      </dd>
    </div>
  );
}

function Figures({ data }: { data: Package }) {
  const base = `/packages/${data.id}`;
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-surface *:border-line max-sm:*:odd:border-r max-sm:*:nth-[n+3]:border-t sm:grid-cols-4 sm:*:not-first:border-l">
      <Figure label="Status">
        <PackageStatus value={data.status} />
      </Figure>
      <Figure label="Documents">{data.document_count}</Figure>
      <Figure label="Gaps in the chain" href={`${base}/graph`}>
        {data.gap_count}
      </Figure>
      <Figure label="Open requirements" href={`${base}/issues`}>
        <IssueCounts counts={data.issue_counts} />
      </Figure>
    </dl>
  );
}

function NextSteps({ data, documents }: { data: Package; documents: Document[] }) {
  const steps = nextSteps(data, documents).filter((s) => s.slug !== "");
  if (steps.length === 0) return null;
  return (
    <section aria-label="Next steps" className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
      {steps.map((step) => (
        <Link
          key={step.id}
          href={`/packages/${data.id}${step.slug}`}
          className="group rounded-lg border border-line bg-surface px-4 py-3 hover:border-line-strong"
        >
          <span className="flex items-center justify-between gap-2 font-semibold">
            {step.title}
            <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-ink-3 transition-transform group-hover:translate-x-0.5" />
          </span>
          <span className="mt-0.5 block text-pretty text-ink-2">{step.detail}</span>
        </Link>
      ))}
    </section>
  );
}

/** All at once, so that nothing moves under the reader as the parts arrive. */
function Whole({ data, documents }: { data: Package; documents: Document[] }) {
  return (
    <>
      <Figures data={data} />
      <NextSteps data={data} documents={documents} />
      <UploadDrop packageId={data.id} compact={documents.length > 0} />
      <Panel title="Documents" aside={`${documents.length} in the order of the chain`} flush>
        <div className="overflow-x-auto">
          <DocumentsTable documents={documents} packageId={data.id} />
        </div>
      </Panel>
      {(data.status === "processed" || data.status === "stale") && <ExportsPanel packageId={data.id} />}
    </>
  );
}

/** A package at a glance: how it stands, what to do next, its instruments, and the place to drop more. */
export function OverviewScreen({ id }: { id: string }) {
  const { data } = usePackage(id);
  const documents = usePackageDocuments(id);
  const process = useProcessPackage(id);
  const busy = data?.status === "processing" || process.isPending;
  const run = () => process.mutate({}, { onSuccess: () => toast("Reading has begun.") });
  return (
    <div className="flex flex-col gap-4 p-4 sm:p-6">
      <PageHead title="Overview">
        {data && <PackageSettings data={data} />}
        <Button
          look={data?.status === "stale" || data?.status === "unprocessed" ? "primary" : "plain"}
          disabled={busy || data?.document_count === 0}
          onClick={run}
        >
          <RefreshCw aria-hidden="true" className={busy ? "size-4 animate-spin" : "size-4"} />
          {data?.status === "unprocessed" ? "Read documents" : "Read again"}
        </Button>
      </PageHead>
      {process.error && <ErrorState error={process.error} compact />}
      {documents.error && !documents.data ? (
        <ErrorState error={documents.error} onRetry={() => void documents.refetch()} />
      ) : data && documents.data ? (
        <Whole data={data} documents={documents.data} />
      ) : (
        <Panel flush>
          <SkeletonRows rows={10} label="Loading documents" />
        </Panel>
      )}
    </div>
  );
}
