import type { Country } from '@ohmbridge/functions/contract/countries';

/** A job description that the site holds itself. */
export interface HeldJobDescription {
  country: Country;
  /** The job's exact title. */
  title: string;
  href: `/documents/job-descriptions/${string}.pdf`;
}

/** For jobs that carry no PDF of their own. */
export const heldJobDescriptions: readonly HeldJobDescription[] = [
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
