/** The screen that a sign-in leads to where nothing else was asked for. */
export const dashboardPath = '/dashboard';
export const loginPath = '/login';

const returnParameter = 'next';

/** The address of the login screen that comes back to `path` afterwards. */
export function loginPathFor(path: string): string {
  return path === dashboardPath ? loginPath : `${loginPath}?${new URLSearchParams({ [returnParameter]: path })}`;
}

/**
 * Where to go after the sign-in. The address comes from the address bar, so anybody may have made it up: only screens
 * of the dashboard count.
 */
export function returnPath(search: string): string {
  const asked = new URLSearchParams(search).get(returnParameter);
  if (!asked || !URL.canParse(asked, 'http://this.invalid')) return dashboardPath;
  const { origin, pathname, search: query, hash } = new URL(asked, 'http://this.invalid');
  const isDashboard = pathname === dashboardPath || pathname.startsWith(`${dashboardPath}/`);
  return origin === 'http://this.invalid' && isDashboard ? `${pathname}${query}${hash}` : dashboardPath;
}

/**
 * What the log-out button sends along to the log-in screen, which then logs out. So logging out is a way of leaving a
 * screen like any other, and a form with unsaved changes gets to ask first.
 */
export const leavingState = { leaving: true } as const;

/** Whether somebody came to the log-in screen to log out. */
export function isLeaving(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'leaving' in state && state.leaving === true;
}
