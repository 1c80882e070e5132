import type { ReviewField } from "@/lib/contracts/review";
import { StateMark, stateLooks } from "./state-looks";

/** How the value in focus stands and why, in a place of its own: nothing moves while the reader goes from value to value. */
export function WhyBar({ field }: { field: ReviewField | null }) {
  return (
    <section aria-label="How this value stands" className="flex min-h-15 shrink-0 gap-2 border-t border-line bg-raised px-4 py-2">
      {field ? (
        <>
          <StateMark state={field.state} />
          <p className="min-w-0 text-pretty">
            <span className="font-semibold">{field.label}</span> <span className="text-ink-2">{stateLooks[field.state].label}</span>
            <span className="line-clamp-3 text-xs text-ink-2">{field.why}</span>
          </p>
        </>
      ) : (
        <p className="text-xs text-pretty text-ink-2">A value in focus tells here how it stands and why. ENTER confirms, F2 corrects, ? shows all keys.</p>
      )}
    </section>
  );
}
