"use client";
import { useMemo, useRef, useState } from "react";
import type { Pointed } from "@/components/document-viewer/words-within";
import { useDecisions } from "@/components/review/use-decisions";
import type { ReviewGroup } from "@/lib/contracts/review";
import { needsPerson } from "@/lib/contracts/vocabulary/review";
import { keyOf, placeOf } from "./field-key";
import type { FieldActions } from "./field-row";
import { itemPlace } from "./item-place";
import { textOf } from "./text-of";
import { focusField, useWalk } from "./use-walk";

type Props = { packageId: string; documentId: string; onActive: FieldActions["onActive"] };

/** Once a group is gone the focus stands on what moved into its place, or on the button that adds another. */
function stayBy(group: ReviewGroup): void {
  const [first] = group.fields;
  setTimeout(() => {
    if (document.activeElement?.closest("[data-field]")) return;
    if (first && focusField(keyOf(first))) return;
    document.querySelector<HTMLElement>(`[data-add="add:${group.aspect}"]`)?.focus();
  }, 120);
}

/** What a person does with the values of a document: edit, save, confirm and go on, fill with words taken up. The same functions throughout, so that rows need not be drawn again. */
export function useFieldActions({ packageId, documentId, onActive }: Props) {
  const decisions = useDecisions(packageId);
  const walk = useWalk(packageId, documentId);
  const [editing, setEditing] = useState<string | null>(null);
  const [words, setWords] = useState<Pointed | null>(null);
  const pointed = useRef<Pointed | null>(null);
  const { actions, fill } = useMemo(() => {
    const edit = (key: string | null, taken: Pointed | null = null) => {
      pointed.current = taken;
      setWords(taken);
      setEditing((before) => {
        if (key === null && before !== null)
          requestAnimationFrame(() => focusField(before) || document.querySelector<HTMLElement>(`[data-add="${CSS.escape(before)}"]`)?.focus());
        return key;
      });
    };
    const taken = () => pointed.current && { start: pointed.current.start, end: pointed.current.end };
    const made: FieldActions = {
      onActive,
      onEdit: (key) => edit(key),
      onSave: (field, { value, note }) => {
        void decisions.correct({ place: placeOf(documentId, field), label: `${field.label} corrected`, value, was: textOf(field.value), note, words: taken() });
        edit(null);
      },
      onConfirm: (field) => {
        if (needsPerson(field.state)) void decisions.confirm([placeOf(documentId, field)], `${field.label} confirmed`);
        walk.toWaiting(keyOf(field));
      },
      onTakeOut: (group) => {
        const pointer = itemPlace(group);
        if (pointer === null) return;
        void decisions.correct({
          place: { document_id: documentId, aspect: group.aspect, pointer },
          label: `${group.title} taken out`,
          value: null,
          was: "",
          note: "",
          words: null,
        });
        stayBy(group);
      },
      onAdd: ({ aspect, pointer, value, label }, note) => {
        void decisions.correct({ place: { document_id: documentId, aspect, pointer }, label, value, was: "", note, words: taken() });
        edit(null);
      },
    };
    return { actions: made, fill: (key: string, taken: Pointed) => edit(key, taken) };
  }, [decisions, documentId, onActive, walk]);
  return { actions, fill, editing, words, walk, undo: decisions.undo };
}
