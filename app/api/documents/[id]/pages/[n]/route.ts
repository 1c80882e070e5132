import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { storedResponse } from "@/lib/http/stored";
import { getPageImage } from "@/lib/services/document-pages";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route("getPageImage", async ({ params, query, request }) => {
    const image = await getPageImage(params.id, params.n, query.width);
    return storedResponse(request, image.bytes, { etag: image.tag, type: image.mediaType, headers: { "cache-control": "private, max-age=86400" } });
  }),
});
