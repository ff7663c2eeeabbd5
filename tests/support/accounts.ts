import { collections } from '@site/contract/shared/collections';
import { loginRoute } from '@site/contract/team/login';
import type { Role } from '@site/contract/team/roles';
import type { User } from '@site/contract/team/user';
import { demoAdmin, demoVisitor } from '../../scripts/seed/accounts.ts';
import { recordAdmin } from '../../scripts/seed/record-admin.ts';
import { auth, firestore } from './admin-sdk.ts';
import { callApi } from './api-client.ts';
import { uniqueMark } from './factories.ts';

export interface Credentials {
  email: string;
  password: string;
}

export interface LoginData {
  token: string;
  data: { user: User };
}

/** Signs in over the API and gives the token. */
export async function logIn({ email, password }: Credentials): Promise<string> {
  const { status, body } = await callApi<LoginData>(loginRoute.method, loginRoute.path, { json: { email, password } });
  if (status !== loginRoute.success) throw new Error(`${email} could not sign in: ${status} ${body.message}`);
  return body.token;
}

export function logInAsAdmin(): Promise<string> {
  return logIn(demoAdmin);
}

export function logInAsVisitor(): Promise<string> {
  return logIn(demoVisitor);
}

/** An account that a test has created. */
export interface OwnAccount extends Credentials {
  uid: string;
  remove: () => Promise<void>;
}

/** Creates an account that only one test uses, so that signing it out does not disturb other tests. */
export async function createAccount(): Promise<OwnAccount> {
  const credentials = { email: `${uniqueMark()}@example.com`, password: uniqueMark() };
  const { uid } = await auth.createUser(credentials);
  return { ...credentials, uid, remove: () => auth.deleteUser(uid) };
}

/** Deletes an account of a test, and its entries in the team's history, the audit list and the outbox. */
export async function forgetAccount(uid: string, email: string): Promise<void> {
  for (const name of [collections.admins, collections.secondFactors])
    await firestore.collection(name).doc(uid).delete();
  const told = firestore.collection(collections.adminChanges).where('who.uid', '==', uid);
  const audited = firestore.collection(collections.auditEntries).where('who.uid', '==', uid);
  const mails = firestore.collection(collections.mail).where('to', '==', [email]);
  for (const { docs } of await Promise.all([told.get(), audited.get(), mails.get()]))
    for (const { ref } of docs) await ref.delete();
  await auth.deleteUser(uid);
}

/** Creates an admin account that only one test uses; by default with all roles. */
export async function createAdmin(roles?: readonly Role[]): Promise<OwnAccount> {
  const account = await createAccount();
  await auth.setCustomUserClaims(account.uid, { admin: true });
  await recordAdmin(firestore, account.uid, account.email, roles);
  return { ...account, remove: () => forgetAccount(account.uid, account.email) };
}
