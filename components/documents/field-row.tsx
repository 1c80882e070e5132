"use client";
import { Check, CircleHelp, Minus, Pencil, SearchX, Sigma, UserCheck } from "lucide-react";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/class-names";
import { FieldEditor } from "./field-editor";
import type { FieldState, Standing } from "./field-state";
import { FieldValue } from "./field-value";
import { type FieldView, keyOf } from "./field-view";

export const stateLooks: Record<FieldState, { label: string; icon: typeof Check; ink: string }> = {
  read: { label: "read from the words", icon: Check, ink: "text-ok" },
  check: { label: "look at it", icon: CircleHelp, ink: "text-medium" },
  derived: { label: "worked out", icon: Sigma, ink: "text-ink-3" },
  unfounded: { label: "no words found", icon: SearchX, ink: "text-high" },
  corrected: { label: "corrected by a person", icon: UserCheck, ink: "text-accent" },
  absent: { label: "not stated", icon: Minus, ink: "text-ink-3" },
};

type Props = {
  field: FieldView;
  standing: Standing;
  active: boolean;
  editing: boolean;
  busy: boolean;
  onActive: (key: string | null, scroll?: boolean) => void;
  onEdit: (key: string | null) => void;
  onSave: (field: FieldView, value: unknown, note: string) => void;
};

/** A value with its state, the reason for it, what the machine read, and the way to correct it. Hover or focus lights its words. */
export function FieldRow({ field, standing, active, editing, busy, onActive, onEdit, onSave }: Props) {
  const key = keyOf(field);
  const { label, icon: Icon, ink } = stateLooks[standing.state];
  const control = useId();
  if (editing)
    return (
      <div className="col-span-2 my-1 rounded-md border border-accent bg-surface p-2.5">
        <dt className="mb-1 text-xs font-medium text-ink-2">
          <label htmlFor={control}>{field.label}</label>
        </dt>
        <dd>
          <FieldEditor id={control} field={field} busy={busy} onCancel={() => onEdit(null)} onSave={(value, note) => onSave(field, value, note)} />
        </dd>
      </div>
    );
  return (
    <div className={cx("group col-span-2 grid grid-cols-subgrid rounded-md", active ? "bg-mark/60" : "hover:bg-sunken/70")} data-field={key}>
      <dt className="py-1 pl-2 text-xs leading-5 text-ink-2">{field.label}</dt>
      <dd className="relative flex min-w-0 items-start gap-1 py-0.5 pr-1">
        <button
          type="button"
          data-value=""
          aria-label={`${field.label}: show the words`}
          onMouseEnter={() => onActive(key)}
          onMouseLeave={() => onActive(null)}
          onFocus={() => onActive(key, true)}
          onClick={() => onActive(key, true)}
          className="min-h-6 min-w-0 flex-1 rounded px-1 text-left"
        >
          <FieldValue value={field.value} control={field.control} />
          {standing.state === "corrected" && (
            <span className="block text-xs text-ink-2">
              read as <s className="decoration-ink-3">{<FieldValue value={standing.machine} control={field.control} />}</s>
            </span>
          )}
          {active && <span className="block text-xs text-pretty text-ink-2">{standing.why}</span>}
        </button>
        <span className={cx("mt-1 shrink-0", ink)} title={`${label}. ${standing.why}`}>
          <Icon aria-hidden="true" className="size-4" />
          <span className="sr-only">{label}</span>
        </span>
        {field.control !== "none" && (
          <Button look="quiet" small icon aria-label={`Correct ${field.label}`} className="size-6!" onClick={() => onEdit(key)}>
            <Pencil aria-hidden="true" className="size-3.5 text-ink-3" />
          </Button>
        )}
      </dd>
    </div>
  );
}
