// Words of kin said of those named before them: "A, a son", "A and B, the children of her sister C", "A, B and C are his only children".
import type { Span } from "@/lib/text/view";
import { type KinFact, sameName } from "./kin-fact";
import { type KinPhrase, onSide } from "./kin-words";
import { KinshipState } from "./kinship-state";
import type { Mark } from "./marks";
import { ofAnother } from "./of-another";

/** "KYLE ROE (born 1982) was" → " was". */
export const withoutAge = (words: string): string => words.replace(/ ?\((?:born|b\.|aged?|d\.)[^()]{0,30}\)/gi, "");

/** "the only child of that marriage". */
export const ofMarriage = /^,? (?:of|to|by|from) (?:(?:that|this|the|said|their|his|her|such|an?) )?(?:\w+ )?(?:marriage|union)\b/i;

/** What may stand between the names of a list that no word of kin has opened. */
const betweenNames = /^(?:,|;)?(?: and| &)? ?$/;
/** What may stand between such a list and the words of kin that say what they are. */
const beforeKin = /^,? ?(?:(?:all|both|being|who|are|were|is|as|constitute|the|his|her|minor|adult|surviving)[, ]*)*$/i;
/** "the parents of three children": whose children follow. */
const ofParents = /\b(?:parents?|father|mother)\b/i;
const opensList = /^(?: are| were| is|,)?(?::| namely| to[- ]wit| as follows)/i;
const ofHimself = /^,? of (?:himself|herself|(?:him|her)(?=[,.;]| and)|(?:the |said )*(?:decedent|deceased|testat\w+)\b)/i;

export abstract class KinApposition extends KinshipState {
  protected abstract ownerOf(kin: KinPhrase): string[];

  /** "A and B, the only children of her dead sister, C", "to A, B and C, his children": said of all who were listed. */
  protected saysOfAll(kin: KinPhrase): boolean {
    const [list, p] = [this.listed, this.last];
    if (!kin.plural || !list || !p || list.filled.at(-1)?.at.start !== p.start || !/^,? $/.test(this.text.slice(p.end, kin.start))) return false;
    const behind = this.text.slice(kin.end, kin.end + 50);
    const meant = list.filled.filter((f) => f.at.start >= Math.max(this.clauseFrom, this.saidTo));
    this.saidTo = kin.end;
    if (kin.relation === "child" && /^(?:nephew|niece|grandchild|heir)$/.test(list.kin.relation) && /^ of /.test(behind) && !ofMarriage.test(behind)) {
      const told = meant.map((f): KinFact => ({ ...f, relation: "child", of: [] }));
      this.facts.push(...told);
      this.pending = told;
      return true;
    }
    if (kin.relation === "child" && list.kin.relation === "child" && ofMarriage.test(behind)) return true;
    if (list.kin.relation !== "heir" || !/^[.;,)]/.test(behind)) return false;
    for (const f of meant) if (f.relation === "heir") f.relation = kin.relation;
    return true;
  }

  /** "leaving A, B and C, minor children of himself and D", "A and B are the only children of C": those named together before, in no list. */
  protected saysOfLoose(kin: KinPhrase): boolean {
    const named: (Span & { name: string })[] = [];
    let from = kin.start;
    for (const p of this.loose.toReversed()) {
      if (!(named.length === 0 ? beforeKin : betweenNames).test(this.text.slice(p.end, from))) break;
      named.unshift(p);
      from = p.start;
    }
    if (!kin.plural || kin.negated || kin.relation === "spouse" || kin.relation === "heir" || named.length < 2) return false;
    const behind = this.text.slice(kin.end, kin.end + 60);
    if (opensList.test(behind) || ofParents.test(this.text.slice(kin.start, kin.end)) || named.some((p) => sameName(p.name, this.main))) return false;
    const other = (ofAnother(behind) || /^,? by /.test(behind)) && !ofMarriage.test(behind) && !ofHimself.test(behind);
    const of = kin.possessive ? this.ownerOf(kin) : other ? [] : [this.main];
    const told = named.map(
      (p): KinFact => ({ name: p.name, at: { start: p.start, end: p.end }, relation: kin.relation, of: [...of], living: kin.dead ? false : null }),
    );
    this.facts.push(...told);
    this.loose = [];
    this.saidTo = kin.end;
    if (other) this.pending = told;
    return true;
  }

  /** "A, a son": said of the one before, who was not just named as someone's wife or brother. */
  protected isApposition(kin: KinPhrase, gap: string): boolean {
    const p = this.last;
    if (!p || kin.plural || (kin.count ?? 1) > 1) return false;
    const between = withoutAge(this.text.slice(Math.max(p.end, this.saidTo), kin.start));
    if (!/^[,)("\s]*(?:(?:being|as|is|was|who is|who was|am|now|the|then|aged? \d+|relationship:?),? ?)*$/i.test(between) && gap !== "") {
      if (!/^[^.;:]{0,40}\b(?:is|was|am|being) (?:the |a |an )?$/i.test(between)) return false;
      if (/ and |\bwho\b|\bof\b/.test(between)) return false;
    }
    const own = this.facts.findLast((f) => sameName(f.name, p.name) && f.at.start === p.start);
    const list = own && this.listed?.filled.includes(own) ? this.listed : null;
    const kinFirst = list?.filled[0] && /^(?: named| namely)?,? (?:(?:Mrs|Mr|Miss)\.? )?$/.test(this.text.slice(list.opened, list.filled[0].at.start));
    if (kinFirst && !kin.possessive && /^, (?:one|an?) /.test(this.text.slice(p.end, kin.start + 4)) && /^,? [A-Z]/.test(this.text.slice(kin.end, kin.end + 3)))
      return false;
    // "a grandson, A, the only child of his deceased daughter, B": in whose place A stands.
    const below = own && own.relation !== kin.relation && kin.relation === "child" && /^ of /.test(this.text.slice(kin.end, kin.end + 4));
    const singular = !below && own && this.slots.concat(this.done ? [this.done] : []).some((s) => s.filled.includes(own) && s.kin.count === 1);
    return !singular;
  }

  protected appose(kin: KinPhrase): void {
    const p = this.last;
    if (!p) return;
    this.saidTo = kin.end;
    const behind = this.text.slice(kin.end, kin.end + 50);
    const ofOther = ofAnother(behind) && !ofMarriage.test(behind);
    if (kin.relation === "spouse" && ofOther && sameName(p.name, this.main) && /^(?:,? of) [A-Z]/.test(behind)) {
      this.ofSpouse(kin);
      return;
    }
    if (kin.relation === "spouse" && !kin.possessive && !ofOther && /^an? /i.test(this.text.slice(kin.start, kin.start + 3))) return;
    const inList = this.facts.findLast((f) => sameName(f.name, p.name) && f.at.start === p.start);
    if (kin.sex) this.sex.set(p.name.toLowerCase(), kin.sex);
    if (inList && ofOther && inList.relation === kin.relation) {
      this.pending = [inList];
      return;
    }
    if (inList && !ofOther) {
      if (kin.relation === "spouse" && inList.relation !== "spouse") this.marriages.push([inList.of[0] ?? this.main, p.name]);
      if (kin.relation !== "heir") inList.relation = onSide(kin.relation, this.text, p.start);
      if (kin.dead) inList.living = false;
      return;
    }
    if (p.name === this.affiant && !(/^(?:child|spouse|heir)$/.test(kin.relation) && (kin.possessive || ofOther))) return;
    const of = kin.possessive || !ofOther ? this.ownerForAppositive(kin) : [];
    if (of[0] !== undefined && sameName(of[0], p.name)) return;
    const fact: KinFact = {
      name: p.name,
      at: { start: p.start, end: p.end },
      relation: onSide(kin.relation, this.text, p.start),
      of,
      living: kin.dead ? false : null,
    };
    this.facts.push(fact);
    if (kin.relation === "child" && ofMarriage.test(behind)) this.apposed = fact;
    if (kin.relation === "spouse" && of[0]) this.marriages.push([of[0], p.name]);
    if (ofOther) this.pending = [fact];
  }

  /** "ADA ROE, wife of BEN ROE, died": he is the spouse; "widow of" tells that he went before. */
  protected abstract ofSpouse(kin: KinPhrase): void;

  protected ownerForAppositive(kin: KinPhrase): string[] {
    if (kin.possessive === "my") return this.affiant ? [this.affiant] : [];
    return this.slots.at(-1)?.of ?? (kin.possessive && this.last && !sameName(this.last.name, this.main) ? [this.main] : [this.main]);
  }

  /** "she is the granddaughter of A", of one who has no name here. */
  protected isPredicate(kin: KinPhrase, before: Mark | null): boolean {
    return (
      before?.kind === "verb" &&
      before.verb === "be" &&
      kin.count === 1 &&
      !kin.possessive &&
      !this.subjectNamed(kin) &&
      /^ of /.test(this.text.slice(kin.end, kin.end + 4))
    );
  }

  protected subjectNamed(kin: KinPhrase): boolean {
    return this.last !== null && /^[,)("\s]*(?:is|was|am|being)?\s*$/.test(withoutAge(this.text.slice(this.last.end, kin.start)));
  }
}
