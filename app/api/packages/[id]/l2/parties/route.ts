import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { decideParties, getPackageParties } from "@/lib/services/resolution";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route("getPackageParties", ({ params }) => getPackageParties(params.id)),
  POST: route("decideParties", ({ params, body }) => decideParties(params.id, body)),
});
