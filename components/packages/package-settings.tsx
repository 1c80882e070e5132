"use client";
import { Settings2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { toast } from "@/components/shell/toaster";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { Field, TextInput } from "@/components/ui/field";
import { useDeletePackage, useUpdatePackage } from "@/lib/client/use-packages";
import type { Package } from "@/lib/contracts/packages";

function DeletePackage({ data }: { data: Package }) {
  const router = useRouter();
  const [sure, setSure] = useState(false);
  const remove = useDeletePackage();
  if (!sure)
    return (
      <Button look="danger" small onClick={() => setSure(true)}>
        Delete package…
      </Button>
    );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-critical">Delete it with its {data.document_count} documents and all corrections?</span>
      <Button look="danger" small disabled={remove.isPending} onClick={() => remove.mutate(data.id, { onSuccess: () => router.push("/") })}>
        Delete for good
      </Button>
      <Button look="quiet" small onClick={() => setSure(false)}>
        Keep it
      </Button>
      {remove.error && <ErrorState error={remove.error} compact />}
    </div>
  );
}

/** Name, place and date of a package, and its end. */
export function PackageSettings({ data }: { data: Package }) {
  const [open, setOpen] = useState(false);
  const update = useUpdatePackage(data.id);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "").trim() || null;
    const done = () => {
      setOpen(false);
      toast("Saved.");
    };
    update.mutate({ name: text("name") ?? data.name, county: text("county"), state: text("state"), as_of: text("as_of") }, { onSuccess: done });
  };
  return (
    <>
      <Button icon aria-label="Package settings" onClick={() => setOpen(true)}>
        <Settings2 aria-hidden="true" className="size-4" />
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Package settings">
        <form onSubmit={submit} className="flex flex-col gap-4">
          <Field label="Name">{(id) => <TextInput id={id} name="name" required defaultValue={data.name} maxLength={255} />}</Field>
          <div className="grid grid-cols-[1fr_5rem] gap-3">
            <Field label="County">{(id) => <TextInput id={id} name="county" defaultValue={data.county ?? ""} />}</Field>
            <Field label="State">{(id) => <TextInput id={id} name="state" maxLength={2} defaultValue={data.state ?? ""} />}</Field>
          </div>
          <Field label="Title as of" hint="Empty: today">
            {(id) => <TextInput id={id} type="date" name="as_of" defaultValue={data.as_of ?? ""} />}
          </Field>
          {update.error && <ErrorState error={update.error} compact />}
          <div className="flex justify-end gap-2">
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button look="primary" type="submit" disabled={update.isPending}>
              Save
            </Button>
          </div>
        </form>
        <div className="mt-5 border-t border-line pt-4">
          <DeletePackage data={data} />
        </div>
      </Dialog>
    </>
  );
}
