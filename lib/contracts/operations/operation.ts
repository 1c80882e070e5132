// An operation of the API: the one declaration that route, OpenAPI document, browser client and tests are made from.
import type { z } from "zod";
import type { ProblemCode } from "@/lib/contracts/problem";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";
export type Operation = {
  method: Method;
  path: `/api/${string}`;
  summary: string;
  tag: "documents" | "jobs" | "packages" | "title" | "graph" | "reports" | "land" | "system";
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** A body may be left out altogether; it is then read as {}. */
  bodyOptional?: boolean;
  /** Also takes multipart/form-data. */
  multipart?: boolean;
  /** JSON answer; absent where the answer is bytes, text or nothing. */
  response?: z.ZodType;
  status: 200 | 201 | 202 | 204;
  /** Media type of an answer that is not JSON. */
  produces?: string;
  problems: readonly ProblemCode[];
};
export const operation = <const O extends Operation>(o: O): O => o;
