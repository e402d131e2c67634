import type { APIResponse } from '@playwright/test';
import { expect, test } from '../reader';

const to = (response: APIResponse) => new URL(response.headers().location ?? 'http://none.invalid/');
const once = { maxRedirects: 0 } as const;

test.describe('what others may try', () => {
  test('an answer with another state, none, or none begun here signs nobody in', async ({ request }) => {
    const begun = to(await request.get('/api/auth/sign-in?back=/saints/x', once));
    const state = begun.searchParams.get('state') ?? '';
    for (const query of [`code=x&state=${state.slice(0, 12)}${'A'.repeat(state.length - 12)}`, `code=x&state=${state}x`, 'code=x&state=other', 'code=x', '', `state=${state}&state=other&code=x`]) {
      const response = await request.get(`/api/auth/callback?${query}`, once);
      expect(response.status(), query).toBe(303);
      expect(to(response).searchParams.get('problem'), query).toMatch(/^(?:state|server)$/);
      expect(response.headers()['set-cookie'] ?? '', query).not.toContain('mx-session=');
    }
  });

  test('a right state with a code that was never given is refused by the server, and is not taken twice', async ({ request }) => {
    const state = to(await request.get('/api/auth/sign-in?back=/saints/x', once)).searchParams.get('state');
    const query = new URLSearchParams({ state: state ?? '', code: 'made-up', iss: 'http://localhost:3298' });
    const first = to(await request.get(`/api/auth/callback?${query}`, once));
    expect([first.searchParams.get('problem'), first.searchParams.get('back')]).toEqual(['server', '/saints/x']);
    expect(to(await request.get(`/api/auth/callback?${query}`, once)).searchParams.get('problem')).toBe('state');
  });

  test('an answer of another issuer is refused (mix-up)', async ({ request }) => {
    const state = to(await request.get('/api/auth/sign-in?back=/', once)).searchParams.get('state');
    const answer = await request.get(`/api/auth/callback?${new URLSearchParams({ state: state ?? '', code: 'x', iss: 'https://evil.example' })}`, once);
    expect(to(answer).searchParams.get('problem')).toBe('server');
  });

  test('words of the server never reach a page', async ({ page }) => {
    const state = to(await page.request.get('/api/auth/sign-in?back=/', once)).searchParams.get('state');
    const query = new URLSearchParams({ state: state ?? '', error: 'server_error', error_description: '<img src=x onerror=alert(1)> CANARY-words', iss: 'http://localhost:3298' });
    await page.goto(`/api/auth/callback?${query}`);
    await expect(page).toHaveURL('/connect?problem=server');
    expect(await page.content()).not.toContain('CANARY-words');
    await page.goto('/connect?problem=%3Cscript%3E');
    await expect(page.getByRole('link', { name: 'Sign in at localhost' })).toBeVisible();
  });

  for (const back of ['//evil.example', '/\\evil.example', 'https://evil.example', '/%2Fevil.example', '/%5cevil.example', 'javascript:alert(1)']) {
    test(`nobody is sent to ${back}`, async ({ request }) => {
      const pasted = await request.post('/api/auth/token', { ...once, headers: { origin: 'http://localhost:3212' }, form: { token: 'CANARY-0123456789-0123456789', back } });
      expect([pasted.status(), pasted.headers().location]).toEqual([200, undefined]);
      expect(await pasted.text()).toContain('content="0;url=http://localhost:3212/">');
    });
  }

  for (const path of ['/api/auth/token', '/api/auth/sign-out']) {
    test(`${path} takes no form of another site, and no other method`, async ({ request }) => {
      for (const origin of ['https://evil.example', 'null', 'http://localhost:3211', 'http://localhost:3212.evil.example']) {
        const response = await request.post(path, { ...once, headers: { origin }, form: { token: 'CANARY-0123456789-0123456789' } });
        expect([response.status(), response.headers()['set-cookie']], origin).toEqual([403, undefined]);
      }
      expect((await request.post(path, { ...once, form: { token: 'x' } })).status(), 'no origin').toBe(403);
      const get = await request.get(path, once);
      expect([get.status(), get.headers().allow]).toEqual([405, 'POST']);
    });
  }

  test('a forged or torn cookie is no session and no error', async ({ page, context }) => {
    for (const value of ['x', 'Fe26.2*1*a*b*c*d*e*f~2', 'a'.repeat(3_500)]) {
      await context.addCookies([{ name: 'mx-session', value, domain: 'localhost', path: '/', httpOnly: true }]);
      expect((await page.goto('/connect'))?.status()).toBe(200);
      await expect(page.getByRole('link', { name: 'Sign in at localhost' })).toBeVisible();
    }
  });

  test('a site where nobody signs in has no such addresses', async ({ request }) => {
    for (const path of ['sign-in', 'callback']) expect((await request.get(`http://localhost:3210/api/auth/${path}`, once)).status()).toBe(404);
    for (const path of ['token', 'sign-out']) expect((await request.post(`http://localhost:3210/api/auth/${path}`, { ...once, headers: { origin: 'http://localhost:3210' } })).status()).toBe(404);
  });
});
