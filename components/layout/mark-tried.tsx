'use client';

import { useEffect } from 'react';
import { lifeOf, TRIED_COOKIE, withMark } from '@/lib/tried';

/** Has the browser remember for this page that a call was made for it in vain, why and until when, so that going back to it costs no other and says as much. Shows nothing. */
export function MarkTried({ mark }: { mark: string }) {
  useEffect(() => {
    const { pathname } = window.location;
    // Such an address would end the path of the cookie too early.
    if (pathname.includes(';')) return;
    const kept = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${TRIED_COOKIE}=`))?.slice(TRIED_COOKIE.length + 1);
    document.cookie = `${TRIED_COOKIE}=${withMark(kept, mark)}; path=${pathname}; max-age=${lifeOf(mark)}; SameSite=Lax`;
  }, [mark]);
  return null;
}
