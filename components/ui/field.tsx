import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "./class-names";

export const controlClass =
  "min-w-0 rounded-md border border-line-strong bg-surface px-2.5 text-ink placeholder:text-ink-3 disabled:opacity-60 focus-visible:outline-offset-0";

/** The looks of a control with the usual size, unless the caller gives its own width, height or size of type. */
function control(own: string | undefined): string {
  const given = ` ${own ?? ""}`;
  return cx(controlClass, !given.includes(" w-") && "w-full", !given.includes(" h-") && "h-8", !given.includes(" text-") && "text-sm", own);
}

type Props = { label: string; hint?: ReactNode; problem?: string | undefined; children: (id: string) => ReactNode; className?: string };

/** A labelled control with its hint and its problem. The control takes the id it is given. */
export function Field({ label, hint, problem, children, className }: Props) {
  const id = useId();
  return (
    <div className={cx("flex min-w-0 flex-col gap-1", className)}>
      <label htmlFor={id} className="text-xs font-medium text-ink-2">
        {label}
      </label>
      {children(id)}
      {hint && <span className="text-xs text-ink-3">{hint}</span>}
      {problem && <span className="text-xs font-medium text-critical">{problem}</span>}
    </div>
  );
}

export function TextInput({ className, ...rest }: ComponentProps<"input">) {
  return <input type="text" {...rest} className={control(className)} />;
}

export function Select({ className, ...rest }: ComponentProps<"select">) {
  return <select {...rest} className={control(className)} />;
}

export function TextArea({ className, ...rest }: ComponentProps<"textarea">) {
  return <textarea rows={3} {...rest} className={control(cx("h-auto py-1.5", className))} />;
}
