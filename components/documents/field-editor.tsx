"use client";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextInput } from "@/components/ui/field";
import { useReadTextNow } from "@/lib/client/use-read-text";
import type { Reading } from "@/lib/contracts/aspects/conveyance";
import type { ReviewField } from "@/lib/contracts/review";
import { FieldControl } from "./editors/field-control";
import { advice, parseTyped, shownIn } from "./editors/parse-typed";
import { ReadingChoice } from "./editors/reading-choice";
import { ReadingPreview } from "./editors/reading-preview";

export type Saved = { value: unknown; note: string };
type Props = {
  id: string;
  field: ReviewField /** Words taken up from the document, in place of the present value. */;
  words: string | null;
  onSave: (saved: Saved) => void;
  onCancel: () => void;
};

/** A value under correction: the right control for its kind, what the typed words come to, and a note that says why. ENTER saves, Escape leaves. */
export function FieldEditor({ id, field, words, onSave, onCancel }: Props) {
  const [text, setText] = useState(() => words ?? shownIn(field));
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, setChosen] = useState(0);
  const readNow = useReadTextNow();
  const readings = field.control === "reading" ? ((field.machine ?? field.value) as Reading[]) : null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (readings) return onSave({ value: readings.slice(chosen, chosen + 1), note: note.trim() });
    const typed = parseTyped(field.control, text);
    const value = typed === "words" ? (await readNow(field.control, text).catch(() => null))?.value : typed.value;
    if (typed === "words" && (value === null || value === undefined)) setProblem(`${advice[field.control] ?? "This cannot be read"}.`);
    else onSave({ value, note: note.trim() });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === "Escape") onCancel();
    const lines = event.target instanceof HTMLTextAreaElement;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && lines) event.currentTarget.requestSubmit();
  };
  return (
    <form onSubmit={submit} onKeyDown={onKeyDown} className="flex flex-col gap-2">
      {readings ? (
        <ReadingChoice id={id} readings={readings} chosen={chosen} onChoose={setChosen} />
      ) : (
        <>
          <FieldControl field={field} id={id} value={text} onChange={setText} />
          <ReadingPreview field={field} text={text} />
        </>
      )}
      {problem && (
        <p role="alert" className="text-xs font-medium text-critical">
          {problem}
        </p>
      )}
      <TextInput aria-label="Note: why it is corrected" placeholder="Note: why" value={note} maxLength={4000} onChange={(e) => setNote(e.target.value)} />
      <div className="flex items-center gap-2">
        <Button small look="primary" type="submit">
          Save correction
        </Button>
        <Button small onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
