// A family read by the passage: persons with facts (child of whom, spouse of whom, dead, childless), lists that several sentences fill.

import type { Sex } from "@/lib/extract/rules/parties/kinship/kin-words";
import type { PersonAt } from "@/lib/extract/rules/parties/succession/find-people";
import type { Span } from "@/lib/text/view";
import { COUNTS, FamilyDeaths } from "./family-deaths";
import { type FamilyMark, familyMarks } from "./family-marks";
import { emptyRole, type FamilyRead, type Role } from "./family-state";

const LEFT =
  /^,? (?:(?:had|has|also|then|too|in turn|himself|herself),? )*(?:left|leaves|leaving|had|has|was survived|is survived|was the|died|married|was married|never)\b/i;

/** Between words of kin and one of a list: "two children, affiant and", "to-wit: myself". */
const JOINED = /^(?:[\s,;:]|\b(?:and|or|of|are|is|were|was|being|namely|to[- ]wit|viz|the|said)\b)*$/;
/** "he had two, Cy Roe and Di Roe": a number that stands for children. */
const SOME = new RegExp(`^ (?:but |only )?(${COUNTS.join("|")})(?: and no more| only| child| more| others)?(?:,|:| namely) ?(?:[A-Z]|to[- ]wit|namely)`);

/** "By Ada Roe he had: CY ROE and DI ROE": names alone behind the verb. */
const LISTS = /^(?: issue| born)?:? {1,3}[A-Z][\w.]+ /;

/** "Children: Decedent and ADA had …": he is no member of the list. */
const HAD_THEM = /^ (?:and [^,;.]{2,40} )?(?:also |never |then )?(?:had|have|has|raised|adopted|was|were|left|married|divorced)\b/;

/** "no child of his died before him", "no children by her": he may have children. */
const NOT_OF_ALL = /^(?: (?:of (?:his|hers?|theirs|the|this|that|said)|by|with|from)\b|[^.;,]{0,20}\b(?:died|predeceased|deceased|dead)\b)/;

/** "bore him AL ROE and BO ROE": names alone behind the verb. */
const BORE_HIM = /^ (?:(?:un)?(?:to )?(?:him|her|(?:the )?[Dd]ecedent) )?(?=[A-Z][\w.]+ (?:[A-Z]|and [A-Z])|[A-Z]\w+[,.])/;

/** The words for each place of a list, those for the last of it at the end. */
const PLACES = [/\b(?:first|eldest|oldest)\b/i, /\bsecond\b/i, /\bthird\b/i, /\bfourth\b/i, /\bfifth\b/i, /\b(?:last|youngest)\b/i];

class FamilyReader extends FamilyDeaths {
  read(marks: readonly FamilyMark[], from: number): void {
    let prior: FamilyMark | null = null;
    for (const m of marks) {
      const gap = this.text.slice(prior?.end ?? from, m.start);
      if (m.kind === "sentence") this.endSentence(m.end);
      else if (m.kind === "stop") this.endClause(m.end);
      else if (m.kind === "name") this.takeName(m, gap, prior);
      else if (m.kind === "kin") this.takeKin(m.kin, gap, prior);
      else if (m.kind === "pronoun") this.takePronoun(m.word, m, gap, prior);
      else if (m.kind === "die" || m.kind === "live") this.tell(m.kind === "live", m, prior);
      else if (m.kind === "none") this.takeNone(gap, m);
      else if (m.kind === "leave") this.takeLeave(m);
      else if (m.kind === "marry") this.takeMarry(gap);
      else if (m.kind === "pick") this.takePick(m);
      else if (m.kind === "rest") this.off = true;
      prior = m;
    }
    this.endSentence(this.clauseFrom);
  }

  private endSentence(at: number): void {
    this.clauseFrom = at;
    this.stem = null;
    this.placeLoose(false);
    if (this.subject.length) this.before = this.subject;
    this.reset();
    this.role = null;
    this.outer = [];
    this.off = false;
  }

  private endClause(at: number): void {
    this.clauseFrom = at;
    this.off = false;
    this.placeLoose(false);
    if (this.subject.length) this.before = this.subject;
    this.reset();
    const roles = [...this.outer, ...(this.role ? [this.role] : [])];
    const open = roles.find((r) => !r.single && !r.waiting && !this.full(r) && (r.members.length > 0 || r.told === true));
    this.outer = [];
    this.role = open ?? null;
  }

  private takePronoun(word: string, at: Span, gap: string, prior: FamilyMark | null): void {
    if (this.off) return;
    if (word === "who" || word === "whom" || word === "whose") {
      if (prior?.kind === "kin" && this.role && this.role.members.length === 0) {
        this.whoRole = true;
        this.who = null;
        return;
      }
      if (word === "who" && prior?.kind === "kin" && prior.kin.relation === "spouse" && /^,? $/.test(gap) && !this.role) {
        this.unnamed = true;
        return;
      }
      if (word === "whom" && this.last && !this.isMain(this.last.name) && /\b(?:by|with) $/.test(gap) && this.isMateOfMain(this.last.name)) {
        this.mate = this.last.name;
        this.who = null;
        return;
      }
      if (
        this.last &&
        (/^[^.;:A-Z]{0,40}, (?:and )?(?:of |by )?$/.test(this.text.slice(this.last.end, at.start)) ||
          /^[\s,()]*(?:(?:and|of|by|to|with|both|all|each|one|neither|none|two) )*(?:of )?$/.test(gap))
      )
        this.who = word === "whom" && this.group.length > 1 ? null : this.last.name;
      this.leaves = false;
      if (word === "whose" && this.who) this.leaves = true;
      return;
    }
    if (/^(?:i|me|myself|affiant|deponent)$/.test(word)) {
      if (!this.affiant) return;
      if (this.role?.waiting && / of (?:the |this )?$/.test(this.text.slice(Math.max(0, at.start - 9), at.start))) {
        this.role.of = [this.affiant];
        for (const f of this.role.pending) f.of = [this.affiant];
        this.role = this.outer.pop() ?? null;
        return;
      }
      if (this.role && !this.full(this.role) && !this.role.waiting && word !== "i" && JOINED.test(gap) && !/\bof (?:the |this |said )?$/.test(gap))
        this.fill(this.role, { name: this.affiant, ...at });
      this.last = { name: this.affiant, ...at };
      this.group = [this.last];
      if (word === "i") this.subject = [this.affiant];
      return;
    }
    this.who = null;
    if (/decedent|deceased|testat|intestate/.test(word)) {
      if (this.role?.waiting) {
        this.role.of = [this.main];
        this.role.waiting = false;
        for (const f of this.role.pending) f.of = [this.main];
        if (this.role.pending.length) this.role = this.outer.pop() ?? null;
        return;
      }
      if (this.role && !this.role.single && this.role.members.length === 0) {
        this.role.told = true;
        if (HAD_THEM.test(this.text.slice(at.end, at.end + 60))) this.last = { name: this.main, ...at };
        if (this.role.relation === "child" && !HAD_THEM.test(this.text.slice(at.end, at.end + 60)) && /[:]\s*$|\b(?:namely|being|were|are),? $/.test(gap))
          this.amongSiblings(this.role);
        return;
      }
      this.subject = [this.main];
    } else if (word === "they") this.subject = this.parentsJustTold() ?? this.couple();
    else {
      if (this.role?.single && this.role.members.length === 0 && !this.role.waiting) this.role = this.outer.pop() ?? null;
      const sex: Sex = word === "he" ? "m" : "f";
      const one = (this.subject.length === 1 ? this.subject : this.before.length === 1 ? this.before : [])[0];
      const fits = one !== undefined && !this.isMain(one) && (this.sexOf(one) ?? sex) === sex && this.isStem(one);
      const behind = this.text.slice(at.end, at.end + 60);
      const again =
        /^ (?:had |has |later |then |since )*died\b/.test(behind) &&
        this.isStem(one ?? "") &&
        (!this.gone.has(this.main.toLowerCase()) || this.dated.has(one?.toLowerCase() ?? ""));
      this.subject = [fits && one && LEFT.test(behind) && !again ? one : (this.sexOf(this.main) ?? sex) === sex ? this.main : this.otherThanMain(sex)];
    }
    this.fresh = false;
    this.leaves = false;
  }

  private takeLeave(m: Span): void {
    this.leaves = true;
    this.fresh = false;
    const words = this.text.slice(m.start, m.end);
    const by = this.who ?? (this.subject.length === 1 ? this.subject[0] : undefined);
    if (/^(?:bore|gave birth to)$/.test(words) && by && BORE_HIM.test(this.text.slice(m.end, m.end + 30))) {
      const him = /^ (?:un)?(?:to )?(?:him|her|(?:the )?[Dd]ecedent)\b/.test(this.text.slice(m.end, m.end + 14)) && !this.isMain(by);
      this.role = emptyRole("child", him ? [this.main, by] : [by]);
      this.list ??= this.role;
      return;
    }
    const some = /^(?:had|left|leaving|have|has)$/.test(words) && SOME.exec(this.text.slice(m.end, m.end + 50));
    if (some && !this.role) {
      const of = this.mate ? [this.main, this.mate] : this.subject.length === 2 && !this.who ? this.subject : [by ?? this.main];
      this.role = emptyRole("child", of, COUNTS.indexOf(some[1] ?? "") + 1);
      this.list ??= this.role;
      return;
    }
    if (/\b(?:father|mother|parents?) of$/.test(words) && by && /^ [A-Z]/.test(this.text.slice(m.end, m.end + 2))) {
      this.role = emptyRole("child", this.subject.length === 2 && !this.who ? this.subject : [by]);
      this.list ??= this.role;
      return;
    }
    if (this.mate && !this.role && LISTS.test(this.text.slice(m.end, m.end + 12))) {
      this.role = emptyRole("child", [this.main, this.mate]);
      this.list ??= this.role;
      return;
    }
    const named = /^(?: (?:him|her|surviving|behind|as|only))*,? (?=[A-Z][\w.]*,? (?:[A-Z]|and ))/.test(this.text.slice(m.end, m.end + 30));
    if (named && by && !this.isMain(by) && this.gone.has(by.toLowerCase()) && /surviv|left|leav|represented|succeeded/.test(words)) {
      if (this.role && !this.full(this.role)) this.outer.push(this.role);
      this.role = emptyRole("child", [by]);
    }
  }

  private takeMarry(gap: string): void {
    const by = this.who ?? this.subject[0];
    if (!by || this.subject.length > 1 || /\b(?:never|not) (?:been |again )?$/.test(gap)) return;
    if (this.role && !this.full(this.role) && !this.role.waiting) this.outer.push(this.role);
    this.role = emptyRole("spouse", [by], 1, true);
  }

  private takeNone(gap: string, m: Span): void {
    if (NOT_OF_ALL.test(this.text.slice(m.end, m.end + 50)) || /\b(?:others?|further|more)\b/i.test(this.text.slice(m.start, m.end))) return;
    const by = this.who ?? (this.leaves && this.subject.length === 1 ? this.subject[0] : undefined) ?? this.group.at(-1)?.name ?? this.subject[0];
    if (by && !/\bother $/.test(gap)) this.childless.add(by.toLowerCase());
  }

  private takePick(m: FamilyMark & { kind: "pick" }): void {
    const list = this.list;
    const words = this.text.slice(m.start, m.end);
    const parents = /^they\b/i.test(this.text.slice(m.start, m.end)) && !/^,? [A-Z]/.test(this.text.slice(m.end, m.end + 4)) ? this.parentsJustTold() : null;
    if (parents) {
      this.subject = parents;
      this.who = null;
      return;
    }
    const mate = this.mateMeant(m);
    if (mate) {
      this.role = { ...mate, count: 1, members: [], living: null, single: true };
      this.outer = [];
      this.fresh = true;
      return;
    }
    const unnamed =
      list !== null && list.members.length < (list.count ?? 0) && /^,? (?:(?:was|is|being|named) )?[A-Z]/.test(this.text.slice(m.end, m.end + 12));
    if (!list || (!unnamed && /\blatter|former|named|mentioned|listed\b/.test(words))) {
      const one = (list && this.memberMeant(list, m)) ?? (/former/.test(words) ? this.group[0] : this.last)?.name;
      if (one) this.subject = [one];
      this.fresh = false;
      return;
    }
    const one = m.many ? undefined : this.memberMeant(list, m);
    this.who = null;
    this.fresh = true;
    this.outer = [];
    if (one) {
      this.subject = [one];
      this.fresh = false;
      return;
    }
    this.role = m.many ? { ...list, living: null, told: true } : { ...list, count: 1, members: [], living: null, single: true };
  }

  /** "four children: … . The last named died", "the second left two sons": one of a list told to its end, by his place in it. */
  private memberMeant(list: Role, m: Span): string | undefined {
    if (!this.full(list) || /^,? [A-Z]/.test(this.text.slice(m.end, m.end + 4))) return undefined;
    const words = this.text.slice(m.start, m.end);
    const place = PLACES.findIndex((r) => r.test(words));
    return place < 0 ? undefined : list.members.at(place === PLACES.length - 1 ? -1 : place)?.name;
  }

  /** "She had two husbands. The first was …", "ADA was his second wife, the first, …": spouses by their order, where no list of kin was told since. */
  private mateMeant(m: Span): Role | null {
    if (!/^(?:the|that) (?:first|second|third|fourth|last|other|former|latter|earlier)$/i.test(this.text.slice(m.start, m.end))) return null;
    if (!/^,? (?:(?:was|is|being|named) )?[A-Z]/.test(this.text.slice(m.end, m.end + 16))) return null;
    const last = this.facts.at(-1);
    if (this.mates && this.facts.every((f) => f.relation === "spouse" || f.at.start < (this.mates?.at ?? 0))) return this.mates;
    const of = last?.relation === "spouse" && this.isMain(last.of[0] ?? "") && m.start - last.at.end < 220;
    return of && /\b(?:first|second|third|last|latter) (?:wife|husband|spouse|marriage)\b/i.test(this.text.slice(last.at.end, m.start))
      ? emptyRole("spouse", [this.main], 1, true)
      : null;
  }
}

/** Reads the family of `main` in a stretch of a paper; `affiant` is whom "I" and "affiant" mean. */
export function readFamily(text: string, start: number, end: number, people: readonly PersonAt[], main: string, affiant: string | null): FamilyRead {
  const reader = new FamilyReader(text, main, affiant);
  reader.read(familyMarks(text, start, end, people), start);
  return reader;
}
