// A job's progress as server-sent events: one event a change, until it ends or the client goes.
import { getJob } from "./jobs";

const beatMs = 400;

export async function watchJob(id: string, signal: AbortSignal): Promise<Response> {
  const first = await getJob(id);
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      let last = "";
      let job = first;
      while (!signal.aborted) {
        const data = JSON.stringify(job);
        if (data !== last) controller.enqueue(encoder.encode(`event: job\ndata: ${data}\n\n`));
        last = data;
        if (job.status === "completed" || job.status === "failed") break;
        await new Promise((resolve) => setTimeout(resolve, beatMs));
        const next = await getJob(id).catch(() => null);
        if (!next) break;
        job = next;
      }
      try {
        controller.close();
      } catch {
        // the client has gone; nothing is left to say
      }
    },
  });
  return new Response(stream, { headers: { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-store", connection: "keep-alive" } });
}
