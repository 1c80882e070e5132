// Tenancy by the entirety: spouses hold as one, and neither alone can defeat the other's survivorship.

/** Ending of the survivorship group of such a tenancy. */
export const ENTIRETY = ".entirety";
