import type { Country } from '@site/contract/firm/countries';
import type { Job } from '@site/contract/jobs/job';

/** A job description that comes with the site: a PDF made at build time. */
export interface BuiltInJobDescription {
  country: Country;
  /** The job's exact title. */
  title: string;
  href: `/documents/job-descriptions/${string}.pdf`;
}

/** For jobs without a PDF. */
export const builtInJobDescriptions: readonly BuiltInJobDescription[] = [
  {
    country: 'India',
    title: 'Section Leader – Primary Design',
    href: '/documents/job-descriptions/section-leader-primary-design.pdf',
  },
  {
    country: 'India',
    title: 'Section Leader – Protection and Control',
    href: '/documents/job-descriptions/section-leader-protection-and-control.pdf',
  },
  {
    country: 'India',
    title: 'Design Manager',
    href: '/documents/job-descriptions/design-manager.pdf',
  },
  {
    country: 'United Kingdom',
    title: 'Trainee Design Engineer',
    href: '/documents/job-descriptions/trainee-design-engineer.pdf',
  },
  {
    country: 'United Kingdom',
    title: 'Office Assistant',
    href: '/documents/job-descriptions/office-assistant.pdf',
  },
];

/** The PDF that visitors are offered with a job. */
export interface JobDescription {
  href: string;
  /** It comes with the site: no admin has uploaded it, nor can remove it. */
  isBuiltIn: boolean;
}

/**
 * The description of a job: its own PDF, else the built-in one for its exact title. A title means another job in another
 * country, so the country must fit too.
 */
export function jobDescription(job: Pick<Job, 'title' | 'pdfUrl'> & { country: string }): JobDescription | undefined {
  if (job.pdfUrl) return { href: job.pdfUrl, isBuiltIn: false };
  const builtIn = builtInJobDescriptions.find(({ title, country }) => title === job.title && country === job.country);
  return builtIn && { href: builtIn.href, isBuiltIn: true };
}
