// Reads a statement of a family clause by clause into facts of kin: who is child, spouse, brother of whom.
// It keeps, like a reader does, whom the clause is about and which list is open. It errs towards saying nothing: a name outside a list of kin is nobody.
import type { PersonAt } from "@/lib/extract/rules/parties/succession/find-people";
import type { Span } from "@/lib/text/view";
import { givenNames } from "./given-chain";
import { childrenKin, type DeathTold, type KinFact, type Slot, sameName, spouseKin } from "./kin-fact";
import { KinReader } from "./kin-reader";
import { livingBeside } from "./living";
import { findMarks, type Mark } from "./marks";

/** "A, formerly B": another name of the one just named. */
const alias =
  /\b(?:formerly|previously|now|n[eé]e|a\/k\/a|aka|f\/k\/a|also known as|known as|maiden name|(?:before|prior to) that|at one time)(?: (?:was|is))?:? $/i;

/** Words that say one died before another. */
const wentBefore = /^(?:predeceased|preceded\b.*\bdeath|(?:went|died) before (?:him|her|them|(?:the )?decedent))\b/i;
/** "None of the four has died". */
const diesNot = /\b(?:none|neither|nobody|not|never|nor|no (?:one|child))\b[^.;,]{0,50}$/i;
/** "now of Great Bend", "at Fort Cobb": a town behind what is said of a person. */
const atPlace = /\b(?:of|at|in|near|from) (?:the (?:city|town) of )?$/i;
/** "there were born to them": what stands before the names of children. */
const bornWere = /\bborn (?:(?:to|of|from) (?:(?:that|this|the|said|their|his|her|such) )?(?:\w+ ){0,3}|during [^.;:]{2,30} )?(?:was|were)$/i;

class KinshipReader extends KinReader {
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
    else if (m.kind === "item") this.takeItem(m.end);
    else if (m.kind === "other") this.slots = this.slots.filter((s) => s.waiting);
    else if (m.kind === "not") this.negated = m.end;
    else if (m.kind === "pronoun") this.takePronoun(m.word, m, gap);
    else if (m.kind === "verb") this.takeVerb(m, before);
    else if (m.kind === "kin") this.takeKin(m.kin, gap, before);
    else if (m.kind === "person") this.takePerson(m, gap);
  }

  private takeItem(at: number): void {
    this.backToList();
    this.clear(at);
  }

  private takePronoun(word: string, at: Span, gap: string): void {
    if (word === "who" || word === "whose") {
      if (this.last && /^[,)\s"]*(?:and )?(?:of )?$/.test(gap)) {
        this.relative = { subject: this.last.name, depth: this.slots.length };
        this.verb = true;
      }
      return;
    }
    if (/^(?:he|she|they)$/.test(word) && /\b(?:[Bb]efore|[Aa]fter|[Ww]hen|[Ww]hile) $/.test(this.text.slice(at.start - 8, at.start)) && !this.verb) {
      this.ahead = true;
      return;
    }
    if (this.pending.length && /decedent|deceased|testat/.test(word)) {
      this.parent(this.main);
      return;
    }
    if (word === "them") {
      if (this.born) this.setParents(this.couple());
      return;
    }
    const top = this.slots.at(-1);
    if (top?.waiting && /decedent|deceased|testat/.test(word)) {
      top.of = [this.main];
      top.waiting = /^ and [A-Z]/.test(this.text.slice(at.end, at.end + 6));
      this.last = { name: this.main, start: at.start, end: at.end };
      return;
    }
    if (
      top?.kin.plural &&
      top.filled.length === 0 &&
      !top.waiting &&
      /decedent|deceased|testat/.test(word) &&
      /^[^A-Za-z]*(?:(?:were|are|namely|being)[ :,]*)?$/.test(this.text.slice(top.opened, at.start))
    ) {
      this.add(top, { name: this.main, start: at.start, end: at.end });
      return;
    }
    if (this.relative && word !== "they") return;
    const whom = /decedent|deceased|testat/.test(word)
      ? [this.main]
      : word === "they"
        ? this.couple()
        : word === "i"
          ? this.affiant
            ? [this.affiant]
            : []
          : this.meant(word);
    this.subject = this.diesAgain(whom, word, at) ?? whom;
    this.verb = true;
    if (word === "i" && this.affiant) this.last = { name: this.affiant, ...at };
  }

  /** One dies once: "A died, leaving one child, B. She died …" is B; "B was the wife of C, and he died" is C. */
  private diesAgain(whom: readonly string[], word: string, at: Span): string[] | null {
    const told = whom.length === 1 && this.dead.has((whom[0] ?? "").toLowerCase());
    const begins = /(?:^|[.;,]["”]? (?:and |but )?)$/.test(this.text.slice(Math.max(0, at.start - 7), at.start));
    if (!told || !begins || !/^ (?:has |had |also )?(?:since |later |then |also )?died\b/.test(this.text.slice(at.end, at.end + 30))) return null;
    const sex = /^(?:he|she)$/.test(word) ? (word === "he" ? "m" : "f") : null;
    const lives = (n: string | undefined): n is string =>
      n !== undefined && n !== this.affiant && !this.dead.has(n.toLowerCase()) && (sex === null || (this.sexOf(n) ?? sex) === sex);
    const named = [this.last?.name, this.listed?.filled.at(-1)?.name].find(lives);
    return named ? [named] : null;
  }

  private takeVerb(m: Mark & { kind: "verb" }, before: Mark | null): void {
    if (this.ahead) return;
    if (before?.kind === "person" && !before.possessive && this.verb && this.isNewSubject(before, m)) {
      this.subject = [before.name];
      this.relative = null;
    }
    if (m.verb === "marriage") {
      this.setParents(this.ofMarriage(m.words), this.text.charAt(m.end) === ":");
      return;
    }
    if (!this.verb) {
      if (this.heads.length) this.subject = this.heads.slice(-2);
      else if (!this.subject.length && m.verb !== "be") this.subject = [this.main];
      this.verb = m.verb !== "be" || this.subject.length > 0;
    }
    const subject = this.relative?.subject ?? this.subject[0] ?? this.main;
    if (/^(?:bore|born)$/.test(m.words) && /^ (?:him|(?:the |said )*decedent)\b/i.test(this.text.slice(m.end, m.end + 20))) this.parents = [this.main, subject];
    if (m.verb === "be") this.dropAside();
    if (m.verb === "be" && this.opensBorn(m.end)) {
      this.born = null;
      this.open(childrenKin(m), this.parents.length ? this.parents : this.couple());
      return;
    }
    if (m.verb === "die" && diesNot.test(this.text.slice(Math.max(0, m.start - 60), m.start))) return;
    if (m.verb === "die") {
      this.died = true;
      for (const s of /^(?:were|are|being)\b/.test(m.words) && !this.relative && this.subject.length ? this.subject : [subject]) this.say(s, false);
      this.dead.add(subject.toLowerCase());
      this.deaths.push({ name: subject, at: m.start, before: wentBefore.test(this.text.slice(m.start, m.end + 24)) });
      if (!this.relative && this.subject.length === 1 && !this.facts.some((f) => f.name === subject && f.at.start > this.clauseFrom)) this.topic = subject;
    }
    if (m.verb === "survive") for (const s of this.relative ? [subject] : this.subject.length ? this.subject : []) this.say(s, true);
    if (m.verb === "born_to") this.born = this.slots.at(-1) ?? "next";
    if (m.verb === "marry") this.marry(m, subject, before);
  }

  /** "…, the Court finds: A died": a name right before the verb, in no list, is whom the clause turns to. */
  private isNewSubject(p: Span, verb: Span): boolean {
    return this.text.slice(p.end, verb.start).trim() === "" && !this.facts.some((f) => f.at.start === p.start);
  }

  /** "his heirs, beside his wife, are": the wife is no list that waits for a name. */
  private dropAside(): void {
    const top = this.slots.at(-1);
    const below = this.slots.at(-2);
    if (top && below && top.kin.count === 1 && top.filled.length === 0 && below.kin.plural && below.filled.length === 0) this.slots.pop();
  }

  private marry(m: Span, subject: string, before: Mark | null): void {
    const back = this.text.slice(Math.max(0, m.start - 26), m.start);
    if (
      /\b(?:whom (?:he|she|they) (?:had )?|(?:never|not|without) (?:\w+ )?)$/i.test(back) ||
      before?.kind === "not" ||
      (!this.relative && this.subject.length > 1)
    )
      return;
    this.open(spouseKin({ start: m.start, end: m.end }), [subject]);
  }

  private takePerson(p: Mark & { kind: "person" }, gap: string): void {
    if (this.ahead) {
      if (!/,/.test(gap)) return;
      this.ahead = false;
    }
    if (p.possessive) {
      this.owner = p;
      return;
    }
    const list = this.slots.at(-1);
    if (list?.kin.relation === "child" && !list.waiting && /\b(?:by|with|of) $/i.test(gap) && /^ ?[:-]/.test(this.text.slice(p.end, p.end + 2))) {
      list.of = [list.of[0] ?? this.main, p.name];
      return;
    }
    if (this.last && alias.test(this.text.slice(Math.max(0, p.start - 20), p.start)) && p.start - this.last.end < 70) return;
    if (this.pending.length) {
      this.parent(p.name);
      this.last = p;
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
    const waiting = this.slots.findLast((s) => s.waiting);
    if (!waiting && this.slots.length && atPlace.test(gap)) return;
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
      this.last = p;
      return;
    }
    if (top.filled.some((f) => sameName(f.name, p.name))) this.last = p;
    else this.fill(top, p, waiting ?? null);
  }

  /** "born to them were A and B": a list of children that no word of kin opens. */
  private opensBorn(at: number): boolean {
    return (
      !this.slots.some((s) => s.kin.relation === "child") &&
      bornWere.test(this.text.slice(Math.max(0, at - 90), at)) &&
      /^:? [A-Z]/.test(this.text.slice(at, at + 3))
    );
  }

  private takeParent(p: Span & { name: string }): void {
    const gap = this.text.slice(this.last?.end ?? p.start, p.start);
    const couple = / and $/.test(gap) && this.last ? [this.last.name, p.name] : [p.name];
    this.last = p;
    if (/^ and [A-Z]/.test(this.text.slice(p.end, p.end + 6)) && couple.length === 1) return;
    this.setParents(couple.length === 1 && !sameName(p.name, this.main) ? couple : couple);
  }

  private fill(slot: Slot, p: Span & { name: string }, waiting: Slot | null): void {
    for (const short of slot.filled.length === 0 ? givenNames(this.text, slot, p) : []) this.add(slot, short);
    const fact = this.add(slot, p);
    if (!this.verb) this.head(p.name, this.text.slice(this.last?.end ?? p.start, p.start));
    this.last = p;
    if (waiting && waiting !== slot) {
      waiting.of = [p.name];
      waiting.waiting = false;
    }
    if (slot.kin.relation === "spouse") {
      this.marriages.push([slot.of[0] ?? this.main, p.name]);
      if (slot.parentOf) slot.parentOf.of = [slot.of[0] ?? this.main, p.name];
    }
    if (slot.kin.sex) this.sex.set(p.name.toLowerCase(), slot.kin.sex);
    if (this.full(slot)) {
      this.done = slot;
      this.slots = this.slots.filter((s) => s !== slot);
    }
    if (slot.living !== null) fact.living = slot.living;
  }

  private add(slot: Slot, p: Span & { name: string }): KinFact {
    const fact: KinFact = {
      name: p.name,
      at: { start: p.start, end: p.end },
      relation: slot.kin.relation,
      of: [...slot.of],
      living: livingBeside(this.text, p, this.died),
    };
    this.facts.push(fact);
    slot.filled.push(fact);
    this.listed = slot;
    return fact;
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
  return { facts: reader.facts, marriages: reader.marriages, deaths: reader.deaths };
}
