"use client";
import { useEffect, useRef, useSyncExternalStore } from "react";

export type Shortcut = { keys: string; what: string; run: (event: KeyboardEvent) => void };
type Group = { title: string; shortcuts: Shortcut[] };

let groups: Group[] = [];
const listeners = new Set<() => void>();
const none: Group[] = [];
const tell = () => {
  for (const listener of listeners) listener();
};

/** A key event → "Ctrl+K", "Shift+Enter", "?", "g". The command key counts as Ctrl. */
export function keyName(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">): string {
  const parts = [];
  if (event.ctrlKey || event.metaKey) parts.push("Ctrl");
  if (event.altKey) parts.push("Alt");
  if (event.shiftKey && event.key.length > 1) parts.push("Shift");
  parts.push(event.key.length === 1 && parts.length > 0 ? event.key.toUpperCase() : event.key);
  return parts.join("+");
}

const writing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(TEXTAREA|SELECT)$/.test(target.tagName) ||
    (target instanceof HTMLInputElement && target.type !== "radio" && target.type !== "checkbox" && target.type !== "range"));

const offKey = "muniment-single-keys";
/** Whether single letters act as keys here. Speech input types letters, so they can be switched off; Ctrl keys stay. */
export function singleKeys(): boolean {
  try {
    return localStorage.getItem(offKey) !== "off";
  } catch {
    return true;
  }
}

export function setSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(offKey);
    else localStorage.setItem(offKey, "off");
  } catch {
    // Storage may be forbidden; the keys then stay as they are.
  }
  tell();
}

let installed = false;
function install() {
  if (installed) return;
  installed = true;
  window.addEventListener("keydown", (event) => {
    const name = keyName(event);
    if (event.defaultPrevented || (writing(event.target) && !name.startsWith("Ctrl"))) return;
    if (document.querySelector("dialog[open]") && !name.startsWith("Ctrl")) return;
    if (name.length === 1 && !singleKeys()) return;
    for (const group of groups.toReversed()) {
      const found = group.shortcuts.find((s) => s.keys === name);
      if (!found) continue;
      event.preventDefault();
      found.run(event);
      return;
    }
  });
}

/** Keys that are valid while the calling component is on the page; `?` lists them. */
export function useShortcuts(title: string, shortcuts: Shortcut[]): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  const shape = shortcuts.map((s) => `${s.keys}\t${s.what}`).join("\n");
  useEffect(() => {
    install();
    const group: Group = {
      title,
      shortcuts: shape.split("\n").map((line, i) => {
        const [keys = "", what = ""] = line.split("\t");
        return { keys, what, run: (event) => latest.current[i]?.run(event) };
      }),
    };
    groups = [...groups, group];
    tell();
    return () => {
      groups = groups.filter((g) => g !== group);
      tell();
    };
  }, [title, shape]);
}

/** The keys valid here, for the help. */
export function useShortcutGroups(): Group[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => groups,
    () => none,
  );
}
