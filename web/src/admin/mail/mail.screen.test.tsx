import type { Delivery } from '@site/contract/mail/mail';
import { bulkMailsRoute, discardMailRoute, retryMailRoute } from '@site/contract/mail/mail-routes';
import { readBrowserFiguresRoute } from '@site/contract/nightly/browser-reports';
import { readHealthRoute } from '@site/contract/nightly/health';
import type { Role } from '@site/contract/team/roles';
import { deleteDoc, doc, Timestamp } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { mailDocument } from '../../../../tests/support/documents.ts';
import { answerApi, later, Refusal } from '../../test-support/api-answers.ts';
import { change, database, openPage, said, signIn, store, warned } from '../../test-support/open-page.tsx';

const hour = 3_600_000;
const inHours = (hours: number) => Timestamp.fromMillis(Date.now() + hours * hour);
const question = page.getByRole('alertdialog');
const mailOf = (id: string) => page.getByRole('listitem').filter({ hasText: id });

/** Makes an email of the outbox, by the name of its document. */
function mail(id: string, delivery: Partial<Delivery<Timestamp>>): Record<string, object> {
  return {
    [`mail/${id}`]: {
      ...mailDocument(),
      replyTo: { name: 'Ada Okafor', address: `${id}@example.org` },
      message: { subject: `Enquiry of ${id}`, text: `<b>Cheap</b> watches from ${id}`, html: '' },
      emailService: { template: 'contact', parameters: {} },
      delivery: {
        ...{ state: 'ERROR', attempts: 5, startTime: inHours(-0.5), endTime: inHours(-0.5), leaseExpireTime: null },
        ...{ error: 'SMTP: ECONNECTION', retryTime: null, info: null },
        ...delivery,
      },
    },
  };
}

const held = (id: string, more: Partial<Delivery<Timestamp>> = {}) =>
  mail(id, { state: 'HELD', error: 'trap', ...more });

/** Opens the page with all emails that wait in the outbox. */
async function openHealth(roles?: readonly Role[]): Promise<void> {
  const none = { count: 0, since: null, reason: null };
  const mails = { waiting: none, stuck: none, failed: none, undelivered: none, quarantined: none };
  const at = '2026-11-28T09:00:00.000Z';
  answerApi(readHealthRoute, () => ({ data: { at, findings: [], mails, schedules: [], dailyMail: true } }));
  answerApi(readBrowserFiguresRoute, () => ({ data: { since: at, pages: [], violations: [] } }));
  await signIn(roles);
  await openPage('/dashboard/health');
}

/** Answers a call about one email, and changes the email as the API does. */
const answered = (route: typeof retryMailRoute | typeof discardMailRoute, state: string) =>
  answerApi(route, async ({ parameters: { id = '' } }) => {
    await change(`mail/${id}`, { 'delivery.state': state, 'delivery.endTime': Timestamp.now() });
    return {};
  });

test('a failed email is on the first screen with its reason until it is sent again; other emails are not', async () => {
  await store({ ...mail('given-up', {}), ...mail('sent', { state: 'SUCCESS', error: null }) });
  await signIn();
  await openPage('/dashboard');
  const row = mailOf('given-up');
  await expect.element(page.getByRole('heading', { name: '1 email could not be sent' })).toBeVisible();
  await expect.element(row).toMatchTextContent(/^Enquiry, .*Enquiry of given-up.*SMTP: ECONNECTION.*Email given-up/);
  expect(document.querySelector('main')?.textContent).not.toContain('given-up@example.org');
  expect(await violationsHere()).toEqual([]);
  const sent = answered(retryMailRoute, 'PENDING');
  await userEvent.click(row.getByRole('button', { name: /^Send again Enquiry/ }));
  await expect.element(said('The enquiry is on its way again.')).toBeVisible();
  await expect.element(row).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: /could not be sent/ })).not.toBeInTheDocument();
  expect(document.activeElement).not.toBe(document.body);
  expect(sent.map(({ parameters }) => parameters.id)).toEqual(['given-up']);
});

test('an admin dismisses an email that cannot arrive, Undo restores it, and a message says if an email no longer exists', async () => {
  await store({
    ...mail('wrong-address', {}),
    ...mail('too-late', { error: 'Too late: the time for this email has passed' }),
  });
  answered(discardMailRoute, 'DISCARDED');
  await signIn();
  await openPage('/dashboard');
  await expect.element(mailOf('too-late').getByRole('button', { name: /^Dismiss/ })).toBeVisible();
  await expect.element(mailOf('too-late').getByRole('button', { name: /^Send again/ })).not.toBeInTheDocument();
  await userEvent.click(mailOf('wrong-address').getByRole('button', { name: /^Dismiss/ }));
  await expect.element(said('The email is dismissed.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '1 email could not be sent' })).toBeVisible();
  const sent = answerApi(bulkMailsRoute, async () => {
    await change('mail/wrong-address', { 'delivery.state': 'ERROR' });
    return { data: { done: ['wrong-address'] } };
  });
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.element(said('1 message is back where it was.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '2 emails could not be sent' })).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ action: 'restore', ids: ['wrong-address'] }]);

  answerApi(retryMailRoute, async () => {
    await deleteDoc(doc(database, 'mail/wrong-address'));
    return new Refusal(404, 'Email not found');
  });
  await userEvent.click(mailOf('wrong-address').getByRole('button', { name: /^Send again/ }));
  await expect.element(warned('Email not found')).toBeVisible();
  await expect.element(mailOf('wrong-address')).not.toBeInTheDocument();
});

test('an email that has waited for hours is listed, a new one is not, and one button sends all of them again', async () => {
  const onItsWay = {
    state: 'PROCESSING',
    attempts: 1,
    endTime: null,
    error: null,
    leaseExpireTime: inHours(1),
  } as const;
  await store({
    ...mail('stuck', { ...onItsWay, startTime: inHours(-2) }),
    ...mail('just-come', { ...onItsWay, startTime: inHours(0) }),
    ...mail('failed', {}),
  });
  await signIn();
  await openPage('/dashboard');
  await expect.element(page.getByRole('heading', { name: '2 emails could not be sent' })).toBeVisible();
  await expect.element(mailOf('stuck')).toMatchTextContent(/Still on its way\. It has not been tried yet\./);
  await expect.element(mailOf('stuck').getByRole('button', { name: /^Dismiss/ })).not.toBeInTheDocument();
  await expect.element(mailOf('just-come')).not.toBeInTheDocument();
  const calls = answerApi(bulkMailsRoute, ({ body }) =>
    (body as { after?: string }).after ? { data: { done: ['stuck'] } } : { data: { done: ['failed'], next: 'failed' } },
  );
  await userEvent.click(page.getByRole('button', { name: 'Send all again' }));
  await expect.element(said('2 emails are on the way again.')).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ action: 'retry' }, { action: 'retry', after: 'failed' }]);
});

test('an admin reads an email in quarantine with the reason, and releases it', async () => {
  await store({ ...held('program'), ...held('hasty', { error: 'too-soon' }) });
  const sent = answered(retryMailRoute, 'PENDING');
  await openHealth();
  await expect.element(page.getByRole('heading', { name: '2 messages are held for a check' })).toBeVisible();
  await expect.element(mailOf('program@')).toMatchTextContent(/A field that people cannot see was filled in\./);
  await expect.element(mailOf('hasty@')).toMatchTextContent(/It was sent faster than a person fills in the form\./);
  const text = mailOf('program@').getByText('<b>Cheap</b> watches from program');
  await expect.element(text).not.toBeVisible();
  await userEvent.click(mailOf('program@').getByText(/^Read it/));
  await expect.element(text).toBeVisible();
  expect(await violationsHere()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Send on Ada Okafor, hasty@example.org' }));
  await expect.element(said('The enquiry is on its way to the mailbox.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '1 message is held for a check' })).toBeVisible();
  await expect.element(mailOf('hasty@')).not.toBeInTheDocument();
  expect(sent.map(({ parameters }) => parameters.id)).toEqual(['hasty']);
});

test('an admin deletes an email from a program after a question, and restores it from the bin', async () => {
  await store(held('program'));
  const sent = answered(discardMailRoute, 'DISCARDED');
  await openHealth();
  await userEvent.click(page.getByRole('button', { name: /^Delete Ada Okafor/ }));
  await expect
    .element(question)
    .toMatchTextContent('will be deleted. You can put it back for 30 days. No one has read it');
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(sent).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: /^Delete Ada Okafor/ }));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await expect.element(said('The enquiry has been deleted.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: /held for a check/ })).not.toBeInTheDocument();
  await userEvent.click(page.getByText('Deleted messages'));
  await expect.element(mailOf('program@')).toMatchTextContent(/Deleted .+, can be put back until .+/);
  answerApi(bulkMailsRoute, async () => {
    await change('mail/program', { 'delivery.state': 'HELD' });
    return { data: { done: ['program'] } };
  });
  await userEvent.click(page.getByRole('button', { name: /^Put back Ada Okafor/ }));
  await expect.element(said('1 message is back where it was.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '1 message is held for a check' })).toBeVisible();
});

test('the oldest 20 of many quarantined emails are shown, and all of them are counted, searched and deleted', async () => {
  const many = Array.from({ length: 22 }, (_, index) => held(`held-${index}`, { startTime: inHours(index - 30) }));
  await store(Object.assign({}, ...many) as Record<string, object>);
  await openHealth();
  await expect.element(page.getByRole('heading', { name: '22 messages are held for a check' })).toBeVisible();
  await expect.element(page.getByText(/These are the oldest 20\./)).toBeVisible();
  const rows = mailOf('@example.org');
  await expect.poll(() => rows.elements().length).toBe(20);
  expect(rows.elements()[0]?.textContent).toContain('held-0@');
  const search = page.getByRole('searchbox', { name: 'Search these messages' });
  await userEvent.fill(search, 'ada 21');
  await expect.element(said('1 message found.')).toBeVisible();
  await expect.element(rows).toMatchTextContent(/held-21@/);
  await expect.element(page.getByRole('button', { name: 'Delete all' })).not.toBeInTheDocument();
  await userEvent.fill(search, 'nobody');
  await expect.element(page.getByText('No message has these words.')).toBeVisible();
  await userEvent.fill(search, '');
  const answer = later<undefined>();
  answerApi(bulkMailsRoute, async () => {
    await answer.promise;
    return { data: { done: many.map((_, index) => `held-${index}`) } };
  });
  await userEvent.click(page.getByRole('button', { name: 'Delete all' }));
  await expect
    .element(question)
    .toMatchTextContent('Everything that is held for a check, 22 messages, will be deleted.');
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await expect.element(question.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
  answer.give(undefined);
  await expect.element(said('22 messages have been deleted.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('the bin shows 50 emails at first, and a button adds more until all are shown', async () => {
  const many = Array.from({ length: 52 }, (_, index) =>
    mail(`bin-${index}`, { state: 'DISCARDED', error: 'no-token' }),
  );
  await store(Object.assign({}, ...many) as Record<string, object>);
  await openHealth();
  await userEvent.click(page.getByText('Deleted messages'));
  const rows = mailOf('@example.org');
  await expect.poll(() => rows.elements().length).toBe(50);
  await userEvent.click(page.getByRole('button', { name: 'Show more' }));
  await expect.poll(() => rows.elements().length).toBe(52);
});

test('each role sees its own emails', async () => {
  await store({
    ...mail('of-hiring', {}),
    'mail/of-team': { ...(mail('of-team', {})['mail/of-team'] ?? {}), readers: 'team' },
  });
  await signIn(['hiring']);
  const screen = await openPage('/dashboard');
  await expect.element(mailOf('of-hiring')).toBeVisible();
  await expect.element(mailOf('of-team')).not.toBeInTheDocument();
  await screen.unmount();
  await openHealth(['team']);
  await expect.element(mailOf('of-team')).toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: '1 email about accounts, job alerts or the website could not be sent' }))
    .toBeVisible();
  await expect.element(mailOf('of-hiring')).not.toBeInTheDocument();
});
