"use client";
import { useMemo } from "react";
import type { Tract } from "@/lib/contracts/aspects/land";
import { Plat } from "./plat/plat";
import type { PlatLayer } from "./plat/plat-layer";

/** The land of one document, drawn: a layer each tract. Nothing where no tract can be drawn. */
export function LandPlat({ tracts }: { tracts: readonly Tract[] }) {
  const layers = useMemo(
    () =>
      tracts.map((t, i): PlatLayer => ({ id: t.id, label: t.name ?? `Tract ${i + 1}`, geometry: t.geometry ?? [], ...(t.calls ? { calls: t.calls } : {}) })),
    [tracts],
  );
  if (layers.every((l) => l.geometry.length === 0)) return null;
  return (
    <div className="px-4 py-3">
      <Plat title="Plat" layers={layers} />
    </div>
  );
}
