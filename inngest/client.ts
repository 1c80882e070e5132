// The one Inngest client. Events carry ids only; rows stay in Postgres.
import { Inngest } from "inngest";
import { env } from "@/lib/platform/env";

const { baseUrl, eventKey, signingKey } = env().inngest;

export const inngest = new Inngest({
  id: "muniment",
  isDev: false,
  ...(baseUrl ? { baseUrl } : {}),
  ...(eventKey ? { eventKey } : {}),
  ...(signingKey ? { signingKey } : {}),
});
