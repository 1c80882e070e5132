import { ArrowDown, ArrowUp, Check } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { FractionText } from "@/components/ui/fraction";
import { keyed } from "@/components/ui/keyed";
import type { IssueReading } from "@/lib/contracts/readings";
import { EstateSign, estateStyle } from "./estate-style";
import { approximate, ratioOf } from "./ratio";

type Move = IssueReading["moves"][number];
const size = (share: string | null): number => approximate(ratioOf(share ?? "0"));

function MoveLine({ move }: { move: Move }) {
  const gains = size(move.after) > size(move.before);
  const Icon = gains ? ArrowUp : ArrowDown;
  return (
    <li className="grid grid-cols-[1rem_1fr] gap-x-1.5">
      <Icon aria-label={gains ? "gains" : "loses"} className={`mt-0.5 size-3.5 ${gains ? "text-ok" : "text-critical"}`} />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="font-medium">{move.name}</span>{" "}
        <span className="inline-flex items-baseline gap-1 whitespace-nowrap">
          {move.before && (
            <>
              <FractionText text={move.before} /> <span className="text-ink-3">to</span>
            </>
          )}
          {move.after ? <FractionText text={move.after} className="font-medium" /> : "nothing"}
        </span>
        <span className="flex items-center gap-1 text-xs text-ink-2">
          <EstateSign type={move.estate_type} className="size-3" />
          {estateStyle[move.estate_type].label}, {move.tract}
        </span>
      </span>
    </li>
  );
}

/** "1/16 of the whole" with its fraction typeset. */
function Label({ text }: { text: string }) {
  const [first = "", ...rest] = text.split(" ");
  if (!/^\d+(\/\d+)?$/.test(first)) return text;
  return (
    <>
      <FractionText text={first} /> {rest.join(" ")}
    </>
  );
}

/** Readings side by side: which one the ownership stands on, and who gains and who loses under each other. */
export function ReadingCards({ readings }: { readings: readonly IssueReading[] }) {
  return (
    <div className="grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
      {keyed(readings, (r) => r.label + r.rule).map(({ key, item: r }) => (
        <section key={key} aria-label={`Reading: ${r.label}`} className={`rounded-md border bg-surface p-3 ${r.taken ? "border-accent-line" : "border-line"}`}>
          <h4 className="flex flex-wrap items-center gap-2 font-medium">
            <span>
              <Label text={r.label} />
            </span>
            {r.taken && (
              <Badge tone="accent">
                <Check aria-hidden="true" className="size-3" />
                taken
              </Badge>
            )}
          </h4>
          <p className="font-mono text-2xs text-ink-3 [overflow-wrap:anywhere]">{r.rule}</p>
          {r.moves.length > 0 ? (
            <ul className="mt-2 grid gap-1.5">
              {keyed(r.moves, (m) => `${m.tract}${m.name}${m.estate_type}`).map(({ key: k, item }) => (
                <MoveLine key={k} move={item} />
              ))}
            </ul>
          ) : (
            <p className="mt-2 text-ink-2">{r.taken ? "The ownership as it is shown." : "Nobody takes."}</p>
          )}
        </section>
      ))}
    </div>
  );
}
