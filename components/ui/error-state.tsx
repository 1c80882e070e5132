"use client";
import { CircleAlert } from "lucide-react";
import { ClientError } from "@/lib/client/client-error";
import { Button } from "./button";

const advice: Partial<Record<ClientError["code"], string>> = {
  unreachable: "Start it with npm start, then try again.",
  not_found: "It may have been deleted, or the address is mistyped.",
  internal: "The fault is the server's. Its log names the request.",
  unexpected_answer: "Server and page may be of different versions: load the page again.",
};

/** What failed, in the server's words, with what to do. */
export function ErrorState({ error, onRetry, compact = false }: { error: unknown; onRetry?: () => void; compact?: boolean }) {
  const known = error instanceof ClientError ? error : null;
  return (
    <div role="alert" className={compact ? "flex gap-2 rounded-md bg-critical-soft p-3" : "mx-auto flex max-w-xl gap-3 px-6 py-12"}>
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-critical" />
      <div className="min-w-0">
        <p className="font-semibold">{known?.title ?? "Something went wrong"}</p>
        <p className="text-ink-2 [overflow-wrap:anywhere]">{known?.detail ?? "The page met an error it did not expect."}</p>
        {known && known.errors.length > 0 && (
          <ul className="mt-1 list-disc pl-4 text-ink-2">
            {known.errors.map((e) => (
              <li key={`${e.path}${e.message}`}>
                <code className="font-mono text-xs">{e.path}</code>: {e.message}
              </li>
            ))}
          </ul>
        )}
        {known && advice[known.code] && <p className="mt-1 text-ink-2">{advice[known.code]}</p>}
        {onRetry && (
          <Button small className="mt-3" onClick={onRetry}>
            Try again
          </Button>
        )}
      </div>
    </div>
  );
}
