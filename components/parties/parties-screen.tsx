"use client";
import { Merge, Users } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { StaleBanner } from "@/components/packages/stale-banner";
import { useNames } from "@/components/title/use-names";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { plural } from "@/components/ui/format";
import { PageHead } from "@/components/ui/page-head";
import { Panel } from "@/components/ui/panel";
import { Screen } from "@/components/ui/screen";
import { SearchBox } from "@/components/ui/search-box";
import { Segmented } from "@/components/ui/segmented";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useUrlState } from "@/components/ui/use-url-state";
import { usePackageParties } from "@/lib/client/use-resolution";
import { useTitle } from "@/lib/client/use-title";
import type { ResolvedParty } from "@/lib/contracts/resolution";
import { PartyCard } from "./party-card";
import { StrangerList } from "./stranger-list";
import { strangersOf } from "./strangers";
import { usePartyDecisions } from "./use-party-decisions";

type Show = "all" | "joined" | "near" | "strangers";
const fits: Record<Show, (p: ResolvedParty, strange: ReadonlySet<string | null>) => boolean> = {
  all: () => true,
  joined: (p) => new Set(p.aliases.map((a) => a.name)).size > 1,
  near: (p) => (p.near?.length ?? 0) > 0,
  strangers: (p, strange) => strange.has(p.id),
};

/** Who is who: the names of the package joined into parties, with the reasons, to be merged or split by a person. */
export function PartiesScreen({ id }: { id: string }) {
  const { get, set } = useUrlState();
  const parties = usePackageParties(id);
  const names = useNames(id);
  const title = useTitle(id);
  const [chosen, setChosen] = useState<string[]>([]);
  const q = (get("q") ?? "").toLowerCase();
  const show = (get("show") ?? "all") as Show;
  const all = parties.data ?? [];
  const decide = usePartyDecisions(id, all);
  const strangers = useMemo(() => strangersOf(title.data?.result.breaks ?? [], parties.data ?? []), [title.data, parties.data]);
  const strange = new Set(strangers.map((s) => s.party_id));
  const shown = all.filter((p) => fits[show](p, strange) && [p.display, ...p.aliases.map((a) => a.name)].join(" ").toLowerCase().includes(q));
  const byId = new Map(all.map((p) => [p.id, p.display]));
  const asked = get("party");
  // The strangers stand above the others: both are shown at once, so that nothing moves.
  const there = parties.data !== undefined && !title.isPending;
  useEffect(() => {
    if (asked && there) document.getElementById(asked)?.scrollIntoView({ block: "center" });
  }, [asked, there]);
  const merge = (ids: string[]) => decide.take({ merge: ids }, () => setChosen([]));
  return (
    <Screen>
      <PageHead title="Parties" about={parties.data && plural(all.length, "party", "parties")}>
        <SearchBox label="Search parties" placeholder="Search names" />
        <Segmented<Show>
          label="Which parties"
          value={show}
          onChange={(value) => set({ show: value === "all" ? null : value })}
          options={[
            { value: "all", label: "All" },
            { value: "joined", label: "Several names" },
            { value: "near", label: "Alike" },
            { value: "strangers", label: `Strangers ${strangers.length}` },
          ]}
        />
        <Button look="primary" disabled={chosen.length < 2 || decide.busy} onClick={() => merge(chosen)}>
          <Merge aria-hidden="true" className="size-4" />
          Merge {chosen.length > 0 ? chosen.length : ""} chosen
        </Button>
      </PageHead>
      {decide.error && <ErrorState error={decide.error} compact />}
      <StaleBanner packageId={id} />
      {there && (show === "all" || show === "strangers") && !q && (
        <StrangerList strangers={strangers} packageId={id} documents={names.documents} tracts={names.tracts} busy={decide.busy} onMerge={merge} />
      )}
      {parties.error && !parties.data ? (
        <ErrorState error={parties.error} onRetry={() => void parties.refetch()} />
      ) : !there ? (
        <Panel flush>
          <SkeletonRows rows={8} label="Loading parties" />
        </Panel>
      ) : shown.length === 0 ? (
        <EmptyState
          icon={Users}
          title={all.length > 0 ? "No party fits" : "No parties yet"}
          action={all.length > 0 && <Button onClick={() => set({ q: null, show: null })}>Show all</Button>}
        >
          {all.length === 0 && "Parties appear once documents are read."}
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-2">
          {shown.map((party) => (
            <PartyCard
              key={party.id}
              party={party}
              packageId={id}
              documents={names.documents}
              parties={byId}
              chosen={chosen.includes(party.id)}
              open={get("party") === party.id}
              busy={decide.busy}
              onChoose={(on) => setChosen((list) => (on ? [...list, party.id] : list.filter((x) => x !== party.id)))}
              onSplit={(mentions) => decide.take({ split: { party_id: party.id, mentions } })}
              onMergeWith={(other) => merge([party.id, other])}
            />
          ))}
        </div>
      )}
    </Screen>
  );
}
