import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { idempotent } from "@/lib/services/idempotent";
import { processDocument } from "@/lib/services/request-processing";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route("processDocument", ({ params, query, body, request }) => idempotent(request, { body, query }, () => processDocument(params.id, body, query))),
});
