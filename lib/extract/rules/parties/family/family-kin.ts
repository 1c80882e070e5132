// Words of kin in a passage: what list they open, of whom, or of whom before them they are said.
import type { KinFact } from "@/lib/extract/rules/parties/kinship/kin-fact";
import { isOneOfRow, type KinPhrase } from "@/lib/extract/rules/parties/kinship/kin-words";
import type { FamilyMark } from "./family-marks";
import { emptyRole, FamilyState, LISTED, type Role, sameName } from "./family-state";

const APPOSED =
  /^(?:[,)("\s]|\b(?:who|being|is|are|was|were|as|am|all|both|all of(?: (?:the|his|her))?|constitut\w+|now|then|aged? \d+|relationship:?|(?:an? )?(?:adult|minor|infant|single (?:man|woman|person)|married (?:man|woman))|(?:living|alive|grown|adults|minors|unmarried|single|married|of age)|of (?:full|lawful|legal) age)\b)*$/i;
const OF_NAME =
  /^ (?:of|through) (?:(?:the|said|late|a|an|his|her|one|my) ){0,3}(?:[A-Z]|(?:(?:predeceased|deceased|dead|only|other|former) ){0,3}(?:brother|sister|son|daughter|child)\b)/;
/** "children:", "surviving spouse:" inside an item: a label in small letters. */
const LABEL = /^(?:surviving )?(?:children|child|issue|sons?|daughters?|spouse|wife|husband|widow|widower)$/;
const DEFINITE = /^(?:the|that|said) /i;
/** "under the will of his uncle", "inherited from her father": how something was come by. */
const CAME_FROM = /\b(?:from|wills? of|estates? of|deeds? (?:of|from)|gifts? (?:of|from)|given (?:him |her )?by|deeded by|conveyed by|bought of) (?:the )?$/i;
const NAME_BEHIND = /^,? (?:named |namely |by name |to[- ]wit:? )?(?:(?:Mrs|Mr|Miss|Dr)\.? )?[A-Z]/;

/** "which he and his wife bought from AL POE": what they did, and no name of a wife. */
const DID_SOMETHING =
  /^ (?:(?:had|has|have|then|later|also|together|both) )*(?:bought|purchased|acquired|owned|lived|earned|paid|worked|gave|deeded|sold|joined|made|kept|held|got)\b/;

export class FamilyKin extends FamilyState {
  protected takeKin(kin: KinPhrase, gap: string, prior: FamilyMark | null): void {
    if (/\b(?:which|what|whose names?) $/i.test(gap)) return;
    if (this.off) return;
    if (kin.possessive && CAME_FROM.test(gap)) {
      this.off = true;
      return;
    }
    if (this.who && /(?:,|;)?,? and $/.test(gap) && !this.leaves) this.who = null;
    const an = /^an? /i.test(this.text.slice(kin.start, kin.end));
    if (kin.relation === "spouse" && an && !this.leaves && !kin.possessive && !NAME_BEHIND.test(this.text.slice(kin.end, kin.end + 30))) return;
    if (
      /^(?:a )?(?:widow|widower)$/i.test(this.text.slice(kin.start, kin.end)) &&
      !this.leaves &&
      prior?.kind === "name" &&
      this.isMain(prior.name) &&
      /^, $/.test(gap) &&
      /^,/.test(this.text.charAt(kin.end))
    )
      return;
    if (this.siblingsOf(kin) || this.isOfParents(kin) || this.isOneTold(kin)) return;
    const behind = this.text.slice(kin.end, kin.end + 70);
    const words = this.text.slice(kin.start, kin.end);
    if (kin.negated && !kin.possessive) return;
    if (kin.relation === "spouse" && this.role?.relation === "child" && /\b(?:by|with|of|from) $/i.test(gap) && /^[^.;,:A-Z]{0,20}(?::| ?[-–—]+ )/.test(behind))
      return;
    if (kin.possessive && (/^['’]s? /.test(behind) || DID_SOMETHING.test(behind))) return;
    if (kin.relation === "heir" && this.role && this.role.members.length === 0 && !this.full(this.role)) return;
    if (kin.relation === "parent" && !kin.possessive && /^ of /.test(behind)) return;
    if (kin.relation === "spouse" && !kin.possessive && this.isOfMain(behind)) {
      this.role = { ...this.roleOf(kin, [this.main]), count: 1, single: true, living: /widow/i.test(words) ? false : null };
      return;
    }
    if (this.isApposition(kin, gap, prior, behind)) {
      this.appose(kin, behind);
      return;
    }
    const row = isOneOfRow(kin, this.text);
    const opens = row && this.rowBefore === kin.possessive && !this.owner && /^\W*(?:and )?$/.test(this.text.slice(this.clauseFrom, kin.start));
    const of = opens ? [this.main] : this.ownersOf(kin, words);
    if (row) this.rowNow = of[0] === this.main ? kin.possessive : null;
    if (this.affiant && kin.possessive === "my") {
      this.takeMine(kin, behind);
      return;
    }
    const r: Role = {
      ...this.roleOf(kin, of),
      waiting:
        (OF_NAME.test(behind) || (/^(?:grandchild|nephew|niece)$/.test(kin.relation) && / by [A-Z]/.test(behind.slice(0, 5)))) &&
        !/^ of (?:the|said|his|her) (?:\w+ )?(?:marriage|union|decedent|deceased|whole|half)/.test(behind),
    };
    if (this.role && !this.full(this.role)) {
      const empty = this.role.members.length === 0 && !this.role.waiting;
      if (empty && this.role.relation === r.relation && / and $/.test(gap) && this.role.of.join() === r.of.join()) {
        this.role.count = this.role.count !== null && r.count !== null ? this.role.count + r.count : null;
        this.role.single = false;
        this.announceBoth(this.role, kin);
        return;
      }
      if (!empty || this.role.waiting) this.outer.push(this.role);
    }
    this.role = r;
    if (r.relation === "spouse" && kin.plural) this.mates = { ...r, at: kin.start };
    if (kin.sex) this.noteSex(kin, of);
    if (LISTED.test(r.relation) && !r.single) {
      this.announce(r, kin);
      if ((of.some((o) => this.isMain(o)) && !r.waiting) || !this.list) this.list = r;
    }
    if (!NAME_BEHIND.test(behind) && r.single && !r.waiting && DEFINITE.test(words) && kin.relation !== "spouse") this.fresh = true;
  }

  /** "Four sons and a daughter", "a son and a daughter": one list of so many. */
  private announceBoth(r: Role, kin: KinPhrase): void {
    const own = this.announced.findIndex((a) => a.members === r.members);
    if (own >= 0) this.announced.splice(own, 1);
    if (r.count !== null && r.of[0])
      this.announced.push({ relation: r.relation, of: r.of[0], mate: r.of[1] ?? null, count: r.count, members: r.members, at: kin.start });
    if (LISTED.test(r.relation) && (r.of.some((o) => this.isMain(o)) || !this.list)) this.list = r;
  }

  protected announce(r: Role, kin: KinPhrase): void {
    const of = r.of[0];
    if (kin.count !== null && kin.count > 1 && of)
      this.announced.push({ relation: r.relation, of, mate: r.of[1] ?? null, count: kin.count, members: r.members, at: kin.start });
  }

  protected noteSex(kin: KinPhrase, of: readonly string[]): void {
    if (kin.relation === "spouse" && of[0]) this.sex.set(of[0].toLowerCase(), kin.sex === "f" ? "m" : "f");
  }

  /** "my mother, ALPHA ROE": the affiant is her child; "my brother AL ROE" is her child too. */
  protected takeMine(kin: KinPhrase, behind: string): void {
    if (!this.affiant || !NAME_BEHIND.test(behind.replace(/^ (?:was|is|were|are)(?: the (?:late|said))?(?= [A-Z])/, ""))) return;
    this.role = this.roleOf(kin, [this.affiant]);
  }

  protected ownersOf(kin: KinPhrase, words: string): string[] {
    const p = kin.possessive;
    if (this.stem && !p && LABEL.test(words) && this.text.charAt(kin.end) === ":") return [this.stem];
    if (this.owner) {
      const own = this.owner;
      this.owner = null;
      return [own];
    }
    if (p === "my" || (p && /decedent|deceased|testat|intestate/.test(p))) return [this.main];
    if (p === "their") return this.couple();
    if ((p === "his" || p === "her") && this.ofSpeaker && this.affiant && /^(?:parent|sibling)$/.test(kin.relation)) return [this.affiant];
    if ((p === "his" || p === "her") && /\b(?:other|remaining)\b/i.test(words)) return [this.main];
    const sex = this.sexOf(this.main);
    const other = sex !== undefined && p === (sex === "m" ? "her" : "his");
    if (p === "his" || p === "her")
      return [other || /^(?:child|spouse|grandchild)$/.test(kin.relation) || this.who ? this.meant(p === "his" ? "m" : "f") : this.main];
    if (this.mate && kin.relation === "child") return [this.main, this.mate];
    if (this.role?.waiting && LISTED.test(kin.relation) && /^(?:an?|another|one) /i.test(words)) return [this.main];
    if (this.who) return [this.who];
    const definite = DEFINITE.test(words) && this.list && kin.relation !== "spouse";
    if (definite && this.list) return this.list.of;
    if (this.leaves && this.subject.length === 1 && this.subject[0]) return [this.subject[0]];
    if (this.leaves && this.subject.length === 2) return this.subject;
    const r = this.role;
    if (r && !r.waiting && r.members.length === 0 && r.relation !== "spouse") return r.of;
    return [this.main];
  }

  /** "a brother, AL ROE, and a sister, EVA ROE; … that the sister died": one who is told already. */
  private isOneTold(kin: KinPhrase): boolean {
    const behind = this.text.slice(kin.end, kin.end + 40);
    const definite = /^(?:the|said|that|the said) (?:(?:said|elder|younger|other|only|dead|deceased) )*\w+$/i.test(
      this.text.slice(kin.start, kin.end).replace("half ", ""),
    );
    if (!definite || kin.plural || kin.possessive || NAME_BEHIND.test(behind) || / of /.test(behind.slice(0, 4)) || !/^(?:child|sibling)$/.test(kin.relation))
      return false;
    const sex = kin.sex;
    const known = this.facts.filter((f) => f.relation === kin.relation && f.of.some((o) => this.isMain(o)) && (sex === null || this.sexOf(f.name) === sex));
    const one = known.length === 1 ? known[0] : undefined;
    if (!one || (this.role && !this.full(this.role) && this.role.members.length === 0)) return false;
    this.subject = [one.name];
    this.said = true;
    this.fresh = false;
    this.who = null;
    this.last = { name: one.name, start: kin.start, end: kin.end };
    this.group = [this.last];
    return true;
  }

  /** "…: the decedent; a son, BO ROE; and a daughter, DI ROE": of the children of the parents each is a brother or sister. */
  protected isOfParents(kin: KinPhrase): boolean {
    const stem = this.leaves && this.subject.length === 1 && this.isStem(this.subject[0] ?? "");
    return (
      this.role?.relation === "sibling" &&
      !this.role.single &&
      kin.relation === "child" &&
      kin.count === 1 &&
      !kin.plural &&
      !kin.possessive &&
      !this.who &&
      !stem
    );
  }

  /** "Her parents had three children", "They had four": the children of the parents of the dead, of whom he is one. */
  protected siblingsOf(kin: KinPhrase): boolean {
    const lead = this.text.slice(Math.max(this.clauseFrom, kin.start - 70), kin.start);
    const parents =
      /\b(?:his|her|decedent's|[A-Z]\w+'s) (?:\w+ )?(?:parents|father and mother|mother and father)\b[^.;:]{0,40}$/i.test(lead) ||
      (/\b[Tt]h(?:ey|em|ese)\b[^.;:]{0,30}$/.test(lead) && this.facts.at(-1)?.relation === "parent");
    if (!parents || kin.relation !== "child" || !kin.plural || kin.possessive) return false;
    this.role = { ...this.roleOf(kin, [this.main]), relation: "sibling", count: null };
    this.list = this.role;
    return true;
  }

  /** "ADA ROE, widow of BEN ROE", "she was the wife of BEN ROE", said of the dead. */
  protected isOfMain(behind: string): boolean {
    const of = this.who ?? (this.subject.length ? this.subject[0] : this.last?.name);
    return of !== undefined && this.isMain(of) && /^ of (?:the late |one )?[A-Z]/.test(behind) && !this.role;
  }

  /** Kin said of those named right before it: "A, a son", "A and B, children of C", "A, B and C are his only children". */
  protected isApposition(kin: KinPhrase, gap: string, prior: FamilyMark | null, behind: string): boolean {
    if (!this.last || !this.group.length || !prior || !(prior.kind === "name" || prior.kind === "live" || (prior.kind === "kin" && prior.end === this.apposed)))
      return false;
    if (!APPOSED.test(gap) || / and |;/.test(gap) || !/[,(]|\b(?:is|are|was|were|as|being|am)\b/.test(gap)) return false;
    if (kin.plural && kin.count !== null && kin.count !== this.group.length) return false;
    if (/[:]/.test(gap)) return false;
    const placed = this.known(this.last.name);
    if (kin.possessive && this.subject.length === 1 && this.gone.has((this.subject[0] ?? "").toLowerCase()) && NAME_BEHIND.test(behind)) return false;
    if (!kin.plural && placed && placed.at.start === this.last.start && NAME_BEHIND.test(behind) && !/^,? of\b/.test(behind) && /^[,\s]*$/.test(gap))
      return false;
    if (kin.plural && NAME_BEHIND.test(behind) && !/^,? (?:of|to|by)\b/.test(behind)) return false;
    return !/^(?::| as follows)/.test(behind);
  }

  protected appose(kin: KinPhrase, behind: string): void {
    const of = kin.possessive === "my" ? (this.affiant ? [this.affiant] : []) : kin.possessive === "their" ? this.couple() : [this.main];
    const waiting = OF_NAME.test(behind) && !/^ of (?:the|said|his|her) (?:\w+ )?(?:marriage|union|decedent|deceased|whole|half)/.test(behind);
    const kindred = this.row.filter((p) => this.facts.some((f) => f.at.start === p.start && /^(?:nephew|niece|grandchild|heir)$/.test(f.relation)));
    const whole = waiting && kin.relation === "child" && kindred.length > this.group.length && kindred.at(-1) === this.last;
    const meant = kin.plural ? (whole ? kindred : this.group) : this.last ? [this.last] : [];
    this.apposed = kin.end;
    const told: KinFact[] = [];
    for (const p of meant) {
      const had = this.facts.findLast((f) => sameName(f.name, p.name) && f.at.start === p.start);
      if (!(waiting && kin.relation === "spouse")) this.loose = this.loose.filter((l) => l.start !== p.start);
      if (had && !waiting) {
        if ((kin.relation !== "heir" && had.relation === "heir") || (kin.relation === "half_sibling" && had.relation === "sibling"))
          had.relation = kin.relation;
        continue;
      }
      if (kin.relation === "heir" && had) continue;
      if (had && (kin.relation === "spouse" || kin.relation === "parent")) continue;
      if (waiting && kin.relation === "spouse" && sameName(p.name, this.main)) continue;
      if (kin.sex) this.sex.set(p.name.toLowerCase(), kin.sex);
      told.push(this.add(kin.relation, waiting ? [`?${p.start}`] : of, p, kin.dead ? false : null));
    }
    if (!waiting) return;
    if (this.role && !this.full(this.role)) this.outer.push(this.role);
    this.role = { ...emptyRole(kin.relation, [], null, true), waiting: true, pending: told };
  }
}
