"use client";
import { Download, PieChart } from "lucide-react";
import { useMemo, useState } from "react";
import { StaleBanner } from "@/components/packages/stale-banner";
import { estateStyle } from "@/components/title/estate-style";
import { nodesOfRow } from "@/components/title/formula";
import { idNames } from "@/components/title/name-ids";
import { nodesOfRevenue } from "@/components/title/nodes-of";
import { NotRun } from "@/components/title/not-run";
import type { ProofSubject } from "@/components/title/proof";
import { ProofDrawer } from "@/components/title/proof-drawer";
import { useNames } from "@/components/title/use-names";
import { Button, buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { TextInput } from "@/components/ui/field";
import { formatAcres, formatDate } from "@/components/ui/format";
import { PageHead } from "@/components/ui/page-head";
import { Panel } from "@/components/ui/panel";
import { Screen } from "@/components/ui/screen";
import { Segmented } from "@/components/ui/segmented";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useUrlState } from "@/components/ui/use-url-state";
import { addressOf } from "@/lib/client/call";
import { useOwnership } from "@/lib/client/use-reports";
import { useTitle } from "@/lib/client/use-title";
import type { Fraction } from "@/lib/contracts/fraction";
import type { OwnershipRow, OwnershipTract } from "@/lib/contracts/reports";
import { ControlSums } from "./control-sums";
import { EstateRows } from "./estate-rows";
import { groupRows } from "./group-rows";
import { PackageTable } from "./package-table";
import { acresText, type PackageOwner, packageTotals } from "./package-totals";
import { PaidNote } from "./paid-note";
import { RevenueTable } from "./revenue-table";
import { UndeterminedList } from "./undetermined-list";

type TractProps = {
  tract: OwnershipTract;
  tracts: readonly OwnershipTract[];
  onProof: (subject: ProofSubject) => void;
  names: ReadonlyMap<string, string>;
};

/** A row of the table as what the proof is of. */
function subjectOf(row: OwnershipRow, tractId: string, label: string): ProofSubject {
  return {
    title: row.name,
    share: row.share,
    note: `${estateStyle[row.estate_type].label} · ${label}`,
    effectIds: row.effects,
    find: (nodes) => nodesOfRow(row, tractId, nodes),
  };
}

/** What an owner holds over all tracts as what the proof is of: the line of each holding, and how they add up. */
function wholeOf(owner: PackageOwner, share: Fraction, estate: string): ProofSubject {
  const parts = owner.holdings.map((h) => `${h.row.share.fraction} of ${h.label}: ${formatAcres(acresText(h.acres))}`);
  return {
    title: owner.name,
    share,
    note: `${estate} of the package: ${formatAcres(acresText(owner.acres))} net acres (${parts.join("; ")})`,
    effectIds: [...new Set(owner.holdings.flatMap((h) => h.row.effects))],
    find: (nodes) => owner.holdings.flatMap((h) => nodesOfRow(h.row, h.tract_id, nodes)),
  };
}

function Tract({ tract, tracts, onProof, names }: TractProps) {
  const open = (row: OwnershipRow) => onProof(subjectOf(row, tract.tract_id, tract.label));
  return (
    <Panel title={tract.label} aside={tract.acres && `${formatAcres(tract.acres)} acres`} flush>
      {groupRows(tract).map((group) => (
        <EstateRows key={group.estate} group={group} onProof={open} names={names} />
      ))}
      {tract.rows.length === 0 && <EmptyState icon={PieChart} title="No owner of record on this date" />}
      {tract.undetermined.length > 0 && (
        <UndeterminedList
          items={tract.undetermined}
          onProof={(item) => onProof({ title: "Left open", share: item.share, note: item.why, effectIds: item.effects })}
        />
      )}
      {tract.revenue.length > 0 && (
        <RevenueTable
          tract={tract}
          onProof={(row) =>
            onProof({
              title: row.name,
              share: row.interest,
              note: row.formula ?? "Share of gross production",
              effectIds: [...(row.effects ?? []), ...(row.lease_effect ? [row.lease_effect] : [])],
              find: (nodes) => nodesOfRevenue(row, tract.tract_id, nodes),
            })
          }
        />
      )}
      <PaidNote tract={tract} tracts={tracts} />
      {tract.rows.length > 0 && <ControlSums totals={tract.totals} />}
    </Panel>
  );
}

/** Who owns what, tract by tract, in exact fractions; any share opens its proof. */
export function OwnershipScreen({ id }: { id: string }) {
  const { get, set } = useUrlState();
  const asOf = get("as_of") ?? undefined;
  const ownership = useOwnership(id, asOf);
  const title = useTitle(id, ownership.data !== undefined);
  const documents = useNames(id).documents;
  const names = useMemo(() => idNames(documents, title.data?.result.effects ?? []), [documents, title.data]);
  const [subject, setSubject] = useState<ProofSubject | null>(null);
  const whole = get("view") === "package";
  const totals = useMemo(() => (ownership.data && whole ? packageTotals(ownership.data) : null), [ownership.data, whole]);
  return (
    <Screen>
      <PageHead title="Ownership" about={ownership.data && `As of ${formatDate(ownership.data.as_of)}`}>
        <Segmented
          label="Ownership of"
          value={whole ? "package" : "tracts"}
          onChange={(value) => set({ view: value === "package" ? value : null })}
          options={[
            { value: "tracts", label: "By tract" },
            { value: "package", label: "Whole package" },
          ]}
        />
        <label htmlFor="as-of" className="flex items-center gap-2 text-xs whitespace-nowrap text-ink-2">
          As of
          <TextInput id="as-of" type="date" className="w-36" value={asOf ?? ownership.data?.as_of ?? ""} onChange={(e) => set({ as_of: e.target.value })} />
        </label>
        {asOf && <Button onClick={() => set({ as_of: null })}>Package date</Button>}
        <a className={buttonClass()} href={addressOf("exportPackage", { params: { id, name: "ownership.xlsx" } })} download>
          <Download aria-hidden="true" className="size-4" />
          Excel
        </a>
      </PageHead>
      <StaleBanner packageId={id} />
      {ownership.error && !ownership.data ? (
        <NotRun error={ownership.error} packageId={id} onRetry={() => void ownership.refetch()} />
      ) : !ownership.data ? (
        <Panel flush>
          <SkeletonRows rows={10} label="Loading ownership" />
        </Panel>
      ) : ownership.data.tracts.length === 0 ? (
        <EmptyState icon={PieChart} title="No tracts yet">
          Once an instrument with land is read, its tract stands here with its owners.
        </EmptyState>
      ) : totals ? (
        <PackageTable
          totals={totals}
          onProof={(row, tractId, label) => setSubject(subjectOf(row, tractId, label))}
          onWhole={(owner, share, estate) => setSubject(wholeOf(owner, share, estate))}
        />
      ) : (
        ownership.data.tracts.map((tract, _, tracts) => <Tract key={tract.tract_id} tract={tract} tracts={tracts} onProof={setSubject} names={names} />)
      )}
      <ProofDrawer packageId={id} subject={subject} onClose={() => setSubject(null)} />
    </Screen>
  );
}
