"use client";
import { packageViews } from "@/components/packages/package-views";
import { formatDate } from "@/components/ui/format";
import { usePackageDocuments } from "@/lib/client/use-documents";
import { usePackages } from "@/lib/client/use-packages";
import { usePackageParties, usePackageTracts } from "@/lib/client/use-resolution";
import type { Command } from "./find-commands";

/** Everywhere one can go from here: views, documents, parties and tracts of the package in view, then packages. */
export function useCommands(packageId: string, open: boolean): Command[] {
  const packages = usePackages("", open);
  const documents = usePackageDocuments(packageId, open);
  const parties = usePackageParties(packageId, open);
  const tracts = usePackageTracts(packageId, open);
  if (!open) return [];
  const base = `/packages/${packageId}`;
  const views = packageId ? packageViews.map((v): Command => ({ id: `view-${v.slug}`, group: "This package", label: v.label, href: `${base}${v.slug}` })) : [];
  return [
    ...views,
    { id: "home", group: "Muniment", label: "Packages", href: "/" },
    { id: "jobs", group: "Muniment", label: "Jobs", href: "/jobs" },
    { id: "docs", group: "Muniment", label: "API reference", href: "/api/docs" },
    ...(packageId ? (documents.data ?? []) : []).map(
      (d): Command => ({
        id: d.id,
        group: "Documents",
        label: d.title ?? d.filename,
        hint: [formatDate(d.executed), d.book && `${d.book}/${d.page}`, d.filename].filter((x) => x && x !== "—").join(" · "),
        href: `${base}/documents/${d.id}`,
      }),
    ),
    ...(packageId ? (parties.data ?? []) : []).map((p): Command => ({ id: p.id, group: "Parties", label: p.display, href: `${base}/parties?party=${p.id}` })),
    ...(packageId ? (tracts.data?.tracts ?? []) : []).map(
      (t): Command => ({ id: t.id, group: "Tracts", label: t.label, hint: t.acres ? `${t.acres} acres` : "", href: `${base}/graph?tract=${t.id}` }),
    ),
    ...(packages.data?.packages ?? []).map(
      (p): Command => ({ id: p.id, group: "Packages", label: p.name, hint: [p.county, p.state].filter(Boolean).join(", "), href: `/packages/${p.id}` }),
    ),
  ];
}
