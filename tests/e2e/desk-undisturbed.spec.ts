import { builtInJobDescriptions } from '../../web/src/content/firm/job-descriptions.ts';
import { chooseFromMenu } from './admin.ts';
import { expect as expectSoon, test } from './fixtures.ts';
import { applied, decidedStatuses, heading, openPerson } from './stored-applications.ts';

test.setTimeout(180_000);

// The limit is long, because the first call of each function starts a process.
const expect = expectSoon.configure({ timeout: 60_000 });

/** Letters that would decide, assign, mark or navigate if the keyboard shortcuts were active. */
const dangerous = 'worked 5 years at x, j, k and 3 more; r/u sure? Ask Anna.';

test('I type while the notice of my last action closes, on every screen of the desk, and keep my place', async ({
  page,
}) => {
  const people = await applied(['Asha', 'Tom']);
  const { mark } = people;
  await page.clock.install();
  const notice = page.locator('[role="status"]', { hasText: 'Close' });
  const letNoticeGo = async () => {
    await expect(notice).toBeVisible();
    await page.clock.fastForward(11_000);
    await expect(notice).toBeHidden();
  };
  await openPerson(page, people, 'Asha');

  await test.step('a note', async () => {
    await page.keyboard.press('r');
    await expect(notice).toBeVisible();
    await page.keyboard.press('e');
    const note = page.getByLabel('A note for colleagues');
    await expect(note).toBeFocused();
    await page.keyboard.type('Spoke to her. She ');
    await letNoticeGo();
    await expect(note).toBeFocused();
    await page.keyboard.type(dangerous);
    await expect(note).toHaveValue(`Spoke to her. She ${dangerous}`);
    await expect(heading(page, `Asha Quick ${mark}`)).toBeVisible();
    // The field loses the focus in the middle of a word.
    await note.evaluate((field) => document.addEventListener('keyup', ({ key }) => key === '!' && field.blur()));
    await page.keyboard.type('!5x2ra');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await decidedStatuses(mark)).toEqual({ Asha: 'new', Tom: 'new' });
    await note.fill('');
    await note.blur();
    // Keyboard shortcuts are off for a moment after typing.
    await page.clock.fastForward(3000);
  });

  await test.step('a message', async () => {
    await page.keyboard.press('r');
    await page.keyboard.press('m');
    const drawer = page.getByRole('dialog', { name: 'Message to 1 person' });
    const text = drawer.getByLabel('Message', { exact: true });
    await text.press('End');
    await page.keyboard.type('With intere');
    await letNoticeGo();
    await page.keyboard.type(`st. ${dangerous}`);
    await expect(text).toHaveValue(`With interest. ${dangerous}`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Leave without saving' }).press('Enter');
    await expect(drawer).toBeHidden();
  });

  await test.step('the menu of a person, which Escape closes', async () => {
    await chooseFromMenu(page.getByRole('main'), 'Mark as unread');
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: /^Assigned to/ }).press('Enter');
    await letNoticeGo();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'No one' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Assigned to/ })).toBeFocused();
  });

  await test.step('the search of the list, with Escape in it', async () => {
    await chooseFromMenu(page.getByRole('main'), 'Mark as unread');
    await expect(notice).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Applications' })
      .press('Enter');
    const search = page.getByRole('main').getByRole('searchbox');
    await search.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Escape');
    await expect(search).toBeFocused();
    await letNoticeGo();
    await expect(search).toBeFocused();
    await search.fill(mark);
  });

  await test.step('a card of the board', async () => {
    await page.getByRole('link', { name: 'Board', exact: true }).press('Enter');
    const cardOf = (firstName: string) => page.getByRole('group', { name: `${firstName} Quick ${mark}` });
    const openMenu = (firstName: string) =>
      cardOf(firstName)
        .getByRole('button', { name: /^Move to/ })
        .press('Enter');
    // Each card moves only once: after a jump of the clock, Firestore may report the place of a card late.
    const moveToReviewing = async (firstName: string) => {
      await openMenu(firstName);
      await page.getByRole('menuitem', { name: 'Reviewing' }).press('Enter');
      const reviewing = page.getByRole('region', { name: /^Reviewing/ });
      await expect(reviewing.filter({ has: cardOf(firstName) })).toBeVisible();
      await expect(notice.filter({ hasText: firstName })).toBeVisible();
    };
    await moveToReviewing('Asha');
    await cardOf('Asha').focus();
    await letNoticeGo();
    await expect(cardOf('Asha')).toBeFocused();
    await moveToReviewing('Tom');
    await openMenu('Tom');
    await letNoticeGo();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Interview' })).toBeFocused();
    await page.keyboard.press('Escape');
  });

  await test.step('the menu of a job', async () => {
    await page
      .getByRole('navigation', { name: 'Admin menu' })
      .getByRole('link', { name: 'Job Listings' })
      .press('Enter');
    const job = page.getByRole('row', { name: builtInJobDescriptions[0]?.title ?? '' });
    await chooseFromMenu(job, 'Copy link to its page');
    await expect(notice).toBeVisible();
    await job.getByRole('button', { name: /^More/ }).press('Enter');
    await letNoticeGo();
    // The key End works from any item. The focus may be on any item, because the menu opened again while it was closing.
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Built-in description' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  });
  expect(await decidedStatuses(mark)).toEqual({ Asha: 'reviewing', Tom: 'reviewing' });
});
