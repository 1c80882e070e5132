"use client";
import { Plus, Trash2 } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Late, latePart } from "@/components/ui/late";
import type { DocumentReview, ReviewGroup } from "@/lib/contracts/review";
import type { Aspect } from "@/lib/contracts/vocabulary/pipeline";
import { keyOf } from "./field-key";
import { type FieldActions, FieldRow } from "./field-row";
import { itemPlace, newItems } from "./item-place";
import { StateTally } from "./state-looks";
import { tally } from "./tally";

/** Drawn after the values stand: a document is read before its land is looked at. */
const newItem = latePart(() => import("./editors/new-item").then((m) => m.NewItem));
const landPlat = latePart(() => import("@/components/land/land-plat").then((m) => m.LandPlat));

const aspectTitles: Record<Aspect, string> = { doc_type: "Instrument", parties: "Parties", dates: "Dates", land: "Land", conveyance: "Conveyance" };
const aspectOrder: Aspect[] = ["doc_type", "parties", "dates", "conveyance", "land"];

type Props = {
  review: DocumentReview;
  active: string | null;
  editing: string | null;
  /** Words taken up for the value under correction. */
  words: string | null;
  busy: boolean;
  actions: FieldActions;
  onWithdraw: (aspect: Aspect) => void;
};

function Group({ group, title, props }: { group: ReviewGroup; title: boolean; props: Props }) {
  return (
    <div className="px-2 py-1.5">
      {title && (
        <div className="flex items-start gap-2 pr-1 pl-2">
          <h4 className="min-w-0 flex-1 text-xs leading-6 font-semibold [overflow-wrap:anywhere]">
            {group.title}
            {group.note && <span className="ml-2 font-normal text-ink-2">{group.note}</span>}
          </h4>
          {itemPlace(group) !== null && (
            <Button
              look="quiet"
              small
              icon
              tabIndex={-1}
              aria-label={`Take out ${group.title}`}
              title="Take out: the paper does not say this (Delete)"
              className="size-6!"
              onClick={() => props.actions.onTakeOut(group)}
            >
              <Trash2 aria-hidden="true" className="size-3.5 text-ink-3" />
            </Button>
          )}
        </div>
      )}
      <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-1">
        {group.fields.map((field) => {
          const key = keyOf(field);
          const editing = props.editing === key;
          return (
            <FieldRow key={key} field={field} active={props.active === key} editing={editing} words={editing ? props.words : null} actions={props.actions} />
          );
        })}
      </dl>
    </div>
  );
}

/** The form for an item that was not read, or the button that opens it. */
function Addition({ aspect, props }: { aspect: Aspect; props: Props }) {
  const item = newItems.find((n) => n.aspect === aspect);
  if (!item) return null;
  if (props.editing === item.key)
    return (
      <Late
        key={props.words}
        part={newItem}
        props={{ aspect, taken: props.words ?? "", onAdd: props.actions.onAdd, onCancel: () => props.actions.onEdit(null) }}
      />
    );
  return (
    <Button look="quiet" small className="mx-2" data-add={item.key} onClick={() => props.actions.onEdit(item.key)}>
      <Plus aria-hidden="true" className="size-3.5" />
      {item.label}
    </Button>
  );
}

function AspectSection({ aspect, props }: { aspect: Aspect; props: Props }) {
  const { review, busy, onWithdraw } = props;
  const read = review.aspects.find((a) => a.aspect === aspect);
  const groups = review.groups.filter((g) => g.aspect === aspect);
  if (!read)
    return (
      <section aria-label={aspectTitles[aspect]} className="border-b border-line p-4 text-ink-2">
        <h3 className="font-semibold text-ink">{aspectTitles[aspect]}</h3>
        Not read yet.
      </section>
    );
  return (
    <section id={`aspect-${aspect}`} aria-label={aspectTitles[aspect]} className="scroll-mt-10 border-b border-line pb-2">
      <header className="flex min-h-9 flex-wrap items-center gap-x-3 border-b border-line bg-surface px-4 py-1">
        <h3 className="font-semibold">{aspectTitles[aspect]}</h3>
        <span className="flex gap-2 text-xs">
          <StateTally counts={tally(groups)} states={["failed", "waiting", "person"]} />
        </span>
        <span className="ml-auto flex items-center gap-2 text-2xs text-ink-3">
          {read.reviewed && (
            <button type="button" className="min-h-6 rounded px-1 text-accent underline underline-offset-2" disabled={busy} onClick={() => onWithdraw(aspect)}>
              withdraw corrections
            </button>
          )}
          <Badge>{read.provenance.model ?? read.provenance.extractor}</Badge>
        </span>
      </header>
      {groups.map((group) => (
        <Group key={group.key} group={group} title={group.title !== aspectTitles[aspect]} props={props} />
      ))}
      {groups.length === 0 && <p className="px-4 py-2 text-ink-2">Nothing found.</p>}
      <Addition aspect={aspect} props={props} />
      {aspect === "land" && <Late part={landPlat} props={{ tracts: review.tracts }} />}
    </section>
  );
}

/** All values of a document by aspect. */
export function FieldsPanel(props: Props) {
  return aspectOrder.map((aspect) => <AspectSection key={aspect} aspect={aspect} props={props} />);
}
