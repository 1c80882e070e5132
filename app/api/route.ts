import { unknownPath } from "@/lib/http/methods";

export const dynamic = "force-dynamic";
export const GET = unknownPath;
export const POST = unknownPath;
export const PUT = unknownPath;
export const PATCH = unknownPath;
export const DELETE = unknownPath;
