/** A storage of the browser, as a tab or a device has it, with the items for the test to look at. */
export function storageOf(content: Record<string, string> = {}) {
  const items = new Map(Object.entries(content));
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}
