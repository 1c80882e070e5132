// Papers that state rather than give: affidavits, certificates, orders of payment, stipulations, ratifications, liens.
import type { InstrumentType } from "@/lib/contracts/instrument-types";
import { type Draft, emptyDraft, type Fact } from "@/lib/extract/rules/conveyance/draft";
import { bareInterest, type Found, readInterests } from "@/lib/extract/rules/conveyance/interest";
import { namedIn, sideIds } from "@/lib/extract/rules/conveyance/people";
import { isBorneBy } from "@/lib/extract/rules/conveyance/phrases/bound";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import { monthsOf } from "@/lib/extract/rules/conveyance/phrases/term";
import { unpaidRentals } from "@/lib/extract/rules/conveyance/phrases/unpaid-rental";
import { findDates } from "@/lib/extract/rules/conveyance/phrases/written-date";
import { inOneBreath, type Scene, type Sentence } from "@/lib/extract/rules/conveyance/scene";
import { ONE, toWire } from "@/lib/fraction/rational";
import { RATIFIES_DEED } from "@/lib/text/ratifies-deed";
import { readDeed } from "./deed";
import { electionsTold } from "./elections-told";
import { readFacts } from "./facts";
import { readLease } from "./lease";
import { termUntil, withTermEnd } from "./lease-changes";
import { sectionParts } from "./section-parts";
import { byOrdinal, crosses, lastGroup, settledSize } from "./stipulated-size";
import { unitTold } from "./unit";

/** An affidavit: its facts, and the parts of a well's production that it allocates to sections. */
export function readAffidavit(scene: Scene): Draft {
  const tracts = sectionParts(scene.text);
  return {
    ...emptyDraft("affirm"),
    facts: [...readFacts(scene), ...unpaidRentals(scene.text, scene.sentences), ...electionsTold(scene)],
    ...(tracts.length ? { unit: { unit: { name: null, acres: null, tracts }, span: { start: 0, end: scene.text.length } } } : {}),
  };
}
/** Heirs by affidavit or finding: title came down by law, the paper tells it. */
export const readHeirship = (scene: Scene): Draft => ({
  ...emptyDraft("descend"),
  facts: readFacts(scene, ["death", "marital", "production", "non_production"]),
});
/** "… was changed to", and the new name in a line of its own below: the stretch goes on to the end of that. */
function withNextName(scene: Scene, end: number): number {
  if (!/\b(?:to|into|as|be|is)(?: be| read)?[:\s"]*$/i.test(scene.text.slice(Math.max(0, end - 40), end))) return end;
  return scene.sentences.find((s) => s.start >= end)?.end ?? end;
}

/** The stretch that tells of several steps, "A was merged into B. B changed its name to C"; null where one sentence tells all, or two companies are all there are. */
function severalSteps(scene: Scene, told: readonly Fact[]): { text: string; span: Fact["span"] } | null {
  const ends = told.map((f) => f.span);
  const start = Math.min(...ends.map((x) => x.start));
  const end = withNextName(scene, Math.max(...ends.map((x) => x.end)));
  const apart = new Set(ends.map((x) => x.start)).size > 1;
  return apart && scene.parties.from.length > 1 && end - start < 2400 ? { text: scene.text.slice(start, end), span: { start, end } } : null;
}

/**
 * Certificates of merger, conversion or change of name: one fact with the company that goes on as its value, and what is told of production.
 * Where the parties do not tell which goes on, every sentence that speaks of it.
 */
export function readEntityChange(scene: Scene): Draft {
  const told = readFacts(scene, ["merger", "name_change"]);
  const effective = /\beffective\b/i;
  const { parties, from, to } = scene.parties;
  const later = parties.find((p) => to.length === 1 && p.id === to[0]);
  const others = readFacts(scene, ["production", "non_production"]);
  if (!later || !from.length) return { ...emptyDraft("affirm"), facts: [...told, ...others] };
  const named = told.find((f) => f.text.includes(later.name)) ?? told[0];
  const s = severalSteps(scene, told) ?? named ?? scene.sentences.find((x) => x.text.includes(later.name)) ?? { text: later.name, start: 0, end: 0 };
  const dated = scene.sentences.find((x) => effective.test(x.text));
  const day = dated ? findDates(dated.text).find((d) => d.start >= dated.text.search(effective))?.date : undefined;
  const fact: Fact = {
    kind: /\b(?:merg(?:er|ed|es|ing)|consolidat\w+)\b/i.test(scene.text) ? "merger" : "name_change",
    text: s.text.trim(),
    date: day ?? named?.date ?? null,
    value: later.name,
    parties: [...from, later.id],
    span: "span" in s ? s.span : { start: s.start, end: s.end },
  };
  return { ...emptyDraft("affirm"), facts: [fact, ...others] };
}
/** Papers with nothing for the title but what they state. */
export const readNothing = (scene: Scene): Draft => ({ ...emptyDraft("none"), facts: readFacts(scene, ["death", "merger", "name_change"]) });

const DECIMAL = /(?<![\d,$])0?\.\d{4,12}\b/g;

/** A division order: each owner's decimal as a fact of its own, and the unit whose production it divides. */
export function readDivisionOrder(scene: Scene): Draft {
  const facts: Fact[] = [];
  for (const m of scene.text.matchAll(DECIMAL)) {
    const start = Math.max(0, m.index - 140);
    const before = scene.text.slice(start, m.index);
    const people = scene.parties.parties;
    const named = namedIn(before, people);
    const last = named.at(-1);
    facts.push({
      kind: "other",
      text: before.slice(-90).trim() + m[0],
      value: m[0].startsWith("0") ? m[0] : `0${m[0]}`,
      parties: last ? [last] : [],
      span: { start: m.index, end: m.index + m[0].length },
    });
  }
  return { ...emptyDraft("affirm"), unit: unitTold(scene), facts: facts.slice(0, 200) };
}

/** "A is vested with", "the interest of A is", "A's royalty shall be fixed at". */
const OWNS =
  /\b(?:interests?|shares?|parts?|royalty|ownership|minerals?) (?:(?:reserved|kept|retained|held|owned|claimed) )?(?:of|by) (?:the )?(?:said )?[A-Z](?:[^.;,]|(?<=\b[A-Z])\.){2,60}? (?:is|are|be|shall be|amounts? to|comes? to|being)(?: (?:and (?:be|shall be|always was)|hereby|now|agreed to be|fixed at|declared to be|set at|taken to be|that of|one of))* (?=an? |one|two|three|five|seven|\d|all\b|the whole)|['’]s? (?:(?:mineral|royalty|undivided|own|said|reserved) )*(?:interest|share|royalty|part|ownership) (?:is|are|be|shall be|amounts? to|comes? to|being)(?: (?:hereby|now|agreed to be|fixed at|declared to be|set at|taken to be|that of))* (?=an? |one|two|three|five|seven|\d|all\b|the whole)|\b(?:(?:is|are|be|being|stands?) (?:hereby )?(?:owned|vested|held)|owns?|is the owner of|are the owners of|shall own|is vested with|hold)\b/i;
/** "the rest of the royalty on that one-fourth": a share that was told before, stated of nobody. */
const TOLD_BEFORE = /\b(?:on|of|in|under|from|upon|against) (?:that|this|such|said|the said|the same) (?:undivided )?\(?$/i;

/** "Second Party owns": called by the place among the parties, and by no name behind it. */
const BY_PLACE = /\b(?:first|second|third) part(?:y|ies)\b(?![^.;]{0,60}\bpart(?:y|ies)\b)(?! ?:)/gi;
function calledByPlace(words: string, scene: Scene): string[] | null {
  const last = [...words.matchAll(BY_PLACE)].at(-1);
  if (!last || namedIn(words.slice(last.index), scene.parties.parties).length) return null;
  return byOrdinal(last[0], scene);
}

/** Each share a sentence states with the party named before it. */
function owned(s: Sentence, scene: Scene): Found[] {
  const everyone = scene.parties.parties.map((p) => p.id);
  const out: Found[] = [];
  let from = 0;
  for (const share of findShares(s.text)) {
    if (isBorneBy(s.text.slice(0, share.start)) || TOLD_BEFORE.test(s.text.slice(0, share.start))) continue;
    const before = s.text.slice(from, share.start);
    const beside = calledByPlace(before, scene) ?? lastGroup(before.slice(-120), scene.parties.parties, 45);
    const by = BY_WHOM.exec(s.text.slice(share.end, share.end + 90));
    const behind = by ? namedIn(by[1] ?? "", scene.parties.parties).slice(0, 1) : [];
    const named = behind.length ? behind : beside.length ? beside : namedIn(before, scene.parties.parties).slice(-1);
    const item = readInterests(s.text.slice(share.start), s.start + share.start, out[0]?.interest.estate_type ?? "mineral")[0];
    const each = named.length > 1 && EACH_BEHIND.test(s.text.slice(share.end));
    for (const to of item ? (each ? named.map((id) => [id]) : named.length ? [named] : []) : [])
      if (item) out.push({ ...item, interest: { ...item.interest, from: everyone.filter((id) => !to.includes(id)), to } });
    from = share.end;
  }
  return out;
}

const EACH_BEHIND = /^\)?(?: \([^)]{1,12}\))?(?: (?:part|interest|share))?,? (?:to )?(?:each|apiece)\b/i;

/** "three-fourths by A and one-fourth by B", "one-half (1/2) in A": the owner stands behind the share. */
const BY_WHOM = /^\)?(?: \([^)]{1,12}\))?,? (?:(?:part|interest|share|thereof|undivided) ){0,3}(?:by|in|to|for) ([A-Z](?:[^.;,]|(?<=\b[A-Z])\.){2,60})/;

/** Sentences that say who owns what, each with the list that goes on behind its semicolons, and rows of a schedule. */
function sayingWhoOwns(scene: Scene): Sentence[] {
  const out: Sentence[] = [];
  for (const s of scene.sentences) {
    if ((out.at(-1)?.end ?? 0) >= s.end) continue;
    if (OWNS.test(s.text)) out.push(inOneBreath(s, scene, (x) => OWNS.test(x.text)));
    else if (/^[^.;]{3,60}:?\s+(?:an undivided )?\d/.test(s.text)) out.push(s);
  }
  return out;
}

/** A stipulation: who owns what; it conveys only with words of cross-conveyance. */
export function readStipulation(scene: Scene): Draft {
  const conveys = crosses(scene.text);
  const told = sayingWhoOwns(scene).flatMap((s) => owned(s, scene));
  const grants = told.length || !conveys ? told : settledSize(scene);
  if (!grants.length && scene.anatomy.granting && !conveys) return readDeed(scene);
  return {
    ...emptyDraft(conveys ? "convey" : "affirm"),
    grants,
    gives: conveys,
    granting: conveys ? (grants[0]?.span ?? null) : null,
    facts: readFacts(scene, ["death"]),
  };
}

/** The sentence that confirms a deed. */
const ratifiedDeeds = (scene: Scene): Draft["facts"] =>
  scene.sentences
    .filter((s) => RATIFIES_DEED.test(s.text))
    .slice(0, 1)
    .map((s) => ({ kind: "other", text: s.text.trim(), date: null, parties: [], span: { start: s.start, end: s.end } }));

const CONVEYS = /\b(?:grants?|conveys?|sells?|quit-?claims?)\b(?! (?:the )?(?:right|easement))/i;
const LETS_ANEW = /\b(?:leases?|demises?)\b[^.;]{0,40}\b(?:lets?|leases?)\b|\bleases? (?:exclusively )?(?:un)?to\b/i;

/** A ratification of a lease or unit: nothing changes hands, unless it lets anew ("and to that end I grant, lease and let to A on the same terms"). */
export function readRatification(scene: Scene): Draft {
  const facts = [...readFacts(scene, ["unit", "pooling", "production"]), ...ratifiedDeeds(scene)];
  const g = scene.anatomy.granting;
  const anew = g !== null && LETS_ANEW.test(scene.text.slice(g.start, g.start + 80)) && sideIds(scene.parties, "to").length > 0;
  // "I ratify the deed of my brother and convey to A my half, save one-fourth of the minerals": a deed of its own.
  const conveys = g !== null && CONVEYS.test(scene.text.slice(g.start, g.start + 60)) && sideIds(scene.parties, "to").length > 0;
  if (!anew && conveys && ratifiedDeeds(scene).length) return { ...readDeed(scene), facts };
  if (!anew) return { ...emptyDraft("ratify"), facts };
  const draft = readLease(scene);
  const until = termUntil(scene);
  const clauses = withTermEnd(draft.lease?.terms.clauses ?? [], until);
  return { ...draft, facts, ...(draft.lease && clauses.length ? { lease: { ...draft.lease, terms: { ...draft.lease.terms, clauses } } } : {}) };
}

/** The paper itself, as it speaks of its own signing. */
const THIS_PAPER = "(?:it|(?:this|the (?:foregoing|within|present)) (?:\\w+ ){0,3}?(?:instrument|paper|document|correction|mortgage|deed|trust|copy))";
/** "It has not been signed by the mortgagor", "is filed without the signature of": words before the name of one who did not sign. */
const UNSIGNED = new RegExp(
  `\\b${THIS_PAPER} (?:(?:has|have|had|was|were|is) (?:not|never) (?:been )?(?:signed|executed)(?: or (?:signed|executed))? by|[^.;]{0,60}\\bwithout the signature of) (?:the )?(?:said )?`,
  "i",
);
/** What would hold only if nobody signed. */
const IF = /\b(?:if|unless|until|whether|should|where|in case|provided)\b/i;
/** "The mortgagor's wife", "the husband of Ada Venn": another than the one named. */
const KIN_OF =
  /(?:\b[A-Z][\w.]*,? ){0,5}\b\w+(?:['’]s|s['’]) |\b(?:\w+ )?(?:wife|husband|spouse|heirs?|widow|guardian|agent|attorney|children|lender|trustee) of (?:the )?(?:said )?(?:[A-Z][\w.]*[ ,]*|\w+ ?){1,4}/g;

/** Those of the givers of whom the paper says that they did not sign it. */
function unsigned(scene: Scene): string[] {
  for (const { text } of scene.sentences) {
    const m = IF.test(text) ? null : UNSIGNED.exec(text);
    if (!m) continue;
    const behind = text.slice(m.index + m[0].length, m.index + m[0].length + 160).replace(KIN_OF, "");
    const role = /^(?:mortgagors?|trustors?|grantors?|debtors?|borrowers?)\b/i.test(behind);
    return role ? sideIds(scene.parties, "from") : namedIn(behind, scene.parties.parties);
  }
  return [];
}

/** Liens that their debtor grants; others are claimed against him and need no word of his. */
const SIGNED_BY_DEBTOR: ReadonlySet<InstrumentType | null> = new Set<InstrumentType>(["mortgage", "deed_of_trust", "modification_of_deed_of_trust"]);

/** A mortgage, deed of trust or claim of lien on the giver's interest; a paper that its debtor is said not to have signed charges nothing. */
export function readLien(scene: Scene): Draft {
  const missing = SIGNED_BY_DEBTOR.has(scene.docType) ? unsigned(scene) : [];
  if (missing.length && sideIds(scene.parties, "from").every((id) => missing.includes(id))) return emptyDraft("affirm");
  const span = scene.anatomy.granting ?? { start: scene.anatomy.body.start, end: Math.min(scene.anatomy.body.end, scene.anatomy.body.start + 300) };
  const interest = {
    ...bareInterest("lien", scene.text.slice(span.start, span.end).trim()),
    fraction: toWire(ONE),
    of: "grantor_interest" as const,
    from: sideIds(scene.parties, "from"),
    to: sideIds(scene.parties, "to"),
  };
  return {
    ...emptyDraft("encumber"),
    granting: scene.anatomy.granting,
    grants: [{ interest, span, fraction: null, confidence: 0.85 }],
    gives: false,
  };
}

/** A subordination puts a lien behind another interest. */
export const readSubordination = (): Draft => emptyDraft("subordinate");

/** Rights to use or dig the surface: an easement, with the materials it is for. */
export function readSurfaceRight(scene: Scene): Draft {
  const draft = emptyDraft("convey");
  const span = scene.anatomy.granting ?? { start: scene.anatomy.body.start, end: scene.anatomy.body.start + 300 };
  const words = scene.text.slice(span.start, Math.min(scene.text.length, span.start + 700));
  const materials = ["gravel", "sand", "stone", "clay", "borrow material", "caliche"].filter((m) => new RegExp(`\\b${m}\\b`, "i").test(words));
  const months = monthsOf(words);
  const interest = {
    ...bareInterest("easement", words.slice(0, 400).trim()),
    from: sideIds(scene.parties, "from"),
    to: sideIds(scene.parties, "to"),
    term: months === null ? null : { kind: "years" as const, months, text: "" },
    ...(materials.length ? { substances: materials } : {}),
  };
  return {
    ...draft,
    granting: span,
    grants: [{ interest, span: { start: span.start, end: span.start + Math.min(words.length, 400) }, fraction: null, confidence: 0.8 }],
    gives: true,
  };
}
