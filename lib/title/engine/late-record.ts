// A grantor who sold before and sells again: what an earlier deed, off record when the later was made, took from its taker.
import { compare, equals, fromWire, ONE, type Rational, sub, sum, ZERO } from "@/lib/fraction/rational";
import type { Holder, Interest } from "@/lib/title/ledger/interest";
import type { Case } from "./case";
import type { Group } from "./deed-groups";
import type { Succession } from "./family";
import { mineralsOf } from "./land-words";
import type { Matter } from "./matter";
import { againstLateRecord, isQuitclaim, type Sources } from "./sources";

/**
 * What a group purports to pass of 8/8 of the minerals: all where no fraction is worded, and where it gives all that is the grantors' without the
 * words of a quitclaim, which reaches so much as they hold of record (Bryan v. Thomas, 365 S.W.2d 628 (Tex. 1963)).
 */
function purported(group: Group): Rational {
  const c = group.clauses.find((x) => x.words.estate_type === "fee" || x.words.estate_type === "mineral");
  if (!c) return ZERO;
  if (c.words.of === "grantor_interest" && c.words.fraction && equals(fromWire(c.words.fraction), ONE)) return ONE;
  return c.words.fraction && c.words.of === "whole" ? fromWire(c.words.fraction) : c.words.fraction ? ZERO : ONE;
}

/** Adds to what the grantors hold of record what a recording act gives their later taker; the found sources where it gives nothing. */
export function withLateClaims(kase: Case, matter: Matter, tract: string, group: Group, found: Sources, wanted: (i: Interest) => boolean): Sources {
  if (found.via !== "record" || isQuitclaim(matter) || matter.conveyance.action !== "convey") return found;
  const lacks = sub(purported(group), sum(mineralsOf(found.interests).map((i) => i.share)));
  if (compare(lacks, ZERO) <= 0) return found;
  const late = againstLateRecord(kase, matter, tract, group.from);
  const recorded = (i: Interest) => (kase.matters.get(i.by ?? "")?.recorded ?? null) !== null;
  const more = late.interests.filter((i) => wanted(i) && recorded(i) && !found.interests.includes(i));
  return more.length ? { interests: [...found.interests, ...more], steps: late.steps, via: "recording" } : found;
}

/** Heirs of one who had given all away still stand in his place, so that who buys of them is measured against a deed of his that was off record. */
export function claimThrough(kase: Case, matter: Matter, tract: string, s: Succession, dead: Holder): void {
  if (kase.everHeld(tract, [dead]))
    kase.claim(
      tract,
      s.heirs.flatMap((h) => matter.actors.get(h.party) ?? []),
      [dead],
    );
}
