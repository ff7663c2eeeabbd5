import { moveSubmissionRoute, unsendMessagesRoute } from '@site/contract/desk/desk-routes';
import { deleteField, Timestamp } from 'firebase/firestore';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { answerApi } from '../../test-support/api-answers.ts';
import { change, openPage, resize, said, signIn } from '../../test-support/open-page.tsx';
import { answerDesk, storeApplications } from '../../test-support/stored-submissions.ts';

// The tests have a message that leaves tomorrow at nine and moves Asha to Rejected.

const words = 'Rejected, tomorrow 9:00';
const tomorrow = () => {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 9);
};
const changeAsha = (fields: object) => change('applications/Asha', fields);
const row = (name: string) => page.getByRole('row').filter({ hasText: `${name} Quick` });
const decision = (name: string) =>
  page.getByRole('group', { name: 'Status' }).getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name: `${name} Quick` });

beforeEach(async () => {
  answerDesk();
  await storeApplications(['Tom', 'Asha', 'Ines']);
  const waitingMove = { to: 'rejected', message: 'm1', leavesAt: Timestamp.fromDate(tomorrow()) };
  await changeAsha({ waitingMove });
  await signIn();
});

test('the list shows the status that the message will bring, and the applicant cannot be selected for a bulk action', async () => {
  await openPage('/dashboard/applications?sort=oldest');
  await expect.element(row('Asha').getByText('New')).toBeVisible();
  await expect.element(row('Asha').getByText(words)).toBeVisible();
  await expect.element(row('Tom').getByText(/Rejected/)).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('checkbox', { name: 'Select all 2 shown' }));
  await expect.element(page.getByRole('checkbox', { name: 'Select Asha Quick' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox', { name: 'Select Ines Quick' })).toBeChecked();
  // The contrast is checked with a selected row and an unselected one.
  await userEvent.click(page.getByRole('checkbox', { name: 'Select Tom Quick' }));
  await expect.element(page.getByText('1 selected')).toBeVisible();
  for (const width of [1280, 390]) {
    await resize(width);
    expect(await violationsHere(), `${width} px`).toEqual([]);
  }
});

test('the board shows the waiting move on the card, and does not offer the same status', async () => {
  await openPage('/dashboard/applications?view=board');
  const card = page.getByRole('group', { name: 'Asha Quick' });
  await expect.element(card.getByText(words)).toBeVisible();
  expect(await violationsHere()).toEqual([]);
  await userEvent.click(card.getByRole('button', { name: /^Move to/ }));
  await expect.element(page.getByRole('menuitem', { name: 'Offer' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Rejected' })).not.toBeInTheDocument();
});

test('the page of a person shows the waiting move, refuses the same decision, and takes the message back', async () => {
  const moves = answerApi(moveSubmissionRoute, () => {
    throw new Error('Nobody is moved');
  });
  const calls = answerApi(unsendMessagesRoute, async () => {
    await changeAsha({ waitingMove: deleteField() });
    const standing = { status: 'new' as const, statusChangedAt: new Date().toISOString() };
    return { data: { done: 1, outcomes: [{ id: 'Asha', done: true as const, standing }] } };
  });
  await openPage('/dashboard/applications/Asha?search=quick');
  // The list beside the page is hidden on a narrow screen.
  await expect.element(page.getByText(words).last()).toBeVisible();
  await expect.element(decision('Rejected')).toBeDisabled();
  await expect.element(decision('Offer')).toBeEnabled();
  await userEvent.keyboard('x');
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(await violationsHere()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Take back' }));
  await expect.element(said('The message is taken back.')).toBeVisible();
  await expect.element(page.getByText(words)).not.toBeInTheDocument();
  // The pressed button is gone.
  await expect.element(page.getByRole('main')).toHaveFocus();
  await expect.element(decision('Rejected')).toBeEnabled();
  expect(calls.map(({ body }) => body)).toEqual([{ items: [{ id: 'Asha', messageId: 'm1' }] }]);
  expect(moves).toEqual([]);
});

test('the mark of a waiting move stands clear of the line below it in the list beside a person', async () => {
  await resize(1440);
  await openPage('/dashboard/applications?sort=oldest');
  await userEvent.click(row('Tom').getByRole('link'));
  const list = page.getByRole('navigation', { name: 'The applications of the list' });
  const link = list.getByRole('link', { name: /Asha Quick/ });
  await expect.element(link).toBeVisible();
  const mark = link.getByText(words).element().getBoundingClientRect();
  expect(link.element().getBoundingClientRect().bottom - mark.bottom).toBeGreaterThanOrEqual(8);
});

test('after a decision, the page skips a person with a waiting move', async () => {
  await openPage('/dashboard/applications?sort=oldest');
  await expect.element(row('Asha').getByText(words)).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: /Tom Quick/ }));
  await expect.element(heading('Tom')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Timeline' })).toBeVisible();
  await userEvent.click(decision('Reviewing'));
  await expect.element(heading('Ines')).toBeVisible();
});
