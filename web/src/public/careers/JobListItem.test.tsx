import { jobFieldNames } from '@site/contract/jobs/job';
import { assessmentFieldNames } from '@site/contract/jobs/job-assessment';
import { jobWith } from '@site/contract/test-support/jobs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { JobListItem, jobMarks } from './JobListItem.tsx';

const markup = (fields: Parameters<typeof jobWith>[0]) => renderToStaticMarkup(<JobListItem job={jobWith(fields)} />);

describe('a job on the page', () => {
  it('lists each responsibility, and leaves out blank lines', () => {
    const html = markup({ responsibilities: 'Calculate settings\r\n\r\n Witness tests \n' });
    expect(html.match(/<li>[^<]*<\/li>/g)).toEqual(['<li>Calculate settings</li>', '<li>Witness tests</li>']);
  });

  it('shows the text of an admin as text, never as markup', () => {
    expect(markup({ title: '<img src=x onerror=alert(1)>' })).not.toContain('<img');
  });

  it('shows every field, except country, state, questions and the fields for the desk only', () => {
    const inWords: Partial<Record<string, readonly [unknown, string]>> = {
      employmentType: ['part-time', 'Part-time'],
      workMode: ['on-site', 'On site'],
      salary: [{ min: 30_000, max: 35_000.5, currency: 'EUR', per: 'year' }, '€30,000 to €35,000.50 per year'],
      closesOn: ['2026-12-31', 'Closes 31 December 2026'],
    };
    const elsewhere = ['country', 'isActive', 'questions', ...assessmentFieldNames];
    const names = jobFieldNames.filter((name) => !elsewhere.includes(name));
    const filled = names.map((name) => {
      const [value, words] = inWords[name] ?? [`In ${name}`, `In ${name}`];
      return { name, value, words };
    });
    const html = markup(Object.fromEntries(filled.map(({ name, value }) => [name, value])));
    for (const { words } of filled) expect(html).toContain(words);
  });

  it('links to its page, if it has one', () => {
    expect(markup({ slug: 'engineer-delhi-4' })).toContain('href="/careers/engineer-delhi-4"');
    expect(markup({})).not.toContain('href="/careers/');
  });
});

const now = Date.parse('2026-11-23T12:00:00Z');
const day = 24 * 60 * 60 * 1000;
const daysFromNow = (days: number) => new Date(now + days * day).toISOString();

it('marks a job that was published within two weeks, and one that closes within a week', () => {
  const old = { createdAt: daysFromNow(-100) };
  expect(jobMarks(old, now)).toEqual([]);
  expect(jobMarks({ ...old, publishedAt: daysFromNow(-13.9) }, now)).toEqual(['New']);
  expect(jobMarks({ ...old, publishedAt: daysFromNow(-14) }, now)).toEqual([]);
  expect(jobMarks({ ...old, closesAt: daysFromNow(6.9) }, now)).toEqual(['Closes soon']);
  expect(jobMarks({ ...old, closesAt: daysFromNow(7) }, now)).toEqual([]);
  expect(jobMarks({ createdAt: daysFromNow(-1), closesAt: daysFromNow(1) }, now)).toEqual(['New', 'Closes soon']);
});
