"use client";
import { CornerDownLeft } from "lucide-react";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useId, useState } from "react";
import { cx } from "@/components/ui/class-names";
import { Dialog } from "@/components/ui/dialog";
import { controlClass } from "@/components/ui/field";
import { type Command, findCommands } from "./find-commands";
import { useCommands } from "./use-commands";

/** A dialog puts the focus where this attribute stands, and React's own `autoFocus` does not set it. */
const first = (input: HTMLInputElement | null) => input?.setAttribute("autofocus", "");

function Finder({ commands, onGo }: { commands: Command[]; onGo: (command: Command) => void }) {
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  const list = useId();
  const found = findCommands(commands, query);
  const move = (step: number) => {
    const next = (active + step + found.length) % Math.max(found.length, 1);
    setActive(next);
    document.getElementById(`${list}-${next}`)?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter" && found[active]) onGo(found[active]);
    else return;
    event.preventDefault();
  };
  return (
    <div className="-m-4">
      <div className="border-b border-line p-2">
        <input
          ref={first}
          role="combobox"
          aria-label="Go to a page, document, party or tract"
          aria-expanded="true"
          aria-controls={list}
          aria-activedescendant={found[active] ? `${list}-${active}` : undefined}
          autoComplete="off"
          className={cx(controlClass, "h-9 w-full text-sm")}
          placeholder="A page, document, party or tract"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={list} role="listbox" aria-label="Places" className="max-h-[52vh] overflow-y-auto p-2">
        {found.map((command, i) => (
          <div
            key={command.id}
            id={`${list}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === active}
            onMouseMove={() => setActive(i)}
            onClick={() => onGo(command)}
            onKeyDown={onKeyDown}
            className={cx("flex cursor-pointer items-baseline gap-3 rounded-md px-2.5 py-1.5", i === active && "bg-accent-soft")}
          >
            <span className="min-w-0 truncate font-medium">{command.label}</span>
            {command.hint && <span className="min-w-0 truncate text-xs text-ink-2">{command.hint}</span>}
            <span className="ml-auto shrink-0 text-xs text-ink-2">{command.group}</span>
            <CornerDownLeft aria-hidden="true" className={cx("size-3 shrink-0 self-center text-ink-3", i !== active && "invisible")} />
          </div>
        ))}
        {found.length === 0 && <p className="p-6 text-center text-ink-2">Nothing here goes by that name.</p>}
      </div>
    </div>
  );
}

/** Go anywhere by typing: Ctrl-K. */
export function CommandPalette({ open, onClose, packageId }: { open: boolean; onClose: () => void; packageId: string }) {
  const router = useRouter();
  const commands = useCommands(packageId, open);
  const go = (command: Command) => {
    onClose();
    if (command.href.startsWith("/api/")) window.location.assign(command.href);
    else router.push(command.href);
  };
  return (
    <Dialog open={open} onClose={onClose} title="Go to" wide>
      <Finder commands={commands} onGo={go} />
    </Dialog>
  );
}
