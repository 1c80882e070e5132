import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { findFiles, nameOf } from "./find-files";
import { parseOptions } from "./options";
import { drawBar } from "./progress-bar";
import { table } from "./table";

const folder = mkdtempSync(join(tmpdir(), "analyze test "));
mkdirSync(join(folder, "inner"));
for (const name of ["b.pdf", "a.txt", "notes.xlsx", ".hidden.pdf", "inner/c.DOCX"]) writeFileSync(join(folder, name), "x");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the command line", () => {
  test("names files and folders, and how the package is called", () => {
    expect(parseOptions(["--json", "--name", "Tract 9", "--as-of", "2020-01-01", "deeds"])).toEqual({
      paths: ["deeds"],
      json: true,
      url: null,
      name: "Tract 9",
      county: null,
      state: null,
      asOf: "2020-01-01",
    });
  });

  test.each([[[]], [["--as-of", "yesterday", "x"]], [["--unknown", "x"]], [["--url", "nowhere", "x"]]])("%j is refused with a reason", (args) => {
    expect(parseOptions(args)).toMatch(/\w/);
  });
});

describe("files", () => {
  test("of a folder are its documents in order, at any depth; others are left out by name", () => {
    const found = findFiles([folder]);
    expect(found.files.map((file) => basename(file))).toEqual(["a.txt", "b.pdf", "c.DOCX"]);
    expect(found.leftOut.map((file) => basename(file))).toEqual(["notes.xlsx"]);
  });

  test("named outright are taken once, whatever they are", () => {
    const file = join(folder, "notes.xlsx");
    expect(findFiles([file, file]).files).toEqual([file]);
  });

  test("that do not exist are an error that names them", () => {
    expect(() => findFiles([join(folder, "none.pdf")])).toThrow("none.pdf");
  });

  test("give the package its name", () => {
    expect(nameOf(["/data/section 14", "/data/other"])).toBe("section 14");
  });
});

test("a bar is as full as the work is done, also before anything is known", () => {
  expect(drawBar(0, 0, "")).toContain(`[${" ".repeat(28)}]`);
  expect(drawBar(6, 12, "markdown")).toBe(`[${"=".repeat(14)}${" ".repeat(14)}]  6/12  markdown`);
  expect(drawBar(20, 10, "")).toContain(`[${"=".repeat(28)}]`);
});

test("a table lines up, cuts long texts and says when it is empty", () => {
  const columns = [
    { head: "Name", max: 6, value: (row: { name: string }) => row.name },
    { head: "N", max: 3, value: () => "1" },
  ];
  expect(table([{ name: "A very long name" }, { name: "B" }], columns, "None.")).toEqual(["  Name    N", "  ------  -", "  A ver…  1", "  B       1"]);
  expect(table([], columns, "None.")).toEqual(["  None."]);
});
