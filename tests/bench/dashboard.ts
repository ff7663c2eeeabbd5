import { chromium } from '@playwright/test';
import { collections } from '@site/contract/shared/collections';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { emulatorEnvironment, projectId } from '../../scripts/emulators/addresses.ts';
import { findBrowser } from '../../scripts/process/browser.ts';
import { demoAdmin } from '../../scripts/seed/accounts.ts';
import { median } from './statistics.ts';

const firstRow = 'tbody tr:first-child';

/** Has each page note when its first row comes: what looks from outside looks late, and takes time from the page. */
const noteFirstRow = `new MutationObserver((changes, observer) => {
  if (!document.querySelector('${firstRow}')) return;
  observer.disconnect();
  performance.mark('first row');
}).observe(document, { childList: true, subtree: true })`;

/** Has each page count the documents that Firestore sends it, each of which is paid for. */
const countDocuments = `globalThis.documents = 0;
const ask = globalThis.fetch;
globalThis.fetch = async (...asked) => {
  const response = await ask(...asked);
  if (!String(asked[0]?.url ?? asked[0]).includes('Listen')) return response;
  const [told, counted] = response.body.tee();
  counted.pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream({
    write: (text) => { globalThis.documents += text.split('"documentChange"').length - 1; },
  })).catch(() => undefined);
  return new Response(told, response);
}`;

/** The times of a list of the dashboard. */
export interface ListFigures {
  /** From the address to the first row, in milliseconds. */
  firstRow: number;
  /** How many documents the screen reads. */
  documents: number;
}

/** How long a signed-in admin waits for the lists of the dashboard, and what they read. */
export async function measureDashboard(
  origin: string,
  runs: number,
): Promise<{ jobs: ListFigures; applications: ListFigures }> {
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
    await page.addInitScript({ content: `{ ${noteFirstRow}; ${countDocuments} }` });
    const list = async (path: string, counted: RegExp): Promise<ListFigures> => {
      const times: number[] = [];
      const documents: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        await page.goto(`${origin}${path}`);
        await page.locator(firstRow).waitFor();
        times.push(Number(await page.evaluate(`performance.getEntriesByName('first row')[0].startTime`)));
        // A live query goes on listening; the count is the last to come, and would be in the way of the next page.
        await page.getByText(counted).waitFor();
        await page.waitForTimeout(2000);
        documents.push(Number(await page.evaluate('globalThis.documents')));
      }
      return { firstRow: median(times), documents: median(documents) };
    };
    return {
      jobs: await list('/dashboard/jobs', /job listings?$/),
      applications: await list('/dashboard/applications', /applications?, [\d,]+ unread$/),
    };
  } finally {
    await browser.close();
  }
}

/** How long the emulator takes for the list of applications by itself: it has no index and looks at each, which Firestore does not. */
export async function measureEmulatorScan(runs: number): Promise<number> {
  Object.assign(process.env, emulatorEnvironment);
  const app = initializeApp({ projectId }, `scan-${crypto.randomUUID()}`);
  const times: number[] = [];
  // The first question pays for the connection.
  for (let run = 0; run <= runs; run += 1) {
    const start = performance.now();
    await getFirestore(app).collection(collections.applications).orderBy('receivedAt', 'desc').limit(26).get();
    if (run > 0) times.push(performance.now() - start);
  }
  return median(times);
}
