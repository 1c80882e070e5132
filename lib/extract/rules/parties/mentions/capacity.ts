// "as executor of the Estate of John Doe, deceased": the capacity and whom it is for.
import { isOrganisation } from "@/lib/names/entity-type";
import type { Token } from "@/lib/text/tokens";
import type { Mention } from "./mention";

/** "THE ELM COMPANY, of Elm, by C. Roe its President": the officer is no party. */
const actsBy = /^,? (?:[^.;]{0,60} )?(?:acting )?(?:herein )?(?:by|through|by and through) (?:the hand of )?$/i;

type State = { text: string; to: number; tokens: Token[]; at: number; mentions: Mention[] };

const nameWord = "(?:[A-Z][\\w.'&-]*|de|la|van|von|and|of|the|&|f\\/?k\\/?a|a\\/?k\\/?a)";
const object = new RegExp(
  "^(?: and (?:trustee|executor|attorney-in-fact))?,? (?:(?:of|for|under|in)(?: and (?:for|of|under))?|u\\/[tw](?:\\/[ado])?|u\\/w) (?:the |said |a )?" +
    "(?:(?:last )?will(?: and testament)?(?: of)?|estates?(?: of)?|deed of trust(?: of)?|(?:[\\w'.&-]+ ){0,7}?(?:revocable |living |family |irrevocable |testamentary ){0,3}trust(?: agreement)?|person and estate of|matter of|(?:(?:undivided|mineral|royalty|outstanding) )*(?:interests?|share|minerals|property) of)?" +
    `,? ?(?:(?:the|said|of) ){0,2}(?:${nameWord}(?: ${nameWord}){0,11})?(?:, (?:Jr\\.?|Sr\\.?|Inc\\.?|LLC|a minor|minors?|deceased|dec'd|incompetent|a person of unsound mind|bankrupt)){0,3}` +
    "(?:,? (?:dated|u\\/a(?:\\/d)?|under (?:agreement|declaration|instrument) dated) (?:the )?[\\w ,/]{4,22}\\d{4})?",
  "i",
);

/** ", lessor", ", as Seller": the part he plays, behind whom he acts for. */
const PART_PLAYED =
  /, (?:(?:as|the|said|and) )*(?:lessors?|lessees?|grantors?|grantees?|assignors?|assignees?|sellers?|buyers?|purchasers?|vendors?|vendees?|first part(?:y|ies)|second part(?:y|ies)|part(?:y|ies) of)\b/i;

/** "the trustee of it. The undersigned": a capacity runs over no end of a sentence. */
const SENTENCE_ENDS = /(?<=\b(?!(?:Mrs?|Dr|Jr|Sr|Co|Inc|No|St|dec'd)\.)[a-z]{2,})\. (?=[A-Z])/;

const SEVERAL = /^(?:\w+[- ,]+){0,3}?(?:executors|executrices|administrators|trustees|guardians|conservators|personal representatives|attorneys)\b/i;

/** Those named right before the last in one breath: "A, B and C, Trustees of the Roe Trust" are trustees all three. */
function fellows(s: State): Mention[] {
  const out: Mention[] = [];
  for (let i = s.mentions.length - 1; i > 0; i--) {
    const m = s.mentions[i];
    const before = s.mentions[i - 1];
    if (!m || !before || m.strays > 0 || isOrganisation(before.name) || before.capacity !== null || before.label !== null) break;
    if (!/^(?:,? (?:and|&) (?:(?:his )?wife,? )?|, )$/i.test(s.text.slice(before.span.end, m.span.start))) break;
    out.push(before);
  }
  return out;
}

/**
 * Takes the capacity at the present place into the last naming: "John Doe, Trustee of the Doe Trust" → capacity "Trustee of the Doe Trust".
 * After an organisation ("THE DOE TRUST, John Doe, Trustee") the officer belongs to the organisation and is no party of his own.
 */
export function capacityObject(s: State, last: Mention, m: RegExpExecArray): boolean {
  const start = s.at;
  let end = start + m[0].length;
  const after = object.exec(s.text.slice(end, Math.min(s.to, end + 220)));
  if (after) end += (after[0].split(SENTENCE_ENDS)[0]?.split(PART_PLAYED)[0] ?? "").replace(/[ ,]+$/, "").replace(/ (?:and|of|the|&)$/i, "").length;
  const words = s.text
    .slice(start, end)
    .replace(/^[, (]+|[)]$/g, "")
    .replace(/^(?:acting )?(?:as|in \w+ capacity as|by and through) /i, "")
    .replace(/,? (?:hereby|herein(?:after)?|hereunder|to be|heretofore|so) (?:created|established|named|set up)\b.*$/i, "")
    .trim();
  const before = s.mentions.at(-2);
  if (
    before &&
    !isOrganisation(before.name) &&
    actsBy.test(s.text.slice(before.span.end, last.span.start)) &&
    /attorney|agent|guardian|conservator|next friend|curator|committee/i.test(words)
  ) {
    before.capacity ??= `by ${last.name}, ${words}`;
    s.mentions.pop();
    s.at = end;
    return true;
  }
  if (before && isOrganisation(before.name) && actsBy.test(s.text.slice(before.span.end, last.span.start))) {
    before.capacity ??= `by ${last.name}, ${words}`;
    s.mentions.pop();
    s.at = end;
    return true;
  }
  if (
    before &&
    !after &&
    /\b(?:trust|estate)\b/i.test(`${before.name} ${before.entityWords}`) &&
    before.capacity === null &&
    s.text.slice(before.span.end, last.span.start).length < 6
  ) {
    before.capacity = `by ${last.name}, ${words}`;
    s.mentions.pop();
  } else {
    last.capacity ??= words;
    if (SEVERAL.test(words)) for (const m of fellows(s)) m.capacity ??= words;
  }
  s.at = end;
  return true;
}
