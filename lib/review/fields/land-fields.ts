import type { Land, Tract } from "@/lib/contracts/aspects/land";
import { type FieldDraft, type FieldSpec, fieldsOf, type GroupDraft } from "@/lib/review/field-draft";

const own: FieldSpec[] = [
  ["text", "As described", "land", "ownership"],
  ["county", "County", "text", "ownership"],
  ["state", "State", "text", "ownership"],
  ["acres_stated", "Acres stated", "text", "ownership"],
  ["acres_computed", "Acres computed", "none", "ownership"],
];
const plss: FieldSpec[] = [
  ["label", "Part", "none", "ownership"],
  ["section", "Section", "integer", "ownership"],
  ["township", "Township", "text", "ownership"],
  ["range", "Range", "text", "ownership"],
  ["meridian", "Meridian", "text", "reference"],
];
const survey: FieldSpec[] = [
  ["name", "Survey", "text", "ownership"],
  ["abstract", "Abstract", "text", "ownership"],
  ["block", "Block", "text", "ownership"],
  ["section", "Section", "text", "ownership"],
];

function tractGroup(tract: Tract, i: number): GroupDraft {
  const base = `/tracts/${i}`;
  const exceptions = tract.exceptions.map(
    (e, n): FieldDraft => ({
      aspect: "land",
      pointer: `${base}/exceptions/${n}/text`,
      label: "Less and except",
      value: e.text,
      control: "none",
      bearing: "ownership",
    }),
  );
  return {
    key: `tract-${tract.id}`,
    aspect: "land",
    title: tract.plss?.label || (tract.survey?.name ?? tract.name ?? `Tract ${i + 1}`),
    fields: [
      ...fieldsOf("land", base, tract, own, ["text", "county"]),
      ...(tract.plss ? fieldsOf("land", `${base}/plss`, tract.plss, plss, ["section", "township", "range"]) : []),
      ...(tract.survey ? fieldsOf("land", `${base}/survey`, tract.survey, survey, ["name", "abstract"]) : []),
      ...exceptions,
    ].map((f) => ({ ...f, subject: tract.id })),
  };
}

/** One group for each tract. */
export const landFields = (l: Land): GroupDraft[] => l.tracts.map(tractGroup);
