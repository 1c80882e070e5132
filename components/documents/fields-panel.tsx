"use client";
import { useMemo } from "react";
import { LandPlat } from "@/components/land/land-plat";
import { Badge } from "@/components/ui/badge";
import { cx } from "@/components/ui/class-names";
import type { Aspects } from "@/lib/client/use-documents";
import type { Land } from "@/lib/contracts/aspects/land";
import type { Aspect } from "@/lib/contracts/pipeline";
import { FieldRow, stateLooks } from "./field-row";
import { type FieldState, standingOf } from "./field-state";
import { type FieldGroup, type FieldView, keyOf } from "./field-view";
import { toFields } from "./to-fields";

export const aspectTitles: Record<Aspect, string> = { doc_type: "Instrument", parties: "Parties", dates: "Dates", land: "Land", conveyance: "Conveyance" };
export const aspectOrder: Aspect[] = ["doc_type", "parties", "dates", "conveyance", "land"];

type Props = {
  aspects: Aspects;
  active: string | null;
  editing: string | null;
  busy: boolean;
  onActive: (key: string | null, scroll?: boolean) => void;
  onEdit: (key: string | null) => void;
  onSave: (field: FieldView, value: unknown, note: string) => void;
  onWithdraw: (aspect: Aspect) => void;
};

function Group({ group, props }: { group: FieldGroup; props: Props }) {
  const { aspects, active, editing } = props;
  return (
    <div className="px-2 py-1.5">
      <h4 className="px-2 text-xs font-semibold [overflow-wrap:anywhere]">
        {group.title}
        {group.note && <span className="ml-2 font-normal text-ink-2">{group.note}</span>}
      </h4>
      <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-1">
        {group.fields.map((field) => {
          const result = aspects[field.aspect];
          const key = keyOf(field);
          return result ? (
            <FieldRow key={key} field={field} standing={standingOf(field, result)} {...props} active={active === key} editing={editing === key} />
          ) : null;
        })}
      </dl>
    </div>
  );
}

function Tally({ states }: { states: FieldState[] }) {
  const shown: FieldState[] = ["check", "unfounded", "corrected"];
  return shown.map((state) => {
    const count = states.filter((s) => s === state).length;
    const { icon: Icon, ink, label } = stateLooks[state];
    return count > 0 ? (
      <span key={state} title={`${count} ${label}`} className={cx("inline-flex items-center gap-0.5", ink)}>
        <Icon aria-hidden="true" className="size-3.5" />
        {count}
        <span className="sr-only">{label}</span>
      </span>
    ) : null;
  });
}

function AspectSection({ aspect, props }: { aspect: Aspect; props: Props }) {
  const result = props.aspects[aspect];
  const groups = useMemo(() => (result ? toFields(aspect, result.resolved) : []), [aspect, result]);
  if (!result)
    return (
      <section aria-label={aspectTitles[aspect]} className="border-b border-line p-4 text-ink-2">
        <h3 className="font-semibold text-ink">{aspectTitles[aspect]}</h3>
        Not read yet.
      </section>
    );
  const states = groups.flatMap((g) => g.fields.map((f) => standingOf(f, result).state));
  const { provenance, reviewed } = result;
  return (
    <section id={`aspect-${aspect}`} aria-label={aspectTitles[aspect]} className="scroll-mt-10 border-b border-line pb-2">
      <header className="flex min-h-9 flex-wrap items-center gap-x-3 border-b border-line bg-surface px-4 py-1">
        <h3 className="font-semibold">{aspectTitles[aspect]}</h3>
        <span className="flex gap-2 text-xs">
          <Tally states={states} />
        </span>
        <span className="ml-auto flex items-center gap-2 text-2xs text-ink-3">
          {reviewed && (
            <button
              type="button"
              className="min-h-6 rounded px-1 text-accent underline underline-offset-2"
              disabled={props.busy}
              onClick={() => props.onWithdraw(aspect)}
            >
              withdraw corrections
            </button>
          )}
          <Badge>{provenance.model ?? provenance.extractor}</Badge>
        </span>
      </header>
      {groups.map((group) => (
        <Group key={group.key} group={group} props={props} />
      ))}
      {aspect === "land" && <LandPlat tracts={(result.resolved as Land).tracts} />}
      {groups.length === 0 && <p className="px-4 py-2 text-ink-2">Nothing found.</p>}
    </section>
  );
}

/** All values of a document by aspect. */
export function FieldsPanel(props: Props) {
  return aspectOrder.map((aspect) => <AspectSection key={aspect} aspect={aspect} props={props} />);
}

/** All fields of a document in the order they are shown. */
export function allFields(aspects: Aspects): FieldView[] {
  return aspectOrder.flatMap((aspect) => {
    const result = aspects[aspect];
    return result ? toFields(aspect, result.resolved).flatMap((g) => g.fields) : [];
  });
}
