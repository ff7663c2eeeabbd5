/** Does the work of a key one by one, in the order of the calls. */
type Mutex = <Value>(key: unknown, work: () => Promise<Value>) => Promise<Value>;

export function createMutex(): Mutex {
  const last = new Map<unknown, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
