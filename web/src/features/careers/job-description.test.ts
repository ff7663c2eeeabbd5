import { describe, expect, it } from 'vitest';
import { builtInJobs } from '../../content/built-in-jobs.ts';
import { heldJobDescriptions } from '../../content/job-descriptions.ts';
import { jobDescriptionAddress } from './job-description.ts';

describe('the description of a job', () => {
  it('is the job’s own PDF where it has one, whatever its title', () => {
    const pdfUrl = 'https://files.example/office-assistant-2027.pdf';
    expect(jobDescriptionAddress({ title: 'Office Assistant', country: 'United Kingdom', pdfUrl })).toBe(pdfUrl);
  });

  it.each(heldJobDescriptions)('is the held PDF for $title in $country', ({ title, country, href }) => {
    expect(jobDescriptionAddress({ title, country })).toBe(href);
  });

  it('is not that of a job with the same title in another country', () => {
    expect(jobDescriptionAddress({ title: 'Design Manager', country: 'India' })).toBeDefined();
    expect(jobDescriptionAddress({ title: 'Design Manager', country: 'United Kingdom' })).toBeUndefined();
    expect(jobDescriptionAddress({ title: 'Office Assistant', country: 'Uzbekistan' })).toBeUndefined();
  });

  it('needs the exact title', () => {
    for (const title of ['design manager', 'Design Manager ', 'Senior Design Manager']) {
      expect(jobDescriptionAddress({ title, country: 'India' })).toBeUndefined();
    }
  });

  it('is held for five of the six jobs that a new project starts with', () => {
    const without = builtInJobs.filter((job) => !jobDescriptionAddress(job)).map(({ title }) => title);
    expect(without).toEqual(['Primary Design Engineer']);
    expect(heldJobDescriptions).toHaveLength(5);
  });
});
