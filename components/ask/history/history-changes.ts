/** Tells this tab and all others that the history has changed. Nothing leaves the browser. */
const NAME = 'ask-history';
const listeners = new Set<() => void>();
let channel: BroadcastChannel | undefined;

function tell(): void {
  for (const listener of listeners) listener();
}

function open(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', tell);
  return channel;
}

/** Says that something was kept, renamed or deleted. */
export function historyChanged(): void {
  open()?.postMessage('changed');
  tell();
}

/** @param listener called after each change, in whichever tab it was made @returns ends it */
export function onHistoryChange(listener: () => void): () => void {
  open();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.close();
    channel = undefined;
  };
}
