"use client";
import { FolderPlus, Plus, Search, SearchX } from "lucide-react";
import Link from "next/link";
import { useDeferredValue, useRef, useState } from "react";
import { useShortcuts } from "@/components/shell/shortcuts";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { TextInput } from "@/components/ui/field";
import { formatDate, formatTime, plural } from "@/components/ui/format";
import { PageHead } from "@/components/ui/page-head";
import { SheetHead } from "@/components/ui/sheet-head";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useUrlState } from "@/components/ui/use-url-state";
import { usePackages } from "@/lib/client/use-packages";
import type { Package } from "@/lib/contracts/packages";
import { CreatePackageDialog } from "./create-package-dialog";
import { IssueCounts } from "./issue-counts";
import { PackagePlace } from "./package-place";
import { PackageStatus } from "./package-status";

function PackageRow({ data }: { data: Package }) {
  return (
    <tr className="go relative">
      <th scope="row">
        <Link href={`/packages/${data.id}`} className="font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0">
          {data.name}
        </Link>
      </th>
      <td data-label="Land">
        <PackagePlace data={data} />
      </td>
      <td data-label="Status">
        <PackageStatus value={data.status} />
      </td>
      <td data-label="Documents" className="num">
        {data.document_count}
      </td>
      <td data-label="Gaps" className="num">
        {data.gap_count || <span className="text-ink-3">0</span>}
      </td>
      <td data-label="Requirements">
        <IssueCounts counts={data.issue_counts} />
      </td>
      <td data-label="Title as of" className="whitespace-nowrap text-ink-2">
        {data.as_of ? formatDate(data.as_of) : "today"}
      </td>
      <td data-label="Changed" className="whitespace-nowrap text-ink-2">
        {formatTime(data.updated_at)}
      </td>
    </tr>
  );
}

function PackageTable({ packages }: { packages: Package[] }) {
  return (
    <table className="sheet cards">
      <SheetHead columns={["Package", "Land", "Status", { figures: "Documents" }, { figures: "Gaps" }, "Requirements", "Title as of", "Changed"]} />
      <tbody>
        {packages.map((p) => (
          <PackageRow key={p.id} data={p} />
        ))}
      </tbody>
    </table>
  );
}

/** All packages: search, create, and how each stands. */
export function PackagesScreen() {
  const { get, set } = useUrlState();
  const [query, setQuery] = useState(get("q") ?? "");
  const [creating, setCreating] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const { data, error, refetch } = usePackages(useDeferredValue(query));
  useShortcuts("Packages", [
    { keys: "/", what: "Search packages", run: () => search.current?.focus() },
    { keys: "n", what: "New package", run: () => setCreating(true) },
  ]);
  const newPackage = (
    <Button look="primary" onClick={() => setCreating(true)}>
      <Plus aria-hidden="true" className="size-4" />
      New package
    </Button>
  );
  return (
    <main id="main" className="mx-auto flex max-w-350 flex-col gap-4 p-4 sm:p-6">
      <PageHead title="Packages" about={data ? plural(data.total, "package") : "One area of land each, with its instruments"}>
        <div className="relative">
          <Search aria-hidden="true" className="pointer-events-none absolute top-2 left-2.5 size-4 text-ink-3" />
          <TextInput
            ref={search}
            type="search"
            aria-label="Search packages"
            placeholder="Search packages"
            className="w-56 pl-8"
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              set({ q: event.target.value });
            }}
          />
        </div>
        {newPackage}
      </PageHead>
      <div className="overflow-clip rounded-lg border border-line bg-surface">
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <SkeletonRows label="Loading packages" />
        ) : data.packages.length > 0 ? (
          <PackageTable packages={data.packages} />
        ) : query ? (
          <EmptyState icon={SearchX} title={`No package matches “${query}”`} action={<Button onClick={() => setQuery("")}>Clear the search</Button>} />
        ) : (
          <EmptyState icon={FolderPlus} title="No packages yet" action={newPackage}>
            A package holds the instruments of one area of land. Create one, then drop your scans into it.
          </EmptyState>
        )}
      </div>
      <CreatePackageDialog open={creating} onClose={() => setCreating(false)} />
    </main>
  );
}
