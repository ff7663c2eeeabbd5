import { createAdmin } from '../support/accounts.ts';
import { firestore } from '../support/admin-sdk.ts';
import { openAsAdmin } from './admin.ts';
import { expect, test } from './fixtures.ts';
import { applied } from './stored-applications.ts';

/** Gives a time zone in which midnight is less than an hour away, because the session must last until then. */
function zoneBeforeMidnight(): string {
  const ahead = 23 - new Date().getUTCHours();
  const offset = ahead > 12 ? ahead - 24 : ahead;
  // The signs in the names of these time zones are reversed.
  return `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}

test.describe('Late in the evening', () => {
  test.use({ timezoneId: zoneBeforeMidnight() });

  test('a screen that stays open at midnight shows the new day', async ({ page }) => {
    const midnight = Math.ceil(Date.now() / 3_600_000) * 3_600_000;
    await page.clock.install({ time: midnight - 30_000 });
    await openAsAdmin(page, '/dashboard/interviews?view=day');
    const day = (time: number) =>
      new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: zoneBeforeMidnight() }).format(time);
    await expect(page.getByRole('main')).toContainText(day(midnight - 30_000));
    // The test waits for Firestore first, because Firestore takes a jump of the clock for a lost connection.
    await expect(page.getByRole('status').filter({ hasText: /interview/ })).toBeVisible();
    await page.clock.fastForward(61_000);
    await expect(page.getByRole('main')).toContainText(day(midnight));
  });
});

test.describe('In India', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('the first screen names the same day as the list', async ({ page }) => {
    const [{ mark, ids, list }, account] = await Promise.all([applied(['Asha']), createAdmin()]);
    const { uid, email } = account;
    // That moment is on the 21st in India. No other task of this admin is late, so this one comes first.
    const stands = { assignee: { uid, email }, waitsSince: new Date('2026-10-20T20:00:00Z') };
    await firestore.doc(`applications/${ids[0]}`).update(stands);
    await openAsAdmin(page, '/dashboard', account);
    await expect(page.getByRole('listitem').filter({ hasText: `Asha Quick ${mark}` })).toContainText('since 21 Oct');
    await page.goto(list);
    await expect(page.getByRole('row', { name: `Asha Quick ${mark}` })).toContainText('21 Oct 2026');
    // An open page would report that the account does not exist any more.
    await page.goto('about:blank');
    await account.remove();
  });
});
