// A date that stands alone between two points: "… with general warranty. April 11, 1990. Ada Venn." and "OIL LEASE. March 2, 2010. Lessor: …".
import type { FoundDate } from "@/lib/text/find-dates";
import type { DateContext } from "./date-context";

const opens =
  /(?:(?:^|[.;:)\]]|\n|--?|—) ?(?:(?:[Ee]xecuted|[Ss]igned|[Dd]ated|[Gg]iven|[Dd]one|[Mm]ade|EXECUTED|SIGNED|DATED)(?: and (?:signed|sealed|delivered|executed|dated))?,? )?(?:on |this |the |at [A-Z]\w+,? )*|\b[A-Z]{4,}(?: \([^()]{0,30}\))?,? \(?)$/;
const closes = /^(?:, ?A\. ?D\.)? ?(?:[.;,:)]|\(|$|\/s\/|s\/|\n)/;
/** Words of filing that end right before the date speak of it even across a point: "Recorded: May 5, 1950". */
const stamped = /\b(?:filed|recorded|received|acknowledged|sworn|expires?)(?: (?:for record|on|in|at))?[.:;]? ?$/i;
const others = /\b(?:filed|recorded|received|acknowledged|sworn|subscribed|expires?|dated|died|born|of date|approved|act of)\b[^.;]{0,40}[.;:)]? ?$/i;

/** "by deed to A et ux. dated": a small letter behind an abbreviation goes on with the paper that is told of. */
const behindAbbreviation = /\b(?:ux|vir|al|seq|Inc|Co|Corp|Ltd|Jr|Sr|[A-Z])\. (?:dated|executed|signed|given|made)\b[^.;]*$/;

/** Whether the words before a date open a sentence of its own and speak of no other paper or stamp. */
function standsAlone(before: string): boolean {
  const m = opens.exec(before);
  if (!m || behindAbbreviation.test(before)) return false;
  const opensSentence = /^[.;:)\]\n—-]/.test(m[0]);
  return opensSentence ? !stamped.test(before.slice(0, m.index + 1)) : !others.test(before);
}

const NAME_BEFORE = /^(?:\/?s\/ ?)?[A-Z][\w.'’&-]*(?: [A-Z][\w.'’&-]*){1,5}(?:, (?:Jr|Sr)\.?)?,? {1,3}$/;

/** "Orley Stone, December 19, 2014" as a line of its own: the day beside the name of him who signs. */
function besideName(c: DateContext, to: number): FoundDate | null {
  const { text, lines } = c.anatomy.view;
  const signed = c.all.filter((d) => {
    const line = lines.find((l) => d.start >= l.start && d.end <= l.end);
    return (
      d.precision === "day" &&
      line !== undefined &&
      line.start > (c.anatomy.granting?.start ?? 0) &&
      d.end < to + 1 &&
      NAME_BEFORE.test(text.slice(line.start, d.start)) &&
      /^\W*$/.test(text.slice(d.end, line.end))
    );
  });
  return signed.at(-1) ?? null;
}

/**
 * The day of signing where the paper gives it as a sentence of its own; the last such date before the certificate, or the `first` of a will, as an order may follow it.
 * Null where none stands alone. Errs toward null: a date tied to other words is not taken.
 */
export function bareDate(c: DateContext, first = false): FoundDate | null {
  const { anatomy: a } = c;
  const { text } = a.view;
  const to = a.acknowledgments[0]?.start ?? text.length;
  const alone = c.all.filter(
    (d) =>
      d.precision === "day" && d.start < to + 1 && closes.test(text.slice(d.end, d.end + 12)) && standsAlone(text.slice(Math.max(0, d.start - 60), d.start)),
  );
  return alone.at(first ? 0 : -1) ?? besideName(c, to);
}
