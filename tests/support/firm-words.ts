import type { Country } from '@site/contract/firm/countries';
import { jobSlug, referenceOf } from '@site/contract/jobs/job-reference';
import { jobPath } from '@site/contract/pages/job-page';
import { builtInJobs } from '../../web/src/content/firm/built-in-jobs.ts';
import { company } from '../../web/src/content/firm/company.ts';
import { aboutPage } from '../../web/src/content/firm/pages/about.ts';

// Words of the firm that tests of the whole site look for.

/** The title of the home page. */
export const homeTitle = new RegExp(`^${RegExp.escape(company.tagline)}`);

export const aboutTitle = new RegExp(`^${RegExp.escape(aboutPage.hero.heading)}`);

const [firstJob] = builtInJobs;
if (!firstJob) throw new Error('The firm has no job to begin with.');

/** The page of the first job that each new stack contains. */
export const builtInJobPath = jobPath(jobSlug({ ...firstJob, reference: referenceOf(1) }));

/** Gives the title of a job in a country that each new stack contains. */
export const builtInTitle = (country: Country): string => lastBuiltIn(country)?.title ?? '';

/** Gives the first duty of that job. */
export const builtInDuty = (country: Country): string => lastBuiltIn(country)?.responsibilities.split('\n')[0] ?? '';

const lastBuiltIn = (country: Country) => builtInJobs.findLast((job) => job.country === country);
