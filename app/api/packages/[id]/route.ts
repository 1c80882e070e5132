import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { deletePackage, getPackage, updatePackage } from "@/lib/services/packages";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route("getPackage", ({ params }) => getPackage(params.id)),
  PATCH: route("updatePackage", ({ params, body }) => updatePackage(params.id, body)),
  DELETE: route("deletePackage", ({ params }) => deletePackage(params.id)),
});
