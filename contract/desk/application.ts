import * as z from 'zod/mini';
import { type Country, countries } from '../firm/countries.ts';
import { positions } from '../firm/positions.ts';
import { jobReferencePattern } from '../jobs/job-reference.ts';
import { limits } from '../shared/limits.ts';
import { messages } from '../shared/messages.ts';
import {
  emailField,
  oneOf,
  optionalLink,
  optionalText,
  phoneText,
  requiredLine,
  requiredLink,
} from '../shared/text-fields.ts';
import { optionalAnswers } from './answers.ts';
import { isAnyPhone, phoneDigits } from './phone.ts';
import { sourceWord } from './source.ts';

export const applicationLabels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phone: 'Phone number',
  country: 'Country',
  position: 'Position',
  linkedin: 'LinkedIn profile',
  cvLink: 'CV link',
  comments: 'Comments',
} as const;

/** A job application. Without `job`, the position must be one of its country; with it, the server checks the job's title. */
export const applicationSchema = z
  .object({
    firstName: requiredLine(applicationLabels.firstName, limits.name),
    lastName: requiredLine(applicationLabels.lastName, limits.name),
    email: emailField(applicationLabels.email),
    phone: phoneText(applicationLabels.phone).check(
      z.overwrite(phoneDigits),
      z.refine(isAnyPhone, messages.applicationPhone),
    ),
    country: oneOf(applicationLabels.country, countries),
    position: requiredLine(applicationLabels.position, limits.position),
    linkedin: optionalLink(applicationLabels.linkedin),
    cvLink: requiredLink(applicationLabels.cvLink),
    comments: optionalText(applicationLabels.comments, limits.applicationComments),
    /** The reference of the advertised job, if the applicant chose one. */
    job: z.optional(z.string(messages.jobReference).check(z.regex(jobReferencePattern, messages.jobReference))),
    /** The source of the visit. A value that is not a source is ignored: it must not stop an applicant. */
    source: z.optional(z.pipe(z.unknown(), z.transform(sourceWord))),
    /** The answers to the job's questions, which the server checks. */
    answers: optionalAnswers,
  })
  .check(
    z.refine(({ job, country, position }) => job !== undefined || isOffered(country, position), {
      path: ['position'],
      error: messages.unknownOption(applicationLabels.position),
    }),
  );

export type ApplicationInput = z.input<typeof applicationSchema>;
export type Application = z.output<typeof applicationSchema>;

export function isOffered(country: Country, position: string): boolean {
  const offered: readonly string[] = positions[country];
  return offered.includes(position);
}
