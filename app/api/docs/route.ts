import { docsPage } from "@/lib/http/docs-page";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { storedResponse } from "@/lib/http/stored";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route("getDocs", async ({ request }) => storedResponse(request, docsPage(), { type: "text/html; charset=utf-8" })),
});
