import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES } from '../addresses';
import { expect, test } from '../reader';
import { asPerson, finishedTask, script } from '../scripted';

const CANARY = 'CANARY-7c1';

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}

test.describe('the agent’s token stays on the server (O-19)', () => {
  test('no file for the browser holds it', () => {
    const holding = [...filesIn('.next/static'), ...filesIn('public')].filter((file) => readFileSync(file).includes(CANARY));
    expect(holding).toEqual([]);
  });

  test('no page, header or error shows it', async ({ request }) => {
    await script(request, 'canary-401', { status: 401, body: { message: 'refused: $authorization' } });
    await script(request, 'canary-200', finishedTask('saint_profile', [{ kind: 'data', data: { saint_id: 'canary-200', primary_name: 'Echo', said: '$authorization' } }]));
    for (const path of [...PAGES, '/saints/canary-401', '/saints/canary-200', '/api/health', '/.well-known/agent-card.json', '/robots.txt']) {
      const response = await request.get(path, asPerson);
      const whole = JSON.stringify(response.headers()) + (await response.text());
      expect(whole.includes(CANARY), path).toBe(false);
    }
  });
});
