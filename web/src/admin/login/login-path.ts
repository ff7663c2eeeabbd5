import { loginPath } from '@site/contract/team/password-link';
import { attempt } from '../../shared/attempt.ts';

/** The screen after a sign-in without another target. */
export const dashboardPath = '/dashboard';

const returnParameter = 'next';

/** Gives the address of the login page that returns to `path` after the sign-in. */
export function loginPathFor(path: string): string {
  return path === dashboardPath ? loginPath : `${loginPath}?${new URLSearchParams({ [returnParameter]: path })}`;
}

/**
 * Gives the address after the sign-in. The value comes from the address bar, so a stranger may have made it up: only screens of
 * the dashboard are accepted.
 */
export function returnPath(search: string): string {
  const asked = new URLSearchParams(search).get(returnParameter);
  if (!asked || !URL.canParse(asked, 'http://this.invalid')) return dashboardPath;
  const { origin, pathname, search: query, hash } = new URL(asked, 'http://this.invalid');
  const isDashboard = pathname === dashboardPath || pathname.startsWith(`${dashboardPath}/`);
  return origin === 'http://this.invalid' && isDashboard ? `${pathname}${query}${hash}` : dashboardPath;
}

const noticeKey = 'login-notice';

/**
 * Stores the reason that the login page shows, or deletes it. In a browser that stores nothing, the login page shows no reason.
 */
export function storeNotice(notice: string | undefined): void {
  attempt(() =>
    notice === undefined ? sessionStorage.removeItem(noticeKey) : sessionStorage.setItem(noticeKey, notice),
  );
}

export function storedNotice(): string | undefined {
  return attempt(() => sessionStorage.getItem(noticeKey)) ?? undefined;
}
