import { host, ports } from '../scripts/emulators/addresses.ts';
import { demoAdmin } from '../scripts/seed/accounts.ts';
import { median } from './statistics.ts';
import { withBrowser } from './visit.ts';

/** How long an admin waits for the list of jobs, from the address to the first row, and what Firestore sends for it. */
export interface DashboardFigures {
  milliseconds: number;
  firestoreBytes: number;
}

const untilCountedMilliseconds = 1000;

const firstRow = 'tbody tr:first-child';

/** Has each page note when its first row comes: what looks from outside looks late, and takes time from the page. */
const noteFirstRow = `new MutationObserver((changes, observer) => {
  if (!document.querySelector('${firstRow}')) return;
  observer.disconnect();
  performance.mark('first row');
}).observe(document, { childList: true, subtree: true })`;
const whenFirstRowCame = `performance.getEntriesByName('first row')[0].startTime`;

/** Opens the list of jobs several times, each as a new page of one signed-in admin. */
export function measureDashboard(origin: string, runs: number): Promise<DashboardFigures> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${origin}/login`);
    await page.getByLabel('Email').fill(demoAdmin.email);
    await page.getByLabel('Password').fill(demoAdmin.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/dashboard');

    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    const firestoreRequests = new Set<string>();
    let bytes = 0;
    client.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url.startsWith(`http://${host}:${ports.firestore}/`)) firestoreRequests.add(requestId);
    });
    client.on('Network.dataReceived', ({ requestId, dataLength }) => {
      if (firestoreRequests.has(requestId)) bytes += dataLength;
    });

    await page.addInitScript({ content: noteFirstRow });
    const times: number[] = [];
    const weights: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      bytes = 0;
      await page.goto(`${origin}/dashboard/jobs`);
      await page.locator(firstRow).waitFor();
      times.push(Number(await page.evaluate(whenFirstRowCame)));
      // What is live goes on listening: the counts are the last to come.
      await page.getByText(/job listings?$/).waitFor();
      weights.push(bytes);
      // The emulator goes on counting for this page, on the processors that the next one needs.
      await page.waitForTimeout(untilCountedMilliseconds);
    }
    return { milliseconds: median(times), firestoreBytes: median(weights) };
  });
}
