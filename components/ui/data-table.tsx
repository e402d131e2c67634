import type { ReactNode } from 'react';

export type DataRow = { key: string; head: ReactNode; cells: ReactNode[] };

/**
 * Numbers in columns; the first column names the row and stays while the rest scrolls sideways.
 * @param words the cells hold words, which stand at the start of their column; numbers at its end
 * @param sorted the column by which the rows are in order, 0 the first, and whether the smallest comes first
 * @param missing what a cell says that has no value ("no data"): never 0, shown as a dash
 */
export function DataTable(props: { caption: ReactNode; hideCaption?: boolean; head: ReactNode[]; rows: DataRow[]; missing: string; label: string; words?: boolean; sorted?: { column: number; up: boolean } }) {
  const { caption, hideCaption = false, head, rows, missing, label, words = false, sorted } = props;
  const orderOf = (column: number) => (sorted?.column === column ? (sorted.up ? 'ascending' : 'descending') : undefined);
  return (
    // A region that scrolls must be reachable by keyboard, and then needs a name.
    <div className="tbl-scroll" role="region" aria-label={label} tabIndex={0}>
      <table className={words ? 'tbl tbl-words' : 'tbl'}>
        <caption className={hideCaption ? 'vh' : undefined}>{caption}</caption>
        <thead>
          <tr>{head.map((cell, index) => <th key={index} scope="col" aria-sort={orderOf(index)}>{cell}</th>)}</tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.head}</th>
              {row.cells.map((cell, index) => <DataCell key={index} value={cell} missing={missing} />)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DataCell({ value, missing }: { value: ReactNode; missing: string }) {
  if (value !== undefined && value !== null && value !== '') return <td>{value}</td>;
  return (
    <td className="na">
      <span aria-hidden="true">–</span>
      <span className="vh">{missing}</span>
    </td>
  );
}
