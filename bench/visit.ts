import { type Browser, chromium, type Page } from '@playwright/test';
import { host, ports } from '../scripts/emulators/addresses.ts';
import { findBrowser } from '../scripts/process/browser.ts';
import { careersWords } from '../web/src/content/careers.ts';
import { openingsAnchor } from '../web/src/features/careers/country-address.ts';
import { type FirestoreCost, isQuestion, noCost, withAnswer } from './firestore-cost.ts';

/** What one step of a visit moved and asked for, on top of the steps before it. */
export interface VisitStep {
  name: string;
  requests: number;
  bytes: number;
  firestore: FirestoreCost;
}

/** Opens a browser for as long as `work` takes. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** A visitor's way from the home page to the application form, with a cache that is empty at first. */
export function measureVisit(origin: string): Promise<VisitStep[]> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const moved = watchTraffic(page);
    const steps: VisitStep[] = [];
    const step = async (name: string, act: () => Promise<unknown>) => {
      await act();
      await page.waitForLoadState('networkidle');
      steps.push({ name, ...(await moved()) });
    };
    await step('home', async () => {
      await page.goto(origin);
      await page.locator('html[data-started="true"]').waitFor();
    });
    // The home page has a choice of countries as well: it may still be there while the next page comes.
    const openings = page.locator(`#${openingsAnchor}`);
    const india = openings.getByRole('button', { name: 'India' });
    await step('careers', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Careers', exact: true }).click();
      await india.scrollIntoViewIfNeeded();
      await openings
        .getByText(/\d Openings?/)
        .first()
        .waitFor();
    });
    const applyLink = openings.getByRole('link', { name: new RegExp(`^${careersWords.apply} `) }).first();
    await step('a country and its jobs', async () => {
      await india.click();
      await applyLink.waitFor();
    });
    await step('apply', async () => {
      await applyLink.click();
      await page.getByRole('heading', { level: 1, name: 'Join Our Team' }).waitFor();
    });
    return steps;
  });
}

/** Counts what a page moves; each call gives what came since the last. */
function watchTraffic(page: Page): () => Promise<Omit<VisitStep, 'name'>> {
  let pending: Promise<{ bytes: number; answer: string | undefined }>[] = [];
  page.on('requestfinished', (request) => {
    const measure = async () => {
      const sizes = await request.sizes();
      const response = await request.response();
      const isFirestore = request.url().startsWith(`http://${host}:${ports.firestore}/`);
      const answer = isFirestore && isQuestion(request.method(), request.url()) ? await response?.text() : undefined;
      return { bytes: sizes.responseHeadersSize + sizes.responseBodySize, answer };
    };
    pending.push(measure());
  });
  return async () => {
    const done = await Promise.all(pending);
    pending = [];
    const answers = done.flatMap(({ answer }) => (answer === undefined ? [] : [answer]));
    return {
      requests: done.length,
      bytes: done.reduce((sum, { bytes }) => sum + bytes, 0),
      firestore: answers.reduce(withAnswer, noCost),
    };
  };
}
