import { TriangleAlert } from "lucide-react";
import Link from "next/link";
import { recordingOf } from "@/components/packages/documents-table";
import { Button } from "@/components/ui/button";
import { formatDate, plural, words } from "@/components/ui/format";
import { FractionText } from "@/components/ui/fraction";
import { keyed } from "@/components/ui/keyed";
import type { RunsheetRow } from "@/lib/contracts/reports";

type OnProof = (row: RunsheetRow) => void;

/** "1/2 mineral; reserves 1/16 royalty" with its fractions typeset; where the instrument moved something, it opens the proof. */
function Interest({ row, onProof }: { row: RunsheetRow; onProof: OnProof }) {
  const text = keyed(row.interest.split(/(\b\d+\/\d+\b)/), (part) => part).map(({ key, item }) =>
    /^\d+\/\d+$/.test(item) ? <FractionText key={key} text={item} className="font-medium" /> : item,
  );
  if (row.effect_ids.length === 0 || row.interest === "") return <p>{text}</p>;
  return (
    <button
      type="button"
      aria-label={`${row.interest}, ${row.label}: show the proof`}
      onClick={() => onProof(row)}
      className="-mx-1 min-h-6 rounded px-1 text-left underline decoration-line-strong/60 decoration-dotted underline-offset-4 hover:bg-accent-soft hover:decoration-accent"
    >
      {text}
    </button>
  );
}

/** What an abstractor notes beside: two remarks at once, a longer list folded. */
function Remarks({ remarks }: { remarks: string[] }) {
  const list = (shown: string[]) => keyed(shown, (r) => r).map(({ key, item }) => <li key={key}>{item}</li>);
  if (remarks.length === 0) return null;
  if (remarks.length <= 2) return <ul className="text-xs text-ink-2">{list(remarks)}</ul>;
  return (
    <details className="text-xs text-ink-2">
      <summary className="min-h-6 hover:text-ink">{plural(remarks.length, "remark")}</summary>
      <ul className="grid gap-0.5">{list(remarks)}</ul>
    </details>
  );
}

/** An instrument as a line of the runsheet; its interest opens the proof of what it moved. */
export function RunsheetLine({ row, packageId, onProof }: { row: RunsheetRow; packageId: string; onProof: (row: RunsheetRow) => void }) {
  return (
    <tr>
      <td className="num text-ink-3 max-sm:hidden">{row.sequence}</td>
      <th scope="row" className="min-w-32">
        <Link href={`/packages/${packageId}/documents/${row.document_id}`} className="font-semibold text-accent hover:underline">
          {row.label}
        </Link>
      </th>
      <td data-label="Dated" className="whitespace-nowrap">
        {formatDate(row.executed ?? row.effective)}
      </td>
      <td data-label="Recorded" className="whitespace-nowrap">
        <span>
          {formatDate(row.recorded)}
          <span className="block text-xs text-ink-2">{recordingOf(row)}</span>
        </span>
      </td>
      <td data-label="From" className="min-w-36">
        {row.from.join("; ")}
      </td>
      <td data-label="To" className="min-w-36">
        {row.to.join("; ")}
      </td>
      <td data-label="Land" className="min-w-28 text-ink-2">
        <span className="line-clamp-3" title={row.land}>
          {row.land}
        </span>
      </td>
      <td data-label="Interest" className="min-w-64">
        <div>
          <Interest row={row} onProof={onProof} />
          <Remarks remarks={row.remarks} />
          {row.issue_codes.length > 0 && (
            <span className="mt-0.5 grid grid-cols-[auto_1fr] gap-x-1.5 text-xs text-high">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-3" />
              {row.issue_codes.map(words).join(", ")}
            </span>
          )}
        </div>
      </td>
      <td data-label="Proof">
        {row.effect_ids.length > 0 && (
          <Button small look="quiet" aria-label={`Proof of ${row.label}`} onClick={() => onProof(row)}>
            {plural(row.effect_ids.length, "effect")}
          </Button>
        )}
      </td>
    </tr>
  );
}
