// When an instrument was signed: "made this 3rd day of …" at its head, or "Witness my hand this …" at its foot.
import type { FoundDate } from "@/lib/text/find-dates";
import { dayOf } from "@/lib/text/find-dates";
import { monthOf } from "@/lib/text/months";
import { bareDate } from "./bare-date";
import type { DateContext } from "./date-context";
import { OF_LEASE_DEALT_WITH, ownDay } from "./own-day";
import { stampingClock } from "./recorded";
import { fromSigningSentence } from "./signing-sentence";
import { type Blank, findBlanks, settleBlank } from "./written-blank";

export type Executed = FoundDate & { sure: number; unreadableDay: boolean; jurat: (FoundDate & { sure: number }) | null };

const headWords =
  /(?:\b(?:made|mede|dated|date[d:]?|given|granted|executed|entered into|concluded|is|deed|indenture|agreement|this|effective|on|as of|now)\b(?:,? (?:for (?:reference|identification)(?: purposes)?(?: only)?|of (?:this |the )?(?:lease|deed|agreement|instrument|assignment|contract)|and entered into|and executed|and delivered|as of|effective as of|is|on|this|the|in duplicate|at [A-Z]\w+, [A-Z]\w+,?))*[,:. ]*)$/i;
const footWords =
  /\b(?:witness(?:eth)?|hand(?:s|\(s\))?|seals?|executed|signed|dated|done|given|entered|made|performed|ordered|rendered|delivered|set my hand|whereof|attest\w*|this|approved)\b[^;]{0,160}$/i;
const effective = /\b(?:effective|takes? effect|in effect|with effect)\b[^;.]{0,60}$/i;
const expiry = /\bexpir\w*\b/i;
const notOwn = /\b(?:recorded|dated|filed|deed|lease|will|died|born|married|expires?|commission|agreement|order)\b[^.;]{0,24}$/i;

/** "under Final Decree of the County Court of Smith County dated", "a lease executed by John D. Doe, dated": the day of a paper that is told of. */
const ofAnother =
  /(?<!\bthis (?:\w+ ){0,3})\b(?:deed|lease|will|mortgage|assignment|contract)s?,? (?:(?:heretofore|which was|that was|was) )?(?:executed|made|given|granted|signed)(?: by (?:[^.;]|(?<=\b[A-Z])\.){3,90}?)?,? on (?:the )?$|(?<!\bthis (?:\w+ ){0,4})\b(?:deed|lease|will|trust|decree|judgment|order|agreement|contract|mortgage|patent|letters|option|attorney|assignment|instrument)s?\b(?:[^.;]|(?<=\b(?:[A-Z]|Inc|Co|Corp|Ltd|No|Jr|Sr|Mrs?|Vol|Bk|pp?))\.|\.(?=,? [a-z(\d]|,)){0,100}\bdated\b[ ,]*(?:the )?$/i;

/** "a lease upon the NE/4, given me by John Doe on", "the lease which Jane Roe granted on": how another paper came to be. */
const OTHER_MADE =
  /(?<!\bthis (?:\w+ ){0,3})\b(?:deed|lease|mortgage|assignment|contract)s?\b(?:[^.;]|(?<=\b(?:[A-Z]|No|Vol|Sec)|\d)\.|\.(?=,? [a-z(]|,)){0,120}\b(?:executed|made|given|granted|signed)(?: (?:to )?(?:me|us|him|her|it|them))?(?: by (?:[^.;]|(?<=\b[A-Z])\.){3,90}?)?,? on (?:the )?$|\b(?:which|that|whom)\b[^.;]{3,70}\b(?:granted|gave|made|executed|signed|conveyed|leased|assigned)\b[^.;]{0,24}\bon (?:the )?$/i;

/** "the test well having been completed on", "who died on", "ELM OIL CO., which on": the day of something told, not of the making. */
const ofEvent = /\b(?:having|was|were|been|had|did|who|died)\b[^.;]{0,80}\bon (?:or about )?(?:the )?$|\b(?:which|whom) on (?:the )?$/i;

/** "the lease expired on", "which terminated": when another paper came to its end. */
const ENDED_ON = /\b(?:expired?|expires|terminated?|ended|lapsed|ran out|run out)\b[^.;]{0,24}$/i;

/** "OIL AND GAS LEASE. Agreement of October 1, 2003.": the paper's own name at the head of its sentence. */
const agreementOf = /(?:^ ?|[.;:)] ?|\n)(?:this )?(?:agreement|indenture|contract) of (?:this |the )?$/i;

/** "Lessors ..... A; B   Date ..... May 8, 1961": in a paper that deals with a lease, the rows that tell which lease. */
const LEASE_ROWS = /\bless(?:or|ee)s?\b.{0,140}\bdate[d]?[ .:,-]*$/i;

/** Date in the premises, right after words of making. */
function fromHead(c: DateContext): FoundDate | null {
  const { anatomy: a } = c;
  const start = Math.min(a.title?.start ?? 0, a.premises?.start ?? 0);
  const end = Math.min(a.granting?.start ?? start + 900, Math.max(start, a.premises?.start ?? 0) + 900);
  const { text } = a.view;
  for (const d of c.all) {
    if (d.start < start || d.start > end) continue;
    const before = text.slice(Math.max(a.title && a.title.end <= d.start ? a.title.end : 0, d.start - 160), d.start);
    if (
      /\b(?:recorded|filed|deceased|died|deed|lease|will|trust|decree|patent|order)\b[^.;]{0,30}(?:dated|on|as of)?[ ,]*(?:the )?$/i.test(before) &&
      !/\b(?:this (?:\w+ ){0,3}(?:deed|lease|indenture|agreement|assignment)|indenture|is|date of (?:this |the )?(?:lease|deed|agreement|instrument))\b[^.;]{0,30}$/i.test(
        before,
      )
    )
      continue;
    if (OF_LEASE_DEALT_WITH.test(c.type) && LEASE_ROWS.test(before)) continue;
    if (ofAnother.test(before) || OTHER_MADE.test(before) || ofEvent.test(before) || ENDED_ON.test(before)) continue;
    if (/\bwhereas\b/i.test(text.slice(start, d.start)) && !/\b(?:made|dated) (?:this|the|and entered)/i.test(before)) continue;
    if (/^,? ?(?:at|ab) ?\d{1,2}[:.]?\d\d|^ \d{1,2}:\d\d/i.test(text.slice(d.end, d.end + 12))) continue;
    if ((headWords.test(before) || agreementOf.test(before)) && !stampingClock.test(text.slice(d.start, d.end))) return d;
  }
  return null;
}

/** Date in the testimonium or beside the signatures. */
function fromFoot(c: DateContext): FoundDate | null {
  const { anatomy: a } = c;
  const { text } = a.view;
  const ack = a.acknowledgments[0]?.start ?? text.length;
  if (!a.testimonium) return null;
  const from = a.testimonium.start;
  const to = Math.max(ack, a.testimonium.end + 260);
  for (const d of c.all) {
    if (d.start < from || d.start > Math.min(to, from + 900) || expiry.test(text.slice(d.start - 30, d.start))) continue;
    const before = text.slice(Math.max(from - 1, d.start - 200), d.start);
    if (d.precision === "day" && d.start - a.testimonium.end < 10 && /^\W?(?:dated|executed|signed|done)\b/i.test(before)) return d;
    if (notOwn.test(before) && !/\b(?:witness|hand|seal|executed|signed|this)\b[^;]{0,60}$/i.test(before)) continue;
    if (effective.test(before) || /\b(?:before me|appeared|sworn to|and sworn)\b[^;]{0,90}$/i.test(before)) continue;
    if (footWords.test(before)) return d;
  }
  return null;
}

const orders =
  /^(?:probate_decree|judgment|letters_testamentary|forced_pooling_order|spacing_order|partition_decree|quiet_title_judgment|determination_of_heirship|muniment_of_title|certificate_of_transfer|divorce_decree)$/;

const signing =
  /\b(?:testimony|subscribed|adopted|issued|given|done|dated|entered|signed|executed|rendered|ordered|performed|witness|made|whereof|published|declared)\b/i;

/** "CLERK'S EXEMPLIFICATION. I attest that … have been compared with the originals …. Given under the seal of the Court on": the day of the copy. */
const OF_THE_COPY =
  /\b(?:exemplification|compared (?:by me )?with the originals?|(?:true|full|correct|faithful|entire)(?:,? (?:and |, )?(?:true|full|correct|complete|entire|exact))* (?:copy|copies|transcripts?))\b(?:(?!\b(?:ordered|adjudged|decreed)\b)[\s\S]){0,240}$/i;

/** Date of an order, patent, certificate or will: in a sentence of signing, the last one; of a will, the first. */
function fromOrder(c: DateContext): FoundDate | null {
  const { text } = c.anatomy.view;
  const fit = c.all.filter((d) => {
    const sentence = c.anatomy.sentences.find((s) => d.start >= s.start && d.start < s.end);
    const before = text.slice(Math.max(sentence?.start ?? 0, d.start - 200), d.start);
    if (/\bacts?\b (?:of|approved|entitled)\b[^.;]{0,70}$/i.test(before)) return false;
    if (/patent/.test(c.type) && /\b(?:washington|austin|land office)\b[^.;]{0,40}$/i.test(before)) return true;
    if (/patent/.test(c.type) && /\b(?:entered|registered|transcribed)\b[^;]{0,90}$/i.test(before)) return false;
    if (/\bdated\b[^;]{0,8}$/i.test(before.replace(/^\W*dated/i, ""))) return false;
    if (/\b(?:admitted|letters|appointed|adjudged|hearing)\b[^;.]{0,40}$/i.test(before)) return false;
    if (OF_THE_COPY.test(text.slice(Math.max(0, d.start - 320), d.start))) return false;
    return signing.test(before) && !/\b(?:filed|recorded|died|certified copy|commission expires|deed|hearing)\b[^;]{0,60}$/i.test(before);
  });
  const heard = c.all.find((d) => /(?:\b(?:on|now on)|[.;:)\]\n]) this (?:the )?$/i.test(text.slice(Math.max(0, d.start - 16), d.start)));
  const told = c.type === "will" ? fit[0] : fit.at(-1);
  return told ?? heard ?? (orders.test(c.type) || c.type === "will" ? bareDate(c, c.type === "will") : null);
}

/** "made the 13th day of June" whose year is lost: the year of the notary's date that agrees, or is next after. */
function fromYearless(c: DateContext, acknowledged: FoundDate | null): FoundDate | null {
  const { anatomy: a } = c;
  const start = a.title?.start ?? a.premises?.start ?? 0;
  const m = /\b(?:made|mede|dated)[, ]+(?:this|the)[ ,]+(\S{1,14}) day ?of ([A-Z][a-z]{2,9})\b/i.exec(
    a.view.text.slice(start, Math.min(a.granting?.start ?? start + 900, start + 900)),
  );
  const day = dayOf(m?.[1] ?? "");
  const month = monthOf(m?.[2] ?? "");
  if (!m || day === null || month === null) return null;
  const monthDay = `-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  const span = { start: start + m.index, end: start + m.index + m[0].length };
  const same = c.all.find((d) => d.iso.endsWith(monthDay) && d.precision === "day");
  const iso = same?.iso ?? (acknowledged ? `${acknowledged.iso.slice(0, 4)}${monthDay}` : null);
  return iso && (same || (acknowledged && iso <= acknowledged.iso)) ? { ...span, iso, precision: "day" } : null;
}

/** The blank that a hand filled in: at the head after words of making, or at the foot beside the signatures. */
function signingBlanks(c: DateContext): Blank[] {
  const { anatomy: a } = c;
  const start = Math.min(a.title?.start ?? a.premises?.start ?? 0, a.premises?.start ?? 0);
  const head = findBlanks(a.view.text, start, Math.min(a.granting?.start ?? start + 900, start + 1200));
  const foot = a.testimonium ? findBlanks(a.view.text, a.testimonium.start, a.acknowledgments[0]?.start ?? a.testimonium.start + 700) : [];
  return [...head.slice(0, 1), ...foot.slice(0, 1)];
}

const byNotary = /\b(?:dates?|days?)\b[^.;]{0,40}\b(?:acknowledg\w+|notar\w+)\b/i;

/** "EXECUTED as of the dates of the acknowledgments below" where no witness clause stands. */
const signedByNotary = /\b(?:executed|signed|dated)\b[^.;]{0,80}$/i;
const footMax = 500;

/** The words of signing before the notary's certificate. */
function footOf(c: DateContext): string {
  const { anatomy: a } = c;
  const to = a.acknowledgments[0]?.start ?? a.view.text.length;
  if (a.testimonium) return a.view.text.slice(a.testimonium.start, Math.min(a.testimonium.end + 300, to));
  const foot = a.view.text.slice(Math.max(a.habendum?.end ?? a.granting?.end ?? 0, to - footMax), to);
  const at = foot.search(byNotary);
  return at >= 0 && signedByNotary.test(foot.slice(0, at)) ? foot : "";
}

/** A date that its words leave open: the blank settled by the stamps, else the notary's day where month or words point to it. */
function fromParts(c: DateContext, acknowledged: FoundDate | null, recorded: string | null): (FoundDate & { sure: number }) | null {
  const blanks = signingBlanks(c);
  for (const b of blanks) {
    const settled = settleBlank(b, { from: null, to: acknowledged?.precision === "day" ? acknowledged.iso : recorded });
    if (settled) return { start: b.start, end: b.end, iso: settled, precision: "day", sure: 0.55 };
  }
  if (acknowledged?.precision !== "day") return null;
  const said = byNotary.test(footOf(c));
  const near = blanks.some(
    (b) =>
      (b.year === null || acknowledged.iso.startsWith(String(b.year))) &&
      (b.month === null || acknowledged.iso.slice(5, 7) === String(b.month).padStart(2, "0")),
  );
  return said || near ? { ...acknowledged, sure: said ? 0.75 : 0.45 } : null;
}

/** A day must speak so much for itself that it stands against the month in the paper's own words. */
const MUCH = 6;

/** A day read in the usual words stands, but where it lies long before the stamps and another speaks much for itself. */
function isLikelier(other: { date: FoundDate; weight: number }, read: FoundDate | null, recorded: string | null): boolean {
  if (read?.precision === "month" && other.weight < MUCH && !other.date.iso.startsWith(read.iso)) return false;
  if (read?.precision !== "day") return true;
  const longAgo = (a: string, b: string): boolean => Date.parse(b) - Date.parse(a) > 30 * 86_400_000;
  return other.weight >= 4 && longAgo(read.iso, other.date.iso) && (!recorded || longAgo(read.iso, recorded));
}

const sinceThen = /\beffective(?: (?:as of|on|from|date))?[ :]*(?:the )?$/i;

/** The signing date; where its day is unreadable, what the stamps and the notary leave open, with low confidence. */
export function executedDate(c: DateContext, acknowledged: (FoundDate & { sure: number }) | null, recorded: string | null, atHead = true): Executed | null {
  const sworn = /affidavit/.test(c.type);
  const foot = sworn ? null : fromFoot(c);
  const head = sworn || !atHead ? null : fromHead(c);
  const official = orders.test(c.type) || /patent|^will$/.test(c.type);
  const order = official ? fromOrder(c) : null;
  // "dated effective as of January 1": the foot says when it was signed.
  const isSince = head !== null && foot?.precision === "day" && sinceThen.test(c.anatomy.view.text.slice(Math.max(0, head.start - 40), head.start));
  const told = order ?? (head && !isSince && (head.precision === "day" || !foot) ? head : (foot ?? head));
  const found = told?.precision === "day" || sworn || official ? told : (fromSigningSentence(c) ?? bareDate(c) ?? told);
  const weighed = sworn || c.type === "will" ? null : ownDay(c, acknowledged?.precision === "day" ? acknowledged.iso : null, recorded);
  const picked = weighed && isLikelier(weighed, found, recorded) ? weighed.date : found;
  const jurat = sworn && acknowledged ? acknowledged : null;
  if (jurat && picked?.precision !== "day") return { ...jurat, sure: Math.min(jurat.sure, 0.85), unreadableDay: false, jurat };
  if (picked?.precision === "day") return { ...picked, sure: 0.94, unreadableDay: false, jurat };
  // An affidavit without a day in its jurat: the day that stands alone before it.
  const alone = sworn ? bareDate(c) : null;
  if (alone) return { ...alone, sure: 0.8, unreadableDay: false, jurat: null };
  const yearless = picked ? null : fromYearless(c, acknowledged);
  if (yearless) return { ...yearless, sure: 0.6, unreadableDay: false, jurat };
  if (picked && acknowledged?.precision === "day" && acknowledged.iso.startsWith(picked.iso))
    return { ...acknowledged, sure: 0.5, unreadableDay: false, jurat };
  const parts = official ? null : fromParts(c, acknowledged, recorded);
  if (parts) return { ...parts, unreadableDay: false, jurat };
  return picked ? { ...picked, sure: 0.7, unreadableDay: /\bday\b/i.test(c.anatomy.view.text.slice(Math.max(0, picked.start - 60), picked.end)), jurat } : null;
}
