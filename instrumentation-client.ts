import { PAGE_CHANGE } from './lib/page-change';

/** Next calls it where a link, a script or the history changes the page. A place within the page (`#…`) is there at once. */
export function onRouterTransitionStart(): void {
  window.dispatchEvent(new Event(PAGE_CHANGE));
}
