/**
 * A copy of the entry that a marker leads to, as a list of one: its quotation open, its ids left behind.
 * @returns undefined when the entry is not on the page
 */
export function copyOfEntry(marker: HTMLAnchorElement): HTMLOListElement | undefined {
  const entry = document.getElementById(decodeURIComponent(marker.hash.slice(1)));
  if (!entry) return undefined;
  const copy = entry.cloneNode(true) as HTMLElement;
  for (const element of [copy, ...copy.querySelectorAll('[id]')]) element.removeAttribute('id');
  copy.removeAttribute('tabindex');
  copy.className = 'border-b-0!';
  copy.querySelectorAll('details').forEach((details) => details.replaceWith(...[...details.children].filter(({ localName }) => localName !== 'summary')));
  // In the copy the number leads nowhere: the marker is beside it.
  copy.querySelectorAll('a.n').forEach((number) => {
    const plain = document.createElement('span');
    plain.className = 'n';
    plain.textContent = number.textContent;
    number.replaceWith(plain);
  });
  const list = document.createElement('ol');
  list.className = 'mt-0! border-t-0!';
  list.append(copy);
  return list;
}
