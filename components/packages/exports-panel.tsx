import { FileJson, FileSpreadsheet, FileText } from "lucide-react";
import { addressOf } from "@/lib/client/call";

const exports = [
  { name: "runsheet.xlsx", title: "Runsheet", what: "Excel, one row an instrument", icon: FileSpreadsheet },
  { name: "ownership.xlsx", title: "Ownership", what: "Excel, exact fractions beside decimals", icon: FileSpreadsheet },
  { name: "opinion.docx", title: "Draft opinion", what: "Word: ownership, requirements, assumptions", icon: FileText },
  { name: "package.json", title: "Proof bundle", what: "JSON: hashes, evidence, corrections, figures", icon: FileJson },
] as const;

/** What can be taken away as a file. */
export function ExportsPanel({ packageId }: { packageId: string }) {
  return (
    <section aria-label="Take away" className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2 xl:grid-cols-4">
      {exports.map(({ name, title, what, icon: Icon }) => (
        <a
          key={name}
          href={addressOf("exportPackage", { params: { id: packageId, name } })}
          download
          className="flex items-start gap-2.5 bg-surface px-4 py-3 hover:bg-sunken"
        >
          <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-3" />
          <span>
            <span className="block font-semibold">{title}</span>
            <span className="block text-xs text-ink-2">{what}</span>
          </span>
        </a>
      ))}
    </section>
  );
}
