// Objects that stand before the granting words: "Land sold. The NE/4 of Section 18. Grantor grants and conveys it to Grantee"; "Interest conveyed: one-fourth of the minerals. … conveys the said interest".
import { isPassive } from "@/lib/extract/anatomy/passive";
import type { Span } from "@/lib/text/view";
import { GIVING_WORDS } from "./phrases/giving-words";
import { OBJECT_OPENER } from "./phrases/object-opener";
import type { Scene } from "./scene";

/** "has this day granted, sold and conveyed, and by these presents does": ahead of the verbs of the present. */
const GIVEN_WORDS =
  "(?:(?:ha(?:s|ve)|had|this day|today|now|hereby|granted|bargained|sold|conveyed|aliened|assigned|transferred|given|released|confirmed|delivered|and)[ ,]+){0,14}";
const GIVES = `${GIVEN_WORDS}${GIVING_WORDS}`;

/** "grants and conveys it to": the verb with a pronoun for its object. */
const IT = new RegExp(
  `^${GIVES}(?:it|them|the same|all of (?:it|them))(?:,? outright)?(?:,? (?:and|with|together with) (?:(?:all|every|the|other|of|and),? )*(?:(?:oil|gas|coal|minerals?),? ?(?:and )?(?:other )?){1,4}[^.;]{0,40}?,?)? (?:un)?to\\b`,
  "i",
);
/** "conveys the said interest in the said land to", "grants the above interest": the verb with a thing that a label named. */
const THE_INTEREST = new RegExp(
  `^${GIVES}(?:(?:un)?to (?:[\\w.&']+,? ){1,6}?)?(?:(?:the|said|(?:the )?above|(?:the )?foregoing)(?: (?:said|above|foregoing|aforesaid|described))? (?:interests?|minerals|royalty|estate|thing)\\b(?! (?:which|that|of|hereinafter))|(?:all )?the (?:above|foregoing|same)(?= (?:un)?to\\b|,|\\.))`,
  "i",
);
const LABEL =
  /\b(?:interests?|minerals?|royalty|override|estate|rights?|things?|property|what is|subject)(?: (?:to be|hereby|herein|now|here))* (?:conveyed|sold|granted|assigned|transferred)\s?[:.-] ?(?=\S)/i;

/** "The land described above is hereby | granted and conveyed by A to B": granting words whose subject is the thing given. */
const IS_BEING = /\b(?:is|are|(?:has|have) been|was|were) (?:(?:all|hereby|herewith|now|this day|by these presents|also|both),? )*$/i;
const PARTICIPLES =
  /^(?:(?:hereby|herewith|now|and|this day|by these presents)[ ,]+)*(?:granted|conveyed|sold|bargained|given|assigned|transferred|released|deeded|quit-?claimed|aliened|remised)\b/i;

/** Where the subject opens that follows a table or a heading in one stretch with it. */
const SUBJECT_OPENS = /\b(?:The|All|An?|Said|These|Those|This|(?:One|Two|Three|Five|Seven)[- ]\w+)\b/g;

/** The subject of a passive act, where it names a thing; null where it names none ("there is granted"). */
function passiveSubject(scene: Scene, at: number): Span | null {
  if (!PARTICIPLES.test(scene.text.slice(at, at + 60)) || !IS_BEING.test(scene.text.slice(Math.max(0, at - 40), at))) return null;
  const own = scene.sentences.find((s) => s.start <= at && at < s.end);
  if (!own) return null;
  const opens = [...scene.text.slice(own.start, at).matchAll(SUBJECT_OPENS)].at(-1)?.index ?? 0;
  return thingIn(scene, own.start + opens, at);
}

/** "conveys the Conveyed Interest to": the verb with a name for its object that the paper has given it in quotes. */
const BY_NAME = new RegExp(`^${GIVES},? ?(?:the|said|such) ((?:[A-Za-z][\\w-]* ){0,3}[A-Za-z][\\w-]*),? (?:un)?to\\b`, "i");
const OF_MINERALS = /\b(?:oil|gas|minerals?|royalt(?:y|ies)|coal)\b/i;

/** The minerals or royalty that a clause before the granting words has named in quotes: "an undivided 1/8 of the oil and gas in Lot 2, herein "the Interest""; null for land, which its own words show. */
function calledByName(scene: Scene, at: number, words: string): Span | null {
  const name = BY_NAME.exec(words)?.[1];
  const quoted = name ? scene.text.slice(0, at).search(new RegExp(`["'](?:the )?${name}[,.]?["']`, "i")) : -1;
  if (quoted < 0) return null;
  const own = scene.sentences.find((s) => s.start <= quoted && quoted < s.end);
  const thing = own ? thingIn(scene, own.start, quoted) : null;
  return thing && OF_MINERALS.test(scene.text.slice(thing.start, thing.end)) ? thing : null;
}

/** The words of a sentence from where the thing named in it opens; null where it names none. */
function thingIn(scene: Scene, start: number, end: number): Span | null {
  const m = OBJECT_OPENER.exec(scene.text.slice(start, end));
  return m ? { start: start + m.index, end } : null;
}

/** "there is | hereby granted": the thing stands behind. */
const NO_SUBJECT = /\bthere (?:is|are),? $/i;

/** The object named before the granting words at `at`, by a sentence right before them or under a label; null where the words behind them name it. */
export function namedBefore(scene: Scene, at: number): Span | null {
  const words = scene.text.slice(at, at + 200);
  if (isPassive(scene.text, at) && !NO_SUBJECT.test(scene.text.slice(Math.max(0, at - 12), at))) {
    const own = scene.sentences.find((s) => s.start <= at && at < s.end);
    return own && at - own.start > 12 ? (thingIn(scene, own.start, at) ?? { start: own.start, end: at }) : null;
  }
  if (THE_INTEREST.test(words)) {
    const label = LABEL.exec(scene.text.slice(0, at));
    const start = label ? label.index + label[0].length : 0;
    const end = scene.sentences.find((s) => s.end > start)?.end ?? start;
    if (label) return { start, end: Math.min(end, at) };
  }
  const subject = passiveSubject(scene, at);
  if (subject) return subject;
  if (!IT.test(words)) return calledByName(scene, at, words);
  const own = scene.sentences.findIndex((s) => s.start <= at && at < s.end);
  for (const s of scene.sentences.slice(Math.max(0, own - 3), own + 1).reverse()) {
    const thing = thingIn(scene, s.start, Math.min(s.end, at));
    if (thing && thing.end - thing.start > 12) return thing;
  }
  return null;
}
