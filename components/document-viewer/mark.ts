import type { Box } from "@/lib/contracts/evidence";

/** A piece of evidence on a page, tied to the value (`key`) that was read from it. */
export type Mark = {
  id: string;
  key: string;
  label: string;
  page: number | null;
  start: number | null;
  end: number | null;
  boxes: (Box & { page?: number | undefined })[];
};
