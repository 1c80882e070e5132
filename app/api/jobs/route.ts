import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { listJobs } from "@/lib/services/jobs";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route("listJobs", ({ query }) => listJobs(query)),
});
