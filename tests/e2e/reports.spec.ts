import { readFile } from 'node:fs/promises';
import { lastWeeks } from '@ohmbridge/contract/desk/hiring-statistics';
import { FieldValue } from 'firebase-admin/firestore';
import { accessibilityViolations } from '../support/accessibility.ts';
import { firestore } from '../support/admin-sdk.ts';
import { uniqueMark } from '../support/factories.ts';
import { openAsAdmin } from './admin.ts';
import { expect, test, weekly } from './fixtures.ts';

/** The document of the week so many weeks ago. */
const weekAgo = (ago: number, collection: 'applicationWeeks' | 'applicationTimes' = 'applicationWeeks') =>
  firestore.collection(collection).doc(lastWeeks(new Date(), ago + 1)[0] ?? '');

/** A job that was applied for in three weeks, of which no other test knows. */
async function appliedJob() {
  const reference = `J-9${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  const title = `Reported ${uniqueMark()}`;
  const applied = {
    0: { new: 2, interview: 3 },
    3: { offer: 1, hired: 2, erased: 4 },
    5: { rejected: 7, interview: 1 },
  };
  for (const [ago, statuses] of Object.entries(applied))
    await weekAgo(Number(ago)).set({ jobs: { [reference]: { title, statuses } } }, { merge: true });
  // One of those who are erased was hired.
  await weekAgo(3).set({ jobs: { [reference]: { endedIn: { hired: 1, new: 3 } } } }, { merge: true });
  const times = { answer: { 3: 2, 5: 3 }, hire: { 6: 3 } };
  await weekAgo(3, 'applicationTimes').set({ jobs: { [reference]: times } }, { merge: true });
  const remove = async () => {
    await weekAgo(3, 'applicationTimes').update({ [`jobs.${reference}`]: FieldValue.delete() });
    for (const ago of Object.keys(applied))
      await weekAgo(Number(ago)).update({ [`jobs.${reference}`]: FieldValue.delete() });
  };
  return { reference, title, remove };
}

test('I see how many applied for a job and where they stand, choose the period, and take the figures with me', {
  tag: weekly,
}, async ({ page }) => {
  const { reference, title, remove } = await appliedJob();
  await openAsAdmin(page, '/dashboard/reports');
  await expect(page.getByRole('heading', { name: 'Reports', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'By job', exact: true })).toContainText(`${title}, ${reference}`);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await accessibilityViolations(page), `all jobs, ${width} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `wider than ${width} px`).toBeLessThanOrEqual(0);
  }

  const figure = async (name: RegExp, value: string) =>
    await expect(page.locator('dl > div').filter({ hasText: name }).getByRole('definition')).toHaveText(value);
  const job = page.getByRole('combobox', { name: 'Job' });
  await job.pressSequentially(title);
  await job.press('ArrowDown');
  expect.soft(await accessibilityViolations(page), 'jobs to choose from').toEqual([]);
  await job.press('Enter');
  await expect(page).toHaveURL(`/dashboard/reports?job=${reference}`);
  await figure(/applications received \(0\sbefore\)/, '20');
  await figure(/at interview now \(0\sbefore\)/, '4');

  await page.getByLabel('Period').selectOption('Last 4 weeks');
  await expect(page).toHaveURL(`/dashboard/reports?weeks=4&job=${reference}`);
  await figure(/applications received \(8\sbefore\)/, '12');
  await figure(/at interview now \(1\sbefore\)/, '3');
  await figure(/at offer now \(0\sbefore\)/, '1');
  await figure(/of them hired \(0\sbefore\)/, '3');
  await figure(/^First answer, median of 5/, '1–2weeks');
  const table = (name: string) => page.getByRole('table', { name: `${name}, as a table` }).getByRole('row');
  await expect(table('How far they came').last().getByRole('cell')).toHaveText(['3', '25%', '75%']);
  await page.getByLabel('Steps and times by').selectOption('Job');
  await expect(page).toHaveURL(`/dashboard/reports?weeks=4&job=${reference}&by=jobs`);
  await expect(table('How long it took, by job').nth(1)).toContainText(`${title}, ${reference}1–2 weeks5`);
  await expect(
    page.getByRole('figure', { name: /^12 applications in 4 weeks/ }).getByText('Withdrawn or erased'),
  ).toBeVisible();
  const rows = table('By week');
  await expect(rows).toHaveCount(6);
  await expect(rows.nth(1).getByRole('cell')).toHaveText(['5', '2', '0', '3', '0', '0', '0', '0', '0']);
  await expect(rows.last().getByRole('cell')).toHaveText(['12', '2', '0', '3', '1', '2', '0', '0', '4']);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as a spreadsheet: By week' }).press('Enter'),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  const sheet = await readFile(await file.path(), 'utf8');
  const lines = Array.from(sheet.matchAll(/<row [^>]*>(.*?)<\/row>/g), ([, row = '']) =>
    row.replaceAll(/(?:<[^>]*>)+/g, ','),
  );
  expect(lines).toHaveLength(5);
  expect(lines[0]).toBe(',Week of,Received,New,Reviewing,Interview,Offer,Hired,Rejected,Withdrawn,Erased,');
  expect(lines[4]).toMatch(/,7,0,0,0,1,2,0,0,4,$/);

  await page.reload();
  await expect(job).toHaveValue(`${title}, ${reference}`);
  await expect(page.getByLabel('Period')).toHaveValue('4');
  await page.goto('about:blank');
  await remove();
});
