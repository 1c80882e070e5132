// Query keys, in one place: what is invalidated together shares a beginning.
export const keys = {
  packages: { all: ["packages"] as const, list: (q: string) => ["packages", "list", q] as const },
  package: {
    all: (id: string) => ["package", id] as const,
    detail: (id: string) => ["package", id, "detail"] as const,
    documents: (id: string) => ["package", id, "documents"] as const,
    graph: (id: string) => ["package", id, "graph"] as const,
    title: (id: string) => ["package", id, "title"] as const,
    effects: (id: string, ids: readonly string[]) => ["package", id, "effects", ids.join()] as const,
    ownership: (id: string, asOf: string | undefined) => ["package", id, "ownership", asOf ?? "stored"] as const,
    runsheet: (id: string) => ["package", id, "runsheet"] as const,
    parties: (id: string) => ["package", id, "parties"] as const,
    tracts: (id: string) => ["package", id, "tracts"] as const,
    readings: (id: string, issue: string) => ["package", id, "readings", issue] as const,
    queue: (id: string) => ["package", id, "queue"] as const,
  },
  document: {
    all: (id: string) => ["document", id] as const,
    detail: (id: string) => ["document", id, "detail"] as const,
    markdown: (id: string) => ["document", id, "markdown"] as const,
    review: (id: string) => ["document", id, "review"] as const,
    words: (id: string, page: number) => ["document", id, "words", page] as const,
    history: (id: string) => ["document", id, "history"] as const,
  },
  jobs: {
    all: ["jobs"] as const,
    list: (packageId: string | undefined) => ["jobs", "list", packageId ?? "all"] as const,
    detail: (id: string) => ["jobs", "one", id] as const,
  },
  land: (text: string) => ["land", text] as const,
  reading: (control: string, text: string, place: string) => ["reading", control, text, place] as const,
  health: ["health"] as const,
};
