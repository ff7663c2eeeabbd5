import * as z from 'zod/mini';
import { countries } from './countries.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { pdfPathPattern } from './pdf.ts';
import { oneOf, optionalLine, requiredLine, requiredText, requiredWebAddress } from './text-fields.ts';

/** The words on the job form, and the names in its error messages. */
export const jobLabels = {
  title: 'Title',
  type: 'Type',
  place: 'Location',
  qualifications: 'Qualifications',
  experience: 'Experience',
  responsibilities: 'Responsibilities',
  country: 'Country',
  isActive: 'Active Job Listing (visible to website visitors)',
  pdf: 'Job description (PDF)',
} as const;

/** A multipart form can only say "true" and "false". */
export const booleanField = (label: string) =>
  z.pipe(
    z.union([z.boolean(), z.enum(['true', 'false'])], { error: messages.mustBeBoolean(label) }),
    z.transform((value) => value === true || value === 'true'),
  );

/**
 * What an admin sends to create or replace a job.
 * `pdfPath` claims an object that was uploaded to Storage; `pdfUrl` links a PDF elsewhere.
 * Neither of them keeps what the job has; an empty `pdfUrl` or `null` for either removes it.
 * `isActive` may be left out: a new job is then active, an existing one stays as it is.
 */
export const jobInputSchema = z.object({
  title: requiredLine(jobLabels.title, limits.jobTitle),
  type: optionalLine(jobLabels.type, limits.jobLine),
  place: requiredLine(jobLabels.place, limits.jobLine),
  qualifications: requiredText(jobLabels.qualifications, limits.jobText),
  experience: requiredText(jobLabels.experience, limits.jobText),
  responsibilities: requiredText(jobLabels.responsibilities, limits.jobResponsibilities),
  country: oneOf(jobLabels.country, countries),
  isActive: z.optional(booleanField('isActive')),
  pdfUrl: z.optional(
    z.nullable(z.union([z.literal(''), requiredWebAddress('pdfUrl')], { error: messages.webAddress('pdfUrl') })),
  ),
  pdfPath: z.optional(
    z.nullable(z.string(messages.mustBeText('pdfPath')).check(z.regex(pdfPathPattern, messages.pdfMissing))),
  ),
});

export type JobInput = z.infer<typeof jobInputSchema>;

/**
 * What an admin sends to replace a job. `unchangedSince` is the `updatedAt` of the job that the admin was shown: the
 * change is refused if the job has changed since. Without it the last one to save wins.
 */
export const jobUpdateSchema = z.extend(jobInputSchema, {
  unchangedSince: z.optional(z.iso.datetime(messages.mustBeMoment('unchangedSince'))),
});

export type JobUpdate = z.infer<typeof jobUpdateSchema>;

/** What an admin sends to switch a job on or off, and leave the rest of it alone. */
export const jobStateSchema = z.object({ isActive: z.boolean(messages.mustBeBoolean('isActive')) });

/** A job as the API and the screens see it; dates are ISO 8601. */
export interface Job {
  _id: string;
  title: string;
  type?: string;
  place: string;
  qualifications: string;
  experience: string;
  responsibilities: string;
  country: (typeof countries)[number];
  isActive: boolean;
  /** Where the job description can be opened. */
  pdfUrl?: string;
  /** The Storage object behind `pdfUrl`, if the PDF is one of ours. */
  pdfPath?: string;
  createdAt: string;
  updatedAt: string;
}

/** A Firestore timestamp, of either SDK. */
interface TimestampLike {
  toDate(): Date;
}

/** A document of the `jobs` collection. */
export type JobDocument = Omit<Job, '_id' | 'createdAt' | 'updatedAt'> & {
  createdAt: TimestampLike;
  updatedAt: TimestampLike;
};

/** Turns a stored document into the job that the API and the screens use. */
export function jobFromDocument(id: string, document: JobDocument): Job {
  return {
    ...document,
    _id: id,
    createdAt: document.createdAt.toDate().toISOString(),
    updatedAt: document.updatedAt.toDate().toISOString(),
  };
}

/** The lines of `responsibilities`, without blank ones. */
export function responsibilityLines(job: Pick<Job, 'responsibilities'>): string[] {
  return job.responsibilities
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
