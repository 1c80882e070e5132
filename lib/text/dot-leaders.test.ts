import { describe, expect, it } from "vitest";
import { textView } from "./view";

const form = "Decedent ................ Melvin Whitt\nDied .................... July 14, 1969\nMarriages . . . . . . . . one only: NORMA WHITT";

describe("rows whose labels dots lead from", () => {
  it("read as labels, each character at its place", () => {
    const view = textView(form);
    expect(view.text).toBe("Decedent: Melvin Whitt. Died: July 14, 1969. Marriages: one only: NORMA WHITT");
    const at = view.text.indexOf("July");
    expect(form.slice(view.offsets[at], (view.offsets[at] ?? 0) + 4)).toBe("July");
  });
  it("are none where a blank is dotted here and there", () =>
    expect(textView("in Book ........ page 4\nand no more.").text).toBe("in Book page 4 and no more."));
});
