import { env } from '@/lib/env';

/**
 * The visitor's address for limits. Next hands route code no socket address, and a forwarded header can be forged by anyone,
 * so it counts only behind a proxy named by TRUST_PROXY; else all visitors share one bucket.
 */
export function clientAddress(headers: Headers): string {
  if (!env().TRUST_PROXY) return 'direct';
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'direct';
}
