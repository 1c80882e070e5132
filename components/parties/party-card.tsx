"use client";
import { Split } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/class-names";
import { plural, words } from "@/components/ui/format";
import type { ResolvedParty } from "@/lib/contracts/resolution";
import { MatchWaterfall } from "./match-waterfall";

type Props = {
  party: ResolvedParty;
  packageId: string;
  documents: ReadonlyMap<string, string>;
  parties: ReadonlyMap<string, string>;
  chosen: boolean;
  open: boolean;
  busy: boolean;
  onChoose: (chosen: boolean) => void;
  onSplit: (mentions: { document_id: string; party_id: string }[]) => void;
  onMergeWith: (id: string) => void;
};
const keyOf = (a: ResolvedParty["aliases"][number]) => `${a.document_id}/${a.party_id}`;

function Mentions({ party, packageId, documents, busy, onSplit }: Props) {
  const [picked, setPicked] = useState<string[]>([]);
  const toggle = (key: string, on: boolean) => setPicked((all) => (on ? [...all, key] : all.filter((k) => k !== key)));
  const several = party.aliases.length > 1;
  return (
    <div>
      <h4 className="mb-1 text-xs font-medium text-ink-2">Named in</h4>
      <ul className="grid gap-0.5">
        {party.aliases.map((alias) => (
          <li key={keyOf(alias)} className="flex flex-wrap items-baseline gap-x-2">
            {several && (
              <input
                type="checkbox"
                aria-label={`Choose “${alias.name}” in ${documents.get(alias.document_id) ?? "document"}`}
                className="size-6 self-center accent-(--accent)"
                checked={picked.includes(keyOf(alias))}
                onChange={(e) => toggle(keyOf(alias), e.target.checked)}
              />
            )}
            <span className="font-medium">{alias.name}</span>
            <Link
              href={`/packages/${packageId}/documents/${alias.document_id}`}
              className="inline-flex min-h-6 items-center text-xs text-accent underline decoration-accent-line underline-offset-2"
            >
              {documents.get(alias.document_id) ?? "Document"}
            </Link>
          </li>
        ))}
      </ul>
      {picked.length > 0 && picked.length < party.aliases.length && (
        <Button
          small
          className="mt-2"
          disabled={busy}
          onClick={() => onSplit(party.aliases.filter((a) => picked.includes(keyOf(a))).map(({ document_id, party_id }) => ({ document_id, party_id })))}
        >
          <Split aria-hidden="true" className="size-3.5" />
          Split {plural(picked.length, "mention")} off as another party
        </Button>
      )}
    </div>
  );
}

/** A party: the names it goes by, why they are one, and who looks like it and is not. */
export function PartyCard(props: Props) {
  const { party, parties, chosen, onChoose, onMergeWith, busy } = props;
  const variants = [...new Set(party.aliases.map((a) => a.name))].filter((n) => n.toLowerCase() !== party.display.toLowerCase());
  return (
    <div id={party.id} className={cx("grid grid-cols-[auto_minmax(0,1fr)] rounded-lg border bg-surface", chosen ? "border-accent" : "border-line")}>
      <input
        type="checkbox"
        aria-label={`Choose ${party.display} to merge`}
        className="m-2 ml-3 size-6 accent-(--accent)"
        checked={chosen}
        onChange={(e) => onChoose(e.target.checked)}
      />
      <details open={props.open} className="min-w-0">
        <summary className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 py-2 pr-4 hover:bg-sunken/50">
          <span className="font-semibold [overflow-wrap:anywhere]">{party.display}</span>
          {party.entity_type !== "unknown" && <Badge>{words(party.entity_type)}</Badge>}
          {party.decided_by === "reviewer" && <Badge tone="accent">decided by a person</Badge>}
          {variants.length > 0 && <span className="min-w-0 truncate text-xs text-ink-2">also {variants.join(", ")}</span>}
          <span className="ml-auto text-xs text-ink-2">{plural(party.documents.length, "document")}</span>
        </summary>
        <div className="grid gap-5 border-t border-line py-3 pr-4 md:grid-cols-2">
          <Mentions {...props} />
          <div>
            <h4 className="mb-1 text-xs font-medium text-ink-2">Why these names are one · {words(party.match.level)}</h4>
            <MatchWaterfall match={party.match} />
            {party.near && party.near.length > 0 && (
              <>
                <h4 className="mt-4 mb-1 text-xs font-medium text-ink-2">Looks alike, kept apart</h4>
                <ul className="grid gap-1 text-xs">
                  {party.near.map((n) => (
                    <li key={n.party_id} className="flex flex-wrap items-center justify-between gap-2">
                      <span className="min-w-0">
                        <span className="font-medium">{parties.get(n.party_id) ?? n.party_id}</span> <span className="text-ink-2">{n.why}</span>
                      </span>
                      <Button small disabled={busy} onClick={() => onMergeWith(n.party_id)}>
                        Same party
                      </Button>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </div>
      </details>
    </div>
  );
}
