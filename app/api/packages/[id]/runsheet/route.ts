import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { getRunsheet } from "@/lib/services/reports";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route("getRunsheet", ({ params }) => getRunsheet(params.id)),
});
