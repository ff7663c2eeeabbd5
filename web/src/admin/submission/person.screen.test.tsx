import { eraseSubmissionRoute } from '@ohmbridge/contract/desk/desk-routes';
import { doc, getDoc } from 'firebase/firestore';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerApi, later } from '../../test-support/api-answers.ts';
import { database, openPage, said, signIn } from '../../test-support/open-page.tsx';
import { answerDesk, storeApplications, storedStatuses } from '../../test-support/stored-submissions.ts';

const heading = (name: string) => page.getByRole('heading', { level: 1, name: `${name} Quick` });
const link = (name: string) => page.getByRole('link', { name: new RegExp(`${name} Quick`) });
const note = page.getByLabelText('A note for colleagues');

beforeEach(async () => {
  answerDesk();
  await storeApplications(['Asha', 'Tom']);
  await signIn();
});

async function openPerson(name: string) {
  await openPage('/dashboard/applications?sort=oldest');
  await userEvent.click(link(name));
  await expect.element(page.getByRole('region', { name: 'Timeline' })).toBeVisible();
}

test('an application that is opened is read; keys take a decision back, go along the list, and list all keys', async () => {
  await openPerson('Asha');
  const unread = async (id: string) => (await getDoc(doc(database, 'applications', id))).get('unread');
  await expect.poll(() => unread('Asha')).toBe(false);
  expect(await unread('Tom')).toBe(true);

  await userEvent.keyboard('3');
  await expect.element(said('Asha Quick: Interview.')).toBeVisible();
  await expect.element(heading('Tom')).toBeVisible();
  await userEvent.keyboard('u');
  await expect.element(said('Asha Quick: New.')).toBeVisible();
  await expect.poll(() => storedStatuses(['Asha'])).toEqual({ Asha: 'new' });

  await userEvent.keyboard('k');
  await expect.element(heading('Asha')).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(heading('Tom')).toBeVisible();
  await userEvent.keyboard('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
});

test('an admin who goes on while a person is being erased stays where they are', async () => {
  const held = later<object>();
  const calls = answerApi(eraseSubmissionRoute, () => held.promise);
  await openPerson('Asha');
  await userEvent.click(page.getByRole('button', { name: 'Erase', exact: true }));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }));
  await expect.poll(() => calls.length).toBe(1);
  history.back();
  await userEvent.click(link('Tom'));
  await expect.element(heading('Tom')).toBeVisible();
  held.give({});
  await expect.element(said('What Asha Quick sent is erased.')).toBeVisible();
  await expect.element(heading('Tom')).toBeVisible();
  expect(location.pathname).toBe('/dashboard/applications/Tom');
});

test('half a note outlives going away and coming back, and is forgotten when its author signs out', async () => {
  await openPerson('Asha');
  await userEvent.fill(note, 'u');
  await userEvent.click(
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Applications' }),
  );
  await userEvent.click(link('Asha'));
  await expect.element(note).toHaveValue('u');
  const kept = () => Object.keys(sessionStorage).filter((key) => key.startsWith('admin-draft:'));
  expect(kept()).toHaveLength(1);
  await userEvent.click(page.getByRole('button', { name: 'Logout' }));
  await expect.poll(kept).toEqual([]);
});
