// Before any routing: an address that is not valid percent-encoded UTF-8 names nothing, and is a 404 problem rather than a fault.
import { type NextRequest, NextResponse } from "next/server";

/**
 * Only addresses with an escape come here: the body of a request that does is held in memory a second time and cut off at 10 MB, and files are larger.
 */
export const config = { matcher: "/api/:path(.*%.*)" };

export function proxy(request: NextRequest): NextResponse {
  try {
    decodeURIComponent(new URL(request.url).pathname);
    return NextResponse.next();
  } catch {
    const problem = {
      type: "/api/docs#problem-not_found",
      title: "Not found",
      status: 404,
      detail: "The address is not valid percent-encoded UTF-8.",
      instance: "/api",
      code: "not_found",
      errors: [],
    };
    return NextResponse.json(problem, { status: 404, headers: { "content-type": "application/problem+json" } });
  }
}
