import type { Country } from '@site/contract/firm/countries';
import { builtInJobs } from '../../web/src/content/firm/built-in-jobs.ts';
import { company } from '../../web/src/content/firm/company.ts';
import { aboutPage } from '../../web/src/content/firm/pages/about.ts';

// Words of the firm that tests of the whole site look for.

/** The title of the home page. */
export const homeTitle = new RegExp(`^${RegExp.escape(company.tagline)}`);

export const aboutTitle = new RegExp(`^${RegExp.escape(aboutPage.hero.heading)}`);

/** Gives the title of a job in a country that each new stack contains. */
export const builtInTitle = (country: Country): string =>
  builtInJobs.findLast((job) => job.country === country)?.title ?? '';
