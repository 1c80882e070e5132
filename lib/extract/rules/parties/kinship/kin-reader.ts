// Words of kin in a statement: which open a list, which say something of the one named before them.
import { ofMarriage } from "./kin-apposition";
import { doesSomething, fromKin, namesNobody, onlyTold, outlivedThese, toKin } from "./kin-beside-words";
import { childrenKin, type Slot, sameName } from "./kin-fact";
import { StemReader } from "./kin-stems";
import { isOneOfRow, type KinPhrase, onSide } from "./kin-words";
import type { Mark } from "./marks";
import { ITEM_OF_LIST, ONE_OF } from "./of-his-parents";

/** "Child with wife at death:" behind the wife: the row is the child's. */
const ENDS_LABEL = /^(?: [^.;:,A-Z]{0,30})?:/;

export class KinReader extends StemReader {
  /** The marriages of the dead stand in a table, each with its children below. */
  private tabled = false;

  protected takeKin(kin: KinPhrase, gap: string, before: Mark | null): void {
    this.born = null;
    if (/\b(?:which|what|whose) $/i.test(gap) || (kin.possessive && this.isFromKin(kin))) return;
    if (kin.relation === "parent" && outlivedThese(this.text.slice(Math.max(0, kin.start - 24), kin.end))) return;
    if (kin.plural && /^['’](?!s)(?! (?:names?|children)\b)/.test(this.text.slice(kin.end, kin.end + 10))) return;
    if (kin.relation === "child" && this.relative && this.subject[0] && /^(?:her|his)$/.test(kin.possessive ?? "") && /\bby $/.test(gap)) {
      const of = [this.subject[0], this.relative.subject];
      this.relative = null;
      this.open(kin, of);
      return;
    }
    const row = this.rowOf(kin);
    if (row !== null) {
      this.open(kin, [row]);
      return;
    }
    const siblingsOf = this.ofHisParents(kin);
    if (siblingsOf !== null) {
      this.open({ ...kin, relation: "sibling", count: null }, [siblingsOf]);
      const list = this.slots.at(-1);
      if (list) list.ofParents = true;
      return;
    }
    const among = this.slots.findLast((s) => s.ofParents === true);
    if (among && kin.relation === "child" && kin.count === 1 && !kin.possessive && ITEM_OF_LIST.test(this.text.slice(among.opened, kin.start))) return;
    if (this.isOneOf(kin)) return;
    if (this.isOtherParent(kin) || this.isOwner(kin) || this.saysOfAll(kin) || this.saysOfLoose(kin)) return;
    if (this.isSubject(kin) || this.isParentMeant(kin) || this.isParentOfThese(kin, gap)) return;
    if (this.relative?.left !== true && this.isNextOfList(kin, gap)) this.relative = null;
    if (
      (kin.possessive || kin.relation === "parent") &&
      onlyTold.test(this.text.slice(Math.max(0, kin.start - 20), kin.start)) &&
      namesNobody.test(this.text.slice(kin.end, kin.end + 12))
    )
      return;
    const denied =
      !kin.only && (kin.negated || (this.negated >= 0 && /^[^,;.]{0,30}$/.test(this.text.slice(this.negated, kin.start)) && this.negated <= kin.start));
    const goesOn = !kin.only && this.deniedTo >= 0 && /^(?:,| or| nor| and| of| of any| by)* (?:by |of )?$/i.test(this.text.slice(this.deniedTo, kin.start));
    const named = kin.possessive !== null && kin.relation === "spouse" && /^,? [A-Z]/.test(this.text.slice(kin.end, kin.end + 3));
    if ((denied && !kin.possessive) || (goesOn && !named)) {
      this.deniedTo = kin.end;
      return;
    }
    if (this.isPredicate(kin, before)) {
      if (kin.relation === "spouse") this.slots.push({ ...this.slotOf(kin, [this.relative?.subject ?? this.subject[0] ?? this.main]), waiting: false });
      if (this.listed?.kin.relation === kin.relation) this.pending = this.listed.filled;
      return;
    }
    const wed = this.inTable(kin);
    if (wed) {
      this.slots = [];
      this.open(kin, wed);
      return;
    }
    if (this.isAnaphoric(kin)) {
      this.sharesChildren(kin);
      return;
    }
    const top = this.slots.at(-1);
    if (top && top.filled.length === 0 && !top.waiting && this.joins(top, kin, gap)) return;
    if (kin.relation === "spouse" && this.last && / and $/.test(gap) && !kin.possessive && this.text.slice(this.last.end, kin.start) === gap) {
      this.open(kin, [this.last.name]);
      return;
    }
    if (this.owner && /^['’]s? ?$/.test(gap)) {
      if (this.sharedBy(this.owner.name, kin)) return;
      this.open(kin, [this.owner.name]);
      this.owner = null;
      return;
    }
    if (this.isApposition(kin, gap)) {
      this.appose(kin);
      return;
    }
    if (top?.waiting && /\bof $/.test(gap) && top.filled.length === 0) {
      this.open(kin, this.ownerOf(kin));
      return;
    }
    if (kin.relation === "spouse" && top?.kin.relation === "child" && /\b(?:by|with|of) $/i.test(gap)) {
      const one = this.verb && !this.relative ? this.subject[0] : undefined;
      if (one !== undefined && top.filled.some((f) => f.name === one)) {
        this.open(kin, [one]);
        return;
      }
      const told = top.filled.filter((f) => f.of.length < 2);
      const parents = [top.of[0] ?? this.main, kin.ordinal === "first" ? "?first" : "?last"];
      for (const f of told) f.of = parents;
      if (told.length === 0) top.of = parents;
      if (!ENDS_LABEL.test(this.text.slice(kin.end, kin.end + 34))) this.open(kin, top.of.slice(0, 1), top);
      return;
    }
    if (before?.kind === "not" && !kin.possessive && !kin.only && !/[.;:?]/.test(gap)) return;
    this.open(kin, this.ownerOf(kin));
  }

  /** "He was one of three children, the others being …", "the eldest of the three children of A and B": brothers and sisters, and parents. */
  private isOneOf(kin: KinPhrase): boolean {
    const of = this.subject.length === 0 || (this.subject.length === 1 && sameName(this.subject[0] ?? "", this.main));
    if (
      kin.relation !== "child" ||
      !kin.plural ||
      kin.possessive ||
      !of ||
      this.relative ||
      !ONE_OF.test(this.text.slice(Math.max(0, kin.start - 60), kin.start))
    )
      return false;
    const others = this.slotOf({ ...kin, relation: "sibling", count: kin.count === null ? null : kin.count - 1 }, [this.main]);
    if (/^ (?:born )?(?:of|to) (?:the (?:late|said) )?[A-Z]/.test(this.text.slice(kin.end, kin.end + 22))) {
      this.announced = others;
      this.slots.push(this.slotOf({ ...kin, relation: "parent", count: 2 }, [this.main]));
    } else this.slots.push(others);
    return true;
  }

  /** "First wife: A, died 1920  Children: B; C  Second wife: D": rows of a table; those below a spouse of the dead are children of both. */
  private inTable(kin: KinPhrase): string[] | null {
    if (kin.possessive || this.itemed || this.text.charAt(kin.end) !== ":" || !/[A-Z]/.test(this.text.charAt(kin.start))) return null;
    if (kin.relation === "spouse" && kin.ordinal !== null && !/\b(?:by|with|of|from) $/i.test(this.text.slice(kin.start - 5, kin.start))) {
      this.tabled = true;
      return [this.main];
    }
    const wed = this.marriages.findLast(([one]) => one === this.main)?.[1];
    return this.tabled && wed !== undefined && kin.relation === "child" ? [this.main, wed] : null;
  }

  /** "under the will of her mother"; "the farm goes to her sons" names who takes. */
  private isFromKin(kin: KinPhrase): boolean {
    const before = this.text.slice(Math.max(0, kin.start - 44), kin.start);
    return fromKin.test(before) && !toKin.test(before);
  }

  protected ofSpouse(kin: KinPhrase): void {
    const p = this.people.find((x) => x.start > kin.end);
    if (!p || !/^,? of (?:the late )?(?:said )?$/.test(this.text.slice(kin.end, p.start))) return;
    const gone = /\b(?:widow|widower)\b/i.test(this.text.slice(kin.start, kin.end));
    this.facts.push({ name: p.name, at: { start: p.start, end: p.end }, relation: "spouse", of: [this.main], living: gone ? false : null });
    this.marriages.push([this.main, p.name]);
    if (gone) this.deaths.push({ name: p.name, at: p.start, before: true });
    this.aside = p.start;
  }

  /** "His father had married again, to A", "the grandparents Roe had two children": one known already does something, and no list opens. */
  private isSubject(kin: KinPhrase): boolean {
    const grand =
      kin.relation === "grandparent" &&
      /^(?: [A-Z][a-z]+)? (?:had|left|were the parents of) (?!died\b|been\b|all\b)/.test(this.text.slice(kin.end, kin.end + 40));
    if (!grand && !(kin.possessive && doesSomething.test(this.text.slice(kin.end, kin.end + 30)))) return false;
    this.subject = [this.knownKin(kin) ?? `?${onSide(kin.relation, this.text, kin.end)}`];
    this.heads = [...this.subject];
    this.relative = null;
    this.verb = true;
    return true;
  }

  /** "He was the husband of A and the father of B and C": B and C are his children. */
  private isParentOfThese(kin: KinPhrase, gap: string): boolean {
    const these =
      kin.relation === "parent" &&
      !kin.possessive &&
      this.verb &&
      (/^(?: | and |, and )$/.test(gap) || (this.relative !== null && /, $/.test(gap))) &&
      /^ of [A-Z]/.test(this.text.slice(kin.end, kin.end + 5));
    if (these) this.slots.push(this.slotOf(childrenKin(kin), [this.relative?.subject ?? this.subject[0] ?? this.main]));
    return these;
  }

  /** "Her father's first wife, B": kin of one known before, or of nobody who has a name. */
  private isOwner(kin: KinPhrase): boolean {
    if (!kin.possessive || kin.plural || !/^['’]s [a-z]/.test(this.text.slice(kin.end, kin.end + 4))) return false;
    this.owner = { name: this.knownKin(kin) ?? `?${kin.relation}`, start: kin.start, end: kin.end };
    return true;
  }

  private knownKin(kin: KinPhrase): string | undefined {
    const of = this.ownerOf(kin);
    return this.facts.findLast(
      (f) => f.relation === kin.relation && f.of.some((o) => of.includes(o)) && (kin.sex === null || (this.sexOf(f.name) ?? kin.sex) === kin.sex),
    )?.name;
  }

  /** "three children, each of them Ada's child also: …": the other parent of the list that is open, or was told last. */
  protected sharedBy(parent: string, kin: KinPhrase): boolean {
    const top = this.slots.at(-1) ?? this.listed;
    const open = top?.kin.relation === "child" && top.kin.plural && kin.relation === "child" ? top : null;
    if (!open || !/\b(?:each|all|both|every one)\b[^.;:]{0,30}$/i.test(this.text.slice(open.opened, this.owner?.start ?? 0))) return false;
    open.of = [open.of[0] ?? this.main, parent];
    for (const f of open.filled) if (f.of.length < 2) f.of = [...open.of];
    if (open.filled.length === 0) open.opened = kin.end;
    this.owner = null;
    return true;
  }

  /** "Mother of both: A": the other parent of those listed before is named next. */
  private isOtherParent(kin: KinPhrase): boolean {
    const all = kin.relation === "parent" && /^ of (?:both|all|each|these|them)\b[^.;:]{0,20}?(?:is|was|:)/.test(this.text.slice(kin.end, kin.end + 40));
    const children = this.listed?.filled.filter((f) => f.relation === "child" && f.of.length < 2) ?? [];
    if (!all || children.length === 0) return false;
    this.pending = children;
    return true;
  }

  /** "B, a half sister, the child of his father and C": a parent named before is meant. */
  private isParentMeant(kin: KinPhrase): boolean {
    if (this.pending.length === 0 || !kin.possessive || kin.relation !== "parent") return false;
    const own = this.facts.findLast((f) => f.relation === "parent" && (kin.sex === null || (this.sexOf(f.name) ?? kin.sex) === kin.sex));
    const waiting = this.pending;
    this.parent(own?.name ?? `?${kin.sex ?? "parent"}`);
    if (/^ and [A-Z]/.test(this.text.slice(kin.end, kin.end + 6))) this.pending = waiting;
    return true;
  }

  /** "Both children are living": said of those already named, and no list of its own. */
  private isAnaphoric(kin: KinPhrase): boolean {
    return (
      kin.plural &&
      /^(?:both|all|these|those|such|said|the said|(?:the )?(?:above|same|aforesaid|foregoing))\b/i.test(this.text.slice(kin.start, kin.end)) &&
      this.facts.some((f) => f.relation === kin.relation) &&
      (/\b(?:above|same|aforesaid|foregoing)\b/i.test(this.text.slice(kin.start, kin.end)) ||
        !/^[:,]| (?:namely|to-wit)\b/.test(this.text.slice(kin.end, kin.end + 9)))
    );
  }

  /** "three children, his only heirs" is one list; so is "one brother and one sister". */
  protected joins(top: Slot, kin: KinPhrase, gap: string): boolean {
    if (kin.relation === "heir" && /^(?:,| and|, and|, being|, as|, who are)? $/.test(gap)) {
      top.opened = kin.end;
      return true;
    }
    if (kin.relation === "child" && top.kin.relation === "child" && gap === ", " && ofMarriage.test(this.text.slice(kin.end, kin.end + 40))) {
      top.opened = kin.end;
      return true;
    }
    if (kin.relation !== top.kin.relation || kin.possessive || !/^,? and $/.test(gap)) return false;
    top.kin = { ...top.kin, plural: true, count: top.kin.count !== null && kin.count !== null ? top.kin.count + kin.count : null, sex: null };
    top.opened = kin.end;
    return true;
  }

  protected ownerOf(kin: KinPhrase): string[] {
    const p = kin.possessive;
    if (p === "my") return this.affiant ? [this.affiant] : [];
    if (p && /decedent|deceased|testat|intestate/.test(p)) return [this.main];
    if (p === "their") return this.couple();
    if (p && this.isAlongside(kin)) return this.listed?.of ?? [this.main];
    if (p) return this.diedBefore(kin, p) ?? this.meant(p);
    const top = this.slots.at(-1);
    const couple = this.marriages.at(-1);
    if (couple && kin.relation === "child" && /\bby (?:him|her) (?:\w+ ){0,3}$/.test(this.text.slice(Math.max(0, kin.start - 40), kin.start)))
      return [...couple];
    if (this.relative && !this.parents.includes(this.relative.subject)) return [this.relative.subject];
    if (kin.relation === "child" && this.parents.length && this.subject.length < 2) return this.parents;
    if (this.relative) return [this.relative.subject];
    if (top && top.filled.length === 0 && top.kin.relation === "heir") return top.of;
    if (this.verb && this.subject.length) return [...this.subject];
    return top ? top.of : [this.main];
  }

  /** "His father, A, died, and his mother, B", "his son, A, died; his daughter, B": both are of the same. */
  private isAlongside(kin: KinPhrase): boolean {
    const [list, lead] = [this.listed, this.text.slice(kin.start - 6, kin.start)];
    const beside = list?.filled[0];
    if (!list || !beside || list.kin.possessive !== kin.possessive || this.relative) return false;
    const row = /; (?:and )?$/.test(lead) && [list.kin, kin].every((k) => isOneOfRow(k, this.text));
    return row || (beside.name === this.subject[0] && / and $/.test(lead));
  }

  protected open(kin: KinPhrase, of: string[], parentOf: Slot | null = null): void {
    const waiting =
      /^ (?:by \w+ )?of (?!(?:the|this|that|his|her|their|said|such|a|which|first|second|third|former|prior|previous|earlier|later|last|present|both|each|any|legal|full|age|whom|lawful)\b(?! (?:said |late )*(?:decedent|deceased|testat|\w+ (?:brother|sister|son|daughter|child)|brother|sister|son|daughter|child|predeceased|dead|half)))/.test(
        this.text.slice(kin.end, kin.end + 60),
      );
    const empty = this.slots.at(-1);
    if (empty && empty.filled.length === 0 && !empty.waiting && !(empty.kin.plural && kin.count === 1) && empty !== parentOf) this.slots.pop();
    this.slots.push({ ...this.slotOf(kin, this.ofBoth(kin, of) ? [this.main, ...of] : of), waiting, parentOf });
  }

  protected slotOf(kin: KinPhrase, of: string[]): Slot {
    return { kin, of, waiting: false, filled: [], opened: kin.end, parentOf: null, living: kin.dead ? false : null };
  }
}
