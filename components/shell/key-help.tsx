"use client";
import { useEffect, useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { Kbd } from "@/components/ui/kbd";
import { keyLines } from "./key-lines";
import { setSingleKeys, singleKeys, useShortcutGroups } from "./shortcuts";

/** The keys that are valid on the page in view. */
export function KeyHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const groups = useShortcutGroups();
  const [on, setOn] = useState(true);
  useEffect(() => setOn(singleKeys()), []);
  return (
    <Dialog open={open} onClose={onClose} title="Keys valid here">
      <div className="flex flex-col gap-5">
        {groups.toReversed().map((group) => (
          <section key={group.title}>
            <h3 className="mb-1.5 text-xs font-medium text-ink-3">{group.title}</h3>
            <dl className="flex flex-col gap-1.5">
              {keyLines(group.shortcuts).map((line) => (
                <div key={line.what} className="flex items-baseline justify-between gap-4">
                  <dt>{line.what}</dt>
                  <dd className="flex gap-2">
                    {line.keys.map((combination) => (
                      <span key={combination.join("+")} className="flex gap-1">
                        {combination.map((key) => (
                          <Kbd key={key}>{key}</Kbd>
                        ))}
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <label htmlFor="single-keys" className="flex items-center gap-2 border-t border-line pt-3">
          <input
            id="single-keys"
            type="checkbox"
            className="size-4 accent-(--accent)"
            checked={on}
            onChange={(e) => {
              setOn(e.target.checked);
              setSingleKeys(e.target.checked);
            }}
          />
          Single letters act as keys
        </label>
      </div>
    </Dialog>
  );
}
