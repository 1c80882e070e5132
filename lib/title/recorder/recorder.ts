// Writes effects with their ledger changes and traces. Nothing reaches the ledger but through an open effect.
import type { EstateType } from "@/lib/contracts/estates";
import type { Evidence } from "@/lib/contracts/evidence";
import type { EffectId } from "@/lib/contracts/ids";
import type { Effect, EffectKind, LedgerChange, ShareBase, TraceStep } from "@/lib/contracts/title";
import { type Rational, toWire, ZERO } from "@/lib/fraction/rational";
import type { Holder } from "@/lib/title/ledger/interest";
import type { ChangeSink } from "@/lib/title/ledger/tract-ledger";
import type { Step } from "@/lib/title/rules/rule";

export type EffectHead = {
  readonly document: string | null;
  readonly kind: EffectKind;
  readonly estate: EstateType;
  readonly tract: string;
  readonly effective: string | null;
  readonly recorded: string | null;
  readonly depths?: string | null;
  readonly evidence?: readonly Evidence[];
  readonly confidence?: number;
};

export class EffectDraft implements ChangeSink {
  readonly changes: LedgerChange[] = [];
  from: readonly Holder[] = [];
  to: { holder: Holder; share: Rational }[] = [];
  quantum: Rational = ZERO;
  ofWhole: Rational = ZERO;
  status: Effect["status"] = "effective";
  of: ShareBase = "estate";
  reading: string | null = null;
  readonly steps: Step[] = [];

  constructor(
    readonly effect: string,
    readonly head: EffectHead,
  ) {}

  get document(): string | null {
    return this.head.document;
  }

  step(...steps: readonly Step[]): this {
    this.steps.push(...steps);
    return this;
  }
}

/** "doc_ab12" and 3 → "eff-ab12-3": stable as long as the document's own effects stay in order. */
const effectId = (core: string, n: number) => `eff-${core.slice(0, 64)}-${n}`;
const sanitise = (s: string) => s.replace(/[^A-Za-z0-9_-]/g, "-");

export class Recorder {
  private readonly drafts: EffectDraft[] = [];
  private readonly byId = new Map<string, EffectDraft>();
  private readonly byTract = new Map<string, EffectDraft[]>();
  private readonly counts = new Map<string, number>();

  open(head: EffectHead): EffectDraft {
    const core = head.document ? sanitise(head.document.replace(/^doc_/, "")) : sanitise(head.tract.replace(/^trt_/, "t-"));
    const n = (this.counts.get(core) ?? 0) + 1;
    this.counts.set(core, n);
    const draft = new EffectDraft(effectId(core, n), head);
    this.drafts.push(draft);
    this.byId.set(draft.effect, draft);
    const here = this.byTract.get(head.tract);
    if (here) here.push(draft);
    else this.byTract.set(head.tract, [draft]);
    return draft;
  }

  /** Day on which an effect took effect; null where unknown. */
  dayOf(effect: string): string | null {
    return this.byId.get(effect)?.head.effective ?? null;
  }

  /** Document that an effect comes from; null where the law alone made it. */
  documentOf(effect: string): string | null {
    return this.byId.get(effect)?.document ?? null;
  }

  /** Whether an effect brought title down from the dead. */
  isDescent(effect: string | undefined): boolean {
    return effect !== undefined && this.byId.get(effect)?.head.kind === "descend";
  }

  /** Documents whose deeds of the land took effect in a tract, in the order of their effect. */
  landDeeds(tract: string): string[] {
    const deeds = (this.byTract.get(tract) ?? []).filter((d) => d.status === "effective" && ["convey", "partition"].includes(d.head.kind));
    return [...new Set(deeds.filter((d) => ["fee", "surface"].includes(d.head.estate) && d.ofWhole.n !== 0n).flatMap((d) => (d.document ? [d.document] : [])))];
  }

  effects(): Effect[] {
    return this.drafts.map((d, n) => toEffect(d, n + 1));
  }

  traces(): Record<string, TraceStep[]> {
    const out: Record<string, TraceStep[]> = {};
    for (const d of this.drafts) out[d.effect] = withGround(d).map((s, n) => ({ step: n + 1, ...s }));
    return out;
  }
}

/** Every trace ends in the words on the page, or in an assumption that is named. */
function withGround(d: EffectDraft): Step[] {
  const grounded = d.steps.some((s) => s.outcome === "assumed" || s.inputs.some((i) => (i.evidence ?? []).length > 0));
  if (grounded) return d.steps;
  const evidence = [...(d.head.evidence ?? [])];
  const words: Step = evidence.length
    ? {
        rule: "reading.words",
        cites: [],
        outcome: "applied",
        inputs: [{ name: "words", value: evidence[0]?.quote ?? "", ref: d.document, evidence }],
        output: null,
        because: "The words of the instrument as read.",
      }
    : {
        rule: "reading.assumed",
        cites: [],
        outcome: "assumed",
        inputs: [{ name: "document", value: d.document ?? "none", ref: d.document }],
        output: null,
        because: "Read from the instrument as a whole; no single words were marked as its source.",
      };
  return [...d.steps, words];
}

function toEffect(d: EffectDraft, sequence: number): Effect {
  const { head } = d;
  return {
    id: d.effect as EffectId,
    sequence,
    document_id: head.document,
    kind: head.kind,
    estate_type: head.estate,
    tract_id: head.tract,
    from: d.from.map((h) => ({ party_id: h.party_id, name: h.name })),
    to: d.to.map((t) => ({ party_id: t.holder.party_id, name: t.holder.name, share: toWire(t.share) })),
    quantum: toWire(d.quantum),
    of_whole: toWire(d.ofWhole),
    effective: head.effective,
    recorded: head.recorded,
    depths: head.depths ?? null,
    confidence: head.confidence ?? 0.8,
    reading: d.reading,
    status: d.status,
    of: d.of,
    changes: d.changes,
    evidence: [...(head.evidence ?? [])],
  };
}
