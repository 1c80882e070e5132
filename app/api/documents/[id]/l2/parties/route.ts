import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { getDocumentParties } from "@/lib/services/resolution";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route("getDocumentParties", ({ params }) => getDocumentParties(params.id)),
});
