import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { decideReview } from "@/lib/services/decide-review";
import { getReviewQueue } from "@/lib/services/review";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route("getReviewQueue", ({ params }) => getReviewQueue(params.id)),
  POST: route("decideReview", ({ params, body }) => decideReview(params.id, body)),
});
