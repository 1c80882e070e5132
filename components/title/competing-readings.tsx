"use client";
import { Split } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { plural } from "@/components/ui/format";
import { keyed } from "@/components/ui/keyed";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useIssueReadings } from "@/lib/client/use-title";
import type { OpenQuestion } from "@/lib/contracts/readings";
import type { Issue } from "@/lib/contracts/title";
import { EvidenceQuotes } from "./evidence-quote";
import { ReadingCards } from "./reading-cards";

/** Issues that come of words which can be read in more than one way. */
const openWords = new Set([
  "AMBIGUOUS_SAVINGS_CLAUSE",
  "CONFLICTING_FRACTIONS",
  "DOUBLE_FRACTION",
  "ESTATE_MISCONCEPTION",
  "FIXED_OR_FLOATING_ROYALTY",
  "FRACTION_BASE_AMBIGUITY",
  "MINERAL_OR_ROYALTY",
  "OFF_TRACT_UNIT_PRODUCTION",
]);
export const hasReadings = (issue: Pick<Issue, "code">): boolean => openWords.has(issue.code);

function Question({ question, packageId, names }: { question: OpenQuestion; packageId: string; names: ReadonlyMap<string, string> }) {
  return (
    <li>
      {question.evidence.length > 0 ? (
        <EvidenceQuotes packageId={packageId} documentId={question.document_id} evidence={question.evidence} names={names} />
      ) : (
        <p className="mb-1 text-pretty text-ink-2">{question.about}</p>
      )}
      <ReadingCards readings={question.readings} />
      {question.settles && (
        <p className="mt-2 text-xs">
          <span className="text-ink-2">Settled by: </span>
          {question.settles}
        </p>
      )}
    </li>
  );
}

/** The readings that the words bear, side by side, with who gains under each; computed when they are looked at. */
export function CompetingReadings({ issue, packageId, names }: { issue: Issue; packageId: string; names: ReadonlyMap<string, string> }) {
  const [open, setOpen] = useState(false);
  const { data, error, refetch, fetchNextPage, isFetchingNextPage } = useIssueReadings(packageId, issue.id, open);
  const questions = data?.pages.flatMap((p) => p.questions) ?? [];
  const left = data?.pages.at(-1)?.left ?? 0;
  return (
    <details className="rounded-md bg-signal-soft/40 px-3 py-1.5" onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary className="min-h-6 text-signal">
        <Split aria-hidden="true" className="mr-1.5 inline size-3.5" />
        Competing readings
      </summary>
      <div className="pt-2 pb-1.5">
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} compact />
        ) : !open ? null : !data ? (
          <SkeletonRows rows={2} label="Computing the title under each reading" />
        ) : questions.length === 0 ? (
          <p className="text-ink-2">The words were read one way only; no other reading moves a share.</p>
        ) : (
          <>
            <ul className="grid gap-4">
              {keyed(questions, (q) => `${q.document_id}${q.about}`).map(({ key, item }) => (
                <Question key={key} question={item} packageId={packageId} names={names} />
              ))}
            </ul>
            {left > 0 && (
              <Button small className="mt-3" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {isFetchingNextPage ? "Computing the title under each reading…" : `Compare ${plural(left, "more clause")}`}
              </Button>
            )}
          </>
        )}
      </div>
    </details>
  );
}
