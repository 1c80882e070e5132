"use client";
import { EstateName, estateStyle } from "@/components/title/estate-style";
import { nameIds } from "@/components/title/name-ids";
import { ShareButton } from "@/components/title/share-button";
import { Badge } from "@/components/ui/badge";
import { formatAcres, words } from "@/components/ui/format";
import { Share } from "@/components/ui/fraction";
import { keyed } from "@/components/ui/keyed";
import { SheetHead } from "@/components/ui/sheet-head";
import type { OwnershipRow } from "@/lib/contracts/reports";
import type { EstateGroup } from "./group-rows";
import { OwnershipBar } from "./ownership-bar";

type Shared = { onProof: (row: OwnershipRow) => void; names: ReadonlyMap<string, string> };
const bases: Record<OwnershipRow["of"], string> = { estate: "", production: "of production", lease_royalty: "of lease royalty" };

function Row({ row, onProof, names }: { row: OwnershipRow } & Shared) {
  const lease = row.leased_by;
  const burdens = row.burdens.filter((b) => lease === null || !b.endsWith(lease));
  const notes = [row.depths, row.term, lease && `lease: ${lease}`, ...burdens].flatMap((n) => (n ? nameIds(n, names) : []));
  return (
    <tr>
      <th scope="row">
        <span className="[overflow-wrap:anywhere]">{row.name}</span>
        {row.assumed && (
          <Badge tone="high" className="ml-2">
            assumed
          </Badge>
        )}
      </th>
      <td data-label="Share" className="whitespace-nowrap">
        <span>
          <ShareButton value={row.share} label={`${row.name}, ${words(row.estate_type)}`} onOpen={() => onProof(row)} />
          {bases[row.of] && <span className="ml-1 text-xs text-ink-2">{bases[row.of]}</span>}
        </span>
      </td>
      <td data-label="Net acres" className="num">
        {row.net_acres && (
          <span className="whitespace-nowrap">
            {formatAcres(row.net_acres)} <span className="text-xs text-ink-3 max-sm:hidden">net ac</span>
          </span>
        )}
      </td>
      <td data-label="Subject to" className="text-xs text-ink-2">
        {notes.join(" · ")}
      </td>
    </tr>
  );
}

/** One estate of a tract: who holds it, as a bar and as rows. */
export function EstateRows({ group, onProof, names }: { group: EstateGroup } & Shared) {
  const short = group.total !== null && group.total.fraction !== "1";
  const divides = group.rows.every((r) => r.of === "estate");
  return (
    <div className="border-t border-line first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4 pt-3 pb-1.5">
        <h3 className="min-w-36 font-semibold">
          <EstateName type={group.estate} />
        </h3>
        {divides && (
          <div className="min-w-40 flex-1">
            <OwnershipBar
              color={estateStyle[group.estate].color}
              parts={keyed(group.rows, (r) => `${r.party_id}`).map(({ key, item }) => ({ key, label: item.name, fraction: item.share.fraction }))}
            />
          </div>
        )}
        {group.total && (
          <span className={short ? "text-xs font-medium text-high" : "text-xs text-ink-2"}>
            accounts for <Share value={group.total} decimal={false} />
          </span>
        )}
      </div>
      <table className="sheet cards">
        <SheetHead columns={["Owner", "Share", "Net acres", "Subject to"]} className="sr-only" />
        <colgroup>
          <col className="w-[34%]" />
          <col className="w-[24%]" />
          <col className="w-[12%]" />
          <col />
        </colgroup>
        <tbody>
          {keyed(group.rows, (r) => `${r.party_id}${r.name}`).map(({ key, item: row }) => (
            <Row key={key} row={row} onProof={onProof} names={names} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
