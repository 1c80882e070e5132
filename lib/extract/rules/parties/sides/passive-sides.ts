// The sides of an act told of its thing: "The land above is hereby granted by A and B to C", "… is conveyed to C by us, A and B".
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { isPassive } from "@/lib/extract/anatomy/passive";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import { sided } from "./from-premises";
import type { SidedMention } from "./sides";

const BY = /\bby (?:us,? |me,? |the (?:said )?(?:grantors?|undersigned),? |said )?(?=["'(]?[A-Z][\w.]*[ ,])/;
const TO = /\b(?:un)?to (?:the (?:said )?(?:grantees?,? )?|said )?(?=["'(]?[A-Z][\w.]*[ ,])/;

type Lead = { at: number; start: number };
const leadOf = (words: string, lead: RegExp, offset: number): Lead | null => {
  const m = lead.exec(words);
  return m ? { at: offset + m.index, start: offset + m.index + m[0].length } : null;
};

function groupBehind(a: Anatomy, lead: Lead, other: Lead, end: number): Mention[] {
  const to = other.at > lead.at ? other.at : end;
  const { mentions } = parseMentions(a.view.text, lead.start, to, a.view.blocks);
  const cut = mentions.findIndex((m, i) => i > 0 && m.strays >= 3 && m.marital === null);
  return cut > 0 ? mentions.slice(0, cut) : mentions;
}

/** Both sides where the granting words are passive and tell both behind "by" and "to"; empty elsewhere. */
export function passiveSides(a: Anatomy): SidedMention[] {
  const verb = a.granting?.start;
  if (verb === undefined || !isPassive(a.view.text, verb)) return [];
  const end = a.sentences.find((s) => s.start <= verb && verb < s.end)?.end ?? verb + 500;
  const words = a.view.text.slice(verb, end);
  const [by, to] = [leadOf(words, BY, verb), leadOf(words, TO, verb)];
  if (!by || !to) return [];
  const [givers, takers] = [groupBehind(a, by, to, end), groupBehind(a, to, by, end)];
  return givers.length && takers.length
    ? [...sided(givers, "from").map((x) => ({ ...x, side: "from" as const })), ...sided(takers, "to").map((x) => ({ ...x, side: "to" as const }))]
    : [];
}
