// A share that each of several givers keeps: "there is reserved to each of the grantors 1/16, making 3/16 in all".
import { compare, div, equals, fromWire, mul, ONE, type Rational, rational, toWire } from "@/lib/fraction/rational";
import type { Found } from "./interest";
import { findShares } from "./phrases/share";

const GIVERS =
  "(?:grantors?|vendors?|sellers?|donors?|assignors?|undersigned|us|them|part(?:y|ies)|owners?|signers|cotenants?|brothers?|sisters?|heirs?|three|two|four|five|six|seven)";
/** "with the right in each of them to enter", "in proportion to the interests of each grantor": each has more than a share of this size, or another. */
const OF_OTHERS =
  "(?<!\\b(?:(?:rights?|privileges?|powers?|authority|homesteads?|signatures?|covenants?|warrant(?:y|ies)|heirs|spouses?|wi(?:fe|ves))(?: \\w+)? (?:of|in|to|by|for|from)|proportions?\\b[^,.;]{0,40}) )";
/** "each grantor warrants", "each of them joining": what each does besides. */
const DOES_ELSE =
  "(?!,? (?:\\w+ ){0,2}?(?:warrant|covenant|agree|join|sign|sell|convey|grant(?:s|ing)|releas|waiv|bind|acknowledg|represent|pay|bear|may\\b|who))";
const RIGHTS = "(?:(?:the|an?|all|full|free|to \\w+) )*(?:rights?|privileges?|powers?|easements?|ingress|way|use)\\b";
const A_SHARE = "an? (?:undivided|equal|full|one|\\d|half|third|fourth|quarter|fifth|sixth|eighth|tenth|sixteenth)|one[- ](?!of\\b)|two|three|\\d";
/** "to each of the said grantors", "each grantor", "each one of us", "apiece", "severally", "1/16 each"; "each lease", "each year", "each a widow" say nothing of what the givers keep. */
const EACH_GIVER = new RegExp(
  `\\b${OF_OTHERS}each(?! (?:reserv|retain|keep|except)\\w* ${RIGHTS}| to have ${RIGHTS})(?:(?: and every| and all)?(?: one)?(?: of)?(?: (?:the|said|these|those|above|herein|within|named|above-named|undersigned|such|aforesaid|first))* ${GIVERS}\\b${DOES_ELSE}|(?=[,.;:)]|$| (?:${A_SHARE}|for an? (?:\\w+ )?(?:term|period)\\b|to (?:have|own|keep|retain)|for (?:him|her|them)sel|(?:(?:hereby|herein|also|expressly) )*(?:reserv|retain|keep|except|withhold))))|\\bapiece\\b|\\b(?:severally|respectively) (?:reserv|retain|keep|except)\\w*|\\b(?:reserv|retain|keep|except)\\w* severally\\b`,
  "i",
);
/** ", making three-sixteenths in all", "or 3/16 together", "(a total of 3/16)". */
const IN_ALL =
  /\b(?:in all|altogether|together|in total|total|aggregate|combined|collectively|making|being|amounting|comes? to|for the (?:two|three|four|five|six|seven)|or|that is)\b/i;
const NEAR = 130;

const sizeOf = (f: Found): Rational | null => (f.interest.fraction ? fromWire(f.interest.fraction) : null);
const toEach = (f: Found, size?: Rational): Found[] =>
  f.interest.to.map((id) => ({
    ...f,
    interest: { ...f.interest, to: [id], ...(size ? { fraction: toWire(size), readings: [] } : {}) },
    ...(size ? { parted: true as const } : {}),
  }));

/** Whether words near a share say that each of the givers has so much. */
const eachNear = (words: string): boolean => EACH_GIVER.test(words) || EACH_NAMED.test(words);
/** "Each of the said Ann Roe and Bo Lark reserves": those who keep, by name. */
const EACH_NAMED =
  /\b[Ee]ach(?: one)? of (?:the )?(?:said )?(?:[A-Z][\w.'-]* ){1,4}(?:[A-Z][\w.'-]*,? )?and (?:the said )?(?:[A-Z][\w.'-]*,? ){1,5}(?:hereby |also |expressly )*(?:reserves?|retains?|keeps?|excepts?|withholds?)\b/;

const PART = "(?:(?:an?|one|the)[- ])?(?:undivided )?(?:half|third|fourth|fifth|sixth|1/[2-6])(?: \\(1/[2-6]\\))?(?: part| share| interest)?";
const OF_IT =
  "(?:thereof|of (?:it|the same|such (?:share|interest|royalty|minerals)|(?:the|that|said) (?:per ?cent(?:age)?|share|interest|part|fraction|minerals|amount)(?: (?:here)?(?:so|hereby|herein))? (?:reserved|kept|retained|excepted)|what is (?:so |hereby |herein )?(?:reserved|kept|retained)))";
const PARTS: Readonly<Record<string, bigint>> = { half: 2n, third: 3n, fourth: 4n, fifth: 5n, sixth: 6n };
/** "one-half thereof to each", "half to each", "each a third thereof": how what is kept is parted. */
const PARTED = new RegExp(
  `\\b(?<ofWhich>of which)\\b[^.;]{0,40}\\beach\\b[^.;]{0,50}\\b(?:have|has|having|keep|keeps|keeping|own|owns|owning|hold|holds|holding|take|takes|retain|retains)\\b (?:and \\w+ )?(?<inWhich>${PART})|\\b(?<share>${PART})(?: (?<thereof>${OF_IT}))?,? (?:(?:to|by|for|in) )?each\\b|\\beach(?: of (?:them|the (?:\\w+ )?(?:grantors|owners|sellers|vendors))| (?:grantor|owner|seller|vendor|of us))?,? (?:(?:to|shall) (?:have|hold|own|keep) |(?:having|keeping|owning|holding) )?(?<behind>${PART}) (?<its>${OF_IT})`,
  "i",
);

/** Whether the words part what is kept evenly among so many givers. */
function partsEvenly(words: string, size: Rational, givers: Rational): boolean {
  const parted = PARTED.exec(words);
  const m = parted?.groups ?? {};
  /** "one-half each, an undivided one-half of the royalty": the part of each ahead of a share of its own size. */
  const behind = parted ? findShares(words.slice(parted.index + parted[0].length, parted.index + parted[0].length + 60))[0] : undefined;
  const leads = behind !== undefined && behind.start < 24 && equals(behind.value, size);
  const said = (m.inWhich ?? m.share ?? m.behind ?? "").toLowerCase();
  const of = PARTS[/half|third|fourth|fifth|sixth/.exec(said)?.[0] ?? ""] ?? BigInt(/1\/([2-6])/.exec(said)?.[1] ?? 0);
  return of === givers.n && (leads || (m.ofWhich ?? m.thereof ?? m.its) !== undefined || !equals(rational(1, Number(of)), size));
}

/**
 * What one clause keeps, each giver's share for himself where the words say "each"; as it was where they do not, or one alone keeps.
 * `ahead`: the words of the sentence before the clause; `clause`: the clause with what the sentence goes on to say.
 * "to each of the grantors 1/16, making 3/16 in all" → 1/16 to each; "3/16, one-sixteenth to each" → the same.
 */
export function keptByEachGiver(found: readonly Found[], ahead: string, clause: string): Found[] {
  const [first, second] = found;
  const size = first && sizeOf(first);
  const all = second ? sizeOf(second) : null;
  if (second && size && all && isLeadingPart(first, second))
    return [...toEach({ ...second, interest: { ...second.interest, to: first.interest.to } }, div(all, rational(first.interest.to.length))), ...found.slice(2)];
  if (!first || !size || first.interest.to.length < 2 || !eachNear(`${ahead.slice(-60)}${clause.slice(0, 400)}`)) return [...found];
  const givers = rational(first.interest.to.length);
  if (partsEvenly(`${ahead.slice(-60)}${clause.slice(0, 400)}`, size, givers))
    return [...toEach(first, div(size, givers)), ...found.slice(1).filter((f) => !saysParting(f, first, size, div(ONE, givers)))];
  const shares = findShares(clause);
  const part = shares.find((s) => equals(mul(s.value, givers), size) && eachNear(clause.slice(Math.max(0, s.start - NEAR), s.end + 60)));
  if (part)
    return [
      ...toEach(first, part.value),
      ...found.slice(1).filter((f) => !equals(sizeOf(f) ?? ONE, part.value) && !saysParting(f, first, size, div(ONE, givers))),
    ];
  if (compare(mul(size, givers), ONE) > 0) return [...found];
  const own = shares.find((s) => equals(s.value, size)) ?? { start: 0, end: 0 };
  if (!eachNear(`${ahead.slice(-60)}${clause.slice(0, own.end + NEAR).split(/[;]/)[0]}`)) return [...found];
  return [...toEach(first), ...withoutSum(found.slice(1), first, clause)];
}

/** "to themselves, one-half to each, one-fourth of the royalty", "one-eighth to each, one-fourth": the part of each told ahead of what is kept. */
export function isLeadingPart(first: Found | undefined, second: Found | undefined): boolean {
  const [part, all] = [first && sizeOf(first), second && sizeOf(second)];
  if (!first || !part || !all || first.interest.to.length < 2 || !LEADS.test(first.interest.text)) return false;
  const sum = mul(part, rational(first.interest.to.length));
  return equals(sum, ONE) || equals(sum, all);
}
const LEADS = /^[\w/ -]{1,24}(?: \([\d/ %]{1,8}\))?(?: part| share| interest)? (?:to|for|by|in) each\b[^,;.]{0,40},/i;

/** "of which one-fourth each of the two shall" keep one-half: whether words ahead of a verb of keeping part what was kept before. */
export const partsWhatIsKept = (ahead: string): boolean => /\bof which\b[^.;]{0,40}\beach\b[^.;]{0,50}$/i.test(ahead);

/** "…, of which one-fourth each shall have one-half": the share said again, and the part of it that each has. */
function saysParting(f: Found, first: Found, size: Rational, part: Rational): boolean {
  const own = sizeOf(f);
  const near = f.fraction !== null && first.fraction !== null && f.fraction.start - first.fraction.end < NEAR * 4;
  return near && own !== null && (equals(own, size) || equals(own, part)) && f.interest.to.every((id) => first.interest.to.includes(id));
}

/** The other shares without the one that only adds up what all have. */
function withoutSum(others: readonly Found[], first: Found, clause: string): Found[] {
  const size = sizeOf(first) ?? ONE;
  const sum = mul(size, rational(first.interest.to.length));
  return others.filter((f) => !(equals(sizeOf(f) ?? rational(0), sum) && IN_ALL.test(clause)));
}

/** "the holders shall receive one-eighth each of whatever royalty": what each keeps, told once more. */
const TO_EACH = /\b(?:each|apiece|severally|respectively)\b/i;

/** All that a paper keeps without what each keeps told once more, or the sum of it in a clause of its own: "making three-sixteenths reserved in all". */
export function withoutSumOfEach(found: readonly Found[], text: string): Found[] {
  return found.filter((f) => {
    const size = sizeOf(f);
    if (!size || !f.fraction || f.interest.to.length < 2) return true;
    const parts = found.filter(
      (o) => o.interest.to.length === 1 && o.interest.estate_type === f.interest.estate_type && f.interest.to.includes(o.interest.to[0] ?? ""),
    );
    const [one] = parts;
    const part = one && sizeOf(one);
    const alike = part && parts.length === f.interest.to.length && parts.every((p) => equals(sizeOf(p) ?? ONE, part));
    const told = alike && equals(part, size) && TO_EACH.test(text.slice(f.fraction.start - 40, f.fraction.end + 24));
    const same = alike && equals(mul(part, rational(parts.length)), size);
    return !told && !(same && IN_ALL.test(text.slice(Math.max(0, f.fraction.start - 40), f.fraction.end + 50)));
  });
}
