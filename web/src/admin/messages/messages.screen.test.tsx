import {
  type QueuedMessage,
  saveTemplateRoute,
  sendMessageRoute,
  unsendMessagesRoute,
} from '@site/contract/desk/desk-routes';
import { readDeskSettingsRoute } from '@site/contract/desk/desk-settings';
import { builtInTemplates, templateWords } from '@site/contract/desk/message-templates';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { amberButtons } from '../../test-support/amber.ts';
import { answerApi, later, Refusal } from '../../test-support/api-answers.ts';
import { openPage, resize, said, signIn, store } from '../../test-support/open-page.tsx';
import { answerDesk, storeApplications } from '../../test-support/stored-submissions.ts';

const drawer = page.getByRole('dialog', { name: /^Message to/ });
const inDrawer = (name: string) => drawer.getByRole('button', { name, exact: true });
const subject = page.getByLabelText('Subject');
const text = drawer.getByRole('textbox', { name: 'Message' });
const question = page.getByRole('alertdialog');
const write = page.getByRole('button', { name: 'Write a message' });

const queued: QueuedMessage = {
  standing: { status: 'rejected', statusChangedAt: '2026-11-20T10:00:00.000Z' },
  messageId: 'm1',
  leavesAt: '2026-11-20T10:00:30.000Z',
};
const sentTo = (body: unknown) => (body as { ids: string[] }).ids;

/** Answers the request as the API does: the message is accepted for everyone except the refused recipients. */
const answerSending = (refused: readonly string[] = []) =>
  answerApi(sendMessageRoute, ({ body }) => {
    const outcomes = sentTo(body).map((id) =>
      refused.includes(id)
        ? { id, done: false as const, message: 'The applicant has withdrawn this application.' }
        : { id, done: true as const, ...queued },
    );
    return { data: { done: outcomes.filter(({ done }) => done).length, outcomes } };
  });

const answerTakingBack = () =>
  answerApi(unsendMessagesRoute, ({ body }) => {
    const { items } = body as { items: { id: string }[] };
    const { standing } = queued;
    return { data: { done: items.length, outcomes: items.map(({ id }) => ({ id, done: true as const, standing })) } };
  });

async function openToAsha() {
  const screen = await openPage('/dashboard/applications/Asha?search=quick');
  await userEvent.click(write);
  await expect.element(inDrawer('Not this time')).toBeVisible();
  return screen;
}

async function openToAll() {
  await openPage('/dashboard/applications?sort=oldest');
  await userEvent.click(page.getByRole('checkbox', { name: 'Select all 3 shown' }));
  await userEvent.click(page.getByRole('button', { name: 'Write to them' }));
  await expect.element(page.getByRole('dialog', { name: 'Message to 3 people' })).toBeVisible();
}

beforeEach(async () => {
  answerDesk();
  await storeApplications(['Asha', 'Tom', 'Ines']);
  await signIn();
});

test('an empty message names the missing fields, and Escape asks before typed text is lost', async () => {
  const calls = answerSending();
  await openToAsha();
  await userEvent.clear(subject);
  await userEvent.click(inDrawer('Send to 1 person'));
  await expect.element(drawer.getByText('Subject is required')).toBeVisible();
  await expect.element(drawer.getByText('Message is required')).toBeVisible();
  await expect.element(subject).toHaveFocus();
  expect(calls).toEqual([]);
  await userEvent.fill(subject, 'About you');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
  await expect.element(subject).toHaveValue('About you');
});

test('a template fills the message for each person, and a question comes before it replaces typed text', async () => {
  const calls = answerSending();
  await openToAll();
  await userEvent.click(inDrawer('Not this time'));
  await expect.element(text).toHaveValue(builtInTemplates['not-this-time'].text);
  await expect.element(drawer.getByLabelText('Then move to')).toHaveValue('rejected');
  const preview = drawer.getByRole('region', { name: 'Preview' });
  await expect.element(preview).toMatchTextContent('To: Asha Quick, asha@example.org');
  await userEvent.click(inDrawer('Next person'));
  await expect.element(preview).toMatchTextContent('Dear Tom,');
  expect(await violationsHere()).toEqual([]);
  await resize(390);
  expect(await violationsHere()).toEqual([]);

  await userEvent.fill(text, 'Own words for {name}.');
  await userEvent.click(inDrawer('Received'));
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await expect.element(text).toHaveValue('Own words for {name}.');
  await userEvent.click(inDrawer('Received'));
  await userEvent.click(question.getByRole('button', { name: 'Replace' }));
  await expect.element(text).toHaveValue(builtInTemplates.received.text);
  await userEvent.click(inDrawer('Send to 3 people'));
  await expect.element(said('The message to 3 people leaves in')).toBeVisible();
  expect(calls.map(({ body }) => body)).toMatchObject([
    { ids: ['Asha', 'Tom', 'Ines'], text: builtInTemplates.received.text, template: { name: 'received' } },
  ]);
});

test('times that are typed in any order are sent sorted, also in the preview, and each date has its weekday', async () => {
  const ivan = { uid: 'ivan', email: 'ivan@example.com', name: 'Ivan Petrov', roles: ['interviewer' as const] };
  answerApi(readDeskSettingsRoute, () => ({ data: { colleagues: [ivan], formerColleagues: [], retentionDays: 365 } }));
  const calls = answerSending();
  await openToAsha();
  await userEvent.click(inDrawer(templateWords.times));
  await expect.element(drawer.getByRole('option', { name: 'Ivan Petrov' })).toBeInTheDocument();
  const days = [9, 2].map((ahead) => new Date(Date.now() + ahead * 86_400_000));
  for (const [index, day] of days.entries()) {
    const row = drawer.getByRole('group', { name: `Time ${index + 1}` });
    await userEvent.click(row.getByRole('group', { name: 'Day' }).getByRole('spinbutton', { name: 'Day' }));
    const typed = day.toLocaleDateString('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' });
    await userEvent.keyboard(typed.replaceAll('/', ''));
    await userEvent.fill(row.getByLabelText('Time'), '10:00');
    const weekday = day.toLocaleDateString('en-GB', { weekday: 'short' });
    await expect.element(row.getByText(weekday, { exact: true })).toBeVisible();
    await expect.element(row.getByText(/^The interviewer has no other interview on/)).toBeVisible();
  }
  await userEvent.fill(drawer.getByLabelText('Place, room or link'), 'Tashkent office');
  const [last, first] = days.map((day) => day.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric' }));
  await expect
    .element(drawer.getByRole('region', { name: 'Preview' }))
    .toMatchTextContent(new RegExp(`${first}.*${last}`, 's'));
  expect(await violationsHere()).toEqual([]);
  await userEvent.click(inDrawer('Send to 1 person'));
  await expect.poll(() => calls.length).toBe(1);
  const sent = calls.flatMap(({ body }) => (body as { times: { at: string }[] }).times);
  expect(sent.map(({ at }) => new Date(at).getDate())).toEqual(days.map((day) => day.getDate()).toReversed());
});

test('a message that is taken back right after sending is restored for the same person', async () => {
  answerSending();
  const back = answerTakingBack();
  await openToAsha();
  await userEvent.click(inDrawer('Not this time'));
  await userEvent.fill(subject, 'We have thought about it');
  await userEvent.click(inDrawer('Send to 1 person'));
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.element(said('The message is taken back.')).toBeVisible();
  expect(back.map(({ body }) => body)).toEqual([{ items: [{ id: 'Asha', messageId: 'm1' }] }]);
  await userEvent.click(write);
  await expect.element(subject).toHaveValue('We have thought about it');
});

test('a message that is refused for one of three people is corrected and sent to that person alone', async () => {
  const calls = answerSending(['Tom']);
  await openToAll();
  await userEvent.click(inDrawer('Not this time'));
  await userEvent.fill(subject, 'First words');
  await userEvent.click(inDrawer('Send to 3 people'));
  await expect.element(page.getByText(/^The message to 2 people leaves in/)).toBeVisible();
  await expect.element(page.getByRole('dialog', { name: 'Message to 1 person' })).toBeVisible();
  await expect.element(drawer.getByText(/^Not sent to Tom Quick: The applicant has withdrawn/)).toBeVisible();
  const again = answerSending();
  await userEvent.selectOptions(drawer.getByLabelText('Then move to'), 'Do not move');
  await userEvent.fill(subject, 'Second words');
  await userEvent.click(inDrawer('Send to 1 person'));
  await expect.element(said('The message to 1 person leaves in')).toBeVisible();
  expect([...calls, ...again].map(({ body }) => body)).toMatchObject([
    { ids: ['Asha', 'Tom', 'Ines'], subject: 'First words', status: 'rejected' },
    { ids: ['Tom'], subject: 'Second words' },
  ]);
});

test('the link to the templates asks once before a typed message is lost, and then opens the templates', async () => {
  await openToAsha();
  await userEvent.fill(text, 'Half a message');
  const templates = drawer.getByRole('link', { name: 'Edit the templates' });
  await userEvent.click(templates);
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(text).toHaveValue('Half a message');
  await userEvent.click(templates);
  await userEvent.click(question.getByRole('button', { name: 'Leave without saving' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Message templates' })).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});

test('an admin leaves while a message is being sent: a notice shows the result and Undo, and the page stays', async () => {
  const held = later<undefined>();
  answerTakingBack();
  await openToAsha();
  answerApi(sendMessageRoute, async () => {
    await held.promise;
    return { data: { done: 1, outcomes: [{ id: 'Asha', done: true as const, ...queued }] } };
  });
  await userEvent.click(inDrawer('Not this time'));
  const address = location.href;
  await userEvent.click(inDrawer('Send to 1 person'));
  await userEvent.click(inDrawer('Back'));
  await expect.element(page.getByRole('alertdialog', { name: 'Leave while the message is being sent?' })).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Leave', exact: true }));
  await expect.element(drawer).not.toBeInTheDocument();
  held.give(undefined);
  await expect.element(said('The message to 1 person leaves in')).toBeVisible();
  expect(location.href).toBe(address);
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.element(said('The message is taken back.')).toBeVisible();
});

test('a half-written message survives a reload, and is gone after the admin discards it', async () => {
  const screen = await openToAsha();
  await userEvent.fill(subject, 'Half a message');
  await screen.unmount();
  await openToAsha();
  await expect.element(subject).toHaveValue('Half a message');
  await expect.element(drawer.getByText(/^Your earlier text is back in the form/)).toBeVisible();
  await userEvent.click(inDrawer('Back'));
  await userEvent.click(question.getByRole('button', { name: 'Leave without saving' }));
  await expect.element(drawer).not.toBeInTheDocument();
  await userEvent.click(write);
  await expect.element(subject).not.toHaveValue('Half a message');
});

test('a half-written template survives navigation, and is saved over the version that the admin edited', async () => {
  const template = () => page.getByRole('region', { name: 'Received', exact: true }).first();
  const screen = await openPage('/dashboard/templates');
  await expect.element(template().getByRole('button', { name: 'Save' })).toBeVisible();
  // The screen has no amber button until the admin has typed something.
  expect(amberButtons()).toEqual([]);
  await userEvent.fill(template().getByLabelText('Subject'), 'Mine');
  await expect.poll(amberButtons).toEqual(['Save']);
  await store({ 'messageTemplates/received': { subject: 'Theirs', text: 'Hello.', version: 4 } });
  await screen.unmount();
  await openPage('/dashboard/templates');
  await expect.element(template().getByLabelText('Subject')).toHaveValue('Mine');
  const saved = answerApi(saveTemplateRoute, ({ body }) => ({
    data: { template: { ...(body as { subject: string; text: string }), version: 5 } },
  }));
  await userEvent.click(template().getByRole('button', { name: 'Save', exact: true }));
  await expect.element(template().getByText('“Received” is saved.')).toBeVisible();
  expect(saved.map(({ body }) => body)).toMatchObject([{ subject: 'Mine', version: 0 }]);
  await expect.element(template().getByText(/^What you had typed before/)).not.toBeInTheDocument();
});

test('a template that a colleague has changed is shown beside the typed one, which can replace it', async () => {
  await openPage('/dashboard/templates');
  const form = page.getByRole('region', { name: 'Received', exact: true }).first();
  const own = form.getByLabelText('Subject');
  await userEvent.fill(own, 'Mine');
  expect(await violationsHere()).toEqual([]);
  answerApi(
    saveTemplateRoute,
    () =>
      new Refusal(409, 'Changed meanwhile.', { data: { template: { subject: 'Theirs', text: 'Hello.', version: 4 } } }),
  );
  await userEvent.click(form.getByRole('button', { name: 'Save', exact: true }));
  await expect.element(form.getByRole('alert')).toMatchTextContent('A colleague has changed this template');
  await expect.element(form.getByText('Theirs')).toBeVisible();
  await expect.element(own).toHaveValue('Mine');
  const saved = answerApi(saveTemplateRoute, ({ body }) => ({
    data: { template: { ...(body as { subject: string; text: string }), version: 5 } },
  }));
  await userEvent.click(form.getByRole('button', { name: 'Save mine instead' }));
  await expect.element(form.getByText('“Received” is saved.')).toBeVisible();
  await expect.element(form.getByText('Version 5')).toBeVisible();
  expect(saved.map(({ parameters, body }) => ({ ...parameters, body }))).toMatchObject([
    { name: 'received', body: { subject: 'Mine', version: 4 } },
  ]);
});
