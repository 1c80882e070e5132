"use client";
import { CheckCircle2, SearchX } from "lucide-react";
import { useState } from "react";
import { StaleBanner } from "@/components/packages/stale-banner";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { plural } from "@/components/ui/format";
import { PageHead } from "@/components/ui/page-head";
import { Panel } from "@/components/ui/panel";
import { Screen } from "@/components/ui/screen";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useUrlState } from "@/components/ui/use-url-state";
import { useTitle } from "@/lib/client/use-title";
import type { Issue } from "@/lib/contracts/title";
import { filterIssues, type IssueFilter, orderIssues } from "./filter-issues";
import { IssueCard } from "./issue-card";
import { IssueFilters } from "./issue-filters";
import { nodesOfIssue } from "./nodes-of";
import { NotRun } from "./not-run";
import type { ProofSubject } from "./proof";
import { ProofDrawer } from "./proof-drawer";
import { useNames } from "./use-names";

const everything = { q: null, severity: null, code: null, tract: null, status: "all" };

/** The requirements: what must be cured, the gravest first. */
export function IssuesScreen({ id }: { id: string }) {
  const { get, set } = useUrlState();
  const title = useTitle(id);
  const names = useNames(id);
  const [subject, setSubject] = useState<ProofSubject | null>(null);
  const all = title.data?.result.issues ?? [];
  const filter: IssueFilter = {
    status: (get("status") ?? "open") as IssueFilter["status"],
    severity: get("severity") ?? "",
    code: get("code") ?? "",
    tract: get("tract") ?? "",
    q: get("q") ?? "",
  };
  const order = get("order") === "acres" ? "acres" : "weight";
  const shown = orderIssues(filterIssues(all, filter), order);
  const open = all.filter((i) => i.status === "open").length;
  const prove = (issue: Issue) =>
    setSubject({
      title: issue.title,
      note: issue.requirement,
      effectIds: issue.effect_ids,
      find: (nodes) => nodesOfIssue(issue, nodes),
    });
  return (
    <Screen>
      <PageHead title="Requirements" about={title.data && `${plural(open, "open requirement")} of ${all.length}`}>
        <IssueFilters filter={filter} order={order} all={all} tracts={names.tracts} onChange={set} />
      </PageHead>
      <StaleBanner packageId={id} />
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
          action={all.length > 0 && <Button onClick={() => set(everything)}>Show all</Button>}
        />
      ) : (
        shown.map((issue) => <IssueCard key={issue.id} issue={issue} packageId={id} names={names} onProof={prove} />)
      )}
      <ProofDrawer packageId={id} subject={subject} onClose={() => setSubject(null)} />
    </Screen>
  );
}
