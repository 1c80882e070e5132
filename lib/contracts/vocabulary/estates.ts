// Estates in land, lowercase as the contract gives them. Words only: the browser takes them without the schemas.
export const estateTypes = [
  "fee",
  "surface",
  "mineral",
  "executive_right",
  "royalty",
  "leasehold",
  "overriding_royalty",
  "production_payment",
  "life_estate",
  "remainder",
  "reversion",
  "lien",
  "easement",
] as const;
export type EstateType = (typeof estateTypes)[number];
