// All methods of one path: those it has, and a 405 problem with Allow for the others.
import { problemResponse } from "@/lib/http/problem";
import type { NextHandler } from "@/lib/http/route";
import { AppError } from "@/lib/platform/errors";

const all = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Name = (typeof all)[number];

export function methods(have: Partial<Record<Name, NextHandler>>): Record<Name | "OPTIONS", NextHandler> {
  const allow = [...all.filter((m) => have[m]), ...(have.GET ? ["HEAD"] : []), "OPTIONS"].join(", ");
  const refused: NextHandler = async (request) =>
    problemResponse(new AppError("method_not_allowed", `${request.method} is not allowed here; allowed: ${allow}.`), request, { allow });
  const options: NextHandler = async () => new Response(null, { status: 204, headers: { allow } });
  const table = Object.fromEntries(all.map((m) => [m, have[m] ?? refused])) as Record<Name, NextHandler>;
  return { ...table, OPTIONS: options };
}

/** Any method on a path that is not there. */
export const unknownPath: NextHandler = async (request) =>
  problemResponse(new AppError("not_found", "No such path in this API. GET /api/docs lists what there is."), request);
