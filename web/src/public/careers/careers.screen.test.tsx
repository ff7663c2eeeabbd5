import { type Country, countrySlug } from '@site/contract/firm/countries';
import type { Job } from '@site/contract/jobs/job';
import type { JobDocument } from '@site/contract/jobs/job-document';
import { listJobsRoute } from '@site/contract/jobs/job-routes';
import { branch, countsPerCountry, hasTwoCountries, home } from '@site/contract/test-support/offices';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { jobDocument } from '../../../../tests/support/documents.ts';
import { validJob } from '../../../../tests/support/factories.ts';
import { answerApi, holdFirestore } from '../../test-support/api-answers.ts';
import { openPage, resize, store } from '../../test-support/open-page.tsx';

const main = page.getByRole('main');
const search = main.getByRole('searchbox', { name: 'Search all openings' });
const found = (words: string) => page.getByRole('heading', { name: words, exact: true });

/** Stores two open jobs in a branch, one at home, and one that is no longer open. */
function storeJobs() {
  // All jobs have one creation time: a millisecond between two of them would decide which is the newest, and comes first.
  const { createdAt } = jobDocument();
  const job = (changes: Partial<JobDocument>) => jobDocument({ createdAt, ...changes });
  return store({
    'jobs/relay': job({ title: 'Relay Engineer', country: branch.country, place: 'Pune', type: 'Protection' }),
    'jobs/cable': job({ title: 'Cable Engineer', country: branch.country, place: 'New Delhi', type: 'Design' }),
    'jobs/office': job({ title: 'Office Assistant', country: home.country, type: 'Administration' }),
    'jobs/closed': job({ title: 'Archived Engineer', country: branch.country, isActive: false }),
  });
}

const openings = countsPerCountry(1, 2);
const openingsIn = (country: Country) => `${openings[country]} ${openings[country] === 1 ? 'Opening' : 'Openings'}`;

test('the countries count their openings, one shows its jobs, and "Choose Country" leads back', async () => {
  await storeJobs();
  await openPage('/careers');
  await expect.element(search).toBeVisible();
  search.element().scrollIntoView();
  for (const { country } of [branch, home])
    await expect.element(main.getByText(openingsIn(country), { exact: true })).toBeVisible();
  expect(await violationsHere()).toEqual([]);
  await userEvent.click(main.getByRole('button', { name: branch.country }));
  await expect.element(main.getByRole('heading', { name: branch.country })).toHaveFocus();
  expect(location.search).toBe(`?country=${countrySlug(branch.country)}`);
  await expect.element(main.getByRole('heading', { name: 'Relay Engineer' })).toBeVisible();
  await expect.element(main.getByRole('heading', { name: 'Cable Engineer' })).toBeVisible();
  expect(main.getByText('Archived Engineer').elements()).toEqual([]);
  expect(main.getByText('Office Assistant').elements()).toHaveLength(hasTwoCountries ? 0 : 1);
  await userEvent.click(main.getByRole('button', { name: 'Choose Country' }));
  await expect.element(main.getByRole('button', { name: branch.country })).toHaveFocus();
  history.back();
  await expect.element(main.getByRole('heading', { name: 'Relay Engineer' })).toBeVisible();
});

test('a country without open jobs says so', async () => {
  await store({ 'jobs/closed': jobDocument({ country: home.country, isActive: false }) });
  await openPage(`/careers?country=${countrySlug(home.country)}`);
  await expect.element(main.getByText(`No current openings in ${home.country}.`)).toBeVisible();
});

test('the jobs of a country are announced, and a job leads to the application with its country', async () => {
  await storeJobs();
  await openPage(`/careers?country=${countrySlug(branch.country)}`);
  await expect
    .element(main.getByRole('status').filter({ hasText: `Openings in ${branch.country}: ${openings[branch.country]}` }))
    .toBeInTheDocument();
  expect(await violationsHere()).toEqual([]);
  await userEvent.click(main.getByRole('link', { name: 'Apply Now for Relay Engineer' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Join Our Team' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Continue' }));
  await expect.element(page.getByRole('combobox', { name: 'Country' })).toHaveValue(branch.country);
});

/** Opens the jobs of the branch, which wait until the test releases their answer. */
async function openWaiting() {
  const held = Promise.withResolvers<void>();
  // The test can reject the answer before the page asks for it.
  held.promise.catch(() => undefined);
  holdFirestore(() => held.promise);
  await openPage(`/careers?country=${countrySlug(branch.country)}`);
  await expect.element(main.getByRole('status').filter({ hasText: 'Loading job openings' })).toBeInTheDocument();
  return held;
}

test('the page shows a spinner, says that the jobs cannot be loaded, and tries again', async () => {
  await storeJobs();
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const held = await openWaiting();
  held.reject(new TypeError('cut'));
  const failure = main.getByRole('alert');
  await expect.element(failure).toHaveTextContent('Something went wrong. Please try again later.');
  await expect.element(page.getByText('Design Manager')).not.toBeInTheDocument();
  expect(logged).toHaveBeenCalled();
  expect(await violationsHere('main')).toEqual([]);
  holdFirestore(() => Promise.resolve());
  await userEvent.click(main.getByRole('button', { name: 'Try again' }));
  await expect.element(main.getByRole('heading', { name: 'Relay Engineer' })).toBeVisible();
  expect(failure.elements()).toEqual([]);
});

test('an answer that arrives after the visitor has left the page breaks nothing', async () => {
  await storeJobs();
  const held = await openWaiting();
  await userEvent.click(page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }));
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Our Story');
  held.resolve();
  history.back();
  await expect.element(main.getByRole('heading', { name: 'Relay Engineer' })).toBeVisible();
});

test('the finder searches all openings in any spelling, and its address opens the same search', async () => {
  await storeJobs();
  await openPage('/careers');
  await userEvent.fill(search, 'ENGINEER rélay');
  await expect.element(found('1 opening found')).toBeVisible();
  await expect.element(main.getByRole('heading', { name: 'Relay Engineer' })).toBeVisible();
  const address = location.pathname + location.search;
  expect(address).toMatch(/^\/careers\?search=ENGINEER\+r/);
  await userEvent.fill(search, 'astronaut');
  await expect.element(found('0 openings found')).toBeVisible();
});

test('a search in the address is filled in; one without results offers filters to give up, and "Choose Country" starts again', async () => {
  await storeJobs();
  await openPage('/careers?search=engineer&discipline=Design');
  await expect.element(found('1 opening found')).toBeVisible();
  await expect.element(search).toHaveValue('engineer');
  await expect.element(main.getByRole('combobox', { name: 'Discipline' })).toHaveValue('Design');
  await expect.element(main.getByRole('heading', { name: 'Cable Engineer' })).toBeVisible();
  if (hasTwoCountries) {
    await userEvent.selectOptions(main.getByRole('combobox', { name: 'Country' }), home.country);
    await expect.element(main.getByText(/^No opening matches all of these filters/)).toBeVisible();
    expect(await violationsHere('main')).toEqual([]);
    await userEvent.click(main.getByRole('button', { name: `Without ${home.country} (1)` }));
    await expect.element(found('1 opening found')).toBeVisible();
    history.back();
    await expect.element(main.getByText(/^No opening matches all of these filters/)).toBeVisible();
  }
  await userEvent.click(main.getByRole('button', { name: 'Choose Country' }));
  await expect.element(main.getByRole('button', { name: branch.country })).toBeVisible();
  await expect.element(search).toHaveValue('');
});

test('the page of a job on a phone ends with a way to apply at the foot of the screen, and offers alerts for similar jobs', async () => {
  await store({
    'jobs/relay': jobDocument({
      title: 'Relay Engineer',
      reference: 'J-0042',
      country: branch.country,
      type: 'Protection',
    }),
  });
  await resize(390, 640);
  await openPage('/careers/relay-engineer-42');
  const bar = main.getByRole('link', { name: 'Apply Now · Relay Engineer', exact: true });
  await expect.element(bar).toBeVisible();
  const underFoot = () => Math.round(innerHeight - bar.element().getBoundingClientRect().bottom);
  await expect.poll(underFoot).toBeLessThan(24);
  expect(underFoot()).toBeGreaterThan(0);
  scrollTo(0, document.documentElement.scrollHeight / 2);
  await expect.poll(underFoot).toBeLessThan(24);
  expect(underFoot()).toBeGreaterThan(0);
  // At the end of the page the bar lies below the last card, and covers nothing.
  const card = main.getByRole('complementary', { name: 'Send us your CV' });
  const cardEnd = () => card.element().getBoundingClientRect().bottom;
  card.getByRole('link', { name: 'Send us your CV' }).element().focus();
  await expect.poll(() => cardEnd() > 0 && cardEnd() <= bar.element().getBoundingClientRect().top + 40).toBe(true);
  expect(await violationsHere()).toEqual([]);
  await expect
    .element(main.getByRole('link', { name: 'Get new openings by email' }))
    .toHaveAttribute('href', `/job-alerts?country=${branch.country}&discipline=Protection`);
  await resize(1280);
  await expect.element(bar).not.toBeInTheDocument();
});

test('on a phone the openings begin within the first 900 px, and the filters take one line until the visitor opens them', async () => {
  await storeJobs();
  await resize(390, 844);
  const screen = await openPage('/careers');
  const topOf = (element: Element) => element.getBoundingClientRect().top + scrollY;
  await expect.element(found('What is open now')).toBeVisible();
  const places = [...document.querySelectorAll('main :is(h1, h2, p, summary, a, section)')]
    .slice(0, 22)
    .map(
      (e) =>
        `${e.tagName} ${Math.round(topOf(e))}+${Math.round(e.getBoundingClientRect().height)} ${(e.textContent ?? '').slice(0, 16)}`,
    );
  expect(topOf(found('What is open now').element()), places.join('; ')).toBeLessThan(900);
  await screen.unmount();
  await openPage(`/careers?country=${countrySlug(branch.country)}`);
  const job = main.getByRole('heading', { name: 'Relay Engineer' });
  await expect.element(job).toBeVisible();
  const below = () => topOf(job.element()) - topOf(found('What is open now').element());
  await expect.poll(below).toBeLessThan(500);
  const country = main.getByRole('combobox', { name: 'Country' });
  await expect.element(country).not.toBeInTheDocument();
  await userEvent.click(main.getByText('Filters (1)'));
  await expect.element(country).toHaveValue(branch.country);
  expect(document.documentElement.scrollWidth).toBe(390);
  expect(await violationsHere()).toEqual([]);
});

test('on a tablet the facts about working here are open, and stand apart from the link above them', async () => {
  await resize(768, 1024);
  await openPage('/careers');
  const facts = main.getByRole('definition').first();
  await expect.element(facts).toBeVisible();
  const link = main.getByRole('link', { name: 'About the company' }).element().getBoundingClientRect();
  expect(facts.element().getBoundingClientRect().top - link.bottom).toBeGreaterThan(48);
});

// The last test, because the module asks the API from then on.
test('if the browser cannot reach the database, the API gives the jobs, and the visitor notices nothing', async () => {
  const at = new Date().toISOString();
  const job = { ...validJob({ title: 'Relay Engineer', country: branch.country }), isActive: true };
  holdFirestore(() => Promise.reject(new TypeError('blocked')));
  answerApi(listJobsRoute, () => ({
    data: {
      jobs: [{ ...(job as Job), _id: 'one', createdAt: at, updatedAt: at }],
      count: 1,
      facets: { country: [], discipline: [], mode: [], type: [], state: [] },
    },
  }));
  await openPage(`/careers?country=${countrySlug(branch.country)}`);
  await expect.element(main.getByRole('heading', { name: 'Relay Engineer' })).toBeVisible();
  expect(main.getByRole('alert').elements()).toEqual([]);
});
