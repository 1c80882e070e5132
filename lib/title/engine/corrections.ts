// Correction deeds: where all parties join, the corrected deed takes the place of the first from its date.
import { equals, fromWire, type Rational } from "@/lib/fraction/rational";
import { sameHolder } from "@/lib/title/ledger/interest";
import type { Step } from "@/lib/title/rules/rule";
import { type Case, input } from "./case";
import { evidenceAt, type Matter } from "./matter";

export type Correction = { readonly correction: Matter; readonly original: Matter; readonly unsigned: readonly string[] };

/** The parties of the first deed who did not sign the correction (Tex. Prop. Code 5.029): who is named in it counts as signing, save whom the paper shows not to have signed. */
function unsigned(c: Matter, original: Matter): string[] {
  const signers = [...c.from, ...c.to, ...c.actors.values()].filter((s) => s.party.signed !== false);
  return [...original.from, ...original.to].filter((p) => !signers.some((s) => sameHolder(s, p))).map((p) => p.name);
}

/** Pairs each correction with the deed it corrects, by citation, else by parties. */
export function correctionsOf(kase: Case): Correction[] {
  const out: Correction[] = [];
  for (const m of kase.matters.values()) {
    if (m.type !== "correction_deed" && m.conveyance.action !== "correct") continue;
    const cited = [...m.cites.entries()].filter(([n]) => m.conveyance.references[n]?.relation === "corrected").map(([, id]) => id);
    const ids = cited.length ? cited : [...m.cites.values()];
    // Where one share is put right, either party may be the one who gives.
    const own = m.conveyance.corrected_share ? [...m.actors.values()] : m.from;
    const original = ids.map((id) => kase.matters.get(id)).find((o) => o?.id !== m.id && o?.from.some((f) => own.some((x) => sameHolder(x, f))) === true);
    if (original) out.push({ correction: m, original, unsigned: unsigned(m, original) });
  }
  return out;
}

/** What a deed gives and keeps, by estate and share. */
const dealt = ({ conveyance }: Matter): string =>
  JSON.stringify([conveyance.grants, conveyance.reservations].map((list) => list.map((i) => [i.estate_type, i.fraction?.fraction])));

const changes = (c: Correction): boolean => dealt(c.correction) !== dealt(c.original);

/** How many things of a list have the share that the correction says was told wrongly. */
const tellsWrong = (list: Matter["conveyance"]["grants"], wrong: Rational): number =>
  list.filter((i) => i.fraction !== null && equals(fromWire(i.fraction), wrong)).length;

/** Whether the giver of the first deed conveyed of the same land to others between it and the correction, which does not bind them (Tex. Prop. Code 5.030(b)). */
function soldBetween(kase: Case, { correction: m, original }: Correction): boolean {
  const [from, to] = [original.day ?? "", m.day ?? ""];
  const land = new Set(original.covers.map((c) => c.tract));
  return [...kase.matters.values()].some(
    (o) =>
      o.id !== m.id &&
      o.id !== original.id &&
      o.conveyance.action === "convey" &&
      o.day !== null &&
      o.day > from &&
      o.day < to &&
      o.covers.some((c) => land.has(c.tract)) &&
      o.from.some((f) => original.from.some((g) => sameHolder(f, g))) &&
      !o.to.every((t) => original.to.some((g) => sameHolder(t, g))),
  );
}

/**
 * The first deed with the right share where it told the wrong one, of what it gives or of what it keeps; null where the correction tells no such pair,
 * where the deed has the wrong share on both sides, on none, or more than once, so that it is open which is meant, or where the correction deals with other land.
 */
function amended({ correction: m, original }: Correction): Matter | null {
  const told = m.conveyance.corrected_share;
  const lands = (x: Matter): string => [...new Set(x.covers.map((c) => c.tract))].sort().join();
  if (!told || (m.covers.length > 0 && lands(m) !== lands(original))) return null;
  const { grants, reservations } = original.conveyance;
  const [wrong, right] = [fromWire(told.wrong), told.right];
  const sides = [tellsWrong(grants, wrong), tellsWrong(reservations, wrong)];
  if ((sides[0] ?? 0) + (sides[1] ?? 0) !== 1) return null;
  const put = (list: typeof grants): typeof grants =>
    list.map((i) => (i.fraction !== null && equals(fromWire(i.fraction), wrong) ? { ...i, fraction: right } : i));
  return { ...original, conveyance: { ...original.conveyance, grants: put(grants), reservations: put(reservations) } };
}

/** Moves each correction to the date of the deed it corrects, which it replaces. One that not all parties signed stays on its own date. */
export function withCorrections(kase: Case, list: readonly Correction[]): void {
  for (const c of list) {
    const { correction: m, original } = c;
    const raised = {
      detail: "The correction takes the place of the deed it corrects.",
      documents: [m.id, original.id],
      evidence: evidenceAt(m, "conveyance", "/references"),
    };
    if (changes(c)) kase.issue("MATERIAL_CORRECTION_INSTRUMENT", m, { ...raised, detail: "The correction changes estate or quantum." });
    if (c.unsigned.length) {
      kase.issue("CORRECTION_UNILATERAL", m, { ...raised, detail: `The correction is not signed by ${c.unsigned.join(", ")}, of the corrected deed.` });
      continue;
    }
    if (m.conveyance.corrected_share && soldBetween(kase, c)) {
      const detail = "The giver conveyed to others between the deed and its correction, which moves nothing against them.";
      kase.issue("MATERIAL_CORRECTION_INSTRUMENT", m, { ...raised, detail });
      kase.matters.set(m.id, { ...m, conveyance: { ...m.conveyance, grants: [], reservations: [] } });
      continue;
    }
    const put = m.day !== null && m.day > kase.asOf ? null : amended(c);
    if (put) {
      kase.matters.set(original.id, put);
      kase.amending.add(m.id);
      continue;
    }
    if (!m.conveyance.grants.length || (m.day !== null && m.day > kase.asOf)) continue;
    kase.matters.set(m.id, { ...m, day: original.day, covers: m.covers.length ? m.covers : original.covers });
    kase.corrected.set(original.id, m.id);
  }
}

/** The step of a correction that put the right share into the deed it corrects. */
export const shareAmended = (m: Matter): Step => ({
  rule: "correction.amends-share",
  cites: ["Tex. Prop. Code 5.030"],
  outcome: "applied",
  inputs: [input("share corrected", m.conveyance.corrected_share?.right.fraction ?? "", evidenceAt(m, "conveyance", "/references"), m.id)],
  output: { name: "effect", value: "amended" },
  because: "A correction signed by the parties takes effect as of the deed it corrects, which is read with the right share.",
});

/** The step that a superseded deed leaves in the trace. */
export const relationBack = (m: Matter): Step => ({
  rule: "correction.relates-back",
  cites: ["Tex. Prop. Code 5.030", "Broadway Nat'l Bank v. Yates Energy, 631 S.W.3d 16 (Tex. 2021)"],
  outcome: "applied",
  inputs: [input("corrected by", m.doc.title ?? m.type, evidenceAt(m, "conveyance", "/references"), m.id)],
  output: { name: "effect", value: "superseded" },
  because: "A correction signed by the parties takes effect as of the deed it corrects.",
});
