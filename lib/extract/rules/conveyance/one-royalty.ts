// The same share of the oil royalty and of the gas royalty, said one after the other, is one royalty.
import type { Found } from "./interest";

const only = (f: Found, substance: string): boolean => f.interest.substances?.length === 1 && f.interest.substances[0] === substance;

const alike = (a: Found, b: Found): boolean =>
  a.interest.estate_type === "royalty" &&
  b.interest.estate_type === "royalty" &&
  a.interest.fraction?.fraction === b.interest.fraction?.fraction &&
  a.interest.of === b.interest.of &&
  a.interest.floating === b.interest.floating &&
  ((only(a, "oil") && only(b, "gas")) || (only(a, "gas") && only(b, "oil")));

function joined(a: Found, b: Found): Found {
  const { substances: _one, ...interest } = a.interest;
  return {
    ...a,
    interest: { ...interest, text: `${interest.text} ${b.interest.text}`, substances: ["oil", "gas"] },
    span: { start: a.span.start, end: b.span.end },
  };
}

/** "one-half of all oil royalty, and one-half of all gas royalty" → one royalty of 1/2 in oil and gas. Other interests stay as they are. */
export function oneRoyalty(found: readonly Found[]): Found[] {
  const out: Found[] = [];
  for (const f of found) {
    const last = out.at(-1);
    if (last && alike(last, f)) out[out.length - 1] = joined(last, f);
    else out.push(f);
  }
  return out;
}
