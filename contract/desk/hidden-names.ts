import type { ApplicationStatus, SubmissionStatus } from './submission-kinds.ts';

// Applications without names: of a job that says so, who sent an application stands in a document that no client can read
// (`applicantIdentities`) until somebody has to meet them. Their own document has blanks instead. No schemas here.

/** What says who somebody is, how to reach them, and what shows their face or their name. */
export const identityFields = ['firstName', 'lastName', 'email', 'phone', 'linkedin', 'cvLink', 'emailKey'] as const;
export type IdentityField = (typeof identityFields)[number];

/** From here on somebody meets the applicant, and has to know whom. */
const statusesWithNames: readonly ApplicationStatus[] = ['interview', 'offer', 'hired'];

/** Whether a move to this status shows the name. */
export function showsNames(status: SubmissionStatus | undefined): boolean {
  return (statusesWithNames as readonly (SubmissionStatus | undefined)[]).includes(status);
}

/** Stands in a message for the first name of whoever it is to, as long as whoever wrote it does not know that. */
export const applicantNameMark = '{{applicant.name}}';

/** A text in which the name is filled in, for who knows it. */
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

/** What people are called on the desk: by their name, or by the reference as long as that is hidden. */
export function nameOf({
  firstName,
  lastName,
  reference,
  namesHidden,
}: {
  firstName: string;
  lastName: string;
  reference: string;
  namesHidden?: true | undefined;
}): string {
  return namesHidden ? reference : fullName({ firstName, lastName });
}

/** What a file is called that somebody adds meanwhile: their own name for it may have theirs in it. */
export function hiddenFileName(reference: string, number: number, name: string): string {
  const ending = /\.[a-z]{1,5}$/i.exec(name)?.[0] ?? '';
  return `${reference}-${number}${ending.toLowerCase()}`;
}
