// Who gives and who takes by the act itself (`rules/parties/parts`), weighed against the sides that were read: an act moves, drops and adds parties only where the first learned model does not stand by what was read.
import type { PartySide } from "@/lib/contracts/aspects/parties";
import type { InstrumentType } from "@/lib/contracts/instrument-types";
import { instrumentCategory } from "@/lib/contracts/instrument-types";
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { emptyMention, type Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import { type DoneAct, doneActs } from "@/lib/extract/rules/parties/parts/done-acts";
import { type Named, paperNames } from "@/lib/extract/rules/parties/parts/paper-names";
import type { ReadParty } from "@/lib/extract/rules/parties/reading";
import { rolesOf } from "@/lib/extract/rules/parties/roles";
import { keysOf, oneWithinOther } from "@/lib/extract/rules/parties/same-party";
import { nameKey } from "@/lib/names/name-key";
import { type JudgedName, sideClasses } from "./judge-names";

/** Bound for hostile text. */
const LONGEST = 14_000;
const GIVES: ReadonlySet<string> = new Set(["conveyance", "lease", "assignment"]);
/** A sovereign gives by these, whoever acts for him. */
const SOVEREIGN: ReadonlySet<InstrumentType> = new Set<InstrumentType>(["us_patent", "state_patent", "state_deed"]);
/** From here on the learned model stands by a side; up to here it gives a side up. */
const STANDS_BY = 0.9;
const GIVES_UP = 0.2;
/** So little belief keeps one who is named in one breath with those of his side. */
const IN_BREATH = 0.03;
/** How sure it may be that a name is no party for the act to add it beside others: less where he does not sign behind the act. */
const MAY_JOIN = { signs: 0.98, silent: 0.9 };
const SIGNS_BEHIND = 200;
/** A list of so many is one by its form, whatever the learned model makes of each name. */
const IS_LIST = 3;

/** "conveys one-half of it to her brother": one led to by his kin to the giver takes. */
const TO_HIS_KIN =
  /\b(?:un)?to (?:my|our|his|her|their) (?:\w+ ){0,2}(?:sons?|daughters?|brothers?|sisters?|wife|husband|mother|father|nephews?|nieces?|child(?:ren)?|cousins?|grand\w+),? $/i;

const isOne = (p: ReadParty, n: Named): boolean => keysOf(p).some((k) => oneWithinOther(k, n.key));

function mentionOf(a: Anatomy, n: Named): Mention {
  const read = parseMentions(a.view.text, n.start, Math.min(a.view.text.length, n.end + 220), a.view.blocks).mentions[0];
  return read && nameKey(read.name) === n.key ? read : emptyMention(n.name, { start: n.start, end: n.end });
}

/** "LAND DEPARTMENT / ELM RAILWAY COMPANY / Galveston", lines of a letterhead read as one name: the house that acts. */
function ownName(a: Anatomy, p: ReadParty, told: readonly Named[]): ReadParty {
  const { span } = p.mention;
  const broken = a.view.lines.some((l) => l.start > span.start && l.start < span.end);
  const house = broken ? told.find((n) => n.house && isOne(p, n) && n.key !== nameKey(p.mention.name)) : undefined;
  return house ? { ...p, mention: mentionOf(a, house) } : p;
}

/** Whether he is named in one sentence with one of those told. */
function inBreath(a: Anatomy, p: ReadParty, told: readonly Named[]): boolean {
  const at = p.mention.span.start;
  const own = a.sentences.find((s) => s.start <= at && s.end > at);
  return own !== undefined && told.some((n) => n.start >= own.start && n.end <= own.end);
}

function actsOf(a: Anatomy): DoneAct[] {
  const { text } = a.view;
  const end = Math.min(a.acknowledgments[0]?.start ?? text.length, LONGEST);
  return doneActs(a, { text, names: paperNames(a, end), lines: new Set(a.view.lines.map((l) => l.start)), end });
}

/** The first act that tells both sides, else the first that tells who takes. */
const leading = (acts: readonly DoneAct[]): DoneAct | undefined =>
  acts.find((x) => x.givers.length > 0 && x.takers.length > 0) ?? acts.find((x) => x.takers.length > 0);

/**
 * The parties with the sides that the act tells: who is on the wrong side moves, who is none goes, who is missing comes.
 * Errs on the side of what was read: a party that the learned model stands by stays where it is.
 */
export function withToldSides(a: Anatomy, parties: readonly ReadParty[], type: InstrumentType, named: readonly JudgedName[]): ReadParty[] {
  if (!GIVES.has(instrumentCategory[type])) return [...parties];
  const acts = actsOf(a);
  const act = leading(acts);
  if (!act) return [...parties];
  const likely = (keys: readonly string[], side: PartySide): number =>
    Math.max(0, ...named.filter((j) => keys.includes(j.candidate.key)).map((j) => j.likely[sideClasses.indexOf(side as (typeof sideClasses)[number])] ?? 0));
  const told: Record<"from" | "to", readonly Named[]> = { from: SOVEREIGN.has(type) ? [] : act.givers, to: act.takers };
  const other = { from: "to", to: "from" } as const;
  const among = (p: ReadParty, side: "from" | "to") => told[side].some((n) => isOne(p, n));
  const roles = rolesOf(type);
  const role = (side: "from" | "to") => roles[side === "from" ? 0 : 1];
  /** Who gives or takes by a further act of the paper, or has a share told beside the name, is a party of it. */
  const toldElsewhere = (p: ReadParty): boolean =>
    p.mention.shareText !== null ||
    (p.side === "to" && TO_HIS_KIN.test(a.view.text.slice(Math.max(0, p.mention.span.start - 50), p.mention.span.start))) ||
    acts.some((x) => x !== act && (p.side === "to" ? x.takers : x.givers).some((n) => isOne(p, n)));
  const stays = (p: ReadParty): boolean => {
    if ((p.side !== "from" && p.side !== "to") || p.both || p.bystander || p.mention.capacity !== null || among(p, p.side)) return true;
    const own = likely(keysOf(p), p.side);
    if (own >= STANDS_BY) return true;
    if (among(p, other[p.side])) return false;
    if (toldElsewhere(p)) return true;
    if (own >= IN_BREATH && inBreath(a, p, told[p.side])) return true;
    return !(told[p.side].length > 0 && (own <= GIVES_UP || (misread(p.side) && own < best(p.side))));
  };
  const best = (side: "from" | "to"): number => Math.max(0, ...told[side].map((n) => likely([n.key], side)));
  /** A side of which the act tells nobody who was read. */
  const misread = (side: "from" | "to"): boolean => told[side].length > 0 && !parties.some((p) => p.side === side && !p.bystander && among(p, side));
  const all = paperNames(a, a.view.text.length);
  const signs = (n: Named): boolean => all.some((o) => o.key === n.key && o.start > act.at + SIGNS_BEHIND);
  const kept = parties.filter(stays).map((p) => ownName(a, p, told[p.side === "to" ? "to" : "from"]));
  const missing = (side: "from" | "to"): ReadParty[] => {
    const own = kept.filter((p) => p.side === side && !p.bystander);
    const empty = own.length === 0;
    if (!empty && !own.some((p) => among(p, side))) return [];
    return told[side]
      .filter((n) => !kept.some((p) => isOne(p, n)))
      .filter(
        (n) =>
          empty || (side === "to" && told.to.length >= IS_LIST) || likely([n.key], "other") < (side === "from" && signs(n) ? MAY_JOIN.signs : MAY_JOIN.silent),
      )
      .map((n) => ({ mention: mentionOf(a, n), side, role: role(side), sure: 0.75 }));
  };
  const read = [...missing("from"), ...kept, ...missing("to")];
  // Who took by the reading and does not by the act, where all who gave take: the two were exchanged.
  const turned = read.some((p) => p.side === "from" && !p.bystander) ? [] : parties.filter((p) => p.side === "to" && !p.bystander && !among(p, "to"));
  const next = [...turned.map((p): ReadParty => ({ ...p, side: "from", role: role("from") })), ...read];
  const both = (["from", "to"] as const).every((side) => next.some((p) => p.side === side && !p.bystander) || !parties.some((p) => p.side === side));
  return both ? next : [...parties];
}
