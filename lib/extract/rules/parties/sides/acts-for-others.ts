// One who acts for himself and for another: "RUTH POE, for her own part, and likewise as guardian of CY POE, a minor" gives her own share and his. Found by what the words are (whose name, which office, for whom), wherever they stand beside a naming.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { emptyMention } from "@/lib/extract/rules/parties/mentions/mention";
import { namesIn } from "@/lib/extract/rules/parties/mentions/names-in";
import type { ReadParty } from "@/lib/extract/rules/parties/reading";
import { isOrganisation } from "@/lib/names/entity-type";
import { nameKey } from "@/lib/names/name-key";
import { literalWords } from "@/lib/text/literal";
import { tokenise } from "@/lib/text/tokens";

/** Words in small letters, and marks, that may stand between the name and the office. */
const LEAD =
  "(?:[ ,;(]+(?:(?!(?:hereby|convey|conveys|grant|grants|sell|sells|lease|leases|assign|assigns|by|that|which|whose|from|bought|had)\\b)[a-z'-]+|I)){0,18}?[ ,(]+(?:the |a |an |legal |duly |natural )*";
const OFFICE =
  "([Gg]uardians?|GUARDIAN|[Cc]onservators?|[Cc]urat(?:or|rix)|[Tt]ut(?:or|rix)|[Nn]ext [Ff]riend|[Aa]ttorneys?[- ][Ii]n[- ][Ff]act|[Aa]gent|[Tt]rustees?|TRUSTEE)";
/** "of the person and estate of", "duly appointed of", "for and on behalf of". */
const FOR_WHOM =
  "(?:[ ,]+[a-z'-]+){0,9}? (?:of|for|under)(?: (?:and|on|behalf|of|for|the|said|my|his|her|their|minor|son|sons|daughters?|child|children|persons?|estates?|property|wards?)\\b,?)*? (?=[A-Z])";
const SELF =
  /\b(?:individually|personally|(?:in|of|by|on|for|to) (?:his|her|their|my|our) (?:own|individual)\b|for (?:him|her|my|them|our)sel(?:f|ves)|own (?:right|behalf|part|name|account|person)|as well as|both as)\b/i;
const SELF_BEHIND =
  /^[^.;]{0,60}?\b(?:and|also|as well as)\b[ ,]*(?:also |likewise )?(?:individually|personally|(?:in|on|for) (?:his|her|their|my) (?:own|individual)\b|for (?:himself|herself|myself))/i;
/** "guardian of the minor children of Carl Roe, deceased": the name is not that of a ward. */
const KIN_OF =
  /\b(?:child|children|sons?|daughters?|heirs?|issue|devisees?|creditors|widow|wife|husband|will|testament)[ ,]+of (?:(?:the|said|my|his|her|their) )*$/;
const REACH = 330;
const MOST_NAMINGS = 8;
/** Between two wards of a list. */
const LIST = /^,? ?(?:(?:and|&) |(?:both )?(?:a )?minors?,? (?:and )?|(?:her|his|my) [a-z ]{3,20},? )?$/i;

/** "the Poe Family Trust dated May 1, 1975" → with its day, so that it is the trust that took. */
const TRUST = /^(?:the |THE )?((?:[A-Z][\w.'&-]* (?:and |& )?){1,7}(?:Trust|TRUST)\b(?: (?:No\. ?)?\d{1,2}\b)?)/;

/** Those for whom he acts, named in a list at `at`. */
function wardsAt(text: string, at: number, ofTrust: boolean): { name: string; start: number }[] {
  if (ofTrust) {
    const m = TRUST.exec(text.slice(at, at + 110));
    return m?.[1] ? [{ name: m[1], start: at + m[0].length - m[1].length }] : [];
  }
  const out: { name: string; start: number; end: number }[] = [];
  for (const n of namesIn(tokenise(text, at, Math.min(text.length, at + 200)), text)) {
    const before = out.at(-1)?.end ?? at;
    if (n.organisation || !n.name.includes(" ") || !(before === at ? n.start - at < 5 : LIST.test(text.slice(before, n.start)))) break;
    out.push({ name: n.name.replace(/[.,]$/, ""), start: n.start, end: n.end });
  }
  return out;
}

/**
 * The givers, with those for whom one of them acts beside himself; his own capacity then says only that he gives as himself.
 * Who acts for others alone stays as he is read. Errs on the side of nobody added.
 */
export function withThoseActedFor(a: Anatomy, parties: readonly ReadParty[]): ReadParty[] {
  const { text } = a.view;
  const end = Math.min(text.length, a.acknowledgments[0]?.start ?? text.length);
  const known = new Set(parties.map((p) => nameKey(p.mention.name)));
  return parties.flatMap((p) => {
    const { name } = p.mention;
    if (p.side !== "from" || p.bystander || isOrganisation(name)) return [p];
    const named = literalWords(name);
    const office = new RegExp(`^${LEAD}${OFFICE}(?:${FOR_WHOM})`);
    const places = [...text.slice(0, end).matchAll(new RegExp(`(?<!\\w)${named}(?!\\w)`, "gi"))].slice(0, MOST_NAMINGS);
    for (const place of places) {
      const from = place.index + place[0].length;
      const stretch = text.slice(from, Math.min(end, from + REACH));
      const found = office.exec(stretch);
      if (!found || KIN_OF.test(found[0])) continue;
      const wards = wardsAt(text, from + found[0].length, /trustee/i.test(found[1] ?? ""));
      const last = wards.at(-1);
      if (!last) continue;
      const twice = new RegExp(`${named}[^.;]{0,60}\\band (?:the said )?$`, "i").test(text.slice(Math.max(0, place.index - 160), place.index));
      if (!twice && !SELF.test(found[0]) && !SELF_BEHIND.test(text.slice(last.start + last.name.length, last.start + last.name.length + 120))) continue;
      const added = wards
        .filter((w) => !known.has(nameKey(w.name)))
        .map(
          (w): ReadParty => ({
            ...p,
            mention: {
              ...emptyMention(w.name, { start: w.start, end: w.start + w.name.length }),
              label: p.mention.label,
              capacity: `by ${name}, who acts for both`,
            },
          }),
        );
      for (const w of added) known.add(nameKey(w.mention.name));
      return [{ ...p, mention: { ...p.mention, capacity: "individually" } }, ...added];
    }
    return [p];
  });
}
