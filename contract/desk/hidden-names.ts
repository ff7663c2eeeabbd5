import type { ApplicationStatus, SubmissionStatus } from './submission-kinds.ts';

// Hidden names: for a job with `namesHidden`, the sender of an application stands in a document that clients cannot read
// (`applicantIdentities`) until someone has to meet them. The application has blanks instead. No schemas here.

export const identityFields = ['firstName', 'lastName', 'email', 'phone', 'linkedin', 'cvLink', 'emailKey'] as const;
export type IdentityField = (typeof identityFields)[number];

/** In these statuses a colleague meets the applicant, and must know their name. */
const statusesWithNames: readonly ApplicationStatus[] = ['interview', 'offer', 'hired'];

export function showsNames(status: SubmissionStatus | undefined): boolean {
  return (statusesWithNames as readonly (SubmissionStatus | undefined)[]).includes(status);
}

/** Stands in a message for the first name of its recipient while names are hidden. */
export const applicantNameMark = '{{applicant.name}}';

export function withApplicantName(text: string, name: string): string {
  return text.replaceAll(applicantNameMark, () => name);
}

/** The form requires both names, so people with one name type a dash or a full stop for the other. */
const noName = /^[\p{Pd}.\s]+$/u;

/** Gives a last name as screens show it; an empty one if the applicant typed only dashes or full stops. */
export function shownLastName(lastName: string): string {
  return noName.test(lastName) ? '' : lastName;
}

/** Gives first and last name, or the one that exists. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return [firstName, shownLastName(lastName)].filter(Boolean).join(' ');
}

/** Gives the name on the desk: the reference while names are hidden. */
export function nameOf({ reference, namesHidden, ...name }: NamedSubmission): string {
  return namesHidden ? reference : fullName(name);
}

type NamedSubmission = Parameters<typeof fullName>[0] & { reference: string; namesHidden?: true | undefined };

/** Gives the shown name of a file while names are hidden: its own name may contain the applicant's. */
export function hiddenFileName(reference: string, number: number, name: string): string {
  const ending = /\.[a-z]{1,5}$/i.exec(name)?.[0] ?? '';
  return `${reference}-${number}${ending.toLowerCase()}`;
}
