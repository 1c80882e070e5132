"use client";
import { Scale, SearchX } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Select } from "@/components/ui/field";
import { formatTime, plural } from "@/components/ui/format";
import { PageHead } from "@/components/ui/page-head";
import { Panel } from "@/components/ui/panel";
import { Screen } from "@/components/ui/screen";
import { SearchBox } from "@/components/ui/search-box";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useUrlState } from "@/components/ui/use-url-state";
import { useTitle } from "@/lib/client/use-title";
import type { Effect } from "@/lib/contracts/title";
import { EffectCard } from "./effect-card";
import { effectWords } from "./effect-words";
import { estateStyle } from "./estate-style";
import { NotRun } from "./not-run";
import { useNames } from "./use-names";

type Filter = { kind: string; tract: string; q: string; document: string };

/** True where an effect is of the kind and tract asked for and a name in it holds the query. */
function matches(effect: Effect, f: Filter): boolean {
  const text = [effect.id, ...effect.from.map((p) => p.name), ...effect.to.map((p) => p.name), estateStyle[effect.estate_type].label].join(" ").toLowerCase();
  return (
    (!f.kind || effect.kind === f.kind) &&
    (!f.tract || effect.tract_id === f.tract) &&
    (!f.document || effect.document_id === f.document) &&
    text.includes(f.q.toLowerCase())
  );
}

/** Every change of the ledger in the order of law, with its trace. */
export function EffectsScreen({ id }: { id: string }) {
  const { get, set } = useUrlState();
  const title = useTitle(id);
  const names = useNames(id);
  const filter = { kind: get("kind") ?? "", tract: get("tract") ?? "", q: get("q") ?? "", document: get("document") ?? "" };
  const all = title.data?.result.effects ?? [];
  const shown = all.filter((e) => matches(e, filter)).toSorted((a, b) => a.sequence - b.sequence);
  const focus = get("effect");
  const kinds = [...new Set(all.map((e) => e.kind))];
  const filtered = Object.values(filter).some(Boolean);
  return (
    <Screen>
      <PageHead
        title="Effects"
        about={
          title.data
            ? `${plural(all.length, "effect")} on the ledger · engine ${title.data.engine_version}, ${formatTime(title.data.computed_at)}`
            : "What each instrument does to the title"
        }
      >
        <SearchBox label="Search effects" placeholder="Party or effect" />
        <Select aria-label="Kind of effect" className="w-40" value={filter.kind} onChange={(e) => set({ kind: e.target.value })}>
          <option value="">All kinds</option>
          {kinds.map((k) => (
            <option key={k} value={k}>
              {effectWords[k]}
            </option>
          ))}
        </Select>
        <Select aria-label="Tract" className="w-40" value={filter.tract} onChange={(e) => set({ tract: e.target.value })}>
          <option value="">All tracts</option>
          {[...names.tracts].map(([tract, label]) => (
            <option key={tract} value={tract}>
              {label}
            </option>
          ))}
        </Select>
      </PageHead>
      {title.error && !title.data ? (
        <NotRun error={title.error} packageId={id} onRetry={() => void title.refetch()} />
      ) : !title.data ? (
        <Panel flush>
          <SkeletonRows rows={8} label="Loading effects" />
        </Panel>
      ) : shown.length === 0 ? (
        <EmptyState
          icon={filtered ? SearchX : Scale}
          title={filtered ? "No effect matches" : "No effects"}
          action={filtered && <Button onClick={() => set({ q: null, kind: null, tract: null, document: null })}>Show all</Button>}
        >
          {!filtered && "None of the instruments changes the title of a tract. The requirements say why."}
        </EmptyState>
      ) : (
        <ol className="flex flex-col gap-2">
          {shown.map((e) => (
            <li key={e.id} id={e.id}>
              <EffectCard
                effect={e}
                steps={title.data.result.traces[e.id] ?? []}
                packageId={id}
                names={names.documents}
                tracts={names.tracts}
                open={e.id === focus}
              />
            </li>
          ))}
        </ol>
      )}
    </Screen>
  );
}
