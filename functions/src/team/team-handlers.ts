import type { JobAuthor } from '@ohmbridge/contract/jobs/job-change';
import { hasRole } from '@ohmbridge/contract/team/roles';
import { type TeamMember, teamChangesShown, teamMessages } from '@ohmbridge/contract/team/team';
import * as logger from 'firebase-functions/logger';
import { authorOf, type Caller } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
import type { AuditList } from '../shared/audit-list.ts';
import { isDocumentId } from '../shared/document-id.ts';
import { HttpError } from '../shared/http-error.ts';
import { invitationMail } from './account-mails.ts';
import type { Account, Accounts } from './accounts.ts';
import type { AdminRecord, AdminStore } from './admin-store.ts';

export interface TeamServices {
  accounts: Accounts;
  admins: AdminStore;
  /** Gives what is assigned to somebody to another, or to nobody. */
  handOver: (from: string, to: string | null, by: JobAuthor) => Promise<void>;
  /** Shows somebody what was assigned to them before there were roles. */
  showAssigned: (uid: string) => Promise<void>;
  audit: AuditList;
  siteOrigin: () => string;
}

/** Who works in the admin area: reading, inviting, removing. */
export function createTeamHandlers(services: TeamServices) {
  const { accounts, admins, handOver, showAssigned, audit, siteOrigin } = services;
  const invitation = (to: string, { user }: Caller) => invitationMail(to, user, siteOrigin());
  const colleague = async (uid: string): Promise<JobAuthor> => ({
    uid,
    email: (await accounts.known([uid])).get(uid)?.email ?? '',
  });
  /** Whether everything can be given to somebody. */
  const takesOver = async (uid: string) => hasRole((await admins.rolesOf(uid)) ?? [], 'hiring');
  return {
    async readTeam({ signedIn }) {
      const { uid } = await signedIn();
      const [records, changes] = await Promise.all([admins.records(), admins.changes(teamChangesShown)]);
      const known = await accounts.known(
        records.flatMap(({ uid, invitedBy }) => (invitedBy === undefined ? [uid] : [uid, invitedBy])),
      );
      const enrolled = await admins.withSecondFactor(records.map((record) => record.uid));
      const members = records.map((record) => memberOf(record, known, uid, enrolled.has(record.uid)));
      members.sort((one, other) => one.name.localeCompare(other.name, 'en-GB'));
      return { data: { members, changes } };
    },
    async inviteAdmin({ body, signedIn }) {
      const caller = await signedIn();
      const { uid, email, isDisabled } = await accounts.findOrCreate(body);
      if (isDisabled) throw new HttpError(409, teamMessages.accountDisabled);
      // Before there is a record, nothing of this lets anybody in; and each step may be done again. So whoever is cut off here
      // invites once more, and nothing is doubled.
      if (!(await admins.rolesOf(uid))) await accounts.shut(uid);
      await accounts.makeAdmin(uid);
      const isNew = await admins.add({ uid, email }, body.roles, authorOf(caller), invitation(email, caller));
      if (isNew) logger.info('Admin invited', { admin: caller.uid, invited: uid });
      return { data: { email, isNew } };
    },
    async inviteAgain({ parameters: { id }, signedIn }) {
      const caller = await signedIn();
      const account = isDocumentId(id) ? (await accounts.known([id])).get(id) : undefined;
      if (!account) throw new HttpError(404, teamMessages.notInTeam);
      if (account.lastSignIn) throw new HttpError(409, teamMessages.hasSignedIn);
      const outcome = await admins.remind(id, invitation(account.email, caller));
      if (outcome === 'missing') throw new HttpError(404, teamMessages.notInTeam);
      return { data: { isSent: outcome === 'sent' } };
    },
    async setRoles({ parameters: { id }, body: { roles }, signedIn }) {
      const caller = await signedIn();
      const isThere = isDocumentId(id) && (await admins.setRoles(id, roles, authorOf(caller)));
      if (!isThere) throw new HttpError(404, teamMessages.notInTeam);
      // Who sees everything needs no list of what is theirs.
      if (hasRole(roles, 'interviewer') && !hasRole(roles, 'hiring')) await showAssigned(id);
      await audit.add({ kind: 'roles-changed', whose: await colleague(id), roles, who: authorOf(caller) });
      logger.info('Roles of an admin changed', { admin: caller.uid, changed: id });
      return { data: { roles } };
    },
    async resetSecondFactor({ parameters: { id }, signedIn }) {
      const caller = await signedIn();
      if (id === caller.uid) throw new HttpError(409, teamMessages.ownSecondFactor);
      const outcome = isDocumentId(id) ? await admins.resetSecondFactor(id, authorOf(caller)) : 'missing';
      if (outcome === 'missing') throw new HttpError(404, teamMessages.notInTeam);
      if (outcome === 'none') throw new HttpError(409, teamMessages.noSecondFactor);
      await audit.add({ kind: 'second-factor-reset', whose: await colleague(id), who: authorOf(caller) });
      logger.info('Second factor reset', { admin: caller.uid, of: id });
      return {};
    },
    async removeAdmin({ parameters: { id }, query: { successor }, signedIn }) {
      const caller = await signedIn();
      if (id === caller.uid) throw new HttpError(409, teamMessages.notYourself);
      if (!isDocumentId(id)) throw new HttpError(404, teamMessages.notInTeam);
      if (successor !== undefined && !(successor !== id && isDocumentId(successor) && (await takesOver(successor))))
        throw new HttpError(409, teamMessages.successorNotInTeam);
      // The record first, because that holds at once; the rest also where an earlier removal was cut off before it.
      const isRemoved = await admins.remove(id, authorOf(caller));
      await handOver(id, successor ?? null, authorOf(caller));
      // Last, because the claim says what is still to be done.
      const hadClaim = await accounts.takeAway(id);
      if (!isRemoved && !hadClaim) throw new HttpError(404, teamMessages.notInTeam);
      logger.info('Admin removed', { admin: caller.uid, removed: id });
      return {};
    },
  } satisfies Partial<ApiHandlers>;
}

function memberOf(
  record: AdminRecord,
  known: ReadonlyMap<string, Account>,
  callerUid: string,
  hasSecondFactor: boolean,
): TeamMember {
  const { uid, email, grantedAt, roles, invitedBy } = record;
  const account = known.get(uid);
  return {
    uid,
    name: account?.name ?? email,
    email: account?.email || email,
    state: stateOf(account),
    roles,
    isYou: uid === callerUid,
    since: grantedAt.toISOString(),
    invitedBy: (invitedBy && known.get(invitedBy)?.email) || null,
    lastSignInAt: account?.lastSignIn?.toISOString() ?? null,
    lastSeenAt: account?.lastSeen?.toISOString() ?? null,
    hasSecondFactor,
  };
}

function stateOf(account: Account | undefined): TeamMember['state'] {
  if (!account?.hasClaim || account.isDisabled) return 'incomplete';
  return account.lastSignIn ? 'active' : 'invited';
}
