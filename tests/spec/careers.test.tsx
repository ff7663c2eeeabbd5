import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { jobWith } from '../../contract/test-support/jobs.ts';
import { builtInJobs } from '../../web/src/content/firm/built-in-jobs.ts';
import { jobDescription } from '../../web/src/content/firm/job-descriptions.ts';
import { CountryPicker } from '../../web/src/public/careers/CountryPicker.tsx';
import { JobListItem } from '../../web/src/public/careers/JobListItem.tsx';
import { JobSkeleton } from '../../web/src/public/careers/JobSkeleton.tsx';
import { JobsByCountry } from '../../web/src/public/careers/JobsByCountry.tsx';
import { drawn, page } from './drawn.tsx';

// Section 2.4 of the spec, the built-in jobs of section 3, and the rules of section 8 for open jobs.

const offices = [
  ['United Kingdom', 'Colchester'],
  ['India', 'New Delhi'],
  ['Uzbekistan', 'Tashkent'],
] as const;

type JobsProps = Parameters<typeof JobsByCountry>[0];

/** Renders the openings of a page in a given state. */
const openings = (state: Partial<JobsProps['jobs']>, country?: JobsProps['country']) =>
  drawn(
    <JobsByCountry
      jobs={{
        isFailed: false,
        counts: undefined,
        chosen: undefined,
        more: 'idle',
        askAgain() {},
        askMore() {},
        ...state,
      }}
      country={country}
      JobsView={undefined}
      isSettled
      failure="It failed."
      onChoose={() => {}}
    />,
  );

it('home and careers first show three countries, each with its address, to choose from', async () => {
  for (const part of [
    (await page('/')).section('Join the people behind the drawings'),
    (await page('/careers')).section('What is open now'),
  ]) {
    expect(part.all('ul')[0]?.texts('h3')).toEqual(offices.map(([country]) => country));
    expect(part.all('address').map(({ text }, index) => text.includes(offices[index]?.[1] ?? '-'))).toEqual([
      true,
      true,
      true,
    ]);
  }
});

it('a country counts its jobs: "Opening" for one, "Openings" otherwise, and a spinner until they are known', () => {
  const counts = { 'United Kingdom': 0, India: 1, Uzbekistan: 12 };
  const known = drawn(<CountryPicker counts={counts} onChoose={() => {}} />);
  expect(known.texts('p')).toEqual(['0 Openings', '1 Opening', '12 Openings']);
  const waiting = drawn(<CountryPicker counts={undefined} onChoose={() => {}} />);
  expect(waiting.texts('p')).toEqual(['', '', '']);
  expect(waiting.all('p').map((count) => count.all('svg').length)).toEqual([1, 1, 1]);
  expect(renderToStaticMarkup(<JobSkeleton />)).toContain('<svg');
});

it('a country without jobs says so in the customer’s words, below the way back to the countries', () => {
  for (const [country] of offices) {
    const empty = openings({ chosen: { count: 0, jobs: [] } }, country);
    expect(empty.texts('h3')).toEqual([country]);
    expect(empty.texts('button')).toEqual(['Choose Country']);
    expect(empty.texts('p')).toContain(`No current openings in ${country}.`);
  }
});

it('a failure shows the error, and none of the built-in jobs', () => {
  const failed = openings({ isFailed: true });
  expect(failed.texts('p', { role: 'alert' })).toEqual(['It failed.']);
  expect(builtInJobs.filter(({ title }) => failed.text.includes(title))).toEqual([]);
});

it('a job shows title, type, place and its three texts, and the link to apply', () => {
  const job = jobWith({ title: 'A', type: 'B', place: 'C', qualifications: 'D', experience: 'E' });
  const item = drawn(<JobListItem job={{ ...job, responsibilities: 'F\nG' }} />);
  expect(item.texts('h4')).toEqual(['A']);
  expect(item.texts('h5')).toEqual(['Qualifications', 'Experience', 'Responsibilities']);
  expect(item.lacking(['B', 'C', 'D', 'E'])).toEqual([]);
  expect(item.texts('li')).toEqual(['F', 'G']);
  const [apply, ...others] = item.all('a');
  expect(apply?.text).toBe('Apply Now for A');
  // The form at this address has the country filled in.
  expect(apply?.attribute('href')).toBe('/apply?country=United%20Kingdom');
  expect(others).toEqual([]);
});

it('a job with a PDF offers "View Job Description" in a new tab', () => {
  const item = drawn(<JobListItem job={jobWith({ pdfUrl: 'https://files.example/a.pdf' })} />);
  const link = item.first('a', { href: 'https://files.example/a.pdf' });
  expect(link.text).toMatch(/^View Job Description /);
  expect(link.attribute('target')).toBe('_blank');
});

it('five titles have a PDF of the site, by exact title and country; the job’s own PDF comes first', () => {
  const mapped = [
    ['India', 'Section Leader – Primary Design', 'section-leader-primary-design'],
    ['India', 'Section Leader – Protection and Control', 'section-leader-protection-and-control'],
    ['India', 'Design Manager', 'design-manager'],
    ['United Kingdom', 'Trainee Design Engineer', 'trainee-design-engineer'],
    ['United Kingdom', 'Office Assistant', 'office-assistant'],
  ] as const;
  const given = mapped.map(([country, title]) => jobDescription({ country, title })?.href);
  expect(given).toEqual(mapped.map(([, , file]) => `/documents/job-descriptions/${file}.pdf`));
  const pdfUrl = 'https://files.example/own.pdf';
  expect(mapped.filter(([country, title]) => jobDescription({ country, title, pdfUrl })?.href !== pdfUrl)).toEqual([]);
  for (const [country, title] of mapped) {
    for (const other of [title.toLowerCase(), `${title} `, `Senior ${title}`])
      expect(jobDescription({ country, title: other })).toBeUndefined();
    expect(jobDescription({ country: 'Uzbekistan', title })).toBeUndefined();
  }
});

it('the careers page welcomes with a link to the company, and asks for a CV beside the openings', async () => {
  const drawnPage = await page('/careers');
  const welcome = drawnPage.section('What working here is like');
  expect(welcome.all('a').map((link) => link.attribute('href'))).toEqual(['/about']);
  const card = drawnPage.first('aside');
  expect(card.lacking(["Didn't find what you were looking for?", 'Send us your CV'])).toEqual([]);
  expect(card.all('a').map((link) => [link.text, link.attribute('href')])).toEqual([['Apply Now', '/apply']]);
});

it('six jobs are built in: two in the United Kingdom, three in India, one in Uzbekistan', () => {
  // The sixth job has no PDF of the site.
  expect(builtInJobs.filter((job) => !jobDescription(job)).map(({ title }) => title)).toEqual([
    'Primary Design Engineer',
  ]);
  expect(builtInJobs.map(({ country, title, place, isActive }) => [country, title, place, isActive])).toEqual([
    ['United Kingdom', 'Office Assistant', 'Colchester', true],
    ['United Kingdom', 'Trainee Design Engineer', 'Colchester', true],
    ['India', 'Section Leader – Primary Design', 'New Delhi', true],
    ['India', 'Section Leader – Protection and Control', 'New Delhi', true],
    ['India', 'Design Manager', 'New Delhi', true],
    ['Uzbekistan', 'Primary Design Engineer', 'Tashkent', true],
  ]);
});
