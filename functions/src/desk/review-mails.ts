import {
  type Delivery,
  type DeliveryState,
  type Mail,
  type MailDocument,
  type MailReaders,
  quarantineReasons,
  unfinishedStates,
} from '@site/contract/mail/mail';
import type { BulkMailAction } from '@site/contract/mail/mail-routes';
import { limits } from '@site/contract/shared/limits';
import { messages } from '@site/contract/shared/messages';
import { hasRole } from '@site/contract/team/roles';
import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import type { Caller } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
import { hasEnded, isStuck, retriedDelivery } from '../mail/delivery-plan.ts';
import { enqueueDelivery } from '../mail/mail-tasks.ts';
import { changeMail, deliveryOf, mails, submissionKindOf } from '../mail/outbox.ts';
import { collection, isDocumentId } from '../shared/documents.ts';
import { HttpError } from '../shared/http-error.ts';
import { fewAtATime } from '../shared/many-items.ts';
import { enqueueIntake } from './intake.ts';
import { messageDiscarded, messageRestored } from './take-back-message.ts';

// An admin reviews the emails that have failed, are stuck or wait in quarantine. An email in the bin can be restored for 30
// days.

/** An admin who acts on emails now, with the readers whose emails they can see. All other emails count as missing for them. */
export interface ActingAdmin {
  now: Date;
  readers: readonly MailReaders[];
}

export const mailHandlers = {
  async retryMail({ parameters: { id }, signedIn }) {
    const outcome = isDocumentId(id) ? await sendAgain(id, acting(await signedIn())) : 'missing';
    if (outcome === 'missing') throw new HttpError(404, messages.mailNotFound);
    if (outcome === 'not-failed') throw new HttpError(409, messages.mailNotFailed);
    await Promise.all([enqueueDelivery(id), enqueueIntake()]);
    return {};
  },
  async discardMail({ parameters: { id }, signedIn }) {
    const outcome = isDocumentId(id) ? await moveToBin(id, acting(await signedIn())) : 'missing';
    if (outcome === 'missing') throw new HttpError(404, messages.mailNotFound);
    if (outcome === 'not-over') throw new HttpError(409, messages.mailNotQuarantined);
    return {};
  },
  async bulkMails({ body: { action, ids, after }, signedIn }) {
    const admin = await signedIn();
    const by = acting(admin);
    const page = ids
      ? { ids: [...new Set(ids)], next: undefined }
      : await mailsFor(action, by, { after, max: limits.mailsPerAnswer });
    const outcomes = await fewAtATime(page.ids, (id) => carryOut(action, id, by));
    const done = page.ids.filter((_id, index) => {
      const outcome = outcomes[index];
      return outcome?.status === 'fulfilled' && outcome.value;
    });
    if (action === 'release' && done.length > 0) await enqueueIntake();
    logger.info('Emails reviewed by an admin', { action, done: done.length, admin: admin.uid });
    const failure = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failure) throw failure.reason;
    return { data: { done, ...(page.next !== undefined && { next: page.next }) } };
  },
} satisfies Partial<ApiHandlers>;

/** Carries out an action, once even if two admins ask for it; tells whether this call did it. */
async function carryOut(action: BulkMailAction, id: string, by: ActingAdmin): Promise<boolean> {
  if (action === 'discard' || action === 'dismiss') return (await moveToBin(id, by, action)) === 'discarded';
  if (action === 'restore') return (await restoreFromBin(id, by)) === 'restored';
  const isRetried = (await sendAgain(id, by, action)) === 'retried';
  // The task is made after the state is stored: an earlier task would find nothing to do. If the task cannot be made, the
  // sweep finds the email.
  if (isRetried) await enqueueDelivery(id);
  return isRetried;
}

function acting({ roles }: Caller): ActingAdmin {
  // Emails without readers can fail, too.
  const ofTeam: MailReaders[] = hasRole(roles, 'team') ? ['team', 'nobody'] : [];
  return { now: new Date(), readers: hasRole(roles, 'hiring') ? ['hiring', ...ofTeam] : ofTeam };
}

const statesFor: Record<BulkMailAction, DeliveryState[]> = {
  retry: ['ERROR', ...unfinishedStates],
  dismiss: ['ERROR'],
  release: ['HELD'],
  discard: ['HELD'],
  restore: ['DISCARDED'],
};

/** Makes an email ready for another task, as `retriedDelivery` says; its quarantined submission then goes to the desk. */
export function sendAgain(id: string, { now, readers }: ActingAdmin, action?: 'retry' | 'release') {
  return changeMail(
    id,
    async ({ reference, mail, delivery }, transaction) => {
      const retried = retriedDelivery(delivery, now, action);
      if (!retried) return 'not-failed';
      const kind = submissionKindOf[mail.emailService.template];
      const submission = kind && collection(kind).doc(id);
      const isQuarantined = submission && (await transaction.get(submission)).get('quarantined') === true;
      if (isQuarantined) transaction.update(submission, { quarantined: FieldValue.delete(), waitingSince: now });
      if (retried !== delivery) transaction.update(reference, { delivery: retried });
      return 'retried';
    },
    readers,
  );
}

/** Moves an email to the bin from quarantine (`discard`), or after it was given up (`dismiss`). */
export function moveToBin(id: string, { now, readers }: ActingAdmin, action?: 'discard' | 'dismiss') {
  return changeMail(
    id,
    async ({ reference, mail, delivery }, transaction) => {
      const states = action ? statesFor[action] : [...statesFor.discard, ...statesFor.dismiss];
      if (!states.includes(delivery.state)) return 'not-over';
      if (isMessage(mail)) await messageDiscarded(transaction, id, mail);
      const discarded: Delivery = { ...delivery, state: 'DISCARDED', endTime: now, retryTime: null };
      transaction.update(reference, { delivery: discarded });
      return 'discarded';
    },
    readers,
  );
}

/** Restores an email from the bin to its earlier state. */
export function restoreFromBin(id: string, { readers }: ActingAdmin) {
  return changeMail(
    id,
    async ({ reference, mail, delivery }, transaction) => {
      if (delivery.state !== 'DISCARDED') return 'not-in-bin';
      if (isMessage(mail)) await messageRestored(transaction, id, mail);
      const reasons: readonly (string | null)[] = quarantineReasons;
      const state = reasons.includes(delivery.error) ? 'HELD' : 'ERROR';
      transaction.update(reference, { delivery: { ...delivery, state } });
      return 'restored';
    },
    readers,
  );
}

const isMessage = ({ emailService }: Mail) => emailService.template === 'message';

/** Gives one page of the emails that an action is for, in the order of their ids; `next` if the outbox may have more. */
export async function mailsFor(
  action: BulkMailAction,
  { now, readers }: ActingAdmin,
  { after, max }: { after: string | undefined; max: number },
): Promise<{ ids: string[]; next: string | undefined }> {
  const found = mails().where('readers', 'in', readers).where('delivery.state', 'in', statesFor[action]);
  // Sorted by id, because these emails are sent or deleted in the meantime, and the last email of a page can be gone.
  const sorted = found.select('delivery').orderBy(FieldPath.documentId()).limit(max);
  const { docs } = await (after === undefined ? sorted : sorted.startAfter(after)).get();
  const isMeant = (delivery: Delivery) => hasEnded(delivery.state) || isStuck(delivery, now);
  const meant = docs.filter((mail) => isMeant(deliveryOf(mail.data() as MailDocument)));
  return { ids: meant.map(({ id }) => id), next: docs.length < max ? undefined : docs.at(-1)?.id };
}
