// Papers that tell what several owners chose under a pooling order: lists, letters and rows, in which the words of choosing may stand apart from the name.
import type { Fact } from "@/lib/extract/rules/conveyance/draft";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";

const OF_ELECTIONS = /\b(?:elect(?:s|ed|ion|ions)?|options?|alternatives?|participat\w+)\b/i;
const OF_ORDER = /\bpool(?:ed|ing)?\b|\b(?:corporation|conservation|oil and gas) commission\b|\border no\b/i;
const LONGEST = 6000;

/** What the paper says as one statement on elections, so that each owner's words can be told from the next one's; none where it does not speak of elections under an order. */
export function electionsTold(scene: Scene): Fact[] {
  const told = scene.sentences.filter((s) => s.kind === "clause");
  const [first, last] = [told[0], told.at(-1)];
  if (!first || !last || !OF_ELECTIONS.test(scene.text) || !OF_ORDER.test(scene.text)) return [];
  const end = Math.min(last.end, first.start + LONGEST);
  return [{ kind: "election", text: scene.text.slice(first.start, end).trim(), date: null, parties: [], span: { start: first.start, end } }];
}
