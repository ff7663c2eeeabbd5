import { deskLimits } from '@site/contract/desk/desk-limits';
import type { OwnApplication, OwnEnquiry } from '@site/contract/desk/sender-page';
import {
  cancelOwnInterviewRoute,
  senderPageRoutes,
  takeInterviewTimeRoute,
  withdrawApplicationRoute,
} from '@site/contract/desk/sender-page-routes';
import { identity } from '@site/contract/firm/identity';
import { otherBranch } from '@site/contract/test-support/offices';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { validApplication, validContact } from '../../../../tests/support/factories.ts';
import { answerApi, later, Refusal } from '../../test-support/api-answers.ts';
import { openPage, said } from '../../test-support/open-page.tsx';

const token = `${'s'.repeat(22)}.${'v'.repeat(43)}`;
const { applications: routes, enquiries: enquiryRoutes } = senderPageRoutes;

const record = {
  receivedAt: '2026-11-23T10:00:00.000Z',
  statusChangedAt: '2026-11-24T10:00:00.000Z',
  notes: 2,
  messages: [],
  files: [],
  keptUntil: '2027-11-23',
};

const application = (changes: Partial<OwnApplication> = {}): OwnApplication => ({
  ...record,
  reference: 'A-000123',
  status: 'reviewing',
  job: { reference: 'J-0042', title: 'Protection Engineer' },
  sent: validApplication() as OwnApplication['sent'],
  ...changes,
});
const answer = (changes?: Partial<OwnApplication>) => ({ data: { applications: [application(changes)] } });

const standing = page.getByRole('region', { name: /^Status/ });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const title = (name: string) => page.getByRole('heading', { name, exact: true });

test('a visitor without a link pastes one with text around it, or requests a new one by email', async () => {
  const read = answerApi(routes.read, () => answer());
  const calls = answerApi(routes.requestLink, () => ({ message: 'If we hold an application' }));
  await openPage('/application');
  await expect.element(title('Open the link in our email')).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Email', exact: true });
  await userEvent.fill(field, 'nobody');
  await userEvent.click(button('Send me a new link'));
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription(/Invalid email address/);
  await userEvent.fill(field, 'timur@example.org');
  await userEvent.keyboard('{Enter}');
  await expect.element(said('If we hold an application')).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ email: 'timur@example.org' }]);
  const link = page.getByRole('textbox', { name: 'Link from our email' });
  await userEvent.fill(link, 'not a link');
  await userEvent.click(button('Open my page'));
  await expect.element(link).toHaveAccessibleDescription(/Paste the whole line/);
  expect(await violationsHere()).toEqual([]);
  await userEvent.fill(link, ` https://ohmbridge.example/application#${token}.`);
  await userEvent.click(button('Open my page'));
  await expect.element(title('Protection Engineer')).toBeVisible();
  expect(read.map(({ body }) => body)).toEqual([{ token }]);
});

test('an enquirer without a link gets a new one', async () => {
  const calls = answerApi(enquiryRoutes.requestLink, () => ({ message: 'If we hold an enquiry' }));
  await openPage('/enquiry');
  expect(await violationsHere()).toEqual([]);
  await userEvent.fill(page.getByRole('textbox', { name: 'Email', exact: true }), 'asha@example.org');
  await userEvent.click(button('Send me a new link'));
  await expect.element(said('If we hold an enquiry')).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ email: 'asha@example.org' }]);
});

test('the page waits for the answer, says what went wrong, and tries again with the focus on the button', async () => {
  const held = later<Refusal>();
  const answers = [() => held.promise, () => new Refusal(500, 'Stack trace'), () => answer()];
  answerApi(routes.read, () => answers.shift()?.() ?? answer());
  await openPage(`/application#${token}`);
  await expect.element(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toBeInTheDocument();
  held.give(new Refusal(429, 'Too many requests. Please wait a moment and try again.'));
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent('Too many requests. Please wait a moment and try again.');
  expect(await violationsHere('main')).toEqual([]);
  await userEvent.click(button('Try again'));
  await expect.element(alert).toMatchTextContent(/went wrong|unexpected/i);
  expect(alert.element().textContent).not.toContain('Stack trace');
  await expect.element(button('Try again')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(title('Protection Engineer')).toHaveFocus();
});

test('the page says that a link shows nothing, or that it was cut off', async () => {
  const read = answerApi(routes.read, () => new Refusal(404, 'Not found'));
  const { unmount } = await openPage(`/application#${token}`);
  await expect.element(title('This link has ended')).toBeVisible();
  await unmount();
  await openPage('/application#cut');
  await expect.element(title('This link has ended')).toBeVisible();
  expect(read).toHaveLength(1);
});

test('an applicant opens the link, which disappears from the address, and withdraws the application after a question', async () => {
  const read = answerApi(routes.read, () => answer());
  const calls = answerApi(withdrawApplicationRoute, () => answer({ status: 'withdrawn' }));
  await openPage(`/application#${token}`);
  await expect.element(title('Protection Engineer')).toBeVisible();
  await expect.element(standing).toMatchTextContent(/Being read.*Our engineers are reading your application/);
  expect(location.hash).toBe('');
  expect(read.map(({ body }) => body)).toEqual([{ token }]);
  await userEvent.click(button('Withdraw this application'));
  const question = page.getByRole('group', { name: 'Withdraw A-000123?' });
  // The focus begins at the harmless answer.
  await expect.element(question.getByRole('button', { name: 'Leave it as it is' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Withdraw this application')).toHaveFocus();
  expect(calls).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(question.getByRole('button', { name: 'Withdraw it' }));
  await expect.element(standing).toMatchTextContent(/Withdrawn/);
  await expect.element(page.getByText('You have withdrawn A-000123.')).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ token, reference: 'A-000123' }]);
  expect(button('Withdraw this application').elements()).toEqual([]);
});

test('the progress line shows the steps and their days; an application that has ended otherwise has no such line', async () => {
  const steps = page.getByRole('list', { name: 'Progress' }).getByRole('listitem');
  const statusChangedAt = '2026-11-26T10:00:00.000Z';
  let now: Partial<OwnApplication> = { status: 'interview', statusChangedAt };
  answerApi(routes.read, () => answer(now));
  const lines = async () => {
    const screen = await openPage(`/application#${token}`);
    await expect.element(standing).toBeVisible();
    const said = steps.elements().map((step) => step.textContent);
    const below = steps.elements().filter((step) => getComputedStyle(step, '::after').zIndex !== '1');
    expect(below, 'no node is below the bar').toEqual([]);
    expect(await violationsHere()).toEqual([]);
    await screen.unmount();
    return said;
  };
  expect(await lines()).toEqual([
    'Received23 November 2026',
    'Read, done',
    'Interview26 November 2026',
    'Offer, to come',
  ]);
  now = { status: 'new' };
  expect(await lines()).toEqual(['Received23 November 2026', 'Read, to come', 'Interview, to come', 'Offer, to come']);
  now = { status: 'hired' };
  expect(await lines()).toEqual(['Received23 November 2026', 'Read, done', 'Interview, done', 'Offer, done']);
  for (const status of ['rejected', 'withdrawn'] as const) {
    now = { status };
    expect(await lines(), status).toEqual([]);
  }
});

test('withdrawing comes last, and says that the interview is cancelled with it', async () => {
  const interview = { at: '2099-12-01T09:00:00.000Z', minutes: 45, where: 'By telephone' };
  answerApi(routes.read, () => answer({ status: 'interview', interview }));
  await openPage(`/application#${token}`);
  const part = page.getByRole('region', { name: /^Withdraw/ });
  await userEvent.click(part.getByRole('button', { name: 'Withdraw this application' }));
  await expect
    .element(part.getByRole('group', { name: 'Withdraw A-000123?' }))
    .toMatchTextContent(/This also cancels your interview on Tuesday, 1 December 2099, .*\./);
  expect(standing.getByRole('button').elements()).toEqual([]);
});

test('if the firm has decided meanwhile, the decision is shown', async () => {
  const answers = [answer(), answer({ status: 'rejected' })];
  answerApi(routes.read, () => answers.shift() ?? answer());
  answerApi(withdrawApplicationRoute, () => new Refusal(409, 'There is nothing to withdraw any more.'));
  await openPage(`/application#${token}`);
  await userEvent.click(button('Withdraw this application'));
  await userEvent.click(button('Withdraw it'));
  await expect.element(page.getByText('There is nothing to withdraw any more.')).toBeVisible();
  await expect.element(standing.getByText('Not this time')).toHaveFocus();
});

test('an applicant erases everything with a code from an email, which the page requests and checks', async () => {
  answerApi(routes.read, () => answer());
  answerApi(routes.requestCode, () => ({ message: 'Sent' }));
  const erased = answerApi(routes.erase, ({ body }) =>
    (body as { code: string }).code === '123456'
      ? {}
      : new Refusal(400, 'Invalid', { errors: { code: 'This is not the code' } }),
  );
  await openPage(`/application#${token}`);
  await userEvent.click(button('Erase everything'));
  const question = page.getByRole('group', { name: 'Erase everything for good?' });
  await expect.element(question).toHaveAccessibleDescription(/cannot be undone/);
  await expect.element(question.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  const code = question.getByRole('textbox', { name: 'Code from the email' });
  const erase = question.getByRole('button', { name: 'Erase it all' });
  await userEvent.click(erase);
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAccessibleDescription(/required/);
  await userEvent.click(question.getByRole('button', { name: 'Send me the code' }));
  await expect.element(question.getByRole('status').filter({ hasText: 'An email with a code' })).toBeVisible();
  await expect.element(code).toHaveFocus();
  await userEvent.fill(code, '000000');
  await userEvent.click(erase);
  await expect.element(code).toHaveAccessibleDescription(/This is not the code/);
  await expect.element(code).toHaveFocus();
  expect(await violationsHere('main')).toEqual([]);
  await userEvent.fill(code, '123 456 ');
  await userEvent.click(erase);
  await expect.element(title('Everything is erased')).toHaveFocus();
  expect(erased.map(({ body }) => (body as { code: string }).code)).toEqual(['000000', '123456']);
  expect(await violationsHere()).toEqual([]);
});

test('an applicant writes back, and a text that is not sent stays in its field, also after a reload', async () => {
  let isDown = true;
  answerApi(routes.read, () => answer());
  const message = { at: '2026-11-25T10:00:00.000Z', from: 'applicant', text: 'On Monday?' } as const;
  const written = answerApi(routes.write, () => (isDown ? new Refusal(500, '') : answer({ messages: [message] })));
  const screen = await openPage(`/application#${token}`);
  const form = page.getByRole('form', { name: 'A message about A-000123' });
  const text = form.getByRole('textbox', { name: 'Your message' });
  const send = form.getByRole('button', { name: 'Send message' });
  await userEvent.click(send);
  await expect.element(text).toHaveFocus();
  await userEvent.fill(text, 'On Monday?');
  await userEvent.click(send);
  await expect.element(form.getByRole('alert')).toMatchTextContent(/./);
  await expect.element(text).toHaveValue('On Monday?');
  isDown = false;
  await screen.unmount();
  await openPage(`/application#${token}`);
  await expect.element(text).toHaveValue('On Monday?');
  await userEvent.click(send);
  await expect.element(form.getByRole('status')).toMatchTextContent('Your message is with us.');
  await expect.element(text).toHaveValue('');
  await expect.element(page.getByText(/^From you/)).toBeVisible();
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  expect(written.at(-1)?.body).toEqual({ token, reference: 'A-000123', text: 'On Monday?' });
});

test('an applicant takes one of the times for an interview, and cancels it', async () => {
  const times = ['2099-12-01T09:00:00.000Z', '2099-12-02T09:00:00.000Z'].map((at) => ({
    at,
    minutes: 45,
    where: 'By telephone',
  }));
  const choice = { by: 'admin', times } as const;
  const [first] = times;
  answerApi(routes.read, () => answer({ status: 'interview', choice: { ...choice, state: 'offered' } }));
  const taken = answerApi(takeInterviewTimeRoute, () =>
    answer({ status: 'interview', choice: { ...choice, state: 'arranged' }, ...(first && { interview: first }) }),
  );
  answerApi(cancelOwnInterviewRoute, () =>
    answer({ status: 'interview', choice: { by: 'applicant', times: [], state: 'cancelled' } }),
  );
  await openPage(`/application#${token}`);
  await expect.element(standing).toMatchTextContent('Choose the time that suits you.');
  await userEvent.click(button('Take this time'));
  await expect.element(page.getByText('Choose one of the times')).toBeVisible();
  await expect.element(page.getByRole('radio').first()).toHaveFocus();
  expect(await violationsHere()).toEqual([]);
  await userEvent.click(page.getByRole('radio').first());
  await userEvent.click(button('Take this time'));
  await expect.element(page.getByText(/^This time is yours/)).toBeVisible();
  await expect.element(standing).toMatchTextContent(new RegExp(`Time in ${otherBranch.city}\\s*Tuesday`));
  expect(taken.map(({ body }) => body)).toEqual([{ token, reference: 'A-000123', at: first?.at }]);
  await userEvent.click(button('Cancel the interview'));
  await userEvent.click(button('Cancel it'));
  await expect.element(page.getByText(/^You have cancelled the interview/)).toBeVisible();
});

const enquiry: OwnEnquiry = {
  ...record,
  reference: 'E-000007',
  status: 'answered',
  sent: validContact(),
  messages: [{ at: record.statusChangedAt, from: 'admin', subject: 'Your substation', text: 'Here is our offer.' }],
};

test('an enquirer opens the link and sees the enquiries with their messages, and nothing about older ones if there are few', async () => {
  answerApi(enquiryRoutes.read, () => ({
    data: { enquiries: [enquiry, { ...enquiry, reference: 'E-000008', messages: [] }] },
  }));
  await openPage(`/enquiry#${token}`);
  await expect.element(title('Earthing study').first()).toBeVisible();
  await expect.element(standing.first()).toMatchTextContent('Answered');
  await expect.element(page.getByText(/Here is our offer/)).toBeVisible();
  await expect.element(page.getByText('Your 2 enquiries are shown.')).toBeInTheDocument();
  await expect.element(page.getByText(/older ones/)).not.toBeInTheDocument();
  expect(await violationsHere()).toEqual([]);
});

test('an enquirer reads that only the newest enquiries and messages are shown, and that all of them would be erased', async () => {
  const at = record.statusChangedAt;
  const messages = Array.from({ length: deskLimits.ownMessages }, (_, index) => ({
    ...{ at, from: 'enquirer' as const, text: `Message ${index}` },
  }));
  const enquiries = Array.from({ length: deskLimits.ownSubmissions }, (_, index) => ({
    ...enquiry,
    reference: `E-${String(index + 1).padStart(6, '0')}`,
    messages: index === 0 ? messages : [],
  }));
  answerApi(enquiryRoutes.read, () => ({ data: { enquiries } }));
  await openPage(`/enquiry#${token}`);
  const words = `Your 50 newest enquiries are shown. To ask about older ones, write to ${identity.email}.`;
  await expect.element(page.getByRole('paragraph').filter({ hasText: words })).toBeVisible();
  await expect.element(page.getByText('The newest 100 messages are shown.', { exact: false })).toBeVisible();
  await userEvent.click(button('Erase everything'));
  await expect.element(page.getByText(/^This deletes all your enquiries:/)).toBeVisible();
});
