import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { getPackageTracts } from "@/lib/services/resolution";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route("getPackageTracts", ({ params }) => getPackageTracts(params.id)),
});
