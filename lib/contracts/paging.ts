// Lists: limit 1..200 (default 50), an opaque cursor, next_cursor null at the end, and the total.
import { z } from "zod";
import { limits } from "@/lib/contracts/pipeline";

export const pageQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(limits.pageSize).default(50),
  cursor: z.string().max(500).optional(),
});
export const pageFields = { next_cursor: z.string().nullable(), total: z.int().nonnegative() };
