// What a reading of a family comes to for the dead himself: kin told as those of a child, of an affiant, or of a stem, in the place they have to him.
import { type KinFact, sameName } from "@/lib/extract/rules/parties/kinship/kin-fact";
import type { Kinship } from "@/lib/extract/rules/parties/kinship/read-kinship";
import type { PersonAt } from "@/lib/extract/rules/parties/succession/find-people";
import { type FamilyRead, LISTED } from "./family-state";

const has = (list: readonly string[], name: string): boolean => list.some((n) => sameName(n, name));
const exact = (list: readonly string[], name: string): boolean => list.some((n) => n.toLowerCase() === name.toLowerCase());

/** "I am the son of ADA ROE, who died", "she is a daughter of ADA ROE": said of the one who swears, who says "I" or was named last; not "I am the husband of DI ROE; she is the daughter of ADA ROE". */
const SPEAKER_IS =
  /\b(I|affiant|deponent|he|she)\b[^.;]{0,24}\b(?:am|is|was|being)\b (?:(?:a|an|the|one of the|his|her) )?(?:\w+ ){0,3}?(?:son|daughter|child|children) of (?:(?:the|said|late|one|my) ){0,3}$/i;

/** The one who swears as a child of the dead, where he says so right before the name. */
function speakersChild(text: string, people: readonly PersonAt[], main: string, affiant: string | null, facts: readonly KinFact[]): KinFact[] {
  if (!affiant || sameName(affiant, main) || facts.some((f) => sameName(f.name, affiant) && has(f.of, main))) return [];
  const at = people.find((p) => {
    if (!sameName(p.name, main)) return false;
    const before = text.slice(Math.max(0, p.start - 160), p.start);
    const says = SPEAKER_IS.exec(before);
    if (!says) return false;
    const from = p.start - before.length + says.index;
    if (people.some((q) => q.start >= from && q.end <= p.start)) return false;
    if (!/^(?:he|she)$/i.test(says[1] ?? "")) return true;
    const subject = people.findLast((q) => q.end <= from && q.start >= p.start - before.length);
    return subject ? sameName(subject.name, affiant) : before.toLowerCase().includes(affiant.toLowerCase());
  });
  return at ? [{ name: affiant, at: { start: at.start, end: at.end }, relation: "child", of: [main], living: true }] : [];
}

const WIFE_OF = /\b(?:wife|husband|widow|widower|spouse) of (?:(?:the|said|late|one) )*$/i;

/** "a daughter, ADA DELL, wife of TOM DELL": he is no spouse of the dead, whose name does not stand before the words. */
function ofAnother(f: KinFact, text: string, people: readonly PersonAt[], main: string): boolean {
  if (f.relation !== "spouse" || !exact(f.of, main) || !WIFE_OF.test(text.slice(Math.max(0, f.at.start - 40), f.at.start))) return false;
  const before = people.findLast((p) => p.end <= f.at.start);
  return before !== undefined && !sameName(before.name, main);
}

/** Brothers and sisters of a child of the dead are children of the dead; who has a child with a child of the dead is none of his parents' spouses. */
export function inOwnPlace<K extends Kinship>(kin: K, text: string, people: readonly PersonAt[], main: string, affiant: string | null): K {
  const strange = kin.facts.filter((f) => ofAnother(f, text, people, main));
  const facts = [...kin.facts.filter((f) => !strange.includes(f)), ...speakersChild(text, people, main, affiant, kin.facts)];
  const marriages = kin.marriages.filter((m) => !(has(m, main) && strange.some((f) => exact(m, f.name))));
  const isChild = (name: string) => facts.find((f) => f.relation === "child" && exact(f.of, main) && f.name.toLowerCase() === name.toLowerCase());
  const isListed = (name: string) =>
    facts.some((f) => LISTED.test(f.relation) && exact(f.of, main) && f.name.toLowerCase() === name.toLowerCase()) &&
    !facts.some((f) => f.relation === "spouse" && exact(f.of, main) && f.name.toLowerCase() === name.toLowerCase());
  const placed = facts.map((f): KinFact => {
    const of = f.of[0] ?? "";
    const own = f.relation === "sibling" && f.of.length === 1 ? isChild(of) : undefined;
    if (own && f.name.toLowerCase() !== main.toLowerCase()) return { ...f, relation: "child", of: [...own.of] };
    if (/^(?:grandchild|nephew|niece)$/.test(f.relation) && f.of.length === 1 && of.toLowerCase() !== main.toLowerCase() && isListed(of))
      return { ...f, relation: "child" };
    const stem = f.relation === "child" && f.of.length > 1 && exact(f.of, main) ? f.of.filter((o) => o.toLowerCase() !== main.toLowerCase()) : [];
    return stem.length === 1 && isListed(stem[0] ?? "") && f.name.toLowerCase() !== stem[0]?.toLowerCase() ? { ...f, of: stem } : f;
  });
  return { ...kin, facts: placed, marriages };
}

/** How far behind the last naming of a dead child names still belong to him. */
const NEAR = 220;
/** Ahead of one who married into the family, or is told for something else. */
const BESIDE = /\b(?:wife|husband|widow|widower|spouse|married|wed|to|by|with|from|of|near|at|in|adopted)(?:,| (?:the|one|said|late))? $/i;

/** "Ned left two, whose names are AL ROE and BO ROE": people in no place, named right behind a dead child or brother who left none that is told, stand below that one. */
export function belowTheDead(kin: Kinship, passage: FamilyRead, mentions: readonly PersonAt[], text: string, main: string): Kinship {
  const placed = (name: string) => kin.facts.some((f) => f.name.toLowerCase() === name.toLowerCase() || exact(f.of, name));
  const loose = passage.unplaced.filter((p) => !placed(p.name) && !sameName(p.name, main));
  const isLoose = (p: PersonAt) => loose.some((l) => l.start === p.start);
  const stems = kin.facts.filter(
    (f) =>
      LISTED.test(f.relation) &&
      f.living === false &&
      exact(f.of, main) &&
      !passage.childless.has(f.name.toLowerCase()) &&
      !kin.facts.some((x) => x.relation === "child" && exact(x.of, f.name)),
  );
  const found = loose.flatMap((p): KinFact[] => {
    const before = mentions.findLast((m) => m.end <= p.start && !isLoose(m));
    const stem = before && p.start - before.end < NEAR ? stems.find((s) => s.name.toLowerCase() === before.name.toLowerCase()) : undefined;
    if (!stem || BESIDE.test(text.slice(Math.max(0, p.start - 24), p.start))) return [];
    return [{ name: p.name, at: { start: p.start, end: p.end }, relation: "child", of: [stem.name], living: null }];
  });
  return found.length ? { ...kin, facts: [...kin.facts, ...found] } : kin;
}
