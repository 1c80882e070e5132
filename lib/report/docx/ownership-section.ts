import { HeadingLevel } from "docx";
import type { Ownership, OwnershipTract } from "@/lib/contracts/reports";
import { heading, type Piece, table, text, words } from "./parts";

function tractPieces(tract: OwnershipTract, _: number, tracts: readonly OwnershipTract[]): Piece[] {
  const labelOf = (id: string) => tracts.find((t) => t.tract_id === id)?.label ?? "another tract";
  const out: Piece[] = [heading(`${tract.label}${tract.acres ? `, ${tract.acres} acres` : ""}`, HeadingLevel.HEADING_2)];
  if (tract.rows.length === 0) out.push(text("The instruments show no owner."));
  else
    out.push(
      table(
        ["Owner", "Estate", "Share", "Decimal", "Net acres", "Subject to"],
        tract.rows.map((r) => [
          r.name + (r.assumed ? " (assumed)" : ""),
          words(r.estate_type) + (r.of === "estate" ? "" : ` of ${words(r.of)}`),
          r.share.fraction,
          r.share.decimal,
          r.net_acres ?? "",
          [r.depths, r.term, ...r.burdens].filter(Boolean).join("; "),
        ]),
      ),
    );
  if (tract.revenue.length > 0)
    out.push(
      text("Revenue", true),
      table(
        ["Payee", "Kind", "Interest", "Decimal", "How"],
        tract.revenue.map((r) => [r.name, words(r.kind), r.interest.fraction, r.interest.decimal, r.formula ?? ""]),
      ),
    );
  const together = (tract.paid_with ?? []).map(labelOf);
  if (together.length > 0) out.push(text(`The same production pays ${together.join("; ")}.`));
  if (tract.paid_in) out.push(text(`Paid out of the production of ${labelOf(tract.paid_in)}, by the decimals given there.`));
  for (const u of tract.undetermined) {
    out.push(text(`Undetermined: ${u.share.fraction} of the ${words(u.estate_type)} estate. ${u.why}`, true));
    for (const reading of u.readings)
      out.push(text(`${reading.label}: ${reading.outcome.map((o) => `${o.name} ${o.share.fraction}`).join(", ") || "nobody takes"}`));
    if (u.settles) out.push(text(`It would be settled by: ${u.settles}`));
  }
  return out;
}

/** Owners tract by tract, what each is paid, and what the instruments leave open. */
export const ownershipSection = (ownership: Ownership): Piece[] => [heading("Ownership"), ...ownership.tracts.flatMap(tractPieces)];
