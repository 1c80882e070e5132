// A remainder to the children of one who has it for life: when he is dead, the paper that tells of his family tells who they are.
import { mul, toText } from "@/lib/fraction/rational";
import type { Holder, Interest } from "@/lib/title/ledger/interest";
import { type Case, input } from "./case";
import { effectOf } from "./fall-in";
import { familyOf, successionsTold } from "./family";
import { evidenceAt } from "./matter";

/** "his child or children", "her issue", "the children of BOB ROE": a class of descendants, and whose where it tells that. */
const ISSUE =
  /^(?:his|her|their|the) (?:(?:then|own|surviving|living|lawful|bodily|natural) )*(?:child or children|child(?:ren)?|issue|descendants|heirs of (?:his|her|the) body)\b(?: (?:born )?(?:of|to) (?:the )?(?:said )?(.+))?/i;

/** Whether the class is that of the dead tenant's own issue: it names nobody, or him. */
function isIssueOf(dead: Holder, name: string): boolean {
  const m = ISSUE.exec(name);
  if (!m) return false;
  const whose = m[1]?.toLowerCase();
  return whose === undefined || /^(?:life tenant|his|her|their)\b/.test(whose) || whose.startsWith(dead.name.toLowerCase());
}

/**
 * Gives a remainder that stands in the name of a class behind `life` to the issue of its dead tenant; without a paper on his family it stays with the class.
 * Errs for a child who died before the tenant: his own issue stand in his place, though his share may have vested in him or lapsed.
 */
export function fillClass(kase: Case, tract: string, life: Interest, dead: Holder, day: string | null): void {
  const ledger = kase.ledger(tract);
  const ofClass = (x: Interest) => life.after !== null && x.after === life.after && x.estate === "remainder" && isIssueOf(dead, x.holder.name);
  const waiting = ledger.current().filter(ofClass);
  if (!waiting.length) return;
  for (const { matter, succession } of kase.papers().told(successionsTold).all(dead)) {
    const { issue } = familyOf(matter, succession, "unknown", false, kase.place(tract, matter));
    if (!issue.length) continue;
    const draft = kase.open(matter, { kind: "descend", estate: "remainder", tract, effective: day });
    ledger.change(
      draft,
      waiting,
      waiting.flatMap((x) =>
        issue.map((k) => ({ seed: { ...x, holder: k.holder, share: mul(x.share, k.share) }, relation: "conveyed" as const, sources: [x] })),
      ),
    );
    draft.from = waiting.map((x) => x.holder);
    draft.to = issue.map((k) => ({ holder: k.holder, share: k.share }));
    draft.step({
      rule: "life.class-closes",
      cites: [],
      outcome: "applied",
      inputs: [input("family of the life tenant", dead.name, evidenceAt(matter, "parties", "/succession").slice(0, 2), matter.id)],
      output: { name: "class", value: issue.map((k) => `${k.holder.name} ${toText(k.share)}`).join(", ") },
      because: `The class that takes after ${dead.name} closed at his death (${effectOf(life.after)}).`,
    });
    for (const k of issue) kase.remember(tract, k.holder, matter);
    return;
  }
}
