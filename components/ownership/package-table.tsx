"use client";
import { TriangleAlert } from "lucide-react";
import { fractionFrom } from "@/components/documents/fraction-input";
import { EstateName, estateStyle } from "@/components/title/estate-style";
import { divide, ratioText } from "@/components/title/ratio";
import { ShareButton } from "@/components/title/share-button";
import { formatAcres, words } from "@/components/ui/format";
import { FractionText } from "@/components/ui/fraction";
import { keyed } from "@/components/ui/keyed";
import { Panel } from "@/components/ui/panel";
import { SheetHead } from "@/components/ui/sheet-head";
import type { Fraction } from "@/lib/contracts/fraction";
import type { OwnershipRow } from "@/lib/contracts/reports";
import type { EstateType } from "@/lib/contracts/vocabulary/estates";
import { OwnershipBar } from "./ownership-bar";
import { acresText, type PackageEstate, type PackageOwner, type PackageTotals } from "./package-totals";

type Open = (row: OwnershipRow, tractId: string, label: string) => void;
type Proofs = { onProof: Open; onWhole: (owner: PackageOwner, share: Fraction, estate: string) => void };

function OwnerRow({ owner, estate, share, onProof, onWhole }: { owner: PackageOwner; estate: EstateType; share: string } & Proofs) {
  const exact = fractionFrom(share);
  return (
    <tr>
      <th scope="row" className="[overflow-wrap:anywhere]">
        {owner.name}
      </th>
      <td data-label="Net acres" className="num">
        {formatAcres(acresText(owner.acres))}
      </td>
      <td data-label="Of the package">
        {exact && (
          <ShareButton
            value={exact}
            decimal={false}
            label={`${owner.name}, ${words(estate)} of the package`}
            onOpen={() => onWhole(owner, exact, estateStyle[estate].label)}
          />
        )}
      </td>
      <td data-label="By tract">
        <ul className="grid gap-1.5">
          {keyed(owner.holdings, (h) => `${h.tract_id}${h.row.share.fraction}`).map(({ key, item: h }) => (
            <li key={key} className="flex flex-wrap items-baseline gap-x-2">
              <ShareButton
                value={h.row.share}
                decimal={false}
                label={`${owner.name}, ${words(estate)}, ${h.label}`}
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
  );
}

function Estate({ group, whole, ...proofs }: { group: PackageEstate; whole: PackageTotals["acres"] } & Proofs) {
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
        <SheetHead columns={["Owner", { figures: "Net acres" }, "Of the package", "By tract"]} />
        <tbody>
          {group.owners.map((owner) => (
            <OwnerRow key={owner.key} owner={owner} estate={group.estate} share={part(owner.acres)} {...proofs} />
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** Who holds how many net acres over the whole package; each part of a sum opens its proof. */
export function PackageTable({ totals, ...proofs }: { totals: PackageTotals } & Proofs) {
  return (
    <>
      {totals.unmeasured.length > 0 && (
        <p className="flex items-start gap-2 text-high">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          Without acreage, and so in no sum: {totals.unmeasured.join("; ")}
        </p>
      )}
      {totals.estates.map((group) => (
        <Estate key={group.estate} group={group} whole={totals.acres} {...proofs} />
      ))}
    </>
  );
}
