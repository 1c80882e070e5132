// A family told under oath, with the shares that its statute gives, worked by hand.

export type FamilyCase = {
  readonly title: string;
  readonly state: "OK" | "TX";
  readonly owner: string;
  /** Day of the deed by which the owner came to the land. */
  readonly bought: string;
  /** Who else takes by the deed: "and wife, ADA ROE". */
  readonly beside?: string;
  readonly sworn: readonly { readonly day: string; readonly text: string }[];
  /** Mineral shares; "life …" a life estate, "then …" its remainder. */
  readonly want: Readonly<Record<string, string>>;
};
