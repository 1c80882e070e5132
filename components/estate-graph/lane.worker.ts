// Lays lanes out beside the page: a lane's items and links in, its places and routes out.
import { layeredLayout } from "./layered/layered-layout";
import type { LaneAnswer, LaneQuestion } from "./layout-worker";

addEventListener("message", ({ data }: MessageEvent<LaneQuestion>) => {
  const answer: LaneAnswer = { key: data.key, layout: layeredLayout(data.items, data.links, data.size) };
  postMessage(answer);
});
