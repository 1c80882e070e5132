// Deeds and leases of a homestead that one spouse signed alone.
import { instrumentCategory } from "@/lib/contracts/instrument-types";
import type { IssueCode } from "@/lib/title/issues/catalogue";
import { sameHolder } from "@/lib/title/ledger/interest";
import { type HomesteadAnswer, homesteadRules } from "@/lib/title/rules/marital/homestead";
import { decide, type Step } from "@/lib/title/rules/rule";
import { type Case, input } from "./case";
import { type Actor, evidenceAt, type Matter } from "./matter";

const DENIED = /\b(?:not|no|never|nor)\b[^.;]{0,60}\bhomestead|\bnon-?homestead|homestead (?:is|was|lies) (?:elsewhere|upon other)/i;
const plain = (s: string) =>
  s
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, " ")
    .trim();

const factsOf = (m: Matter) => (m.conveyance.facts ?? []).map((f) => f.text).join(" ");
const claimsHomestead = (m: Matter) => m.conveyance.action === "affirm" && /\bhomestead\b/i.test(factsOf(m)) && !DENIED.test(factsOf(m));

/** A paper over the tract that claims it as the homestead of the giver's family. */
function claimOf(kase: Case, deed: Matter, tract: string, giver: Actor): Matter | null {
  for (const m of kase.papers().where(claimsHomestead).covering(tract)) {
    // Those to whom he gives the land claim it as their own homestead, not as his.
    if ([...m.actors.values()].some((a) => deed.to.some((t) => sameHolder(a, t)))) continue;
    const kin = [...m.actors.values()].some((a) => !sameHolder(a, giver) && sharesSurname(a.name, giver.name));
    if (kin || plain(factsOf(m)).includes(plain(giver.name))) return m;
  }
  return null;
}

const surname = (name: string) =>
  plain(name)
    .replace(/ (?:JR|SR|II|III)$/, "")
    .split(" ")
    .at(-1) ?? "";
const sharesSurname = (a: string, b: string) => surname(a).length > 2 && surname(a) === surname(b);

/** Whether both spouses signed, or the other ratified later. */
function joined(kase: Case, m: Matter, giver: Actor, claim: Matter): boolean {
  const spouse = [...claim.actors.values()].find((a) => !sameHolder(a, giver) && sharesSurname(a.name, giver.name));
  if (m.from.some((f) => f.party.spouse_of === giver.local || giver.party.spouse_of === f.local)) return true;
  if (spouse && m.from.some((f) => sameHolder(f, spouse))) return true;
  return kase
    .papers()
    .citing(m.id)
    .some((r) => r.type === "ratification" && r.from.some((f) => !spouse || sameHolder(f, spouse)));
}

/** What passes at a death is no deed of one spouse. */
const passesAtDeath = (m: Matter, giver: Actor | undefined): boolean =>
  giver?.party.role === "decedent" || ["devise", "descend"].includes(m.conveyance.action) || ["probate", "court"].includes(instrumentCategory[m.type]);

/** The steps by which an instrument of the homestead by one spouse is void; null where it is not. */
export function voidForHomestead(kase: Case, m: Matter, tract: string, from: readonly Actor[]): readonly Step[] | null {
  const giver = from.length === 1 ? from[0] : undefined;
  if (passesAtDeath(m, giver)) return null;
  if (giver?.party.entity_type !== "individual" || giver.party.capacity) return null;
  const claim = claimOf(kase, m, tract, giver);
  if (!claim) return null;
  const facts = { homestead: true, joined: joined(kase, m, giver, claim) };
  const inputs = [
    input("claimed as homestead", true, evidenceAt(claim, "conveyance", "/facts").slice(0, 2), claim.id),
    input("both spouses joined", facts.joined),
  ];
  const d = decide<typeof facts, HomesteadAnswer>(homesteadRules, facts, kase.place(tract, m), inputs, (a) => ({ name: "instrument", value: a }));
  if (d?.answer !== "void") return null;
  const code: IssueCode = "SPOUSE_NON_JOINDER_HOMESTEAD";
  kase.issue(code, m, {
    tract,
    parties: [giver.party_id],
    documents: [m.id, claim.id],
    detail: `${giver.name} alone signed; a recorded paper claims the land as the family's homestead.`,
  });
  return d.steps;
}
