import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { readText } from "@/lib/services/tools";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route("readText", ({ body }) => readText(body)),
});
