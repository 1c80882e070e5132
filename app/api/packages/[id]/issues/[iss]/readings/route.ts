import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { getIssueReadings } from "@/lib/services/issue-readings";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route("getIssueReadings", ({ params, query }) => getIssueReadings(params.id, params.iss, query.skip)),
});
