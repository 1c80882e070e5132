"use client";
import { type ReactNode, useId } from "react";
import { cx } from "./class-names";

type Option<V extends string> = { value: V; label: ReactNode; hint?: string };

/** One of a few: a row of radio buttons that looks like one control. */
export function Segmented<V extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: {
  label: string;
  options: Option<V>[];
  value: V;
  onChange: (value: V) => void;
  className?: string;
}) {
  const name = useId();
  return (
    <fieldset className={cx("inline-flex rounded-md border border-line-strong/60 bg-sunken p-0.5", className)}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          title={option.hint}
          className="relative flex h-6 cursor-pointer items-center gap-1 rounded px-2 text-xs font-medium whitespace-nowrap text-ink-2 has-checked:bg-raised has-checked:text-ink has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            className="absolute inset-0 cursor-pointer opacity-0"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
