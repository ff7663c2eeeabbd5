import type { Page } from '@playwright/test';
import { createAdmin } from '../support/accounts.ts';
import { applied, decidedStatuses, heading, openList, openPerson } from './decisions.ts';
import { expect as expectSoon, test } from './fixtures.ts';

// A late decision is answered with 409; an interrupted one is not answered.
test.use({ expectedConsoleErrors: /status of 409|ERR_FAILED/ });
test.setTimeout(300_000);

// The first call of each function starts a process.
const expect = expectSoon.configure({ timeout: 60_000 });

const statusButton = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Status' }).getByRole('button', { name, exact: true });
const alert = (page: Page, words: string | RegExp) => page.getByRole('alert').filter({ hasText: words });

/** The time between two keys of a fast typist. */
const handMilliseconds = 150;

const meant = [
  { key: '2', status: 'reviewing' },
  { key: '3', status: 'interview' },
  { key: 'x', status: 'rejected' },
  { key: 'j', status: 'new' },
  { key: '4', status: 'offer' },
  { key: '5', status: 'hired' },
] as const;

test('I decide on thirty applications as fast as I can type, and each gets the decision that I meant', async ({
  page,
}) => {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyzabcd');
  const mark = await applied(letters.map((letter, index) => `${index < 26 ? 'An' : 'Bo'}${letter}`));
  // The window is wide enough for the list beside the person.
  await page.setViewportSize({ width: 1500, height: 700 });
  await openList(page, mark);
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(page.getByRole('row')).toHaveCount(31);
  const names = (await page.locator('#rows a').allTextContents()).map((text) => text.replace('Unread: ', ''));
  await page.locator('#rows a').first().press('Enter');
  await expect(heading(page, names[0] ?? '')).toBeVisible();

  const expected: Record<string, string> = {};
  const title = () => page.evaluate(() => document.querySelector('h1')?.textContent ?? '');
  for (const [index, name] of names.entries()) {
    const { key, status } = meant[index % meant.length] ?? meant[0];
    expected[name.split(' ')[0] ?? ''] = status;
    await expect(heading(page, name)).toBeVisible();
    const firstName = name.split(' ')[0] ?? '';
    const isDone = async () =>
      index === names.length - 1 ? (await decidedStatuses(mark))[firstName] === status : (await title()) !== name;
    // I look only after I have pressed, and press again if nothing has happened.
    do {
      await page.keyboard.press(key);
      await page.waitForTimeout(handMilliseconds);
      if (await page.getByRole('alertdialog').isVisible()) await page.keyboard.press('Enter');
    } while (key !== 'j' && !(await isDone()));
  }
  await expect.poll(() => decidedStatuses(mark)).toEqual(expected);
  const current = page.getByRole('navigation', { name: 'The applications of the list' }).locator('[aria-current]');
  await expect(current).toContainText(names.at(-1) ?? '');
  await expect(current, 'where I am in the list stays in sight').toBeInViewport();
  // A decided application counts as read.
  await expect(page.getByText('Unread:')).toHaveCount(0);
});

test('five keys within a second, or a double click, decide once', async ({ page }) => {
  const mark = await applied(['Asha', 'Tom', 'Ines']);
  await openPerson(page, mark, 'Asha');
  for (const key of ['2', '3', '2', '4', '3']) await page.keyboard.press(key);
  await expect(page.getByRole('status').filter({ hasText: `Asha Quick ${mark}: Reviewing.` })).toBeVisible();
  const decided = async () => Object.values(await decidedStatuses(mark)).filter((status) => status !== 'new');
  expect(await decided()).toEqual(['reviewing']);

  await openPerson(page, mark, 'Tom');
  await statusButton(page, 'Interview').dblclick();
  await expect(page.getByRole('status').filter({ hasText: `Tom Quick ${mark}: Interview.` })).toBeVisible();
  expect(await decidedStatuses(mark)).toEqual({ Asha: 'reviewing', Tom: 'interview', Ines: 'new' });
});

test('an end of an application asks first, by key and by click, and Enter confirms', async ({ page }) => {
  const mark = await applied(['Asha', 'Tom']);
  await openPerson(page, mark, 'Asha');
  const question = page.getByRole('alertdialog', { name: `Move Asha Quick ${mark} to Hired?` });
  await page.keyboard.press('5');
  await expect(question.getByRole('button', { name: 'Move to Hired' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await statusButton(page, 'Rejected').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(statusButton(page, 'Rejected')).toBeFocused();
  expect(await decidedStatuses(mark)).toEqual({ Asha: 'new', Tom: 'new' });
  await page.keyboard.press('x');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `Asha Quick ${mark}: Rejected.` })).toBeVisible();
  expect(await decidedStatuses(mark)).toEqual({ Asha: 'rejected', Tom: 'new' });
  // A move back from an end does not ask.
  await openPerson(page, mark, 'Asha');
  await page.keyboard.press('1');
  await expect.poll(() => decidedStatuses(mark)).toEqual({ Asha: 'new', Tom: 'new' });
});

test('an end asks on the board and for many as well', async ({ page }) => {
  const mark = await applied(['Asha', 'Tom']);
  await openList(page, mark);
  await page.getByRole('checkbox', { name: 'Select all 2 shown' }).press('Space');
  await page.getByRole('button', { name: 'Move the selected to' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Rejected' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Move 2 applications to Rejected?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Move the selected to' })).toBeFocused();

  await page.getByRole('link', { name: 'Board', exact: true }).press('Enter');
  const card = page.getByRole('group', { name: `Asha Quick ${mark}` });
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  const move = () => card.getByRole('button', { name: /^Move to/ });
  await move().press('Enter');
  await page.getByRole('menuitem', { name: 'Hired' }).press('Enter');
  await expect(page.getByRole('alertdialog', { name: `Move Asha Quick ${mark} to Hired?` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(move()).toBeFocused();
  await expect(column('New').filter({ has: card })).toBeVisible();

  await card.hover({ position: { x: 12, y: 45 } });
  await page.mouse.down();
  const target = await column('Rejected').locator('[data-column]').boundingBox();
  if (!target) throw new Error('The column is not there');
  await expect(async () => {
    await page.mouse.move(target.x + 40, target.y + 20, { steps: 10 });
    await page.mouse.move(target.x + 50, target.y + 30, { steps: 5 });
    await expect(page.getByText(`Asha Quick ${mark} is over Rejected.`)).toBeAttached({ timeout: 500 });
  }).toPass();
  await page.mouse.up();
  await expect(page.getByRole('alertdialog', { name: `Move Asha Quick ${mark} to Rejected?` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(column('New').filter({ has: card })).toBeVisible();
  expect(await decidedStatuses(mark)).toEqual({ Asha: 'new', Tom: 'new' });
  await move().press('Enter');
  await page.getByRole('menuitem', { name: 'Rejected' }).press('Enter');
  await page.keyboard.press('Enter');
  await expect(column('Rejected').filter({ has: card })).toBeVisible();
  await expect(card).toBeFocused();
  await expect.poll(() => decidedStatuses(mark)).toEqual({ Asha: 'rejected', Tom: 'new' });
});

test('the next person opens at once; a failed decision names its person and links back', async ({ page }) => {
  const mark = await applied(['Asha', 'Tom']);
  await openPerson(page, mark, 'Asha');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/submissions/**/status', async (route) => {
    await held.promise;
    await route.abort();
  });
  await page.keyboard.press('2');
  await expect(heading(page, `Tom Quick ${mark}`)).toBeVisible();
  await page.keyboard.press('e');
  await page.keyboard.type('He is next. ');
  held.resolve();
  await expect(alert(page, `Asha Quick ${mark} was not moved to Reviewing.`)).toBeVisible();
  await page.keyboard.type('Still him.');
  await expect(page.getByLabel('A note for colleagues')).toHaveValue('He is next. Still him.');
  await page.getByRole('link', { name: `Go to Asha Quick ${mark}` }).press('Enter');
  await expect(heading(page, `Asha Quick ${mark}`)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'was not moved' })).toHaveCount(0);
  expect(await decidedStatuses(mark)).toEqual({ Asha: 'new', Tom: 'new' });
});

test('a page with a half-typed note stays when I decide; the conflict says that I made the earlier move', async ({
  page,
}) => {
  const mark = await applied(['Asha', 'Tom']);
  await openPerson(page, mark, 'Asha');
  await page.getByLabel('A note for colleagues').fill('She asks for');
  // The page never counts a change as seen, because its timer never fires.
  await page.evaluate(() => {
    const { setTimeout } = window;
    const later = (act: TimerHandler, milliseconds?: number) =>
      milliseconds === 1500 ? 0 : setTimeout(act, milliseconds);
    Object.assign(window, { setTimeout: later });
  });
  await statusButton(page, 'Reviewing').click();
  await expect(page.getByRole('status').filter({ hasText: `Asha Quick ${mark}: Reviewing.` })).toBeVisible();
  await expect(heading(page, `Asha Quick ${mark}`)).toBeVisible();
  await expect(statusButton(page, 'Reviewing')).toHaveAttribute('aria-pressed', 'true');
  await page.waitForTimeout(1000);
  await statusButton(page, 'Offer').click();
  await expect(alert(page, 'You moved it to Reviewing a moment ago.')).toBeVisible();
  await expect(page.getByLabel('A note for colleagues')).toHaveValue('She asks for');
  expect(await decidedStatuses(mark)).toEqual({ Asha: 'reviewing', Tom: 'new' });
});

test('text that I type while a note is being sent becomes the next note, and is deleted when I sign out', async ({
  page,
}) => {
  const mark = await applied(['Asha']);
  // Signing out ends all sessions of an account.
  const account = await createAdmin();
  await openPerson(page, mark, 'Asha', account);
  const note = page.getByLabel('A note for colleagues');
  await note.fill('Call her.');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/submissions/**/notes', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Add note' }).press('Enter');
  await note.press('End');
  await page.keyboard.type(' And ask');
  held.resolve();
  await expect(page.getByRole('region', { name: 'Timeline' }).getByText('Call her.', { exact: true })).toBeVisible();
  await expect(note).toHaveValue('And ask');
  await page.reload();
  await expect(note).toHaveValue('And ask');
  await page.getByRole('button', { name: 'Logout' }).press('Enter');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('And ask');
  await account.remove();
});
