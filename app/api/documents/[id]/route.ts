import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { deleteDocument, getDocument, updateDocument } from "@/lib/services/documents";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route("getDocument", ({ params }) => getDocument(params.id)),
  PATCH: route("updateDocument", ({ params, body }) => updateDocument(params.id, body)),
  DELETE: route("deleteDocument", ({ params }) => deleteDocument(params.id)),
});
