import { testSession } from './open-page.tsx';

/** The session that the admin area opens when its code is loaded: the tests say by `signIn` whose it is. */
export const openSession = () => testSession;
