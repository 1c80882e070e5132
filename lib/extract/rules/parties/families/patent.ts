// Patents: the sovereign gives; the claimant takes.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { emptyMention, type Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { namesIn, withBreaks } from "@/lib/extract/rules/parties/mentions/names-in";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import type { PartyReader, ReadParty } from "@/lib/extract/rules/parties/reading";
import { tokenise } from "@/lib/text/tokens";

const sovereign =
  /\b(?:the )?(united states(?: of america)?|(?:state|commonwealth|republic) of (?:[A-Z][A-Za-z]+)(?: (?:Virginia|Dakota|Mexico|York|Carolina))?)\b/gi;
const claimants = [
  /\b(?:[Gg]rant(?:s|ed)?|[Gg]ives?|[Cc]onveys?|[Pp]atents?|[Ss]ells?|[Cc]onfirms?|[Uu]nto|GRANT(?:S|ED)?|GIVES?|CONVEYS?|PATENTS?|SELLS?|CONFIRMS?)\b[^.;]{0,160}?\b(?:unto|to|UNTO|TO) (?:(?:the|said|claimant|grantee|entryman|assignee|patentee|purchaser|settler|heirs of) )*(?=[A-Z])/g,
  /\b(?:claims?|applications?|favor|entry|behalf|purchase|proof|location|homestead) (?:of|by) (?=[A-Z])/g,
  /\b(?:it appears|certified|shown|found) that (?=[A-Z])/g,
  /\bwhereas,? (?=[A-Z])/gi,
  /\b(?:certif\w+|appear\w*|shown|showing|found|known|return\w*|report\w*)\b[^.;]{0,160}?\bthat (?:the claim of )?(?=[A-Z][\w.']* [A-Z])/gi,
  /\b(?:him|her|them|it),? the said (?=[A-Z])/g,
  /\b(?:made|surveyed|located|run|platted) for (?=[A-Z][\w.']* [A-Z])/g,
  /\b(?:issued|patented|granted|conveyed|[Aa]warded|AWARDED) to (?=[A-Z])/g,
  /\bassignee of (?=[A-Z])/g,
  /\b(?:(?:the|said|a|an|duly|qualified) )?(?:claimants?|entry(?:men|man|women|woman)|settlers?|homesteaders?|applicants?|purchasers?|patentees?|locators?|allottees?|donees?|warrantees?|preemptors?|pre-emptors?),? (?:(?:one|named|being|is|was|to-wit:?) )?(?=[A-Z][\w.'’]* [A-Z])/g,
  /\b(?:patentee|grantee|claimant|entryman|purchaser|awardee|issued to|granted to|name of (?:patentee|grantee))(?:\(s\)|s)?: ?(?=[A-Z])/gi,
];

/** Who signs for the sovereign, or what attests his seal: no taker, and what follows it names none. */
const forSovereign =
  /(?<!\band )\bby\b|\b(?:BY|[Pp]resident|[Ss]ecretary|[Gg]overnor|[Cc]ommissioner|[Rr]ecorder|[Rr]egister|[Tt]estimony|[Gg]iven|[Dd]one|[Ww]itness|[Ss]igned)\b/;

/** The group of claimants at a place: it ends at the sentence, and before those who sign for the sovereign. */
function claimantsAt(a: Anatomy, start: number): Mention[] {
  const { text } = a.view;
  const { mentions } = parseMentions(text, start, Math.min(text.length, start + 260), a.view.blocks);
  const first = mentions[0];
  if (!first || first.span.start - start > 3) return [];
  const stop = mentions.findIndex((m, i) => {
    const between = text.slice(mentions[i - 1]?.span.end ?? m.span.start, m.span.start);
    return (
      i > 0 &&
      (m.strays > 3 ||
        m.span.start - start > 200 ||
        /[a-z)]\. /.test(between) ||
        /\bassignees? of\b/i.test(between) ||
        forSovereign.test(between) ||
        matches(sovereign, m.name))
    );
  });
  return stop > 0 ? mentions.slice(0, stop) : mentions;
}

/** Behind a name: he holds an office, or is no more than a place or survey. */
const holdsOffice =
  /^ (?:No\. ?)?\d|^,? (?:acting |as )?(?:the )?(?:Governor|President|Secretary|Commissioner|Register|Receiver|Recorder|Surveyor|Clerk|Survey|Land (?:Office|District)|Ry|R\. ?R|Railway|Railroad|Meridian)\b/i;
const placeAhead = /\b(?:at|in|[Cc]ounty of|[Dd]istrict of|[Bb]lock \w+,?|[Ss]ection \w+,?|Survey|Act of)(?: \w+,?)? $/;

/** Where no words of claiming lead to a name: the first that the paper tells before its seal, who is no sovereign, officer or place; a patent that grants names its taker. */
function namedAtAll(a: Anatomy): Mention[] {
  const { text } = a.view;
  const end = sealed.exec(text)?.index ?? text.length;
  for (const m of namesIn(withBreaks(tokenise(text, 0, end), a.view.blocks), text)) {
    const around = [text.slice(Math.max(0, m.start - 24), m.start), text.slice(m.end, m.end + 30)] as const;
    if (matches(sovereign, m.name) || office.test(m.name) || !/\s/.test(m.name) || placeAhead.test(around[0]) || holdsOffice.test(around[1])) continue;
    const found = claimantsAt(a, m.start);
    const claimants = found.filter((c) => !holdsOffice.test(text.slice(c.span.end, c.span.end + 30)));
    if (claimants.length) return claimants;
  }
  return [];
}

const sealed = /\b(?:[Ii]n (?:testimony|witness)|IN (?:TESTIMONY|WITNESS)|Given (?:under|at|this)|GIVEN|Done at|By the President|BY THE PRESIDENT)\b/;
const matches = (pattern: RegExp, words: string): boolean => new RegExp(pattern.source, pattern.flags.replace("g", "")).test(words);
const office = /\b(?:certificate|register|land office|act of|railway company and|(?:north|south)[- ]?(?:east|west)|quarter|half|principal|meridian)\b/i;

/** Reads grantor and patentees, in the words behind "Know ye" before those of the recitals; null when no sovereign is named. */
export const readPatent: PartyReader = (a, type) => {
  const { text } = a.view;
  const wanted = type === "us_patent" ? /united states/i : /state|commonwealth|republic/i;
  const who = [...text.matchAll(sovereign)].find((m) => wanted.test(m[0]));
  if (!who) return null;
  const name = type === "us_patent" ? "United States of America" : (who[1] ?? who[0]);
  const parties: ReadParty[] = [
    {
      mention: emptyMention(type === "us_patent" && /of america/i.test(who[0]) ? (who[1] ?? name) : name, { start: who.index, end: who.index + who[0].length }),
      side: "from",
      role: "grantor",
    },
  ];
  const operative = Math.max(0, text.search(/\bknow ye\b/i));
  for (const p of claimants)
    for (const m of [...text.matchAll(p)].sort((x, y) => Number(x.index < operative) - Number(y.index < operative))) {
      const takers = claimantsAt(a, m.index + m[0].length);
      const first = takers[0];
      if (!first || matches(sovereign, first.name) || office.test(first.name)) continue;
      for (const mention of takers) parties.push({ mention, side: "to", role: "grantee" });
      return { parties, deaths: [] };
    }
  for (const mention of namedAtAll(a)) parties.push({ mention, side: "to", role: "grantee" });
  return { parties, deaths: [] };
};
