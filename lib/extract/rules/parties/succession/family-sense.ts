// What a reading of families must not say: parents beside living children, a widow without the children of the marriage; and asides on parentage, which open no list.
import type { HeirFact } from "@/lib/extract/rules/parties/reading";

const NAME = "(?:the said )?[A-Z][\\w.'’-]*(?: [A-Z][\\w.'’-]*){1,4}";
const PARENT = "(?:father|mother|parents?)";
const ASIDE = new RegExp(
  [
    `,? (?:of|by|to) (?:whom|which)(?: (?:both|all))? ${NAME} (?:was|is|were|being) (?:the |both |their )*${PARENT}\\b`,
    `,? whose (?:other )?${PARENT} (?:was|is|were|being) ${NAME}`,
    `,? their ${PARENT} (?:being|was|is) ${NAME}`,
    `,? (?:both |all )?(?:fathered|begotten|borne) by ${NAME}`,
    `, ${NAME} being (?:the |their )*${PARENT}(?: of (?:both|all|each|them)(?: of them)?)?`,
  ]
    .map((p) => `${p}[:,]?`)
    .join("|"),
  "g",
);
/** ", each being also the child of": what says the same as "by". */
const ALSO_CHILD_OF = new RegExp(
  `,? (?:each|every one|all|both)(?: of (?:them|whom|these|the same))?(?: (?:being|is|are|was|were))?(?: (?:also|likewise))? (?:an? |the )?(?:child|children|issue|offspring) of (?=${NAME}(?:[:,]|\\. |;))`,
  "g",
);
/** "To the marriage with LEO ROE were born": what says the same as "Children by LEO ROE:". */
const TO_THE_MARRIAGE = new RegExp(
  `(?<=[.;:] |^)((?:[Tt]o|[Oo]f|[Ff]rom|[Ii]n) (?:the |this |that |his |her |said )?(?:(?:first|second|third|last|only|later|earlier) )?(?:marriage|union) (?:with|to) )(${NAME})(,? (?:there )?(?:was|were) born,? )(?=${NAME})`,
  "g",
);
/** "ANN ROE, born 1941, daughter of decedent and ADA ROE": what says the same as "by ADA ROE" behind a name of a list. */
const OF_BOTH = new RegExp(
  `(?<=[\\w.)], (?:[a-z][^,.;:]{2,30}, )?)(?:being |each |both |all )*(?:(?:an?|the) )?(?:[a-z]+ )?(?:sons?|daughters?|child(?:ren)?) (?:of|born to) (?:the |said )*(?:decedent|deceased) (?:and|by|with) (?:(?:the |said |his |her )*(?:wife|husband)?,? ?)(?=${NAME})`,
  "g",
);
/** "four children of his first marriage, to ADA ROE (who is dead): …": what says the same as "by ADA ROE". */
const OF_MARRIAGE_TO = new RegExp(`\\b(?:of|by|from) (?:his|her|the|that|this|an?) (?:[a-z]+ )?(?:marriage|union), (?:to|with) (?=${NAME})`, "g");
/** "of this second marriage there are BO ROE and DI ROE", "from that union came BO ROE": children whom no word of kin announces. */
const THERE_ARE = new RegExp(
  `\\b(?:[Oo]f|[Ff]rom|[Bb]y|[Tt]o|[Ii]n) (?:this|that|the|said|such|it)(?: (?:[a-z]+ )?(?:marriage|union))?,? (?:there )?(?:is|are|was|were|came|sprang|have come)(?: also)?(?: born)?:? (?=${NAME})`,
  "g",
);
/** "Family of her son BO ROE (dead): …": those below him. */
const FAMILY_OF = /\b(?:[Ff]amily|[Bb]ranch|[Ss]tock|[Ll]ine) of (?=(?:his|her|the|decedent's) (?:\w+ ){0,2}(?:son|daughter|child|brother|sister)\b)/g;
/** "A and B, who are his daughter": said of them as "A and B, his daughter" is. */
const WHO_ARE = /, who (?:is|are|was|were) (?=(?:his|her|the) (?:\w+ )?(?:son|daughter|child|brother|sister|sons|daughters|children|brothers|sisters)\b(?!-))/g;
/** "his daughter and his son, respectively": two kin in one breath. */
const HIS_AND_HIS = /\b((?:his|her|the) (?:son|daughter|brother|sister)) and (?:his|her|the) (son|daughter|brother|sister)(?=,? respectively\b|[,.;])/g;
/** "A and B, brother and sister, are": what they are to each other, and not to the dead. */
const AMONG_THEM = /(?<=[A-Z]\w+), (?:brother and sister|sister and brother|brothers|sisters|siblings|brothers and sisters)(?=, (?:are|were|being|is)\b)/g;
/** "the sole heirs of AL ROE, their father": his children. */
const OF_THEIR_PARENT = new RegExp(
  `\\b((?:sole |only |sole and only |lawful )?heirs(?: at law)?)( of (?:the late )?${NAME})(, (?:their|his|her) (?:late |deceased )?(?:father|mother|parent)\\b)`,
  "g",
);
/** "are the fruit of that marriage": the children of it. */
const FRUIT = /\b(?:the )?(?:sole |only )?(?:fruits?|products?|offspring) of (?:that|this|the|their|said) (?:marriage|union)\b/g;
const CHILDREN_AHEAD = /\b(?:child|children|issue|sons?|daughters?|one|two|three|four|five|six|seven|eight|nine|ten)\b(?:[^.;]|(?<=\b[A-Z])\.){0,70}$/i;

/** The name an aside tells. */
const parentOf = (aside: string): string => new RegExp(NAME).exec(aside.replace(/^[^A-Z]*/, ""))?.[0] ?? "";

/** "two children, each being also the child of Leo Roe: A and B" as "two children by Leo Roe: A and B", at the same places; only behind a word or number of children. */
export const asByParents = (text: string): string =>
  text
    .replace(WHO_ARE, (words) => words.replace(/(?<=, )who (?:is|are|was|were)/, (w) => " ".repeat(w.length)))
    .replace(HIS_AND_HIS, (words, one: string, other: string) => `${one} and ${other}`.padStart(words.length))
    .replace(AMONG_THEM, (words) => " ".repeat(words.length))
    .replace(OF_THEIR_PARENT, (_, noun: string, of: string, parent: string) => `${"children".padEnd(noun.length)}${of}${" ".repeat(parent.length)}`)
    .replace(FRUIT, (words) => "his only children".padEnd(words.length))
    .replace(OF_MARRIAGE_TO, (words, at: number) => (CHILDREN_AHEAD.test(text.slice(Math.max(0, at - 80), at)) ? "by ".padStart(words.length) : words))
    .replace(THERE_ARE, (words) => (words.length >= 16 ? "their children: ".padStart(words.length) : words))
    .replace(FAMILY_OF, (words) => (words.length >= 9 ? "Issue of ".padStart(words.length) : words))
    .replace(OF_BOTH, (words, at: number) => (CHILDREN_AHEAD.test(text.slice(Math.max(0, at - 80), at)) ? "by ".padStart(words.length) : words))
    .replace(TO_THE_MARRIAGE, (_, to: string, name: string, born: string) => `${"Children".padEnd(to.length - 3)}by ${name}${":".padEnd(born.length)}`)
    .replace(ALSO_CHILD_OF, (words, at: number) => (CHILDREN_AHEAD.test(text.slice(Math.max(0, at - 80), at)) ? "by ".padStart(words.length) : words));

/**
 * "two children, whose father was Leo Roe: A and B" without what is said of the father, at the same places; only where he is named elsewhere too.
 * Asides on several parents stand: they tell whose each child is.
 */
export function withoutParentAsides(text: string): string {
  const [name, another] = new Set([...text.matchAll(ASIDE)].map((m) => parentOf(m[0])));
  if (!name || another !== undefined || text.split(name).length < 3) return text;
  return text.replace(ASIDE, (words, at: number) =>
    CHILDREN_AHEAD.test(text.slice(Math.max(0, at - 80), at)) ? (/[:,]$/.exec(words)?.[0] ?? "").padEnd(words.length) : words,
  );
}

const NEVER_BESIDE_CHILDREN: ReadonlySet<string> = new Set(["parent", "sibling", "half_sibling", "grandparent"]);

/** Heirs without the parents, brothers and sisters whom a living child shuts out: such a one is told of as who gave the land, or as kin only (Tex. Est. Code 201.001(b)–(e)). Errs where a statute lets parents or kin share with children; none of those among the rules does. */
export const withoutShutOut = (heirs: readonly HeirFact[]): HeirFact[] =>
  heirs.some((h) => h.relation === "child" && h.living !== false)
    ? heirs.filter((h) => !(h.living !== false && NEVER_BESIDE_CHILDREN.has(h.relation) && !heirs.some((o) => o.perStirpesOf === h.name)))
    : [...heirs];

const OTHER_UNION =
  /\b(?:prior|former|previous|earlier|first|second|third|other|later) (?:marriage|union|wife|husband)\b|\bstep-?(?:child|children|sons?|daughters?)\b|\b(?:by|with|of) (?:an?other|someone else)\b|\bmarried (?:twice|again|a second|three times)\b|\b(?:later|then|afterwards?|thereafter|subsequently|next) married\b|(?<!\b(?:not|never|without) (?:having )?)\bre-?married\b/i;
/** "Her husband was her sole heir": no child of hers takes beside him. */
const SOLE_HEIR = /\b(?:sole|only)(?: and only)? (?:surviving )?heirs?\b|\b(?:without|no) (?:issue|child(?:ren)?)\b/i;

/** ". 2. Ira Roe died": where what is told of the next begins. */
const NEXT_ITEM = /[.;] \(?\d{1,2}[.)] /;

type OfDead = { readonly name: string; readonly spouse: string | null; heirs: HeirFact[] };

/**
 * The children of husband and wife who are both dead by the same paper, for the one of whom it tells no heir: where no other marriage of either is told, those of the other are the children of both.
 * Errs where the paper is silent on a child of one of them alone.
 */
export function childrenOfBoth(dead: OfDead, all: readonly OfDead[], text: string): HeirFact[] {
  if (dead.heirs.some((h) => h.relation !== "spouse") || OTHER_UNION.test(text)) return [];
  const at = text.indexOf(`${dead.name} died`);
  if (at >= 0 && SOLE_HEIR.test(text.slice(at, at + 260).split(NEXT_ITEM)[0] ?? "")) return [];
  const is = (x: string | null, y: string) => x !== null && x.toLowerCase() === y.toLowerCase();
  const mate = all.find((o) => o !== dead && (is(o.spouse, dead.name) || is(dead.spouse, o.name)));
  return (mate?.heirs ?? []).filter((h) => /child/.test(h.relation)).map((h) => ({ ...h, ofSpouse: null }));
}

type Gone = { readonly death: { readonly name: string; readonly died: string | null }; readonly heirs: readonly HeirFact[] };

/** Heirs with each child who has a death of his own on an earlier day than `died` told as dead, and his children in his place. */
export function withThoseBelow(heirs: readonly HeirFact[], died: string | null, dead: readonly Gone[]): HeirFact[] {
  return heirs.flatMap((h) => {
    const own = dead.find((d) => d.death.name.toLowerCase() === h.name.toLowerCase());
    if (died === null || !own?.death.died || own.death.died >= died || h.relation !== "child") return [h];
    const below = own.heirs.filter((x) => x.relation === "child").map((x) => ({ ...x, relation: "grandchild", perStirpesOf: h.name, ofSpouse: null }));
    return [{ ...h, living: false }, ...below.filter((x) => !heirs.some((o) => o.name.toLowerCase() === x.name.toLowerCase()))];
  });
}
