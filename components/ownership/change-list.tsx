import { ArrowRight } from "lucide-react";
import { FractionText } from "@/components/ui/fraction";
import type { ShareChange } from "./diff-ownership";

function Shares({ text }: { text: string | null }) {
  if (text === null) return <span className="text-ink-2">nothing</span>;
  return text.split(" + ").map((share, i) => (
    <span key={share}>
      {i > 0 && " + "}
      <FractionText text={share} className="font-medium" />
    </span>
  ));
}

/** "grantee: 1/4 → 1/8 of the minerals in the NE/4", one line for each share that moved. */
export function ChangeList({ changes }: { changes: ShareChange[] }) {
  if (changes.length === 0) return <p className="text-ink-2">No share moved.</p>;
  return (
    <ul className="grid gap-1">
      {changes.map((c) => (
        <li key={`${c.tract}${c.name}${c.estate}${c.before}${c.after}`} className="text-pretty">
          <span className="font-medium">{c.name}</span>:{" "}
          <span className="inline-flex items-baseline gap-1.5">
            <Shares text={c.before} />
            <ArrowRight aria-label="becomes" className="size-3.5 self-center text-ink-3" />
            <Shares text={c.after} />
          </span>{" "}
          <span className="text-ink-2">
            of the {c.estate.toLowerCase()} in {c.tract}
          </span>
        </li>
      ))}
    </ul>
  );
}
