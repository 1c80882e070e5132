"use client";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "./button";
import { cx } from "./class-names";

type Props = { open: boolean; onClose: () => void; title: string; children: ReactNode; side?: boolean; wide?: boolean };

/** A modal on the platform's own dialog: focus is kept inside, Escape closes, a click beside it closes. `side` opens it as a drawer. */
export function Dialog({ open, onClose, title, children, side = false, wide = false }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  useEffect(() => {
    const dialog = ref.current;
    const beside = (event: MouseEvent) => event.target === dialog && dialog?.close();
    dialog?.addEventListener("click", beside);
    return () => dialog?.removeEventListener("click", beside);
  }, []);
  return (
    <dialog
      ref={ref}
      aria-labelledby={heading}
      onClose={onClose}
      className={cx(
        "border border-line bg-surface p-0 shadow-pop backdrop:bg-[#0b0c0e]/45",
        side
          ? "m-0 ml-auto h-dvh max-h-none w-full max-w-xl border-y-0 border-r-0"
          : cx("m-auto mt-[12vh] max-h-[76vh] w-[calc(100vw-24px)] rounded-xl", wide ? "max-w-2xl" : "max-w-md"),
      )}
    >
      {open && (
        <div className="flex max-h-[inherit] min-h-full flex-col">
          <header className="sticky top-0 z-10 flex items-center justify-between gap-3 border-b border-line bg-surface py-2 pr-2 pl-4">
            <h2 id={heading} className="text-base font-semibold">
              {title}
            </h2>
            <Button look="quiet" icon small aria-label="Close" onClick={onClose}>
              <X aria-hidden="true" className="size-4" />
            </Button>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto p-4">{children}</div>
        </div>
      )}
    </dialog>
  );
}
