/** Tells this tab and all others of a browser that something kept has changed. Nothing leaves the browser. */
export interface BrowserChanges {
  /** Says that something was kept, renamed or deleted. */
  tell(): void;
  /** @param listener called after each change, in whichever tab it was made @returns ends it */
  listen(listener: () => void): () => void;
}

/** @param name of what is kept */
export function browserChanges(name: string): BrowserChanges {
  const listeners = new Set<() => void>();
  let channel: BroadcastChannel | undefined;

  function hear(): void {
    for (const listener of listeners) listener();
  }

  function open(): BroadcastChannel | undefined {
    if (channel || typeof BroadcastChannel === 'undefined') return channel;
    channel = new BroadcastChannel(name);
    channel.addEventListener('message', hear);
    return channel;
  }

  return {
    tell() {
      open()?.postMessage('changed');
      hear();
    },
    listen(listener) {
      open();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        channel?.close();
        channel = undefined;
      };
    },
  };
}
