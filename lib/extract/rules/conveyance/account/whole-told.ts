// A deed of land that tells every part of the minerals: what its clauses keep and leave out is set to the account to which the parts close.
import type { Draft } from "@/lib/extract/rules/conveyance/draft";
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import { sideIds } from "@/lib/extract/rules/conveyance/people";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { add, equals, fromWire, isZero, ONE, type Rational, sub, sum } from "@/lib/fraction/rational";
import { type Account, closeAccount, type Part } from "./close";
import { mineralShare, mineralsTold, type Told } from "./minerals-told";
import type { SideReader } from "./sides";

const isMineral = (f: Found): boolean => f.interest.estate_type === "mineral";
const isWhole = (f: Found): boolean => f.interest.fraction?.fraction === "1" && f.interest.of === "whole";
const isLand = (f: Found): boolean => (f.interest.estate_type === "fee" || f.interest.estate_type === "surface") && isWhole(f);

/** Whether what was read sets lands, depths, terms or substances apart: then no one sum holds for all. */
function isApart(list: readonly Found[]): boolean {
  const scopes = list.some((f) => f.scope !== undefined || f.interest.tracts.length > 0 || f.interest.depths || f.interest.term || f.interest.mineral_acres);
  const substances = new Set(list.filter(isMineral).map((f) => [...(f.interest.substances ?? [])].sort().join()));
  substances.delete("");
  return scopes || substances.size > 1;
}

const sharesOf = (list: readonly Found[]): Rational => sum(list.flatMap((f) => (f.interest.fraction ? [fromWire(f.interest.fraction)] : [])));

const covers = (f: Found, t: Told): boolean => f.fraction !== null && f.fraction.start < t.end && t.start < f.fraction.end;

/** Whether what was read is measured by what the giver owns, and nothing told says how much that is. */
const isOfUnknownPart = (read: readonly Found[], told: readonly Told[], account: Account): boolean =>
  isZero(account.other) && read.some((f) => f.interest.of !== "whole" && told.some((t) => !(t.rest && t.holder === null) && covers(f, t)));

/** Whether the readers of the clauses came to the same account: then nothing is to be set. */
function agrees(draft: Draft, account: Account): boolean {
  const minerals = draft.grants.filter(isMineral);
  const all = [...draft.reservations, ...draft.exceptions, ...minerals];
  if (all.some((f) => f.interest.of !== "whole" || !f.interest.fraction)) return false;
  const kept = sharesOf(draft.reservations);
  const left = sharesOf(draft.exceptions);
  if (minerals.length) return equals(sharesOf(minerals), account.taker) && (isZero(kept) || equals(kept, account.giver)) && equals(left, account.other);
  return equals(add(kept, left), sub(ONE, account.taker)) && (isZero(account.other) || equals(kept, account.giver));
}

/** The parts of one holder as things kept or left out: as the readers found them where they found one of that size, else anew. */
const asFound = (parts: readonly Part[], read: readonly Found[], text: string): Found[] =>
  parts.map((p): Found => {
    const own = read.find((f) => covers(f, p.told) && f.interest.fraction && f.interest.of === "whole" && equals(fromWire(f.interest.fraction), p.value));
    return own ?? mineralShare(p.value, p.told, text);
  });

/** "Subject to the reservation of one-half by A, and to a further one of one-fourth by the grantor": of what was read as kept, and by nobody named, a share that the account finds with another is his. */
function sorted(scene: Scene, draft: Draft, told: readonly Told[]): Draft {
  const givers = sideIds(scene.parties, "from");
  const isHis = (f: Found, holder: Told["holder"]): boolean =>
    !f.interest.to.some((id) => givers.includes(id)) &&
    told.some((t) => t.holder === holder && (holder === "giver" || t.name !== null) && !t.denied && covers(f, t));
  const others = draft.reservations.filter((f) => isHis(f, "other")).map((f) => ({ ...f, interest: { ...f.interest, to: [] } }));
  if (!others.length) return draft;
  const kept = draft.reservations.filter((f) => !isHis(f, "other"));
  const reservations = kept.map((f) => (isHis(f, "giver") ? { ...f, interest: { ...f.interest, to: givers } } : f));
  return { ...draft, reservations, exceptions: [...draft.exceptions, ...others] };
}

/** "reserves all minerals that she owns, being three-fourths": what is kept is hers, however much the words then say it is. */
const KEEPS_ALL =
  /\b(?:reserv(?:es?|ing)|retain(?:s|ing)?|keeps?|keeping|withholds?) (?:(?:un)?to \w+,? )?all (?:of )?(?:the |his |her |its |their )?(?:oil|gas|minerals?)\b[^.;]{0,40}\b(?:owns?|owned|has|have|holds?)\b/i;

/**
 * The draft of a deed of land with its minerals parted as all its words together part them: "excepting three-fourths, made up of one-half sold to A and one-fourth kept; one-fourth passes" → 1/4 kept, 1/2 left out.
 * Errs toward what the clauses were read to say: it sets only a deed of the whole of one land whose told shares close to one account.
 */
export function withWholeTold(scene: Scene, reader: SideReader, draft: Draft): Draft {
  const from = draft.granting?.start;
  const land = draft.grants.filter(isLand);
  const minerals = draft.grants.filter(isMineral);
  if (from === undefined || draft.action !== "convey" || land.length !== 1 || land.length + minerals.length !== draft.grants.length) return draft;
  const told = [...draft.reservations, ...draft.exceptions, ...minerals];
  if (told.some((f) => !isMineral(f)) || isApart([...told, ...land])) return draft;
  if (KEEPS_ALL.test(scene.text.slice(from))) return draft;
  const all = mineralsTold(scene, reader, from);
  const account = all && closeAccount(all);
  if (all && !account) return sorted(scene, draft, all);
  if (!account || (isZero(account.giver) && draft.reservations.length) || isOfUnknownPart(told, all, account) || agrees(draft, account)) return draft;
  const parts = (holder: Part["holder"]) => account.parts.filter((p) => p.holder === holder);
  return {
    ...draft,
    grants: land.map((f) => ({ ...f, interest: { ...f.interest, estate_type: "fee" as const } })),
    reservations: asFound(parts("giver"), draft.reservations, scene.text),
    exceptions: asFound(parts("other"), draft.exceptions, scene.text),
  };
}
