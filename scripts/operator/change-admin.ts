import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { withoutAdmin } from '../../functions/src/team/accounts.ts';
import { addAdminRecord, hasAdminRecord, removeAdminRecord } from '../../functions/src/team/admin-records.ts';
import { ExpectedError } from '../process/expected-error.ts';
import { withProject } from './with-project.ts';

/** Sets or takes away the claim and the record that the rules and the API ask for; gives a sentence about what happened. */
export async function changeAdmin(change: 'grant' | 'revoke', email: string, project?: string): Promise<string> {
  return withProject(project, 'auth', async (app) => {
    try {
      return await changeIn(getAuth(app), getFirestore(app), change, email);
    } catch (error) {
      throw explained(error, email, project);
    }
  });
}

async function changeIn(auth: Auth, database: Firestore, change: 'grant' | 'revoke', email: string): Promise<string> {
  const user = await auth.getUserByEmail(email);
  const isAdmin = user.customClaims?.admin === true;
  if (change === 'grant') {
    if (isAdmin && (await hasAdminRecord(database, user.uid))) return `${email} is an admin already.`;
    await auth.setCustomUserClaims(user.uid, { ...user.customClaims, admin: true });
    await addAdminRecord(database, user.uid, email);
    return `${email} is an admin now, from the next sign-in on.`;
  }
  // First, because it holds at once: whoever is signed in keeps an ID token that says "admin".
  await removeAdminRecord(database, user.uid);
  await auth.setCustomUserClaims(user.uid, withoutAdmin(user));
  await auth.revokeRefreshTokens(user.uid);
  return isAdmin
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
