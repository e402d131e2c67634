/** A stall counts as one slice, however long it was. */
const SLICE_MS = 25;

/**
 * A promise, given up after a time; what it does goes on.
 * Only time in which this process could have heard a reply counts: while it draws a page or waits for the processor, the other side is not at fault.
 * A busy process hears its timers before its sockets, so a reply that has already arrived is let in first.
 * @param ms milliseconds, counted in steps of 25
 * @throws what the promise throws, or an Error named TimeoutError
 */
export function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    let slices = Math.ceil(ms / SLICE_MS);
    const giveUp = () => reject(Object.assign(new Error(`no reply within ${ms} ms`), { name: 'TimeoutError' }));
    const timer = setInterval(() => {
      if (--slices > 0) return;
      clearInterval(timer);
      setImmediate(giveUp);
    }, SLICE_MS);
    promise.then(resolve, reject).finally(() => clearInterval(timer));
  });
}
