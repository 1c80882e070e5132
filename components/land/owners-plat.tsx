"use client";
import { useMemo } from "react";
import { estateLabels } from "@/components/title/estate-labels";
import { Field, Select, TextInput } from "@/components/ui/field";
import { Panel } from "@/components/ui/panel";
import { useUrlState } from "@/components/ui/use-url-state";
import { useOwnership } from "@/lib/client/use-reports";
import type { ResolvedTract } from "@/lib/contracts/resolution";
import { estateTypes } from "@/lib/contracts/vocabulary/estates";
import { heldLayers, ownersOf } from "./held-land";
import { Plat } from "./plat/plat";

/** Who owns what on a date: every tract that can be drawn, shaded by the share of the estate held. Nothing until title was run. */
export function OwnersPlat({ packageId, tracts }: { packageId: string; tracts: readonly ResolvedTract[] }) {
  const { get, set } = useUrlState();
  const asOf = get("as_of") ?? undefined;
  const ownership = useOwnership(packageId, asOf).data;
  const estate = estateTypes.find((e) => e === get("estate")) ?? "mineral";
  const owners = useMemo(() => (ownership ? ownersOf(ownership, estate) : []), [ownership, estate]);
  const owner = owners.find((o) => o.key === get("owner"))?.key ?? null;
  const layers = useMemo(() => (ownership ? heldLayers(tracts, ownership, estate, owner) : []), [tracts, ownership, estate, owner]);
  if (!ownership || layers.length === 0) return null;
  const held = estateTypes.filter((e) => e === estate || ownership.tracts.some((t) => t.rows.some((r) => r.estate_type === e)));
  return (
    <Panel title="Who owns what">
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-3">
          <Field label="As of">
            {(id) => <TextInput id={id} type="date" className="w-36" value={asOf ?? ownership.as_of} onChange={(e) => set({ as_of: e.target.value })} />}
          </Field>
          <Field label="Estate">
            {(id) => (
              <Select id={id} className="w-44" value={estate} onChange={(e) => set({ estate: e.target.value, owner: null })}>
                {held.map((e) => (
                  <option key={e} value={e}>
                    {estateLabels[e]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Owner" hint="The fuller the shade, the larger the share">
            {(id) => (
              <Select id={id} className="w-64" value={owner ?? ""} onChange={(e) => set({ owner: e.target.value })}>
                <option value="">All owners of record</option>
                {owners.map((o) => (
                  <option key={o.key} value={o.key}>
                    {o.name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <Plat title={estateLabels[estate]} layers={layers} asOf={ownership.as_of} />
      </div>
    </Panel>
  );
}
