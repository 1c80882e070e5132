// Names in a passage: who fills the list that is open, whose clause begins, whose child is meant.
import { FamilyKin } from "./family-kin";
import type { FamilyMark } from "./family-marks";
import { emptyRole } from "./family-state";

const BY = /\b(?:by|with) (?:the said |said |his |her )?(?:wife |husband )?$/i;
const PLACE = /\b(?:of|at|in|near|from|to) (?:the (?:city|town|village) of )?$/;
const ALIAS = /\b(?:formerly|previously|now|n[eé]e|a\/k\/a|aka|f\/k\/a|also known as|known as|called|before that|at one time|once|born) $/i;
/** "to them were born A and B": children, where no word of kin says so. */
const BORN =
  /\b(?:(?:were|been)|(?:there|them|him|her|marriage|union)\b(?:[^.;]|(?<=\b[A-Z])\.){0,40}\bwas) (?:also )?born(?: (?:of|to|unto|from) (?:them|him|her|(?:the|this|that|said) (?:union|marriage)))?[,:]? $/i;
const CLAUSE_BY = /^[\W\d]*(?:(?:and|that) )*(?:[Bb]y|[Ww]ith|[Oo]f|[Tt]o) (?:the said |said )?$/;
const DOES =
  /^,? (?:(?:himself|herself|then|also|later|now|too),? )?(?:was|is|were|are|had|has|left|died|survives?|survived|being|never|married|outlived|predeceased|departed|passed|lives)\b/;

/** "His children by ADA ROE are …": the list stands behind the other parent. */
const LIST_BEHIND = /^(?:,? \([^()]{0,20}\))?,? ?(?::|(?:are|is|were|was|being|namely|to[- ]wit)\b)/;
/** "married again after ADA, to EVA ROE": no spouse by this marriage. */
const AFTER =
  /\b(?:after|before|following|since|divorced from|death of|divorce from|divorcing)(?: the (?:death|decease|divorce) (?:of|from))? (?:the said |said )?$/i;

export class FamilyNames extends FamilyKin {
  protected takeName(p: FamilyMark & { kind: "name" }, gap: string, prior: FamilyMark | null): void {
    if (this.off) return;
    if (this.isAffiant(p.name) && (!(this.role && !this.full(this.role)) || /\bI,? $/.test(this.text.slice(p.start - 3, p.start)))) {
      this.last = p;
      this.group = [p];
      return;
    }
    if (p.possessive) {
      this.owner = p.name;
      return;
    }
    if (!this.role && BORN.test(gap)) this.role = emptyRole("child", this.couple());
    if (this.last && !BORN.test(gap) && ALIAS.test(gap) && p.start - this.last.end < 60) {
      if (/^,? \(?(?:who is )?now (?:known as )?$/.test(gap)) this.rename(this.last.name, p);
      return;
    }
    const touching = prior?.kind === "name" || prior?.kind === "live" || prior?.kind === "die" || prior?.kind === "none";
    const weds = this.role?.relation === "spouse" && !this.full(this.role) && / to $/.test(gap);
    if (touching && PLACE.test(gap) && !this.role?.waiting && !weds) return;
    const r = this.role;
    if (r?.waiting) {
      const one = this.isMain(p.name) || this.known(p.name) || this.outer.length === 0 || r.pending.length > 0;
      r.of = r.of.length && / and $/.test(gap) ? [...r.of, p.name] : [p.name];
      if (one) {
        r.waiting = /^ and (?:the )?(?:[A-Z]|said)/.test(this.text.slice(p.end, p.end + 12)) && r.of.length < 2;
        for (const f of r.pending) f.of = r.of;
        if (r.pending.length && !r.waiting) this.role = this.outer.pop() ?? null;
      }
      if (!this.isMain(p.name) && !this.known(p.name)) {
        this.last = p;
        this.group = [p];
      }
      this.fresh = false;
      return;
    }
    if (this.isMain(p.name)) {
      const speakers = prior?.kind === "kin" && prior.kin.possessive !== null && /^,? (?:(?:was|is) )?(?:the (?:said|late) )?$/.test(gap);
      if (speakers && r?.relation === "parent" && r.members.length === 0 && this.affiant) {
        this.ofSpeaker = true;
        if (r.sex) this.sex.set(this.main.toLowerCase(), r.sex);
        this.add("child", [this.main], { name: this.affiant, start: p.start, end: p.end }, true);
        this.role = null;
        this.who = null;
        this.subject = [this.main];
      }
      if (r && !r.single) r.told = true;
      if (
        r &&
        r.relation === "child" &&
        !r.single &&
        r.members.length === 0 &&
        /^[,;]| and /.test(this.text.slice(p.end, p.end + 5)) &&
        /[:]\s*$|\b(?:namely|being|were|are),? $/.test(gap)
      ) {
        this.amongSiblings(r);
        return;
      }
      if (this.fresh) this.subject = [this.main];
      if (
        /\b(?:[Bb]esides|[Oo]ther than|[Ii]n addition to|[Aa]part from|[Ii]ncluding|[Ee]xcept(?:ing)?) (?:the )?$/.test(gap) &&
        this.list?.relation === "child"
      )
        this.amongSiblings(this.list);
      this.last = p;
      this.fresh = false;
      if (r && r.relation === "parent" && this.affiant) this.role = null;
      return;
    }
    if (
      r?.relation === "child" &&
      r.members.length === 0 &&
      this.last &&
      this.isMain(this.last.name) &&
      /^ and (?:(?:his|her) (?:wife|husband),? )?$/.test(gap)
    ) {
      r.of = [this.main, p.name];
      this.last = p;
      return;
    }
    if (
      this.fresh &&
      !r &&
      CLAUSE_BY.test(gap) &&
      /^(?:,[^.;]{3,60},)? (?:he|she|(?:the )?decedent|[A-Z][\w.]+(?: [A-Z][\w.]+)?) (?:also |then |later )?(?:had|has|left|raised)\b|^:/.test(
        this.text.slice(p.end, p.end + 90),
      )
    ) {
      this.mate = p.name;
      this.last = p;
      if (this.list?.relation === "child" && !this.full(this.list) && this.text.charAt(p.end) === ":") this.role = { ...this.list, of: [this.main, p.name] };
      return;
    }
    const byOuter = r?.single === true && r.members.length === 0 ? this.outer.at(-1) : undefined;
    if (r && byOuter?.waiting && byOuter.relation === "child" && !byOuter.single && /:\s*$/.test(gap)) {
      const stem = `?${r.relation} ${r.of.join()} ${p.start}`;
      this.facts.push({ name: stem, at: { start: p.start, end: p.start }, relation: r.relation, of: [...r.of], living: false });
      byOuter.of = [stem];
      byOuter.waiting = false;
      this.outer.pop();
      this.role = byOuter;
      this.joinGroup(p, gap, prior);
      this.fill(byOuter, p);
      this.last = p;
      return;
    }
    if (r?.relation === "spouse" && !this.full(r) && !r.waiting && AFTER.test(gap)) {
      this.last = p;
      return;
    }
    if (r && !this.full(r)) {
      if (r.relation === "child" && BY.test(gap) && (r.members.length + (r.count ?? 0) > 0 || LIST_BEHIND.test(this.text.slice(p.end, p.end + 30)))) {
        for (const f of r.members) if (f.of.length < 2) f.of = [...f.of, p.name];
        r.of = [...r.of.slice(0, 1), p.name];
        this.last = p;
        return;
      }
      this.joinGroup(p, gap, prior);
      this.fill(r, p);
      if (this.fresh || !this.subject.length) this.subject = this.group.map((g) => g.name);
      this.last = p;
      this.fresh = false;
      return;
    }
    this.joinGroup(p, gap, prior);
    const behind = this.text.slice(p.end, p.end + 40);
    if (this.fresh || this.subject.includes(this.group[0]?.name ?? "") || (DOES.test(behind) && !this.who)) {
      const withMain = this.last && this.isMain(this.last.name) && this.subject[0] === this.main && /^ and (?:(?:his|her) (?:wife|husband),? )?$/.test(gap);
      this.subject = withMain ? [this.main, p.name] : this.group.map((g) => g.name);
      this.said = true;
      this.who = null;
    }
    if (!this.known(p.name)) this.loose.push(p);
    this.last = p;
    this.fresh = false;
  }
}
