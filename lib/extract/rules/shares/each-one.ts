// "each" that says how shares go to several, and "each" that says what the people are.

/** "each the only child of a brother", "each of lawful age", "each a resident of Elm": what they are, no share. */
const WHAT_THEY_ARE =
  "(?! (?:(?:being|is|was) )?(?:(?:the|an?|his|her|their) )?(?:(?:only|sole|natural|adopted|surviving|lawful|single|married|unmarried|minor|competent) ){0,3}(?:child(?:ren)?|sons?|daughters?|brothers?|sisters?|nephews?|nieces?|cousins?|issue|widow(?:er)?|man|woman|person|adult|resident|citizen|spinster|bachelor|(?:of|over|under|above) (?:lawful|legal|full|age|the age|whom|twenty|eighteen|\\d)|aged|resid(?:ing|es?)|living|married|unmarried|single|known|named|described)\\b)";

/** A pattern for "each", "apiece", "every one" of shares. */
export const EACH_ONE = `\\b(?:each${WHAT_THEY_ARE}|apiece|every one)\\b`;

const HIS = "(?:(?:it|the same|his|her|their|its|or|own|sole|and|absolute|lawful|an?|the|part|share|interest|thereof|therein) ){0,6}";
/** "as the separate property of each of them", "each to hold as separate property", "each taking it for his separate estate": how several hold, no word of a share. */
export const HELD_BY_EACH = new RegExp(
  `\\b(?:property|estate|ownership|use|benefit) of each(?: one)?(?: of (?:them|the \\w+))?\\b|\\beach(?: one)?(?: of (?:them|the \\w+))?,? (?:(?:to|shall|who|is to|will|may) )?(?:hold|own|take|tak|receiv|hav|deal|act|possess)\\w* ${HIS}(?:(?:as|in|for|with|of) )?${HIS}separate(?:ly)?\\b(?: (?:property|estate|right|ownership))?|\\b(?:held|owned|taken) by each(?: of (?:them|the \\w+))?,? (?:in equal \\w+ )?(?:as|in|for) ${HIS}(?:separate )?(?:property|estate|right)\\b`,
  "gi",
);
