"use client";
import { Pencil } from "lucide-react";
import { type KeyboardEvent, memo, useId } from "react";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/class-names";
import type { ReviewField, ReviewGroup } from "@/lib/contracts/review";
import type { NewItemValue } from "./editors/new-item";
import { FieldEditor, type Saved } from "./field-editor";
import { keyOf } from "./field-key";
import { FieldValue } from "./field-value";
import { StateMark, stateLooks } from "./state-looks";

export type FieldActions = {
  /** Lights the words of a value; `scroll` brings them into view. */
  onActive: (key: string | null, scroll?: boolean) => void;
  onEdit: (key: string | null) => void;
  onSave: (field: ReviewField, saved: Saved) => void;
  /** ENTER: confirms a value that waits, then goes on to the next that does. */
  onConfirm: (field: ReviewField) => void;
  /** Takes a party, an interest or a tract out of what was read. */
  onTakeOut: (group: ReviewGroup) => void;
  onAdd: (item: NewItemValue, note: string) => void;
};
type Props = { field: ReviewField; active: boolean; editing: boolean; words: string | null; actions: FieldActions };

const sureWords = (field: ReviewField) => (field.confidence === null || field.state === "absent" ? "" : `${Math.round(field.confidence * 100)} %`);

function Editing({ field, words, actions }: Omit<Props, "active" | "editing">) {
  const control = useId();
  return (
    <div className="col-span-2 my-1 rounded-md border border-accent bg-surface p-2.5">
      <dt className="mb-1 text-xs font-medium text-ink-2">
        <label htmlFor={control}>{field.label}</label>
      </dt>
      <dd>
        <FieldEditor id={control} field={field} words={words} onCancel={() => actions.onEdit(null)} onSave={(saved) => actions.onSave(field, saved)} />
      </dd>
    </div>
  );
}

/** A value with its state, how sure the reader was and why, what the machine read, and the way to correct it. Hover or focus lights its words. */
export const FieldRow = memo(function FieldRow({ field, active, editing, words, actions }: Props) {
  const key = keyOf(field);
  if (editing) return <Editing field={field} words={words} actions={actions} />;
  const edits = field.control !== "none";
  const long = field.control === "long" || field.control === "land";
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter") actions.onConfirm(field);
    else if (event.key === "F2" && edits) actions.onEdit(key);
    else return;
    event.preventDefault();
  };
  return (
    <div
      className={cx("group col-span-2 grid grid-cols-subgrid rounded-md", active ? "bg-mark/60" : "hover:bg-sunken/70")}
      data-field={key}
      data-state={field.state}
    >
      <dt className="py-1 pl-2 text-xs leading-5 text-ink-2">{field.label}</dt>
      <dd className="relative flex min-w-0 items-start gap-1 py-0.5 pr-1">
        <button
          type="button"
          data-value=""
          aria-label={`${field.label}: show the words`}
          aria-description={`${stateLooks[field.state].label}. ${field.why}`}
          aria-keyshortcuts={edits ? "Enter F2" : "Enter"}
          onMouseEnter={() => actions.onActive(key)}
          onMouseLeave={() => actions.onActive(null)}
          onFocus={() => actions.onActive(key, true)}
          onClick={() => actions.onActive(key, true)}
          onKeyDown={onKeyDown}
          className="min-h-6 min-w-0 flex-1 scroll-my-12 rounded px-1 text-left"
        >
          <span className={long ? "line-clamp-3" : undefined}>
            <FieldValue value={field.value} control={field.control} />
          </span>
          {field.machine !== undefined && (
            <span className="block text-xs text-ink-2">
              read as <s className="decoration-ink-3">{<FieldValue value={field.machine} control={field.control} />}</s>
            </span>
          )}
        </button>
        <span className="mt-1 w-8 shrink-0 text-right text-2xs text-ink-3 tabular-nums">{sureWords(field)}</span>
        <StateMark state={field.state} why={field.why} className="mt-1" />
        {edits ? (
          <Button look="quiet" small icon tabIndex={-1} aria-label={`Correct ${field.label}`} className="size-6!" onClick={() => actions.onEdit(key)}>
            <Pencil aria-hidden="true" className="size-3.5 text-ink-3" />
          </Button>
        ) : (
          <span className="size-6 shrink-0" />
        )}
      </dd>
    </div>
  );
});
