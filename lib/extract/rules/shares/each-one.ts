// "each" that says how shares go to several, and "each" that says what the people are.

/** "each the only child of a brother", "each of lawful age", "each a resident of Elm": what they are, no share. */
const WHAT_THEY_ARE =
  "(?! (?:(?:being|is|was) )?(?:(?:the|an?|his|her|their) )?(?:(?:only|sole|natural|adopted|surviving|lawful|single|married|unmarried|minor|competent) ){0,3}(?:child(?:ren)?|sons?|daughters?|brothers?|sisters?|nephews?|nieces?|cousins?|issue|widow(?:er)?|man|woman|person|adult|resident|citizen|spinster|bachelor|(?:of|over|under|above) (?:lawful|legal|full|age|the age|whom|twenty|eighteen|\\d)|aged|resid(?:ing|es?)|living|married|unmarried|single|known|named|described)\\b)";

/** A pattern for "each", "apiece", "every one" of shares. */
export const EACH_ONE = `\\b(?:each${WHAT_THEY_ARE}|apiece|every one)\\b`;
