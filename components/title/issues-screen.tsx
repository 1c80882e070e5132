"use client";
import { CheckCircle2, SearchX } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Select, TextInput } from "@/components/ui/field";
import { plural } from "@/components/ui/format";
import { PageHead } from "@/components/ui/page-head";
import { Panel } from "@/components/ui/panel";
import { Screen } from "@/components/ui/screen";
import { Segmented } from "@/components/ui/segmented";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useUrlState } from "@/components/ui/use-url-state";
import { useTitle } from "@/lib/client/use-title";
import type { Issue } from "@/lib/contracts/title";
import { IssueCard } from "./issue-card";
import { NotRun } from "./not-run";
import type { ProofSubject } from "./proof";
import { ProofDrawer } from "./proof-drawer";
import { useNames } from "./use-names";

const weight = { critical: 0, high: 1, medium: 2, low: 3 } as const;
/** The gravest first, then the one on which the most net acres hang. */
export const byWeight = (a: Issue, b: Issue) =>
  weight[a.severity] - weight[b.severity] || Number(b.impact?.net_acres ?? 0) - Number(a.impact?.net_acres ?? 0) || a.id.localeCompare(b.id);

type Status = Issue["status"] | "all";

/** The requirements: what must be cured, the gravest first. */
export function IssuesScreen({ id }: { id: string }) {
  const { get, set } = useUrlState();
  const title = useTitle(id);
  const names = useNames(id);
  const [subject, setSubject] = useState<ProofSubject | null>(null);
  const all = title.data?.result.issues ?? [];
  const status = (get("status") ?? "open") as Status;
  const severity = get("severity") ?? "";
  const q = (get("q") ?? "").toLowerCase();
  const shown = all
    .filter(
      (i) =>
        (status === "all" || i.status === status) && (!severity || i.severity === severity) && `${i.title} ${i.detail} ${i.code}`.toLowerCase().includes(q),
    )
    .toSorted(byWeight);
  const count = (s: Issue["status"]) => all.filter((i) => i.status === s).length;
  return (
    <Screen>
      <PageHead title="Requirements" about={title.data && `${plural(count("open"), "open requirement")} of ${all.length}`}>
        <TextInput
          type="search"
          aria-label="Search requirements"
          placeholder="Search"
          className="w-40"
          value={get("q") ?? ""}
          onChange={(e) => set({ q: e.target.value })}
        />
        <Select aria-label="Severity" className="w-36" value={severity} onChange={(e) => set({ severity: e.target.value })}>
          <option value="">All severities</option>
          {Object.keys(weight).map((s) => (
            <option key={s} value={s}>
              {s}
            </option>
          ))}
        </Select>
        <Segmented<Status>
          label="Status"
          value={status}
          onChange={(value) => set({ status: value === "open" ? null : value })}
          options={[
            { value: "open", label: `Open ${count("open")}` },
            { value: "cured", label: `Cured ${count("cured")}` },
            { value: "waived", label: `Waived ${count("waived")}` },
            { value: "all", label: "All" },
          ]}
        />
      </PageHead>
      {title.error && !title.data ? (
        <NotRun error={title.error} packageId={id} onRetry={() => void title.refetch()} />
      ) : !title.data ? (
        <Panel flush>
          <SkeletonRows rows={8} label="Loading requirements" />
        </Panel>
      ) : shown.length === 0 ? (
        <EmptyState
          icon={all.length === 0 ? CheckCircle2 : SearchX}
          title={all.length === 0 ? "Nothing to cure" : "No requirement matches"}
          action={all.length > 0 && <Button onClick={() => set({ q: null, severity: null, status: "all" })}>Show all</Button>}
        />
      ) : (
        shown.map((issue) => (
          <IssueCard
            key={issue.id}
            issue={issue}
            packageId={id}
            names={names}
            onProof={(i) => setSubject({ title: i.title, note: i.requirement, effectIds: i.effect_ids })}
          />
        ))
      )}
      <ProofDrawer packageId={id} subject={subject} onClose={() => setSubject(null)} />
    </Screen>
  );
}
