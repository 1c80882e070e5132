// The account of a paper's shares: what the readers of its clauses found, put together once more so that no share is told twice, none is given that stays, and each keeps of his own what all are said to keep.
import type { Draft } from "@/lib/extract/rules/conveyance/draft";
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { withDividedKeeping } from "./divided-keeping";
import { withCaps, withoutKept } from "./misplaced";
import { ofItsKind } from "./of-kind";
import { withOwnKeepings } from "./own-keepings";
import { withPartedTotals } from "./parted-totals";
import { SideReader } from "./sides";
import { eachOnce } from "./told-twice";
import { withWholeTold } from "./whole-told";

/** No deed keeps more things than this. */
const MANY = 40;

/** "each keeps one-half of what he owns": one keeping of all, in the parts in which they own. */
function ofHisOwn(found: readonly Found[]): Found[] {
  if (found.length > MANY) return [...found];
  const out: Found[] = [];
  for (const f of found) {
    const one = out.find(
      (o) =>
        !(o.parted || f.parted) &&
        o.fraction !== null &&
        o.fraction.start === f.fraction?.start &&
        o.interest.of === "grantor_interest" &&
        f.interest.of === "grantor_interest" &&
        o.interest.fraction?.fraction === f.interest.fraction?.fraction &&
        o.interest.estate_type === f.interest.estate_type,
    );
    if (one) out[out.indexOf(one)] = { ...one, interest: { ...one.interest, to: [...new Set([...one.interest.to, ...f.interest.to])] } };
    else out.push(f);
  }
  return out;
}

/** "Grantor keeps the land, save the minerals": left out of what is kept, and not of what is given. */
function leftOfTheKept(scene: Scene, reader: SideReader, f: Found): boolean {
  const own = scene.sentences.find((s) => s.start <= f.span.start && f.span.start < s.end);
  const ahead = own ? scene.text.slice(Math.max(own.start, f.span.start - 160), f.span.start) : "";
  const turn = ahead.search(
    /,? \(?(?:save|saving|less|except|excepting|excepted|but not|minus|other than|without)(?: and (?:except(?:ing)?|not))?,?(?: \w+){0,2} ?$/i,
  );
  return turn > 0 && !f.interest.held_by && !f.interest.created_in && reader.keepsAhead(ahead.slice(0, turn));
}

/** The draft of a paper that gives, its shares brought into account. Errs toward what the readers of the clauses found. */
export function settle(scene: Scene, draft: Draft): Draft {
  if (!draft.gives) return draft;
  const reader = new SideReader(scene.parties);
  const own = withOwnKeepings(scene, { ...draft, grants: ofItsKind(scene, draft) });
  return withDividedKeeping(scene, settled(scene, reader, withPartedTotals(scene, reader, own)));
}

function settled(scene: Scene, reader: SideReader, draft: Draft): Draft {
  const grants = withoutKept(scene, reader, draft.grants);
  if (!draft.reservations.length && !draft.exceptions.length) return withWholeTold(scene, reader, { ...draft, grants });
  const { kept, left } = eachOnce(
    scene,
    ofHisOwn(draft.reservations),
    withCaps(
      scene,
      reader,
      draft.exceptions.filter((f) => !leftOfTheKept(scene, reader, f)),
    ),
  );
  return withWholeTold(scene, reader, { ...draft, grants, reservations: kept, exceptions: left });
}
