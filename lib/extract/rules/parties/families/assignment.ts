// Assignments: assignor and assignee, and the lease's own lessor and lessee, who give and take nothing here.

import { instrumentCategory } from "@/lib/contracts/instrument-types";
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { isNoParty } from "@/lib/extract/rules/parties/mentions/no-party";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import type { PartyReader, ReadParty } from "@/lib/extract/rules/parties/reading";
import { rolesOf } from "@/lib/extract/rules/parties/roles";
import { type AssigningAct, assigningActs, standsAhead } from "@/lib/extract/rules/parties/sides/assigning-acts";
import { afterVenue } from "@/lib/extract/rules/parties/sides/behind-venue";
import { exhibitTakers } from "@/lib/extract/rules/parties/sides/exhibit-takers";
import { sideOf } from "@/lib/extract/rules/parties/sides/labels";
import { listedTakers } from "@/lib/extract/rules/parties/sides/listed-takers";
import { actorsOf, sideTold } from "@/lib/extract/rules/parties/sides/named-actors";
import { isOnlyLessor } from "@/lib/extract/rules/parties/sides/spoken-of";
import { namedTakers } from "@/lib/extract/rules/parties/sides/takers";
import { isOrganisation } from "@/lib/names/entity-type";
import { parsePersonName } from "@/lib/names/parse-name";
import { readDeedLike } from "./deed-like";

const leaseFrom = /\bleases?\b[^;]{0,200}?\b(?:by and between|between|from|by|granted by|executed by|made by|given by) (?=[A-Z])/g;
const owner =
  /\b(?:now |presently )?(?:owned (?:and held )?|held )by (?:the )?(?=[A-Z])|\bthe undersigned,? (?=[A-Z])|\b(?:owner|holder) of[^.;]{0,80}?, (?=[A-Z])/g;

const label = (m: Mention) => (m.label ? sideOf(m.label)?.role : null);

/** Lessor and lessee of the lease that is assigned, where one lease is described in running words. */
export function leaseParties(a: Anatomy): ReadParty[] {
  const { text } = a.view;
  const to = Math.min(a.exhibits[0]?.start ?? text.length, a.acknowledgments[0]?.start ?? text.length);
  for (const m of text.slice(0, to).matchAll(leaseFrom)) {
    const start = m.index + m[0].length;
    const { mentions } = parseMentions(text, start, Math.min(to, start + 500), a.view.blocks);
    const first = mentions[0];
    if (!first || first.span.start - start > 2 || !mentions.some((x) => label(x) === "lessor")) continue;
    const gap = mentions.findIndex((x, i) => i > 0 && x.strays > 4);
    if (gap > 0) mentions.splice(gap);
    const lastLessor = mentions.findLastIndex((x) => label(x) === "lessor");
    return mentions.flatMap((mention, i): ReadParty[] => {
      const role = label(mention) === "lessee" || (i > lastLessor && label(mention) !== "lessor") ? "lessee" : "lessor";
      return role === "lessee" && label(mention) !== "lessee" ? [] : [{ mention, side: "other", role, bystander: true }];
    });
  }
  return [];
}

function ownersNamed(a: Anatomy): Mention[] {
  const { text } = a.view;
  for (const m of text.slice(0, a.testimonium?.start ?? text.length).matchAll(owner)) {
    const start = m.index + m[0].length;
    const { mentions } = parseMentions(text, start, Math.min(text.length, start + 260), a.view.blocks);
    const first = mentions[0];
    if (first && first.span.start - start < 2) return mentions.filter((x) => x.strays < 3);
  }
  return signers(a);
}

/** Names below the testimonium that the notary's certificate repeats. */
function signers(a: Anatomy): Mention[] {
  const { text } = a.view;
  const s = a.signatures;
  const ack = a.acknowledgments[0];
  if (!s || !ack) return [];
  const signed = text.slice(s.start, s.end).toLowerCase();
  const bySurname = (name: string) => signed.includes((parsePersonName(name).surname ?? name).toLowerCase());
  // "Acknowledged by A before me": who does so may stand ahead of the words of the certificate.
  const opens = a.sentences.find((x) => x.start <= ack.start && x.end > ack.start)?.start ?? ack.start;
  return parseMentions(text, Math.max(s.start, opens), Math.min(ack.end, ack.start + 900), a.view.blocks)
    .mentions.filter((m) => !isOrganisation(m.name) && m.strays < 40 && bySurname(m.name))
    .slice(0, 4);
}

/** The name with which a release opens, behind its title and venue: "PARTIAL RELEASE. ELM GAS, LP, in compliance with the lease from A, does hereby release". */
function leading(a: Anatomy): Mention[] {
  const { text } = a.view;
  const p = a.premises;
  if (!p) return [];
  const from = Math.max(p.start, a.title && a.title.end < p.end ? a.title.end : p.start);
  const start = afterVenue(text, from, p.end);
  const { mentions } = parseMentions(text, start, p.end, a.view.blocks);
  const first = mentions[0];
  if (!first || first.span.start - start > 24) return [];
  const cut = mentions.findIndex((m, i) => i > 0 && m.strays > 0);
  return (cut > 0 ? mentions.slice(0, cut) : mentions).filter((m) => label(m) !== "lessor");
}

const holds = /^[^.;:]{0,60}?,? (?:(?:the |being |as )*(?:present |sole |record |current )*)(?:owners?|holders?|lessees?) (?:and holder )?(?:of|under|in) /i;

/** "GRADY HOBBS, owner of the lease from Ora Beck, … assigns": who opens an assignment as the lease's owner gives it. */
const ownersLeading = (a: Anatomy): Mention[] => {
  const lead = leading(a);
  const last = lead.at(-1);
  return last && holds.test(a.view.text.slice(last.span.end, last.span.end + 120)) ? lead : [];
};

const isOneOf = (names: readonly { mention: Mention }[], m: Mention): boolean => names.some((p) => sameHouse(p.mention.name, m.name));
const sameHouse = (x: string, y: string): boolean =>
  x
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, " ")
    .trim() ===
    y
      .toUpperCase()
      .replace(/[^A-Z0-9]+/g, " ")
      .trim() || sameFirstAndLast(x, y);

/** Where no side was read, those whom the paper calls by the role of it. */
function takeLabelled(a: Anatomy, side: "from" | "to", list: ReadParty[], role: ReadParty["role"]): void {
  const told = actorsOf(a).filter((x) => sideTold(x) === side && !/^less/i.test(x.label ?? ""));
  if (told.length) list.splice(0, list.length, ...told.map(({ mention }): ReadParty => ({ mention, side, role })));
}

/** Puts the givers and takers right by the acts of the paper: where a verb has a subject that is none of the givers read, he gives; whom none of the acts reaches does not take, and whom a further act of the same giver reaches takes too. */
function mendByActs(
  text: string,
  acts: readonly AssigningAct[],
  givers: ReadParty[],
  takers: ReadParty[],
  [giver, taker]: readonly [ReadParty["role"], ReadParty["role"]],
): void {
  const named = acts.flatMap((x) => (x.giver && x.takers.length ? [x.giver] : [])).concat(acts.flatMap((x) => (x.giver ? [x.giver] : [])));
  const subject = named[0];
  const meant = acts.some((x) => x.meant && x.giver === subject && x.takers.length > 0);
  const spoken = !meant && givers.some((g) => acts.some((x) => standsAhead(text, x, g.mention.name)));
  if (subject && !spoken && !named.some((n) => isOneOf(givers, n.mention)))
    givers.splice(0, givers.length, { mention: subject.mention, side: "from", role: giver });
  const own = acts
    .filter((x) => !x.giver || isOneOf(givers, x.giver.mention))
    .flatMap((x) => x.takers.filter((t) => x.giver !== null || !isOneOf(givers, t.mention)))
    .filter((t) => !subject || !sameHouse(subject.mention.name, t.mention.name));
  for (const t of own) {
    const at = givers.findIndex((g) => sameHouse(g.mention.name, t.mention.name));
    if (at >= 0 && givers.length > 1) givers.splice(at, 1);
  }
  if (!own.length) return;
  const reached = takers.filter((t) => own.some((o) => sameHouse(o.mention.name, t.mention.name)));
  if (!reached.length) takers.splice(0, takers.length);
  for (const { mention } of own) if (!isOneOf(takers, mention)) takers.push({ mention, side: "to", role: taker });
}

/** Takes out of the sides those whom the paper names as lessors only; where nobody is left to give, the lessee of the lease gives it. */
function withoutLessors(a: Anatomy, givers: ReadParty[], takers: ReadParty[], role: ReadParty["role"]): void {
  const gave = givers.length > 0;
  for (const side of [givers, takers]) {
    const left = side.filter((p) => !isOnlyLessor(a.view.text, p.mention.name));
    if (side === givers || left.length) side.splice(0, side.length, ...left);
  }
  if (!gave || givers.length) return;
  const lessees = actorsOf(a).filter((x) => /^lessees?$/i.test(x.label ?? "") && !isOneOf(takers, x.mention));
  givers.push(...lessees.slice(0, 1).map(({ mention }): ReadParty => ({ mention, side: "from", role })));
}

/** Reads assignor and assignee; "the undersigned, the present owner" is who the paper says owns the lease, or who signed. */
export const readAssignment: PartyReader = (a, type) => {
  const [giver, taker] = rolesOf(type);
  const lease = leaseParties(a);
  const two = readDeedLike(a, type)?.parties ?? [];
  const own = two.filter(
    (p) => !isNoParty(a, p.mention) && p.role !== "lessor" && p.role !== "lessee" && !lease.some((l) => l.mention.span.start === p.mention.span.start),
  );
  const misread = two.filter((p) => p.role === "lessor" || p.role === "lessee");
  const lead = instrumentCategory[type] === "release" ? leading(a) : ownersLeading(a);
  const from = lead.length > 0 ? lead.map((mention): ReadParty => ({ mention, side: "from", role: giver })) : own.filter((p) => p.side === "from");
  const to = own.filter((p) => p.side === "to" && !lead.some((m) => sameFirstAndLast(m.name, p.mention.name)));
  const givers: ReadParty[] = from.length > 0 ? from : ownersNamed(a).map((mention) => ({ mention, side: "from", role: giver }));
  const takers: ReadParty[] =
    to.length > 0 ? to : namedTakers(a, a.granting?.start ?? 0, (a.granting?.start ?? 0) + 1500).map((mention) => ({ mention, side: "to", role: taker }));
  if (!takers.length) takers.push(...listedTakers(a, a.granting?.start ?? 0).map((mention): ReadParty => ({ mention, side: "to", role: taker })));
  const listed = exhibitTakers(a);
  if (listed.length) takers.splice(0, takers.length, ...listed.map((mention): ReadParty => ({ mention, side: "to", role: taker })));
  if (instrumentCategory[type] === "assignment") {
    if (!from.length) takeLabelled(a, "from", givers, giver);
    if (!to.length && !listed.length) takeLabelled(a, "to", takers, taker);
    mendByActs(a.view.text, assigningActs(a), givers, takers, [giver, taker]);
  }
  if (instrumentCategory[type] === "assignment") withoutLessors(a, givers, takers, giver);
  // "the Assignor assigns the lease to the Operator, which grants to the Assignor an override": who gives the thing does not take it.
  const others = takers.filter((t) => !givers.some((g) => sameHouse(g.mention.name, t.mention.name)));
  if (others.length) takers.splice(0, takers.length, ...others);
  const released = instrumentCategory[type] === "release" && takers.length === 0 ? lease.filter((l) => l.role === "lessor") : [];
  for (const l of released) takers.push({ mention: l.mention, side: "to", role: taker });
  const bystanders = (lease.length > 0 ? lease : misread.map((p): ReadParty => ({ ...p, side: "other", bystander: true }))).filter(
    (l) => ![...givers, ...takers].some((p) => sameFirstAndLast(p.mention.name, l.mention.name)),
  );
  return { parties: [...givers, ...takers, ...own.filter((p) => p.side === "other"), ...bystanders], deaths: [] };
};
