import { demoAdmin, host, ports } from '../stack/facts.ts';
import { median } from './statistics.ts';
import { withBrowser } from './visit.ts';

/** How long an admin waits for the list of jobs, from the address to the first row, and what Firestore sends for it. */
export interface DashboardFigures {
  milliseconds: number;
  rows: number;
  firestoreBytes: number;
}

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

    const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^Edit/ }) });
    const times: number[] = [];
    const weights: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      bytes = 0;
      const began = performance.now();
      await page.goto(`${origin}/dashboard/jobs`);
      await rows.first().waitFor();
      times.push(performance.now() - began);
      // What is live goes on listening: the counts are the last to come.
      await page.getByText(/job listings?$/).waitFor();
      weights.push(bytes);
    }
    return { milliseconds: median(times), rows: await rows.count(), firestoreBytes: median(weights) };
  });
}
