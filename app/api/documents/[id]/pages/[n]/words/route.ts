import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { getPageWords } from "@/lib/services/review";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route("getPageWords", ({ params }) => getPageWords(params.id, params.n)),
});
