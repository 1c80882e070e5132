// Every minute: events that could not be sent are sent again, and jobs that no longer move are ended with a reason.
import { inngest } from "@/inngest/client";
import { sweep as sweepOnce } from "@/lib/services/sweep";

export const sweep = inngest.createFunction({ id: "sweep", triggers: [{ cron: "* * * * *" }], retries: 0 }, async ({ step }) =>
  step.run("sweep", () => sweepOnce()),
);
