// Reads a statement of a family clause by clause into facts of kin: who is child, spouse, brother of whom.
// It keeps, like a reader does, whom the clause is about and which list is open. It errs towards saying nothing: a name outside a list of kin is nobody.
import type { PersonAt } from "@/lib/extract/rules/parties/succession/find-people";
import type { Span } from "@/lib/text/view";
import { givenNames } from "./given-chain";
import { childrenKin, type DeathTold, type KinFact, type Slot, sameName, spouseKin } from "./kin-fact";
import { PronounReader } from "./kin-pronouns";
import { findMarks, type Mark } from "./marks";
import { ownChild } from "./own-child";

/** "A, formerly B": another name of the one just named. */
const alias =
  /\b(?:formerly|previously|now|who,? (?:then |now )?as|n[eé]e|a\/k\/a|aka|f\/k\/a|also known as|known as|maiden name|(?:before|prior to) that|at one time)(?: (?:was|is))?:? $/i;

/** "adopted a girl, now ADA ROE", "a son, born Al Poe and now known as AL ROE": the name of the one announced. */
const CALLED = /^,? \(?(?:who is |who was |being )?(?:now|formerly|then|since|called|named|known|afterwards?|also|later)\b[^.;:A-Z]{0,30}$/;

/** "now of Great Bend", "at Fort Cobb": a town behind what is said of a person. */
const atPlace = /\b(?:of|at|in|near|from) (?:the (?:city|town) of )?$/i;

/** ", both by Peggy", ", born to Peggy". */
const byParent =
  /^(?:[^.;]{0,60}[,)])? ?(?:(?:both|all|each|these|being|born|children|child|issue|also|she|he|is|are)[, ]+)*(?:by|with|to|of) (?:the said )?$/i;
/** "…: by A, his first wife, B and C": whose the children named behind are. */
const byClause = /[:;.,] (?:and )?(?:[Bb]y|[Ww]ith|[Oo]f) $/;
const apposedSpouse = /^, (?:his|her|the|a) (?:[a-z]+ ){0,3}(?:wife|husband|spouse|widow|widower),/;
const againTo =
  /(?:[,;] |\b)(?:and|then|later|again|thereafter|second(?:ly)?|third(?:ly)?|next|\(?\d\)),? (?:(?:in|on|about) [^,;.]{0,20}\d[^;.]{0,12}?,? )?to $|,? and (?:then |later |again )?(?:second|third|fourth)(?:ly)?,? (?:(?:in|on|about) [^,;.]{0,20}\d[^;.]{0,12}?,? )?(?:to )?$/i;

/** "married again after ADA, to EVA ROE": no spouse by this marriage. */
const AFTER = /\b(?:after|before|following|since)(?: the (?:death|decease) of)? (?:the said |said )?$/i;

/** "…: with ADA ROE, one son, BO; with EVA ROE, two daughters": the other parent of those behind, told ahead of them. */
const BY_EACH = /[:;] (?:and,? )?(?:by|with) $/i;
const THEIR_CHILDREN =
  /^,? (?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}|no|his|her|the)(?: \(\d+\))? (?:\w+ )?(?:sons?|daughters?|child(?:ren)?)\b/i;

class KinshipReader extends PronounReader {
  read(from: number, to: number): void {
    let before: Mark | null = null;
    for (const mark of findMarks(this.text, from, to, this.people)) {
      this.take(mark, this.text.slice(before?.end ?? from, mark.start), before);
      before = mark;
    }
  }

  private take(m: Mark, gap: string, before: Mark | null): void {
    if (m.kind === "sentence") this.endSentence(m.start);
    else if (m.kind === "semicolon") this.endClause(m.start);
    else if (m.kind === "topic") this.takeTopic(m);
    else if (m.kind === "item") this.takeItem(m.end);
    else if (m.kind === "other") this.slots = this.slots.filter((s) => s.waiting);
    else if (m.kind === "not") this.negated = m.end;
    else if (m.kind === "pronoun") this.takePronoun(m.word, m, gap);
    else if (m.kind === "verb") this.takeVerb(m, before);
    else if (m.kind === "kin") this.takeKin(m.kin, gap, before);
    else if (m.kind === "person") this.takePerson(m, gap, before);
  }

  /** A question begins anew; its answer fills the list that it asks for. */
  private takeTopic({ topic, end }: Mark & { kind: "topic" }): void {
    const gone = this.deaths.at(-1)?.name ?? this.main;
    this.slots = [];
    this.done = null;
    this.clear(end);
    this.forgetGone();
    if (topic.relation === null) return;
    const kin = { ...childrenKin({ start: end, end }), relation: topic.relation };
    this.slots.push({ ...this.slotOf(kin, [topic.of === "that" ? gone : this.main]), topic: true, living: topic.dead ? false : null });
  }

  private takeItem(at: number): void {
    this.backToList();
    const list = this.slots[0];
    if (list && (list.filled.length > 0 || /[:.]\s*(?:\(?\w{1,2}[.)]\s*)?$/.test(this.text.slice(list.opened, at)))) this.itemed = list;
    this.clear(at);
  }

  private takePerson(p: Mark & { kind: "person" }, gap: string, before: Mark | null): void {
    if (p.start === this.aside || (p.name === this.affiant && /\bI,? $/.test(this.text.slice(p.start - 3, p.start)))) return;
    if (this.ahead) {
      if (!/,/.test(gap)) return;
      this.ahead = false;
    }
    if (before?.kind === "pronoun" && gap === " and " && this.slots.every((s) => s.filled.length > 0)) {
      this.subject = [...this.subject, p.name];
      this.last = p;
      return;
    }
    if (p.possessive) {
      this.owner = p;
      const theirs = /^['’]s?(?: (?:also|too|as well))?[:;,.]/.exec(this.text.slice(p.end, p.end + 12));
      if (theirs) this.sharedBy(p.name, childrenKin({ start: p.end, end: p.end + theirs[0].length - 1 }));
      return;
    }
    const list = this.slots.at(-1);
    if (
      list?.kin.relation === "child" &&
      list.filled.length === 0 &&
      !list.waiting &&
      /^ +(?:by|with) (?:the said |(?:his|her) (?:\w+ )?(?:wife|husband),? )?$/.test(this.text.slice(list.opened, p.start))
    ) {
      list.of = [list.of[0] ?? this.main, p.name];
      list.opened = p.end;
      this.last = p;
      return;
    }
    if (list && list.filled.length === 0 && this.isOtherParentOf(list, p, gap)) return;
    const ahead = list?.filled.length === 0 && /^[^.;:A-Z]{1,40}:|^,? (?:are|is|were|was|being|namely|to[- ]wit)\b/.test(this.text.slice(p.end, p.end + 42));
    if (list?.kin.relation === "child" && !list.waiting && /\b(?:by|with|of) $/i.test(gap) && (ahead || /^ ?[:-]/.test(this.text.slice(p.end, p.end + 2)))) {
      list.of = [list.of[0] ?? this.main, p.name];
      return;
    }
    if (
      list?.kin.relation === "child" &&
      !list.waiting &&
      byClause.test(this.text.slice(Math.max(0, p.start - 12), p.start)) &&
      apposedSpouse.test(this.text.slice(p.end, p.end + 50))
    ) {
      list.of = [list.of[0] ?? this.main, p.name];
      this.last = p;
      return;
    }
    if (BY_EACH.test(this.text.slice(Math.max(0, p.start - 10), p.start)) && THEIR_CHILDREN.test(this.text.slice(p.end, p.end + 60))) {
      this.slots = this.slots.filter((s) => s.filled.length > 0 && s.kin.relation !== "child");
      this.parents = [this.main, p.name];
      this.last = p;
      return;
    }
    if (this.wedAgain(gap)) this.open(spouseKin(p), [this.marriages.at(-1)?.[0] ?? this.main]);
    const called = list?.filled.length === 0 && !list.waiting && CALLED.test(this.text.slice(list.opened, p.start));
    if (this.last && !called && alias.test(this.text.slice(Math.max(0, p.start - 20), p.start)) && p.start - this.last.end < 70) {
      if (/^,? \(?(?:who is )?(?:now|who,? (?:now )?as) $/.test(this.text.slice(this.last.end, p.start))) this.rename(this.last.name, p.name);
      return;
    }
    if (this.pending.length) {
      this.parent(p.name);
      this.last = p;
      const named = this.slots.at(-1);
      if (!(named?.kin.count === 1 && named.filled.length === 0 && /^,? $/.test(this.text.slice(named.opened, p.start)))) return;
    }
    if (this.married) {
      this.parentOf(this.married, p);
      return;
    }
    if (this.born && /^[^:;]{0,14}$/.test(gap)) {
      this.takeParent(p);
      return;
    }
    this.born = null;
    if (
      /^\W*(?:[Bb]y|[Ww]ith|[Oo]f) $/.test(this.text.slice(this.clauseFrom, p.start)) &&
      /^,? (?:[A-Z]\w+|he|she|(?:the )?[Dd]ecedent) /.test(this.text.slice(p.end, p.end + 30))
    ) {
      this.parents = [this.main, p.name];
      this.last = p;
      return;
    }
    const mothered = list ?? this.listed;
    const asHeir = before?.kind === "kin" && before.kin.relation === "heir";
    if (
      mothered?.kin.relation === "child" &&
      mothered.filled.length > 0 &&
      p.name !== this.affiant &&
      !asHeir &&
      before?.kind !== "other" &&
      byParent.test(gap)
    ) {
      this.parentOfLast(mothered, p.name, gap);
      return;
    }
    const waiting = this.slots.findLast((s) => s.waiting);
    const asked = this.slots.at(-1);
    const ofKin = asked?.filled.length === 0 && /^ of (?:the )?(?:said |late )*$/.test(this.text.slice(asked.opened, p.start));
    if (!waiting && this.slots.length && !ofKin && atPlace.test(gap)) return;
    if (this.slots.at(-1)?.kin.relation === "spouse" && this.slots.at(-1)?.filled.length === 0 && AFTER.test(gap)) {
      this.last = p;
      return;
    }
    const wed = this.slots.at(-1);
    if (wed?.filled.length === 0 && wed.kin.relation === "spouse" && /, and $/.test(gap) && /^[A-Z]/.test(this.text.charAt(p.start))) this.slots.pop();
    const top = this.slots.at(-1);
    if (waiting && waiting === top) {
      const joined = waiting.of.length === 1 && this.last && sameName(this.last.name, waiting.of[0] ?? "") && /^ and $/.test(gap);
      waiting.of = joined ? [...waiting.of, p.name] : [p.name];
      waiting.waiting = /^ and [A-Z]/.test(this.text.slice(p.end, p.end + 6)) && !joined;
      this.last = p;
      return;
    }
    if (!top || this.full(top)) {
      if (!this.verb) this.head(p.name, gap);
      this.loose.push(p);
      this.last = p;
      return;
    }
    if (top.kin.relation === "child" && top.of.length === 1 && p.name === this.main && top.of[0] === this.main && /^[;,]/.test(this.text.charAt(p.end)))
      this.amongSiblings(top);
    else if (top.filled.some((f) => sameName(f.name, p.name)) || (top.of.includes(p.name) && top.kin.relation === "child")) this.last = p;
    else this.fill(top, p, waiting ?? null);
  }

  /** "There were four of us children: …" with the dead among them: they are brothers and sisters. */
  private amongSiblings(list: Slot): void {
    list.kin = { ...list.kin, relation: "sibling", count: null };
    for (const f of list.filled) f.relation = "sibling";
  }

  /** "A NIX, now A ROE", "A NIX, who as A ROE survives him": one goes by the name one has now. */
  private rename(from: string, to: string): void {
    for (const f of this.facts) if (f.name === from) f.name = to;
    for (const m of this.marriages) if (m[1] === from) m[1] = to;
    if (this.last?.name === from) this.last = { ...this.last, name: to };
  }

  /** "three children, all of her marriage to A": A is a parent of those named and of those still to come. */
  private parentOf(list: Slot, p: Span & { name: string }): void {
    list.of = [list.of[0] ?? this.main, p.name];
    for (const f of list.filled) if (f.of.length < 2) f.of = [f.of[0] ?? this.main, p.name];
    this.married = null;
    this.born = null;
    this.last = p;
  }

  /** "both by Peggy", ", by Sharon": the other parent of those just named who have none yet. */
  private parentOfLast(list: Slot, name: string, gap: string): void {
    const open = list.filled.filter((f) => f.of.length < 2 && f.relation === "child");
    for (const f of /\b(?:both|all|each|these)\b/i.test(gap) || open.length < 2 ? open : open.slice(-1)) f.of = [f.of[0] ?? this.main, name];
  }

  /** "to A, divorced 1981; and to B": a further marriage of the same person. */
  private wedAgain(gap: string): boolean {
    const wed = this.listed?.kin.relation === "spouse" && this.marriages.length > 0;
    return wed && !this.slots.some((s) => s.filled.length === 0) && againTo.test(gap);
  }

  private takeParent(p: Span & { name: string }): void {
    const gap = this.text.slice(this.last?.end ?? p.start, p.start);
    const couple = / and $/.test(gap) && this.last ? [this.last.name, p.name] : [p.name];
    this.last = p;
    if (/^ and [A-Z]/.test(this.text.slice(p.end, p.end + 6)) && couple.length === 1) return;
    this.setParents(couple.length === 1 && !sameName(p.name, this.main) ? couple : couple);
  }

  private fill(slot: Slot, p: Span & { name: string }, waiting: Slot | null): void {
    const shorts = givenNames(this.text, slot, p);
    for (const short of shorts) this.add(slot, short);
    const fact = this.add(slot, p);
    if (!this.verb && shorts.length > 0) this.heads = [...shorts.map((s) => s.name), p.name];
    else if (!this.verb) this.head(p.name, this.text.slice(this.last?.end ?? p.start, p.start));
    this.last = p;
    if (waiting && waiting !== slot) {
      waiting.of = [p.name];
      waiting.waiting = false;
    }
    if (slot.kin.relation === "spouse") {
      this.marriages[slot.kin.ordinal === "first" ? "unshift" : "push"]([slot.of[0] ?? this.main, p.name]);
      if (slot.kin.dead) this.deaths.push({ name: p.name, at: p.start, before: true });
      if (slot.parentOf) this.nameParent(slot.parentOf, [slot.of[0] ?? this.main, p.name]);
    }
    const ofMate = slot.kin.relation === "spouse" ? this.sexOf(slot.of[0] ?? "") : null;
    if (slot.kin.sex ?? ofMate) this.sex.set(p.name.toLowerCase(), slot.kin.sex ?? (ofMate === "m" ? "f" : "m"));
    if (this.full(slot)) {
      this.done = slot;
      this.slots = this.slots.filter((s) => s !== slot);
    }
    if (slot.living !== null && !(slot.living === false && fact.living === true)) fact.living = slot.living;
    if (slot.topic && slot.living === false) this.isStem(p.name);
  }

  /** "A and B, by his first wife, C": those whose other parent had no name yet, else those still to come. */
  private nameParent(list: Slot, parents: string[]): void {
    const open = list.filled.filter((f) => f.of[1]?.startsWith("?"));
    for (const f of open) f.of = parents;
    if (open.length === 0) list.of = parents;
  }
}

export type Kinship = {
  readonly facts: readonly KinFact[];
  readonly marriages: readonly (readonly [string, string])[];
  /** Who dies at each word of dying, and whether he is said to have gone before another. */
  readonly deaths: readonly DeathTold[];
};
type Statement = Span & { readonly text: string; readonly people: readonly PersonAt[]; readonly main: string; readonly affiant: string | null };

/** Facts of kin in a statement about `main`: "He left two children, A and B" → A child, B child; `affiant` is whom "I" and "my" mean. */
export function readKinship({ text, start, end, people, main, affiant }: Statement): Kinship {
  const reader = new KinshipReader(text, people, main, affiant);
  reader.read(start, end);
  const own = ownChild(text.slice(0, end), reader.facts, main, affiant);
  return { facts: own ? [...reader.facts, own] : reader.facts, marriages: reader.marriages, deaths: reader.deaths };
}
