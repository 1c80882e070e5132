// Releases of a lease: who signs gives up; the paper may name him only as lessee or owner of the lease it tells of.

import { sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import type { PartyReader, ReadParty } from "@/lib/extract/rules/parties/reading";
import { rolesOf } from "@/lib/extract/rules/parties/roles";
import { isOrganisation } from "@/lib/names/entity-type";
import { plainName } from "@/lib/names/name-key";
import { readAssignment } from "./assignment";
import { signersOfLease } from "./lease-change";

const same = (x: ReadParty, y: ReadParty): boolean =>
  isOrganisation(x.mention.name) || isOrganisation(y.mention.name)
    ? plainName(x.mention.name) === plainName(y.mention.name)
    : sameFirstAndLast(x.mention.name, y.mention.name);
/** "Book 55 of Oil and Gas Leases": a book is nobody. */
const BOOK = /\b(?:leases?|records?|deeds)$/i;

const OFFICE =
  /^,? ?(?:its |the )?(?:(?:vice|assistant|executive|senior)[- ])*(?:president|secretary|treasurer|manager|managing|landman|agent|attorney[- ]in[- ]fact|partner|director|officer)\b/i;
/** "By: Carl Roe, Vice President": he signs for the company. */
const signsFor = (text: string, p: ReadParty): boolean =>
  p.side === "from" &&
  !isOrganisation(p.mention.name) &&
  (OFFICE.test(text.slice(p.mention.span.end, p.mention.span.end + 40)) ||
    /\b[Bb]y:? $/.test(text.slice(Math.max(0, p.mention.span.start - 5), p.mention.span.start)));

/** Reads a release: where none of those read as givers signs, those give whom the body names and the foot bears, an officer not; the lessors take. */
export const readReleaseOfLease: PartyReader = (a, type) => {
  const read = readAssignment(a, type);
  if (!read) return read;
  const parties = read.parties.filter((p) => !BOOK.test(p.mention.name) && !signsFor(a.view.text, p));
  const isSigned = a.testimonium !== null || a.acknowledgments.length > 0;
  const signed = (isSigned ? signersOfLease(a) : []).filter((p) => !BOOK.test(p.mention.name));
  const holders = signed.filter((p) => p.side === "to");
  const below = plainName(a.view.text.slice(a.testimonium?.start ?? a.view.text.length));
  const none = !parties.some((p) => p.side === "from") ? parties.filter((p) => p.side === "to" && below.includes(plainName(p.mention.name))) : [];
  const giving = holders.length ? holders : signed.length ? signed : none;
  if (!giving.length || parties.some((p) => p.side === "from" && giving.some((g) => same(g, p)))) return { ...read, parties };
  const [giver, taker] = rolesOf(type);
  const from = giving.map(({ mention }): ReadParty => ({ mention, side: "from", role: giver }));
  const others = parties.filter((p) => !from.some((g) => same(g, p)));
  const lessors = others.filter((p) => p.side === "to" || p.role === "lessor" || /^lessor/i.test(p.mention.label ?? ""));
  const to = lessors.map(({ mention }): ReadParty => ({ mention, side: "to", role: taker }));
  return { ...read, parties: [...from, ...to] };
};
