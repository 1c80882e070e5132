import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { listPackageDocuments } from "@/lib/services/packages";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route("listPackageDocuments", ({ params, query }) => listPackageDocuments(params.id, query)),
});
