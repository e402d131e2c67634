/**
 * The keyboard's way into the card of a marker and out of it, as if the card stood right behind its marker: Tab goes to its links and past them,
 * Shift+Tab back to the marker. To be called for each key while the card is open.
 */
export function moveThroughCard(event: KeyboardEvent, marker: HTMLElement, card: HTMLElement): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
  const ways = [...card.querySelectorAll<HTMLElement>('a[href], button, summary')];
  const [first, last] = [ways[0], ways.at(-1)];
  const at = document.activeElement;
  if (!first || !last) return;
  if (at === marker && !event.shiftKey) {
    event.preventDefault();
    first.focus({ preventScroll: true });
  } else if (at === first && event.shiftKey) {
    event.preventDefault();
    marker.focus({ preventScroll: true });
  } else if (at === last && !event.shiftKey) {
    // Not prevented: from the marker the browser goes on to what stands behind it.
    marker.focus({ preventScroll: true });
  }
}
