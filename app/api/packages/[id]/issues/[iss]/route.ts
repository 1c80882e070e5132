import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { updateIssue } from "@/lib/services/title";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PATCH: route("updateIssue", ({ params, body }) => updateIssue(params.id, params.iss, body)),
});
