export interface Row {
  measure: string;
  value: string;
  ratio?: string;
  /** Empty where the figure is only told. */
  target?: string;
  met?: boolean;
}

const COLUMNS = ['measure', 'value', 'ratio', 'target', 'met'] as const;

/** Rows as a Markdown table; a target that was missed says NO. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map((row) => [row.measure, row.value, row.ratio ?? '', row.target ?? '', row.target ? (row.met ? 'yes' : 'NO') : '']);
  const widths = COLUMNS.map((name, column) => Math.max(name.length, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(COLUMNS), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n');
}
