import { isDocumentId } from '../api/document-id.ts';
import type { ApiHandlers } from '../api/handler.ts';
import { HttpError } from '../api/http-error.ts';
import { messages } from '../contract/messages.ts';
import type { Outbox } from './outbox.ts';

export interface MailServices {
  outbox: Pick<Outbox, 'retry' | 'discard'>;
  /** Makes a new delivery task for a mail. */
  enqueue: (id: string) => Promise<void>;
  now: () => Date;
}

/** What an admin can do about mail. */
export function createMailHandlers({ outbox, enqueue, now }: MailServices) {
  return {
    async retryMail({ parameters: { id } }) {
      const outcome = isDocumentId(id) ? await outbox.retry(id, now()) : 'missing';
      if (outcome === 'missing') throw new HttpError(404, messages.mailNotFound);
      if (outcome === 'not-failed') throw new HttpError(409, messages.mailNotFailed);
      // After the state, because a task that ran before would find nothing to do. Should this fail, the sweep finds the mail.
      await enqueue(id);
      return {};
    },
    async discardMail({ parameters: { id } }) {
      const outcome = isDocumentId(id) ? await outbox.discard(id) : 'missing';
      if (outcome === 'missing') throw new HttpError(404, messages.mailNotFound);
      if (outcome === 'not-quarantined') throw new HttpError(409, messages.mailNotQuarantined);
      return {};
    },
  } satisfies Partial<ApiHandlers>;
}
