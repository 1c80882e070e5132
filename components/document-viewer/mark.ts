import type { Box } from "@/lib/contracts/evidence";

/** A piece of evidence on a page, tied to the value (`key`) that was read from it. */
export type Mark = {
  id: string;
  key: string;
  label: string;
  page: number | null;
  start: number | null;
  end: number | null;
  /** A whole clause or description: it is told by a paler tone, so that the words within it stand out. */
  passage: boolean;
  boxes: (Box & { page?: number | undefined })[];
};
