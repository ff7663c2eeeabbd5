import type { QueuedMessage } from '@site/contract/desk/desk-routes';
import { deskMessages, type SendMessageInput } from '@site/contract/desk/desk-schemas';
import { interviewWords } from '@site/contract/desk/interview-words';
import { isAhead, timesWords } from '@site/contract/desk/interviews';
import { fillTemplate, type TemplateName, templatesOf, templateValues } from '@site/contract/desk/message-templates';
import { replyLine } from '@site/contract/desk/sender-page';
import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import type { SubmissionRecord } from '@site/contract/desk/submission-record';
import { homeCountry } from '@site/contract/firm/countries';
import { tomorrowMorning } from '@site/contract/jobs/job-closing';
import type { Mail } from '@site/contract/mail/mail';
import type { Author } from '@site/contract/shared/author';
import { messages } from '@site/contract/shared/messages';
import { FieldValue } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { authorOf } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
import { officeMailbox } from '../mail/mail-settings.ts';
import { queueMail, type WhenLeaving } from '../mail/outbox.ts';
import { collection, idempotentId } from '../shared/documents.ts';
import { HttpError, invalidField } from '../shared/http-error.ts';
import { each } from '../shared/many-items.ts';
import { kindOf } from './desk-requests.ts';
import { isHidden, unnamed } from './hidden-names.ts';
import {
  planInterviewAfterMove,
  planInterviewOfMessage,
  refuseWrongInterviewers,
} from './interviews/arrange-interview.ts';
import { messageDocuments, type StoredMessage } from './message.ts';
import { leavesAt, readMessageDelay } from './message-delay.ts';
import { notify } from './notifications.ts';
import { letterWithLink } from './sender-link.ts';
import { aboutSubmission } from './sender-mails.ts';
import {
  changeSubmission,
  changeSubmissionIn,
  type DecidedChange,
  moved,
  refuseMove,
  type SubmissionInTransaction,
  standingOf,
} from './submission.ts';
import { messageDiscarded } from './take-back-message.ts';

// Sends a message, and applies its effects as it leaves. The life of a message: message.ts.

export const sendMessageHandlers = {
  async sendMessage({ parameters, body, idempotencyKey, signedIn }) {
    const now = new Date();
    const kind = kindOf(parameters);
    const by = authorOf(await signedIn());
    const { ids, ...message } = body;
    refuseForeignTemplate(kind, message.template);
    refuseInterview(kind, message, now);
    const recipients = [...new Set(ids)].map((id) => ({ id }));
    const soon = leavesAt(now, readMessageDelay(process.env), recipients.length);
    const data = await each('Submission', recipients, ({ id: submission }) => {
      const id = idempotencyKey && idempotentId(idempotencyKey, [by.uid, kind, submission, message]);
      return changeSubmission(kind, submission, by, (current) => {
        const leaves = message.leavesAt === undefined ? soon : tomorrowMorning(officeOf(current.record), now);
        return send(current, message, { id, by, leavesAt: leaves });
      });
    });
    logger.info('Messages queued by an admin', { kind, done: data.done, admin: by.uid });
    return { data };
  },
} satisfies Partial<ApiHandlers>;

/** Gives the country whose clock counts for a sender. Enquirers name no country, so the home country counts. */
const officeOf = (record: SubmissionRecord) => ('country' in record ? record.country : homeCountry);

type Message = Omit<SendMessageInput, 'ids'>;

/** Stores a message and its email. Nothing else changes before the message leaves. */
async function send(
  current: SubmissionInTransaction,
  input: Message,
  { id, by, leavesAt }: { id: string | undefined; by: Author; leavesAt: Date },
): Promise<DecidedChange<QueuedMessage>> {
  const { kind, record, at, transaction } = current;
  const { template, status, reason, onlyFrom, interview, times } = input;
  const documents = messageDocuments(current, id);
  const queued = (leaves: Date): QueuedMessage => ({
    standing: standingOf(record),
    messageId: documents.message.id,
    leavesAt: leaves.toISOString(),
  });
  if (id !== undefined) {
    const [sent, unsent] = await transaction.getAll(documents.message, documents.unsent);
    // A repeated call must not send a message that an admin has taken back in the meantime.
    if (unsent?.exists) throw new HttpError(409, deskMessages.wasTakenBack);
    if (sent?.exists) return { result: queued((sent.data() as StoredMessage).leavesAt.toDate()) };
  }
  if (onlyFrom && !onlyFrom.includes(record.status))
    throw new HttpError(409, deskMessages.movedMeanwhile, { data: standingOf(record) });
  const movesTo = status === record.status ? undefined : status;
  if (movesTo) refuseMove(kind, record, movesTo, by);
  if (status && record.waitingMove) throw new HttpError(409, deskMessages.moveWaits);
  await refuseWrongInterviewers(current, { interview, times });

  // The admin does not know a hidden name. The name and the address are filled in as the email leaves.
  const isUnnamed = isHidden(record);
  const { subject, text, mail } = composed(kind, isUnnamed ? unnamed(record) : record, input);
  const message: StoredMessage<Date> = {
    from: 'admin',
    ...(template && { template }),
    ...{ subject, text, by, at, leavesAt },
    // Firestore does not store a map if all its values are undefined.
    effects: {
      ...(movesTo && { status: movesTo, ...(reason && { reason }) }),
      ...(interview && { interview }),
      ...(times && { times }),
    },
  };
  transaction.create(documents.message, message);
  const about = { submission: { kind, id: record.id }, ...(isUnnamed && { hiddenApplicant: record.id }) };
  queueMail(transaction, documents.mail.id, { ...mail, ...about }, leavesAt, lastMomentOf(input));
  const waitingMove = { to: movesTo, message: documents.message.id, leavesAt };
  return { fields: movesTo ? { waitingMove } : {}, result: queued(leavesAt) };
}

/**
 * Applies the effects of a message in the transaction of its mail's first lease. A message without `effects` has already left.
 * A message that is too late applies nothing.
 */
export const messageLeaves: WhenLeaving = async (transaction, id, mail, isTooLate) => {
  const { submission } = mail;
  if (!submission || mail.emailService.template !== 'message') return;
  if (isTooLate) return messageDiscarded(transaction, id, mail);
  const stored = await transaction.get(collection(submission.kind).doc(submission.id));
  const { message } = messageDocuments({ reference: stored.ref }, id);
  const { effects, by } = ((await transaction.get(message)).data() ?? {}) as Partial<StoredMessage>;
  if (!effects || !by) return;
  await changeSubmissionIn(transaction, submission.kind, stored, by, async (current) => {
    const outcome = await applyEffects(current, id, effects, by);
    transaction.update(message, { effects: FieldValue.delete() });
    return outcome;
  });
};

/** Moves the recipient, and arranges the interview. An applicant who has withdrawn stays withdrawn. */
async function applyEffects(
  current: SubmissionInTransaction,
  id: string,
  effects: NonNullable<StoredMessage['effects']>,
  by: Author,
): Promise<DecidedChange<void>> {
  const { record, at, transaction } = current;
  const isWaiting = record.waitingMove?.message === id;
  const fields = {
    ...{ wroteAt: at, ...(record.firstWroteAt === null && { firstWroteAt: at }) },
    ...(isWaiting && { waitingMove: FieldValue.delete() }),
  };
  if (record.status === 'withdrawn') return { fields, result: undefined };
  // The admin may have discarded the message, or moved the recipient there by hand.
  const to = isWaiting && effects.status !== record.status ? effects.status : undefined;
  const interview =
    (await planInterviewOfMessage(current, effects, by)) ??
    (to && (await planInterviewAfterMove(current, to, { by, isTold: true })));
  await notify(transaction, interview?.notices ?? []);
  interview?.write();
  const move: Partial<DecidedChange<unknown>> = to ? moved(record, to, at, by, effects.reason) : {};
  return { ...move, fields: { ...move.fields, ...fields, ...interview?.fields }, result: undefined };
}

/** Gives a message with all values of its recipient, and its email, which links to the page where they can answer. */
function composed(
  kind: SubmissionKind,
  record: SubmissionRecord,
  { subject, text, interview, times }: Message,
): { subject: string; text: string; mail: Mail } {
  const words = 'country' in record && {
    ...(interview && { interview: interviewWords(interview, record.country) }),
    ...(times && { times: timesWords(times, record.country) }),
  };
  const values = templateValues(record, words || {});
  const letter = { subject: fillTemplate(subject, values), text: fillTemplate(text, values) };
  const mail = letterWithLink(kind, record.email, officeMailbox(kind), {
    subject: letter.subject,
    titleBlock: {
      about: `Your ${aboutSubmission(kind, 'country' in record ? record : {})}`,
      reference: record.reference,
    },
    text: (link) => [letter.text, replyLine, link],
  });
  return { ...letter, mail: { ...mail, isWrittenByAdmin: true } };
}

/** Refuses a template of the other kind: an enquirer must not get the refusal of an applicant. */
function refuseForeignTemplate(kind: SubmissionKind, template: Message['template']) {
  const known: readonly TemplateName[] = templatesOf[kind];
  if (template && !known.includes(template.name)) throw invalidField('template', messages.unknownOption('template'));
}

function refuseInterview(kind: SubmissionKind, { interview, times }: Message, now: Date) {
  if (kind !== 'applications' && (interview || times))
    throw invalidField(times ? 'times' : 'interview', deskMessages.onlyApplicants);
  if (times?.some((time) => !isAhead(time, now))) throw invalidField('times', deskMessages.timeOver);
}

/** Gives when the arranged interview begins, or the last of the offered times. */
function lastMomentOf({ interview, times = [] }: Message): Date | undefined {
  const moments = [...times, ...(interview ? [interview] : [])].map(({ at }) => Date.parse(at));
  return moments.length > 0 ? new Date(Math.max(...moments)) : undefined;
}
