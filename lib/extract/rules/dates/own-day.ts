// The paper's own day where neither its premises nor its witness clause give one in the usual words: every day of the paper is weighed by the words around it.
import type { FoundDate } from "@/lib/text/find-dates";
import { isPresentment } from "./acknowledged";
import type { DateContext } from "./date-context";

const PAPER =
  "(?:lease|deed|indenture|agreement|instrument|assignment|transfer|conveyance|contract|paper|grant|memorandum|declaration|release|surrender|ratification|affidavit|power|bill of sale|stipulation|designation|writing|transaction|gift|sale)";
const MADE = "(?:dated|made|executed|signed|given|entered into|concluded|sealed|delivered|issued|drawn|bears? date|bearing date|effective|passed)";
const LINK = "(?:,? ?(?:and|is|was|being|bears?|has|as|of|on|this|the|date|that of|now|day|here|it|under|effective|:|-))*,? ?";

/** "This lease of", "By this writing dated", "These presents, made on", "by this deed, under date of". */
const ownPaper = new RegExp(
  `\\b(?:this|the present|these|within|foregoing) (?:[\\w&.]+,? ){0,5}?(?:${PAPER}|presents|articles)\\b(?:,?${LINK}(?:${MADE}\\b)?${LINK}|[^.;\\n]{0,60}\\b(?:signed|sealed|subscribed|executed|delivered)\\b[^.;\\n]{0,30})$`,
  "i",
);
const opensWith = new RegExp(
  `(?:[.;:)\\]] ?|\\n)(?:the |an? )?(?:(?!(?:by|in|under|had|has|from|with|to|her|his|their|that|which|certain|said)\\b)[\\w&]+ ){0,4}${PAPER},? (?:is |was )?(?:${MADE}|of)\\b${LINK}$`,
  "i",
);
/** "Date of deed and of delivery:", "Lease date:", "The date of the lease is", "Date of instrument". */
const dateOf = new RegExp(
  `\\b(?:date of (?:this |the )?(?:${PAPER}|signing|execution|delivery|making)\\b[^.;\\n]{0,24}|(?:${PAPER}|signing|execution) date|the date (?:hereof|being))${LINK}$`,
  "i",
);
/** A small letter opens no line of its own where the words above run on: "… an easement to Elm Company;⏎dated". */
const dateLabel = /(?:(?:[.;:)] ?|\n)D(?:ated?|ATED?)|(?:(?<!\b(?:ux|vir|al|seq|Inc|Co|Corp|Ltd|Jr|Sr|[A-Z]))[.:)]\n? ?|\n\n)dated?)(?: is| IS)?[ :,.-]*$/;
/** "January 19, 2012, its date", "from and after July 2, 2009, the date of signing". */
const isItsDate = /^,? (?:its|the|being the|which is the) (?:date|day)(?: of (?:signing|execution|delivery|this|its|the)\b| hereof|,|\.)/i;
const SIGNS =
  "(?:sign(?:s|ed|ature)?|certified|seal(?:s|ed)?|subscribed?|executed?|execution|delivered|issued?|done|given|dated|attested|passed|concluded|hands?|witness(?:eth)?|made|declared|set|testimony)";
/** "Sealed and subscribed", "I put my name to this paper the", "Delivered to my son by my own hand this". */
const signs = new RegExp(`\\b(?:${SIGNS}|name to this|names? hereto)\\b[^.;]{0,120}$`, "i");
/** "Levelland, Texas,", "Oakville,", "At Austin, this": the day told with its place, on a line or in a sentence of its own. */
const atPlace = /(?:[.;:)\]] ?|\n)(?:at )?[A-Z][\w.'-]+(?: [A-Z][\w.'-]+){0,3}(?:,? [A-Z][\w.]+(?: [A-Z][\w.]+)?\.?)?[,:;]? ?-{0,2} ?(?:(?:on |this |the )+)?$/;
/** Nothing but the day, between two sentences or lines. */
const opensAlone = /(?:[.;:)\]"] ?|\n)(?:on |this |the )*$/i;
const closesAlone = /^(?:, A\. ?D\.)?[.,:]? ?(?:\n|[A-Z(/]|$)/;
/** "leases to B, under date of March 9, 1962". */
const underDate = /,? under (?:the )?date of (?:the )?$/i;
const thisDay = /\b(?:on |and |as of )?(?:this|the present)(?: the)? ?$/i;
const counts = /\b(?:as of|with effect from|effective(?: (?:as of|on|from))?|to date from|commencing|beginning|counting from|from(?: and after)?)(?: the)? ?$/i;
const heard =
  /\b(?:heard|called(?: up)?|came (?:on|up|before)|taken up|hearing|sitting|trial|in chambers|at chambers|in open court|session|term)\b[^.;]{0,60}$/i;

const EVENT =
  /\b(?:died|deceased|dying|born|marri\w+|divorc\w+|probated|proved|admitted|appointed|qualified|letters|acquired|bought|purchased|inherited|recorded|filed|completed|spudded|drilled|commenced|began|begun|produc\w+|sold|paid|pooled|expired?|terminated|ended|lapsed|approved|survey(?:ed)?|field notes|located|scrip|mailed|elected|(?:under|by|pursuant to|act)\b[^.;]{0,40}\b(?:order(?:ed)?|decree|judgment|of|act))\b[^.;]{0,70}$/i;
const ANOTHER = new RegExp(
  `\\b(?:that|those|a|an|certain|his|her|their|its|said|which|whose|whom|by|in|under|unrecorded|prior|earlier|former|original|subject to)\\b[^.;]{0,80}\\b(?:${PAPER}|will|patent|mortgage|plat|certificate|letters|option|easement|right[ -]of[ -]way|permit|licen[cs]e)s?\\b(?:[^.;]|(?<=\\b(?:[A-Z]|Inc|Co|Corp|Ltd|No|Jr|Sr|Mrs?))\\.|\\.(?=,? [a-z(\\d]|,)){0,80}$`,
  "i",
);
/** "an easement by and between A and B, dated". */
const BETWEEN_OTHERS = /\b(?:an?|the) (?:\w+[ -]){0,2}\w+ by and between\b[^;]{0,160}\bdated $/i;
const STAMP =
  /\b(?:the filing of|filed|recorded|rec\.|rec'd|received|registered|entered (?:for|of) record|lodged|put (?:up)?on record|of record|placed of record|transferred|stamp\w*|book|vol(?:ume)?|page|p\.|records?|doc(?:ument)?|reception)\b[^;]{0,50}$/i;
const FILED_AT = /\b(?:filed|recorded|of record) in the (?:office|\w+ county)\b[^;]{0,110}$/i;
const CLOCK = /^,? (?:at )?[\dO]{1,2}[:.]\d\d ?[AP]/i;
/** A description so long is a schedule of lands with papers cited in it. */
const LONG_LAND = 2500;
const NOTARY =
  /\b(?:before me|acknowledg\w+|appeared|came (?:before|to me)|(?:stated|declared|owned|told) (?:to|before) me|sworn|notary|certify|personally)\b[^;]{0,160}$/i;
const notaryBehind = /^[^.;]{0,80}\b(?:before me|acknowledg\w+|appeared|certify)\b/i;
const OF_COURT = /court|decree|order|judgment|probate|heirship|muniment|letters/;
/** Papers that deal with a lease of another day. */
export const OF_LEASE_DEALT_WITH = /assignment|release|farmout|ratification/;

const daysBetween = (a: string, b: string): number => (Date.parse(b) - Date.parse(a)) / 86_400_000;

type Weighed = { readonly date: FoundDate; readonly weight: number };
type Around = { readonly before: string; readonly sentence: string; readonly after: string };

/** The last full stop; one before a small letter closes an abbreviation: "by deed to A et ux. dated". */
const LAST_STOP = /\. (?![a-z])(?!.*\. (?![a-z]))/s;

/** The words around a day, a line's begin kept as "\n". */
function around({ anatomy: a }: DateContext, d: FoundDate): Around {
  const { text, lines } = a.view;
  const from = Math.max(0, d.start - 170);
  let before = text.slice(from, d.start);
  for (const l of lines.filter((x) => x.start >= from && x.start <= d.start).reverse()) {
    const at = l.start - from;
    before = `${before.slice(0, at).trimEnd()}\n${l.blankBefore ? "\n" : ""}${before.slice(at)}`;
  }
  const next = lines.find((l) => l.start >= d.end)?.start ?? text.length;
  const after = next - d.end < 4 ? `${text.slice(d.end, next).trimEnd()}\n` : text.slice(d.end, d.end + 100);
  // "an easement to Elm Company; dated": a scan's semicolon for a comma.
  const whole = before.replace(/;(?=\s(?:bearing |which is )?dated? )/, ",");
  const opens = Math.max(whole.search(LAST_STOP), whole.lastIndexOf("; "), whole.lastIndexOf("\n\n")) + 1;
  return { before: from === 0 ? `\n${before}` : before, sentence: whole.slice(opens), after };
}

/** "DEED OF GIFT (MINERALS), December 25, 1931": the day on the line of the paper's name. */
function besideTitle({ anatomy: a }: DateContext, d: FoundDate): boolean {
  const between = a.title && d.start >= a.title.end ? a.view.text.slice(a.title.end, d.start) : null;
  return (
    between !== null && between.length < 60 && /^(?: ?\([^()]{1,40}\))?[ ,;.:-]{0,4}(?:(?:of|made|dated|executed|signed|on|this|the) ?){0,3}$/i.test(between)
  );
}

/** "A leases to B the NE/4 of Section 9, Elm County, on May 2, 2017 for ten years": the day on which the letting itself is told to be done. */
function inLetting({ anatomy: a, type }: DateContext, d: FoundDate): boolean {
  const from = a.granting?.start ?? d.start;
  const words = a.view.text.slice(from, d.start);
  return (
    /lease$/.test(type) &&
    !OF_LEASE_DEALT_WITH.test(type) &&
    /^(?:(?:do|does|hereby|grants?,?|demises?,?|and) ){0,4}(?:leases?|lets?|demises?)\b/i.test(words) &&
    words.length < 500 &&
    /, on (?:the |this )?$/.test(words) &&
    !/;|[a-z]{4}\. (?=[A-Z])/.test(words) &&
    /^(?:,? for\b|\.|,? upon\b)/.test(a.view.text.slice(d.end, d.end + 8))
  );
}

/** The weight of one day: what speaks for it less what speaks against it. */
function weigh(c: DateContext, d: FoundDate, told: ReadonlySet<string>, latest: string | null): number {
  const { before, sentence, after } = around(c, d);
  const head = d.start < Math.max(260, c.anatomy.granting?.start ?? 0);
  const labelled = dateLabel.test(before) && !(OF_LEASE_DEALT_WITH.test(c.type) && /\bless(?:or|ee)s?\b/i.test(before));
  const own =
    ownPaper.test(before) || dateOf.test(before) || labelled || isItsDate.test(after) || (head && underDate.test(before)) || (head && opensWith.test(before));
  let weight = 0;
  if (own) weight += 4;
  if (signs.test(sentence)) weight += 2;
  if (thisDay.test(before)) weight += 2;
  if (besideTitle(c, d)) weight += 4;
  if (atPlace.test(before)) weight += 2;
  if (opensAlone.test(before) && closesAlone.test(after)) weight += 2;
  if (OF_COURT.test(c.type) && heard.test(sentence)) weight += 3;
  if (counts.test(before) && told.has(d.iso)) weight += 1;
  if (told.has(d.iso)) weight += 2;
  if (latest && daysBetween(d.iso, latest) <= 45) weight += 1;
  if (head) weight += 1;
  if (inLetting(c, d)) weight += 3;
  // A line that holds but place and day has nothing to do with what the line above tells.
  const near = atPlace.test(before) && closesAlone.test(after) ? before.slice(before.lastIndexOf("\n")) : sentence;
  if (!own && (ANOTHER.test(near) || EVENT.test(near) || BETWEEN_OTHERS.test(near))) weight -= 4;
  if (!told.has(d.iso) && counts.test(before) && /\beffective\b[^.;]{0,60}$/i.test(before)) weight -= 4;
  return weight;
}

const OFFICIAL = /\b(?:testimony|official|notarial|my (?:office|commission))\b/i;

/** Whether a day stands where an officer signs: behind "Before me" in his certificate, and near his seal. */
function inCertificate({ anatomy: { acknowledgments, view } }: DateContext, d: FoundDate): boolean {
  const own = acknowledgments.find((x) => d.start >= x.start && d.start < x.end);
  return (
    own !== undefined &&
    OFFICIAL.test(view.text.slice(Math.max(own.start, d.start - 170), d.start)) &&
    /\bbefore me\b/i.test(view.text.slice(own.start, d.start))
  );
}

/**
 * The day that most speaks for itself, with how much; null where none does. `acknowledged`, `latest`: the notary's day and the recorder's.
 * "By this lease of May 3, 1970, …" with a notary of the same day → 1970-05-03. Errs toward null: days of other papers and of events told are weighed down.
 */
export function ownDay(c: DateContext, acknowledged: string | null, latest: string | null): Weighed | null {
  const court = OF_COURT.test(c.type);
  const { text } = c.anatomy.view;
  const tail = c.anatomy.testimonium?.end ?? c.anatomy.acknowledgments[0]?.start ?? text.length;
  const describes = [...c.anatomy.exhibits, ...c.anatomy.land.filter((x) => x.start < tail && x.end - x.start > LONG_LAND)];
  const isStamp = (d: FoundDate): boolean => {
    const { before, after } = around(c, d);
    if (CLOCK.test(after) || isPresentment(text, d) || describes.some((x) => d.start >= x.start && d.start < x.end)) return true;
    return (STAMP.test(before.slice(-60)) || FILED_AT.test(before)) && !dateOf.test(before);
  };
  const byNotary = (d: FoundDate): boolean => {
    const { sentence, after } = around(c, d);
    return NOTARY.test(sentence) || notaryBehind.test(after) || inCertificate(c, d);
  };
  const days = c.all.filter((d) => d.precision === "day" && !isStamp(d));
  const told = new Set([...(acknowledged ? [acknowledged] : []), ...days.filter(byNotary).map((d) => d.iso)]);
  const weighed = days
    .filter((d) => (court || !byNotary(d)) && (!latest || d.iso <= latest))
    .map((date) => ({ date, weight: weigh(c, date, told, latest) }))
    .sort((a, b) => b.weight - a.weight);
  const [best] = weighed;
  return best && best.weight >= 3 ? best : null;
}
