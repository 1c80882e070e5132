// Words that bear more than one meaning: each reading named, none counted.
import type { Gap } from "@/lib/contracts/graph";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import type { TitleResult } from "@/lib/contracts/title";
import type { SignalDraft } from "./signal-draft";

function fromUndetermined(result: TitleResult, gaps: readonly Gap[]): SignalDraft[] {
  const effects = new Map(result.effects.map((e) => [e.id, e]));
  return result.undetermined.flatMap((u) =>
    u.readings.map((reading): SignalDraft => {
      const documents = [...new Set(u.effects.map((id) => effects.get(id)?.document_id).filter((d): d is string => Boolean(d)))];
      const who = reading.outcome.map((o) => `${o.name} ${o.share.fraction}`).join(", ");
      return {
        kind: "alternative_reading",
        about: `${u.share.fraction} of the ${u.estate_type} estate: ${u.why}`,
        proposes: `${reading.label} (${reading.rule}): ${who || "nobody takes"}.${u.settles ? ` ${u.settles} would settle it.` : ""}`,
        confidence: Math.round(100 / Math.max(u.readings.length, 1)) / 100,
        evidence: u.effects.flatMap((id) => effects.get(id)?.evidence ?? []).slice(0, 4),
        would_close: gaps.filter((g) => g.tract_id === u.tract_id && g.kind === "unaccounted_interest" && g.estate_type === u.estate_type).map((g) => g.id),
        document_ids: documents,
      };
    }),
  );
}

function fromWords(documents: readonly ResolvedDocument[], told: ReadonlySet<string>, gaps: readonly Gap[]): SignalDraft[] {
  return documents.flatMap((doc) => {
    if (told.has(doc.id)) return [];
    const c = doc.conveyance.resolved;
    const parts = { grants: c.grants, reservations: c.reservations, exceptions: c.exceptions };
    return Object.entries(parts).flatMap(([part, interests]) =>
      interests.flatMap((interest, i): SignalDraft[] => {
        if (interest.readings.length < 2) return [];
        const own = Object.entries(doc.conveyance.evidence).filter(([p]) => p.startsWith(`/${part}/${i}`));
        return [
          {
            kind: "alternative_reading",
            about: `${doc.doc_type.resolved.label}${doc.dates.resolved.executed ? ` of ${doc.dates.resolved.executed}` : ""}: "${interest.text.replace(/\s+/g, " ").trim().slice(0, 140)}"`,
            proposes: `The words can be read as ${interest.readings.map((r) => `${r.fraction.fraction} of ${r.basis} (${r.rule})`).join(", or as ")}.`,
            confidence: Math.round(100 / interest.readings.length) / 100,
            evidence: own.flatMap(([, list]) => list.map((e) => ({ ...e, document_id: doc.id }))).slice(0, 3),
            would_close: gaps
              .filter((g) => (g.kind === "over_conveyance" || g.kind === "unaccounted_interest") && g.document_ids?.includes(doc.id))
              .map((g) => g.id),
            document_ids: [doc.id],
          },
        ];
      }),
    );
  });
}

/** Readings that the engine left open, and those of documents whose words bear several meanings. */
export function alternativeReading(result: TitleResult, documents: readonly ResolvedDocument[], gaps: readonly Gap[]): SignalDraft[] {
  const open = fromUndetermined(result, gaps);
  return [...open, ...fromWords(documents, new Set(open.flatMap((s) => s.document_ids ?? [])), gaps)];
}
