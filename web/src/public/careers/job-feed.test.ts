import { jobSlug } from '@site/contract/jobs/job-reference';
import { jobWith } from '@site/contract/test-support/jobs';
import { parseFragment } from 'parse5';
import { expect, it } from 'vitest';
import { jobFeed, jobSitemap } from './job-feed.ts';

const origin = import.meta.env.VITE_SITE_ORIGIN;
const hostile = `R&D <script>alert("1")</script> 'x' ]]> \u0000\u000b\ud83d\ude00`;
const jobWithPage = (fields: Parameters<typeof jobWith>[0], number: number) => {
  const job = jobWith({ reference: `J-000${number}`, publishedAt: '2026-11-02T09:00:00.000Z', ...fields });
  return { ...job, slug: jobSlug({ ...job, reference: job.reference ?? '' }) };
};
const jobs = [
  jobWithPage({ _id: 'new', title: hostile, updatedAt: '2026-11-20T09:00:00.000Z' }, 1),
  jobWithPage({ _id: 'old', closesOn: '2026-12-31', updatedAt: '2026-11-22T09:00:00.000Z' }, 2),
];

const all = (name: string, xml: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text);

it('is a feed of RFC 4287: ids, dates, the link to itself and one to each job', () => {
  const feed = jobFeed(jobs);
  expect(feed).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom"/);
  expect(feed).toContain(`<link rel="self" type="application/atom+xml" href="${origin}/careers/feed.xml"/>`);
  expect(new Set(all('id', feed)).size).toBe(3);
  // The feed is as new as its newest entry, which need not be the first.
  expect(all('updated', feed)).toEqual([
    '2026-11-22T09:00:00.000Z',
    '2026-11-20T09:00:00.000Z',
    '2026-11-22T09:00:00.000Z',
  ]);
  expect(feed).toContain(`href="${origin}/careers/protection-engineer-colchester-2"`);
  expect(feed).toContain('Closes 31 December 2026');
});

it('shows titles as plain text, and leaves out characters that XML does not allow', () => {
  const feed = jobFeed(jobs);
  expect(feed).not.toContain('<script>');
  for (const character of ['\u0000', '\u000b']) expect(feed).not.toContain(character);
  const text = parseFragment(all('title', feed)[1] ?? '').childNodes[0];
  expect(text).toMatchObject({ value: hostile.replace('\u0000', '').replace('\u000b', '') });
});

it('is a valid feed without jobs as well', () => {
  expect(all('updated', jobFeed([]))).toEqual([expect.stringMatching(/Z$/)]);
});

it('the sitemap has the page of each job, and the time of its last change', () => {
  const sitemap = jobSitemap([...jobs, jobWith()]);
  expect(all('lastmod', sitemap)).toEqual(['2026-11-20T09:00:00.000Z', '2026-11-22T09:00:00.000Z']);
  expect(all('loc', sitemap)[1]).toBe(`${origin}/careers/protection-engineer-colchester-2`);
});
