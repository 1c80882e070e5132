import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { getOwnership } from "@/lib/services/reports";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route("getOwnership", ({ params, query }) => getOwnership(params.id, query.as_of)),
});
