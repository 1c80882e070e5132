// Sales for taxes: the title of whoever owned what was assessed passes, whoever signs the deed.
import { isZero, sum, ZERO } from "@/lib/fraction/rational";
import type { Holder, Interest } from "@/lib/title/ledger/interest";
import { sameHolder } from "@/lib/title/ledger/interest";
import type { TractLedger } from "@/lib/title/ledger/tract-ledger";
import type { EffectDraft } from "@/lib/title/recorder/recorder";
import { decide, type Step } from "@/lib/title/rules/rule";
import { type TaxFacts, type TaxReach, taxRules } from "@/lib/title/rules/tax/tax-title";
import { reportedIn, withoutAssessedApart } from "./assessed-apart";
import { type Case, input } from "./case";
import { ensureRoot } from "./convey";
import { mineralsOf, surfaceOf } from "./land-words";
import { clauses, evidenceAt, type Matter } from "./matter";
import { pass } from "./pass";
import { type Taker, takers } from "./takers";

const textOf = (m: Matter) =>
  [
    m.doc.title,
    m.doc.doc_type.resolved.title,
    m.conveyance.granting_clause,
    ...m.conveyance.grants.map((g) => g.text),
    ...(m.conveyance.facts ?? []).map((f) => f.text),
    ...m.conveyance.subject_to.map((s) => s.text),
    ...m.doc.land.resolved.tracts.map((t) => t.text),
  ]
    .filter(Boolean)
    .join(" ");

/** Whether an instrument sells or forfeits land for unpaid taxes. */
export function isTaxSale(m: Matter): boolean {
  if (m.type === "tax_deed") return true;
  if (!["convey", "none", "affirm"].includes(m.conveyance.action)) return false;
  const officer = /sheriff|treasurer|collector|auditor|commissioner|clerk/i.test(
    `${m.from.map((f) => `${f.name} ${f.party.capacity ?? ""}`).join(" ")} ${m.type}`,
  );
  return officer && /\btax (?:deed|title)\b|\b(?:delinquent|unpaid|non-?payment of|sold for|sale for|arrears of)\b[^.]{0,40}\btax/i.test(textOf(m));
}

const plain = (s: string) =>
  s
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, " ")
    .trim();

/** Owners against whom the tax was assessed: those the papers name, else whoever holds the surface. */
function assessed(kase: Case, matter: Matter, tract: string): Interest[] {
  const now = kase
    .ledger(tract)
    .current()
    .filter((i) => ["fee", "surface", "mineral", "life_estate", "remainder"].includes(i.estate));
  const words = ` ${plain(withoutAssessedApart(textOf(matter)))} `;
  const takersOf = takers(matter.to).map((t) => t.holder);
  const named = now.filter(
    (i) => !takersOf.some((t) => sameHolder(t, i.holder)) && (words.includes(` ${plain(i.holder.name)} `) || matter.from.some((f) => sameHolder(f, i.holder))),
  );
  const owners: Holder[] = named.map((i) => i.holder);
  const surface = surfaceOf(now);
  const list = owners.length
    ? now.filter((i) => owners.some((o) => sameHolder(o, i.holder)))
    : now.filter((i) => surface.some((x) => sameHolder(x.holder, i.holder)) || ["life_estate", "remainder"].includes(i.estate));
  return list;
}

/** Runs a sale for taxes in a tract; false where the land has no chain yet and nothing can be sold. */
export function sellForTaxes(kase: Case, matter: Matter, tract: string): boolean {
  if (!isTaxSale(matter) || !matter.to.length) return false;
  if (!kase.rooted.has(tract)) {
    ensureRoot(kase, matter, tract);
    return false;
  }
  const owned = assessed(kase, matter, tract);
  if (!owned.length) return false;
  const all = kase.ledger(tract).current();
  const apart = all.filter((i) => i.estate === "mineral");
  const text = textOf(matter);
  const grants = clauses(matter, "grants", tract);
  const facts: TaxFacts = {
    severed: apart.length > 0,
    unseated: /\bunseated\b/i.test(text),
    reported: reportedIn(text, grants.length > 0 && grants.every((c) => c.words.estate_type === "surface")),
    namesMinerals: grants.some((c) => c.words.estate_type === "mineral"),
    listedApart: [...kase.papers().covering(tract)].some((m) => APART.test((m.conveyance.facts ?? []).map((f) => f.text).join(" "))),
  };
  const inputs = [
    input("minerals stood apart", facts.severed),
    input("unseated land", facts.unseated),
    input("assessed", [...new Set(owned.map((i) => i.holder.name))].join(", "), evidenceAt(matter, "conveyance", "/facts").slice(0, 1), matter.id),
  ];
  const d = decide<TaxFacts, TaxReach>(taxRules, facts, kase.place(tract, matter), inputs, (a) => ({ name: "sold", value: a.replaceAll("_", " ") }));
  if (!d) return false;
  if (d.answer === "nothing") {
    voidSale(kase, matter, tract, d.steps);
    return true;
  }
  write(kase, matter, tract, soldOf(d.answer, owned, all, facts), d.steps);
  return true;
}

/** Words that minerals stood in the assessment apart from the surface: "not entered below or next to", "in a separate book", "not subjoined". */
const APART =
  /\bminerals?\b[^.]{0,160}(?:\b(?:not|never|nor)\b[^.]{0,60}\b(?:subjoined|below|beneath|beside|next to|following|with)\b[^.]{0,60}\b(?:surface|fee)\b|\b(?:separate|different|another|own) (?:\w+ ){0,2}(?:section|book|list|roll|part|page)s?\b)/i;

/** A sale that the law strikes down stays on the record without effect. */
function voidSale(kase: Case, matter: Matter, tract: string, steps: readonly Step[]): void {
  const draft = kase.open(matter, { kind: "convey", estate: "mineral", tract, pointer: "/grants/0" });
  draft.status = "ineffective";
  draft.to = takers(matter.to).map((t) => ({ holder: t.holder, share: ZERO }));
  draft.step(...steps);
}

/** Surface and fee of the assessed owner, and minerals so far as the sale reaches them. */
function soldOf(reach: TaxReach, owned: readonly Interest[], all: readonly Interest[], f: TaxFacts): Interest[] {
  if (reach === "with_severed_minerals" && !f.namesMinerals)
    return all.filter((i) => ["fee", "surface", "mineral", "remainder", "life_estate"].includes(i.estate));
  if (reach === "with_severed_minerals") return owned.filter((i) => i.estate === "mineral" || i.estate === "fee");
  if (reach === "as_assessed") return [...owned];
  // Minerals that the assessed owner of the surface still held with it were never assessed apart from it.
  return owned.filter((i) => i.estate !== "mineral" || surfaceOf(owned).some((s) => sameHolder(s.holder, i.holder)));
}

const LINKED = new Set(["life_estate", "remainder", "reversion"]);

/** A tax title is new and paramount: what life tenant and remaindermen held passes as one estate. */
function wholeAgain(ledger: TractLedger, draft: EffectDraft, sold: readonly Interest[], to: readonly Taker[], matter: Matter): void {
  const ties = new Set(sold.filter((i) => LINKED.has(i.estate)).map((i) => i.after));
  const all = ledger.current().filter((i) => i.after !== null && ties.has(i.after) && LINKED.has(i.estate));
  const life = all.filter((i) => i.estate === "life_estate");
  const ended = all.filter((i) => life.some((l) => l.after === i.after));
  if (!ended.length) return;
  ledger.change(
    draft,
    ended,
    life.flatMap((l) =>
      to.map((t) => ({
        seed: {
          ...l,
          estate: l.within ?? ("fee" as const),
          within: null,
          after: null,
          term: null,
          survivorship: null,
          holder: t.holder,
          share: { n: l.share.n * t.share.n, d: l.share.d * t.share.d },
          executive: l.within !== "surface" && l.executive,
          by: matter.id,
        },
        relation: "conveyed" as const,
        sources: ended.filter((e) => e.after === l.after),
      })),
    ),
  );
}

function write(kase: Case, matter: Matter, tract: string, sold: readonly Interest[], steps: readonly Step[]): void {
  const ledger = kase.ledger(tract);
  const to = takers(matter.to);
  const draft = kase.open(matter, { kind: "convey", estate: "fee", tract, pointer: "/grants/0" });
  draft.step(...steps);
  wholeAgain(ledger, draft, sold, to, matter);
  const portions = sold
    .filter((i) => !LINKED.has(i.estate))
    .map((interest) => ({
      interest,
      mineral: interest.estate === "surface" ? ZERO : interest.share,
      surface: interest.estate === "mineral" ? ZERO : interest.share,
    }));
  const made = pass(ledger, draft, portions, to, {}, { relation: "retained" });
  const liens = ledger.current().filter((i) => i.estate === "lien");
  if (liens.length) ledger.change(draft, liens, []);
  draft.from = sold.map((i) => i.holder).filter((h, n, list) => list.findIndex((x) => sameHolder(x, h)) === n);
  const share = sum(mineralsOf(sold).map((i) => i.share));
  const passes = isZero(share) ? sum(surfaceOf(sold).map((i) => i.share)) : share;
  draft.to = to.map((t) => ({ holder: t.holder, share: { n: passes.n * t.share.n, d: passes.d * t.share.d } }));
  draft.quantum = passes;
  draft.ofWhole = passes;
  for (const i of made) kase.remember(tract, i.holder, matter);
  for (const h of draft.from) kase.remember(tract, h, matter);
}
