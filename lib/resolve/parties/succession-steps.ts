// The steps by which companies went on, told one behind the other: "A was merged into B; B changed its name to C".

export type SuccessionStep = { former: string; later: string; how: "name_change" | "successor_by_merger" };

type NameAt = { name: string; start: number; end: number };

const RENAMED =
  /\bchang\w+\b[^.;]{0,60}\bname\b[^.;]{0,60}\bto\b|\bname\b[^.;]{0,160}\bchang\w+\b[^.;]{0,40}\bto\b|\b(?:change of name|amendment)\b[^.;]{0,60}\bbecame\b|\bnow known as\b|\b(?:took|taken|takes?|taking|adopt(?:s|ed|ing)?|assum(?:es|ed|ing))\b[^.;]{0,30}\b(?:name|style|(?:corporate|new) title)\b(?! to\b)|\bname\b[^.;]{0,60}\bbecame\b/i;
/** "the corporate name A was changed to B", "changed its name from A to B": the word for the name stands before the first of them. */
const NAME_BEFORE = /\bnames?\b(?:,? (?:of|from|is|was|being|the|said|corporate|its))*,? $/i;
const CHANGED_TO = /^[,"”']*(?: (?:was|is|be|has been|were|being|to be|duly|hereby|lawfully))*(?: chang(?:ed|ing))? to (?:the name )?(?:of )?(?:the )?["“']?$/i;
const INTO = /\binto\b/i;
const MERGING = /\bmerg\w+|\bconsolidat\w+/i;
/** From one name to the next stand a verb, a date, an office; more is another story. */
const NEAR = 420;

function placesOf(text: string, names: readonly string[]): NameAt[] {
  const low = text.toLowerCase();
  const out: NameAt[] = [];
  for (const name of [...names].sort((a, b) => b.length - a.length)) {
    const sought = name.toLowerCase();
    for (let at = low.indexOf(sought); at >= 0 && out.length < 200; at = low.indexOf(sought, at + sought.length))
      if (!out.some((o) => o.start < at + sought.length && at < o.end)) out.push({ name, start: at, end: at + sought.length });
  }
  return out.sort((a, b) => a.start - b.start);
}

function stepBetween(text: string, a: NameAt, b: NameAt): SuccessionStep["how"] | null {
  const between = text.slice(a.end, b.start);
  if (a.name === b.name || between.length > NEAR) return null;
  if (RENAMED.test(between) || (CHANGED_TO.test(between) && NAME_BEFORE.test(text.slice(Math.max(0, a.start - 40), a.start)))) return "name_change";
  return INTO.test(between) && MERGING.test(text.slice(Math.max(0, a.start - 120), b.start)) ? "successor_by_merger" : null;
}

/** Every step of the text in order, of the names given; empty where one merger alone is told, which the words of its list decide better. */
export function successionSteps(text: string, names: readonly string[]): SuccessionStep[] {
  const places = placesOf(text, names);
  const steps = places.flatMap((b, i): SuccessionStep[] => {
    const a = places[i - 1];
    const how = a ? stepBetween(text, a, b) : null;
    return a && how ? [{ former: a.name, later: b.name, how }] : [];
  });
  return steps.length > 1 || steps[0]?.how === "name_change" ? reaching(steps) : [];
}

/** The steps with those that they come to: A into B and B into C take A to C. */
function reaching(steps: readonly SuccessionStep[]): SuccessionStep[] {
  const out = [...steps];
  for (const [i, s] of out.entries()) {
    if (i > 60) break;
    for (const next of steps) {
      const known = out.some((o) => o.former === s.former && o.later === next.later);
      if (next.former !== s.later || next.later === s.former || known) continue;
      out.push({ former: s.former, later: next.later, how: s.how === "name_change" ? next.how : s.how });
    }
  }
  return out;
}
