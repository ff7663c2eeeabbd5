import { setTimeout as wait } from 'node:timers/promises';
import { submitApplicationRoute, submitContactRoute } from '@site/contract/desk/submission-routes';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { receiveSubmissionHandlers } from '../../functions/src/desk/receive-submission.ts';
import { sendAgain } from '../../functions/src/desk/review-mails.ts';
import { deliver, type SendMail } from '../../functions/src/mail/delivery-attempt.ts';
import { sendBySmtp } from '../../functions/src/mail/smtp-transport.ts';
import { validApplication, validContact } from '../support/factories.ts';
import { FailingMailServer, headerOf, mailServerFailures, takesWithoutSaying } from '../support/failing-mail-server.ts';
import { actingAdmin, adminRequest } from '../support/handler-requests.ts';
import { ownProject } from '../support/own-project.ts';

const project = ownProject('mail-server-failures');
const server = new FailingMailServer();
const maxAttempts = 5;
const now = () => new Date();
const { submitContact, submitApplication } = receiveSubmissionHandlers;

beforeAll(() => server.start());
afterAll(() => server.stop());
afterEach(async () => {
  server.failure = undefined;
  server.taken.splice(0);
  await project.clear();
});

/** Sends a submission. Gives the id of its email, and the sender's address, which no record of a failure may contain. */
async function submission(kind: 'an enquiry' | 'an application') {
  const body = kind === 'an enquiry' ? validContact() : validApplication();
  if (kind === 'an enquiry') await submitContact(adminRequest({ body: submitContactRoute.body.parse(body) }));
  else await submitApplication(adminRequest({ body: submitApplicationRoute.body.parse(body) }));
  const [mail] = await project.documents('mail');
  return { id: mail?.id ?? '', email: body.email };
}

/** The failures that only a timeout ends. */
const endless = [
  mailServerFailures['does not greet'],
  mailServerFailures['falls silent after DATA'],
  mailServerFailures['answers a letter at a time, for ever'],
];
const shortTimeouts = {
  ...{ dnsTimeout: 500, connectionTimeout: 500, greetingTimeout: 300, socketTimeout: 300 },
  wholeAttempt: 1000,
};

/** Makes one attempt, as the task queue does. The timeouts are short if the test must wait for one. */
function attempt(id: string): Promise<'done' | 'again'> {
  const timeouts = endless.some((failure) => failure === server.failure) ? shortTimeouts : undefined;
  const send: SendMail = (mailId, mail) => sendBySmtp(server.settings, mailId, mail, timeouts);
  return deliver(id, { send, wait, maxAttempts });
}

async function deliveryOf(id: string) {
  const mails = await project.documents('mail');
  return mails.find((mail) => mail.id === id)?.delivery;
}

/** Runs the task twice, as Cloud Tasks may do. */
async function twice(id: string): Promise<void> {
  await attempt(id);
  await attempt(id);
}

const refusals = ['refuses the recipient'] as const;
const failures = Object.entries(mailServerFailures).map(([what, failure], index) => ({
  what,
  failure,
  isRefusal: refusals.some((refusal) => refusal === what),
  kind: index % 2 === 0 ? ('an enquiry' as const) : ('an application' as const),
}));

describe('an email server that', () => {
  it.each(failures.filter(({ isRefusal }) => !isRefusal))(
    '$what loses nothing of $kind, and gets it once when it is well again',
    async ({ failure, kind }) => {
      const { id, email } = await submission(kind);
      server.failure = failure;
      expect(await attempt(id)).toBe('again');
      const failed = await deliveryOf(id);
      expect(failed).toMatchObject({ state: 'RETRY', attempts: 1, leaseExpireTime: null, error: /^SMTP: [A-Z]/ });
      expect(failed.error).not.toMatch(/@|Asha|ohmbridge/);
      expect(server.taken).toEqual([]);

      server.failure = undefined;
      await twice(id);
      expect(await deliveryOf(id)).toMatchObject({ state: 'SUCCESS', attempts: 2, error: null });
      expect(server.taken).toHaveLength(1);
      expect(headerOf(server.taken[0] ?? '', 'Reply-To')).toContain(email);
    },
  );

  it.each(refusals)('%s is tried once, until an admin sends the email again', async (what) => {
    const { id, email } = await submission('an application');
    server.failure = mailServerFailures[what];
    expect(await attempt(id)).toBe('done');
    const refused = await deliveryOf(id);
    expect(refused).toMatchObject({
      state: 'ERROR',
      attempts: 1,
      retryTime: null,
      error: /^SMTP: E[A-Z]+ answer 55\d/,
    });
    expect(refused.error).not.toMatch(/@|Asha|ohmbridge/);
    const before = server.connections;
    await twice(id);
    expect(server.connections).toBe(before);

    server.failure = undefined;
    await sendAgain(id, actingAdmin(now()));
    await twice(id);
    expect(server.taken).toHaveLength(1);
    expect(headerOf(server.taken[0] ?? '', 'Reply-To')).toContain(email);
  });

  it('accepts an email and drops the line before its answer gets the email again with the same message id', async () => {
    const { id } = await submission('an enquiry');
    server.failure = takesWithoutSaying;
    expect(await attempt(id)).toBe('again');
    server.failure = undefined;
    await twice(id);
    expect(server.taken).toHaveLength(2);
    expect(new Set(server.taken.map((mail) => headerOf(mail, 'Message-ID')))).toEqual(
      new Set([`<${id}@ohmbridge.example>`]),
    );
  });
});
