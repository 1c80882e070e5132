import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { getDocumentReview } from "@/lib/services/review";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route("getDocumentReview", ({ params }) => getDocumentReview(params.id)),
});
