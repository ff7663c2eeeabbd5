import type { DeskSettings } from '@ohmbridge/contract/desk/desk-settings';
import * as logger from 'firebase-functions/logger';
import { authorOf } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
import type { AuditList } from '../shared/audit-list.ts';
import { idempotentId } from '../shared/idempotent-id.ts';
import { auditedTogether, type FindAudited } from './audited-submissions.ts';
import { each, idOf, kindOf } from './desk-requests.ts';
import type { DeskStore } from './desk-store.ts';
import type { People } from './people.ts';

export interface DeskServices {
  desk: DeskStore;
  people: People;
  colleagues: () => Promise<Pick<DeskSettings, 'colleagues' | 'formerColleagues'>>;
  retentionDays: () => number;
  answerWithinWorkingDays: () => number;
  findAudited: FindAudited;
  audit: AuditList;
}

/** What admins do about applications and enquiries. */
export function createDeskHandlers(services: DeskServices) {
  const { desk, people, colleagues, findAudited, audit, retentionDays, answerWithinWorkingDays } = services;
  return {
    async moveSubmission({ parameters, body: { status, unchangedSince }, signedIn }) {
      const by = authorOf(await signedIn());
      return { data: await desk.move(kindOf(parameters), idOf(parameters), status, { by, unchangedSince }) };
    },
    async moveSubmissions({ parameters, body: { status, items }, signedIn }) {
      const kind = kindOf(parameters);
      const by = authorOf(await signedIn());
      const asked = new Map(items.map((item) => [item.id, item]));
      return {
        data: await each(asked.values(), async ({ id, unchangedSince }) => ({
          standing: await desk.move(kind, id, status, { by, unchangedSince }),
        })),
      };
    },
    async assignSubmission({ parameters, body: { uid }, signedIn }) {
      const by = authorOf(await signedIn());
      return { data: { assignee: await desk.assign(kindOf(parameters), idOf(parameters), uid, by) } };
    },
    async markSubmission({ parameters, body: { unread }, signedIn }) {
      await desk.mark(kindOf(parameters), idOf(parameters), unread, authorOf(await signedIn()));
      return { data: { unread } };
    },
    async addNote({ parameters, body: { text }, idempotencyKey, signedIn }) {
      const by = authorOf(await signedIn());
      const [kind, submission] = [kindOf(parameters), idOf(parameters)];
      const id = idempotencyKey && idempotentId(idempotencyKey, [by.uid, kind, submission, text]);
      return { data: { note: await desk.addNote(kind, submission, { id, text, by }) } };
    },
    async showNames({ parameters, signedIn }) {
      await desk.showNames(idOf(parameters), authorOf(await signedIn()));
      return {};
    },
    async eraseSubmission({ parameters, signedIn }) {
      const who = authorOf(await signedIn());
      const [kind, id] = [kindOf(parameters), idOf(parameters)];
      const found = await findAudited(kind, id);
      // Done again, it erases nothing, and is told once.
      if (found) await audit.add({ kind: 'erased', what: 'submission', ...auditedTogether([found]), who });
      await desk.erase(kind, id);
      logger.info('Submission erased by an admin', { kind, admin: who.uid });
      return {};
    },
    async openSubmission({ parameters, signedIn }) {
      const who = authorOf(await signedIn());
      const submission = await findAudited(kindOf(parameters), idOf(parameters));
      // Nobody learns from this call whether there is one.
      if (submission?.reference !== undefined) await audit.add({ kind: 'opened', submission, who });
      return {};
    },
    async exportList({ body: { kind: list, count, filters }, signedIn }) {
      await audit.add({ kind: 'exported', what: 'list', list, count, filters, who: authorOf(await signedIn()) });
      return {};
    },
    async readDeskSettings() {
      return {
        data: {
          ...(await colleagues()),
          retentionDays: retentionDays(),
          answerWithinWorkingDays: answerWithinWorkingDays(),
        },
      };
    },
    async exportPerson({ body: { email }, signedIn }) {
      const who = authorOf(await signedIn());
      const found = await people.find(email);
      await audit.add({ kind: 'exported', what: 'person', ...auditedTogether(found), who });
      for (const { kind, id, reference } of found)
        if (kind === 'applications' && reference !== undefined) await desk.noteExport(id, who);
      logger.info('Data of a person exported by an admin', { admin: who.uid });
      return { data: { person: await people.export(email) } };
    },
    async erasePerson({ body: { email }, signedIn }) {
      const who = authorOf(await signedIn());
      const found = auditedTogether(await people.find(email));
      await audit.add({ kind: 'erased', what: 'person', ...found, who });
      const erased = await people.erase(email);
      logger.info('Data of a person erased by an admin', { admin: who.uid, ...erased });
      return { data: { erased } };
    },
  } satisfies Partial<ApiHandlers>;
}
