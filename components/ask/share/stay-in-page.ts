/**
 * Follows a link inside the page without its address: there the fragment holds the answers, which a reload has to find again.
 * @param event a press anywhere on the page
 */
export function stayInPage(event: MouseEvent): void {
  const { target, button, defaultPrevented, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return;
  const href = target.closest('a[href^="#"]')?.getAttribute('href');
  const place = href ? document.getElementById(href.slice(1)) : null;
  if (!place) return;
  event.preventDefault();
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.scrollIntoView();
  place.focus({ preventScroll: true });
}
