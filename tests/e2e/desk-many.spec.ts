import { submitApplicationRoute } from '@ohmbridge/contract/desk/submission-routes';
import { accessibilityViolations } from '../support/accessibility.ts';
import { createAdmin } from '../support/accounts.ts';
import { firestore } from '../support/admin-sdk.ts';
import { callApi } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { uniqueMark, validApplication } from '../support/factories.ts';
import { openAsAdmin } from './admin.ts';
import { expect, test, weekly } from './fixtures.ts';
import { expectToFit } from './page-checks.ts';

test.setTimeout(60_000);

test('I move several applications at once, am told who was not moved, take it back, give two to me, and write to them', {
  tag: weekly,
}, async ({ page }) => {
  const mark = uniqueMark();
  const [asha, tom, ines] = ['Asha', 'Tom', 'Ines'].map((firstName) =>
    validApplication({ firstName, lastName: `Many ${mark}` }),
  );
  for (const json of [asha, tom, ines]) {
    await callApi(submitApplicationRoute.method, submitApplicationRoute.path, { json });
  }
  const record = async (email: string | undefined) =>
    (await firestore.collection('applications').where('email', '==', email).get()).docs[0];
  const statuses = () => Promise.all([asha, tom, ines].map(async (json) => (await record(json?.email))?.get('status')));
  await openAsAdmin(page, `/dashboard/applications?search=${mark}`);
  await expect(page.getByRole('row')).toHaveCount(4);

  await page.getByRole('checkbox', { name: 'Select all 3 shown' }).press('Space');
  await page.getByRole('checkbox', { name: `Select Ines Many ${mark}` }).press('Space');
  const bar = page.getByRole('region', { name: 'What to do with the selected applications' });
  await expect(bar).toContainText('2 selected');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await accessibilityViolations(page), `selected, ${width} px`).toEqual([]);
  }
  await expectToFit(page, [320, 390, 768, 1440]);

  await bar.getByRole('button', { name: 'Move the selected to' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Reviewing' }).press('Enter');
  await expect(page.getByText('2 moved.')).toBeVisible();
  await expect(bar).toBeHidden();
  expect(await statuses()).toEqual(['reviewing', 'reviewing', 'new']);

  // Before it is taken back, Tom withdraws.
  await (await record(tom?.email))?.ref.update({ status: 'withdrawn', statusChangedAt: new Date() });
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(
    page.getByText(`Asha Many ${mark}: New. 1 not: The applicant has withdrawn this application.`),
  ).toBeVisible();
  expect(await statuses()).toEqual(['new', 'withdrawn', 'new']);

  for (const name of ['Asha', 'Ines']) await page.getByRole('checkbox', { name: `Select ${name} Many` }).press('Space');
  await bar.getByRole('button', { name: 'Give the selected to' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Me', exact: true }).press('Enter');
  await expect(page.getByText('2 assigned to admin@example.com.')).toBeVisible();
  await expect(page.getByRole('row', { name: `Asha Many ${mark}` })).toContainText('admin@example.com');

  for (const name of ['Asha', 'Ines']) await page.getByRole('checkbox', { name: `Select ${name} Many` }).press('Space');
  await bar.getByRole('button', { name: 'Write to them' }).press('Enter');
  const message = page.getByRole('dialog', { name: 'Message to 2 people' });
  await message.getByLabel('Subject').fill('About you');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await accessibilityViolations(page), `message, ${width} px`).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).press('Enter');
  await expect(message.getByLabel('Subject')).toHaveValue('About you');
});

test('what a colleague has who left the team is found under their name', { tag: weekly }, async ({ page }) => {
  const [colleague, json] = [await createAdmin(), validApplication({ lastName: `Held ${uniqueMark()}` })];
  await callApi(submitApplicationRoute.method, submitApplicationRoute.path, { json });
  const application = await eventually('the application to be on the desk', async () => {
    const { docs } = await firestore.collection('applications').where('email', '==', json.email).get();
    return docs.find((one) => one.get('reference'));
  });
  await application.ref.update({ assignee: { uid: colleague.uid, email: colleague.email } });
  // Here nobody takes over what they have.
  await colleague.remove();

  await openAsAdmin(page, '/dashboard/applications');
  await page.getByRole('button', { name: 'More filters' }).press('Enter');
  await page.getByLabel('Assigned to').selectOption(`${colleague.email} (left the team)`);
  await page.getByRole('button', { name: 'Show the list' }).press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row', { name: json.lastName })).toContainText(colleague.email);
  await page.reload();
  await expect(page.getByRole('button', { name: `${colleague.email} (left the team): remove` })).toBeVisible();
});

test('a message that I have just sent is taken back, with where it moved somebody, and what I typed is there', {
  tag: weekly,
}, async ({ page }) => {
  const json = validApplication({ firstName: 'Tom', lastName: `Unsent ${uniqueMark()}` });
  await callApi(submitApplicationRoute.method, submitApplicationRoute.path, { json });
  await openAsAdmin(page, `/dashboard/applications?search=${json.lastName.split(' ')[1]}`);
  await page.getByRole('link', { name: `Tom ${json.lastName}` }).press('Enter');
  await page.getByRole('button', { name: 'Write a message' }).press('Enter');
  await page.getByRole('button', { name: 'Not this time' }).press('Enter');
  await page.getByLabel('Subject').fill('We have thought about it');
  await page.getByRole('button', { name: 'Send to 1 person' }).press('Enter');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('The message is taken back.')).toBeVisible();
  const status = page.getByRole('group', { name: 'Status' });
  await expect(status.getByRole('button', { name: 'New' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Write a message' }).press('Enter');
  await expect(page.getByLabel('Subject')).toHaveValue('We have thought about it');
});

test('a message that is refused for one of three goes, corrected, to that one alone', { tag: weekly }, async ({
  page,
}) => {
  const mark = uniqueMark();
  const people = ['Asha', 'Tom', 'Ines'].map((firstName) =>
    validApplication({ firstName, lastName: `Refused ${mark}` }),
  );
  for (const json of people) await callApi(submitApplicationRoute.method, submitApplicationRoute.path, { json });
  const record = async (email: string) =>
    (await firestore.collection('applications').where('email', '==', email).get()).docs[0];
  const subjectsTo = async ({ email }: { email: string }) =>
    ((await (await record(email))?.ref.collection('messages').get())?.docs ?? []).map((one) => one.get('subject'));
  const [asha, tom, ines] = people;
  if (!asha || !tom || !ines) throw new Error('Three apply');
  await openAsAdmin(page, `/dashboard/applications?search=${mark}`);
  await expect(page.getByRole('row')).toHaveCount(4);
  await page.getByRole('checkbox', { name: 'Select all 3 shown' }).press('Space');
  await page.getByRole('button', { name: 'Write to them' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Message to 3 people' });
  await drawer.getByRole('button', { name: 'Not this time' }).press('Enter');
  await drawer.getByLabel('Subject').fill('First words');
  // Tom withdraws in the meantime, so he cannot be moved.
  await (await record(tom.email))?.ref.update({ status: 'withdrawn', statusChangedAt: new Date() });
  await drawer.getByRole('button', { name: 'Send to 3 people' }).press('Enter');
  await expect(page.getByText('The message to 2 people is on its way')).toBeVisible();

  const left = page.getByRole('dialog', { name: 'Message to 1 person' });
  await expect(left.getByText(`Not sent to Tom Refused ${mark}: The applicant has withdrawn`)).toBeVisible();
  await left.getByLabel('And move to').selectOption({ label: 'Leave it where it is' });
  await left.getByLabel('Subject').fill('Second words');
  await left.getByRole('button', { name: 'Send to 1 person' }).press('Enter');
  await expect(page.getByText('The message to 1 person is on its way')).toBeVisible();
  expect(await Promise.all([asha, tom, ines].map(subjectsTo))).toEqual([
    ['First words'],
    ['Second words'],
    ['First words'],
  ]);
});

test('I leave a message while it is being sent: it says so, leads nowhere, and can be undone', { tag: weekly }, async ({
  page,
}) => {
  const mark = uniqueMark();
  for (const firstName of ['Asha', 'Tom']) {
    const json = validApplication({ firstName, lastName: `Sending ${mark}` });
    await callApi(submitApplicationRoute.method, submitApplicationRoute.path, { json });
  }
  await openAsAdmin(page, `/dashboard/applications?search=${mark}`);
  await page.getByRole('link', { name: `Asha Sending ${mark}` }).press('Enter');
  await page.getByRole('button', { name: 'Write a message' }).press('Enter');
  await page.getByRole('button', { name: 'Not this time' }).press('Enter');
  const address = page.url();
  const held = Promise.withResolvers<void>();
  await page.route(/\/api\/submission-messages\/applications$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Send to 1 person' }).press('Enter');
  await page.getByRole('button', { name: 'Back', exact: true }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Leave while the message is being sent?' });
  await question.getByRole('button', { name: 'Leave', exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  held.resolve();
  await expect(page.getByText('The message to 1 person is on its way')).toBeVisible();
  expect(page.url()).toBe(address);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('The message is taken back.')).toBeVisible();
});
