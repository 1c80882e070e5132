// How a value stands in review, and what rests on it. Words only: the browser takes them without the schemas.

/** rule: its words were found and nothing speaks against it; person: confirmed or corrected; waiting: a person should look; failed: a check speaks against it; absent: not stated. */
export const fieldStates = ["rule", "person", "waiting", "failed", "absent"] as const;
export type FieldState = (typeof fieldStates)[number];

/** What a wrong value could move: shares, the order of instruments, a requirement, a reference, or nothing. The heaviest first. */
export const bearings = ["ownership", "order", "requirement", "reference", "none"] as const;
export type Bearing = (typeof bearings)[number];

export const controls = ["text", "long", "date", "fraction", "select", "bool", "integer", "party", "land", "reading", "none"] as const;
export type Control = (typeof controls)[number];

/** True where a person should look at the value. */
export const needsPerson = (state: FieldState): boolean => state === "waiting" || state === "failed";
