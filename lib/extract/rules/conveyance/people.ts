// Which of the paper's parties a stretch of words names, and who keeps or takes by "grantors", "themselves", "first party".
import type { Parties, Party } from "@/lib/contracts/aspects/parties";
import type { NameAt } from "@/lib/extract/rules/shares/share-list";
import { parsePersonName } from "@/lib/names/parse-name";
import { literal } from "@/lib/text/literal";
import { formsOf, plain } from "./name-forms";

const ROW = /(?<![A-Za-z.] )\b((?:[A-Z][A-Za-z]+, ){0,9}[A-Z][A-Za-z]+,? (?:and|&|AND) )([A-Z][A-Za-z.]+(?: [A-Z][A-Za-z.]*){1,3})/g;

/** "Cleve, Ott and Vera Doe": where those before the last are named, who are parties by the surname they share. */
function inRows(words: string, parties: readonly Party[]): NameAt[] {
  return [...words.matchAll(ROW)].flatMap((m) => {
    const surname = plain(m[2] ?? "")
      .trim()
      .split(" ")
      .at(-1);
    return [...(m[1] ?? "").matchAll(/[A-Z][A-Za-z]+(?=,| )/g)].flatMap((g): NameAt[] => {
      const name = plain(`${g[0]} ${surname}`);
      const own = parties.find((p) => formsOf(p, parties).includes(name));
      return own && g[0] !== "AND" ? [{ id: own.id, start: m.index + g.index, end: m.index + g.index + g[0].length }] : [];
    });
  });
}

/** Ids of the parties named in `words`, in the order in which they stand there; of two entries of one name the one that gives or takes. */
export function namedIn(words: string, parties: readonly Party[]): string[] {
  const text = plain(words);
  const rows = inRows(words, parties);
  const inRow = (id: string) => rows.filter((r) => r.id === id).map((r) => plain(words.slice(0, r.start)).length);
  return parties
    .map((p) => ({
      id: p.id,
      name: plain(p.name),
      stands: p.side === "other" ? 1 : 0,
      at: Math.min(...formsOf(p, parties).map((f) => (text.includes(f) ? text.indexOf(f) : Number.POSITIVE_INFINITY)), ...inRow(p.id)),
    }))
    .filter((p) => Number.isFinite(p.at))
    .sort((a, b) => a.at - b.at)
    .filter(
      (p, _i, all) =>
        !all.some((o) => o.id !== p.id && o.name === p.name && (o.stands < p.stands || (o.stands === p.stands && all.indexOf(o) < all.indexOf(p)))),
    )
    .map((p) => p.id);
}

/**
 * How many of these parties have a share each: one who joins as wife or husband of another has none of her own.
 * "John and Mary his wife, and Sam and Ann his wife" → 2; a couple alone, who are told of as each with his share → 2.
 */
export function holdersAmong(ids: readonly string[], parties: readonly Party[]): number {
  const joins = (id: string, i: number) =>
    ids.slice(0, i).some((o) => parties.find((p) => p.id === id)?.spouse_of === o || parties.find((p) => p.id === o)?.spouse_of === id);
  const own = ids.filter((id, i) => !joins(id, i)).length;
  return own > 1 ? own : ids.length;
}

/** "Ada, daughter of my deceased son Bo", "the only child of the late Bo": the dead by whom a taker is told. */
const CHILD_OF =
  /\b(?:sons?|daughters?|child(?:ren)?|issue|widow|widower|grand\w+) of (?:(?:my|our|his|her|their|the|said) ){0,2}(?:deceased|predeceased|late|dead) (?:(?:son|daughter|brother|sister|child|husband|wife|father|mother|uncle|aunt|nephew|niece|cousin)s?,? )?$/i;

const tellsParent = (words: string, at: number): boolean => CHILD_OF.test(words.slice(Math.max(0, at - 90), at));

/** Every place in `words` where a party is named, in order of the parties; not where one dead is named to tell whose child another is. */
export function placesOf(words: string, parties: readonly Party[]): NameAt[] {
  const rows = inRows(words, parties);
  const named = parties.flatMap((p) => {
    const form = formsOf(p, parties)
      .map((f) => new RegExp(`\\b${f.trim().replace(/ /g, "[^A-Za-z0-9]{1,3}")}\\b`, "gi"))
      .find((f) => words.search(f) >= 0);
    return form
      ? [...words.matchAll(form)].filter((m) => !tellsParent(words, m.index)).map((m) => ({ id: p.id, start: m.index, end: m.index + m[0].length }))
      : [];
  });
  return [...named, ...rows.filter((r) => !named.some((n) => n.start < r.end && r.start < n.end))];
}

/** Ids of parties that `words` call by the given name alone ("between Carl and Ruth Ann"), where no other party bears it. */
export function calledIn(words: string, parties: readonly Party[]): string[] {
  const given = (p: Party) => {
    const { given, middle } = parsePersonName(p.display);
    return [given, `${given} ${middle}`].filter((n): n is string => n !== null && n.length > 2);
  };
  return parties
    .map((p) => ({
      id: p.id,
      at: Math.min(...given(p).map((n) => words.search(new RegExp(`\\b${n.replace(/[^A-Za-z ]/g, ".")}\\b`)) >>> 0)),
      first: given(p)[0],
    }))
    .filter((p, _i, all) => p.at < words.length && all.filter((o) => o.first === p.first).length === 1)
    .sort((a, b) => a.at - b.at)
    .map((p) => p.id);
}

export const formsOfGiven = (name: string): string => [name, name.toUpperCase()].map((n) => n.replace(/[^A-Za-z]/g, ".")).join("|");

/** Where `words` call parties by the given name alone: "Daniel shall have two-thirds and Myrtle one-third". */
export function placesByGiven(words: string, parties: readonly Party[]): NameAt[] {
  const given = (p: Party): string => parsePersonName(p.display).given ?? "";
  const own = parties.filter((p) => p.entity_type === "individual" && given(p).length > 2 && parties.filter((o) => given(o) === given(p)).length === 1);
  return own.flatMap((p) =>
    [...words.matchAll(new RegExp(`\\b(?:${formsOfGiven(given(p))})\\b(?! [A-Z])`, "g"))]
      .filter((m) => !tellsParent(words, m.index))
      .map((m) => ({ id: p.id, start: m.index, end: m.index + m[0].length })),
  );
}

/** Where `words` call parties by the surname alone: "the said Roe one-half, Dunn one-fourth and Mrs. Hale one-fourth". */
export function placesBySurname(words: string, parties: readonly Party[]): NameAt[] {
  const own = parties.filter((p) => p.surname !== null && p.surname.length > 2 && parties.filter((o) => o.surname === p.surname).length === 1);
  return own.flatMap((p) =>
    [
      ...words.matchAll(
        new RegExp(`(?<!\\b(?!(?:Mr|Mrs|Miss|Ms|And|The|Said|Messrs)\\b)[A-Z][\\w.'’-]* )\\b(?:${asSurname(p.surname ?? "")})\\b(?! [A-Z])`, "g"),
      ),
    ].map((m) => ({
      id: p.id,
      start: m.index,
      end: m.index + m[0].length,
    })),
  );
}

/** Ids of one side: owners before signers who only join (a spouse joining counts, agents and officers do not). */
export function sideIds(parties: Parties, side: "from" | "to"): string[] {
  const listed = side === "from" ? parties.from : parties.to;
  return listed.length ? listed : parties.parties.filter((p) => p.side === side).map((p) => p.id);
}

/** Names that stand for a side, at most so many. */
const MANY = 40;

/** The words with the names of those who give and take put as "grantor" and "grantee", for readers that know sides by their roles. */
export function inRoles(words: string, parties: Parties): string {
  const side = (ids: readonly string[], role: string) =>
    parties.parties
      .filter((p) => ids.includes(p.id))
      .slice(0, MANY)
      .flatMap((p) => [p.name, p.display])
      .filter((n) => n.length > 4)
      .map((name) => ({ name, role }));
  const named = [...side(sideIds(parties, "from"), "grantor"), ...side(sideIds(parties, "to"), "grantee")].sort((a, b) => b.name.length - a.name.length);
  const roles = named.reduce((text, { name, role }) => text.replaceAll(name, role), words);
  return trustedInRoles(housesInRoles(roles, parties), parties);
}

/** A surname as it is written, in capitals and with one: no common noun ("the woods"). */
export const asSurname = (name: string): string =>
  [...new Set([name, name.toUpperCase(), name.charAt(0).toUpperCase() + name.slice(1).toLowerCase()])]
    .filter((n) => /^[A-Z]/.test(n))
    .map(literal)
    .join("|");

/** No part of a longer name, of a place or of a survey, and no word with a number: "Page 12", "May 3". */
const NAME_GOES_ON = "(?!['’]?\\w| \\d+(?![\\d/%])|[ -](?:[A-Z]|&|and [A-Z])|['’]s? (?:[a-z]+ )?(?:survey|ranch|land|farm|tract|deed|lease))";
/** "the Birches", "Birch" for givers or takers who alone bear the surname. */
function housesInRoles(words: string, parties: Parties): string {
  const surnames = (ids: readonly string[]) =>
    new Set(parties.parties.filter((p) => ids.includes(p.id) && p.surname !== null && p.surname.length > 2).map((p) => p.surname ?? ""));
  const sides = [
    ["grantors", surnames(sideIds(parties, "from"))],
    ["grantees", surnames(sideIds(parties, "to"))],
  ] as const;
  return sides.reduce((text, [role, own], i) => {
    const alone = [...own].filter((n) => !sides[1 - i]?.[1].has(n)).slice(0, MANY);
    if (!alone.length) return text;
    const names = `(?:${alone.map(asSurname).join("|")})`;
    return text
      .replace(new RegExp(`\\b([Tt]he|THE) ${names}(?:e?s|E?S)\\b`, "g"), `$1 ${role}`)
      .replace(new RegExp(`(?<![A-Z][\\w.'’-]{0,20} |-)\\b(?:M(?:rs?|iss)\\.? )?${names}\\b${NAME_GOES_ON}`, "g"), role.slice(0, -1));
  }, words);
}

/** "the said Trustee" where one side alone holds in trust. */
function trustedInRoles(roles: string, parties: Parties): string {
  const trusted = (["from", "to"] as const).filter((s) => parties.parties.some((p) => p.side === s && /\btrustee/i.test(p.capacity ?? "")));
  return trusted.length === 1 ? roles.replace(/\b(?:the|said) trustees?\b/gi, trusted[0] === "from" ? "the grantor" : "the grantee") : roles;
}

/** Ids of those whom `words` call "Mrs. Roe" or "the said Roe", where no other of them bears the surname. */
function calledByTitle(words: string, parties: readonly Party[]): string[] {
  const own = parties.filter((p) => p.surname !== null && p.surname.length > 2 && parties.filter((o) => o.surname === p.surname).length === 1);
  return own.filter((p) => new RegExp(`\\b(?:M(?:rs|iss|r|s)\\.?|[Tt]he said|[Ss]aid) (?:${asSurname(p.surname ?? "")})\\b`).test(words)).map((p) => p.id);
}

/** A verb of keeping that opens its clause: its subject stands before. */
const OPENS_WITH_VERB =
  /^[,;:. ]*(?:(?:do(?:es)?|hereby|herein|also|expressly|specifically|only|alone|and|however|further),? )*(?:excepts (?:and|or) )?(?:reserves|retains|keeps|withholds|holds back|excepts|(?<=\bdoes (?:hereby |also |expressly )*)(?:except and )?(?:reserve|retain|keep|except))\b/i;
/** "except one-half, which she reserves", "reserving to herself": one alone keeps, told by a pronoun. */
const ONE_ALONE =
  /\b(?:which|that|,) (?:she|he) (?:alone |only |hereby |expressly |also )*(?:reserves|retains|keeps|withholds|holds back|excepts)\b|\b(?:reserv|retain|keep|withhold)ing (?:un)?(?:to|for) (?:herself|himself)\b|^[^.;]{0,40}\b(?:un)?to (?:herself|himself)\b/i;

/** "A, a widow, and": what may stand between two who are one subject, and between the last of them and "each". */
const BESIDE = /^,? ?(?:(?:an? [a-z ]{3,24}|single|widow(?:er)?),? ?)?(?:(?:and|&) )?(?:the )?(?:said )?$/i;
const EACH_AHEAD = /^,? (?:(?:an? [a-z ]{3,24}),? )?(?:do |does |hereby )?(?:each|both)\b[^.;:]{0,24}$/i;

/** "the said A and B each": those of the givers who stand together right before "each". */
function keepersOfEach(ahead: string, pool: readonly Party[]): string[] {
  const near = ahead.slice(-200);
  const places = placesOf(near, [...pool]).sort((a, b) => b.start - a.start);
  const [last] = places;
  if (!last || !EACH_AHEAD.test(near.slice(last.end))) return [];
  const end = places.findIndex((p, i) => i > 0 && !BESIDE.test(near.slice(p.end, places[i - 1]?.start)));
  const beside = places.slice(0, end < 0 ? places.length : end);
  return pool.filter((p) => beside.some((b) => b.id === p.id)).map((p) => p.id);
}

/** The one giver whom the words before a keeping clause name last, where that clause opens with its verb or tells him by a pronoun; none where they name several together. Where "each" leads on to it, those who stand right before that word, if they are not all the givers. */
export function keeperAhead(clause: string, ahead: string, parties: Parties): string[] {
  const pool = parties.parties.filter((p) => sideIds(parties, "from").includes(p.id));
  const each = keepersOfEach(ahead, pool);
  if (each.length && each.length < pool.length) return each;
  if (/\beach\b[^.;:]{0,24}$/i.test(ahead)) return [];
  if (!OPENS_WITH_VERB.test(clause) && !ONE_ALONE.test(clause)) return [];
  const near =
    (
      ahead
        .slice(-260)
        .split(/[;:]|(?<=[a-z)]{3})\. |,? (?:and|but|while|whereas|except(?:ing)? that|save that|provided that) (?=(?:the |said |grantor )*[A-Z])/) ?? []
    ).at(-1) ?? "";
  const named = namedIn(near, pool);
  const ids = named.length ? named : calledByTitle(near, pool);
  return ids.length === 1 && pool.length > 1 ? ids : [];
}

export type Keepers = { ids: string[]; stranger: string | null };

const SELF =
  /^(?:the )?(?:said )?(?:grantors?|assignors?|lessors?|vendors?|sellers?|farmors?|transferors?|donors?|undersigned|first part|part(?:y|ies)|themselves|himself|herself|itself|myself|ourselves|us|me|him|her|it|them|estate|his|her|their|its|my|our)\b/i;

/** Where the names of those who keep end and the thing kept, or an aside, begins: "to A, a widow, and B an undivided 1/2" → before "an undivided". */
const THING_KEPT =
  / ?\(|\b(?:an? (?!(?:widow|single|married|feme|divorced|corporation|partnership|minor|resident)|\w+ (?:corporation|partnership|company|trust)\b)|all (?:of|the|right|oil|gas|mineral|coal)|heretofore|one-|\d|the (?:right|oil|following|above|land|said land|surface|minerals?|full|whole|use|royalt)|for (?:and|his|her|their|a|the|so)|title|(?:one|two|three|five|seven)[- ](?:half|thirds?|fourths?|quarters?|eighths?|sixteenths?)|as (?:joint|tenants|a royalty))/i;

/** "J. Moss hereby reserves": the words before the verb. */
const BEFORE_VERB =
  /(?:^|[a-z][.;] )([^.;]*?(?:(?<=\b(?:[A-Z]|Mrs?|Jr|Sr|Dr))\.[^.;]*?){0,4})\b(?:reserves?|retains?|keeps?|hold(?:s|ing)? (?:back|out)|withhold(?:s|ing)?|is to have|are to have|shall have)\b/;

/** "(but not the said B, who sells all)", ", B keeping none": who is said to keep nothing. */
const NOT_HE =
  /\((?:but |and )?(?:not|other than|excluding|without)\b[^()]*\)|,? (?:but|and) not (?:(?:to|for|by|unto) )?(?:the said )?[A-Z][^,]{3,60},|[,;] (?:(?:and|but|while|whereas) )?(?:the )?(?:said )?(?:[A-Z][\w.'’-]*,? ){1,5}(?:keep(?:s|ing)|reserv(?:es|ing)|retain(?:s|ing)|tak(?:es|ing)|ha(?:s|ving)|is to have|shall have|holding back) (?:none|nothing|no (?:part|share|interest))\b[^,;]*/g;
/** "one-half, all of it to A": the one of them who has it all. */
const ALL_TO =
  /,? (?:all|the whole)(?: of (?:it|which|the same|them))? (?:to be )?(?:to|for|in favou?r of|by|(?:belong(?:s|ing)? )?to) (?:the )?(?:said )?(?=[A-Z])([^,;]{3,80})/;

/** "(b) by A, one-fourth", "one-half to B": words that lead to one who keeps, not to one of whom or by whom something was had. */
const FOR_HIM =
  /(?:^|[;:,(]|\b(?:withheld|kept|reserved|retained|excepted|interest|share|part|half|third|fourth|minerals|gas|royalty|made|taken|and)\b)\)? ?(?:\(?[a-h1-9]\) ?)?(?:by|to|unto|for|in favou?r of)(?: and for)? (?:the )?(?:said )?$/i;

/** "which remains the property of A", "staying with B", "is to belong to C". */
const STAYS_HIS =
  /\b(?:(?:remain|stay)(?:s|ing)?|be|is|being)(?: (?:and remain|still))? (?:the (?:sole |separate )?property of|with|vested in|in)(?: the)?(?: said)? $|\bbelong(?:s|ing)? to(?: the)?(?: said)? $/i;

/** "belongs to A and B equally": behind the second name, where it goes on to nothing that he alone does. */
const AND_HE = /^(?:,? (?:equally|in (?:equal|the same)\b|share and share alike|jointly|together|in common|as (?:tenants|joint|their)\b|[^ ]+ each\b)|\W*$)/i;

/** "unto my daughter, A": the word of kin ahead of a name is not the giver himself. */
const KIN_AHEAD =
  /^(?:my|our|his|her|their)(?: \w+){0,2}? (?:wife|husband|spouse|sons?|daughters?|child(?:ren)?|brothers?|sisters?|mother|father|nephews?|nieces?|grand\w+|cousins?|friends?|aunt|uncle|heir)\b,? (?=[A-Z][\w.]* [A-Z])/;

/**
 * Keepers of a reservation: a grantor named in the clause keeps alone; "grantors", "themselves" and silence mean all of them.
 * A name that is no grantor's is the keeper too, by id or as a stranger: whether he can take is for the law.
 */
export function keepersIn(said: string, parties: Parties): Keepers {
  const clause = said.replace(NOT_HE, "");
  const from = sideIds(parties, "from");
  const to = sideIds(parties, "to");
  const unto =
    /\b(?:(?:reserv|retain|keep|except|withhold)\w*|saving|holding (?:back|out))[^.;]{0,30}\b(?:unto|(?<!\b(?:lease|easement|mortgage|right[- ]of[- ]way|licen[cs]e)s? (?:(?:made|given|granted) )?)(?:to|in|for|by)) ((?:[^.;]|(?<=\b(?:[A-Z]|Jr|Sr|Mrs?|Dr|Wm|Geo|Chas|Thos|Jas|Jno|Jos|Robt|Saml|Danl|Benj|Edw|Alex|St))\.){3,140})/i.exec(
      clause,
    );
  const words = ((unto?.[1] ?? "").split(THING_KEPT)[0] ?? "").replace(KIN_AHEAD, "");
  const pool = parties.parties.filter((p) => from.includes(p.id));
  const kept = namedIn(ALL_TO.exec(clause)?.[1] ?? words, pool);
  if (kept.length) return { ids: kept, stranger: null };
  const subject = /\b(?:the )?(?:said )?grantor,? ([A-Z][^,;.]{3,40}?),? (?:hereby |expressly )?(?:reserves|retains|keeps)/.exec(clause);
  const alone = subject ? namedIn(subject[1] ?? "", pool) : [];
  if (alone.length) return { ids: alone, stranger: null };
  const ahead = BEFORE_VERB.exec(clause.slice(0, 240))?.[1] ?? "";
  const called = namedIn(ahead, pool);
  const before = called.length ? called : calledByTitle(ahead, pool);
  if (before.length) return { ids: before, stranger: null };
  const others = SELF.test(words.trim())
    ? []
    : namedIn(
        words,
        parties.parties.filter((p) => !to.includes(p.id)),
      );
  if (others.length) return { ids: others, stranger: null };
  const name = SELF.test(words.trim()) ? null : /^(?:the )?((?:[A-Z][\w.'&-]+,? (?:and |& |of )?){1,6})/.exec(words)?.[1]?.replace(/[ ,]+(?:and|of)?$/, "");
  if (name && /\s/.test(name) && /\b(?:unto|to)\b/i.test(clause.slice(0, 60))) return { ids: [], stranger: name };
  const places = placesOf(clause, pool);
  const ahead60 = (n: NameAt): string => clause.slice(Math.max(0, n.start - 60), n.start);
  const stays = places.filter((n) => STAYS_HIS.test(ahead60(n)));
  const beside = places.filter(
    (n) => AND_HE.test(clause.slice(n.end)) && stays.some((s) => s.end < n.start && /^ (?:and|&) (?:the )?(?:said )?$/.test(clause.slice(s.end, n.start))),
  );
  const led = [...places.filter((n) => FOR_HIM.test(ahead60(n)) || stays.includes(n)), ...beside];
  return { ids: led.length ? [...new Set(led.map((n) => n.id))] : from, stranger: null };
}
