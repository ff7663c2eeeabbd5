import { withIsoTimes } from '@site/contract/shared/collections';
import { type AdminChange, type TeamMember, teamChangesShown } from '@site/contract/team/team';
import type { ApiHandlers } from '../http/handler.ts';
import { collection } from '../shared/documents.ts';
import { type Account, accountsByUid } from './accounts.ts';
import { type AdminRecord, allAdmins } from './admin.ts';
import { enrolledAmong } from './second-factor/second-factor.ts';

export const readTeamHandlers = {
  async readTeam({ signedIn }) {
    const { uid: reader } = await signedIn();
    const [records, changes] = await Promise.all([allAdmins(), newestChanges()]);
    const [accounts, enrolled] = await Promise.all([
      accountsByUid(records.flatMap(({ uid, invitedBy }) => (invitedBy === undefined ? [uid] : [uid, invitedBy]))),
      enrolledAmong(records.map(({ uid }) => uid)),
    ]);
    const addressOf = (uid: string) => records.find((record) => record.uid === uid)?.email ?? accounts.get(uid)?.email;
    const members = records.map((record) => ({
      ...memberOf(record, accounts.get(record.uid), enrolled.has(record.uid)),
      isYou: record.uid === reader,
      invitedBy: (record.invitedBy && addressOf(record.invitedBy)) || null,
    }));
    members.sort((one, other) => one.name.localeCompare(other.name, 'en-GB'));
    return { data: { members, changes } };
  },
} satisfies Partial<ApiHandlers>;

async function newestChanges(): Promise<AdminChange[]> {
  const changes = collection('adminChanges').orderBy('at', 'desc').limit(teamChangesShown);
  return (await changes.get()).docs.map((document) => withIsoTimes<AdminChange>(document.data()));
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
