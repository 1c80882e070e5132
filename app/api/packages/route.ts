import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { idempotent } from "@/lib/services/idempotent";
import { createPackage, listPackages } from "@/lib/services/packages";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route("listPackages", ({ query }) => listPackages(query)),
  POST: route("createPackage", ({ body, request }) => idempotent(request, body, () => createPackage(body))),
});
