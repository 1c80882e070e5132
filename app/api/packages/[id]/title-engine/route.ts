import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { getTitleEngine, runTitleEngine } from "@/lib/services/title";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route("getTitleEngine", ({ params, query }) => getTitleEngine(params.id, query)),
  POST: route("runTitleEngine", ({ params, body }) => runTitleEngine(params.id, body.as_of ?? null)),
});
