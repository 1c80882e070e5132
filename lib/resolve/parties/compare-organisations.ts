// Named levels over two organisations' names. Numbers and different legal forms tell companies apart.
import type { NameVerdict } from "./comparison";
import { oneSlip, scanForm } from "./edit-distance";
import type { OrganisationKey } from "./organisation-key";

/** Words of which banks of many towns make their names. */
const COMMON =
  /^(?:first|second|third|national|state|bank|banking|and|trust|savings|citizens|peoples|farmers|merchants|american|security|home|union|county|city|company)$/;
/** Whether two names are one but for the town that stands behind the one. */
const seatLeftOut = (a: OrganisationKey, b: OrganisationKey): boolean => (a.unseated === b.core || b.unseated === a.core) && !(a.unseated && b.unseated);

const squeeze = (text: string): string => text.replace(/ /g, "");

/**
 * "Burley Oil Company", "BURLEY OIL CO." → level `exact`; "Pine Energy II, LLC", "Pine Energy, LLC" → conflict (a number tells them apart).
 * Forms that differ (Inc., LLC) score low: by themselves they are proposed, not joined.
 */
export function compareOrganisations(a: OrganisationKey, b: OrganisationKey): NameVerdict {
  const step = (level: string, label: string, weight: number): NameVerdict => ({
    steps: [{ level, field: "name", label, weight, left: a.text, right: b.text }],
  });
  if (a.numbers !== b.numbers) return { conflict: "a number in the name tells them apart" };
  const core = squeeze(a.core) === squeeze(b.core);
  if (core && a.form === b.form) return step("exact", "the same name", 10);
  if (core && (!a.form || !b.form)) return step("form_absent", "the same name, the legal form left out", 9);
  const loose = new Set(["co", "inc", "ltd"]);
  if (core && loose.has(a.form) && loose.has(b.form)) return step("entity_form", "the same name, the corporate form written otherwise", 9);
  if (core) return step("entity_form", "the same name in another legal form", 4);
  const x = squeeze(a.core);
  const y = squeeze(b.core);
  const slip = Math.min(x.length, y.length) >= 7 && (oneSlip(x, y) || scanForm(x) === scanForm(y));
  if (seatLeftOut(a, b) && a.form === b.form)
    return step("seat_absent", "the same name, the town left out", (a.unseated ?? b.unseated ?? "").split(" ").every((w) => COMMON.test(w)) ? 4 : 9);
  if (!slip) return { conflict: "different names" };
  return a.form === b.form ? step("spelling", "one slip apart", 8) : step("spelling", "one slip apart, another legal form", 3);
}
