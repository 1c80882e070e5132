"use client";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { fractionFrom } from "@/components/documents/fraction-input";
import { estateLabels } from "@/components/title/estate-labels";
import { Button } from "@/components/ui/button";
import { Field, Select, TextArea, TextInput } from "@/components/ui/field";
import { words } from "@/components/ui/format";
import { estateTypes } from "@/lib/contracts/vocabulary/estates";
import { partyRoles } from "@/lib/contracts/vocabulary/parties";
import type { Aspect } from "@/lib/contracts/vocabulary/pipeline";

/** What a person adds: where, and as what. */
export type NewItemValue = { aspect: Aspect; pointer: string; value: unknown; label: string };
type FormProps = { taken: string };

const entry = (data: FormData, name: string) => String(data.get(name) ?? "").trim();

function PartyFields({ taken }: FormProps) {
  return (
    <>
      <Field label="Name, as written">{(id) => <TextInput id={id} name="name" autoFocus autoComplete="off" defaultValue={taken} maxLength={300} />}</Field>
      <Field label="Role">
        {(id) => (
          <Select id={id} name="role" defaultValue="grantee">
            {partyRoles.map((role) => (
              <option key={role} value={role}>
                {words(role)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}

const kinds = { grants: "Granted", reservations: "Reserved", exceptions: "Excepted" } as const;

function InterestFields({ taken }: FormProps) {
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        <Field label="What becomes of it">
          {(id) => (
            <Select id={id} name="list" autoFocus defaultValue="reservations">
              {Object.entries(kinds).map(([list, label]) => (
                <option key={list} value={list}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Estate">
          {(id) => (
            <Select id={id} name="estate" defaultValue="mineral">
              {estateTypes.map((estate) => (
                <option key={estate} value={estate}>
                  {estateLabels[estate]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field label="Fraction of the whole">{(id) => <TextInput id={id} name="fraction" placeholder="1/2; empty: all of it" autoComplete="off" />}</Field>
      <Field label="Words">{(id) => <TextArea id={id} name="text" rows={2} defaultValue={taken} maxLength={4000} />}</Field>
    </>
  );
}

function TractFields({ taken }: FormProps) {
  return <Field label="As described">{(id) => <TextArea id={id} name="text" rows={4} autoFocus defaultValue={taken} maxLength={20_000} />}</Field>;
}

/** What the form says: an item, or what is wrong with it. */
function read(aspect: Aspect, data: FormData): NewItemValue | string {
  if (aspect === "parties") {
    const name = entry(data, "name");
    return name ? { aspect, pointer: "/parties/-", value: { name, role: entry(data, "role") }, label: `${name} added` } : "A party needs a name.";
  }
  const text = entry(data, "text");
  if (aspect === "land") return text ? { aspect, pointer: "/tracts/-", value: { text }, label: "Tract added" } : "A tract needs the words that describe it.";
  const list = entry(data, "list") as keyof typeof kinds;
  const typed = entry(data, "fraction");
  const fraction = typed === "" ? null : fractionFrom(typed);
  if (typed !== "" && fraction === null) return "A share like 3/16 or 18.75 %, or nothing for all of it.";
  return { aspect, pointer: `/${list}/-`, value: { estate_type: entry(data, "estate"), fraction, text }, label: `${kinds[list]} interest added` };
}

const forms: Partial<Record<Aspect, (props: FormProps) => ReactNode>> = { parties: PartyFields, conveyance: InterestFields, land: TractFields };

/** The form for a party, an interest or a tract that was not read. ENTER adds it, Escape leaves. */
export function NewItem({
  aspect,
  taken,
  onAdd,
  onCancel,
}: {
  aspect: Aspect;
  taken: string;
  onAdd: (item: NewItemValue, note: string) => void;
  onCancel: () => void;
}) {
  const [problem, setProblem] = useState<string | null>(null);
  const heading = useId();
  const Fields = forms[aspect];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const item = read(aspect, data);
    if (typeof item === "string") setProblem(item);
    else onAdd(item, entry(data, "note"));
  };
  return (
    <form
      aria-labelledby={heading}
      onSubmit={submit}
      onKeyDown={(e) => e.key === "Escape" && onCancel()}
      className="mx-4 my-2 flex flex-col gap-2 rounded-md border border-accent bg-surface p-2.5"
    >
      <h4 id={heading} className="text-xs font-semibold">
        What was not read
      </h4>
      {Fields && <Fields taken={taken} />}
      {problem && (
        <p role="alert" className="text-xs font-medium text-critical">
          {problem}
        </p>
      )}
      <TextInput name="note" aria-label="Note: why it is added" placeholder="Note: why" maxLength={4000} />
      <div className="flex gap-2">
        <Button small look="primary" type="submit">
          Add
        </Button>
        <Button small onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
