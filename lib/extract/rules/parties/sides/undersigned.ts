// A paper made by "the undersigned, being the widow and the only children of A. Roe, deceased": nobody is named ahead of the act but one whom they come after. Those who sign are its givers.
import { type InstrumentCategory, type InstrumentType, instrumentCategory } from "@/lib/contracts/instrument-types";
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { mentionsBetween } from "@/lib/extract/rules/parties/mentions/mentions-between";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import type { ReadParty } from "@/lib/extract/rules/parties/reading";
import { rolesOf } from "@/lib/extract/rules/parties/roles";
import { keysOf } from "@/lib/extract/rules/parties/same-party";

const ACTS: ReadonlySet<InstrumentCategory> = new Set<InstrumentCategory>(["conveyance", "lease", "assignment", "release"]);
const UNDERSIGNED =
  /\bundersigned\b|\b(?:whose|their) (?:names?|signatures?|hands?)(?: \w+){0,3} (?:signed|subscribed|set|affixed|below|hereto|hereunder|at the foot|appear)\b|\b(?:signers?|subscribers?) (?:hereof|hereto|below)\b/i;
/** So far behind the word the act begins. */
const FAR = 600;
/** "heirs of", "under the will of", "bought from": a name behind these words is that of another. */
const OF_ANOTHER =
  /\b(?:of|under|by|from|to|with|in|for|after)(?: (?:the|said|late|our|their|his|her|father|mother|brother|sister|husband|wife|ancestor|parents?|Mrs?\.?|Dr\.?),?)* $/i;
const isSame = (p: ReadParty, o: ReadParty): boolean => keysOf(p).some((k) => keysOf(o).includes(k));

const isAnothers = (a: Anatomy, m: Mention, from = 0): boolean => OF_ANOTHER.test(a.view.text.slice(Math.max(from, m.span.start - 60), m.span.start));

/** Whether the paper names none of those who act ahead of its act: neither behind the word "undersigned" nor before it. The taker may be named there ("between the undersigned, Lessor, and Oak Oil Company"). */
function namesNoneOfThem(a: Anatomy, givers: readonly ReadParty[], takers: readonly ReadParty[]): boolean {
  const at = a.granting?.start ?? -1;
  const from = Math.max(0, at - FAR);
  const word = UNDERSIGNED.exec(a.view.text.slice(from, Math.max(from, at)));
  if (!word) return false;
  const start = from + word.index + word[0].length;
  const isTaker = (m: Mention): boolean => takers.some((t) => isSame(t, { ...t, mention: m }));
  return (
    mentionsBetween(a, start, at).every((m) => isAnothers(a, m, start) || isTaker(m)) &&
    givers.every((p) => p.mention.span.start > at || isAnothers(a, p.mention))
  );
}

const SHORT = 70;
const MOST_SIGNERS = 40;
/** What stands at the foot beside the signatures of those who act: witnesses, venues, the recorder's and the notary's words. */
const NO_SIGNATURE =
  /^(?:(?:in the )?(?:presence|witness\w*|attest\w*|signed|done|dated|given|executed|subscribed|sworn|acknowledged|personally|before me|filed|recorded|the state|state|commonwealth|county|parish|prepared|return|notary|by:?|its|mail)\b|\[|.*\b(?:county|notary|clerk|recorder)\b)/i;
const MARK = /^(?:\/?s\/?[/:]?|\(?signed\)?:?|x) ?(?=["']?[A-Z])/i;

const LABEL = /^(?:\(?(?:signed|executed|subscribed|signatures?|witness our hands|lessors?|grantors?|assignors?|owners?)(?: by)?\)?:? )?\s*/i;
const ONE_NAME = "[A-Z][\\w.'’-]*(?: (?:[A-Z][\\w.'’-]*|de|van|von|la))+(?:,? (?:Jr|Sr)\\.|,? II+)?";
const ROW = new RegExp(`^${ONE_NAME}(?:(?:[;,]|,? and| &)(?: and)? ${ONE_NAME})+[.;]?\\s*$`);

/** "Signed: Ann Roe; Cy Roe; Lee Moss.": where each name of a row of signers stands; none where the words are anything else. */
function namesInRow(a: Anatomy, line: { start: number; end: number }): { start: number; end: number }[] {
  const words = a.view.text.slice(line.start, line.end);
  const lead = LABEL.exec(words)?.[0].length ?? 0;
  if (!ROW.test(words.slice(lead)) || NO_SIGNATURE.test(words.slice(lead))) return [];
  return [...words.slice(lead).matchAll(new RegExp(ONE_NAME, "g"))].map((m) => {
    const start = line.start + lead + m.index;
    return { start, end: start + m[0].length };
  });
}

/** The pieces of the lines at the foot of the paper, columns apart: from the words of signing, or behind the last long line, to the certificate of the notary. */
function piecesAtFoot(a: Anatomy): { start: number; end: number }[] {
  const stop = a.acknowledgments[0]?.start ?? a.view.text.length;
  const own = a.view.lines.filter((l) => l.start < stop);
  const last = own.findLastIndex((l) => l.end - l.start > SHORT && !namesInRow(a, l).length && !NO_SIGNATURE.test(a.view.text.slice(l.start, l.end)));
  const from = Math.max(a.testimonium?.end ?? 0, a.testimonium ? 0 : (own[last + 1]?.start ?? stop));
  const cuts = [...own.map((l) => l.start), ...own.map((l) => l.end), ...a.view.blocks].filter((x) => x > from && x < stop);
  const places = [...new Set([from, ...cuts, stop])].sort((x, y) => x - y);
  return places.slice(0, -1).map((start, i) => ({ start, end: places[i + 1] ?? stop }));
}

/** Who signs at the foot of a paper, one a piece; the first piece behind the words of signing tells the day. */
export function signersAtFoot(a: Anatomy): Mention[] {
  const { text, blocks } = a.view;
  return piecesAtFoot(a)
    .slice(0, MOST_SIGNERS)
    .flatMap((p) => {
      const row = namesInRow(a, p);
      return row.length ? row : [p];
    })
    .flatMap((p) => {
      const words = text.slice(p.start, p.end);
      const lead = /^\s*/.exec(words)?.[0].length ?? 0;
      const start = p.start + lead + (MARK.exec(words.slice(lead))?.[0].length ?? 0);
      if (p.end - start > SHORT || NO_SIGNATURE.test(text.slice(start, p.end))) return [];
      const first = parseMentions(text, start, p.end, blocks).mentions[0];
      return first && first.span.start === start && first.capacity === null ? [first] : [];
    });
}

/**
 * The parties of a paper of "the undersigned" with those who sign it as givers; as they were where it names its givers or nobody is read at its foot.
 * What was read of a signer stays ("husband of", an address); who is named ahead only as the one they come after gives nothing.
 */
export function withUndersigned(a: Anatomy, parties: readonly ReadParty[], type: InstrumentType): ReadParty[] {
  const given = parties.filter((p) => p.side === "from" && !p.bystander);
  const takers = parties.filter((p) => p.side === "to");
  if (!ACTS.has(instrumentCategory[type]) || !namesNoneOfThem(a, given, takers)) return [...parties];
  const signing = signersAtFoot(a)
    .filter((m) => m.name.trim().includes(" "))
    .map((mention): ReadParty => ({ mention, side: "from", role: rolesOf(type)[0] }))
    .filter((s) => !takers.some((t) => isSame(s, t)));
  if (!signing.length) return [...parties];
  const givers = signing.map((s) => parties.find((p) => p.side === "from" && isSame(p, s)) ?? s);
  return [...givers, ...parties.filter((p) => p.side !== "from" || p.bystander)];
}
