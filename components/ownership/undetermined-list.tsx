"use client";
import { Split } from "lucide-react";
import { EstateName } from "@/components/title/estate-style";
import { Button } from "@/components/ui/button";
import { Share } from "@/components/ui/fraction";
import { keyed } from "@/components/ui/keyed";
import type { Undetermined } from "@/lib/contracts/title";

/** What the instruments leave open in law: the readings side by side, who gains under each, and what would settle it. Never counted in the rows. */
export function UndeterminedList({ items, onProof }: { items: Undetermined[]; onProof: (item: Undetermined) => void }) {
  return (
    <div className="border-t border-line bg-signal-soft/40 px-4 py-3">
      <h3 className="flex items-center gap-2 font-semibold text-signal">
        <Split aria-hidden="true" className="size-4" />
        Left open by the instruments
      </h3>
      <ul className="mt-2 flex flex-col gap-4">
        {keyed(items, (u) => u.estate_type + u.why).map(({ key, item }) => (
          <li key={key}>
            <p className="flex flex-wrap items-center gap-x-3">
              <EstateName type={item.estate_type} />
              <Share value={item.share} />
              {item.effects.length > 0 && (
                <Button small look="quiet" onClick={() => onProof(item)}>
                  Proof
                </Button>
              )}
            </p>
            <p className="text-pretty text-ink-2">{item.why}</p>
            <div className="mt-2 grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
              {keyed(item.readings, (r) => r.label + r.rule).map(({ key: r, item: reading }) => (
                <section key={r} className="rounded-md border border-line bg-surface p-3">
                  <h4 className="font-medium">{reading.label}</h4>
                  <p className="font-mono text-2xs text-ink-3 [overflow-wrap:anywhere]">{reading.rule}</p>
                  <ul className="mt-1.5 grid gap-0.5">
                    {keyed(reading.outcome, (x) => x.name).map(({ key: k, item: o }) => (
                      <li key={k} className="flex justify-between gap-3">
                        <span className="min-w-0">{o.name}</span>
                        <Share value={o.share} />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
            {item.settles && (
              <p className="mt-2 text-xs">
                <span className="text-ink-2">Settled by: </span>
                {item.settles}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
