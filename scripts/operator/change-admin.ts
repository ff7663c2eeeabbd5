import { operatorAuthor } from '../../contract/shared/author.ts';
import { roles as allRoles, type Role } from '../../contract/team/roles.ts';
import { auth } from '../../functions/src/shared/firebase.ts';
import { makeAdmin } from '../../functions/src/team/accounts.ts';
import { admins, newAdminRecord } from '../../functions/src/team/admin.ts';
import { removeAdmin } from '../../functions/src/team/remove-admin.ts';
import { ExpectedError } from '../process/expected-error.ts';
import { withProject } from './with-project.ts';

interface Wanted {
  project?: string | undefined;
  /** The roles of the admin: all roles by default. */
  roles?: readonly Role[] | undefined;
}

/** Sets or removes the claim and the record that the rules and the API check. Gives a sentence about the result. */
export async function changeAdmin(
  change: 'grant' | 'revoke',
  email: string,
  { project, roles }: Wanted = {},
): Promise<string> {
  return withProject(project, 'auth', async () => {
    try {
      return await (change === 'grant' ? grant(email, roles) : revoke(email));
    } catch (error) {
      throw explained(error, email, project);
    }
  });
}

async function grant(email: string, roles?: readonly Role[]): Promise<string> {
  const { uid, email: address = email, customClaims } = await auth().getUserByEmail(email);
  const may = `may do this: ${(roles ?? allRoles).join(', ')}`;
  const record = admins().doc(uid);
  const isRecorded = (await record.get()).exists;
  const wasAdmin = customClaims?.admin === true && isRecorded;
  await makeAdmin(uid);
  // The address in the spelling of Firebase Authentication, because the team's records are found by that spelling.
  if (isRecorded) await record.update({ email: address, ...(roles && { roles: [...roles] }) });
  else await record.set(newAdminRecord(address, new Date(), roles ?? allRoles));
  if (!wasAdmin) return `${email} is an admin now, from the next sign-in on, and ${may}.`;
  return roles ? `${email} ${may}, from the next request on.` : `${email} is an admin already.`;
}

async function revoke(email: string): Promise<string> {
  const { uid } = await auth().getUserByEmail(email);
  const wasAdmin = await removeAdmin(uid, operatorAuthor);
  await auth().revokeRefreshTokens(uid);
  return wasAdmin
    ? `${email} is no longer an admin and has been signed out.`
    : `${email} was not an admin; signed out all the same.`;
}

function explained(error: unknown, email: string, project: string | undefined): unknown {
  const where = project === undefined ? 'the local stack' : `the project ${project}`;
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'auth/user-not-found') {
    return new ExpectedError(
      `No account in ${where} has the address ${email}. Create the account first, then try again.`,
    );
  }
  if (code === 'auth/invalid-email') return new ExpectedError(`"${email}" is not an email address.`);
  if (project === undefined || !(error instanceof Error)) return error;
  return new ExpectedError(
    `${where} could not be changed. Sign in with \`gcloud auth application-default login\`, as someone who may administer Firebase Authentication and write to Firestore there, or point GOOGLE_APPLICATION_CREDENTIALS at a key.`,
    error.message,
  );
}
