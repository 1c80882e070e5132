"use client";
import { TriangleAlert } from "lucide-react";
import { EstateName, estateStyle } from "@/components/title/estate-style";
import { divide, ratioText } from "@/components/title/ratio";
import { ShareButton } from "@/components/title/share-button";
import { formatAcres, words } from "@/components/ui/format";
import { FractionText } from "@/components/ui/fraction";
import { keyed } from "@/components/ui/keyed";
import { Panel } from "@/components/ui/panel";
import type { OwnershipRow } from "@/lib/contracts/reports";
import { OwnershipBar } from "./ownership-bar";
import { acresText, type PackageEstate, type PackageTotals } from "./package-totals";

type Open = (row: OwnershipRow, tractId: string, label: string) => void;

function Estate({ group, whole, onProof }: { group: PackageEstate; whole: PackageTotals["acres"]; onProof: Open }) {
  const part = (acres: PackageTotals["acres"]) => ratioText(divide(acres, whole));
  return (
    <Panel
      title={<EstateName type={group.estate} />}
      aside={
        <span>
          {formatAcres(acresText(group.acres))} net acres, <FractionText text={part(group.acres)} /> of the package
        </span>
      }
      flush
    >
      <div className="px-4 pt-3 pb-1">
        <OwnershipBar color={estateStyle[group.estate].color} parts={group.owners.map((o) => ({ key: o.key, label: o.name, fraction: part(o.acres) }))} />
      </div>
      <table className="sheet cards">
        <thead>
          <tr>
            <th scope="col">Owner</th>
            <th scope="col" className="num">
              Net acres
            </th>
            <th scope="col">Of the package</th>
            <th scope="col">By tract</th>
          </tr>
        </thead>
        <tbody>
          {group.owners.map((owner) => (
            <tr key={owner.key}>
              <th scope="row" className="[overflow-wrap:anywhere]">
                {owner.name}
              </th>
              <td data-label="Net acres" className="num">
                {formatAcres(acresText(owner.acres))}
              </td>
              <td data-label="Of the package">
                <FractionText text={part(owner.acres)} className="font-medium" />
              </td>
              <td data-label="By tract">
                <ul className="grid gap-1.5">
                  {keyed(owner.holdings, (h) => `${h.tract_id}${h.row.share.fraction}`).map(({ key, item: h }) => (
                    <li key={key} className="flex flex-wrap items-baseline gap-x-2">
                      <ShareButton
                        value={h.row.share}
                        decimal={false}
                        label={`${owner.name}, ${words(group.estate)}, ${h.label}`}
                        onOpen={() => onProof(h.row, h.tract_id, h.label)}
                      />
                      <span className="text-xs text-ink-2">
                        of {h.label}, {formatAcres(acresText(h.acres))} acres
                      </span>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** Who holds how many net acres over the whole package; each part of a sum opens its proof. */
export function PackageTable({ totals, onProof }: { totals: PackageTotals; onProof: Open }) {
  return (
    <>
      {totals.unmeasured.length > 0 && (
        <p className="flex items-start gap-2 text-high">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          Without acreage, and so in no sum: {totals.unmeasured.join("; ")}
        </p>
      )}
      {totals.estates.map((group) => (
        <Estate key={group.estate} group={group} whole={totals.acres} onProof={onProof} />
      ))}
    </>
  );
}
