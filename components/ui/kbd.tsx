/** A key as it is printed on the keyboard. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="inline-flex h-5 min-w-5 items-center justify-center rounded border border-line-strong/60 bg-surface px-1 font-mono text-2xs font-medium text-ink-2 shadow-[0_1px_0_var(--line)]">
      {children}
    </kbd>
  );
}
