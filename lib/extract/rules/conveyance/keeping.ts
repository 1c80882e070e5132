// What is kept back: reservations in the words of the giver. Recitals of what somebody once reserved are none.
import { ONE, toWire } from "@/lib/fraction/rational";
import { bareInterest, type Found, readInterests } from "./interest";
import { keepersIn } from "./people";
import { benefitsOf } from "./phrases/benefits";
import { createdIn } from "./phrases/holder";
import type { Scene } from "./scene";
import type { Segment } from "./segments";

const WHO =
  "(?:[Gg]rantors?|GRANTORS?|[Aa]ssignors?|ASSIGNORS?|[Vv]endors?|[Ss]ellers?|[Pp]art(?:y|ies) of the [Ff]irst [Pp]art|[Ff]irst [Pp]art(?:y|ies)|I|[Ww]e|[Uu]ndersigned|[Ll]essors?)";
const BETWEEN =
  "(?:,? (?:however|herein|hereby|expressly|also|specifically|further|does|do|shall|and|his wife|[A-Z][\\w.]*|for (?:themselves|himself|herself|itself)[^.;]{0,60}?,))*,?";
const ACTIVE = new RegExp(`\\b${WHO}${BETWEEN} (?:(?:except|reserve|retain|keep|withhold)s?)(?:,? and (?:except|reserve|retain|keep)s?)?\\b`);
const PASSIVE =
  /\b(?:is|are|be|being) (?:also |hereby |herein |hereinafter |expressly |specifically |further ){0,3}(?:excepted[^.;]{0,30} and )?(?:reserved|retained)(?: and (?:excepted|reserved|retained))?\b(?! by (?!(?:the )?(?:said )?(?:grantors?|part)))/i;
const RECITAL =
  /\b(?:heretofore|previously|formerly|theretofore) (?:\w+ (?:and|or) )?(?:reserved|excepted|conveyed|sold)|\b(?:was|were|been) (?:\w+ )?reserved\b|\breserved (?:by (?!(?:the )?(?:said )?(?:grantors?|part|us\b|me\b))|in (?:the |a |said )?(?:deed|prior|instrument|patent)|of record)/i;
/** "reserving and excepting the right of way heretofore granted to A": another's right, told under the wrong word. */
const FORMER =
  /\b(?:heretofore|previously|formerly|theretofore) (?:\w+ (?:and|or) )?(?:granted|conveyed|sold|deeded|leased|reserved|excepted|purchased)\b|\b(?:as )?(?:conveyed|granted|sold|deeded) (?:to|by) [A-Z]/;
const TO_SELF =
  /\b(?:unto|to|for|in|by) (?:the )?(?:said )?(?:grantors?|themselves|himself|herself|itself|myself|ourselves|first part|part(?:y|ies) of the first|its successors|their heirs|his heirs|her heirs|assignors?|estate)\b/i;
const NOTHING =
  /\breserv\w+ (?:nothing|none)|\bno reservations?\b|\bwithout reserv|\bno [^.;]{0,60}\b(?:are|is) (?:herein |hereby )?reserved|\bkeeps? (?:no|nothing)|\bretains? (?:no|nothing)|^\s*reserv\w+[^.;]{0,40}: ?none/i;
const REMAINDER = /\b(?:retain|keep)s?\b[^.;]{0,40}\b(?:the )?(?:remaining|remainder|surface|minerals, the right|balance|the other)\b|\bkeeps? the minerals\b/i;
const RIDER = /\b(?:bonus|rental|leas(?:e|es|ing)|join|non-?particip\w*|executive)\b/i;
const EASEMENT = /\b(?:right[- ]of[- ]way|easement|roadway|road|right to (?:use|pass|lay)|ingress)\b/i;
const LIEN = /\b(?:vendor'?s'? ?lien|lien)\b/i;
const LIFE = /\blife estate\b|\b(?:use|possession|occupancy|rents?)\b[^.;]{0,60}\b(?:during|for) (?:(?:his|her|their|our|my|the) )?(?:natural )?li(?:fe|ves)/i;

const POSTPONED =
  /\b(?:(?:become|becoming|take|be|shall be) effective (?:only )?(?:as and when|when|upon|if)|(?:vest|begin|commence) (?:only )?(?:when|upon|if))\b[^.;]{0,240}/i;

/** Where the reserving words start in a segment, -1 where it reserves nothing. */
function reserveAt(segment: Segment): number {
  const { text, kind } = segment;
  if (NOTHING.test(text)) return -1;
  if (kind === "reserve") return RECITAL.test(text.slice(0, 70)) || (FORMER.test(text.slice(0, 240)) && !TO_SELF.test(text)) ? -1 : 0;
  const active = ACTIVE.exec(text);
  if (active) return active.index;
  const passive = PASSIVE.exec(text);
  return passive && !RECITAL.test(text.slice(Math.max(0, passive.index - 30), passive.index + 80)) && segment.sentence.kind !== "habendum" ? 0 : -1;
}

function fallback(clause: string, start: number): Found[] {
  const estate = LIFE.test(clause)
    ? "life_estate"
    : LIEN.test(clause)
      ? "lien"
      : EASEMENT.test(clause)
        ? "easement"
        : /\b(?:acres?|parcel|tract|lot)\b/i.test(clause)
          ? "fee"
          : null;
  if (!estate) return [];
  const interest = { ...bareInterest(estate, clause.trim()), fraction: estate === "life_estate" ? toWire(ONE) : null };
  const term = estate === "life_estate" ? { kind: "life" as const, measuring_life: null, text: "life estate" } : null;
  return [{ interest: { ...interest, term }, span: { start, end: start + clause.length }, fraction: null, confidence: 0.7 }];
}

/** Sentences after the reserving one that speak of leases, bonus and rentals belong to it. */
function riderOf(scene: Scene, from: number): string {
  return scene.sentences
    .filter((s) => s.end > from && s.kind === "clause" && (RIDER.test(s.text) || POSTPONED.test(s.text)))
    .slice(0, 5)
    .map((s) => s.text)
    .join(" ");
}

function withKeepers(scene: Scene, found: Found, clause: string, rider: string): Found {
  const benefits = benefitsOf(rider, "giver");
  const term = found.interest.term;
  const survivors = term?.kind === "life" && !term.measuring_life && /\bsurviv/i.test(clause);
  const keepers = keepersIn(clause, scene.parties);
  const names = scene.parties.parties.filter((p) => keepers.ids.includes(p.id)).map((p) => p.display);
  const lives = survivors && term ? { term: { ...term, measuring_life: `survivor of ${names.join(", ")}` } } : {};
  const postponed = POSTPONED.exec(rider)?.[0]?.trim() ?? POSTPONED.exec(clause)?.[0]?.trim() ?? null;
  const mineralLike =
    found.interest.estate_type === "mineral" || found.interest.estate_type === "royalty" || found.interest.estate_type === "overriding_royalty";
  return {
    ...found,
    interest: {
      ...found.interest,
      ...lives,
      ...(postponed ? { effective_when: postponed } : {}),
      from: [],
      to: keepers.ids,
      ...(keepers.stranger ? { held_by: keepers.stranger } : {}),
      executive: mineralLike ? benefits.executive : null,
      ...(mineralLike && benefits.attributes ? { attributes: benefits.attributes } : {}),
    },
  };
}

export type Kept = { found: Found[]; spans: Segment[] };

/**
 * Reservations of the paper. "Grantor reserves unto himself 1/2 of all minerals" → mineral 1/2 kept by the grantor.
 * "subject to the royalty reserved by A. Moss" and "the remaining seven-eighths are retained" reserve nothing.
 */
export function readReservations(scene: Scene, segments: readonly Segment[]): Kept {
  const found: Found[] = [];
  const spans: Segment[] = [];
  segments.forEach((segment, i) => {
    const at = reserveAt(segment);
    if (at < 0 || REMAINDER.test(segment.text.slice(at))) return;
    const next = segments[i + 1];
    const joined = next && next.sentence === segment.sentence && next.kind === "with" ? segment.text + next.text : segment.text;
    const clause = joined.slice(at);
    const start = segment.start + at;
    const items = readInterests(clause, start).filter((f) => !(createdIn(f.interest.text) && RECITAL.test(f.interest.text)));
    const kept = items.length ? items : fallback(clause, start);
    if (!kept.length) return;
    const rider = riderOf(scene, segment.start);
    found.push(...kept.map((f) => withKeepers(scene, f, clause, rider)));
    spans.push(segment);
  });
  return { found, spans };
}
