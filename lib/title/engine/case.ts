// The state of one run: ledgers, leases, charges, and what has been found on the way.
import type { Evidence } from "@/lib/contracts/evidence";
import type { Resolution } from "@/lib/contracts/resolution";
import type { ChainBreak, TraceStep, Undetermined } from "@/lib/contracts/title";
import { type Rational, toText, toWire } from "@/lib/fraction/rational";
import type { IssueCode } from "@/lib/title/issues/catalogue";
import { IssueBook, type Raised } from "@/lib/title/issues/issue-book";
import { HolderIndex, HolderTracts } from "@/lib/title/ledger/holder-index";
import { type Holder, sameHolder } from "@/lib/title/ledger/interest";
import { TractLedger } from "@/lib/title/ledger/tract-ledger";
import { type EffectDraft, type EffectHead, Recorder } from "@/lib/title/recorder/recorder";
import type { Place, Step } from "@/lib/title/rules/rule";
import type { TurnedOver } from "./conforming";
import type { Charge, Lease } from "./lease";
import { confidenceAt, evidenceAt, type Matter } from "./matter";
import { NamesInText } from "./names-in-text";
import type { OtherMinerals } from "./other-minerals";
import { PaperIndex } from "./paper-index";
import type { EndedOverride, RenewalClause } from "./renewed-override";

export type TractFacts = {
  readonly id: string;
  readonly state: string | null;
  readonly acres: string | null;
  readonly label: string;
  readonly depths: string | null;
  readonly county: string | null;
};

/** A deed that passed less than it purported: what its grantor acquires later may feed it. */
export type Feeding = { readonly matter: Matter; readonly grantors: readonly Holder[]; readonly pointer: string; short: Rational };

/** A lease that ended, who held it then, and what stood on it. */
export type EndedLease = { readonly lease: Lease; readonly holders: readonly Holder[]; readonly overrides: readonly Holder[]; readonly extends: boolean };

export type BreakInput = Partial<Omit<ChainBreak, "kind" | "severity" | "message" | "suggestion" | "share">> &
  Pick<ChainBreak, "kind" | "severity" | "message" | "suggestion"> & { readonly amount?: Rational | null };

export class Case {
  readonly recorder = new Recorder();
  readonly issues: IssueBook;
  readonly breaks: ChainBreak[] = [];
  readonly undetermined: Undetermined[] = [];
  readonly ledgers = new Map<string, TractLedger>();
  readonly tracts = new Map<string, TractFacts>();
  readonly leases = new Map<string, Lease>();
  readonly charges = new Map<string, Charge>();
  readonly matters = new Map<string, Matter>();
  readonly feeding = new Map<string, Feeding[]>();
  /** Effects by which a dead owner's title went to others: a later fiduciary's deed reaches it there. */
  private readonly estates = new Map<string, { holder: Holder; effect: string }[]>();
  /** Papers by which anyone ever came to hold something in a tract, each once, in the order of their effect. */
  readonly pastPapers = new Map<string, Set<Matter>>();
  /** Effects whose override reaches extensions and renewals of its lease. */
  readonly extensions = new Map<string, RenewalClause>();
  /** Overrides that ended with their leases: a clause may carry them over to a later lease. */
  readonly endedOverrides: EndedOverride[] = [];
  /** Lessees of each lease, for one that waits. */
  readonly lessees = new Map<string, { holder: Holder; share: Rational }[]>();
  /** Leases that ended per tract, for what later leases mean to their overrides. */
  readonly ended = new Map<string, EndedLease[]>();
  /** Tracts whose chain has a root of land title; a lease alone is none. */
  readonly rooted = new Set<string>();
  /** Deeds replaced by a correction: first deed → correction. */
  readonly corrected = new Map<string, string>();
  /** Corrections that only put another share into the deed they correct, which keeps its own words otherwise. */
  readonly amending = new Set<string>();
  /** Steps by which the nature of a clause was decided, per document and clause. */
  readonly natures = new Map<string, Step[]>();
  /** Interests whose continuance the papers leave open: shown apart, in no row. */
  readonly contested = new Set<string>();
  /** Minerals other than oil and gas that stand apart from the land, by tract. */
  readonly otherMinerals = new Map<string, readonly OtherMinerals[]>();
  /** Interests that fell in at the end of a term, by key, with the day from which their holder had the reversion. */
  readonly reverted = new Map<string, string>();
  /** What statements of payout turned over, by tract. */
  readonly turnedOver = new Map<string, TurnedOver[]>();
  /** Tracts sold by Texas with a mineral classification, which the surface owner leases as the State's agent. */
  readonly relinquished = new Set<string>();
  /** Those known to be dead so far. */
  readonly dead: Holder[] = [];
  /** Tracts whose root covers less than the whole; what is left may be rooted later. */
  readonly unrooted = new Map<string, Rational>();

  /** The names of the parties, to be found in sentences. */
  readonly names: NamesInText;

  constructor(
    readonly resolution: Resolution,
    readonly asOf: string,
  ) {
    this.names = new NamesInText(resolution);
    this.issues = new IssueBook(new Map(resolution.tracts.map((t) => [t.id, t.acres])));
  }

  ledger(tract: string): TractLedger {
    const known = this.ledgers.get(tract);
    if (known) return known;
    const made = new TractLedger(tract, this.ledgers.size, this.stood);
    this.ledgers.set(tract, made);
    return made;
  }

  private readonly stood = new HolderTracts();

  /** Tracts in which any of these ever stood in the ledger, as holder or as a life that an interest hangs on. */
  tractsOf(holders: readonly Holder[]): ReadonlySet<string> {
    return this.stood.of(holders);
  }

  /** The ledgers of those tracts, the oldest first. */
  ledgersOf(holders: readonly Holder[]): TractLedger[] {
    return [...this.tractsOf(holders)].map((t) => this.ledger(t)).sort((a, b) => a.place - b.place);
  }

  place(tract: string, matter: Matter | null): Place {
    return { state: this.tracts.get(tract)?.state ?? matter?.doc.doc_type.resolved.recording.state ?? null, date: matter?.day ?? null };
  }

  open(matter: Matter | null, head: Omit<EffectHead, "document" | "effective" | "recorded"> & { effective?: string | null; pointer?: string }): EffectDraft {
    const { pointer, ...rest } = head;
    const evidence: readonly Evidence[] = head.evidence ?? (matter && pointer ? evidenceAt(matter, "conveyance", pointer) : []);
    const confidence = head.confidence ?? (matter && pointer ? confidenceAt(matter, "conveyance", pointer) : 0.8);
    const effective = head.effective !== undefined ? head.effective : (matter?.day ?? null);
    const depths = head.depths ?? this.tracts.get(head.tract)?.depths ?? null;
    return this.recorder.open({ ...rest, depths, document: matter?.id ?? null, effective, recorded: matter?.recorded ?? null, evidence, confidence });
  }

  issue(code: IssueCode, matter: Matter | null, raised: Raised): void {
    this.issues.raise(code, { documents: matter ? [matter.id] : [], ...raised });
  }

  gap(input: BreakInput): void {
    const { amount, ...rest } = input;
    this.breaks.push({
      tract_id: null,
      estate_type: null,
      from_key: null,
      to_key: null,
      party: null,
      since: null,
      until: null,
      effect_ids: [],
      document_ids: [],
      evidence: [],
      ...rest,
      share: amount ? toWire(amount) : null,
    });
  }

  descended(tract: string, holder: Holder, effect: string): void {
    this.estates.set(tract, [...this.estatesIn(tract), { holder, effect }]);
  }

  estatesIn(tract: string): readonly { readonly holder: Holder; readonly effect: string }[] {
    return this.estates.get(tract) ?? [];
  }

  private readonly remembered = new HolderTracts();

  remember(tract: string, holder: Holder, matter: Matter | null): void {
    if (matter) this.pastPapers.set(tract, (this.pastPapers.get(tract) ?? new Set()).add(matter));
    this.remembered.note(holder, tract);
  }

  private index: PaperIndex | null = null;

  /** The matters by what they cite, cover and are. Asked for once all matters are in the case. */
  papers(): PaperIndex {
    this.index ??= new PaperIndex(this.matters.values());
    return this.index;
  }

  private readonly byTract = new Map<string, string[]>();
  private readonly byDocument = new Map<string, string[]>();

  /** Enters a lease, or its new state under the same id. */
  enter(lease: Lease): void {
    if (!this.leases.has(lease.id)) {
      this.byTract.set(lease.tract, [...(this.byTract.get(lease.tract) ?? []), lease.id]);
      this.byDocument.set(lease.document, [...(this.byDocument.get(lease.document) ?? []), lease.id]);
    }
    this.leases.set(lease.id, lease);
  }

  private known(ids: readonly string[]): Lease[] {
    return ids.map((id) => this.leases.get(id)).filter((l): l is Lease => l !== undefined);
  }

  leasesIn(tract: string): Lease[] {
    return this.known(this.byTract.get(tract) ?? []);
  }

  /** The leases that one instrument made, a tract each. */
  leasesOf(document: string): Lease[] {
    return this.known(this.byDocument.get(document) ?? []);
  }

  /** Takers under instruments that passed nothing, and through whom they claim. */
  private readonly claims = new Map<string, HolderIndex<readonly Holder[]>>();

  claim(tract: string, takers: readonly Holder[], through: readonly Holder[]): void {
    const here = this.claims.get(tract) ?? new HolderIndex<readonly Holder[]>();
    this.claims.set(tract, here);
    for (const holder of takers) here.put(holder, through);
  }

  /** Those through whom holders claim, themselves first: devisees of one who had nothing left stand in that one's place. */
  predecessors(tract: string, holders: readonly Holder[]): Holder[] {
    const out: Holder[] = [...holders];
    for (let n = 0; n < out.length && n < 50; n++) {
      const at = out[n];
      for (const through of at ? (this.claims.get(tract)?.all(at) ?? []) : []) for (const t of through) if (!out.some((o) => sameHolder(o, t))) out.push(t);
    }
    return out;
  }

  everHeld(tract: string, holders: readonly Holder[]): boolean {
    return this.everHeldIn(holders).has(tract);
  }

  /** Tracts in which any of these ever held something. */
  everHeldIn(holders: readonly Holder[]): ReadonlySet<string> {
    return this.remembered.of(holders);
  }
}

/** One named input of a trace step. */
export const input = (
  name: string,
  value: Rational | string | boolean,
  evidence: readonly Evidence[] = [],
  ref: string | null = null,
): TraceStep["inputs"][number] => ({
  name,
  value: typeof value === "object" ? toText(value) : String(value),
  ref,
  ...(evidence.length ? { evidence: [...evidence] } : {}),
});
