import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { createFromForm, createFromJson } from "@/lib/services/create-documents";
import { listDocuments } from "@/lib/services/documents";
import { idempotent } from "@/lib/services/idempotent";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route("listDocuments", ({ query }) => listDocuments(query)),
  POST: route("createDocuments", ({ request, body, form }) => idempotent(request, form ?? body, () => (form ? createFromForm(form) : createFromJson(body)))),
});
