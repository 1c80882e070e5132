// Dates whose own words could hardly be read are none: a wrong date is worse than a missing one. They stay among the others, with a warning.
import type { Dates } from "@/lib/contracts/aspects/dates";
import { leastSure } from "@/lib/extract/confidence/word-doubt";
import type { Grounding } from "@/lib/extract/grounding/grounded";

/** A word of less was read by chance. */
const floor = 0.45;

const names = { executed: "signing", acknowledged: "acknowledgment", filed: "filing", recorded: "recording", effective: "effect" } as const;

type Named = keyof typeof names;

/** Whether another date of the paper says the same and was read from sure words. */
const isToldAgain = (dates: Dates, key: Named, sure: (key: Named) => boolean): boolean =>
  (Object.keys(names) as Named[]).some((other) => other !== key && dates[other] === dates[key] && sure(other));

/**
 * Takes back the dates read from words below the floor. executed "2017-08-05" from "this 5 day of August, 2017" with "5" read at 0.38 →
 * null, other [{label: "signing, not surely read", date: "2017-08-05"}] and the warning `date_not_sure`.
 */
export function withoutUnsureDates(dates: Dates, ground: Grounding, markdown: string): Dates {
  const out: Dates = { ...dates, other: [...dates.other] };
  const isSure = (key: Named): boolean => leastSure(ground.evidence[`/${key}`] ?? [], markdown, ground.pages) >= floor;
  const unsure = (Object.keys(names) as Named[]).filter((key) => dates[key] !== null && !isSure(key) && !isToldAgain(dates, key, isSure));
  for (const key of unsure) {
    const [value, name, evidence] = [out[key], names[key], ground.evidence[`/${key}`]];
    if (value === null || !evidence) continue;
    out[key] = null;
    const pointer = `/other/${out.other.length}`;
    out.other.push({ label: `${name}, not surely read`, date: value });
    ground.move(`/${key}`, pointer);
    out.warnings = [
      ...(out.warnings ?? []),
      { code: "date_not_sure", message: `The date of ${name} could hardly be read ("${evidence[0]?.quote ?? ""}"). Check it on the page.` },
    ];
  }
  return out;
}
