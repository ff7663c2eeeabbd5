// Kinds, statuses and references of submissions. No schemas here: public pages load this file.

/** The kinds of submissions; each kind has a collection of the same name. */
export const submissionKinds = ['applications', 'enquiries'] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/** The statuses of an application. Only applicants withdraw. */
export const applicationStatuses = [
  'new',
  'reviewing',
  'interview',
  'offer',
  'hired',
  'rejected',
  'withdrawn',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const enquiryStatuses = ['new', 'open', 'answered', 'closed'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

export type SubmissionStatus = ApplicationStatus | EnquiryStatus;

export const statusesOf = { applications: applicationStatuses, enquiries: enquiryStatuses } as const;

export const statusWords: Record<SubmissionStatus, string> = {
  new: 'New',
  reviewing: 'Reviewing',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
};

/** The position of an applicant who found none that fits. */
export const otherPosition = 'Other: Submit Your CV';

/** Names what a person applied for, in a sentence of an email: the advertised job, or else the position. */
export function appliedFor(job: { title?: string | undefined } | undefined, position: string): string {
  return job?.title ?? (position === otherPosition ? 'a position with us' : position);
}

/** The statuses in which a submission still waits for the firm. */
export const openStatuses: Record<SubmissionKind, readonly SubmissionStatus[]> = {
  applications: ['new', 'reviewing', 'interview', 'offer'],
  enquiries: ['new', 'open'],
};

/** The statuses that end a submission. */
export const endings = {
  applications: ['hired', 'rejected', 'withdrawn'],
  enquiries: ['closed'],
} as const satisfies Record<SubmissionKind, readonly SubmissionStatus[]>;

/** The statuses from which closing a job can turn an applicant down. An offer is never among them. */
export const closableStatuses = ['new', 'reviewing', 'interview'] as const satisfies ApplicationStatus[];

const referenceLetters: Record<SubmissionKind, string> = { applications: 'A', enquiries: 'E' };

/** Gives the reference of a submission: `A-000123`, `E-000045`. */
export function submissionReference(kind: SubmissionKind, number: number): string {
  return `${referenceLetters[kind]}-${String(number).padStart(6, '0')}`;
}

export function referencePattern(kind: SubmissionKind): RegExp {
  return new RegExp(`^${referenceLetters[kind]}-\\d{6,9}$`);
}
