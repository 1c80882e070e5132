// The name under which what one dead leaves is held, and the name of the dead in it.

/** "Ann Roe" → "Estate of Ann Roe, Deceased". */
export const estateName = (person: string): string => `Estate of ${person}, Deceased`;

/** "Estate of Ann Roe, Deceased", "The estate of Ann Roe" → "Ann Roe"; any other name as it is. */
export const personOfEstate = (name: string): string => name.replace(/^(?:the )?estate of /i, "").replace(/,? deceased$/i, "");
