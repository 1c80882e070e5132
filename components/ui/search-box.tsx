"use client";
import { TextInput } from "./field";
import { useUrlState } from "./use-url-state";

/** A search that stands in the address (?q=): <SearchBox label="Search parties" placeholder="Search names" />. */
export function SearchBox({ label, placeholder }: { label: string; placeholder: string }) {
  const { get, set } = useUrlState();
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={placeholder}
      className="w-44"
      value={get("q") ?? ""}
      onChange={(e) => set({ q: e.target.value })}
    />
  );
}
