import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { cancelJob } from "@/lib/services/jobs";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route("cancelJob", ({ params }) => cancelJob(params.id)),
});
