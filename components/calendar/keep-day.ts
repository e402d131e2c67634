import type { Asked } from '@/lib/skills/outcome';

const LONGEST_MS = 30_000;

/** Asks the agent for what is not known yet: one call, as the button of a block makes it. */
async function ask({ skill, input }: Asked): Promise<boolean> {
  const body = new FormData();
  body.set('skill', skill);
  body.set('input', JSON.stringify(input));
  const response = await fetch('/api/read', { method: 'POST', body, headers: { accept: 'application/json' } });
  const { kind } = (await response.json()) as { kind?: string };
  return kind === 'found' || kind === 'not-found';
}

/** Has the service worker (lib/offline/worker.ts) keep a page. @returns whether it is kept now */
async function keepPage(path: string): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    setTimeout(() => resolve(false), LONGEST_MS);
    port1.onmessage = ({ data }) => resolve(data === true);
    active?.postMessage({ keep: path }, [port2]);
  });
}

/**
 * Keeps the page of a day in this browser.
 * @param path with language and parameters
 * @param toAsk what the agent has to be asked for first, a call each
 * @param answered what it has answered already, which is not asked and paid for again; grows
 * @returns false where something could not be read
 */
export async function keepDay(path: string, toAsk: readonly Asked[], answered: Set<Asked>): Promise<boolean> {
  try {
    for (const asked of toAsk) {
      if (answered.has(asked)) continue;
      if (!(await ask(asked))) return false;
      answered.add(asked);
    }
    return await keepPage(path);
  } catch {
    return false;
  }
}
