// The one worker that lays lanes out, from the page's side: a question each lane, an answer each question.
import type { LayerItem, LayerLink } from "./layered/layer-graph";
import type { LaneLayout } from "./layered/layered-layout";

export type LaneQuestion = { key: string; items: LayerItem[]; links: LayerLink[]; size: { width: number; height: number } };
export type LaneAnswer = { key: string; layout: LaneLayout };
type Waiting = { done: (layout: LaneLayout) => void; failed: (error: Error) => void };

const waiting = new Map<string, Waiting[]>();
let worker: Worker | null = null;

/** Starts the worker, so that it is ready when the first lane comes. */
export function startLayoutWorker(): Worker {
  if (worker) return worker;
  const started = new Worker(new URL("./lane.worker.ts", import.meta.url));
  started.onmessage = ({ data }: MessageEvent<LaneAnswer>) => {
    const asked = waiting.get(data.key) ?? [];
    waiting.delete(data.key);
    for (const { done } of asked) done(data.layout);
  };
  started.onerror = () => {
    const asked = [...waiting.values()].flat();
    waiting.clear();
    worker = null;
    for (const { failed } of asked) failed(new Error("The lanes could not be laid out."));
  };
  worker = started;
  return started;
}

/** A lane → its places and routes. Rejects when the worker breaks off; the next question starts another. */
export function askLayoutWorker(question: LaneQuestion): Promise<LaneLayout> {
  return new Promise((done, failed) => {
    const asked = waiting.get(question.key);
    if (asked) {
      asked.push({ done, failed });
      return;
    }
    waiting.set(question.key, [{ done, failed }]);
    startLayoutWorker().postMessage(question);
  });
}
