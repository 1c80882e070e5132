import type { ComponentProps } from "react";
import { cx } from "./class-names";

type Look = "primary" | "plain" | "quiet" | "danger";
const looks: Record<Look, string> = {
  primary: "bg-accent text-accent-ink border-accent hover:opacity-90",
  plain: "bg-surface text-ink border-line-strong/60 hover:border-line-strong hover:bg-sunken/60",
  quiet: "bg-transparent text-ink-2 border-transparent hover:bg-sunken hover:text-ink",
  danger: "bg-surface text-critical border-critical/50 hover:bg-critical-soft",
};

/** Looks of a button, for links that act like one. */
export function buttonClass(look: Look = "plain", small = false, icon = false): string {
  return cx(
    "inline-flex shrink-0 items-center justify-center gap-1.5 rounded-md border font-medium whitespace-nowrap select-none",
    "transition-colors duration-100 disabled:cursor-not-allowed disabled:opacity-50",
    small ? "h-7 text-xs" : "h-8 text-sm",
    icon ? (small ? "w-7" : "w-8") : small ? "px-2" : "px-3",
    looks[look],
  );
}

export function Button({
  look = "plain",
  small = false,
  icon = false,
  className,
  ...rest
}: ComponentProps<"button"> & { look?: Look; small?: boolean; icon?: boolean }) {
  return <button type="button" {...rest} className={cx(buttonClass(look, small, icon), className)} />;
}
