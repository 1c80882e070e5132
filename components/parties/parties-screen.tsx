"use client";
import { Merge, Users } from "lucide-react";
import { useState } from "react";
import { toast } from "@/components/shell/toaster";
import { useNames } from "@/components/title/use-names";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { TextInput } from "@/components/ui/field";
import { plural } from "@/components/ui/format";
import { PageHead } from "@/components/ui/page-head";
import { Panel } from "@/components/ui/panel";
import { Screen } from "@/components/ui/screen";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useUrlState } from "@/components/ui/use-url-state";
import { useDecideParties, usePackageParties } from "@/lib/client/use-resolution";
import { PartyCard } from "./party-card";

/** Who is who: the names of the package joined into parties, with the reasons, to be merged or split by a person. */
export function PartiesScreen({ id }: { id: string }) {
  const { get, set } = useUrlState();
  const parties = usePackageParties(id);
  const names = useNames(id);
  const decide = useDecideParties(id);
  const [chosen, setChosen] = useState<string[]>([]);
  const q = (get("q") ?? "").toLowerCase();
  const all = parties.data ?? [];
  const shown = all.filter((p) => [p.display, ...p.aliases.map((a) => a.name)].join(" ").toLowerCase().includes(q));
  const byId = new Map(all.map((p) => [p.id, p.display]));
  const merge = (ids: string[]) =>
    decide.mutate(
      { merge: ids },
      {
        onSuccess: () => {
          setChosen([]);
          toast("Merged. The title is computed anew with the next run.");
        },
      },
    );
  return (
    <Screen>
      <PageHead title="Parties" about={parties.data && plural(all.length, "party", "parties")}>
        <TextInput
          type="search"
          aria-label="Search parties"
          placeholder="Search names"
          className="w-48"
          value={get("q") ?? ""}
          onChange={(e) => set({ q: e.target.value })}
        />
        <Button look="primary" disabled={chosen.length < 2 || decide.isPending} onClick={() => merge(chosen)}>
          <Merge aria-hidden="true" className="size-4" />
          Merge {chosen.length > 0 ? chosen.length : ""} chosen
        </Button>
      </PageHead>
      {decide.error && <ErrorState error={decide.error} compact />}
      {parties.error && !parties.data ? (
        <ErrorState error={parties.error} onRetry={() => void parties.refetch()} />
      ) : !parties.data ? (
        <Panel flush>
          <SkeletonRows rows={8} label="Loading parties" />
        </Panel>
      ) : shown.length === 0 ? (
        <EmptyState
          icon={Users}
          title={q ? "No party goes by that name" : "No parties yet"}
          action={q && <Button onClick={() => set({ q: null })}>Show all</Button>}
        >
          {!q && "Parties appear once documents are read."}
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
              busy={decide.isPending}
              onChoose={(on) => setChosen((list) => (on ? [...list, party.id] : list.filter((x) => x !== party.id)))}
              onSplit={(mentions) => decide.mutate({ split: { party_id: party.id, mentions } }, { onSuccess: () => toast("Split off.") })}
              onMergeWith={(other) => merge([party.id, other])}
            />
          ))}
        </div>
      )}
    </Screen>
  );
}
