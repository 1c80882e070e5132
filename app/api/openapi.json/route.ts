import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { openApiDocument } from "@/lib/http/openapi";
import { storedResponse } from "@/lib/http/stored";
import { version } from "@/lib/services/version";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route("getOpenApi", async ({ request }) => storedResponse(request, JSON.stringify(openApiDocument(version())))),
});
