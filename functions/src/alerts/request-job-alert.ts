import { jobAlertLabels, jobAlertMessages } from '@site/contract/alerts/job-alert';
import type { JobAlertRequest } from '@site/contract/alerts/job-alert-routes';
import { emailKeyOf } from '@site/contract/desk/submission-search';
import { sameValue } from '@site/contract/jobs/job-search';
import { daysLater, jobAlertConfirmDays } from '@site/contract/nightly/retention';
import { messages } from '@site/contract/shared/messages';
import type { ApiHandlers } from '../http/handler.ts';
import { quarantineReason } from '../http/human-check.ts';
import { jobRows } from '../jobs/list-jobs.ts';
import { reportWrongMailSettings } from '../mail/mail-settings.ts';
import { enqueueMakeMail, hourNumber } from '../mail/mail-tasks.ts';
import { takeMailboxes } from '../mail/mailbox-limits.ts';
import { mails, queueMail } from '../mail/outbox.ts';
import { idempotentId } from '../shared/documents.ts';
import { db } from '../shared/firebase.ts';
import { invalidField } from '../shared/http-error.ts';
import { alertFrom, alertId, alerts, choiceOf, type JobAlert } from './job-alert.ts';
import { alertConfirmationMail, alreadyConfirmedMail } from './job-alert-mails.ts';

export const jobAlertRequestHandlers = {
  async requestJobAlert({ body, humanCheck }) {
    const request = await withKnownDiscipline(body);
    // A task looks up the alerts of the address, so that even the time of the answer tells nothing about them. A program gets
    // the same answer as a person.
    if (quarantineReason(humanCheck) === undefined) {
      // A repeated request has the same name within an hour, so an alert has one email an hour.
      const mail = idempotentId(alertId(request.email, request), ['job-alert-request', hourNumber()]);
      await enqueueMakeMail({ mail, make: 'job-alert', request });
      reportWrongMailSettings(process.env);
    }
    return { message: jobAlertMessages.asked };
  },
  async listAlertDisciplines() {
    return { data: { disciplines: await disciplines() } };
  },
} satisfies Partial<ApiHandlers>;

/** Gives the disciplines of jobs that are or were live, each as the newest job spells it. */
async function disciplines(): Promise<string[]> {
  const names = new Map<string, string>();
  for (const { discipline, type, publishedAt } of await jobRows.all())
    if (type && publishedAt !== undefined && !names.has(discipline)) names.set(discipline, type);
  return [...names].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, name]) => name);
}

/** Gives the request with its discipline as jobs spell it; refuses a discipline that no job has had. */
async function withKnownDiscipline(body: JobAlertRequest): Promise<JobAlertRequest> {
  const request = { email: body.email, ...choiceOf(body) };
  if (body.discipline === undefined) return request;
  const wanted = sameValue(body.discipline);
  const discipline = (await disciplines()).find((name) => sameValue(name) === wanted);
  if (discipline !== undefined) return { ...request, discipline };
  throw invalidField('discipline', messages.unknownOption(jobAlertLabels.discipline));
}

/**
 * Makes an unconfirmed alert, and the email that asks to confirm it, in one transaction. A repeated task makes nothing new. An
 * address with too many requests gets no email, and nothing is stored.
 */
export async function makeJobAlert(mailId: string, request: JobAlertRequest): Promise<void> {
  const now = new Date();
  const id = alertId(request.email, request);
  const reference = alerts().doc(id);
  await db().runTransaction(async (transaction) => {
    const [stored, made] = await transaction.getAll(reference, mails().doc(mailId));
    if (made?.exists) return;
    const limits = await takeMailboxes(transaction, [{ what: 'job-alert', email: request.email }], now);
    if (!limits.granted[0]) return;
    limits.write();
    // An alert that exists keeps the spelling of its address.
    const alert = alertFrom(stored) ?? newAlert(request, now);
    const isConfirmed = alert.confirmedAt !== undefined;
    if (!isConfirmed) transaction.set(reference, { ...alert, endsAt: daysLater(now, jobAlertConfirmDays) });
    const content = isConfirmed ? alreadyConfirmedMail(id, alert) : alertConfirmationMail(id, alert);
    queueMail(transaction, mailId, content, now);
  });
}

function newAlert(request: JobAlertRequest, now: Date): JobAlert {
  const { email } = request;
  return {
    email,
    emailKey: emailKeyOf(email),
    ...choiceOf(request),
    createdAt: now,
    endsAt: daysLater(now, jobAlertConfirmDays),
  };
}
