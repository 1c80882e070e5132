"use client";
import { Monitor, Moon, Sun } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";

const choices = ["system", "light", "dark"] as const;
type Choice = (typeof choices)[number];
const icons = { system: Monitor, light: Sun, dark: Moon };
/** public/theme.js reads the same key before the first paint. */
const storageKey = "muniment-theme";

/** Light, dark, or as the system says. */
export function ThemeToggle() {
  const [choice, setChoice] = useState<Choice>("system");
  useEffect(() => {
    const stored = document.documentElement.dataset.theme;
    if (stored === "light" || stored === "dark") setChoice(stored);
  }, []);
  const next = choices[(choices.indexOf(choice) + 1) % choices.length] ?? "system";
  const Icon = icons[choice];
  const change = () => {
    setChoice(next);
    if (next === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
    try {
      if (next === "system") localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, next);
    } catch {
      // Storage may be forbidden; the choice then lasts as long as the page.
    }
  };
  return (
    <Button look="quiet" icon small onClick={change} aria-label={`Theme: ${choice}. Change to ${next}`} title={`Theme: ${choice}`}>
      <Icon aria-hidden="true" className="size-4" />
    </Button>
  );
}
