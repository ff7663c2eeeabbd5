import { hasRole } from '@ohmbridge/contract/team/roles';
import { type TeamMember, teamChangesShown, teamMessages } from '@ohmbridge/contract/team/team';
import * as logger from 'firebase-functions/logger';
import { authorOf, type Caller } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
import type { AuditList } from '../shared/audit-list.ts';
import { isDocumentId } from '../shared/document-id.ts';
import { HttpError } from '../shared/http-error.ts';
import { invitationMail, secondFactorResetMail } from './account-mails.ts';
import type { Account, Accounts } from './accounts.ts';
import type { AdminRecord, AdminStore } from './admin-store.ts';
import { type RemovalServices, removeAdmin } from './remove-admin.ts';

export interface TeamServices extends RemovalServices {
  accounts: Accounts;
  admins: AdminStore;
  desk: RemovalServices['desk'] & {
    /** Shows an admin what was assigned to them before roles existed. */
    showAssigned: (uid: string) => Promise<void>;
  };
  audit: AuditList;
  siteOrigin: () => string;
}

/** Who works in the admin area: reading, inviting, removing. */
export function createTeamHandlers(services: TeamServices) {
  const { accounts, admins, desk, audit, siteOrigin } = services;
  const invitation = (to: string, { user }: Caller) => invitationMail(to, user, siteOrigin());
  /** Gives a colleague as in their record: the owner of the account can change its name and address. */
  const colleague = async (uid: string): Promise<AdminRecord> => {
    const record = isDocumentId(uid) ? await admins.find(uid) : undefined;
    if (!record) throw new HttpError(404, teamMessages.notInTeam);
    return record;
  };
  /** Whether everything can be given to somebody. */
  const takesOver = async (uid: string) => hasRole((await admins.find(uid))?.roles ?? [], 'hiring');
  return {
    async readTeam({ signedIn }) {
      const { uid } = await signedIn();
      const [records, changes] = await Promise.all([admins.records(), admins.changes(teamChangesShown)]);
      const known = await accounts.known(
        records.flatMap(({ uid, invitedBy }) => (invitedBy === undefined ? [uid] : [uid, invitedBy])),
      );
      const enrolled = await admins.withSecondFactor(records.map((record) => record.uid));
      const addresses = new Map(records.map(({ uid, email }) => [uid, email]));
      const members = records.map((record) => ({
        ...memberOf(record, known.get(record.uid), enrolled.has(record.uid)),
        isYou: record.uid === uid,
        invitedBy:
          (record.invitedBy && (addresses.get(record.invitedBy) ?? known.get(record.invitedBy)?.email)) || null,
      }));
      members.sort((one, other) => one.name.localeCompare(other.name, 'en-GB'));
      return { data: { members, changes } };
    },
    async inviteAdmin({ body, signedIn }) {
      const caller = await signedIn();
      const { uid, email, isDisabled } = await accounts.findOrCreate(body);
      if (isDisabled) throw new HttpError(409, teamMessages.accountDisabled);
      // Before there is a record, nothing of this lets anybody in; and each step may be done again. So whoever is cut off here
      // invites once more, and nothing is doubled.
      if (!(await admins.find(uid))) await accounts.shut(uid);
      await accounts.makeAdmin(uid);
      const isNew = await admins.add({ uid, email }, body.roles, authorOf(caller), invitation(email, caller));
      if (isNew) logger.info('Admin invited', { admin: caller.uid, invited: uid });
      return { data: { email, isNew } };
    },
    async inviteAgain({ parameters: { id }, signedIn }) {
      const caller = await signedIn();
      const { email } = await colleague(id);
      if ((await accounts.known([id])).get(id)?.lastSignIn) throw new HttpError(409, teamMessages.hasSignedIn);
      const outcome = await admins.remind(id, invitation(email, caller));
      if (outcome === 'missing') throw new HttpError(404, teamMessages.notInTeam);
      return { data: { isSent: outcome === 'sent' } };
    },
    async setRoles({ parameters: { id }, body: { roles }, signedIn }) {
      const caller = await signedIn();
      const { email } = await colleague(id);
      if (!(await admins.setRoles(id, roles, authorOf(caller)))) throw new HttpError(404, teamMessages.notInTeam);
      // Who sees everything needs no list of what is theirs.
      if (hasRole(roles, 'interviewer') && !hasRole(roles, 'hiring')) await desk.showAssigned(id);
      await audit.add({ kind: 'roles-changed', whose: { uid: id, email }, roles, who: authorOf(caller) });
      logger.info('Roles of an admin changed', { admin: caller.uid, changed: id });
      return { data: { roles } };
    },
    async resetSecondFactor({ parameters: { id }, signedIn }) {
      const caller = await signedIn();
      if (id === caller.uid) throw new HttpError(409, teamMessages.ownSecondFactor);
      const { email } = await colleague(id);
      if (!(await admins.withSecondFactor([id])).has(id)) throw new HttpError(409, teamMessages.noSecondFactor);
      // The password goes first: without a second factor, a person with the old password could set up a new one.
      await accounts.lockOut(id);
      // The link is for the account with the address of the record.
      await accounts.restoreAddress(id, email);
      const mail = secondFactorResetMail(email, caller.user);
      const outcome = await admins.resetSecondFactor(id, authorOf(caller), mail);
      if (outcome === 'missing') throw new HttpError(404, teamMessages.notInTeam);
      if (outcome === 'none') throw new HttpError(409, teamMessages.noSecondFactor);
      await audit.add({ kind: 'second-factor-reset', whose: { uid: id, email }, who: authorOf(caller) });
      logger.info('Second factor reset', { admin: caller.uid, of: id });
      return {};
    },
    async removeAdmin({ parameters: { id }, query: { successor }, signedIn }) {
      const caller = await signedIn();
      if (id === caller.uid) throw new HttpError(409, teamMessages.notYourself);
      if (!isDocumentId(id)) throw new HttpError(404, teamMessages.notInTeam);
      if (successor !== undefined && !(successor !== id && isDocumentId(successor) && (await takesOver(successor))))
        throw new HttpError(409, teamMessages.successorNotInTeam);
      if (!(await removeAdmin(services, id, authorOf(caller), successor)))
        throw new HttpError(404, teamMessages.notInTeam);
      logger.info('Admin removed', { admin: caller.uid, removed: id });
      return {};
    },
  } satisfies Partial<ApiHandlers>;
}

function memberOf(
  { uid, email, grantedAt, roles }: AdminRecord,
  account: Account | undefined,
  hasSecondFactor: boolean,
): Omit<TeamMember, 'isYou' | 'invitedBy'> {
  return {
    uid,
    name: account?.name ?? email,
    email,
    state: stateOf(account),
    roles,
    since: grantedAt.toISOString(),
    lastSignInAt: account?.lastSignIn?.toISOString() ?? null,
    lastSeenAt: account?.lastSeen?.toISOString() ?? null,
    hasSecondFactor,
  };
}

function stateOf(account: Account | undefined): TeamMember['state'] {
  if (!account?.hasClaim || account.isDisabled) return 'incomplete';
  return account.lastSignIn ? 'active' : 'invited';
}
