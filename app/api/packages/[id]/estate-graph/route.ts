import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { storedResponse } from "@/lib/http/stored";
import { getEstateGraph } from "@/lib/services/stored-graph";
import { rebuildEstateGraph } from "@/lib/services/title";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route("getEstateGraph", async ({ params, request }) => {
    const graph = await getEstateGraph(params.id);
    return storedResponse(request, graph.bytes, { etag: graph.etag });
  }),
  POST: route("buildEstateGraph", async ({ params, body, request }) =>
    storedResponse(new Request(request.url), await rebuildEstateGraph(params.id, body.version ?? "1.0")),
  ),
});
