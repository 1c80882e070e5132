import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { correctAspect, getAspect, withdrawCorrection } from "@/lib/services/aspects";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route("getAspect", ({ params, query }) => getAspect(params.id, params.aspect, query.level)),
  PATCH: route("correctAspect", ({ params, body }) => correctAspect(params.id, params.aspect, body)),
  DELETE: route("withdrawCorrection", ({ params }) => withdrawCorrection(params.id, params.aspect)),
});
