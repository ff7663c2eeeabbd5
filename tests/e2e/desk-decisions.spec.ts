import { expect as expectSoon, test } from './fixtures.ts';
import { applied, decidedStatuses, heading, openList } from './stored-applications.ts';

// A late decision gets a 409, and an interrupted one gets no answer.
test.use({ expectedConsoleErrors: /status of 409|ERR_FAILED/ });
test.setTimeout(300_000);

// The limit is long, because the first call of each function starts a process.
const expect = expectSoon.configure({ timeout: 60_000 });

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

test('I decide on thirty applications as fast as I can type, and each gets my decision', async ({ page }) => {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyzabcd');
  const people = await applied(letters.map((letter, index) => `${index < 26 ? 'An' : 'Bo'}${letter}`));
  // The window is wide enough for the list beside the person.
  await page.setViewportSize({ width: 1500, height: 700 });
  const { mark } = people;
  await openList(page, people);
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(page.getByRole('row')).toHaveCount(31);
  const names = (await page.locator('#rows a').allTextContents()).map((text) => text.replace('Unread: ', ''));
  await page.locator('#rows a').first().press('Enter');

  const expected: Record<string, string> = {};
  const title = () => page.evaluate(() => document.querySelector('h1')?.textContent ?? '');
  for (const [index, name] of names.entries()) {
    const { key, status } = meant[index % meant.length] ?? meant[0];
    const [firstName = ''] = name.split(' ');
    expected[firstName] = status;
    await expect(heading(page, name)).toBeVisible();
    const isDone = async () =>
      index === names.length - 1 ? (await decidedStatuses(mark))[firstName] === status : (await title()) !== name;
    // The admin looks at the result after each press, and presses again if nothing has happened.
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
