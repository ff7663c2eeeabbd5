import type { Country } from '@site/contract/firm/countries';
import type { Job } from '@site/contract/jobs/job';

/** A job description that is part of the site. The build makes its PDF. */
export interface BuiltInJobDescription {
  country: Country;
  /** The exact title of the job. */
  title: string;
  href: `/documents/job-descriptions/${string}.pdf`;
}

/** Jobs that have no uploaded PDF can have a description here. */
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

/** The PDF that the site offers to visitors with a job. */
export interface JobDescription {
  href: string;
  /** Whether the PDF is part of the site. An admin has not uploaded such a PDF, and cannot remove it. */
  isBuiltIn: boolean;
}

/**
 * Gives the description of a job: its uploaded PDF, or else the built-in one for its exact title. The country must match too,
 * because the same title is another job in another country.
 */
export function jobDescription(job: Pick<Job, 'title' | 'pdfUrl'> & { country: string }): JobDescription | undefined {
  if (job.pdfUrl) return { href: job.pdfUrl, isBuiltIn: false };
  const builtIn = builtInJobDescriptions.find(({ title, country }) => title === job.title && country === job.country);
  return builtIn && { href: builtIn.href, isBuiltIn: true };
}
