/**
 * What the log-out button sends along to the log-in screen, which then logs out. So logging out is a way of leaving a
 * screen like any other, and a form with unsaved changes gets to ask first.
 */
export const leavingState = { leaving: true } as const;

/** Whether somebody came to the log-in screen to log out. */
export function isLeaving(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'leaving' in state && state.leaving === true;
}
