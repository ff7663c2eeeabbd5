import type { Job } from '@site/contract/jobs/job';
import { jobFeedPath, jobPath, jobSitemapPath } from '@site/contract/pages/job-page';
import { branch } from '@site/contract/test-support/offices';
import { builtInJobs } from '../../web/src/content/firm/built-in-jobs.ts';
import { accessibilityViolations } from '../support/accessibility.ts';
import { logInAsAdmin } from '../support/accounts.ts';
import { callApi } from '../support/api-client.ts';
import { eraseJob } from '../support/erase-job.ts';
import { uniqueMark, validJob } from '../support/factories.ts';
import { createJob, deleteJob, listJobs, setJobState } from '../support/job-calls.ts';
import { test as base, expect, weekly } from './fixtures.ts';

/** Makes a job for this test only, and deletes it for good afterwards. */
const test = base.extend<{ ownJob: (fields?: object) => Promise<{ job: Job; token: string; path: string }> }>({
  ownJob: async ({ request: _request }, use) => {
    const made: { id: string; token: string }[] = [];
    await use(async (fields = {}) => {
      const token = await logInAsAdmin();
      const { job } = (await createJob(token, { json: { ...validJob(), ...fields } })).body.data;
      made.push({ id: job._id, token });
      return { job, token, path: jobPath(job.slug ?? '') };
    });
    for (const { id, token } of made) await eraseJob(token, id);
  },
});

// Browsers report every answer about a missing document. Firestore answers that no one may see it.
test.use({ expectedConsoleErrors: /status of 4(?:03|04|10)/ });

const edge = 'public, max-age=0, s-maxage=60';

test('a job has a page until it closes, whatever words stand before its number', async ({ request, ownJob }) => {
  const { job, token, path } = await ownJob({ title: `Tester </script><!-- "O'Neill" & sons` });
  const page = await request.get(path);
  expect(page.status()).toBe(200);
  expect(page.headers()['cache-control']).toBe(edge);
  expect(page.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
  const html = await page.text();
  // The text of an admin cannot end an element of the page.
  expect(html).not.toContain('</script><!-- "O');
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text = '']) =>
    JSON.parse(text),
  );
  expect(data.find((one) => one['@type'] === 'JobPosting')).toMatchObject({
    title: job.title,
    identifier: { value: job.reference },
  });
  expect(data.find((one) => one['@type'] === 'BreadcrumbList').itemListElement).toHaveLength(3);

  const otherWords = await request.get(`/careers/other-words-${job.reference?.replace(/\D+0*/, '')}`, {
    maxRedirects: 0,
  });
  expect(otherWords.status()).toBe(301);
  expect(otherWords.headers().location).toBe(path);
  expect(otherWords.headers()['cache-control']).toBe(edge);

  await setJobState(token, job._id, { isActive: false });
  const closed = await request.get(path);
  expect(closed.status()).toBe(410);
  expect(closed.headers()['cache-control']).toBe(edge);
  expect(await closed.text()).toContain('This position is closed');
  await deleteJob(token, job._id);
  expect((await request.get(path)).status()).toBe(410);
});

test('a draft, an unknown number and a broken address get the same answer', async ({ request, ownJob }) => {
  const { path } = await ownJob({ isActive: false });
  // Addresses that cannot be decoded stop in the Hosting emulator, so the rehearsal tests them.
  const paths = [
    path,
    '/careers/protection-engineer-99999',
    '/careers/no-number',
    `/careers/${'a'.repeat(500)}`,
    '/careers/%2e%2e%2f',
    '/careers/preview/no-such-token',
  ];
  const answers: string[] = [];
  for (const one of paths) {
    const answer = await request.get(one, { maxRedirects: 0 });
    expect(answer.status(), one).toBe(404);
    answers.push(`${answer.headers()['cache-control']} ${await answer.text()}`);
  }
  expect(new Set(answers).size).toBe(1);
});

test('a preview link shows the draft as its page will be, to no one else', async ({ request, ownJob }) => {
  const { job, token, path } = await ownJob({ isActive: false });
  const link = await callApi<{ data: { path: string } }>('POST', `/api/jobs/${job._id}/preview-links`, {
    token,
    json: {},
  });
  const preview = await request.get(link.body.data.path);
  expect(preview.status()).toBe(200);
  expect(preview.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  const shown = await preview.text();
  expect(shown).toContain('<meta name="robots" content="noindex"/>');
  expect(shown).not.toContain('JobPosting');
  await callApi('DELETE', `/api/jobs/${job._id}/preview-links`, { token });
  expect((await request.get(link.body.data.path)).status()).toBe(404);

  await setJobState(token, job._id, { isActive: true });
  const main = (html: string) => /<h1.*?<\/dl>/s.exec(html)?.[0];
  expect(main(await (await request.get(path)).text())).toBe(main(shown));
});

test('search engines and feed readers find every live job', async ({ request, ownJob }) => {
  const { job, path } = await ownJob({ title: 'R&D <Engineer>' });
  const draft = await ownJob({ isActive: false });
  for (const [address, type] of [
    [jobSitemapPath, 'application/xml'],
    [jobFeedPath, 'application/atom+xml'],
  ] as const) {
    const answer = await request.get(address);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toContain(type);
    // Hosting answers with the same header: the CDN can keep the page.
    expect(answer.headers()['cache-control']).toBe('public, max-age=0, s-maxage=60');
    const xml = await answer.text();
    expect(xml).toContain(path);
    expect(xml).toContain(job.updatedAt);
    expect(xml).not.toContain(draft.path);
    expect(xml).not.toContain('<Engineer>');
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('I open a job from the list of another, and find the links to apply and to go back', async ({
    page,
    ownJob,
  }) => {
    const { path } = await ownJob({ country: branch.country });
    const { job: second } = await ownJob({ country: branch.country, title: `Second ${uniqueMark()}` });
    await page.goto(path);
    await page.getByRole('link', { name: second.title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: second.title })).toBeVisible();
    for (const name of ['Qualifications', 'Experience', 'Responsibilities'])
      await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Apply Now for / })).toHaveAttribute(
      'href',
      `/apply?job=${second.reference}`,
    );
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'All open positions' }).first().click();
    await expect(page).toHaveURL(/\/careers#openings$/);
  });
});

test('I copy the link of a job, and see at once that the job has closed in the meantime', { tag: weekly }, async ({
  page,
  context,
  ownJob,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { job, token, path } = await ownJob();
  await page.goto(path);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('The link has been copied.')).toBeVisible();
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(path);
  expect(await accessibilityViolations(page)).toEqual([]);

  // The page comes from the cache of the CDN. The job is closed by the time the page asks for it.
  const asked = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  await page.route('**/documents/jobs/*', async (route) => {
    asked.resolve();
    await closed.promise;
    await route.continue();
  });
  await page.reload();
  await asked.promise;
  await setJobState(token, job._id, { isActive: false });
  closed.resolve();
  await expect(page.getByRole('alert')).toHaveText('This position has been closed in the meantime.');
  await expect(page.getByRole('link', { name: /^Apply Now for / })).toHaveCount(0);
});

test('I print every seeded job on one sheet', { tag: weekly }, async ({ page }) => {
  const jobs = (await listJobs()).filter(({ _id }) => builtInJobs.some(({ id }) => id === _id));
  expect(jobs).not.toEqual([]);
  for (const { slug = '', title } of jobs) {
    await page.goto(jobPath(slug));
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect.soft(pdf.match(/\/Type\s*\/Page\b(?!s)/g), title).toHaveLength(1);
  }
});
