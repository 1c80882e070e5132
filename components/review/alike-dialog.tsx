"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { formatDate, plural } from "@/components/ui/format";
import type { FieldPlace, QueueItem } from "@/lib/contracts/review";

const nameOf = (i: QueueItem) => `${i.document_id} ${i.aspect} ${i.pointer}`;

function Alike({ items, onConfirm }: { items: readonly QueueItem[]; onConfirm: (places: FieldPlace[]) => void }) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = items.filter((i) => !left.has(nameOf(i)));
  const toggle = (name: string) => {
    const next = new Set(left);
    if (!next.delete(name)) next.add(name);
    setLeft(next);
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="text-pretty text-ink-2">They wait for the same reason. Take out what should not be confirmed with the others.</p>
      <ul className="max-h-[46vh] overflow-y-auto rounded-md border border-line">
        {items.slice(0, 500).map((item) => (
          <li key={nameOf(item)} className="border-b border-line last:border-b-transparent">
            <label className="flex min-h-8 items-baseline gap-2 px-3 py-1.5 hover:bg-sunken/50">
              <input
                type="checkbox"
                className="size-4 shrink-0 self-center accent-(--accent)"
                checked={!left.has(nameOf(item))}
                onChange={() => toggle(nameOf(item))}
              />
              <span className="min-w-0 flex-1 font-medium [overflow-wrap:anywhere]">{item.value.slice(0, 120)}</span>
              <span className="text-xs text-ink-2">
                {item.document}
                {item.executed && `, ${formatDate(item.executed)}`}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div>
        <Button
          look="primary"
          autoFocus
          disabled={chosen.length === 0}
          onClick={() => onConfirm(chosen.slice(0, 500).map(({ document_id, aspect, pointer }) => ({ document_id, aspect, pointer })))}
        >
          Confirm {plural(Math.min(chosen.length, 500), "value")}
        </Button>
      </div>
    </div>
  );
}

/** All values that wait for the same reason, to be confirmed together. */
export function AlikeDialog({
  items,
  onClose,
  onConfirm,
}: {
  items: readonly QueueItem[] | null;
  onClose: () => void;
  onConfirm: (places: FieldPlace[]) => void;
}) {
  return (
    <Dialog open={items !== null} onClose={onClose} title={items?.[0] ? `${items[0].label}: do all ${items.length} like this` : "Do all like this"} wide>
      {items && <Alike items={items} onConfirm={onConfirm} />}
    </Dialog>
  );
}
