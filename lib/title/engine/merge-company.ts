// Mergers of companies that are both of record: what the one held goes to the other on the day of the merger.
import { sum } from "@/lib/fraction/rational";
import { sameHolder } from "@/lib/title/ledger/interest";
import { mergerRules } from "@/lib/title/rules/authority/merger";
import { decide } from "@/lib/title/rules/rule";
import { type Case, input } from "./case";
import { evidenceAt, type Matter } from "./matter";

/** Runs a certificate of merger in a tract; false for every other paper. A survivor whom the resolution knows as the same party has nothing to take. */
export function mergeCompany(kase: Case, m: Matter, tract: string): boolean {
  const certified = m.type === "merger_certificate" && (m.conveyance.facts ?? []).some((f) => f.kind === "merger" || f.kind === "name_change");
  const [survivor, second] = m.to;
  if (!certified || !survivor || second) return false;
  const ended = m.from.filter((f) => !sameHolder(f, survivor));
  const list = kase.ledger(tract).of(ended);
  const inputs = [input("goes on as", survivor.name, evidenceAt(m, "conveyance", "/facts").slice(0, 1), m.id)];
  const d = decide(mergerRules, { certified }, kase.place(tract, m), inputs, (a) => ({ name: "title", value: a }));
  if (!d || !list.length) return true;
  const holder = { party_id: survivor.party_id, name: survivor.name };
  const draft = kase.open(m, { kind: "convey", estate: list[0]?.estate ?? "fee", tract, pointer: "/facts" });
  kase.ledger(tract).change(
    draft,
    list,
    list.map((i) => ({ seed: { ...i, holder, by: m.id }, relation: "conveyed" as const, sources: [i] })),
  );
  const first = list.filter((i) => i.estate === list[0]?.estate);
  const share = sum(first.map((i) => i.share));
  draft.from = list.map((i) => i.holder).filter((h, n, all) => all.findIndex((x) => sameHolder(x, h)) === n);
  draft.to = [{ holder, share }];
  draft.quantum = share;
  draft.ofWhole = share;
  draft.step(...d.steps);
  kase.remember(tract, holder, m);
  return true;
}
