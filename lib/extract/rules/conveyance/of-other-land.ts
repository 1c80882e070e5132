// "What minerals he has under the Gentry land are no part of this deed": a sentence about land that this paper does not give. It gives nothing here, and keeps nothing.
import type { Land } from "@/lib/contracts/aspects/land";
import type { Parties } from "@/lib/contracts/aspects/parties";
import { namesOnlyBeside } from "@/lib/land/named/named-beside";
import type { Scene, Sentence } from "./scene";

const NOUN =
  "(?:lands?|tracts?|place|farm|ranch|pasture|homestead|premises|pieces?|parcels?|acres|acreage|(?<=(?:north|south|east|west)(?:east|west|ern)? )(?:half|quarter|third)|eight(?:y|ies)|fort(?:y|ies)|twenty|sixty|hundred|lots?|strip)";
const ROLE = "(?!(?:Grant|Lessor|Lessee|Assign|Vend|Sell|Buy|Purchas|Part)(?:or|ee|er|y|ies)?s?\\b)";
const NAME = `${ROLE}(?:[A-Z][\\w.'’&-]*,? ){0,3}[A-Z][\\w'’&-]+`;
const GONE = "(?:sold|deeded|conveyed|given|granted|let go|made over|set off|allotted|parted with)";
const BEFORE = "(?:heretofore|previously|before(?: this)?|earlier|formerly|already|theretofore|once|lately)";

/** Land called by somebody: "the Westwood eighty", "the forty acres of Stamper", "the land sold to Roe", "the eighty that Roe now owns". */
const OF_SOMEBODY: readonly RegExp[] = [
  new RegExp(
    `\\b(?:the|that|those|said) (?!(?:State|County|Grant(?:or|ee)s?|Lessors?|Lessees?|Sellers?|Buyers?|Property|Lands?|(?:North|South|East|West)(?:east|west)?(?:ern)?)\\b)(${NAME})(?:['’]s)? (?:[\\w-]+[- ])?(?:${NOUN}|half|quarter|part|portion|side)\\b`,
    "g",
  ),
  new RegExp(`\\b${NOUN}\\b[^.;:]{0,50}?\\b${GONE}(?: \\w+)? (?:un)?to (?:the |said )?(${NAME})`, "g"),
  new RegExp(`\\b${NOUN}\\b,? (?:now )?(?:of|(?:owned|held|occupied) by|belonging to) (?:the |said )?(${NAME})`, "g"),
  new RegExp(`\\b${NOUN}\\b,? (?:which |that |now )+(${NAME})(?: (?:now|still|since))? (?:owns?|holds?|has|bought|took|acquired|got)\\b`, "g"),
];

/** Land that is not this one, whosever it is. */
const OTHER = new RegExp(
  `\\bother (?:half|part|eighty|forty|quarter|portion|end|side) of (?:the|said|that|his|her|my|our|their) (?:same )?(?:quarter|section|tract|farm|eighty|survey|place|half)\\b|\\b${NOUN}\\b[^.;:]{0,30}\\b(?:${GONE} ${BEFORE}|${BEFORE} ${GONE})\\b|\\b${NOUN}\\b,? (?:which )?(?:adjoin(?:s|ing)|adjacent|bordering)(?: (?:it|this|to it|this land))? (?:on|to) the (?:north|south|east|west)|\\bwhich (?:this|the present) (?:deed|conveyance|instrument|sale) does not (?:touch|affect|cover|reach|include|convey)|\\b(?:his|her|its|my|our|their|grantor's) (?:other|remaining|adjoining|neighbou?ring) (?:\\w+ )?${NOUN}\\b`,
  "i",
);

/** What says that something stays as it is. */
const STAYS =
  /\b(?:no|nor|not|nothing|none|never|without|un(?:touched|affected|sold|changed)|as (?:before|heretofore|ever|now|always)|as (?:I|he|she|they|it|we) (?:ha(?:s|ve|d)|did|now|do)|still|stays?|remains?|continues?|keeps?|kept|retains?|retained|withholds?|holds?|reserve[sd]?)\b/i;

/** What says that the sentence speaks of the land given, or gives. */
const OF_GIVEN =
  /\b(?:lands?|tracts?|premises|propert(?:y|ies)|acres?|quarter|half|eighty|forty|section|lots?)(?: (?:is|are|being))? (?:here(?:by|in|inabove|inbefore)|above|aforesaid|so|now) ?(?:conveyed|described|sold|granted|mentioned|given)?\b|\b(?:said|this|these|same|such) (?:lands?|tracts?|premises|propert(?:y|ies)|acres|survey)\b|\b(?:thereof|therein|thereunder|together with|both|also (?:conveys?|grants?|sells?))\b/i;
/** Land under a word that the paper defines. */
const DEFINED = /\bthe (?:Property|Land|Lands|Premises|Tract)\b/;
/** What leaves something out of the grant says itself from what. */
const LEFT_OUT = /\b(?:except\w*|subject|less|sav(?:e|ing)|exclud\w+|warrant\w*)\b/i;
const INTEREST = /\b(?:minerals?|oil|gas|coal|royalt(?:y|ies))\b/i;

/** Whether the name is of a party: their land may be the land of the paper. */
const isParty = (name: string, parties: Parties): boolean => {
  const last =
    name
      .toLowerCase()
      .replace(/['’]s$/, "")
      .split(/[ ,]+/)
      .at(-1) ?? "";
  return parties.parties.some((p) =>
    [p.name, ...p.aliases].some((n) =>
      n
        .toLowerCase()
        .split(/[^a-z'’&-]+/)
        .includes(last),
    ),
  );
};

/** Whether what is told ahead calls the land of the paper by that name, or says that it came from there: "the Roe farm", "bought of Ann Roe"; not where it tells of land sold to him. */
function namesGiven(name: string, ahead: string): boolean {
  const last = (
    name
      .replace(/['’]s$/, "")
      .split(/[ ,]+/)
      .at(-1) ?? ""
  ).replace(/[^\w-]/g, ".");
  const told = new RegExp(
    `\\b(?:the|as|our|my|his|her|their) (?:[A-Z][\\w.'’-]* ){0,2}${last}(?:['’]s)? |\\b(?:of|from|by|between)\\b(?: [A-Z][\\w.'’-]*){0,3} ${last}\\b`,
    "i",
  );
  const sold = new RegExp(`\\b(?:${GONE}|sale|conveyance|deed)\\b[^.;]{0,40}?\\b(?:un)?to (?:the |said )?(?:[A-Z][\\w.'’-]* ){0,3}${last}\\b`);
  return told.test(ahead) && !sold.test(ahead);
}

function ofSomebodyElse(s: Sentence, scene: Scene, from: number): boolean {
  const names = OF_SOMEBODY.flatMap((p) => [...s.text.matchAll(p)].map((m) => m[1] ?? ""));
  const ahead = scene.text.slice(from, s.start);
  return names.length > 0 && names.every((n) => !isParty(n, scene.parties) && !namesGiven(n, ahead));
}

/** Deeds alone: a lease, an order or a will tells land by land what each is to have. */
const DEED = /deed/;

/**
 * The paper without its sentences that only say how things stand in land which it does not give, every other word at its place. Behind the granting sentence alone;
 * a sentence that speaks of the land given, too, stays, and so does one that names no land, or land told by the name of a party.
 */
export function withoutOtherLand(scene: Scene, land: Land | undefined): Scene {
  const from = scene.anatomy.granting?.start ?? null;
  if (from === null || !DEED.test(scene.docType ?? "")) return scene;
  const first = scene.sentences.find((s) => s.start <= from && from < s.end);
  const isOther = (s: Sentence): boolean =>
    s !== first &&
    s.start >= from &&
    s.end - s.start < LONGEST &&
    s.kind === "clause" &&
    INTEREST.test(s.text) &&
    STAYS.test(s.text) &&
    !LEFT_OUT.test(s.text) &&
    !OF_GIVEN.test(s.text) &&
    !DEFINED.test(s.text) &&
    (OTHER.test(s.text) || ofSomebodyElse(s, scene, from) || (land !== undefined && namesOnlyBeside(s.text, land.tracts)));
  const out = scene.sentences.filter(isOther);
  if (!out.length) return scene;
  const text = out.reduce((t, s) => t.slice(0, s.start) + " ".repeat(s.end - s.start) + t.slice(s.end), scene.text);
  return { ...scene, text, sentences: scene.sentences.filter((s) => !out.includes(s)) };
}
const LONGEST = 600;
