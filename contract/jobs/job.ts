import * as z from 'zod/mini';
import { countries } from '../shared/countries.ts';
import { limits } from '../shared/limits.ts';
import { messages } from '../shared/messages.ts';
import {
  oneOf,
  optionalDay,
  optionalLine,
  optionalOneOf,
  requiredLine,
  requiredText,
  requiredWebAddress,
} from '../shared/text-fields.ts';
import { criterionLimits } from './hiring.ts';
import { jobLabels } from './job-labels.ts';
import { employmentTypes, workModes } from './job-options.ts';
import { optionalQuestions } from './job-questions.ts';
import { pdfPathPattern } from './pdf.ts';
import { optionalSalary } from './salary.ts';

const { criteria: most, criterion: length } = criterionLimits;

const criteriaMessages = {
  list: 'Criteria must be a list, or text with one a line',
  line: `Each criterion must be one line of at most ${length} characters`,
  twice: 'Each criterion must be there once',
} as const;

const line = requiredLine('Criterion', length);

/** What the applicants of a job are judged by: as a list, or as it is typed, one a line. There may be none. */
export const optionalCriteria = z.optional(
  z.pipe(
    z.transform((sent: readonly string[] | string | undefined) => listed(sent) as string[] | undefined),
    z.optional(
      z.array(z.string(messages.mustBeText('Criterion')), criteriaMessages.list).check(
        z.maxLength(most, messages.tooMany('Criteria', most)),
        z.refine((given) => given.every((one) => line.safeParse(one).success), criteriaMessages.line),
        z.refine((given) => new Set(given).size === given.length, criteriaMessages.twice),
      ),
    ),
  ),
);

function listed(sent: unknown): unknown {
  const lines = typeof sent === 'string' ? sent.split(/\r?\n/) : sent;
  if (!Array.isArray(lines)) return lines;
  const given = lines.map((one) => (typeof one === 'string' ? one.trim() : one)).filter((one) => one !== '');
  return given.length === 0 ? undefined : given;
}

/** A multipart form can only say "true" and "false". */
export const booleanField = (label: string) =>
  z.pipe(
    z.union([z.boolean(), z.enum(['true', 'false'])], { error: messages.mustBeBoolean(label) }),
    z.transform((value) => value === true || value === 'true'),
  );

/**
 * What an admin fills in, in the order of the form. This is the only list of a job's fields: types, stored documents,
 * history, conflicts, drafts and the values of the form follow from it. The README says what a new field needs besides.
 */
export const jobFieldsSchema = z.object({
  title: requiredLine(jobLabels.title, limits.jobTitle),
  type: optionalLine(jobLabels.type, limits.jobLine),
  employmentType: optionalOneOf(jobLabels.employmentType, employmentTypes),
  workMode: optionalOneOf(jobLabels.workMode, workModes),
  country: oneOf(jobLabels.country, countries),
  place: requiredLine(jobLabels.place, limits.jobLine),
  salary: optionalSalary,
  qualifications: requiredText(jobLabels.qualifications, limits.jobText),
  experience: requiredText(jobLabels.experience, limits.jobText),
  responsibilities: requiredText(jobLabels.responsibilities, limits.jobResponsibilities),
  /** What whoever applies is asked besides. */
  questions: optionalQuestions,
  /** What whoever applies is judged by. Kept beside the job, like the next: see `hiring.ts`. */
  criteria: optionalCriteria,
  /** Whether the desk shows references in place of names until an interview. No more is stored of a job that does not. */
  namesHidden: z.optional(
    z.pipe(
      booleanField('namesHidden'),
      z.transform((value: boolean) => value || undefined),
    ),
  ),
  /** The last day on which the job is open, in its own country. It may lie in the past only while the job is not active. */
  closesOn: optionalDay(jobLabels.closesOn),
  /** May be left out: a new job is then active, an existing one stays as it is. */
  isActive: z.optional(booleanField('isActive')),
});

export type JobFieldName = keyof typeof jobFieldsSchema.shape;

export const jobFieldNames = Object.keys(jobFieldsSchema.shape) as JobFieldName[];

/**
 * What an admin sends to create or replace a job.
 * `pdfPath` claims an object that was uploaded to Storage; `pdfUrl` links a PDF elsewhere.
 * If both are left out, the job keeps its PDF; an empty `pdfUrl` or `null` for either removes it. `criteria` and `namesHidden`
 * are also kept if left out, because no list of jobs shows them; an empty list and `false` remove them.
 */
export const jobInputSchema = z.extend(jobFieldsSchema, {
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

/** The fields of `Values`; those that may be missing are missing rather than `undefined`. */
export type Defined<Values> = { [Name in keyof Values]: Exclude<Values[Name], undefined> };

/** A job as the API and the screens see it; dates are ISO 8601. */
export interface Job extends Omit<Defined<z.output<typeof jobFieldsSchema>>, 'isActive'> {
  _id: string;
  isActive: boolean;
  /** Where the job description can be opened. */
  pdfUrl?: string;
  /** The Storage object behind `pdfUrl`, if the PDF is one of ours. */
  pdfPath?: string;
  /** What people call the job by: `J-0042`. Like all that follows it is given by the server: the form's preview of a new job has none yet. */
  reference?: string;
  /** The end of the address of its page; see `jobSlug`. */
  slug?: string;
  createdAt: string;
  updatedAt: string;
  /** When it was live for the first time. */
  publishedAt?: string;
  /** When its closing day ends where the job is: from that instant on it is not live, whether it is active or not. */
  closesAt?: string;
  /** Since when it is closed. */
  closedAt?: string;
  /** Since when it is in the bin. */
  deletedAt?: string;
}
