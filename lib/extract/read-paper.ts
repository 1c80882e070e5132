// For tests of whole papers: what a text says in short lines that a test can compare.
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { Grounding } from "@/lib/extract/grounding/grounded";
import { readDocument } from "@/lib/extract/read-document";
import { extractConveyance } from "@/lib/extract/rules/conveyance/extract-conveyance";
import { extractDates } from "@/lib/extract/rules/dates/extract-dates";
import { normaliseParty } from "@/lib/names/normalise-party";

/** "Ada Venn" → "Bo Lark": type, sides by name, the day of signing and each interest in a line like "Bo Lark mineral 1/2 of whole". */
export function readPaper(markdown: string) {
  const { docType, parties } = readDocument({ markdown, pages: [] });
  const anatomy = findAnatomy(markdown);
  const people = { ...parties.resolved, parties: parties.resolved.parties.map(normaliseParty) };
  const conveyance = extractConveyance({ anatomy, parties: people, docType: docType.resolved.doc_type }).resolved;
  const names = (ids: readonly string[]) => ids.map((id) => people.parties.find((p) => p.id === id)?.display ?? id).join(" + ");
  const lines = (list: typeof conveyance.grants) => list.map((g) => `${names(g.to)} ${g.estate_type} ${g.fraction?.fraction ?? "-"} of ${g.of}`);
  const deaths = (people.succession ?? []).map((d) => ({
    ...d,
    decedent: names([d.decedent]),
    heirs: d.heirs.map(
      (h) => `${names([h.party])} ${h.relation}${h.per_stirpes_of ? ` of ${names([h.per_stirpes_of])}` : ""}${h.living === false ? " dead" : ""}`,
    ),
  }));
  return {
    type: docType.resolved.doc_type,
    from: names(people.from),
    to: names(people.to),
    people: people.parties.map((p) => p.display),
    signed: extractDates(anatomy, docType.resolved.doc_type, new Grounding(anatomy.view, [])).executed,
    grants: lines(conveyance.grants),
    kept: lines(conveyance.reservations),
    excepted: lines(conveyance.exceptions),
    deaths,
    conveyance,
  };
}
