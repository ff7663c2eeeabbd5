import type { SignIn } from '../http/caller.ts';

/** How somebody signed in just now, by their password. */
export function freshSignIn(changes: Partial<SignIn> = {}): SignIn {
  const now = Math.floor(Date.now() / 1000);
  return { authTime: now, confirmedAt: now, hasSecondFactor: false, session: `${now}`, userAgent: '', ...changes };
}
