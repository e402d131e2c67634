import { describe, expect, it } from 'vitest';
import * as newer from './agent-card.json/route';
import * as older from './agent.json/route';

describe.each([
  ['agent-card.json', newer],
  ['agent.json', older],
])('/.well-known/%s', (_, route) => {
  it('is public, may be kept an hour and read by any site', async () => {
    const response = route.GET();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect((await response.json()).skills).toHaveLength(10);
  });

  it('answers HEAD and OPTIONS', () => {
    expect([...route.HEAD().headers]).toEqual([...route.GET().headers]);
    const asked = route.OPTIONS();
    expect(asked.status).toBe(204);
    expect(asked.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect(asked.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS');
    expect(asked.headers.get('access-control-allow-headers')?.split(', ')).toEqual(expect.arrayContaining(['A2A-Extensions', 'X-A2A-Extensions']));
  });

  it('is only read: other methods are answered with 405 and Allow', () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const response = route[method]();
      expect([response.status, response.headers.get('allow'), response.headers.get('access-control-allow-origin')]).toEqual([405, 'GET, HEAD, OPTIONS', '*']);
    }
  });
});
