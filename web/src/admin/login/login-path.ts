import { loginPath } from '@site/contract/team/password-link';
import { attempt } from '../../shared/attempt.ts';

/** The screen after a sign-in without another target. */
export const dashboardPath = '/dashboard';

const returnParameter = 'next';

/** The address of the login screen that returns to `path` after the sign-in. */
export function loginPathFor(path: string): string {
  return path === dashboardPath ? loginPath : `${loginPath}?${new URLSearchParams({ [returnParameter]: path })}`;
}

/**
 * The address after the sign-in. It comes from the address bar, so a stranger may have invented it: only screens of the
 * dashboard count.
 */
export function returnPath(search: string): string {
  const asked = new URLSearchParams(search).get(returnParameter);
  if (!asked || !URL.canParse(asked, 'http://this.invalid')) return dashboardPath;
  const { origin, pathname, search: query, hash } = new URL(asked, 'http://this.invalid');
  const isDashboard = pathname === dashboardPath || pathname.startsWith(`${dashboardPath}/`);
  return origin === 'http://this.invalid' && isDashboard ? `${pathname}${query}${hash}` : dashboardPath;
}

const noticeKey = 'login-notice';

/** Stores the reason that the login page shows, or deletes it. A browser that stores nothing shows none. */
export function storeNotice(notice: string | undefined): void {
  attempt(() =>
    notice === undefined ? sessionStorage.removeItem(noticeKey) : sessionStorage.setItem(noticeKey, notice),
  );
}

export function storedNotice(): string | undefined {
  return attempt(() => sessionStorage.getItem(noticeKey)) ?? undefined;
}
