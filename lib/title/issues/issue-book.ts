// Collects issues: one of a code per document, tract and subject, joined where raised again.
import type { Evidence } from "@/lib/contracts/evidence";
import type { Issue } from "@/lib/contracts/title";
import { max, mul, parseRational, type Rational, toDecimal, toText } from "@/lib/fraction/rational";
import { catalogue, type IssueCode } from "./catalogue";

export type Raised = {
  readonly detail: string;
  readonly tract?: string | null;
  readonly parties?: readonly (string | null)[];
  readonly documents?: readonly (string | null)[];
  readonly effects?: readonly string[];
  readonly share?: Rational | null;
  readonly evidence?: readonly Evidence[];
  readonly cites?: readonly string[];
};
export type IssueNotes = Readonly<Record<string, { readonly status: Issue["status"]; readonly note: string | null }>>;

type Entry = {
  code: IssueCode;
  raised: Raised;
  tracts: string[];
  parties: string[];
  documents: string[];
  effects: string[];
  details: string[];
  shares: (Rational | null)[];
  evidence: Evidence[];
};

/** FNV-1a over text, in base 36: ids that stay the same on a re-run and when other issues come and go. */
export function shortHash(text: string): string {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return h.toString(36);
}

const present = (list: readonly (string | null)[] | undefined) => (list ?? []).filter((x): x is string => x !== null);
const join = (into: string[], more: readonly string[]) => {
  for (const x of more) if (!into.includes(x)) into.push(x);
};

export class IssueBook {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly acres: ReadonlyMap<string, string | null>) {}

  /** Raises an issue. The same code on the same documents and parties in another tract widens the first. */
  raise(code: IssueCode, raised: Raised): void {
    const documents = present(raised.documents);
    const parties = present(raised.parties);
    const key = [code, ...documents, ...(documents.length ? [] : parties), ...(documents.length ? [] : [raised.tract ?? ""])].join("|");
    const tracts = present([raised.tract ?? null]);
    const old = this.entries.get(key);
    if (!old) {
      const { effects = [], evidence = [], share = null } = raised;
      this.entries.set(key, {
        code,
        raised,
        tracts,
        parties,
        documents,
        effects: [...effects],
        details: [raised.detail],
        shares: [share],
        evidence: [...evidence],
      });
      return;
    }
    if (!tracts.every((t) => old.tracts.includes(t))) old.shares.push(raised.share ?? null);
    join(old.tracts, tracts);
    join(old.parties, parties);
    join(old.details, [raised.detail]);
    join(old.effects, raised.effects ?? []);
  }

  has(code: IssueCode): boolean {
    return [...this.entries.values()].some((e) => e.code === code);
  }

  list(notes: IssueNotes): Issue[] {
    const rank = { critical: 0, high: 1, medium: 2, low: 3 };
    const issues = [...this.entries.entries()].map(([key, e]) => this.issue(key, e, notes));
    return issues.sort((a, b) => rank[a.severity] - rank[b.severity]);
  }

  private issue(key: string, e: Entry, notes: IssueNotes): Issue {
    const what = catalogue[e.code];
    const id = `iss-${shortHash(key)}-${shortHash(`${e.code}${key.length}`)}`;
    const note = notes[id];
    return {
      id,
      code: e.code,
      severity: what.severity,
      title: what.title,
      detail: e.details.join(" "),
      requirement: what.requirement,
      cites: [...new Set([...what.cites, ...(e.raised.cites ?? [])])],
      tract_ids: e.tracts,
      party_ids: e.parties,
      document_ids: e.documents,
      effect_ids: e.effects,
      impact: this.impact(e),
      evidence: e.evidence,
      status: note?.status ?? "open",
      note: note?.note ?? null,
    };
  }

  /** Largest share at stake in a tract, and net acres over all tracts; acres null where a tract's are unknown. */
  private impact(e: Entry): Issue["impact"] {
    const known = e.shares.filter((s): s is Rational => s !== null);
    const share = known.reduce<Rational | null>((most, s) => (most ? max(most, s) : s), null);
    if (!share) return null;
    let net: Rational | null = { n: 0n, d: 1n };
    e.tracts.forEach((t, n) => {
      const acres = parseRational(this.acres.get(t) ?? "");
      const s = e.shares[n] ?? share;
      const part = acres ? mul(acres, s) : null;
      net = net && part ? { n: net.n * part.d + part.n * net.d, d: net.d * part.d } : null;
    });
    return { fraction: toText(share), decimal: toDecimal(share), net_acres: net ? toDecimal(net, 4) : null };
  }
}
