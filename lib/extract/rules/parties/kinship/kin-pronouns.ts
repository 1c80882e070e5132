// Whom "he", "who" and "they" mean in a statement of a family.
import type { Span } from "@/lib/text/view";
import { type KinFact, type Slot, sameName } from "./kin-fact";
import { VerbReader } from "./kin-verbs";
import { onSide } from "./kin-words";
import { livingBeside } from "./living";

/** A death told as an event; "he died owning two lots", "seized of" tells of the one known to be dead. */
const AGAIN = /^ (?:has |had |also )?(?:since |later |then |also )?died\b(?! (?:owning|seized|possessed|holding|the owner|leaving the land))/;

/** "Decedent and ADA had …": he is a parent of those to come, not one of them. */
const WITH_MATE = /^ (?:and [^,;.]{2,40} )?(?:also |never |then )?(?:had|have|has|raised|adopted|was|were|left|married|divorced)\b/;

export class PronounReader extends VerbReader {
  protected takePronoun(word: string, at: Span, gap: string): void {
    if (word === "who" || word === "whose") {
      if (word === "who" && this.relative && /, and $/.test(this.text.slice(at.start - 6, at.start))) return;
      const told = this.last ? this.text.slice(this.last.end, at.start) : "";
      if (this.last && (/^[,)\s"]*(?:and )?(?:of )?$/.test(gap.replace(/\([^()]{0,40}\)/, "")) || (word === "whose" && /^[,( ][^.;:]{0,50}, $/.test(told)))) {
        this.relative = { subject: this.last.name, depth: this.slots.length };
        this.verb = true;
      }
      return;
    }
    if (/^(?:he|she|they)$/.test(word) && /\b(?:[Bb]efore|[Aa]fter|[Ww]hen|[Ww]hile) $/.test(this.text.slice(at.start - 8, at.start)) && !this.verb) {
      this.ahead = true;
      return;
    }
    if (this.born && this.last?.end === at.end && this.last.name === this.main) return;
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
      !WITH_MATE.test(this.text.slice(at.end, at.end + 60)) &&
      /^[^A-Za-z]*(?:(?:were|are|namely|being)[ :,]*)?$/.test(this.text.slice(top.opened, at.start))
    ) {
      this.add(top, { name: this.main, start: at.start, end: at.end });
      return;
    }
    if (this.relative && this.endsRelative(word, at)) return;
    if (this.relative && word !== "they") return;
    const whom = /decedent|deceased|testat/.test(word)
      ? [this.main]
      : word === "they"
        ? this.couple()
        : word === "i"
          ? this.affiant
            ? [this.affiant]
            : []
          : [this.leftBy(word, at)].flatMap((n) => n ?? this.meant(word));
    this.subject = this.diesAgain(whom, word, at) ?? whom;
    this.verb = true;
    if (word === "i" && this.affiant) this.last = { name: this.affiant, ...at };
  }

  /** "By his first wife, A, who died in 1920, he had two sons": the clause of A is over, and she is the other parent of those named next. */
  private endsRelative(word: string, at: Span): boolean {
    const other = this.relative?.subject;
    const opens = /^\W*(?:(?:\(?\w\) )?(?:[Bb]y|[Ww]ith|[Oo]f)) (?:his|her|the|a|an)\b/.test(this.text.slice(this.clauseFrom, this.clauseFrom + 30));
    if (!other || !opens || !/^(?:he|she|(?:the )?decedent)$/.test(word) || this.text.slice(at.start - 2, at.start) !== ", ") return false;
    this.relative = null;
    this.subject = this.meant(word);
    this.parents = [this.subject[0] ?? this.main, other];
    this.verb = true;
    return true;
  }

  /** One dies once: "A died, leaving one child, B. She died …" is B; "B was the wife of C, and he died" is C. */
  private diesAgain(whom: readonly string[], word: string, at: Span): string[] | null {
    const told = !/decedent|deceased|testat/.test(word) && whom.length === 1 && this.dead.has((whom[0] ?? "").toLowerCase());
    const begins = /(?:^|[.;,]["”]? (?:and |but )?)$/.test(this.text.slice(Math.max(0, at.start - 7), at.start));
    if (!told || !begins || !AGAIN.test(this.text.slice(at.end, at.end + 45))) return null;
    const sex = /^(?:he|she)$/.test(word) ? (word === "he" ? "m" : "f") : null;
    const lives = (n: string | undefined): n is string =>
      n !== undefined && n !== this.affiant && !this.dead.has(n.toLowerCase()) && !this.saidToLive(n) && (sex === null || (this.sexOf(n) ?? sex) === sex);
    const opener = this.prior.length === 1 && !sameName(this.prior[0] ?? "", this.main) ? this.prior[0] : undefined;
    const named = [this.last?.name, opener, this.listed?.filled.at(-1)?.name].find(lives);
    return named ? [named] : null;
  }

  private saidToLive(name: string): boolean {
    return this.facts.some((f) => f.living === true && sameName(f.name, name));
  }

  protected add(slot: Slot, p: Span & { name: string }): KinFact {
    const beyond = slot.kin.relation === "child" ? slot.of.find((o) => /^\?(?:\w+ )?grandparent$/.test(o)) : undefined;
    const fact: KinFact = {
      name: p.name,
      at: { start: p.start, end: p.end },
      relation: beyond ? beyond.slice(1).replace("grandparent", "aunt_or_uncle") : onSide(slot.kin.relation, this.text, p.start),
      of: beyond ? [this.main] : [...slot.of],
      living: livingBeside(this.text, p, this.died, this.people.find((o) => o.start > p.end)?.start),
    };
    this.facts.push(fact);
    slot.filled.push(fact);
    this.listed = slot;
    return fact;
  }
}
