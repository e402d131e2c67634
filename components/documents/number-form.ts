/** What stands around a paragraph's number: "" for "22.", "§" for "§ 22", "()" for "(4)", "." for an item of a list in HTML. */
export function formOf(label = ''): string {
  return label.replace(/\d+\p{L}?/u, '').replace(/\s/g, '').replace(/^(§+)\.$/, '$1');
}

/** The form that most numbers of a text have; numbers of another one count a list within a paragraph. Of forms that are equally frequent the first. */
export function mainForm(numbered: readonly { number?: string; label?: string }[]): string {
  const counted = new Map<string, number>();
  for (const { number, label } of numbered) if (number) counted.set(formOf(label), (counted.get(formOf(label)) ?? 0) + 1);
  return [...counted].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}
