// Verbs of family life in a statement: who dies, who marries whom, who leaves children.
import { deniesDeath, reckonsFrom, strangerDies } from "@/lib/extract/rules/parties/succession/no-death";
import type { Span } from "@/lib/text/view";
import { childrenKin, type KinFact, sameName, spouseKin } from "./kin-fact";
import { KinReader } from "./kin-reader";
import { LEFT_NONE, ordinalOf } from "./kin-words";
import type { Mark } from "./marks";

/** Words that say one died before another. */
const wentBefore = /^(?:predeceased|preceded\b.*\bdeath|(?:went|died) before (?:him|her|them|(?:the )?decedent))\b/i;
/** "None of the four has died". */
const diesNot = /\b(?:none|neither|nobody|not|never|nor|no (?:one|child))\b[^.;,]{0,50}$/i;
/** "B died before him; his children, C and D": those of B; not "his other children", nor behind one who died without issue. */
const hisChildren = /^[^.;]{0,60}; (?:his|her) (?:(?!other\b|remaining\b)\w+ ){0,2}(?:child|children|son|sons|daughter|daughters)\b/;
/** "there were born to them": what stands before the names of children. */
const bornWere = /\bborn (?:(?:to|of|from) (?:(?:that|this|the|said|their|his|her|such) )?(?:\w+ ){0,3}|during [^.;:]{2,30} )?(?:was|were)$/i;
/** "who was his wife when he died": a time, and no death of hers. */
const whenDied = /\b(?:when|until|till|before|after|since|as) (he|she|they|(?:the )?decedent)(?: had)? $/i;
/** "was the father of A and B", "by whom he had A and B": children, whom no word of kin opens. */
const parentOfThese = /\b(?:mother|father|parents?) of$/i;
const byWhom =
  /\b(?:[Bb]y|[Ww]ith|[Oo]f) (?:whom|him|her|(?:the|his|her) (?:first|second|third|former|latter|last|earlier|later)(?: (?:wife|husband|spouse|marriage|one|named))?),? (?:(?:he|she|they|(?:the )?decedent|also|later|then) )*$/i;
/** "A and B were" before "married". */
const EACH_OTHER = /\b(?:were|was|being|had been)(?: (?:duly|lawfully|first|only|both))*,? $/i;
const TO_SOMEBODY = /^ (?:to|with)\b/i;
/** "A and B survive him, and C died": a further clause, with its own subject. */
const opensClause = /[a-z], (?:and|but|while|whereas) $/;
const numbered = /\b(?:two|three|four|five|six|seven|both|these|others?)[,:]? $/i;
/** "children of her marriage to A": who the other parent is, and no wedding told. */
const ofOneMarriage = /\b(?:of|by|from|during) (?:his|her|their|the|that|said)(?: \w+)? $/;
/** "leaving three, to wit,", "left two, namely": children, of whom only the number is told. */
const leavesSome =
  /^ (?:behind |surviving (?:him |her )?)?(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2})(?: and (?:no (?:more|others?)|only))?[,:]? ?(?:namely|to[- ]wit|viz|:|[A-Z])/;

/** "born to Decedent and ADA ROE": the dead and the other parent. */
const HIM_AND = /^ (?:him|her|(?:the )?(?:said )?(?:[Dd]ecedent|[Dd]eceased|[Tt]estat(?:or|rix)|[Ii]ntestate))(?= and (?:[a-z]+ )?[A-Z])/;

/** "HANS ROE died", "HANS ROE, late of Elm County, died": nothing, or where he lived, between a name and the verb. */
const LATE_OF = /^(?:, (?:then |late |formerly |now |a resident |an inhabitant )+of [^.;:]{3,50},(?: deceased,)?)? ?$/;

export class VerbReader extends KinReader {
  protected takeVerb(m: Mark & { kind: "verb" }, before: Mark | null): void {
    if (this.ahead) return;
    if (before?.kind === "person" && !before.possessive && this.verb && this.isNewSubject(before, m)) {
      this.subject = [before.name];
      this.relative = null;
    }
    if (m.verb === "marriage") {
      const opens = /^\W*(?:and )?$/.test(this.text.slice(this.clauseFrom, m.start)) && this.text.charAt(m.end) === ",";
      this.setParents(this.ofMarriage(m.words), opens || this.text.charAt(m.end) === ":");
      return;
    }
    if (!this.verb) {
      if (this.heads.length) this.subject = this.heads.slice(-2);
      else if (!this.subject.length && m.verb !== "be") this.subject = [this.main];
      this.verb = m.verb !== "be" || this.subject.length > 0;
    }
    const subject = this.relative?.subject ?? this.subject[0] ?? this.main;
    if (/^(?:bore|born)$/.test(m.words) && /^ (?:him|(?:the |said )*decedent)\b/i.test(this.text.slice(m.end, m.end + 20)))
      this.parents = [...(this.marriages.findLast((x) => x.includes(subject)) ?? [this.main, subject])];
    if (m.verb === "be") this.dropAside();
    if (m.verb === "be" && this.opensBorn(m.end)) {
      this.born = null;
      this.open(childrenKin(m), this.parents.length ? this.parents : this.couple());
      return;
    }
    const untilDeath = /^(his|her) death$/.exec(m.words)?.[1];
    if (untilDeath) {
      this.spouseDied(untilDeath === "his" ? "he" : "she", m);
      return;
    }
    const atDeath = m.verb === "die" ? whenDied.exec(this.text.slice(Math.max(0, m.start - 40), m.start)) : null;
    if (atDeath) {
      this.spouseDied(atDeath[1] ?? "", m);
      return;
    }
    if (this.relative && m.verb !== "die" && m.verb !== "be" && m.verb !== "survive") this.relative.left = true;
    if (m.verb === "die" && reckonsFrom(this.text.slice(Math.max(0, m.start - 80), m.start))) {
      if (before?.kind === "person") this.sayDead(before.name);
      return;
    }
    if (
      m.verb === "die" &&
      (diesNot.test(this.text.slice(Math.max(0, m.start - 60), m.start)) ||
        deniesDeath(this.text.slice(Math.max(0, m.start - 120), m.start)) ||
        strangerDies(this.text.slice(Math.max(0, m.start - 110), m.start)))
    )
      return;
    if (m.verb === "die") {
      this.died = true;
      for (const s of !this.relative && this.subject.length ? this.subject : [subject]) this.sayDead(s);
      for (const f of this.groupBefore(m.start)) f.living = false;
      this.dead.add(subject.toLowerCase());
      this.isGone(subject);
      this.deaths.push({ name: subject, at: m.start, before: wentBefore.test(this.text.slice(m.start, m.end + 24)) });
      if (this.relative && this.slots.length === 0 && this.loose[0]?.name === subject && this.facts.some((f) => f.name === subject)) this.topic = subject;
      if (
        !this.relative &&
        this.subject.length === 1 &&
        this.facts.some((f) => f.name === subject) &&
        ((hisChildren.test(this.text.slice(m.end, m.end + 110)) && !LEFT_NONE.test(this.text.slice(m.end, m.end + 60).split(";")[0] ?? "")) ||
          !this.facts.some((f) => f.name === subject && f.at.start > this.clauseFrom))
      )
        this.topic = subject;
    }
    if (m.verb === "survive" && /\bnot (?:\w+ )?$/.test(this.text.slice(Math.max(0, m.start - 14), m.start)) && subject !== this.main) {
      this.sayDead(subject);
      for (const f of this.facts) if (sameName(f.name, subject)) f.living = false;
    } else if (m.verb === "survive") for (const s of this.relative ? [subject] : this.subject.length ? this.subject : []) this.say(s, true);
    if (
      (m.verb === "survived_by" ? subject !== this.main && this.dead.has(subject.toLowerCase()) : /^(?:left|leaving)$/.test(m.words)) &&
      /^ (?:surviving )?[A-Z][\w.]* (?:[A-Z][\w.]*,? ){1,4}(?:and|as|who)\b/.test(this.text.slice(m.end, m.end + 70))
    )
      this.open({ ...childrenKin(m), relation: subject === this.main ? "heir" : "child", end: m.end }, [subject]);
    if (m.verb === "have" && leavesSome.test(this.text.slice(m.end, m.end + 60))) this.open({ ...childrenKin(m), count: null, end: m.end }, [subject]);
    if (
      m.verb === "have" &&
      (parentOfThese.test(m.words) || byWhom.test(this.text.slice(Math.max(0, m.start - 40), m.start))) &&
      /^:? [A-Z]/.test(this.text.slice(m.end, m.end + 3))
    )
      this.open(childrenKin(m), [...(parentOfThese.test(m.words) ? [subject] : this.parents.length ? this.parents : (this.marriages.at(-1) ?? [subject]))]);
    const couple = m.verb === "born_to" ? HIM_AND.exec(this.text.slice(m.end, m.end + 40)) : null;
    if (m.verb === "born_to" && (couple || !/^ (?:him|her)\b/.test(this.text.slice(m.end, m.end + 5)))) this.born = this.slots.at(-1) ?? "next";
    if (couple) this.last = { name: this.main, start: m.end + 1, end: m.end + couple[0].length };
    if (m.verb === "marry") this.marry(m, subject, before);
  }

  /** "of whom two, A and B, died young": all those named right before, where a number or "both" opens them. */
  private groupBefore(at: number): KinFact[] {
    const named = this.listed?.filled ?? [];
    let from = at;
    let i = named.length;
    for (; i > 0; i--) {
      const f = named[i - 1];
      if (!f || !/^(?:,|,? and|;)? ?(?:(?:both|all|each|having) )?$/.test(this.text.slice(f.at.end, from))) break;
      from = f.at.start;
    }
    return numbered.test(this.text.slice(Math.max(0, from - 16), from)) ? named.slice(i) : [];
  }

  /** "She was married to A from 1950 until he died in 1999": the one just named, where the dead is of the other sex. */
  private spouseDied(word: string, m: Span): void {
    const want = /^he$/i.test(word) ? "m" : /^she$/i.test(word) ? "f" : null;
    const wed = this.listed?.kin.relation === "spouse" ? this.listed.filled.at(-1)?.name : undefined;
    if (want === null || !wed || this.sexOf(this.main) === want) return;
    this.sayDead(wed);
    this.deaths.push({ name: wed, at: m.start, before: false });
  }

  /** "…, the Court finds: A died": a name right before the verb, in no list, is whom the clause turns to. */
  private isNewSubject(p: Span & { readonly name: string }, verb: Span): boolean {
    if (!LATE_OF.test(this.text.slice(p.end, verb.start)) || this.subject.slice(1).includes(p.name)) return false;
    return !this.facts.some((f) => f.at.start === p.start) || opensClause.test(this.text.slice(Math.max(0, p.start - 12), p.start));
  }

  /** "his heirs, beside his wife, are": the wife is no list that waits for a name. */
  private dropAside(): void {
    const top = this.slots.at(-1);
    const below = this.slots.at(-2);
    if (top && below && top.kin.count === 1 && top.filled.length === 0 && below.kin.plural && below.filled.length === 0) this.slots.pop();
  }

  /** "ADA ROE, whom he married in 1946": the one named before, said to be no spouse yet. */
  private marriedWhom(back: string): void {
    const who = /^,? whom (he|she|(?:the )?decedent) (?:had )?$/.exec(back)?.[1];
    const p = this.last;
    if (!who || !p || this.facts.some((f) => f.relation === "spouse" && sameName(f.name, p.name))) return;
    const of = /^s?he$/.test(who) ? (this.meant(who)[0] ?? this.main) : this.main;
    if (sameName(of, p.name)) return;
    this.facts.push({ name: p.name, at: { start: p.start, end: p.end }, relation: "spouse", of: [of], living: null });
    this.marriages.push([of, p.name]);
    this.sex.set(p.name.toLowerCase(), this.sexOf(of) === "f" ? "m" : "f");
  }

  /** "A and B were married in 1889": each the spouse of the other. */
  private marriedEachOther(back: string, m: Span): void {
    const [one, other, third] = this.subject;
    const p = this.last;
    if (!one || !other || third || !p || !sameName(p.name, other) || sameName(one, other)) return;
    if (!EACH_OTHER.test(back) || TO_SOMEBODY.test(this.text.slice(m.end, m.end + 12))) return;
    if (this.facts.some((f) => f.relation === "spouse" && sameName(f.name, other))) return;
    this.facts.push({ name: other, at: { start: p.start, end: p.end }, relation: "spouse", of: [one], living: null });
    this.marriages.push([one, other]);
  }

  private marry(m: Span & { readonly words: string }, subject: string, before: Mark | null): void {
    const back = this.text.slice(Math.max(0, m.start - 26), m.start);
    if (before?.kind !== "not") this.marriedEachOther(back, m);
    if (this.last) this.marriedWhom(this.text.slice(this.last.end, m.start).slice(-40));
    if (
      /\b(?:whom (?:he|she|they) (?:had )?|(?:never|not|without) (?:\w+ )?)$/i.test(back) ||
      before?.kind === "not" ||
      (!this.relative && this.subject.length > 1)
    )
      return;
    const list = this.slots.at(-1);
    if (list?.kin.relation === "child" && ofOneMarriage.test(back)) {
      this.married = list;
      return;
    }
    const again = this.relative && /^(?:second|third|last)/.test(m.words) ? this.marriages.at(-1)?.[0] : undefined;
    if (again) this.relative = null;
    const earlier = ordinalOf(`${/(?:[a-z]+ )?$/i.exec(back)?.[0] ?? ""}${m.words}`) === "first" && this.marriages.length > 0;
    this.open({ ...spouseKin({ start: m.start, end: m.end }), ordinal: earlier ? "first" : null }, [again ?? subject]);
  }

  /** "born to them were A and B": a list of children that no word of kin opens. */
  private opensBorn(at: number): boolean {
    return (
      !this.slots.some((s) => s.kin.relation === "child") &&
      bornWere.test(this.text.slice(Math.max(0, at - 90), at)) &&
      /^:? [A-Z]/.test(this.text.slice(at, at + 3))
    );
  }
}
