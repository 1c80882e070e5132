import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { getHealth } from "@/lib/services/tools";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route("getHealth", () => getHealth()),
});
