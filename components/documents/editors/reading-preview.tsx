"use client";
import { FieldValue } from "@/components/documents/field-value";
import { formatAcres } from "@/components/ui/format";
import { Late, latePart } from "@/components/ui/late";
import type { Tract } from "@/lib/contracts/aspects/land";
import type { ReviewField } from "@/lib/contracts/review";
import { advice, parseTyped } from "./parse-typed";
import { useTractPlace } from "./tract-place";
import { useReading } from "./use-reading";

const landPlat = latePart(() => import("@/components/land/land-plat").then((m) => m.LandPlat));

function LandReading({ tracts }: { tracts: readonly Tract[] }) {
  if (tracts.length === 0) return <p className="text-medium">No land can be read in these words; they are kept as they stand.</p>;
  return (
    <div className="grid gap-1">
      {tracts.map((t, i) => (
        <p key={t.id}>
          {tracts.length > 1 && `Tract ${i + 1}: `}
          <span className="font-medium text-ink">{t.plss?.label || t.survey?.name || t.name || t.kind.replace("_", " ")}</span>
          {t.plss?.section ? [` of Section ${t.plss.section}`, [t.plss.township, t.plss.range].filter(Boolean).join("-")].filter(Boolean).join(", ") : ""}
          {t.acres_computed && `, ${formatAcres(t.acres_computed)} acres`}
          {t.warnings.length > 0 && <span className="block text-medium">{t.warnings.map((w) => w.message).join(" ")}</span>}
        </p>
      ))}
      <Late part={landPlat} props={{ tracts }} />
    </div>
  );
}

/** What the typed words come to, before they are saved: a share as a fraction, a date as a date, land as a plat. Keeps its place while it waits. */
export function ReadingPreview({ field, text }: { field: ReviewField; text: string }) {
  const { control } = field;
  const place = useTractPlace(field);
  const typed = parseTyped(control, text);
  const shown = control === "fraction" || control === "date" || control === "integer";
  const { reading, waiting } = useReading(control, text, control === "land" || control === "party" || (shown && typed === "words"), place);
  if (control === "land")
    return (
      <div className="min-h-5 text-xs text-ink-2" aria-live="polite">
        {reading?.tracts ? <LandReading tracts={reading.tracts} /> : waiting ? "Reading…" : ""}
      </div>
    );
  if (!shown && control !== "party") return null;
  const value = typed === "words" || control === "party" ? reading?.[control === "party" ? "shown" : "value"] : typed.value;
  return (
    <p className="min-h-5 text-xs text-ink-2" aria-live="polite">
      {value !== null && value !== undefined ? (
        <>
          {control === "party" ? "shown as " : "is "}
          <span className="font-medium text-ink">
            <FieldValue value={value} control={control} />
          </span>
        </>
      ) : text.trim() === "" ? (
        "nothing is stated"
      ) : waiting ? (
        "Reading…"
      ) : (
        advice[control]
      )}
    </p>
  );
}
