import { adminCopy } from '../../content/admin.ts';
import type { SessionKeeper } from '../session/session-keeper.ts';

/** Loads what signs people in, which loads Firebase Auth: the forms that use it work before that has come. */
export async function loadSession(): Promise<SessionKeeper> {
  const { openSession } = await import('../session/open-session.ts').catch((error: unknown) => {
    throw new Error(adminCopy.offline, { cause: error });
  });
  return openSession();
}
