import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { countrySlug } from '@site/contract/firm/countries';
import { type JobPages, type JobPageTemplate, jobPageFiles, jobPath } from '@site/contract/pages/job-page';
import { branch } from '@site/contract/test-support/offices';
import { host, ports } from '../../scripts/emulators/addresses.ts';
import { listJobs } from '../support/job-calls.ts';
import { prerenderedPages } from '../support/public-pages.ts';
import { expect, test, weekly } from './fixtures.ts';
import { untilAllHydrated } from './walks.ts';

// Only a development build of React names the differences from the prerendered HTML, down to attributes. Every build reports a
// difference as an error, which fails any story that opens the page.
const web = fileURLToPath(new URL('../../web/', import.meta.url));
const build = join(web, 'dist/hydration');
// A port near the site's, from which a page knows its emulators. No program listens there, because the test serves the files.
const origin = `http://${host}:${ports.hosting + 5}`;
/** The number of pages that are open at once. */
const tabs = 3;
/** The page of a job, rendered with the development build as the function renders it. */
let job: { path: string; html: string };

const unlisted = [
  '/no-such-page',
  '/product/no-such-product',
  `/careers?country=${countrySlug(branch.country)}`,
  `/apply?country=${branch.country}`,
];
const paths = [...prerenderedPages, ...unlisted, '/gallery#training', '/projects?operator=dno'];

/** Opens pages, and waits until React has hydrated them. */
async function hydrate(context: BrowserContext, addresses: string[], look = async (_page: Page, _path: string) => {}) {
  const left = [...addresses];
  const walk = async (page: Page) => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      await page.goto(path);
      await untilAllHydrated(page, path);
      await look(page, path);
    }
  };
  await Promise.all(Array.from({ length: tabs }, async () => walk(await context.newPage())));
}

test.describe('the production build', () => {
  test.use({ expectedConsoleErrors: /status of 404/ });

  test('every page hydrates without an error', async ({ context }) => {
    const [job] = await listJobs(`?country=${branch.country}`);
    await hydrate(context, [...paths, jobPath(job?.slug ?? '')]);
  });
});

test.describe('with React’s development build', { tag: weekly }, () => {
  // All tests of this group share one build.
  test.describe.configure({ mode: 'default' });

  // Expected errors: Chromium forbids documents that a test serves to call the emulator of Firestore, and Emotion warns in
  // development about parts that are not prerendered.
  test.use({
    expectedConsoleErrors:
      /blocked by CORS policy: Permission was denied|ERR_FAILED|RPC_ERROR|The open jobs could not be loaded|The pseudo class ":first-child"/,
  });

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    const building = spawn('npm', ['run', 'build:hydration'], { cwd: web, stdio: 'ignore' });
    const [code] = await once(building, 'exit');
    expect(code, 'npm run build:hydration').toBe(0);
    job = await drawnJob();
  });

  test('every page hydrates without a difference', async ({ context }) => {
    test.setTimeout(180_000);
    await serveBuild(context);
    const addresses = [...paths, job.path].map((path) => `${origin}${path}`);
    await hydrate(context, addresses, async (page, path) => {
      // The document has all styles of a page, except for parts that depend on the address.
      if (!/[?#]|\/(?:application|apply|enquiry|job-alert)$/.test(path))
        await expect.soft(page.locator('style[data-emotion]'), path).toHaveCount(0);
    });
  });

  test('the document of the dashboard leads to the log-in', async ({ context }) => {
    await serveBuild(context);
    const page = await context.newPage();
    await page.goto(`${origin}/dashboard/jobs`);
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

/** Serves the files of the build as Hosting would. */
async function serveBuild(context: BrowserContext): Promise<void> {
  const file = (name: string) => join(build, 'client', name);
  await context.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === job.path) return route.fulfill({ body: job.html, contentType: 'text/html' });
    if (pathname.startsWith('/api/')) return route.fulfill({ status: 204 });
    const page = pathname === '/' ? '/index' : pathname.startsWith('/dashboard') ? '/app-shell' : pathname;
    const path = [file(pathname), file(`${page}.html`)].find((one) => /\.\w+$/.test(one) && existsSync(one));
    return route.fulfill({ path: path ?? file('404.html') });
  });
}

/** Renders the page of a job of the stack as the function does. */
async function drawnJob(): Promise<{ path: string; html: string }> {
  const folder = join(build, 'job-pages');
  const template: JobPageTemplate = JSON.parse(readFileSync(join(folder, jobPageFiles.template), 'utf8'));
  const { createJobPages }: { createJobPages: (template: JobPageTemplate) => Promise<JobPages> } = await import(
    pathToFileURL(join(folder, jobPageFiles.module)).href
  );
  const [first, ...others] = await listJobs(`?country=${branch.country}`);
  if (!first) throw new Error('There is no job to draw.');
  const pages = await createJobPages(template);
  return { path: jobPath(first.slug ?? ''), html: pages.live(first, others, new Date()) };
}
