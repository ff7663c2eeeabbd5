import type { Page } from '@playwright/test';
import { countrySlug } from '@site/contract/firm/countries';
import { limits } from '@site/contract/shared/limits';
import { isWebAddress } from '@site/contract/shared/text-fields';
import { home } from '@site/contract/test-support/offices';
import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../support/admin-sdk.ts';
import { jobDocument } from '../support/documents.ts';
import { builtInTitle } from '../support/firm-words.ts';
import { allHostileTexts, executedMark, normalForm } from '../support/hostile-texts.ts';
import { expect, test } from './fixtures.ts';
import { showAll } from './show-all.ts';

const isLine = (text: string) => !/[\p{Cc}\u2028\u2029]/u.test(text) && text.trim() !== '';
const turnsItself = (text: string) => /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(text);
const lines = allHostileTexts
  .filter((text) => isLine(text) && !turnsItself(text) && text.length <= limits.jobTitle)
  .map(normalForm);
const addresses = allHostileTexts.filter((text) => isWebAddress(normalForm(text)));
/** All texts that a field of several lines accepts, one after the other. */
const everything = allHostileTexts
  .filter((text) => isLine(text) && text.length <= limits.jobText)
  .map(normalForm)
  .join('\n');

/** Enough jobs to have each text once in a field of one line. Two of the jobs have all texts in one field. */
const hostileJobs = Array.from({ length: Math.ceil(lines.length / 3) }, (_, index) => {
  const [title = 'x', type = 'x', place = 'x'] = lines.slice(3 * index, 3 * index + 3);
  return {
    ...jobDocument({ pdfUrl: addresses[index % addresses.length] ?? '' }),
    ...{ title, type, place, createdAt: Timestamp.now(), updatedAt: Timestamp.now() },
    qualifications: `${title}\n${place}`,
    ...(index === 0 && { responsibilities: everything.slice(0, limits.jobResponsibilities) }),
    ...(index === 1 && { responsibilities: `${'x'.repeat(4999)}\n${'\u0301'.repeat(5000)}` }),
  };
});

const documents = hostileJobs.map(() => firestore.collection('jobs').doc());

// `tests/integration/hostile-input.test.ts` tests which of these texts the API accepts.
test.beforeAll(async () => {
  const batch = firestore.batch();
  for (const [index, job] of hostileJobs.entries()) if (documents[index]) batch.create(documents[index], job);
  await batch.commit();
});

test.afterAll(async () => {
  const batch = firestore.batch();
  for (const document of documents) batch.delete(document);
  await batch.commit();
});

/** Gives a check that no text was executed. Every test watches requests and console errors anyway. */
function watch(page: Page): () => Promise<void> {
  const happened: string[] = [];
  page.on('dialog', async (dialog) => {
    happened.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('popup', () => happened.push('popup'));
  page.on('framenavigated', (frame) => {
    if (frame.parentFrame()) happened.push(`frame: ${frame.url()}`);
  });
  return async () => {
    expect(await page.evaluate((mark) => mark in window, executedMark)).toBe(false);
    expect(happened).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'how far the page is wider than the screen').toBeLessThanOrEqual(0);
  };
}

/** Checks that a page shows every one of these texts exactly. */
async function expectShown(page: Page, expected: readonly string[]): Promise<void> {
  const shown = await page.evaluate(() => document.body.textContent);
  expect(expected.filter((text) => !shown.includes(text))).toEqual([]);
}

test('the careers page shows every hostile job as plain text', async ({ page }) => {
  const expectUnharmed = watch(page);
  await page.goto(`/careers?country=${countrySlug(home.country)}`);
  const last = page.getByRole('heading', { name: builtInTitle(home.country) });
  // The list shows ten more jobs at a time.
  const more = page.getByRole('button', { name: 'Show more' });
  await expect(more).toBeVisible();
  await showAll(page);
  await expect(last).toBeVisible();
  await expectShown(page, [...lines, ...everything.split('\n')]);
  // A link has the address as its text, and no other text.
  const links = await page
    .locator('main a[target=_blank]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).protocol));
  expect(new Set(links)).toEqual(new Set(['https:', 'http:']));
  await expect(
    page.locator('main').locator('[onmouseover], [onerror], [onload], iframe, base, meta, math'),
  ).toHaveCount(0);
  await expect(page.locator('script').filter({ hasText: executedMark })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectUnharmed();
});
