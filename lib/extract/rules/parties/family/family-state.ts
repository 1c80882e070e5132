// What one who reads a family by the passage keeps in mind: people and their places, the list that is open, whom the clause is about.
import { sameName as alike, type DeathTold, type KinFact } from "@/lib/extract/rules/parties/kinship/kin-fact";
import { type KinPhrase, onSide, type Sex } from "@/lib/extract/rules/parties/kinship/kin-words";
import type { Kinship } from "@/lib/extract/rules/parties/kinship/read-kinship";
import type { Span } from "@/lib/text/view";
import type { FamilyMark } from "./family-marks";

export type Named = Span & { readonly name: string };
/** What the names that follow are: kin of whom, how many are still to come, whether they are told as dead or living. */
export type Role = {
  relation: string;
  of: string[];
  waiting: boolean;
  count: number | null;
  members: KinFact[];
  living: boolean | null;
  pending: KinFact[];
  single: boolean;
  sex: Sex | null;
  told?: true;
  /** Where the words stand that open it. */
  at?: number;
};

/** A list of such kin with nobody in it yet; `count`: how many are to come, null where nobody says. */
export const emptyRole = (relation: string, of: readonly string[], count: number | null = null, single = false): Role => ({
  relation,
  of: [...of],
  waiting: false,
  count,
  members: [],
  living: null,
  pending: [],
  single,
  sex: null,
});

/** How many of a kind are announced, of one or of him and a mate, and who was found. */
export type Announced = {
  readonly relation: string;
  readonly of: string;
  readonly mate: string | null;
  readonly count: number;
  readonly members: KinFact[];
  readonly at: number;
};
export type FamilyRead = Kinship & {
  readonly announced: readonly Announced[];
  readonly childless: ReadonlySet<string>;
  /** Of whom it is told that they alone do not live. */
  readonly excepted: ReadonlySet<string>;
  readonly unplaced: readonly Named[];
};

const suffix = (name: string): string => /,? (jr|sr|ii|iii)\b\.?$/i.exec(name)?.[1]?.toLowerCase() ?? "";
export const sameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase() || (alike(a, b) && suffix(a) === suffix(b));

/** Between two of a row: "and", the number of an item, "an adult, and". */
const GOES_ON =
  /^[\s,;:()"]*(?:(?:an? )?(?:adult|minor|infant|single (?:man|woman|person)|married (?:man|woman)|of (?:full|lawful|legal) age)\b[\s,;]*)?(?:and|&|or|also)?[\s,]*(?:\(?\w{1,2}[.)])?\s*$/;
/** Kin who stand in lists, and below whom others stand. */
export const LISTED = /^(?:child|sibling|half_sibling|grandchild|nephew|niece)$/;

export class FamilyState {
  readonly facts: KinFact[] = [];
  readonly marriages: [string, string][] = [];
  readonly deaths: DeathTold[] = [];
  readonly announced: Announced[] = [];
  readonly childless = new Set<string>();
  readonly excepted = new Set<string>();
  readonly unplaced: Named[] = [];
  protected readonly sex = new Map<string, Sex>();
  protected readonly gone = new Set<string>();
  /** Those whose death is told with a day or year. */
  protected readonly dated = new Set<string>();
  /** "She had two husbands": those whom "the first" and "the second" may mean. */
  protected mates: Role | null = null;
  protected subject: string[] = [];
  protected before: string[];
  protected role: Role | null = null;
  protected outer: Role[] = [];
  protected list: Role | null = null;
  protected group: Named[] = [];
  protected loose: Named[] = [];
  protected who: string | null = null;
  protected owner: string | null = null;
  protected leaves = false;
  protected fresh = true;
  protected off = false;
  protected last: Named | null = null;
  /** "By ADA ROE he had …": the other parent of those named next. */
  protected mate: string | null = null;
  /** The subject is named by the clause itself. */
  protected said = false;
  /** "a brother who died": "who" means one still to be named. */
  protected whoRole = false;
  protected clauseFrom = 0;
  /** "an earlier wife, who died in 1921": "who" is one without a name. */
  protected unnamed = false;
  /** The dead child or brother of whom the sentence told last: "CY ROE, deceased; children: …" are his. */
  protected stem: string | null = null;
  /** "his" or "her" of the dead with which the clause before, and this one, tell one of a row of kin: "His son, … . His daughter, …". */
  protected rowBefore: string | null = null;
  protected rowNow: string | null = null;
  /** Where the last words of kin end that were said of names before them. */
  protected apposed = -1;
  /** "ROE deposes that his father …": "his" and "her" parents are those of the affiant. */
  protected ofSpeaker = false;

  constructor(
    protected readonly text: string,
    protected readonly main: string,
    protected readonly affiant: string | null,
  ) {
    this.before = [main];
    const count = (r: RegExp) => [...text.matchAll(r)].length;
    const [m, f] = [count(/\b(?:he|his|him|widower|bachelor)\b/gi), count(/\b(?:she|hers?|widow(?! of him))\b/gi)];
    if (m > 2 * f || f > 2 * m) this.sex.set(main.toLowerCase(), m > f ? "m" : "f");
  }

  protected reset(): void {
    this.subject = [];
    this.group = [];
    this.row = [];
    this.loose = [];
    this.who = null;
    this.owner = null;
    this.mate = null;
    this.said = false;
    this.whoRole = false;
    this.unnamed = false;
    this.leaves = false;
    this.fresh = true;
    this.rowBefore = this.rowNow;
    this.rowNow = null;
  }

  protected full(r: Role): boolean {
    return r.count !== null && r.members.length >= r.count;
  }

  protected known(name: string): KinFact | undefined {
    return this.facts.find((f) => sameName(f.name, name));
  }

  /** Whether one has a place in the family; the wife of another who is named only so has none yet. */
  protected stands(name: string): boolean {
    return this.facts.some((f) => sameName(f.name, name) && (f.relation !== "spouse" || f.of.some((o) => this.isMain(o))));
  }

  /** One of the kin of the dead who is dead himself, of whom the words may go on to tell: no spouse, and no parent. */
  protected isStem(name: string): boolean {
    const kin = this.facts.some((f) => sameName(f.name, name) && LISTED.test(f.relation));
    return kin && this.gone.has(name.toLowerCase());
  }

  protected isMain(name: string): boolean {
    return name === this.main || sameName(name, this.main);
  }

  protected isMateOfMain(name: string): boolean {
    return this.facts.some((f) => f.relation === "spouse" && sameName(f.name, name) && f.of.some((o) => this.isMain(o)));
  }

  protected isAffiant(name: string): boolean {
    return this.affiant !== null && sameName(name, this.affiant);
  }

  protected add(relation: string, of: readonly string[], p: Named, living: boolean | null): KinFact {
    const had = this.facts.find((f) => sameName(f.name, p.name) && f.relation === relation && f.of.some((o) => of.some((x) => sameName(o, x))));
    if (had) return had;
    const fact: KinFact = { name: p.name, at: { start: p.start, end: p.end }, relation: onSide(relation, this.text, p.start), of: [...of], living };
    this.facts.push(fact);
    if (relation === "spouse" && of[0]) this.marriages.push([of[0], p.name]);
    return fact;
  }

  protected fill(r: Role, p: Named): void {
    const fact = this.add(r.relation, r.of, p, r.living);
    if (r.sex) this.sex.set(p.name.toLowerCase(), r.sex);
    this.whoRole = false;
    r.members.push(fact);
    if (r.living === false) this.sayDead(p.name);
    for (const o of this.outer)
      if (o.waiting) {
        o.waiting = false;
        o.of = [p.name];
        for (const f of o.pending) f.of = [p.name];
      }
    if (this.full(r) && (r.single || this.outer.length)) {
      this.role = this.outer.pop() ?? null;
      if (this.role === null && !r.single) this.list = this.list ?? r;
    }
  }

  /** "His parents had four children: he himself, A and B": brothers and sisters. */
  protected amongSiblings(r: Role): void {
    r.relation = "sibling";
    r.of = [this.main];
    r.count = r.count === null ? null : r.count - 1;
  }

  /** All who were named since the clause began. */
  protected row: Named[] = [];

  protected joinGroup(p: Named, gap: string, prior: FamilyMark | null): void {
    const goesOn = GOES_ON.test(gap);
    this.row.push(p);
    this.group = goesOn && prior?.kind === "name" && this.group.length ? [...this.group, p] : [p];
  }

  protected roleOf(kin: KinPhrase, of: string[]): Role {
    const single = !kin.plural && (kin.count ?? 1) === 1;
    const count = kin.count ?? (kin.plural ? null : 1);
    return { ...emptyRole(kin.relation, of, count, single), living: kin.dead ? false : null, sex: kin.sex };
  }

  protected meant(sex: Sex): string {
    if (this.who && (this.sexOf(this.who) ?? sex) === sex) return this.who;
    const one = this.subject.length === 1 ? this.subject[0] : undefined;
    if (one && (this.said || this.isStem(one)) && (this.sexOf(one) ?? sex) === sex) return one;
    const last = this.before.length === 1 ? this.before[0] : undefined;
    if (last && !this.subject.length && !this.childless.has(last.toLowerCase()) && !this.isMain(last) && this.isStem(last) && (this.sexOf(last) ?? sex) === sex)
      return last;
    const main = this.sexOf(this.main);
    if (main && main !== sex && this.last && !this.isMain(this.last.name) && (this.sexOf(this.last.name) ?? sex) === sex) return this.last.name;
    return this.main;
  }

  /** Whom "she" means where the dead is a man: the last named who may be one, else his wife. */
  protected otherThanMain(sex: Sex): string {
    const last =
      this.last && !this.isMain(this.last.name) && !this.isAffiant(this.last.name) && (this.sexOf(this.last.name) ?? sex) === sex ? this.last.name : null;
    return last ?? this.couple()[1] ?? this.main;
  }

  protected sexOf(name: string): Sex | undefined {
    return this.sex.get(name.toLowerCase());
  }

  protected couple(): string[] {
    const near = [...this.subject, this.last?.name ?? ""].filter((n) => n && !this.isMain(n));
    const own = this.marriages.findLast((m) => m.some((n) => near.includes(n)));
    if (own) return [...own];
    const spouse = this.marriages.find(([a]) => a === this.main)?.[1];
    return spouse ? [this.main, spouse] : [this.main];
  }

  /** Father and mother where they were told last: "they are long dead". */
  protected parentsJustTold(): string[] | null {
    const last = this.facts.slice(-2);
    return last.length === 2 && last.every((f) => f.relation === "parent") && this.subject.every((s) => last.some((f) => f.name === s) || this.isMain(s))
      ? last.map((f) => f.name)
      : null;
  }

  /** "ADA ROE, now ADA DOE": one goes by the name one has now. */
  protected rename(from: string, to: Named): void {
    for (const f of this.facts) {
      if (f.name === from) f.name = to.name;
      f.of = f.of.map((o) => (o === from ? to.name : o));
    }
    this.group = this.group.map((g) => (g.name === from ? to : g));
    this.subject = this.subject.map((s) => (s === from ? to.name : s));
    this.last = to;
  }

  protected sayDead(name: string): void {
    this.gone.add(name.toLowerCase());
    for (const f of this.facts) if (sameName(f.name, name) && !this.isMain(name)) f.living = false;
  }

  /** Names that open a clause and stand in no list belong to the list announced that is not told to its end, where a verb of life or death is said of them. */
  protected placeLoose(told: boolean): void {
    const list = this.list;
    const open = list && !this.full(list) && (list.count !== null || list.told === true) ? list : null;
    for (const p of this.loose) {
      if (this.stands(p.name) || this.isMain(p.name) || (this.affiant && sameName(p.name, this.affiant))) continue;
      if (told && open && this.subject.includes(p.name) && !this.full(open)) open.members.push(this.add(open.relation, open.of, p, null));
      else if (!told) this.unplaced.push(p);
    }
    if (told) this.loose = this.loose.filter((p) => !this.stands(p.name));
    else this.loose = [];
  }
}
