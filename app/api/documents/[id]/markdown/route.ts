import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { storedResponse } from "@/lib/http/stored";
import { getMarkdown } from "@/lib/services/document-pages";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route("getMarkdown", async ({ params, request }) => {
    const view = await getMarkdown(params.id);
    const asText = /text\/(markdown|plain)/.test(request.headers.get("accept") ?? "") && !/application\/json/.test(request.headers.get("accept") ?? "");
    return asText ? storedResponse(request, view.markdown, { type: "text/markdown; charset=utf-8", headers: { vary: "accept" } }) : view;
  }),
});
