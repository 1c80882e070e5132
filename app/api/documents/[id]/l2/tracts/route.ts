import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { getDocumentTracts } from "@/lib/services/resolution";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route("getDocumentTracts", ({ params }) => getDocumentTracts(params.id)),
});
