import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/process/browser.ts';
import { demoAdmin } from '../scripts/seed/accounts.ts';
import { median } from './statistics.ts';

const firstRow = 'tbody tr:first-child';

/** Has each page note when its first row comes: what looks from outside looks late, and takes time from the page. */
const noteFirstRow = `new MutationObserver((changes, observer) => {
  if (!document.querySelector('${firstRow}')) return;
  observer.disconnect();
  performance.mark('first row');
}).observe(document, { childList: true, subtree: true })`;

/** How long a signed-in admin waits for the list of jobs, from the address to the first row, in milliseconds. */
export async function measureDashboard(origin: string, runs: number): Promise<number> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ignoreHTTPSErrors: true });
    await page.goto(`${origin}/login`);
    await page.getByLabel('Email').fill(demoAdmin.email);
    await page.getByLabel('Password').fill(demoAdmin.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/dashboard');
    await page.addInitScript({ content: noteFirstRow });
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      await page.goto(`${origin}/dashboard/jobs`);
      await page.locator(firstRow).waitFor();
      times.push(Number(await page.evaluate(`performance.getEntriesByName('first row')[0].startTime`)));
      // What is live goes on listening; the count is the last to come, and would be in the way of the next page.
      await page.getByText(/job listings?$/).waitFor();
    }
    return median(times);
  } finally {
    await browser.close();
  }
}
