"use client";
import { X } from "lucide-react";
import { useId, useState } from "react";
import type { Pointed } from "@/components/document-viewer/words-within";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/field";
import type { ReviewField, ReviewGroup } from "@/lib/contracts/review";
import { keyOf } from "./field-key";
import { newItems } from "./item-place";

type Props = { pointed: Pointed; groups: readonly ReviewGroup[]; suggested: string | null; onUse: (key: string) => void; onClose: () => void };

const takesWords = (f: ReviewField): boolean => f.control !== "none" && f.control !== "bool" && f.control !== "reading";

/** Words taken up from the document, and the value they are to fill: the one in focus, unless another is chosen, or a new party, interest or tract. */
export function PointedBar({ pointed, groups, suggested, onUse, onClose }: Props) {
  const id = useId();
  const editable = groups.map((g) => ({ ...g, fields: g.fields.filter(takesWords) })).filter((g) => g.fields.length > 0);
  const [chosen, setChosen] = useState<string | null>(null);
  const known = editable.some((g) => g.fields.some((f) => keyOf(f) === suggested)) || newItems.some((item) => item.key === suggested);
  const target = chosen ?? (known ? suggested : null) ?? "";
  return (
    <section aria-label="Words taken up" className="flex flex-wrap items-center gap-2 border-t border-line bg-raised px-3 py-2">
      <q className="line-clamp-2 min-w-32 flex-1 text-xs [overflow-wrap:anywhere]">{pointed.text.replace(/\s+/g, " ").slice(0, 240)}</q>
      <label htmlFor={id} className="sr-only">
        Value to fill
      </label>
      <Select id={id} className="h-7 w-44 text-xs" value={target} onChange={(e) => setChosen(e.target.value)}>
        <option value="">Choose a value</option>
        {editable.map((g) => (
          <optgroup key={g.key} label={g.title}>
            {g.fields.map((f) => (
              <option key={keyOf(f)} value={keyOf(f)}>
                {f.label}
              </option>
            ))}
          </optgroup>
        ))}
        <optgroup label="Not read yet">
          {newItems.map((item) => (
            <option key={item.key} value={item.key}>
              {item.label}
            </option>
          ))}
        </optgroup>
      </Select>
      <Button small look="primary" disabled={target === ""} onClick={() => onUse(target)}>
        Use these words
      </Button>
      <Button look="quiet" small icon aria-label="Leave the words" onClick={onClose}>
        <X aria-hidden="true" className="size-4" />
      </Button>
    </section>
  );
}
