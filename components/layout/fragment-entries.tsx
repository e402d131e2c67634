'use client';

import { useEffect } from 'react';

type RouterState = Record<string, unknown>;

/** What the router keeps with this entry of the browser's history; nothing else that a page keeps with it. */
function routerState(): RouterState | undefined {
  const state: unknown = history.state;
  const own = typeof state === 'object' && state !== null ? Object.fromEntries(Object.entries(state).filter(([key]) => key.startsWith('__'))) : {};
  return own.__NA ? own : undefined;
}

const page = () => location.pathname + location.search;

/**
 * Makes an entry that a plain link to a place on the page has made ("#main") one of the router's: it leaves entries alone that it has not made, so that
 * Back to one would change the address and nothing else.
 */
export function FragmentEntries() {
  useEffect(() => {
    let own = { state: routerState(), page: page() };
    const remember = () => {
      const state = routerState();
      if (state) own = { state, page: page() };
    };
    const adopt = () => {
      if (own.state && own.page === page() && !history.state) history.replaceState(own.state, '');
      remember();
    };
    document.addEventListener('click', remember, true);
    addEventListener('hashchange', adopt);
    return () => {
      document.removeEventListener('click', remember, true);
      removeEventListener('hashchange', adopt);
    };
  }, []);
  return null;
}
