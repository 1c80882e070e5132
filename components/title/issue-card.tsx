"use client";
import { CheckCircle2, Circle, CircleSlash } from "lucide-react";
import Link from "next/link";
import { type FormEvent, useState } from "react";
import { toast } from "@/components/shell/toaster";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Field, TextArea } from "@/components/ui/field";
import { formatAcres } from "@/components/ui/format";
import { Segmented } from "@/components/ui/segmented";
import { SeverityBadge } from "@/components/ui/severity";
import { useUpdateIssue } from "@/lib/client/use-title";
import type { Issue } from "@/lib/contracts/title";
import { CompetingReadings, hasReadings } from "./competing-readings";
import { EvidenceQuotes } from "./evidence-quote";
import { IssueHistory } from "./issue-history";
import { ShareButton } from "./share-button";

const states = [
  {
    value: "open",
    label: (
      <>
        <Circle aria-hidden="true" className="size-3" /> Open
      </>
    ),
  },
  {
    value: "cured",
    label: (
      <>
        <CheckCircle2 aria-hidden="true" className="size-3" /> Cured
      </>
    ),
  },
  {
    value: "waived",
    label: (
      <>
        <CircleSlash aria-hidden="true" className="size-3" /> Waived
      </>
    ),
  },
] as const;
type Names = { documents: ReadonlyMap<string, string>; tracts: ReadonlyMap<string, string> };

function NoteForm({ issue, packageId }: { issue: Issue; packageId: string }) {
  const [editing, setEditing] = useState(false);
  const update = useUpdateIssue(packageId);
  if (!editing)
    return (
      <div className="flex flex-wrap items-baseline gap-2">
        {issue.note && <p className="min-w-0 border-l-2 border-accent-line pl-2 text-pretty whitespace-pre-line">{issue.note}</p>}
        <Button small look="quiet" onClick={() => setEditing(true)}>
          {issue.note ? "Change note" : "Add note"}
        </Button>
      </div>
    );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget).get("note") ?? "").trim();
    update.mutate({ id: issue.id, patch: { note: note || null } }, { onSuccess: () => setEditing(false) });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <Field label="Note">{(id) => <TextArea id={id} name="note" defaultValue={issue.note ?? ""} maxLength={4000} autoFocus />}</Field>
      {update.error && <ErrorState error={update.error} compact />}
      <div className="flex gap-2">
        <Button small look="primary" type="submit" disabled={update.isPending}>
          Save note
        </Button>
        <Button small onClick={() => setEditing(false)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function Impact({ issue, onProof }: { issue: Issue; onProof: (issue: Issue) => void }) {
  if (!issue.impact) return null;
  return (
    <p className="shrink-0 text-right text-xs text-ink-2">
      <span className="text-sm text-ink">
        <ShareButton value={issue.impact} decimal={false} label={`at stake in “${issue.title}”`} onOpen={() => onProof(issue)} />
      </span>
      {issue.impact.net_acres && <span className="ml-2">{formatAcres(issue.impact.net_acres)} net acres</span>}
    </p>
  );
}

/** A requirement: what is wrong, what would cure it, how much hangs on it, and where it comes from. */
export function IssueCard({ issue, packageId, names, onProof }: { issue: Issue; packageId: string; names: Names; onProof: (issue: Issue) => void }) {
  const update = useUpdateIssue(packageId);
  const setStatus = (status: Issue["status"]) => {
    const before = issue.status;
    const undo = { label: "Undo", run: () => update.mutate({ id: issue.id, patch: { status: before } }) };
    update.mutate({ id: issue.id, patch: { status } }, { onSuccess: () => toast(`Marked as ${status}.`, undo) });
  };
  return (
    <article id={issue.id} aria-label={issue.title} className="rounded-lg border border-line bg-surface">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 px-4 pt-3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-2">
            <SeverityBadge severity={issue.severity} />
            <span className="font-mono text-2xs text-ink-3">{issue.code}</span>
          </div>
          <h2 className="mt-1 text-base font-semibold text-pretty">{issue.title}</h2>
        </div>
        <Impact issue={issue} onProof={onProof} />
      </header>
      <div className="flex flex-col gap-2 px-4 pt-1 pb-3">
        <p className="max-w-[80ch] text-pretty text-ink-2">{issue.detail}</p>
        <p className="max-w-[80ch] text-pretty">
          <span className="font-medium">Requirement. </span>
          {issue.requirement}
        </p>
        {issue.cites.length > 0 && <p className="text-xs text-ink-2 italic">{issue.cites.join(" · ")}</p>}
        {issue.evidence.length > 0 && (
          <details>
            <summary className="min-h-6 text-xs text-ink-2 hover:text-ink">The words ({issue.evidence.length})</summary>
            <EvidenceQuotes packageId={packageId} evidence={issue.evidence} documentId={issue.document_ids[0]} names={names.documents} pictured />
          </details>
        )}
        {hasReadings(issue) && <CompetingReadings issue={issue} packageId={packageId} names={names.documents} />}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-2">
          {issue.tract_ids.map((t) => (
            <span key={t}>{names.tracts.get(t) ?? t}</span>
          ))}
          {issue.document_ids.map((d) => (
            <Link
              key={d}
              href={`/packages/${packageId}/documents/${d}`}
              className="inline-flex min-h-6 items-center text-accent underline decoration-accent-line underline-offset-2"
            >
              {names.documents.get(d) ?? "Document"}
            </Link>
          ))}
        </p>
      </div>
      <footer className="flex flex-wrap items-start gap-x-4 gap-y-2 border-t border-line px-4 py-2">
        <Segmented label={`Status of ${issue.title}`} options={[...states]} value={issue.status} onChange={setStatus} />
        <div className="min-w-0 flex-1 basis-52">
          <NoteForm issue={issue} packageId={packageId} />
        </div>
        {(issue.effect_ids.length > 0 || issue.party_ids.length > 0) && (
          <Button small onClick={() => onProof(issue)}>
            Proof
          </Button>
        )}
        <IssueHistory entries={issue.history ?? []} />
      </footer>
      {update.error && <ErrorState error={update.error} compact />}
    </article>
  );
}
