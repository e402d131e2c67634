import type { ReactNode } from 'react';

export type Fact = { label: ReactNode; value: ReactNode; key?: string };

const isEmpty = (value: ReactNode) => value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);

/** Name and value, one a row. Rows without a value are not rendered: missing data leaves no hole. Nothing at all renders nothing. */
export function FactTable({ facts, label }: { facts: Fact[]; label?: string }) {
  const rows = facts.filter((fact) => !isEmpty(fact.value));
  if (rows.length === 0) return null;
  return (
    <table className="facts" aria-label={label}>
      <tbody>
        {rows.map((fact, index) => (
          <tr key={fact.key ?? index}>
            <th scope="row">{fact.label}</th>
            <td>{fact.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
