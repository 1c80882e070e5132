import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { idempotent } from "@/lib/services/idempotent";
import { retryJob } from "@/lib/services/jobs";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route("retryJob", ({ params, request }) => idempotent(request, null, () => retryJob(params.id))),
});
