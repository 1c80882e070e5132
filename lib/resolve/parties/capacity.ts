// Who really gives or takes where a party acts for another: executor of an estate, trustee of a trust, attorney in fact, or a company by its former name.

const office =
  /\b(?:independent )?(?:co-?)?(?:executor|executrix|administrator|administratrix|personal representative|guardian|conservator|attorney[- ]in[- ]fact|agent|receiver|trustee)s?\b[^,;]{0,60}?\b(?:of|for|under)\s+(?:the\s+)?(.{2,120})$/i;
const ofEstate =
  /^(?:(?:(?:undivided|mineral|royalty|oil and gas|outstanding|said) )*(?:interests?|share|minerals|property) of|(?:person and )?estate of|last will(?: and testament)? of|will of|heirs of)\s+/i;
const former =
  /\b(?:formerly(?: known as)?|f\/k\/a|fka|previously|successor(?:[- ]in[- ]interest)? (?:by (?:merger|conversion|consolidation|name change) )?to|successor to|now known as|n\/k\/a)\s+(.{2,120})$/i;
const tail = /,?\s*\b(?:deceased|dec'd|an incapacitated person|a minor|incompetent|N\.?C\.?M\.?)\b.*$/i;

const further =
  /,?\s+\b(?:under (?:an? )?(?:agreement|declaration|trust|the will|will|instrument)|dated|u\/[atd]\b|u\.a\.|conveyed|pursuant|acting|by virtue|in (?:said )?(?:cause|suit|case|the suit)\b|hereinafter|herein|and (?:not )?individually|which|whose|for himself|for herself)\b.*$/i;

const clean = (name: string): string =>
  name
    .replace(tail, "")
    .replace(further, "")
    .replace(/(\bTrust),.*$/i, "$1")
    .replace(/[;.,\s]+$/, "")
    .trim();

/** "ANN POE and BO POE": more than one ward, none of whom stands for the others. */
const OF_SEVERAL = /[A-Z][\w.'’-]+ [A-Z][\w.'’-]+,? (?:and|&) [A-Z][\w.'’-]+ [A-Z]/;

/** "Executor of the Estate of Ann Poe, deceased" → "Ann Poe"; "trustee of the Poe Family Trust" → "Poe Family Trust"; null where it names nobody. */
export function principalIn(capacity: string | null): string | null {
  const found = office.exec(capacity ?? "")?.[1];
  if (!found || (OF_SEVERAL.test(found) && /\b(?:guardian|conservator)/i.test(capacity ?? ""))) return null;
  const name = clean(found.replace(ofEstate, "").replace(/^the\s+/i, ""));
  return name.length > 1 && /[A-Z]/.test(name) ? name : null;
}

/** "Estate of John Poe, deceased" → "John Poe"; null where the name is not an estate's. */
export function decedentIn(name: string): string | null {
  const of = /\b(?:estate|heirs(?: and devisees)?) of\s+(.{2,120})$/i.exec(name)?.[1] ?? /^(.{2,120}?),?\s+(?:estate|deceased)$/i.exec(name.trim())?.[1];
  return of ? clean(of) : null;
}

/** "successor by merger to Poe Oil Company" → {name:"Poe Oil Company", how:"successor_by_merger"}; null where no former name is given. */
export function formerName(text: string): { name: string; how: "successor_by_merger" | "name_change" } | null {
  const found = former.exec(text);
  if (!found?.[1]) return null;
  return { name: clean(found[1]), how: /merger|consolidation|successor/i.test(found[0]) ? "successor_by_merger" : "name_change" };
}

const otherName =
  /\b(?:formerly(?: known as)?|also known as|a\/k\/a|aka|(?:one and )?the same person as|n[ée]e|born|who acquired title as|formerly the wife of .{2,40}, as)\s+([A-Z][\w.'-]*(?:\s+[A-Z][\w.'-]*){0,4})/gi;

/** Other names of a person told in words: "formerly Ann Rane", "née Rane" (with her given name) → ["Ann Rane"]. */
export function otherNamesIn(words: string, given: string | null): string[] {
  return [...words.matchAll(otherName)].flatMap((m) => {
    const name = clean(m[1] ?? "");
    if (!/^[A-Z]/.test(name)) return [];
    return name.includes(" ") ? [name] : given && /n[ée]e|born/i.test(m[0]) ? [`${given} ${name}`] : [];
  });
}
