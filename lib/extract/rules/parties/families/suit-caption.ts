// The head of a suit: who sues and who is sued, by "vs." between them, by labels ahead of them or by their part behind them.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";

export type Suit = { plaintiffs: Mention[]; defendants: Mention[] };

const HEAD = 1600;
const SUES = "(?:co-?)?(?:plaintiff|petitioner|complainant|claimant|libell?ant|applicant)";
const SUED = "(?:co-?)?(?:defendant|respondent|libell?ee)";
const versus =
  /[,:;)]? {0,9}(?:[Ee][Tt] [Aa][Ll]\.?,? )?(?:(?:and )?(?:[Cc]ounter-?(?:claim)? ?)?(?:(?:[Pp]laintiff|[Cc]omplainant|[Pp]etitioner)s?|(?:PLAINTIFF|COMPLAINANT|PETITIONER)S?)(?:,? and [Cc]ounter-?(?:claim)? ?[Dd]efendants?|\/\w+)?[,.:]? {0,9}:? ?)?[-–—(]{0,2}(?<![A-Za-z])(?:v|vs|versus|against|V|VS|VERSUS|AGAINST)(?:\. ?|[-–—,)] ?| ):? ?(?=["']?[A-Z]|the |all |certain |unknown )/g;
/** "HENRY V. ROE, Plaintiff, vs.": of several the one beside who sues; the initial is none. */
const ONE_SUES = /plaintiff|complainant|petitioner/i;
/** "against" and "v." in running text: only behind one who sues. */
const AGAINST = /\bagainst\b/i;
const LABEL = new RegExp(`(?<!\\bfor (?:the )?)\\b(${SUES}|${SUED})(?:s|\\(s\\))?(?:[/ ]\\w+)? ?: ?(?=["']?[A-Z])`, "gi");
/** Where the names of a side end: at the next heading, label or court. */
const STOP =
  /(?<=[A-Za-z\])]{3})(?<!\b(?:jas|jno|wm|geo|chas|thos|robt|saml|benj|danl|mrs|jos|edw|alex|fred))\.(?= [A-Z])|\b(?:in the|no\.|cause|case|civil|docket|division|courtroom|defendants?|respondents?|(?:final |declaratory |stipulated |agreed |consent )?judgment|decree|(?:permanent )?orders?|journal entry|attorneys?|findings)\b/i;
const LABEL_STOP =
  /\b(?:v\.?|vs\.?|versus)[,:]? |\b(?:case|cause|civil|docket|division|courtroom|attorneys?|counsel|address|phone|atty|court|(?:final )?judgment|decree|(?:permanent )?orders?|journal entry|no\.|findings|and all (?:unknown|other) persons|(?:plaintiff|petitioner|complainant|defendant|respondent)s?)\b/i;
const COURT = /\b(?:court|county|state|district|judicial)\b/i;

const isOf = (list: readonly Mention[], m: Mention): boolean =>
  list.some((x) => sameFirstAndLast(x.name, m.name) || x.name.toUpperCase() === m.name.toUpperCase());

/** "Plaintiff: ANN ROE / v. / Defendants: BO DOE; CY DOE". */
function byLabels(a: Anatomy): Suit | null {
  const { text } = a.view;
  const suit: Suit = { plaintiffs: [], defendants: [] };
  for (const m of text.slice(0, HEAD).matchAll(LABEL)) {
    const start = m.index + m[0].length;
    const stretch = text.slice(start, start + 300);
    const { mentions } = parseMentions(text, start, start + (LABEL_STOP.exec(stretch)?.index ?? stretch.length), a.view.blocks);
    const side = new RegExp(`^${SUED}`, "i").test(m[1] ?? "") ? suit.defendants : suit.plaintiffs;
    if (mentions[0]?.span.start === start) side.push(...mentions.filter((x) => !COURT.test(x.name) && !isOf([...suit.plaintiffs, ...suit.defendants], x)));
  }
  return suit.plaintiffs.length && suit.defendants.length ? suit : null;
}

const HEIRS_OF =
  /\b(?:heirs|devisees|legatees|successors|descendants|assigns|representatives)(?: at law)?(?:,? (?:immediate|remote|and|or|if any|known|deceased)[, ]*)*,? of (?:the late |said )?(?=[A-Z])/gi;

/** "the unknown heirs and devisees of OTIS ROE, deceased": he in whose name they are sued. */
function throughHeirs(a: Anatomy, from: number, to: number): Mention[] {
  return [...a.view.text.slice(from, to).matchAll(HEIRS_OF)].flatMap((m) => {
    const start = from + m.index + m[0].length;
    const name = parseMentions(a.view.text, start, Math.min(to, start + 80), a.view.blocks).mentions[0];
    return name?.span.start === start ? [name] : [];
  });
}

/** Where the names ahead of a place in the head begin: with its line, behind "in re the marriage of". */
function lineOf(a: Anatomy, at: number): number {
  const line = a.view.lines.findLast((l) => l.start <= at)?.start ?? 0;
  const led = /\bmarriage of:?,? (?!.*\bmarriage of)/is.exec(a.view.text.slice(line, at));
  return led ? line + led.index + led[0].length : line;
}

function byVersus(a: Anatomy): Suit | null {
  const { text } = a.view;
  const found = [...text.slice(0, HEAD - 400).matchAll(versus)];
  const m = found.find((x) => ONE_SUES.test(x[0])) ?? found.find((x) => !AGAINST.test(x[0]));
  if (!m) return null;
  const line = lineOf(a, m.index);
  const before = parseMentions(text, Math.max(line, m.index - 220), m.index, a.view.blocks).mentions.filter((x) => !/\bcourt\b/i.test(x.name));
  const own = before.findLastIndex((x) => x.strays > 1);
  const plaintiffs = before.slice(Math.max(0, own)).slice(-4);
  const rest = m.index + m[0].length;
  const stop = STOP.exec(text.slice(rest, rest + 400));
  const named = parseMentions(text, rest, rest + (stop?.index ?? 300), a.view.blocks).mentions;
  const defendants = [
    ...named,
    ...throughHeirs(a, rest, rest + (stop?.index ?? 300)).filter((x) => !isOf([...plaintiffs, ...named], x) && !named.some((n) => n.name.endsWith(x.name))),
  ];
  return plaintiffs.length + defendants.length > 0 ? { plaintiffs, defendants } : null;
}

const PARTS = new RegExp(`,? \\(?(?:as )?(?:the )?(${SUES})s?\\b(?! ?:)(.{3,400}?),? \\(?(?:as )?(?:the )?${SUED}s?\\b`, "is");

/** "by her attorney Mark Hale": who speaks for a side is no party. */
const COUNSEL = /\b(?:attorneys?(?: (?:of record|at law))?|counsel|solicitors?),? (?:(?:is|are|being),? )?$/i;

/** "Ann Roe, as plaintiff, and Bo Doe, as defendant": each side with its part behind it. */
function byParts(a: Anatomy): Suit | null {
  const { text } = a.view;
  const m = PARTS.exec(text.slice(0, HEAD - 400));
  if (!m) return null;
  const line = lineOf(a, m.index);
  const before = parseMentions(text, Math.max(line, m.index - 220), m.index, a.view.blocks).mentions.filter((x) => !COURT.test(x.name));
  const own = before.findLastIndex((x) => x.strays > 1);
  const end = m.index + m[0].length;
  const defendants = parseMentions(text, end - (m[2]?.length ?? 0) - 12, end, a.view.blocks).mentions.filter(
    (x) => !COURT.test(x.name) && x.strays < 4 && !COUNSEL.test(text.slice(Math.max(0, x.span.start - 60), x.span.start)),
  );
  const suit = { plaintiffs: before.slice(Math.max(0, own)), defendants };
  return suit.plaintiffs.length && defendants.length && !defendants.some((d) => isOf(suit.plaintiffs, d)) ? suit : null;
}

/** "ANN ROE, individually and as sole heir of OTIS ROE": in whose right one sues or is sued. */
const IN_RIGHT_OF =
  /^,? ?(?:(?:an? (?:widow|widower|single \w+|corporation)|individually|personally),? ?(?:and )?)?(?:being |as )?((?:the |an? )?(?:(?:sole|only|surviving|lawful|and) )*(?:heirs?|devisees?|legatees?|distributees?|executors?|executrix|administrators?|administratrix|personal representatives?|successors?)\b[^;]{0,60}? (?:of|to|under) (?:the )?(?:will of |estate of |late )?[A-Z][\w.'’-]*(?: [A-Z][\w.'’-]*){1,4})/;

function withRights(a: Anatomy, suit: Suit | null): Suit | null {
  for (const m of suit ? [...suit.plaintiffs, ...suit.defendants] : []) {
    const right = IN_RIGHT_OF.exec(a.view.text.slice(m.span.end, m.span.end + 200))?.[1];
    if (right && (m.capacity === null || m.capacity.length < 20)) m.capacity = right;
  }
  return suit;
}

/** Who sues and who is sued, by the head of the paper; null where it names nobody. "ANN ROE, Plaintiff, vs. BO DOE, Defendant" → Ann Roe; Bo Doe. */
export const suitCaption = (a: Anatomy): Suit | null => withRights(a, byLabels(a) ?? byVersus(a) ?? byParts(a));
