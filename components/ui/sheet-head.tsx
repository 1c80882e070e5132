/** A column: its name, or its name and that it holds figures. */
export type Column = string | { figures: string };

/** The head of a table: <SheetHead columns={["Owner", { figures: "Net acres" }]} />; figures stand to the right. */
export function SheetHead({ columns, className }: { columns: readonly Column[]; className?: string }) {
  return (
    <thead className={className}>
      <tr>
        {columns.map((column) => {
          const name = typeof column === "string" ? column : column.figures;
          return (
            <th key={name} scope="col" className={typeof column === "string" ? undefined : "num"}>
              {name}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
