// An instrument that is cited and not in the package may be the missing link of the document that cites it.
import type { Gap } from "@/lib/contracts/graph";
import { linkGaps, type SignalDraft } from "./signal-draft";

/** Every "cited, not in the package" gap → a signal; it would close that gap and the broken links of the citing documents. */
export function citedInstrument(gaps: readonly Gap[]): SignalDraft[] {
  const byDocument = new Map<string, Gap[]>();
  for (const gap of gaps) if (linkGaps.has(gap.kind)) for (const id of gap.document_ids ?? []) byDocument.set(id, [...(byDocument.get(id) ?? []), gap]);
  return gaps
    .filter((g) => g.kind === "cited_not_in_package")
    .map((gap): SignalDraft => {
      const links = [...new Set((gap.document_ids ?? []).flatMap((id) => byDocument.get(id) ?? []))];
      return {
        kind: "cited_instrument",
        about: gap.message.replace(/^Cited and not in the package: /, "").replace(/\.$/, ""),
        proposes: links.length ? `It may supply the link that is missing where the citing instrument stands. ${gap.suggestion}` : gap.suggestion,
        confidence: links.length ? 0.6 : 0.3,
        evidence: gap.evidence,
        would_close: [gap.id, ...links.map((l) => l.id)],
        document_ids: gap.document_ids ?? [],
      };
    });
}
