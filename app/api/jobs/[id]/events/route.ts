import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { watchJob } from "@/lib/services/watch-job";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route("watchJob", ({ params, request }) => watchJob(params.id, request.signal)),
});
