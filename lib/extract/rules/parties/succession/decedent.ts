// The person a paper of death is about: caption, title, "I, … my last will", "… deceased", else the first whom it tells of.

import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { DYING } from "@/lib/text/dying-words";
import { findAffiants } from "./affiants";
import type { PersonAt } from "./find-people";
import { findPeople } from "./find-people";

const captions: readonly RegExp[] = [
  /(?<!\b(?:survived|of|to|by|with|were|are) )\b(?:full )?(?:name of (?:the )?)?(?:decedent|deceased)(?:'s (?:full )?name)?(?: is| was)?(?:: |\? +(?:A\. )?)(?=[A-Z])/gi,
  /\b(?:in the matter of |in re:? |matter of )?(?:the )?estates? of:? ?,?(?: PROBATE COURT)? (?=[A-Z])/gi,
  /\b(?:affidavit of heirship|heirship|identity of (?:the )?heirs|(?:affidavit|proof|record|evidence) of (?:\w+ and )?death)(?:(?: of| for)?,? ?(?:--?|—|–|:)?) ?(?<= )(?=[A-Z])/gi,
  /\blast will(?: and testament)? of (?=[A-Z])|\bsuccession of (?:the late )?(?=[A-Z])/gi,
  /^\W*(?:the )?will of (?=[A-Z])|\bin the matter of the (?:last )?will(?: and testament)? of (?=[A-Z])/gi,
];
/** What one who swears was to the dead, and no kin of his. */
const ACQUAINTANCE =
  "(?:next[- ]door |lodge |army |school |business )?(?:neighbou?rs?|friends?|partners?|brothers?(?<=\\b(?:lodge|army|union|church) brothers?)|schoolmates?|classmates?|comrades?|associates?|colleagues?|companions?|housekeepers?|bookkeepers?|accountants?|physicians?|doctors?|nurses?|lawyers?|attorneys?|pastors?|ministers?|priests?|bankers?|barbers?|foremen|foreman|hired (?:man|hands?)|tenants?|landlords?|employees?|employers?|roommates?|acquaintances?)";
/** Words of one who makes a will, or who knew the dead; he may know one who lives too. */
const pointers: readonly RegExp[] = [
  /\bI, (?=[A-Z][A-Za-z.]+ [A-Z][^.;]{2,80}, (?:do )?(?:hereby )?(?:give|devise|bequeath|leave|will)\b)/g,
  /\bI,? (?=[A-Z][A-Za-z.]+ [A-Z](?![^.;]{0,200}\b(?:sworn|swears?|says?|states?|deposes?|oath|affirms?|certify|died|departed)\b)[^.;]{2,300}\b(?:my (?:last )?will|my will|this instrument to be my|last will))/g,
  /\bI am (?:the |a |an )?(?:\w+ ){0,3}(?:child|son|daughter|brother|sister|widow|widower|nephew|niece|cousin|friend|neighbor|heir(?: at law)?) of (?:the \w+ of )?(?:the late )?(?=[A-Z])/g,
  /\b(?:acquainted with|well acquainted with|knew|know|knows of|known|familiar with the family(?: and marital)? history of|family history of|marital history of|books of|neighbou?rs?(?:,? (?:at|in|near) [A-Z]\w+)?,? (?:of|to)|history of) (?:(?:well|personally|old|man|lady|the|late|one|said|my|both|a|uncle|aunt|friend|neighbor|schoolmate),? ){0,4}(?=[A-Z])/gi,
  new RegExp(
    `\\b(?:${ACQUAINTANCE})(?:,? (?:and|or|of the family) (?:[a-z-]+ ){0,5})?(?: since [a-z]+)?,? (?:of|to|for|with) (?:(?:the late|one|the said|said|Mrs\\.|Mr\\.|Miss) )*(?=[A-Z])`,
    "g",
  ),
];

/** "FACTS CONCERNING THE FAMILY OF OTIS ROE", where a paper opens with it. */
const heading =
  /\b(?:family|heirs(?: at law)?|descendants|next of kin)(?: and \w+)? of (?:the late )?(?=[A-Z])|\b(?:re|concerning|regarding|touching)(?::|,)? (?:the late )?(?=[A-Z])|\b(?:affidavit|statement) as to (?:the late )?(?=[A-Z])/gi;
const OPENING = 500;
const KIN = "wife|husband|spouse|widow|widower|son|daughter|child|brother|sister|father|mother|nephew|niece|cousin|neighbor|friend";

/** "relict of the late ED ROE", "his brother, AL ROE", "(b) BO ROE": one told only beside another. */
const beside = new RegExp(
  `(?:\\b(?:${KIN})(?: ?\\(?(?:\\d|first|second)\\)?)?: |\\b(?:${KIN}|relict) of (?:the late )?|\\b(?:by|and) (?:the late )?|\\b(?:his|her|their|my|an?|one|only) (?:\\w+ ){0,3}(?:${KIN}),? (?:(?:Mr|Mrs|Miss|Dr)\\.? )?|\\([a-z\\d]{1,2}\\) )$`,
  "i",
);
const calledDead = /^,? ?\(?"?(?:the )?(?:hereinafter |herein )?(?:called )?"?Decedent|^,? ?(?:now )?deceased\b/i;
const saidToDie = new RegExp(
  `^(?![^.;]{0,60}\\b(?:sworn|oath|says|states|deposes)\\b)[^.;:]{0,60}(?:; that (?:he|she) |, that (?:he|she) |\\. (?:He|She) (?:has |had )?)?\\b(?:${DYING}|died|departed this life|passed (?:away|on|from this life))\\b`,
  "i",
);
/** Who speaks, signs or certifies, and is not told of. */
const speaks = /^[^.;:]{0,90}\b(?:testif(?:y|ies|ied)|sworn|oath|says|said|states?|stated|deposes?|answers|personally|swears?|undersigned)\b/i;
/** "R. ROE, of Reno, a banker, first having been duly sworn": right behind a title that names nobody. */
const swears = /^(?:,? (?:of [A-Z]\w+|[a-z]+|\d+)){0,14},? (?:sworn|says|states|deposes|swears)\b/;
const spoken =
  /\b(?:before me|personally|appeared|came|undersigned|affiants?|I|we|my name is|notary(?: public)?|judge|clerk)[,:]?(?: (?:this day|the|one|on this day))? (?:(?:Mr|Mrs|Miss|Dr|Rev)\.? )?$/i;

/** What stands behind a name up to the next name that is no mere kin of it. */
function behind(text: string, people: readonly PersonAt[], i: number): string {
  const p = people[i];
  const next = people.slice(i + 1).find((q) => !/\b(?:of|to) (?:the late )?$/.test(text.slice(Math.max(0, q.start - 14), q.start)));
  return p ? text.slice(p.end, Math.min(p.end + 110, next?.start ?? text.length)) : "";
}

const before = (text: string, p: PersonAt): string => text.slice(Math.max(0, p.start - 40), p.start);
/** Told only as the kin of another; "brother of ED ROE, who died" is about Ed Roe. */
const onlyBeside = (text: string, p: PersonAt): boolean =>
  beside.test(before(text, p)) && !(/\bof (?:the late )?$/.test(before(text, p)) && /^,? (?:who|deceased)\b/.test(text.slice(p.end, p.end + 12)));

/** The first who is called dead or is said to have died, and is not told only as the kin of another. */
const firstDead = (text: string, people: readonly PersonAt[]): PersonAt | null =>
  people.find((p, i) => !onlyBeside(text, p) && (calledDead.test(text.slice(p.end, p.end + 40)) || saidToDie.test(behind(text, people, i)))) ?? null;

/** "the deed of ED ROE": one told only as a party of another paper. */
const OF_PAPER = /\b(?:deeds?|patents?|leases?|conveyances?|mortgages?|grants?|assignments?)\b[^.;]{0,30}\b(?:of|from|by|to) (?:(?:the|one|said) )*$/i;

/** The first of whom the statement tells: neither who speaks nor the kin of one named before. */
const firstTold = (text: string, people: readonly PersonAt[], affiants: readonly Mention[], from: number, to: number): PersonAt | null =>
  people.find(
    (p, i) =>
      p.start >= from &&
      p.end <= to &&
      !affiants.some((m) => sameFirstAndLast(m.name, p.name)) &&
      !speaks.test(behind(text, people, i)) &&
      !spoken.test(before(text, p)) &&
      !OF_PAPER.test(before(text, p)) &&
      !onlyBeside(text, p),
  ) ?? null;

/** Where the paper tells who swears it is nobody else: "a friend of ED ROE, is no kin, and says". */
const isSwearing = (text: string, p: PersonAt, swearing: readonly Mention[]): boolean =>
  swearing.length > 0 ? swearing.some((m) => m.span.start === p.start) : swears.test(text.slice(p.end, p.end + 120));

/** The name right behind words that point to the dead; not of who swears right there. */
function pointedAt(text: string, to: number, words: RegExp, swearing: readonly Mention[]): PersonAt | null {
  for (const m of text.slice(0, to).matchAll(words)) {
    const at = m.index + m[0].length;
    const own = findPeople(text, at, Math.min(text.length, at + 70))[0];
    if (own?.start === at && !isSwearing(text, own, swearing)) return own;
  }
  return null;
}

/** "A and B are both living", "A survives him": said of one who is not dead; "A left children, who are living" is said of others. */
const LIVES =
  /^(?:,? who\b)?(?:(?!\b(?:who|whom|whose|left|leaving|wife|husband|widow|child(?:ren)?|sons?|daughters?|heirs?|brothers?|sisters?|died|dead)\b)(?:[^.;:]|(?<=\b[A-Z])\.)){0,50}?(?<=[\s,])(?:(?:is|are) (?:(?:both|all|each|yet|still|now) )*(?:living|alive)|survives? (?:him|her)|survived (?:him|her) and (?:is|resides|lives))\b/i;
/** Those of whom the paper does not say that they live. */
const mortal = (text: string, people: readonly PersonAt[]): PersonAt[] => {
  const alive = people.filter((p) => LIVES.test(text.slice(p.end, p.end + 90)) && !/\bof (?:the late )?$/.test(before(text, p)));
  const dies = (p: PersonAt) => calledDead.test(text.slice(p.end, p.end + 40)) || saidToDie.test(text.slice(p.end, p.end + 110));
  return people.filter((p) => !alive.some((o) => sameFirstAndLast(o.name, p.name)) || people.some((o) => sameFirstAndLast(o.name, p.name) && dies(o)));
};

const DIES_UNNAMED =
  /\b(?:he|she|(?:the )?(?:decedent|deceased)|who|his|her|whose)\b[^.;]{0,40}\b(?:died|dead|death|deceased|burying|buried|burial|funeral|widow(?:er)?|passed (?:away|on)|departed|estate|heirs)\b/i;
/** Whether the paper tells of the death of one named ahead of another who is said to have died, and with whose name no statement opens: by his name, or without one before the other comes. */
const diesAfter = (text: string, people: readonly PersonAt[], told: PersonAt, dead: PersonAt): boolean =>
  !/(?:^|[.;:)] {1,3}(?:\d{1,2}[.)] )?|\b[Tt]hat (?:the said |said )?)$/.test(text.slice(Math.max(0, dead.start - 16), dead.start)) ||
  DIES_UNNAMED.test(text.slice(told.end, dead.start)) ||
  /\b(?:burying|buried|burial|funeral|widow of|relict of|the late)\b/i.test(text.slice(Math.max(0, told.start - 60), dead.start)) ||
  people.some((p, i) => sameFirstAndLast(p.name, told.name) && (calledDead.test(text.slice(p.end, p.end + 40)) || saidToDie.test(behind(text, people, i))));

/** The main decedent; null where no words point to one. */
export function findDecedent(a: Anatomy, all: readonly PersonAt[]): PersonAt | null {
  const { text } = a.view;
  const people = mortal(text, all);
  const to = a.exhibits[0]?.start ?? text.length;
  const swearing = findAffiants(a);
  const defined = people.find((p) => /^,? ?\(["“”']?(?:the )?["“”']?Decedent\b/i.test(text.slice(p.end, p.end + 20)));
  if (defined) return defined;
  for (const c of captions) {
    const own = pointedAt(text, to, c, swearing);
    if (own) return own;
  }
  for (const c of pointers) {
    const own = pointedAt(text, to, c, swearing);
    const named = (list: readonly PersonAt[]) => list.some((p) => sameFirstAndLast(p.name, own?.name ?? ""));
    if (own && (named(people) || !named(all))) return own;
  }
  const headed = pointedAt(text, Math.min(to, OPENING), heading, swearing);
  if (headed) return headed;
  const isWill = /^\W*(?:last )?will\b/i.test(text);
  const dead = firstDead(text, people);
  const told = isWill || !/\b(?:sworn|oath|affidavit)\b/i.test(text) ? null : firstTold(text, people, swearing, a.title?.end ?? 0, to);
  if (dead && told && told.start < dead.start && diesAfter(text, people, told, dead)) return told;
  const kin = dead ? null : (people.find((_, i) => saidToDie.test(behind(text, people, i))) ?? calledBack(text, people, swearing));
  if (kin && (!told || kin.start < told.start)) return kin;
  return dead ?? told ?? people.find((p) => /^,? ?(?:now )?deceased\b/i.test(text.slice(p.end, p.end + 40))) ?? (isWill ? signer(people, text) : null);
}

/** "A and B took title; … the latter died": the last named before who does not swear, where the words of death stand behind no name. */
function calledBack(text: string, people: readonly PersonAt[], affiants: readonly Mention[]): PersonAt | null {
  const at = text.search(
    /\b(?:the (?:latter|former|other)|he|she) (?:has |had |has since |had since |later |thereafter |afterwards )?(?:died|departed this life|passed (?:away|on))\b/i,
  );
  return at < 0 ? null : (people.findLast((p) => p.end <= at && !affiants.some((m) => sameFirstAndLast(m.name, p.name))) ?? null);
}

/** "… May 1, 1949. AMOS BECK. Witnesses: …": who signs a will that names its maker nowhere else. */
const signer = (people: readonly PersonAt[], text: string): PersonAt | null =>
  people.find(
    (p) => /\d{4}\.? ?$/.test(text.slice(Math.max(0, p.start - 8), p.start)) && /^[.;]? ?(?:$|\n|witness|attest|\()/i.test(text.slice(p.end, p.end + 12)),
  ) ?? null;
