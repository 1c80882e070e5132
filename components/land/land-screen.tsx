"use client";
import { Grid2x2 } from "lucide-react";
import { useNames } from "@/components/title/use-names";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { plural } from "@/components/ui/format";
import { PageHead } from "@/components/ui/page-head";
import { Panel } from "@/components/ui/panel";
import { Screen } from "@/components/ui/screen";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useUrlState } from "@/components/ui/use-url-state";
import { useOwnership } from "@/lib/client/use-reports";
import { usePackageTracts } from "@/lib/client/use-resolution";
import { OwnersPlat } from "./owners-plat";
import { ReferencesPanel } from "./references-panel";
import { TractCard } from "./tract-card";

/** The land of a package, tract by tract, and what is cited but missing. */
export function LandScreen({ id }: { id: string }) {
  const { get } = useUrlState();
  const tracts = usePackageTracts(id);
  // The owners' plat stands above the tracts: all is shown at once, so that nothing moves.
  const owners = useOwnership(id, get("as_of") ?? undefined);
  const names = useNames(id);
  return (
    <Screen>
      <PageHead title="Land" about={tracts.data && plural(tracts.data.tracts.length, "tract")} />
      {tracts.error && !tracts.data ? (
        <ErrorState error={tracts.error} onRetry={() => void tracts.refetch()} />
      ) : !tracts.data || owners.isPending ? (
        <Panel flush>
          <SkeletonRows label="Loading land" />
        </Panel>
      ) : tracts.data.tracts.length === 0 ? (
        <EmptyState icon={Grid2x2} title="No land yet">
          Tracts appear once documents with a description are read.
        </EmptyState>
      ) : (
        <>
          <OwnersPlat packageId={id} tracts={tracts.data.tracts} />
          {tracts.data.tracts.map((t) => (
            <TractCard key={t.id} tract={t} packageId={id} documents={names.documents} />
          ))}
        </>
      )}
      {tracts.data && !owners.isPending && <ReferencesPanel references={tracts.data.references} packageId={id} documents={names.documents} />}
    </Screen>
  );
}
