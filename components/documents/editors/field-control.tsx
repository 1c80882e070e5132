"use client";
import { Select, TextArea, TextInput } from "@/components/ui/field";
import { words } from "@/components/ui/format";
import type { ReviewField } from "@/lib/contracts/review";

type Props = { field: ReviewField; id: string; value: string; onChange: (text: string) => void };
const hints: Partial<Record<ReviewField["control"], string>> = { fraction: "3/16", date: "1921-03-04", integer: "36" };

/** The right control for the kind of value. */
export function FieldControl({ field, id, value, onChange }: Props) {
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
  if (field.control === "long" || field.control === "land")
    return <TextArea id={id} autoFocus rows={field.control === "land" ? 5 : 4} value={value} onChange={(e) => onChange(e.target.value)} />;
  return (
    <TextInput
      id={id}
      autoFocus
      autoComplete="off"
      spellCheck={false}
      inputMode={field.control === "integer" ? "numeric" : "text"}
      placeholder={hints[field.control]}
      value={value}
      onChange={(e) => onChange(e.target.value)}
      onFocus={(e) => e.target.select()}
    />
  );
}
