import { describe, expect, it } from "vitest";
import { newPackageName } from "./new-package-name";

const file = (name: string) => ({ name, folder: false });
const folder = (name: string) => ({ name, folder: true });

describe("newPackageName", () => {
  it("takes the folder's whole name, dots included, even when files were dropped beside it", () => {
    expect(newPackageName([folder("Sec. 12 Hollis")])).toBe("Sec. 12 Hollis");
    expect(newPackageName([file("index.pdf"), folder("Hollis tract"), folder("Other")])).toBe("Hollis tract");
  });
  it("takes the first file without its last extension", () => {
    expect(newPackageName([file("Hollis v. Marr.2004.pdf"), file("b.txt")])).toBe("Hollis v. Marr.2004");
    expect(newPackageName([file("deed")])).toBe("deed");
  });
  it("keeps a name that is nothing but an extension", () => {
    expect(newPackageName([file(".txt")])).toBe(".txt");
  });
  it("always gives a name the API takes: not empty, at most 255 characters", () => {
    expect(newPackageName([])).toBe("New package");
    expect(newPackageName([file("  .pdf")])).toBe("New package");
    expect(newPackageName([file(`${"a".repeat(300)}.pdf`)])).toHaveLength(255);
  });
});
