import { type Role, roles } from '@ohmbridge/contract/team/roles';
import type { Auth } from 'firebase-admin/auth';
import { createDeskStore } from '../../functions/src/desk/desk-store.ts';
import { createFileStore } from '../../functions/src/desk/files/file-store.ts';
import type { Caller } from '../../functions/src/http/caller.ts';
import type { ApiRequest, RouteName } from '../../functions/src/http/handler.ts';
import { addAuditEntry } from '../../functions/src/shared/audit-list.ts';
import { createAccounts } from '../../functions/src/team/accounts.ts';
import { addAdminRecord } from '../../functions/src/team/admin-records.ts';
import { createAdminStore } from '../../functions/src/team/admin-store.ts';
import { createSessionStore } from '../../functions/src/team/sessions/session-store.ts';
import { createTeamHandlers } from '../../functions/src/team/team-handlers.ts';
import { freshSignIn } from '../../functions/src/test-support/handlers.ts';
import { uniqueMark } from './factories.ts';
import { adminRequest } from './handler-requests.ts';
import type { Interruption } from './interruption.ts';
import type { OwnProject } from './own-project.ts';

/** The team of an own project, on a clock that the test may turn. */
export function ownTeam(project: OwnProject, now = () => new Date()) {
  const addressOf = (name: string) => `${name}-${uniqueMark()}@example.org`;

  /** The handlers as the functions have them; each call of Authentication or of the store is a step of the interruption. */
  const handlers = (interruption?: Interruption) => {
    const auth = project.auth();
    const watched: Auth = interruption?.watch('auth', auth) ?? auth;
    const store = createAdminStore(project.firestore, now);
    const desk = createDeskStore(createFileStore(project.bucket));
    return createTeamHandlers({
      accounts: createAccounts(() => watched),
      admins: interruption?.watch('admins', store) ?? store,
      desk,
      sessions: createSessionStore(project.firestore, now),
      audit: { add: addAuditEntry },
      siteOrigin: () => 'https://ohmbridge.example',
    });
  };

  /** An admin with account, claim and record. */
  const admin = async (name = 'ada', held: readonly Role[] = roles): Promise<Caller> => {
    const email = addressOf(name);
    const { uid } = await project.auth().createUser({ email, displayName: name, password: uniqueMark() });
    await project.auth().setCustomUserClaims(uid, { admin: true });
    await addAdminRecord(await project.firestore(), uid, email, { roles: held });
    return { uid, user: { name, username: name, email, admin: true }, roles: held, signIn: freshSignIn() };
  };

  /** A request of an admin, with what its route reads. */
  const by = <Name extends RouteName>(caller: Caller, parts: Partial<ApiRequest<Name>> = {}): ApiRequest<Name> => ({
    ...adminRequest<Name>(parts),
    caller: async () => caller,
    signedIn: async () => caller,
  });

  const invite = (caller: Caller, email: string, interruption?: Interruption, name = 'Grace Hopper') =>
    handlers(interruption).inviteAdmin(by<'inviteAdmin'>(caller, { body: { name, email, roles: [...roles] } }));
  const remove = (caller: Caller, id: string, interruption?: Interruption, successor?: string) =>
    handlers(interruption).removeAdmin(by<'removeAdmin'>(caller, { parameters: { id }, query: { successor } }));
  const setRoles = (caller: Caller, id: string, held: readonly Role[], interruption?: Interruption) =>
    handlers(interruption).setRoles(by<'setRoles'>(caller, { parameters: { id }, body: { roles: [...held] } }));
  const resetSecondFactor = (caller: Caller, id: string, interruption?: Interruption) =>
    handlers(interruption).resetSecondFactor(by<'resetSecondFactor'>(caller, { parameters: { id } }));
  const remind = (caller: Caller, id: string) =>
    handlers().inviteAgain(by<'inviteAgain'>(caller, { parameters: { id } }));
  const read = async (caller: Caller) => (await handlers().readTeam(by<'readTeam'>(caller))).data;

  const welcome = (uid: string) => createAdminStore(project.firestore, now).welcome(uid);

  const account = (email: string) => project.auth().getUserByEmail(email);
  const recordOf = async (uid: string) => (await project.documents('admins')).find(({ id }) => id === uid);
  /** Both halves of an admin: either alone is nothing. */
  const halvesOf = async (uid: string): Promise<{ claim: boolean; record: boolean }> => {
    const { customClaims } = await project.auth().getUser(uid);
    return { claim: customClaims?.admin === true, record: (await recordOf(uid)) !== undefined };
  };
  const mailsTo = async (email: string) => (await project.documents('mail')).filter(({ to }) => to.includes(email));
  const linesAbout = async (email: string) =>
    (await project.documents('adminChanges')).filter(({ who }) => who.email === email).map(({ kind }) => kind);
  /** How a call was answered. */
  const status = (call: Promise<unknown>) =>
    call.then(
      () => 200,
      (error: { status: number }) => error.status,
    );

  return {
    addressOf,
    admin,
    by,
    handlers,
    invite,
    remove,
    setRoles,
    resetSecondFactor,
    remind,
    read,
    welcome,
    account,
    recordOf,
    halvesOf,
    mailsTo,
    linesAbout,
    status,
  };
}
