/** Event of the window: the router goes to another page. It is sent within the router's own transition, so that what is optimistic in a listener lasts as long. */
export const PAGE_CHANGE = 'page-change';
