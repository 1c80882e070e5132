import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { storedResponse } from "@/lib/http/stored";
import { exportPackage } from "@/lib/services/exports";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route("exportPackage", async ({ params, request }) => {
    const file = await exportPackage(params.id, params.name);
    return storedResponse(request, file.bytes, { type: file.mediaType, headers: { "content-disposition": `attachment; filename="${params.name}"` } });
  }),
});
