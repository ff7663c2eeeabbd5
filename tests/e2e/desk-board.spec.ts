import { submitApplicationRoute } from '@ohmbridge/contract/desk/submission-routes';
import { accessibilityViolations } from '../support/accessibility.ts';
import { firestore } from '../support/admin-sdk.ts';
import { callApi } from '../support/api-client.ts';
import { uniqueMark, validApplication } from '../support/factories.ts';
import { openAsAdmin } from './admin.ts';
import { expect, test, weekly } from './fixtures.ts';

test.use({ expectedConsoleErrors: /status of 409/ });
test.setTimeout(60_000);

test('I move a card by keys, take it back, move it by its menu, and hear when a colleague was quicker', {
  tag: weekly,
}, async ({ page }) => {
  const mark = uniqueMark();
  const json = validApplication({ firstName: 'Asha', lastName: `Board ${mark}` });
  await callApi(submitApplicationRoute.method, submitApplicationRoute.path, { json });
  await openAsAdmin(page, `/dashboard/applications?search=${mark}`);
  await page.getByRole('link', { name: 'Board', exact: true }).press('Enter');
  const card = page.getByRole('group', { name: `Asha Board ${mark}` });
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  await expect(column('New').filter({ has: card })).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await accessibilityViolations(page), `board, ${width} px`).toEqual([]);
  }

  await card.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`Asha Board ${mark} is lifted from New.`)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(`Asha Board ${mark} is over Reviewing.`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(column('Reviewing').filter({ has: card })).toBeVisible();
  const status = async () =>
    (await firestore.collection('applications').where('email', '==', json.email).get()).docs[0]?.get('status');
  await expect.poll(status).toBe('reviewing');

  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(column('New').filter({ has: card })).toBeVisible();
  await expect.poll(status).toBe('new');

  const moveTo = async (name: string) => {
    await card.getByRole('button', { name: /^Move to/ }).press('Enter');
    await page.getByRole('menuitem', { name }).press('Enter');
  };
  await moveTo('Interview');
  await expect(column('Interview').filter({ has: card })).toBeVisible();
  await expect(card, 'whoever moves it by keys stays with it').toBeFocused();
  await expect.poll(status).toBe('interview');

  // A colleague rejects it while my move is on its way.
  await page.route('**/api/submissions/**/status', async (route) => {
    const [document] = (await firestore.collection('applications').where('email', '==', json.email).get()).docs;
    await document?.ref.update({ status: 'rejected', statusChangedAt: new Date() });
    await route.continue();
  });
  await moveTo('Offer');
  await expect(page.getByRole('alert').filter({ hasText: 'it stands at Rejected now' })).toBeVisible();
  await expect(column('Rejected').filter({ has: card })).toBeVisible();
});
