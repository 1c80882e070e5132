"use client";
import { CircleQuestionMark, ListTodo, Search } from "lucide-react";
import Link from "next/link";
import { useParams } from "next/navigation";
import { useState } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { Late, latePart } from "@/components/ui/late";
import { isLive, useJobs } from "@/lib/client/use-jobs";
import { BrandMark } from "./brand-mark";
import { useShortcuts } from "./shortcuts";
import { ThemeToggle } from "./theme-toggle";

/** Both come when they are first asked for. */
const commandPalette = latePart(() => import("./command-palette").then((m) => m.CommandPalette));
const keyHelp = latePart(() => import("./key-help").then((m) => m.KeyHelp));

function JobsLink() {
  const jobs = useJobs();
  const live = jobs.data?.jobs.filter(isLive).length ?? 0;
  return (
    <Link href="/jobs" prefetch={false} className={buttonClass("quiet", true)}>
      <ListTodo aria-hidden="true" className="size-4" />
      <span className="max-sm:sr-only">Jobs</span>
      {live > 0 && (
        <span className="rounded-full bg-accent px-1.5 text-2xs leading-4 text-accent-ink">
          {live}
          <span className="sr-only"> running</span>
        </span>
      )}
    </Link>
  );
}

/** The bar on every page: home, go anywhere, jobs, keys, theme. */
export function AppBar() {
  const packageId = String(useParams<{ id?: string }>().id ?? "");
  const [palette, setPalette] = useState(false);
  const [help, setHelp] = useState(false);
  useShortcuts("Everywhere", [
    { keys: "Ctrl+K", what: "Go anywhere, search", run: () => setPalette(true) },
    { keys: "?", what: "Show the keys valid here", run: () => setHelp(true) },
  ]);
  return (
    <header className="sticky top-0 z-30 flex h-11 items-center gap-2 border-b border-line bg-surface px-3 sm:px-4">
      <a href="#main" className="absolute left-3 -translate-y-16 rounded-md bg-accent px-3 py-1.5 text-accent-ink focus-visible:translate-y-0">
        Skip to content
      </a>
      <Link href="/" prefetch={false} className="flex items-center gap-2 rounded font-semibold tracking-tight">
        <BrandMark className="size-5.5" />
        Muniment
      </Link>
      <button
        type="button"
        onClick={() => setPalette(true)}
        className="ml-auto flex h-7 min-w-0 items-center gap-2 rounded-md border border-line bg-canvas px-2 text-xs text-ink-3 hover:border-line-strong sm:w-64"
      >
        <Search aria-hidden="true" className="size-3.5" />
        <span className="max-sm:sr-only">Go to, or search</span>
        <span className="ml-auto flex gap-1 max-sm:hidden" aria-hidden="true">
          <Kbd>Ctrl</Kbd>
          <Kbd>K</Kbd>
        </span>
      </button>
      <JobsLink />
      <Button look="quiet" icon small aria-label="Keys valid here" title="Keys valid here (?)" onClick={() => setHelp(true)} className="max-sm:hidden">
        <CircleQuestionMark aria-hidden="true" className="size-4" />
      </Button>
      <ThemeToggle />
      {palette && <Late part={commandPalette} props={{ open: palette, onClose: () => setPalette(false), packageId }} />}
      {help && <Late part={keyHelp} props={{ open: help, onClose: () => setHelp(false) }} />}
    </header>
  );
}
