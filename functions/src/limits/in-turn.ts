/** Does work of the same name one after the other, in the order in which it came. */
export type InTurn = <Value>(name: string, work: () => Promise<Value>) => Promise<Value>;

export function createTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const before = last.get(name) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(name, mine);
    try {
      return await mine;
    } finally {
      if (last.get(name) === mine) last.delete(name);
    }
  };
}
