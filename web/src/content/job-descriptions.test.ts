import { describe, expect, it } from 'vitest';
import { builtInJobs } from './built-in-jobs.ts';
import { builtInJobDescriptions, jobDescription } from './job-descriptions.ts';

describe('the description of a job', () => {
  it('is the job’s own PDF where it has one, whatever its title', () => {
    const pdfUrl = 'https://files.example/office-assistant-2027.pdf';
    const job = { title: 'Office Assistant', country: 'United Kingdom', pdfUrl };
    expect(jobDescription(job)).toEqual({ href: pdfUrl, isBuiltIn: false });
  });

  it.each(builtInJobDescriptions)('is the built-in PDF for $title in $country', ({ title, country, href }) => {
    expect(jobDescription({ title, country })).toEqual({ href, isBuiltIn: true });
  });

  it('is not that of a job with the same title in another country', () => {
    expect(jobDescription({ title: 'Design Manager', country: 'India' })).toBeDefined();
    expect(jobDescription({ title: 'Design Manager', country: 'United Kingdom' })).toBeUndefined();
    expect(jobDescription({ title: 'Office Assistant', country: 'Uzbekistan' })).toBeUndefined();
  });

  it('needs the exact title', () => {
    for (const title of ['design manager', 'Design Manager ', 'Senior Design Manager']) {
      expect(jobDescription({ title, country: 'India' })).toBeUndefined();
    }
  });

  it('is built in for five of the six jobs that a new project starts with', () => {
    const without = builtInJobs.filter((job) => !jobDescription(job)).map(({ title }) => title);
    expect(without).toEqual(['Primary Design Engineer']);
    expect(builtInJobDescriptions).toHaveLength(5);
  });
});
