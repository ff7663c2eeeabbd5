import { hasRole, rolesOf } from '@site/contract/team/roles';
import { teamMessages } from '@site/contract/team/team';
import * as logger from 'firebase-functions/logger';
import { authorOf } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
import { addAuditEntry } from '../shared/audit-list.ts';
import { HttpError } from '../shared/http-error.ts';
import { changeTeam, colleague, recordTeamChange } from './admin.ts';

/** Changes the roles of an admin. The history gets a line, and all admins get an email, with the admin concerned. */
export const changeRolesHandlers = {
  async setRoles({ parameters: { id: uid }, body: { roles }, signedIn }) {
    const caller = await signedIn();
    const by = authorOf(caller);
    const { email } = await colleague(uid);
    await changeTeam(by, (transaction, records) => {
      const stored = records.find(({ id }) => id === uid);
      if (!stored) throw new HttpError(404, teamMessages.notInTeam);
      const before = rolesOf(stored.data());
      // The admin who asks has the role "team" and keeps it, so that one admin always has it.
      if (uid === by.uid && !hasRole(roles, 'team')) throw new HttpError(409, teamMessages.notYourOwnTeamRole);
      if (before.length === roles.length && roles.every((role) => before.includes(role))) return;
      transaction.update(stored.ref, { roles: [...roles] });
      const who = { uid, email: String(stored.get('email')) };
      recordTeamChange(transaction, records, { kind: 'roles', who, by, at: new Date(), before, after: roles });
    });
    await addAuditEntry({ kind: 'roles-changed', whose: { uid, email }, roles, who: by });
    logger.info('Roles of an admin changed', { admin: caller.uid, changed: uid });
    return { data: { roles } };
  },
} satisfies Partial<ApiHandlers>;
