import type { Page } from '@playwright/test';

/** Ways in which a browser keeps nothing: each is run in a page before its own scripts. */
export const storageFaults: Readonly<Record<'is not there' | 'is forbidden' | 'is full' | 'never answers', () => void>> = {
  'is not there': () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
  'is forbidden': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  },
  'is full': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  },
  'never answers': () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  },
};

/** Leaves a store of that name in the browser which has nothing that belongs into it. */
export async function damageStore(page: Page, name: string): Promise<void> {
  await page.goto('/privacy');
  await page.evaluate((store) => new Promise<void>((resolve) => {
    const open = indexedDB.open(store, 1);
    open.onupgradeneeded = () => open.result.createObjectStore('something-else');
    open.onsuccess = () => {
      open.result.close();
      resolve();
    };
  }), name);
}
