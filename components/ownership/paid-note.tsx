import type { OwnershipTract } from "@/lib/contracts/reports";

/** Says which tracts one production pays alike, so that their decimals stand once. Nothing where a tract is paid alone. */
export function PaidNote({ tract, tracts }: { tract: OwnershipTract; tracts: readonly OwnershipTract[] }) {
  const label = (id: string) => tracts.find((t) => t.tract_id === id)?.label ?? "another tract";
  if (!tract.paid_in && !tract.paid_with) return null;
  return (
    <p className="border-t border-line px-4 py-3 text-pretty text-ink-2">
      {tract.paid_in
        ? `Paid out of one production with ${label(tract.paid_in)}: the decimals stand there.`
        : `The same production pays ${(tract.paid_with ?? []).map(label).join("; ")} by these decimals.`}
    </p>
  );
}
