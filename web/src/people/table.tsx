// A table that becomes a list of blocks where it is narrow. The roles are written out: a browser forgets them when a table is laid out otherwise.
import type { ComponentChildren } from "preact";

interface Row {
  key: string;
  head: ComponentChildren;
  cells: ComponentChildren[];
}

interface Props {
  class: string;
  label?: string;
  /** One for the head of each row, and one for each of its cells. */
  columns: string[];
  rows: Row[];
}

export function Table({ class: name, label, columns, rows }: Props) {
  return (
    <table class={`blocks ${name}`} role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, head, cells }) => (
          <tr key={key} role="row">
            <th role="rowheader" scope="row">
              {head}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} role="cell" data-column={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
