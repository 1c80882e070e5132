// The person a paper of death is about: caption, title, "I, … my last will", "… deceased".
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { PersonAt } from "./find-people";
import { findPeople } from "./find-people";

const captions: readonly RegExp[] = [
  /(?<!\b(?:survived|of|to|by|with|were|are) )\b(?:full )?(?:name of (?:the )?)?decedent(?:'s (?:full )?name)?(?: is| was)?: (?=[A-Z])/gi,
  /\b(?:in the matter of |in re:? |matter of )?(?:the )?estates? of:? ?,?(?: PROBATE COURT)? (?=[A-Z])/gi,
  /\b(?:affidavit of heirship|heirship|identity of (?:the )?heirs|(?:affidavit|proof|record|evidence) of (?:\w+ and )?death)(?:(?: of| for)?,? ?(?:--?|—|–|:)?) ?(?<= )(?=[A-Z])/gi,
  /\blast will(?: and testament)? of (?=[A-Z])/gi,
  /^\W*(?:the )?will of (?=[A-Z])/gi,
  /\bI, (?=[A-Z][A-Za-z.]+ [A-Z][^.;]{2,80}, (?:do )?(?:hereby )?(?:give|devise|bequeath|leave|will)\b)/g,
  /\bI,? (?=[A-Z][A-Za-z.]+ [A-Z][^.;]{2,300}\b(?:my (?:last )?will|my will|this instrument to be my|last will))/g,
  /\bI am (?:the |a |an )?(?:\w+ ){0,3}(?:child|son|daughter|brother|sister|widow|widower|heir(?: at law)?) of (?:the late )?(?=[A-Z])/g,
  /\b(?:acquainted with|well acquainted with|knew|know|known|familiar with the family(?: and marital)? history of|family history of|marital history of|books of|neighbor of|history of) (?:(?:well|personally|old|man|lady|the|late|one|said|my|both|a|uncle|aunt|friend|neighbor|schoolmate),? ){0,4}(?=[A-Z])/g,
];

/** "relict of the late ED ROE": one of whom another is told. */
const ofOther = /\b(?:of|to) (?:the late )?$/;

/** "FACTS CONCERNING THE FAMILY OF OTIS ROE", where a paper opens with it. */
const heading = /\b(?:family|heirs(?: at law)?|descendants|next of kin)(?: and \w+)? of (?:the late )?(?=[A-Z])/gi;
const OPENING = 500;

/** The main decedent; null where no words point to one. */
export function findDecedent(a: Anatomy, people: readonly PersonAt[]): PersonAt | null {
  const { text } = a.view;
  const to = a.exhibits[0]?.start ?? text.length;
  const defined = people.find((p) => /^,? ?\(["“”']?(?:the )?["“”']?Decedent\b/i.test(text.slice(p.end, p.end + 20)));
  if (defined) return defined;
  for (const c of captions)
    for (const m of text.slice(0, to).matchAll(c)) {
      const at = m.index + m[0].length;
      const own = findPeople(text, at, Math.min(text.length, at + 70))[0];
      if (own && own.start === at) return own;
    }
  for (const m of text.slice(0, Math.min(to, OPENING)).matchAll(heading)) {
    const own = findPeople(text, m.index + m[0].length, Math.min(text.length, m.index + m[0].length + 70))[0];
    if (own?.start === m.index + m[0].length) return own;
  }
  const called = people.find((p) =>
    /^,? ?\(?"?(?:the )?(?:hereinafter |herein )?(?:called )?"?Decedent|^,? ?(?:now )?deceased\b/i.test(text.slice(p.end, p.end + 40)),
  );
  return (
    called ??
    people.find((p, i) => {
      const next = people.slice(i + 1).find((q) => !ofOther.test(text.slice(Math.max(0, q.start - 14), q.start)));
      const words = text.slice(p.end, Math.min(p.end + 110, next?.start ?? text.length));
      return /^(?![^.;]{0,60}\b(?:sworn|oath|says|states|deposes)\b)[^.;:]{0,60}(?:; that (?:he|she) |, that (?:he|she) )?\b(?:died|departed this life|passed (?:away|on|from this life))\b/i.test(
        words,
      );
    }) ??
    (/^\W*(?:last )?will\b/i.test(text) ? signer(people, text) : null)
  );
}

/** "… May 1, 1949. AMOS BECK. Witnesses: …": who signs a will that names its maker nowhere else. */
const signer = (people: readonly PersonAt[], text: string): PersonAt | null =>
  people.find(
    (p) => /\d{4}\.? ?$/.test(text.slice(Math.max(0, p.start - 8), p.start)) && /^[.;]? ?(?:$|\n|witness|attest|\()/i.test(text.slice(p.end, p.end + 12)),
  ) ?? null;
