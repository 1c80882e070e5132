import { Select } from "@/components/ui/field";
import { words } from "@/components/ui/format";
import { SearchBox } from "@/components/ui/search-box";
import { Segmented } from "@/components/ui/segmented";
import type { Issue } from "@/lib/contracts/title";
import { type IssueFilter, type IssueOrder, severities } from "./filter-issues";

type Props = {
  filter: IssueFilter;
  order: IssueOrder;
  all: readonly Issue[];
  tracts: ReadonlyMap<string, string>;
  onChange: (changes: Record<string, string | null>) => void;
};

/** Narrows the requirements: by words, severity, kind, tract and status; and orders them. */
export function IssueFilters({ filter, order, all, tracts, onChange }: Props) {
  const count = (s: Issue["status"]) => all.filter((i) => i.status === s).length;
  const codes = [...new Map(all.map((i) => [i.code, i.title]))].toSorted((a, b) => a[1].localeCompare(b[1]));
  const touched = [...tracts].filter(([id]) => all.some((i) => i.tract_ids.includes(id)));
  return (
    <>
      <SearchBox label="Search requirements" placeholder="Search" />
      <Select aria-label="Severity" className="w-34" value={filter.severity} onChange={(e) => onChange({ severity: e.target.value })}>
        <option value="">All severities</option>
        {severities.map((s) => (
          <option key={s} value={s}>
            {words(s)}
          </option>
        ))}
      </Select>
      <Select aria-label="Kind" className="w-40" value={filter.code} onChange={(e) => onChange({ code: e.target.value })}>
        <option value="">All kinds</option>
        {codes.map(([code, title]) => (
          <option key={code} value={code}>
            {title}
          </option>
        ))}
      </Select>
      <Select aria-label="Tract" className="w-40" value={filter.tract} onChange={(e) => onChange({ tract: e.target.value })}>
        <option value="">All tracts</option>
        {touched.map(([id, label]) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
      <Select aria-label="Order" className="w-36" value={order} onChange={(e) => onChange({ order: e.target.value === "weight" ? null : e.target.value })}>
        <option value="weight">Gravest first</option>
        <option value="acres">Most acres first</option>
      </Select>
      <Segmented<IssueFilter["status"]>
        label="Status"
        value={filter.status}
        onChange={(value) => onChange({ status: value === "open" ? null : value })}
        options={[
          { value: "open", label: `Open ${count("open")}` },
          { value: "cured", label: `Cured ${count("cured")}` },
          { value: "waived", label: `Waived ${count("waived")}` },
          { value: "all", label: "All" },
        ]}
      />
    </>
  );
}
