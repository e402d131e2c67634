/** Set on the root while one answer of several is printed; app/styles/print.css reads it. */
const ALONE = 'data-print-alone';

/**
 * Opens the browser's print dialog for one answer, or for the whole conversation.
 * @param id of the turn's article; absent prints all
 */
export function printTurns(id?: string): void {
  const root = document.documentElement;
  const article = id ? document.getElementById(id) : null;
  if (article) {
    root.setAttribute(ALONE, '');
    article.setAttribute(ALONE, '');
    addEventListener('afterprint', () => {
      root.removeAttribute(ALONE);
      article.removeAttribute(ALONE);
    }, { once: true });
  }
  print();
}
