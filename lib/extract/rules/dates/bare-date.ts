// A date that stands alone between two points: "… with general warranty. April 11, 1990. Ada Venn." and "OIL LEASE. March 2, 2010. Lessor: …".
import type { FoundDate } from "@/lib/text/find-dates";
import type { DateContext } from "./date-context";

const opens = /(?:^|[.;:)\]]|\n|--?|—) ?(?:on |this )?$/;
const closes = /^(?:, ?A\. ?D\.)? ?(?:[.;,]|\(|$|\/s\/|s\/|\n)/;
const others = /\b(?:filed|recorded|received|acknowledged|sworn|subscribed|expires?|dated|died|born|of date|approved|act of)\b[^.;]{0,40}[.;:)]? ?$/i;

/**
 * The day of signing where the paper gives it as a sentence of its own; the last such date before the certificate.
 * Null where none stands alone. Errs toward null: a date tied to other words is not taken.
 */
export function bareDate(c: DateContext): FoundDate | null {
  const { anatomy: a } = c;
  const { text } = a.view;
  const to = a.acknowledgments[0]?.start ?? text.length;
  const alone = c.all.filter(
    (d) =>
      d.precision === "day" &&
      d.start < to + 1 &&
      opens.test(text.slice(Math.max(0, d.start - 10), d.start)) &&
      closes.test(text.slice(d.end, d.end + 12)) &&
      !others.test(text.slice(Math.max(0, d.start - 60), d.start)),
  );
  return alone.at(-1) ?? null;
}
