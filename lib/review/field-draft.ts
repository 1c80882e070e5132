// A value of an aspect as a field: what it is called, how it is edited, what rests on it. How it stands is judged afterwards.
import type { Aspect } from "@/lib/contracts/pipeline";
import type { Bearing, Control } from "@/lib/contracts/vocabulary/review";

export type FieldDraft = {
  aspect: Aspect;
  pointer: string;
  label: string;
  value: unknown;
  control: Control;
  bearing: Bearing;
  options?: readonly string[];
  /** Local id of the party or tract that the field belongs to. */
  subject?: string;
};
export type GroupDraft = { key: string; aspect: Aspect; title: string; note?: string; fields: FieldDraft[] };

export type FieldSpec = [name: string, label: string, control: Control, bearing: Bearing, options?: readonly string[]];

/**
 * Fields of one object: ("parties", "/parties/0", {name:"A"}, [["name","Name","text","ownership"]], ["name"]) → the name as a field.
 * A name that is not in `always` is left out where its value is null or absent, so that a form holds what the paper says and not what it might.
 */
export function fieldsOf(aspect: Aspect, base: string, object: Record<string, unknown>, specs: readonly FieldSpec[], always: readonly string[]): FieldDraft[] {
  return specs.flatMap(([name, label, control, bearing, options]) => {
    const value = object[name] ?? null;
    if ((value === null || (Array.isArray(value) && value.length === 0)) && !always.includes(name)) return [];
    return [{ aspect, pointer: `${base}/${name}`, label, value, control, bearing, ...(options ? { options } : {}) }];
  });
}
