// Those of the kin who died before: what is told right behind their death is told of them. "B died in 1925. He left a son, C", "B, d. 1959. Wife, C. Issue, D".
import type { Span } from "@/lib/text/view";
import { KinApposition } from "./kin-apposition";
import { OUTLIVED_AND } from "./kin-beside-words";
import { sameName } from "./kin-fact";
import type { KinPhrase } from "./kin-words";
import { parentsBefore, THEY_HAD } from "./of-his-parents";

/** "He left a daughter", "she had two children": whom one left who is dead; not "left no other". */
const LEFT_CHILDREN =
  /^,? (?:(?:had|has|also|then|too),? )?(?:left|leaves|leaving|had|was survived by|is survived by|was the (?:father|mother) of)(?: (?:behind|surviving|him|her|as|his|only|two|three|four|five|six|seven|one|an?|the|following|minor|small|infant|adult|grown|\d{1,2})[ ,]*){1,5}(?:child|children|son|sons|daughter|daughters|issue|boys?|girls?)\b/i;
const LEFT_SPOUSE =
  /^,? (?:had |has )?(?:left|leaves|was survived by|is survived by)(?: (?:behind|surviving|him|her|as|his|a|one)){0,4},? (?:wife|widow|husband|widower|spouse)\b/i;
/** "Wife, DESS ROE", "Issue: …": a word of kin that opens a sentence or a cell, with its people behind. */
const LABEL = /^(?:(?:Surviving |His |Her )?(?:Wife|Husband|Spouse|Widow|Widower|Issue|Child(?:ren)?|Sons?|Daughters?|Survivors))\b/;
const OF_MARRIAGE =
  /^\W{0,4}(?:\(?\w\) )?(?:and |that )?(?:of|by|from|during|to|in) (?:(?:his|her|that|this|the|said|such) )+(?:[a-z]+ ){0,2}(?:marriage|union|wife|husband|wedlock)\b/i;
const BORE_HIM =
  /\b(?:bore|gave) (?:him|her husband|(?:the )?decedent|(?:[a-z]+ ){1,3}(?:he|(?:the )?decedent) (?:ever )?had\b)|\b(?:was|is) (?:also )?the (?:mother|father) of (?:[a-z]+ ){1,3}(?:he|she|(?:the )?decedent) (?:ever )?had\b/i;
const BY_SPOUSE = /^ (?:born )?(?:by|of|with|from|to) /;
const WORD_OF_SPOUSE =
  /^ (?:born )?(?:by|of|with|from|to) (?:(?:the|his|her|decedent's|said) )*(?:(?:first|second|third|fourth|last|former|prior|present|surviving|other|latter|previous|later|earlier|divorced) ?)*(?:wife|husband|marriage|union|spouse|widow|widower)\b/i;
const AT_START = /(?:^|[.;)] |: )$/;

export abstract class StemReader extends KinApposition {
  /** Of whose death the clause before told; and this clause. */
  private goneBefore: string | null = null;
  private goneHere: string | null = null;
  /** Whom the rows speak of: one of those asked for as dead. */
  private stem: string | null = null;

  /** One of the kin dies in this clause. */
  protected isGone(name: string): void {
    if (this.facts.some((f) => sameName(f.name, name) && /^(?:child|sibling|half_sibling)$/.test(f.relation) && f.of.some((o) => sameName(o, this.main))))
      this.goneHere = name;
  }

  protected override clear(at: number): void {
    super.clear(at);
    this.goneBefore = this.goneHere;
    this.goneHere = null;
  }

  /** A question begins: nothing before is told on. */
  protected forgetGone(): void {
    this.goneBefore = null;
    this.goneHere = null;
    this.stem = null;
  }

  /** Whom "he" means behind the death of one of the kin, where he is said to have left children; null for whomever it means else. */
  protected leftBy(word: string, at: Span): string | null {
    const gone = this.goneBefore;
    const begins = /[.;]["”]? (?:and |but )?$/.test(this.text.slice(Math.max(0, at.start - 7), at.start));
    const sex = word === "he" ? "m" : word === "she" ? "f" : null;
    if (gone === null || sex === null || !begins || (this.sexOf(gone) ?? sex) !== sex) return null;
    const behind = this.text.slice(at.end, at.end + 90);
    const wed =
      this.facts.some((f) => f.relation === "spouse" && f.of.includes(this.main)) || /; (?:and |but )?$/.test(this.text.slice(at.start - 6, at.start));
    return LEFT_CHILDREN.test(behind) || (wed && LEFT_SPOUSE.test(behind)) ? gone : null;
  }

  /** "B, d. 1959. Wife, C. Issue, D and E": rows that follow on one of the kin who is dead; null where the kin are those of the dead himself. */
  protected rowOf(kin: KinPhrase): string | null {
    const of = this.stem ?? this.goneBefore;
    if (of === null || kin.possessive || !/^(?:child|spouse)$/.test(kin.relation)) return null;
    if (!LABEL.test(this.text.slice(kin.start, kin.end)) || !AT_START.test(this.text.slice(Math.max(0, kin.start - 2), kin.start))) return null;
    if (this.opensMarriage(kin)) {
      this.stem = null;
      return null;
    }
    const told = this.facts.some((f) => f.relation === kin.relation && f.of.some((o) => sameName(o, this.main)));
    if (!told && this.stem === null) return null;
    this.stem = of;
    return of;
  }

  /** "Children by the second wife:", "Issue of the marriage to A:" behind what is told of a dead child: the next row of the dead himself. */
  private opensMarriage(kin: KinPhrase): boolean {
    const behind = this.text.slice(kin.end, kin.end + 60);
    if (kin.relation !== "child" || !BY_SPOUSE.test(behind)) return false;
    const named = this.facts.filter((f) => f.relation === "spouse" && f.of.some((o) => sameName(o, this.main))).map((f) => f.name.split(" ")[0] ?? "");
    return WORD_OF_SPOUSE.test(behind) || named.some((n) => n.length > 2 && behind.includes(n));
  }

  /** "Of his marriage to A there were three children", "A bore every child he had": children of the dead and of her who is told of alone. */
  protected ofBoth(kin: KinPhrase, of: readonly string[]): boolean {
    const one = of[0];
    if (kin.relation !== "child" || one === undefined || of.length > 1 || sameName(one, this.main)) return false;
    if (/^ by (?:him|her)\b/.test(this.text.slice(kin.end, kin.end + 8))) return true;
    if (!this.marriages.some(([a, b]) => sameName(a, this.main) && sameName(b, one))) return false;
    return (
      OF_MARRIAGE.test(this.text.slice(this.clauseFrom, this.clauseFrom + 60)) || BORE_HIM.test(this.text.slice(Math.max(0, kin.start - 60), kin.end + 30))
    );
  }

  /** "a sister, A, who survived him, and another brother, B": the clause of A is over, and the next of the list begins. */
  protected isNextOfList(kin: KinPhrase, gap: string): boolean {
    if (kin.count === null || kin.possessive) return false;
    const alike = kin.relation === this.listed?.kin.relation && /^(?:an?|another|one)\b/i.test(this.text.slice(kin.start, kin.end));
    return ((kin.plural || alike) && / and $/.test(gap)) || OUTLIVED_AND.test(gap);
  }

  /** "His parents had three children: …": whose brothers and sisters follow; null where the children are of no such parents. */
  protected ofHisParents(kin: KinPhrase): string | null {
    if (kin.relation !== "child" || !kin.plural || kin.possessive) return null;
    const lead = this.text.slice(Math.max(0, kin.start - 130), kin.start);
    if (THEY_HAD.test(lead) && this.parentsToldLast(kin.start)) return this.main;
    const whose = parentsBefore(lead);
    return whose === null ? null : whose === "decedent" ? this.main : (this.meant(whose)[0] ?? this.main);
  }

  /** The answer to a question on those who are dead: what follows is told of the last of them. */
  protected isStem(name: string): void {
    this.stem = name;
  }
}
