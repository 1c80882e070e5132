// Devises of a tract by its name, where surface and minerals had been parted before.

import { decide } from "@/lib/title/rules/rule";
import { type DeviseFacts, deviseScopeRules } from "@/lib/title/rules/succession/devise-scope";
import { type Case, input } from "./case";
import type { Group } from "./deed-groups";
import { clauses, evidenceAt, type Matter } from "./matter";

/** Whether the land of a devise has surface of the testator's for its name to stand for: in any of its tracts, or one that this devise has passed already. */
function hasSurface(kase: Case, matter: Matter, group: Group, pointer: string): boolean {
  if (kase.natures.has(`${matter.id}${pointer}`)) return true;
  const tracts = matter.covers.map((cover) => cover.tract).filter((t) => clauses(matter, "grants", t).some((clause) => clause.pointer === pointer));
  return tracts.some((t) =>
    kase
      .ledger(t)
      .of(group.from)
      .some((i) => i.estate === "surface"),
  );
}

/** Whether the testator's minerals came apart from the surface: by another instrument than the surface, or left behind when the surface was sold. */
function cameApart(kase: Case, matter: Matter, group: Group): boolean {
  const theirs = kase.tractsOf(group.from);
  return matter.covers.some(({ tract }) => {
    if (!theirs.has(tract)) return false;
    const held = kase.ledger(tract).of(group.from);
    const surface = new Set(held.filter((i) => i.estate === "surface").map((i) => i.by));
    // What an earlier gift of this same paper has left stands under its name on the ledger, and tells nothing of how it came.
    if (surface.has(matter.id)) return false;
    return held.some((i) => i.estate === "mineral" && i.by !== matter.id && !surface.has(i.by));
  });
}

/** "…the tract, except 20/160ths of its minerals": what is left out is of what is given, so that the other minerals are in the gift. */
const leavesOutMinerals = (matter: Matter, tract: string): boolean =>
  clauses(matter, "exceptions", tract).some((c) => c.words.estate_type === "mineral" && c.words.fraction !== null && c.words.fraction.fraction !== "1");

/** The group as the law reads it: a devise by name of land whose minerals were severed carries the surface only. */
export function devisedScope(kase: Case, matter: Matter, tract: string, group: Group): Group {
  if (matter.conveyance.action !== "devise") return group;
  const c = group.clauses[0];
  if (!c || !["fee", "life_estate"].includes(c.words.estate_type)) return group;
  const held = kase.ledger(tract).of(group.from);
  const severed = held.some((i) => i.estate === "mineral") && !held.some((i) => i.estate === "fee") && hasSurface(kase, matter, group, c.pointer);
  if (!severed) return group;
  // Halves of one gift to several are read alike, whichever is written first.
  const sameGift = `${matter.id}#${c.words.text}`;
  const facts: DeviseFacts = {
    namesMinerals: /mineral|\boil\b|\bgas\b|royalt/i.test(c.words.text) || leavesOutMinerals(matter, tract),
    general:
      c.words.residuary === true ||
      (/\b(?:residue|residuary|remainder|rest)\b|\ball (?:that |which )?(?:the )?(?:said )?(?:decedent|testat(?:or|rix)|deceased|he|she) (?:owned|had|held)\b|\ball (?:of )?(?:my|the|his|her) (?:\w+ ){0,3}(?:lands?|property|properties|estate|real|interest in real)\b/i.test(
        c.words.text,
      ) &&
        !/right, title and interest in/i.test(c.words.text)),
    severed,
    apart: kase.natures.has(`${matter.id}${c.pointer}`) || kase.natures.has(sameGift) || cameApart(kase, matter, group),
  };
  const evidence = evidenceAt(matter, "conveyance", c.pointer);
  const d = decide(deviseScopeRules, facts, kase.place(tract, matter), [input("words of the devise", c.words.text.slice(0, 120), evidence)], (a) => ({
    name: "scope",
    value: a,
  }));
  const surface = d?.answer === "surface";
  if (!facts.namesMinerals && !facts.general)
    kase.issue("DEVISE_SCOPE_SURFACE_ONLY", matter, {
      tract,
      evidence,
      detail: `The will names the tract after its minerals were severed; the devise is read as of ${surface ? "the surface" : "all that the testator had there"}.`,
    });
  if (!d || !surface) return group;
  kase.natures.set(`${matter.id}${c.pointer}`, d.steps);
  kase.natures.set(sameGift, d.steps);
  return { ...group, surfaceOnly: true };
}
