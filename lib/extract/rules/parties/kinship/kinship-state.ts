// What a reader keeps in mind over a statement of a family: whom the clause is about, which lists of kin are open, who is married to whom.
import type { PersonAt } from "@/lib/extract/rules/parties/succession/find-people";
import type { Span } from "@/lib/text/view";
import { type DeathTold, type KinFact, type Slot, sameName } from "./kin-fact";
import { type KinPhrase, LEFT_NONE, type Sex } from "./kin-words";
import { namesIt, numbered, opensByParent, opensFragment, opensItem, opensMember, opensMembers, opensRest, saysAllLive, tellsThenNames } from "./list-goes-on";

export class KinshipState {
  readonly facts: KinFact[] = [];
  readonly marriages: [string, string][] = [];
  readonly deaths: DeathTold[] = [];
  protected readonly sex = new Map<string, Sex>();
  protected slots: Slot[] = [];
  protected done: Slot | null = null;
  /** The list filled last, for what is said of all its people behind them. */
  protected listed: Slot | null = null;
  /** A list of so many children or brothers that was announced and is not told to its end. */
  protected announced: Slot | null = null;
  protected heads: string[] = [];
  protected subject: string[] = [];
  protected verb = false;
  protected died = false;
  protected readonly dead = new Set<string>();
  /** Whom "who" means; `left`: the clause tells whom he left or had. */
  protected relative: { subject: string; depth: number; left?: boolean } | null = null;
  protected last: (Span & { name: string }) | null = null;
  protected owner: (Span & { name: string }) | null = null;
  /** Those whom the clause has named in no list: "A, B and C, children of D". */
  protected loose: (Span & { name: string })[] = [];
  /** The list whose items bear numbers or letters. */
  protected itemed: Slot | null = null;
  /** The couple of "of that marriage", for the children named next. */
  protected parents: string[] = [];
  protected born: Slot | "next" | null = null;
  /** The children "of her marriage to" the one named next. */
  protected married: Slot | null = null;
  /** Where one stands who is told only as the spouse of the dead: "ADA ROE, wife of BEN ROE, died". */
  protected aside = -1;
  protected negated = -1;
  protected deniedTo = -1;
  /** Facts that wait for the parent named next: "A, son of …". */
  protected pending: KinFact[] = [];
  /** "B was the only child of that marriage": the child whose parents the words behind tell. */
  protected apposed: KinFact | null = null;
  /** Where the last word of kin said of the one before ends. */
  protected saidTo = -1;
  protected prior: string[] = [];
  /** Whom the paper speaks of: the dead, until the death of another is told in words of its own. */
  protected topic: string;
  /** "Before he married A, B had …": what "he" does before its name comes. */
  protected ahead = false;
  protected clauseFrom = 0;

  constructor(
    protected readonly text: string,
    protected readonly people: readonly PersonAt[],
    protected readonly main: string,
    protected readonly affiant: string | null,
  ) {
    const first = text.toLowerCase().indexOf(main.toLowerCase());
    const behind = text.slice(Math.max(0, first + main.length));
    const hadWife = /\b[Hh]e (?:had|took|left|leaves|married)\b[^.;]{0,30}\b(?:wife|widow)\b/.test(behind);
    const told =
      /(?<!\b(?:until|till|when|before|after|since|while) |\bmarried\b[^.;]{2,60}[.;] )\b(?:he|his|him|she|hers?)\b/i.exec(behind)?.[0] ??
      /\b(?:he|she)(?= (?:did not|never) (?:re-?)?marr)/i.exec(behind)?.[0] ??
      "he";
    const [men, women] = [/\b(?:he|his|him|widower|bachelor)\b/gi, /\b(?:she|hers?|widow)\b/gi].map((r) => [...behind.matchAll(r)].length) as [number, number];
    const said = hadWife || men > 2 * women ? "he" : women > 2 * men && women > 2 ? "she" : told;
    const sex: Sex = /^s|^her/i.test(said) ? "f" : "m";
    this.topic = main;
    this.sex.set(main.toLowerCase(), sex);
  }

  protected endSentence(at: number): void {
    const next = this.text.slice(at, at + 60);
    if (this.subject.length) this.prior = this.subject;
    const open = this.slots.findLast((s) => s.topic === true) ?? this.slots.at(-1);
    if (saysAllLive.test(next)) for (const f of this.listed?.filled ?? []) f.living ??= true;
    const announced =
      open?.kin.count !== null &&
      /^(?:child|sibling|half_sibling)$/.test(open?.kin.relation ?? "") &&
      (opensMember.test(next) || opensMembers.test(this.text.slice(at, at + 200)) || tellsThenNames.test(this.text.slice(at, at + 120)));
    const unnamed = open !== undefined && open.filled.length === 0 && !open.waiting && namesIt.test(next);
    this.announce();
    const nextIsItem =
      unnamed ||
      (open?.topic === true && open.filled.length === 0) ||
      announced ||
      opensItem.test(next) ||
      opensFragment.test(next) ||
      (open?.kin.relation === "child" && opensByParent.test(next));
    const items = this.itemed && this.itemed.filled.length > 0 && numbered.test(next) && !this.full(this.itemed) ? this.itemed : null;
    if (items) this.slots = [items];
    else this.slots = open && (open.kin.plural || unnamed) && !open.waiting && nextIsItem && !this.full(open) ? [open] : [];
    this.reopen(at);
    this.done = null;
    this.clear(at);
  }

  private announce(): void {
    const open = this.slots.find((s) => s.kin.plural && s.kin.count !== null && /^(?:child|sibling|half_sibling)$/.test(s.kin.relation));
    if (open && !this.full(open)) this.announced = open;
  }

  /** "The other four are A, …": the list announced before goes on. */
  private reopen(at: number): void {
    const open = this.announced;
    if (open && this.slots.length === 0 && !this.full(open) && opensRest.test(this.text.slice(at, at + 120))) this.slots = [open];
  }

  /** Lists go on behind a semicolon, unless a new statement begins: "; that …". */
  protected endClause(at: number): void {
    this.announce();
    this.backToList();
    if (/^;? (?:and )?that\b/.test(this.text.slice(at, at + 12))) this.slots = [];
    this.reopen(at);
    this.slots = this.slots.filter((s) => s.filled.length > 0 || s === this.announced || /:[^;]*$/.test(this.text.slice(s.opened, at)));
    if (this.subject.length) this.prior = this.subject;
    this.done = null;
    this.clear(at);
  }

  protected clear(at: number): void {
    this.clauseFrom = at;
    this.ahead = false;
    this.heads = [];
    this.subject = [];
    this.verb = false;
    this.died = false;
    this.relative = null;
    this.owner = null;
    this.born = null;
    this.married = null;
    this.loose = [];
    this.parents = [];
    this.pending = [];
    this.apposed = null;
    this.last = null;
  }

  protected backToList(): void {
    this.born = null;
    const base = this.slots.find((s) => s.kin.plural && !this.full(s));
    this.slots = base ? [base] : [];
    this.relative = null;
  }

  protected full(s: Slot): boolean {
    return s.kin.count !== null && s.filled.length >= s.kin.count;
  }

  protected sexOf(name: string): Sex | null {
    return this.sex.get(name.toLowerCase()) ?? null;
  }

  /** Whom "he" and "her" stand for: the one the clause is about, else the dead; another where the sex speaks against it. */
  protected meant(word: string): string[] {
    const want: Sex | null = /^(?:he|his|him)$/.test(word) ? "m" : /^(?:she|her)$/.test(word) ? "f" : null;
    const fits = (name: string | undefined): name is string =>
      name !== undefined && name !== this.affiant && (want === null || (this.sexOf(name) ?? want) === want);
    if (this.relative && fits(this.relative.subject)) return [this.relative.subject];
    if (this.verb && this.subject.length === 1 && fits(this.subject[0])) return this.subject;
    if (fits(this.topic) && !sameName(this.topic, this.main)) return [this.topic];
    if (fits(this.main) && this.sexOf(this.main) === want) return [this.main];
    const others = [this.last?.name, this.prior[0], ...this.facts.map((f) => f.name).reverse()];
    return [others.find((n) => n !== undefined && !sameName(n, this.main) && fits(n) && this.sexOf(n) === want) ?? others.find((n) => fits(n)) ?? this.main];
  }

  /** "B died before him, in 1970; his children, C and D, survive": those of the child of whose death the clause before told. */
  protected diedBefore(kin: KinPhrase, word: string): string[] | null {
    const [gone, more] = this.prior;
    const opens = kin.relation === "child" && !this.verb && !this.relative && /^[;,]? ?(?:and |but )?$/.test(this.text.slice(this.clauseFrom, kin.start));
    if (!opens || gone === undefined || more !== undefined || sameName(gone, this.main) || !this.dead.has(gone.toLowerCase())) return null;
    const sex = /^his$/i.test(word) ? "m" : "f";
    // "Carl died without issue; his children", "Carl died; his other children": those of the dead himself.
    if (/\b(?:other|remaining)\b/i.test(this.text.slice(kin.start, kin.end))) return null;
    if (LEFT_NONE.test(/[^.;]*;\s*(?:and |but )?$/.exec(this.text.slice(Math.max(0, kin.start - 120), kin.start))?.[0] ?? "")) return null;
    const own = this.facts.some((f) => f.relation === "child" && sameName(f.name, gone) && f.of.some((o) => sameName(o, this.main)));
    return own &&
      (this.sexOf(gone) ?? sex) === sex &&
      /;\s*$/.test(
        this.text
          .slice(0, kin.start)
          .slice(-6)
          .replace(/(?:and|but) $/, ""),
      )
      ? [gone]
      : null;
  }

  /** The two named last are the father and the mother of the dead, and no other couple is told of between them and `at`. */
  protected parentsToldLast(at: number): boolean {
    const last = this.facts.slice(-2);
    const since = this.text.slice(last.at(-1)?.at.end ?? at, at);
    return (
      last.length === 2 &&
      last.every((f) => f.relation === "parent" && f.of.includes(this.main)) &&
      !/\b(?:married|wife|husband|wedded|marriage)\b/i.test(since)
    );
  }

  protected couple(): string[] {
    if (this.subject.length === 2) return this.subject;
    const wed = this.marriages.at(-1);
    const just = wed && this.facts.some((f) => f.relation === "spouse" && f.name === wed[1] && f.at.start >= this.clauseFrom);
    if (wed && just) return [...wed];
    if (this.prior.length === 2) return this.prior;
    const last = this.marriages.at(-1);
    return last ? [...last] : [this.main];
  }

  /** What is said of the dead is not said of kin who bear his name with a middle one. */
  private isOf(f: KinFact, name: string): boolean {
    return f.name.toLowerCase() === name.toLowerCase() || (name !== this.main && sameName(f.name, name));
  }

  protected say(name: string, living: boolean): void {
    for (const f of this.facts) if (this.isOf(f, name) && f.living === null) f.living = living;
  }

  /** Told of one in this clause it overrules what a word behind the list says of all. */
  protected sayDead(name: string): void {
    this.say(name, false);
    for (const f of this.facts) if (this.isOf(f, name) && f.at.start >= this.clauseFrom) f.living = false;
  }

  /** The couple of "of the second marriage", "of that marriage". */
  protected ofMarriage(words: string): string[] {
    const of = this.relative?.subject ?? (this.subject.length === 1 ? (this.subject[0] ?? this.main) : this.main);
    const owner = this.marriages.some((x) => x.includes(of)) ? of : this.main;
    const own = this.marriages.filter((x) => x.some((n) => sameName(n, owner)));
    if (/\b(?:first|former|prior|previous|earlier)\b/.test(words)) return own.length > 1 ? [...(own[0] ?? [])] : [owner, "?first"];
    if (/\b(?:second|third|last|later|latter|present|current)\b/.test(words)) return own.length > 0 ? [...(own.at(-1) ?? [])] : [owner, "?last"];
    const last = /\b(?:that|this|said|such)\b/.test(words) ? this.marriages.at(-1) : own.at(-1);
    return last ? [...last] : [owner];
  }

  protected setParents(of: string[], ahead = false): void {
    if (this.apposed) {
      this.apposed.of = of;
      this.apposed = null;
      return;
    }
    const open = this.born && this.born !== "next" ? this.born : this.slots.findLast((s) => s.kin.relation === "child");
    const before = this.born === "next" && this.heads.length === 0 && this.listed?.kin.relation === "child" ? this.listed : null;
    const filled = (open ?? this.done ?? before)?.filled ?? [];
    // "A, born to X, and B, born to Y": what was told of one before is not told again of all.
    const each = filled.some((f) => f.of.length > 1) && filled.some((f) => f.of.length < 2);
    if (open && (ahead || open.filled.length === 0)) open.of = of;
    else
      for (const f of filled)
        if (f.relation === "child" && !(each && f.of.length > 1)) f.of = of.length === 1 && f.of[0] && f.of[0] !== of[0] ? [f.of[0], ...of] : of;
    if (!open && this.done?.kin.relation !== "child") this.parents = of;
    this.born = null;
  }

  /** Who a clause opens with: one, or a pair joined by "and". */
  protected head(name: string, gap: string): void {
    this.heads = /^,? (?:and|&) (?:\w+,? ){0,2}$/.test(gap) ? [...this.heads, name] : [name];
  }

  protected parent(name: string): void {
    for (const f of this.pending) if (!f.of.some((o) => sameName(o, name))) f.of = f.of[0] ? [f.of[0], name] : [name];
    this.pending = [];
  }

  /** "B died, leaving the above named children": they are those of B too. */
  protected sharesChildren(kin: KinPhrase): void {
    const by = this.relative?.subject ?? (this.verb ? this.subject[0] : undefined);
    if (kin.relation !== "child" || !by || by === this.main || !this.marriages.some((x) => x.includes(by))) return;
    for (const f of this.facts) if (f.relation === "child" && f.of.includes(this.main) && f.of.length < 2) f.of = [...f.of, by];
  }

  /** "three, all by ADA ROE, none adopted: …": the husband or wife is the other parent of the list, and no child of it. */
  protected isOtherParentOf(list: Slot, p: Span & { name: string }, gap: string): boolean {
    if (
      !this.marriages.some((m) => m.includes(p.name) && m.includes(list.of[0] ?? this.main)) ||
      list.kin.relation !== "child" ||
      list.waiting ||
      !/\b(?:by|with|of|to) (?:(?:him|her|himself|herself|(?:the |said )*(?:decedent|deceased)) and )?$/i.test(gap)
    )
      return false;
    list.of = [list.of[0] ?? this.main, p.name];
    this.last = p;
    return true;
  }
}
