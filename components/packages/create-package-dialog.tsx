"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { Field, TextInput } from "@/components/ui/field";
import { ClientError } from "@/lib/client/client-error";
import { useCreatePackage } from "@/lib/client/use-packages";

/** A new package: a name, and where the land lies. */
export function CreatePackageDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const router = useRouter();
  const create = useCreatePackage();
  const [missing, setMissing] = useState(false);
  const problem = (path: string) => (create.error instanceof ClientError ? create.error.errors.find((e) => e.path.endsWith(path))?.message : undefined);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "").trim();
    setMissing(text("name") === "");
    if (text("name") === "") return;
    create.mutate(
      { name: text("name"), county: text("county") || null, state: text("state") || null, as_of: text("as_of") || null },
      {
        onSuccess: (made) => {
          onClose();
          router.push(`/packages/${made.id}`);
        },
      },
    );
  };
  return (
    <Dialog open={open} onClose={onClose} title="New package">
      <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
        <Field label="Name" hint="The land or the prospect, as you call it" problem={missing ? "A package needs a name." : problem("name")}>
          {(id) => <TextInput id={id} name="name" required autoComplete="off" maxLength={255} />}
        </Field>
        <div className="grid grid-cols-[1fr_5rem] gap-3">
          <Field label="County" problem={problem("county")}>
            {(id) => <TextInput id={id} name="county" autoComplete="off" maxLength={100} />}
          </Field>
          <Field label="State" problem={problem("state")}>
            {(id) => <TextInput id={id} name="state" autoComplete="off" maxLength={2} placeholder="ND" />}
          </Field>
        </div>
        <Field label="Title as of" hint="Empty: today" problem={problem("as_of")}>
          {(id) => <TextInput id={id} name="as_of" type="date" />}
        </Field>
        {create.error && <ErrorState error={create.error} compact />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" disabled={create.isPending}>
            Create package
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
