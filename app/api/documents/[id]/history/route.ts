import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { getHistory } from "@/lib/services/documents";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route("getHistory", ({ params }) => getHistory(params.id)),
});
