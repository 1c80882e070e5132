// What a document says, as fields: one way to show, point at and edit every value of every aspect.
import type { Aspect } from "@/lib/contracts/pipeline";

export type Control = "text" | "long" | "date" | "fraction" | "select" | "bool" | "integer" | "none";
export type FieldView = { aspect: Aspect; pointer: string; label: string; value: unknown; control: Control; options?: readonly string[] };
export type FieldGroup = { key: string; title: string; note?: string; fields: FieldView[] };

export const keyOf = (field: Pick<FieldView, "aspect" | "pointer">): string => `${field.aspect}:${field.pointer}`;

type Spec = [name: string, label: string, control: Control, options?: readonly string[]];

/**
 * Fields of one object: ("parties", "/parties/0", {...}, [["name","Name","text"]]) → the name as a field.
 * Names after `always` are left out where the value is null or absent, so that a form holds what the paper says and not what it might.
 */
export function fieldsOf(aspect: Aspect, base: string, object: Record<string, unknown>, specs: Spec[], always: string[]): FieldView[] {
  return specs.flatMap(([name, label, control, options]) => {
    const value = object[name] ?? null;
    if ((value === null || (Array.isArray(value) && value.length === 0)) && !always.includes(name)) return [];
    return [{ aspect, pointer: `${base}/${name}`, label, value, control, ...(options ? { options } : {}) }];
  });
}
