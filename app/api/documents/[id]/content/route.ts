import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { storedResponse } from "@/lib/http/stored";
import { getContent } from "@/lib/services/documents";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route("getContent", async ({ params, request }) => {
    const file = await getContent(params.id);
    const disposition = `attachment; filename*=UTF-8\x27\x27${encodeURIComponent(file.filename)}`;
    return storedResponse(request, file.bytes, {
      etag: `"${file.sha256}"`,
      type: file.mediaType,
      headers: { "content-disposition": disposition, "x-content-type-options": "nosniff" },
    });
  }),
});
