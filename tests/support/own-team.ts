import { type Role, roles } from '@site/contract/team/roles';
import type { Caller } from '../../functions/src/http/caller.ts';
import type { ApiRequest, RouteName } from '../../functions/src/http/handler.ts';
import { newAdminRecord } from '../../functions/src/team/admin.ts';
import { changeRolesHandlers } from '../../functions/src/team/change-roles.ts';
import { invitationHandlers, recordArrival } from '../../functions/src/team/invite-admin.ts';
import { readTeamHandlers } from '../../functions/src/team/read-team.ts';
import { removalHandlers } from '../../functions/src/team/remove-admin.ts';
import { secondFactorResetHandlers } from '../../functions/src/team/reset-second-factor.ts';
import { freshSignIn, requestOf } from '../../functions/src/test-support/handlers.ts';
import { uniqueMark } from './factories.ts';
import type { OwnProject } from './own-project.ts';

/** Gives calls for the team of the test's project. */
export function ownTeam(project: OwnProject) {
  const addressOf = (name: string) => `${name}-${uniqueMark()}@example.org`;

  const handlers = {
    ...readTeamHandlers,
    ...invitationHandlers,
    ...changeRolesHandlers,
    ...secondFactorResetHandlers,
    ...removalHandlers,
  };

  /** Creates an admin with an account, a claim and a record. */
  const admin = async (name = 'ada', held: readonly Role[] = roles): Promise<Caller> => {
    const email = addressOf(name);
    const uid = uniqueMark();
    // One import replaces three calls, for `createUser` and the claim. The emulator does not check the hash.
    await project
      .auth()
      .importUsers([{ uid, email, displayName: name, passwordHash: Buffer.from(uid), customClaims: { admin: true } }], {
        hash: { algorithm: 'BCRYPT' },
      });
    const record = (await project.firestore()).collection('admins').doc(uid);
    await record.set(newAdminRecord(email, new Date(), held));
    return { uid, user: { name, username: name, email, admin: true }, roles: held, signIn: freshSignIn() };
  };

  /** Makes a request of an admin with the parts that its route reads. */
  const by = <Name extends RouteName>(caller: Caller, parts: Partial<ApiRequest<Name>> = {}) =>
    requestOf<Name>(parts, caller);

  const invite = (caller: Caller, email: string, name = 'Grace Hopper') =>
    handlers.inviteAdmin(by<'inviteAdmin'>(caller, { body: { name, email, roles: [...roles] } }));
  const remove = (caller: Caller, id: string, successor?: string) =>
    handlers.removeAdmin(by<'removeAdmin'>(caller, { parameters: { id }, query: { successor } }));
  const setRoles = (caller: Caller, id: string, held: readonly Role[]) =>
    handlers.setRoles(by<'setRoles'>(caller, { parameters: { id }, body: { roles: [...held] } }));
  const resetSecondFactor = (caller: Caller, id: string) =>
    handlers.resetSecondFactor(by<'resetSecondFactor'>(caller, { parameters: { id } }));
  const remind = (caller: Caller, id: string) =>
    handlers.inviteAgain(by<'inviteAgain'>(caller, { parameters: { id } }));
  const read = async (caller: Caller) => (await handlers.readTeam(by<'readTeam'>(caller))).data;

  const account = (email: string) => project.auth().getUserByEmail(email);
  const recordOf = async (uid: string) => (await project.documents('admins')).find(({ id }) => id === uid);
  /** Gives the claim and the record of an admin, who needs both. */
  const halvesOf = async (uid: string): Promise<{ claim: boolean; record: boolean }> => {
    const { customClaims } = await project.auth().getUser(uid);
    return { claim: customClaims?.admin === true, record: (await recordOf(uid)) !== undefined };
  };
  const mailsTo = async (email: string) => (await project.documents('mail')).filter(({ to }) => to.includes(email));
  const linesAbout = async (email: string) =>
    (await project.documents('adminChanges')).filter(({ who }) => who.email === email).map(({ kind }) => kind);
  /** Gives the status of the answer to a call. */
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
    welcome: recordArrival,
    account,
    recordOf,
    halvesOf,
    mailsTo,
    linesAbout,
    status,
  };
}
