import type { BulkMailAction } from '@ohmbridge/contract/mail/mail-routes';
import { limits } from '@ohmbridge/contract/shared/limits';
import { messages } from '@ohmbridge/contract/shared/messages';
import { hasRole } from '@ohmbridge/contract/team/roles';
import * as logger from 'firebase-functions/logger';
import type { Caller } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
import { isDocumentId } from '../shared/document-id.ts';
import { fewAtATime } from '../shared/few-at-a-time.ts';
import { HttpError } from '../shared/http-error.ts';
import type { ActingAdmin, Outbox } from './outbox.ts';

export interface MailServices {
  outbox: Pick<Outbox, 'retry' | 'discard' | 'restore' | 'pageFor'>;
  /** Makes a new delivery task for a mail. */
  enqueue: (id: string) => Promise<void>;
  /** Has what waits brought to the hiring desk. */
  enqueueAdmission: () => Promise<void>;
  now: () => Date;
}

/** What an admin can do about mail. */
export function createMailHandlers({ outbox, enqueue, enqueueAdmission, now }: MailServices) {
  // Tasks are made after the state is stored, because one that ran before would find nothing to do. Should one not be made,
  // the sweeps find the mail and the submission.
  /** Whether it was done: of two admins at once, for one of them. */
  const carryOut = async (action: BulkMailAction, id: string, by: ActingAdmin): Promise<boolean> => {
    if (action === 'discard' || action === 'dismiss') return (await outbox.discard(id, by, action)) === 'discarded';
    if (action === 'restore') return (await outbox.restore(id, by)) === 'restored';
    const isRetried = (await outbox.retry(id, by, action)) === 'retried';
    if (isRetried) await enqueue(id);
    return isRetried;
  };
  const acting = ({ roles }: Caller): ActingAdmin => ({
    now: now(),
    readers: [
      ...(hasRole(roles, 'hiring') ? (['hiring'] as const) : []),
      // Mails without readers can fail like the rest.
      ...(hasRole(roles, 'team') ? (['team', 'nobody'] as const) : []),
    ],
  });
  return {
    async retryMail({ parameters: { id }, signedIn }) {
      const outcome = isDocumentId(id) ? await outbox.retry(id, acting(await signedIn())) : 'missing';
      if (outcome === 'missing') throw new HttpError(404, messages.mailNotFound);
      if (outcome === 'not-failed') throw new HttpError(409, messages.mailNotFailed);
      await Promise.all([enqueue(id), enqueueAdmission()]);
      return {};
    },
    async discardMail({ parameters: { id }, signedIn }) {
      const outcome = isDocumentId(id) ? await outbox.discard(id, acting(await signedIn())) : 'missing';
      if (outcome === 'missing') throw new HttpError(404, messages.mailNotFound);
      if (outcome === 'not-over') throw new HttpError(409, messages.mailNotQuarantined);
      return {};
    },
    async bulkMails({ body: { action, ids, after }, signedIn }) {
      const admin = await signedIn();
      const by = acting(admin);
      const page = ids
        ? { ids: [...new Set(ids)], next: undefined }
        : await outbox.pageFor(action, by, { after, max: limits.mailsPerAnswer });
      const outcomes = await fewAtATime(page.ids, (id) => carryOut(action, id, by));
      const done = page.ids.filter((_id, index) => {
        const outcome = outcomes[index];
        return outcome?.status === 'fulfilled' && outcome.value;
      });
      if (action === 'release' && done.length > 0) await enqueueAdmission();
      logger.info('Mails dealt with by an admin', { action, done: done.length, admin: admin.uid });
      const failure = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failure) throw failure.reason;
      return { data: { done, ...(page.next !== undefined && { next: page.next }) } };
    },
  } satisfies Partial<ApiHandlers>;
}
