/** What the form sends along to the list after a save, so that the list can say so. */
export function savedState(title: string) {
  return { savedTitle: title };
}

/** The title of the job that was saved on the way to the list. */
export function savedTitle(state: unknown): string | undefined {
  const isSaved = typeof state === 'object' && state !== null && 'savedTitle' in state;
  return isSaved && typeof state.savedTitle === 'string' ? state.savedTitle : undefined;
}
