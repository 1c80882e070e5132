"use client";
import { useMemo, useRef, useState } from "react";
import type { Pointed } from "@/components/document-viewer/words-within";
import { useDecisions } from "@/components/review/use-decisions";
import { needsPerson } from "@/lib/contracts/vocabulary/review";
import { keyOf, placeOf } from "./field-key";
import type { FieldActions } from "./field-row";
import { textOf } from "./text-of";
import { focusField, useWalk } from "./use-walk";

type Props = { packageId: string; documentId: string; onActive: FieldActions["onActive"] };

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
        if (key === null && before !== null) requestAnimationFrame(() => focusField(before));
        return key;
      });
    };
    const made: FieldActions = {
      onActive,
      onEdit: (key) => edit(key),
      onSave: (field, { value, note }) => {
        const taken = pointed.current && { start: pointed.current.start, end: pointed.current.end };
        void decisions.correct({ place: placeOf(documentId, field), label: field.label, value, was: textOf(field.value), note, words: taken });
        edit(null);
      },
      onConfirm: (field) => {
        if (needsPerson(field.state)) void decisions.confirm([placeOf(documentId, field)], `${field.label} confirmed`);
        walk.toWaiting(keyOf(field));
      },
    };
    return { actions: made, fill: (key: string, taken: Pointed) => edit(key, taken) };
  }, [decisions, documentId, onActive, walk]);
  return { actions, fill, editing, words, walk, undo: decisions.undo };
}
