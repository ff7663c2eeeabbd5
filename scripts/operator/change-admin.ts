import type { App } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { roles as allRoles, type Role } from '../../contract/team/roles.ts';
import { db } from '../../functions/src/shared/firebase.ts';
import {
  addAdminRecord,
  hasAdminRecord,
  setAdminAddress,
  setAdminRoles,
} from '../../functions/src/team/admin-records.ts';
import { ExpectedError } from '../process/expected-error.ts';
import { endAdmin } from './end-admin.ts';
import { withProject } from './with-project.ts';

interface Wanted {
  project?: string | undefined;
  /** What somebody may do who is made an admin: everything, where nothing is said. */
  roles?: readonly Role[] | undefined;
}

/** Sets or takes away the claim and the record that the rules and the API ask for; gives a sentence about what happened. */
export async function changeAdmin(
  change: 'grant' | 'revoke',
  email: string,
  { project, roles }: Wanted = {},
): Promise<string> {
  return withProject(project, 'auth', async (app) => {
    const [auth, database] = [getAuth(app), db()];
    try {
      return await (change === 'grant' ? grant(auth, database, email, roles) : revoke(app, auth, email));
    } catch (error) {
      throw explained(error, email, project);
    }
  });
}

async function grant(auth: Auth, database: Firestore, email: string, roles?: readonly Role[]): Promise<string> {
  const user = await auth.getUserByEmail(email);
  // The address as Firebase Authentication stores it, whatever spelling was typed: the team's records are found by that.
  const { email: address = email } = user;
  const may = `may do this: ${(roles ?? allRoles).join(', ')}`;
  if (user.customClaims?.admin === true && (await hasAdminRecord(database, user.uid))) {
    await setAdminAddress(database, user.uid, address);
    if (!roles) return `${email} is an admin already.`;
    await setAdminRoles(database, user.uid, roles);
    return `${email} ${may}, from the next request on.`;
  }
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, admin: true });
  await addAdminRecord(database, user.uid, address, { roles });
  // It may have been there without the claim.
  if (roles) await setAdminRoles(database, user.uid, roles);
  return `${email} is an admin now, from the next sign-in on, and ${may}.`;
}

async function revoke(app: App, auth: Auth, email: string): Promise<string> {
  const { uid } = await auth.getUserByEmail(email);
  const wasAdmin = await endAdmin(app, uid);
  await auth.revokeRefreshTokens(uid);
  return wasAdmin
    ? `${email} is no longer an admin and has been signed out.`
    : `${email} was not an admin; signed out all the same.`;
}

function explained(error: unknown, email: string, project: string | undefined): unknown {
  const where = project === undefined ? 'the local stack' : `the project ${project}`;
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'auth/user-not-found') {
    return new ExpectedError(`Nobody is registered as ${email} in ${where}. Create the account first, then try again.`);
  }
  if (code === 'auth/invalid-email') return new ExpectedError(`"${email}" is not an e-mail address.`);
  if (project === undefined || !(error instanceof Error)) return error;
  return new ExpectedError(
    `${where} could not be changed. Sign in with \`gcloud auth application-default login\`, as someone who may administer Firebase Authentication and write to Firestore there, or point GOOGLE_APPLICATION_CREDENTIALS at a key.`,
    error.message,
  );
}
