"use client";
import { ShareButton } from "@/components/title/share-button";
import { words } from "@/components/ui/format";
import { FractionText, shortDecimal } from "@/components/ui/fraction";
import { keyed } from "@/components/ui/keyed";
import { SheetHead } from "@/components/ui/sheet-head";
import type { OwnershipTract } from "@/lib/contracts/reports";
import type { Revenue } from "@/lib/contracts/title";

/** Who is paid what of gross production, to eight decimals, with the sum. */
export function RevenueTable({ tract, onProof }: { tract: OwnershipTract; onProof: (row: Revenue) => void }) {
  const whole = tract.totals.revenue.fraction === "1";
  return (
    <div className="border-t border-line">
      <h3 className="px-4 pt-3 pb-1 font-semibold">Revenue, of gross production</h3>
      <table className="sheet cards">
        <SheetHead columns={["Payee", "As", "Interest", { figures: "Decimal" }, "How"]} />
        <tbody>
          {keyed(tract.revenue, (r) => `${r.party_id}${r.kind}`).map(({ key, item: row }) => (
            <tr key={key}>
              <th scope="row">{row.name}</th>
              <td data-label="As">{words(row.kind).replace("Npri", "NPRI")}</td>
              <td data-label="Interest">
                <ShareButton value={row.interest} decimal={false} label={`${row.name}, revenue`} onOpen={() => onProof(row)} />
              </td>
              <td data-label="Decimal" className="num font-mono text-xs">
                {row.interest.decimal}
              </td>
              <td data-label="How" className="text-xs text-pretty text-ink-2">
                {[row.formula, row.unit && `unit ${row.unit}`].filter(Boolean).join(" · ")}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={whole ? "" : "text-high"}>
            <td className="font-medium" colSpan={2}>
              {whole ? "Sums to the whole" : "Does not sum to the whole: part is unleased or open"}
            </td>
            <td>
              <FractionText text={tract.totals.revenue.fraction} className="font-medium" />
            </td>
            <td className="num font-mono text-xs" title={shortDecimal(tract.totals.revenue.decimal)}>
              {tract.totals.revenue.decimal}
            </td>
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
