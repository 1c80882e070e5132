// Who lives and who has died in a passage: the one whom a verb of life or death is said of.
import { deniesDeath, reckonsFrom, strangerDies } from "@/lib/extract/rules/parties/succession/no-death";
import type { Span } from "@/lib/text/view";
import type { FamilyMark } from "./family-marks";
import { FamilyNames } from "./family-names";
import { LISTED, sameName } from "./family-state";

/** Between a name and the word that says whether he lives. */
const BESIDE =
  /^(?:[,)\s]|\b(?:who|has|had|have|is|was|were|are|be|being|having|since|also|now|then|both|all|each|later|still|yet|themselves|likewise|too|did|not|alone|only|of whom)\b|(?<=, )(?:his|her|the|an?|one) (?:[a-z]+ )?(?:son|daughter|brother|sister|child)\b)*$/;
/** An unknown verb or a few adverbs between a name and that word. */
const ADVERBS = /^,?(?: (?!and\b|but\b|or\b|of\b)[a-z]+){0,4} $/;
/** "A, B and C, who died in 1940", "A, B and C, deceased": said of the last alone; "A and B, both deceased", "A and B died" of all. */
const ofLast = (between: string, words: string): boolean =>
  /^\s*[,(]/.test(between) && !/\b(?:both|all|each|are|were|have)\b/.test(between) && (/\bwho\b/.test(between) || /^(?:deceased|dead)$/i.test(words));
/** A clause that opens with a name of one whom the paper names nowhere in full. */
const STRANGER =
  /^\W*(?:(?:and|that|but) )*(?!He\b|She\b|They\b|There\b|The\b|His\b|Her\b|All\b|Both\b|Each\b|No\b|None\b|In\b|On\b|At\b|Upon\b|After\b|Before\b|When\b|Since\b|Of\b)[A-Z][a-z]+\b/;

export const COUNTS = ["one", "two", "three", "four", "five", "six", "seven"];

/** "All but AL ROE are living", "the children, except AL ROE, are living"; not "BO ROE died, but AL ROE is living", where each is told for himself. */
const SAID_ALREADY = "(?!\\b(?:living|alive|dead|deceased|died|predeceased|surviv\\w*|lives?)\\b)";
const EXCEPT = new RegExp(
  `\\b(?:(?:all|each|every\\w*|none|nobody|no one)(?: ${SAID_ALREADY}[a-z]+){0,4} but|(?:all|each|every\\w*|none|nobody|no one|children|brothers|sisters|heirs|them)\\b(?:${SAID_ALREADY}[^.;]){0,60} (?:except(?:ing)?|save(?: and except)?|other than|besides))(?: for)?(?: only)? (?:the said |said )?$`,
  "i",
);

/** "all living except AL ROE, deceased": told of him against what is said of all. */
const SAVE = /\b(?:except(?:ing)?|save(?: and except)?|other than)(?: for)? (?:the said |said )?$/i;

export class FamilyDeaths extends FamilyNames {
  /** Who is told to live or to have died: the one whom "who" means, the names just said, the subject, or those still to be named. */
  protected tell(lives: boolean, m: Span, prior: FamilyMark | null): void {
    if (this.unnamed) {
      this.unnamed = false;
      return;
    }
    this.placeLoose(true);
    const words = this.text.slice(m.start, m.end);
    const after = this.text.slice(m.end, m.end + 30);
    if (/^(?:deceased|dead)$/i.test(words) && /^ (?:son|daughter|child|brother|sister|husband|wife|parent)/i.test(after)) return;
    const denied =
      /\b(?:none|neither|nobody|no one|not|never|nor|no child|any (?:child|children|issue|son|daughter|other))\b(?![^.;,]*\band\b)[^.;,]{0,40}$/i.test(
        this.text.slice(Math.max(0, m.start - 50), m.start),
      );
    if (
      (!lives && (denied || deniesDeath(this.text.slice(Math.max(0, m.start - 120), m.start)))) ||
      strangerDies(this.text.slice(Math.max(0, m.start - 110), m.start))
    )
      return;
    const dead = lives === denied;
    if (dead && reckonsFrom(this.text.slice(Math.max(0, m.start - 80), m.start))) {
      if (prior?.kind === "name" && !this.isMain(prior.name)) this.died(prior.name, m, words);
      return;
    }
    const everyone = /\b(?:all|both|each)\b[^.;,]{0,24}$/i.test(this.text.slice(Math.max(0, m.start - 40), m.start));
    const r = this.role;
    const many = /\b(?:all|each|the (?:other|remaining)) (?:of (?:the|these|those) )?(two|three|four|five|six|seven)\b[^.;,]{0,24}$/i.exec(
      this.text.slice(Math.max(0, m.start - 50), m.start),
    )?.[1];
    const those = many
      ? this.facts.filter((f) => LISTED.test(f.relation) && f.at.end < m.start && f.living !== false).slice(-COUNTS.indexOf(many.toLowerCase()) - 1)
      : [];
    if (those.length > 1 && those.length === COUNTS.indexOf(many?.toLowerCase() ?? "") + 1) {
      for (const f of those) {
        if (dead) this.died(f.name, m, words);
        else f.living ??= true;
      }
      return;
    }
    const before = /\b(him|her)\b/i.exec(`${words}${after.slice(0, 12)}`)?.[1]?.toLowerCase();
    const other = this.row.find((g) => !this.isMain(g.name));
    if (
      dead &&
      /preced|before|predeceas/i.test(`${words}${after.slice(0, 12)}`) &&
      before &&
      this.subject.length === 1 &&
      this.isMain(this.subject[0] ?? "") &&
      other &&
      this.sexOf(this.main) === (before === "him" ? "m" : "f")
    ) {
      this.died(other.name, m, words);
      return;
    }
    if (this.whoRole && r) {
      r.living = !dead;
      this.whoRole = false;
      return;
    }
    if (this.who === null && r && r.members.length === 0 && !r.waiting && (!this.subject.length || this.isMain(this.subject[0] ?? ""))) {
      if (!this.subject.length || !/^died|^depart|^passed/.test(words)) r.living = !dead;
      if (dead && this.subject[0]) this.died(this.subject[0], m, words);
      return;
    }
    const between = this.last ? this.text.slice(this.last.end, m.start) : "";
    const near =
      this.last !== null &&
      !this.isMain(this.last.name) &&
      (BESIDE.test(between) || (prior?.start === this.last.start && ADVERBS.test(between))) &&
      this.group.at(-1) === this.last
        ? (dead && ofLast(between, words) ? [this.last] : this.group).map((g) => g.name)
        : [];
    const but =
      near.length === 1 &&
      near[0] &&
      this.last &&
      !/\bwho\b/.test(between) &&
      !(/^\s*[,(]\s*$/.test(between) && /^(?:dead|deceased)$/i.test(words)) &&
      EXCEPT.test(this.text.slice(Math.max(0, this.last.start - 120), this.last.start))
        ? near[0]
        : null;
    if (but !== null) {
      const others = this.facts.filter((f) => f.relation !== "spouse" && f.relation !== "parent" && !sameName(f.name, but));
      for (const f of others) if (!dead) f.living ??= true;
      if (!dead) {
        this.excepted.add(but.toLowerCase());
        this.died(but, m, words);
      } else for (const f of this.facts) if (sameName(f.name, but)) f.living ??= true;
      return;
    }
    if (dead && near.length === 1 && near[0] && this.last && SAVE.test(this.text.slice(Math.max(0, this.last.start - 30), this.last.start)))
      this.excepted.add(near[0].toLowerCase());
    const meant =
      near.length && !(this.who !== null && near.length === 1)
        ? near
        : everyone && r
          ? r.members.map((f) => f.name)
          : this.who !== null
            ? [this.who]
            : this.subject.length
              ? this.subject
              : STRANGER.test(this.text.slice(this.clauseFrom, m.start))
                ? []
                : this.before;
    for (const name of meant) {
      if (dead) this.died(name, m, words);
      else for (const f of this.facts) if (sameName(f.name, name) && f.living === null) f.living = true;
    }
  }

  protected died(name: string, m: Span, words: string): void {
    this.sayDead(name);
    if (/^[^.;A-Z]{0,20}(?:[A-Z][a-z]+\.? )?\d/.test(this.text.slice(m.end, m.end + 40))) this.dated.add(name.toLowerCase());
    this.deaths.push({ name, at: m.start, before: /predeceas|preced|before/i.test(`${words}${this.text.slice(m.end, m.end + 12)}`) });
    if (!this.isMain(name)) this.subject = [name];
    if (this.isStem(name)) this.stem = name;
  }
}
