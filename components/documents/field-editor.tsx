"use client";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Select, TextArea, TextInput } from "@/components/ui/field";
import { words } from "@/components/ui/format";
import type { Fraction } from "@/lib/contracts/fraction";
import type { FieldView } from "./field-view";
import { fractionFrom } from "./fraction-input";

/** What stands in the control before a person types. */
function initial(field: FieldView): string {
  if (field.value === null || field.value === undefined) return "";
  if (field.control === "fraction") return (field.value as Fraction).fraction;
  if (field.control === "bool") return field.value ? "yes" : "no";
  return String(field.value);
}

/** Typed text → the value of the contract, or what is wrong with it. */
function parse(field: FieldView, text: string): { value: unknown } | { problem: string } {
  const typed = text.trim();
  if (typed === "") return { value: null };
  if (field.control === "fraction") {
    const value = fractionFrom(typed);
    return value ? { value } : { problem: "A share like 3/16, 1 or 18.75 %" };
  }
  if (field.control === "date") return /^\d{4}(-\d{2}(-\d{2})?)?$/.test(typed) ? { value: typed } : { problem: "A date as 1921-03-04, 1921-03 or 1921" };
  if (field.control === "integer") return /^\d{1,9}$/.test(typed) ? { value: Number(typed) } : { problem: "A whole number" };
  return { value: field.control === "bool" ? typed === "yes" : typed };
}

function Control({ field, id, value, onChange }: { field: FieldView; id: string; value: string; onChange: (text: string) => void }) {
  const options = field.control === "bool" ? ["yes", "no"] : field.options;
  if (options)
    return (
      <Select id={id} autoFocus value={value} onChange={(e) => onChange(e.target.value)}>
        <option value="">not stated</option>
        {options.map((o) => (
          <option key={o} value={o}>
            {words(o)}
          </option>
        ))}
      </Select>
    );
  if (field.control === "long") return <TextArea id={id} autoFocus value={value} onChange={(e) => onChange(e.target.value)} />;
  const hint = { fraction: "3/16", date: "1921-03-04", integer: "36" }[field.control as string];
  return (
    <TextInput
      id={id}
      autoFocus
      autoComplete="off"
      inputMode={field.control === "integer" ? "numeric" : "text"}
      placeholder={hint}
      value={value}
      onChange={(e) => onChange(e.target.value)}
    />
  );
}

type Props = { id: string; field: FieldView; busy: boolean; onSave: (value: unknown, note: string) => void; onCancel: () => void };

/** A value under correction: the right control for its kind, and a note that says why. */
export function FieldEditor({ id, field, busy, onSave, onCancel }: Props) {
  const [text, setText] = useState(() => initial(field));
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = parse(field, text);
    if ("problem" in parsed) setProblem(parsed.problem);
    else onSave(parsed.value, note.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onCancel();
  };
  return (
    <form onSubmit={submit} onKeyDown={onKeyDown} className="flex flex-col gap-2">
      <Control field={field} id={id} value={text} onChange={setText} />
      {problem && (
        <p role="alert" className="text-xs font-medium text-critical">
          {problem}
        </p>
      )}
      <TextInput aria-label="Note: why it is corrected" placeholder="Note: why" value={note} maxLength={4000} onChange={(e) => setNote(e.target.value)} />
      <div className="flex items-center gap-2">
        <Button small look="primary" type="submit" disabled={busy}>
          {busy ? "Computing…" : "Save correction"}
        </Button>
        <Button small onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
