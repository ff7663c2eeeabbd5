import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { type Application, applicationLabels } from '@site/contract/desk/application';
import { type Contact, contactLabels } from '@site/contract/desk/contact';
import { fullPhone } from '@site/contract/desk/phone';
import { submitApplicationRoute, submitContactRoute } from '@site/contract/desk/submission-routes';
import { type BulkMailAction, bulkMailsRoute, retryMailRoute } from '@site/contract/mail/mail-routes';
import { messages } from '@site/contract/shared/messages';
import { homePhone } from '@site/contract/test-support/submissions';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { stopMailCatcher } from '../../scripts/emulators/mail-catcher.ts';
import { logInAsAdmin, logInAsVisitor } from '../support/accounts.ts';
import { forEachOf } from '../support/all-at-once.ts';
import { callApi } from '../support/api-client.ts';
import { uniqueMark, validApplication, validContact } from '../support/factories.ts';
import { arrivedFrom, mailFrom } from '../support/mailbox.ts';
import {
  deliverAgain,
  givenUp,
  mailInState,
  queuedMail,
  storeFailedMail,
  untilMailsAreSent,
} from '../support/outbox.ts';

// The limit is long, because a second attempt can be late on a busy machine. No test waits longer than necessary.
vi.setConfig({ testTimeout: 200_000 });

const settings = parseEnv(readFileSync(new URL('../../functions/.env.demo-careers', import.meta.url), 'utf8'));

const submissions = [
  {
    name: 'a contact enquiry',
    route: submitContactRoute,
    valid: validContact,
    labels: contactLabels,
    recipient: settings.CONTACT_RECIPIENT,
    told: { phone: fullPhone(homePhone) },
  },
  {
    name: 'a job application',
    route: submitApplicationRoute,
    valid: validApplication,
    labels: applicationLabels,
    recipient: settings.APPLICATION_RECIPIENT,
    told: {},
  },
];

let admin: string;
beforeAll(async () => {
  admin = await logInAsAdmin();
});

async function submit(route: { method: string; path: string }, json: Contact | Application): Promise<void> {
  const { status, body } = await callApi(route.method, route.path, { json });
  expect({ status, errors: body.errors }).toEqual({ status: 201, errors: undefined });
}

describe.each(submissions)('the email about $name', ({ route, valid, labels, recipient, told }) => {
  it('reaches the office with all sent fields, and a reply goes to the sender', async () => {
    const input = valid();
    await submit(route, input);
    const mail = await mailFrom(input.email);

    expect(mail.from.map(({ address }) => address)).toEqual([settings.MAIL_FROM]);
    expect(mail.to.map(({ address }) => address)).toEqual([recipient]);
    expect(mail.replyTo).toEqual([{ address: input.email, name: `${input.firstName} ${input.lastName}` }]);
    for (const [field, value] of Object.entries({ ...input, ...told })) {
      expect(mail.text).toContain(labels[field as keyof typeof labels]);
      expect(mail.text).toContain(value);
      expect(mail.html?.replaceAll('<wbr>', '').replaceAll('<br>', '\n')).toContain(value);
    }
  });
});

describe('while the email server is down', () => {
  it('an enquiry is accepted and stored, and its email arrives once after the restart', async () => {
    const input = validContact();
    await untilMailsAreSent();
    const startAgain = await stopMailCatcher();
    try {
      await submit(submitContactRoute, input);
      // The test sends only one email: while a slow machine waits for a second one, the first may have used all its attempts.
      const { delivery } = await mailInState('RETRY', input.email);
      expect(delivery.error).toMatch(/^SMTP: /);
      expect(delivery.error).not.toContain(input.email);
    } finally {
      await startAgain();
    }

    const { id, delivery } = await mailInState('SUCCESS', input.email);
    expect(delivery.attempts).toBeGreaterThan(1);
    await deliverAgain(id);
    expect(await arrivedFrom(input.email)).toHaveLength(1);
  });
});

describe('an email whose attempts have all failed', () => {
  const retry = (id: string) =>
    callApi(retryMailRoute.method, retryMailRoute.path.replace(':id', id), { token: admin });

  it('had five attempts, waits for six hours or for an admin who sends it again, and then arrives once', async () => {
    const input = validContact();
    await untilMailsAreSent();
    const startAgain = await stopMailCatcher();
    try {
      await submit(submitContactRoute, input);
      const { id, delivery } = await givenUp(input.email);
      expect(delivery.attempts).toBe(5);
      await deliverAgain(id);
      expect(await queuedMail(input.email)).toEqual({ id, delivery });
    } finally {
      await startAgain();
    }

    const { id } = await mailInState('ERROR', input.email);
    expect(await retry(id)).toMatchObject({ status: 200, body: { status: 'success' } });
    expect((await mailInState('SUCCESS', input.email)).delivery).toMatchObject({ attempts: 1, error: null });
    expect(await retry(id)).toMatchObject({ status: 409, body: { message: messages.mailNotFailed } });
    expect(await arrivedFrom(input.email)).toHaveLength(1);
  });
});

describe('many emails at once', () => {
  const hour = 3_600_000;
  const bulk = (json: { action?: BulkMailAction | 'burn'; ids?: string[]; after?: string }, token = admin) =>
    callApi<{ data: { done: string[]; next?: string } }>(bulkMailsRoute.method, bulkMailsRoute.path, {
      json,
      token,
    });

  /** Stores emails that failed, are stuck, or are in quarantine, with senders that no other test uses. */
  async function stored(delivery: Parameters<typeof storeFailedMail>[2], count = 2) {
    const ids = Array.from({ length: count }, uniqueMark);
    const mails = ids.map((id) => ({ id, address: `${id}@example.org` }));
    await forEachOf(mails, ({ id, address }) => storeFailedMail(id, { name: 'Ada Okafor', address }, delivery));
    return { ids, addresses: mails.map(({ address }) => address) };
  }
  const held = { state: 'HELD', error: 'no-token' } as const;
  const stuck = {
    state: 'RETRY',
    startTime: Timestamp.fromMillis(Date.now() - 2 * hour),
    error: 'SMTP: ESOCKET',
  } as const;

  it('are for admins only; an unknown action and a wrong id are refused', async () => {
    const { ids } = await stored(held, 1);
    const visitor = await logInAsVisitor();
    expect(await bulk({ action: 'discard', ids }, visitor)).toMatchObject({ status: 403 });
    const refused: [Parameters<typeof bulk>[0], object][] = [
      [{}, { action: messages.required('action') }],
      [{ action: 'burn' }, { action: messages.unknownOption('action') }],
      [{ action: 'retry', ids: ['../x'] }, { 'ids.0': messages.mailNotFound }],
      [{ action: 'retry', ids: Array(201).fill('x') }, { ids: messages.tooMany('ids', 200) }],
      [{ action: 'retry', after: '/' }, { after: messages.unknownCursor('after') }],
    ];
    for (const [json, errors] of refused) {
      expect(await bulk(json)).toMatchObject({ status: 400, body: { errors } });
    }
    expect((await bulk({ action: 'retry', ids })).body.data).toEqual({ done: [] });
    expect((await bulk({ action: 'discard', ids })).body.data).toEqual({ done: ids });
    expect((await bulk({ action: 'discard', ids })).body.data).toEqual({ done: [] });
  });

  it('are sent once, even if two admins send them again at the same time', async () => {
    const [failed, waiting, quarantined] = [await stored({}), await stored(stuck), await stored(held)];
    const answers = await Promise.all([bulk({ action: 'retry' }), bulk({ action: 'retry' })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.flatMap(({ body }) => body.data.done)).toEqual(expect.arrayContaining(failed.ids));
    for (const address of [...failed.addresses, ...waiting.addresses]) {
      await mailInState('SUCCESS', address);
      expect(await arrivedFrom(address)).toHaveLength(1);
    }
    for (const address of quarantined.addresses) await mailInState('HELD', address);
    await bulk({ action: 'discard', ids: quarantined.ids });
  });
});
