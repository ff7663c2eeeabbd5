/** Does work under the same key one after the other, in the order in which it came. */
type Mutex = <Value>(key: string, work: () => Promise<Value>) => Promise<Value>;

export function createMutex(): Mutex {
  const last = new Map<string, Promise<unknown>>();
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
