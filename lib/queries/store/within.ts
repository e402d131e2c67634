/**
 * A promise, given up after a time; what it does goes on.
 * A busy process hears its timers before its sockets, so a reply that has already arrived is let in before the time counts as over.
 * @param ms milliseconds
 * @throws what the promise throws, or an Error named TimeoutError
 */
export function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(Object.assign(new Error(`no reply within ${ms} ms`), { name: 'TimeoutError' }));
    const timer = setTimeout(() => setImmediate(giveUp), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
