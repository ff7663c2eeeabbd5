import { chromium } from '@playwright/test';
import { collections } from '@site/contract/shared/collections';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { emulatorEnvironment, projectId } from '../../scripts/emulators/addresses.ts';
import { findBrowser } from '../../scripts/process/browser.ts';
import { demoAdmin } from '../../scripts/seed/accounts.ts';
import { median } from './statistics.ts';

const firstRow = 'tbody tr:first-child';

/**
 * Makes each page record the time of its first row. A measurement from outside would be late, and would take time from the
 * page.
 */
const noteFirstRow = `new MutationObserver((changes, observer) => {
  if (!document.querySelector('${firstRow}')) return;
  observer.disconnect();
  performance.mark('first row');
}).observe(document, { childList: true, subtree: true })`;

/** Makes each page count the documents that Firestore sends to it: Firestore charges for each document. */
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
  /** The time from the navigation to the first row, in milliseconds. */
  firstRow: number;
  /** The number of documents that the screen reads. */
  documents: number;
}

/** Measures the time until a signed-in admin sees the lists of the dashboard, and counts the documents that the lists read. */
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
        // The live query continues to listen. The count comes last, and would disturb the measurement of the next page.
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

/**
 * Measures the emulator's part of the time for the list of applications. The emulator has no index and reads every document;
 * Firestore does not.
 */
export async function measureEmulatorScan(runs: number): Promise<number> {
  Object.assign(process.env, emulatorEnvironment);
  const app = initializeApp({ projectId }, `scan-${crypto.randomUUID()}`);
  const times: number[] = [];
  // The first query also opens the connection, so its time does not count.
  for (let run = 0; run <= runs; run += 1) {
    const start = performance.now();
    await getFirestore(app).collection(collections.applications).orderBy('receivedAt', 'desc').limit(26).get();
    if (run > 0) times.push(performance.now() - start);
  }
  return median(times);
}
