import { moveSubmissionRoute } from '@site/contract/desk/desk-routes';
import { Timestamp } from 'firebase/firestore';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerApi, Refusal } from '../../test-support/api-answers.ts';
import { change, openPage, signIn, warned } from '../../test-support/open-page.tsx';
import { answerDesk, storeApplications, storedStatuses } from '../../test-support/stored-submissions.ts';

const card = page.getByRole('group', { name: 'Asha Quick' });
const move = card.getByRole('button', { name: /^Move to/ });
const question = page.getByRole('alertdialog');
const cardIn = (column: string) =>
  page.getByRole('region', { name: new RegExp(`^${column}`) }).getByRole('group', { name: 'Asha Quick' });
const choose = async (status: string) => {
  await userEvent.click(move);
  await userEvent.click(page.getByRole('menuitem', { name: status }));
};

beforeEach(async () => {
  answerDesk();
  await storeApplications(['Asha', 'Tom']);
  await signIn();
});

test('a question comes before many applications are ended, and Escape returns the focus', async () => {
  await openPage('/dashboard/applications');
  await userEvent.click(page.getByRole('checkbox', { name: 'Select all 2 shown' }));
  const moveSelected = page.getByRole('button', { name: 'Move to…' });
  await userEvent.click(moveSelected);
  await userEvent.click(page.getByRole('menuitem', { name: 'Rejected' }));
  await expect.element(page.getByRole('alertdialog', { name: 'Move 2 applications to Rejected?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(moveSelected).toHaveFocus();
  expect(await storedStatuses(['Asha', 'Tom'])).toEqual({ Asha: 'new', Tom: 'new' });
});

test('the menu of a card asks before an application is ended, and the card keeps the focus', async () => {
  await openPage('/dashboard/applications?view=board');
  await choose('Hired');
  await expect.element(page.getByRole('alertdialog', { name: 'Move Asha Quick to Hired?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(move).toHaveFocus();
  await choose('Rejected');
  await expect.element(question.getByRole('button', { name: 'Move to Rejected' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(cardIn('Rejected')).toBeVisible();
  await expect.element(card).toHaveFocus();
  await expect.poll(() => storedStatuses(['Asha', 'Tom'])).toEqual({ Asha: 'rejected', Tom: 'new' });
});

test('a card that a colleague has moved goes to its current column, and a message says so', async () => {
  await openPage('/dashboard/applications?view=board');
  // Firestore first shows data of the previous test from its cache.
  await expect.element(cardIn('New')).toBeVisible();
  answerApi(moveSubmissionRoute, async () => {
    const at = Timestamp.now();
    await change('applications/Asha', { status: 'rejected', statusChangedAt: at });
    return new Refusal(409, 'Moved meanwhile.', {
      data: { status: 'rejected', statusChangedAt: at.toDate().toISOString() },
    });
  });
  await choose('Offer');
  await expect.element(warned('the status is now Rejected')).toBeVisible();
  await expect.element(cardIn('Rejected')).toBeVisible();
});

test('a card is moved by keys, screen readers announce its place, and Undo moves it back', async () => {
  await openPage('/dashboard/applications?view=board');
  await expect.element(cardIn('New')).toBeVisible();
  (card.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('Asha Quick is lifted from New.')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('Asha Quick is over Reviewing.')).toBeInTheDocument();
  await userEvent.keyboard(' ');
  await expect.element(cardIn('Reviewing')).toBeVisible();
  await expect.poll(() => storedStatuses(['Asha', 'Tom'])).toEqual({ Asha: 'reviewing', Tom: 'new' });
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.element(cardIn('New')).toBeVisible();
  await expect.poll(() => storedStatuses(['Asha'])).toEqual({ Asha: 'new' });
});
