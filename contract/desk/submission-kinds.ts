// The hiring desk's words, without schemas: public pages read some of them too.

/** What visitors send; each kind has a collection of the same name. */
export const submissionKinds = ['applications', 'enquiries'] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/** Where an application stands. Only applicants withdraw. */
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

/** Where an enquiry stands. */
export const enquiryStatuses = ['new', 'open', 'answered', 'closed'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

export type SubmissionStatus = ApplicationStatus | EnquiryStatus;

export const statusesOf = { applications: applicationStatuses, enquiries: enquiryStatuses } as const;

/** What the status is called on the screens of the hiring desk. */
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

/** What still waits for somebody of ours. */
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

/** What people call a submission by: `A-000123`, `E-000045`. */
export function submissionReference(kind: SubmissionKind, number: number): string {
  return `${referenceLetters[kind]}-${String(number).padStart(6, '0')}`;
}

/** What a reference of a kind looks like. */
export function referencePattern(kind: SubmissionKind): RegExp {
  return new RegExp(`^${referenceLetters[kind]}-\\d{6,9}$`);
}
