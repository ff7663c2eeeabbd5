import { loginPath } from '@ohmbridge/contract/team/password-link';

/** The screen that a sign-in leads to where nothing else was asked for. */
export const dashboardPath = '/dashboard';

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

const noticeKey = 'login-notice';

/** Has the login page say why somebody is there again, or nothing. A browser that keeps nothing says nothing. */
export function storeNotice(notice: string | undefined): void {
  try {
    if (notice === undefined) sessionStorage.removeItem(noticeKey);
    else sessionStorage.setItem(noticeKey, notice);
  } catch {}
}

/** What the login page is to say. */
export function storedNotice(): string | undefined {
  try {
    return sessionStorage.getItem(noticeKey) ?? undefined;
  } catch {
    return undefined;
  }
}
