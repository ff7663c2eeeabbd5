import * as z from 'zod/mini';
import { countries } from '../firm/countries.ts';
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
import { criterionLimits } from './job-assessment.ts';
import { jobLabels } from './job-labels.ts';
import { employmentTypes, workModes } from './job-options.ts';
import { optionalQuestions } from './job-questions.ts';
import { pdfPathPattern } from './pdf.ts';
import { optionalSalary } from './salary.ts';

const { criteria: most, criterion: length } = criterionLimits;

const criteriaMessages = {
  list: 'Criteria must be a list, or text with one on each line',
  line: `Each criterion must be one line of at most ${length} characters`,
  twice: 'A criterion appears twice: remove one',
} as const;

const line = requiredLine('Criterion', length);

/** The criteria of a job, which may have none: a list, or a text with one a line. */
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

/** A boolean. A multipart form sends it as text. */
export const booleanField = (label: string) =>
  z.pipe(
    z.union([z.boolean(), z.enum(['true', 'false'])], { error: messages.mustBeBoolean(label) }),
    z.transform((value) => value === true || value === 'true'),
  );

/**
 * The fields of a job, in the order of the form. Types, stored documents, history, conflicts, drafts and the values of the form
 * follow from this list. `docs/how-to/add-a-job-field.md` says what else a new field needs.
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
  questions: optionalQuestions,
  /** The criteria for judging applicants. This field and the next are stored beside the job: see `job-assessment.ts`. */
  criteria: optionalCriteria,
  /** Whether the desk shows references instead of names until an interview. `false` is stored as a missing field. */
  namesHidden: z.optional(
    z.pipe(
      booleanField('namesHidden'),
      z.transform((value: boolean) => value || undefined),
    ),
  ),
  /** The last day on which the job is open, in its country. Only an inactive job may have a day in the past. */
  closesOn: optionalDay(jobLabels.closesOn),
  /** By default, a new job is active and an existing job keeps its value. */
  isActive: z.optional(booleanField('isActive')),
});

export type JobFieldName = keyof typeof jobFieldsSchema.shape;

export const jobFieldNames = Object.keys(jobFieldsSchema.shape) as JobFieldName[];

/**
 * The body that creates or replaces a job. `pdfPath` names an object that was uploaded to Storage; `pdfUrl` links a PDF
 * elsewhere. Without both, the job keeps its PDF; an empty `pdfUrl`, or `null` for either, removes it. Without `criteria` or
 * `namesHidden` the job keeps them, because lists of jobs do not show them; an empty list and `false` remove them.
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
 * The body that replaces a job. `unchangedSince` is the `updatedAt` of the job that the admin opened: the API refuses the change
 * if the job has changed since. Without `unchangedSince` the last change wins.
 */
export const jobUpdateSchema = z.extend(jobInputSchema, {
  unchangedSince: z.optional(z.iso.datetime(messages.mustBeMoment('unchangedSince'))),
});

export type JobUpdate = z.infer<typeof jobUpdateSchema>;

export const jobStateSchema = z.object({ isActive: z.boolean(messages.mustBeBoolean('isActive')) });

/** The fields of `Values`, in which an optional field can be missing but not `undefined`. */
export type Defined<Values> = { [Name in keyof Values]: Exclude<Values[Name], undefined> };

/** A job as the API and the screens use it; dates are ISO 8601. */
export interface Job extends Omit<Defined<z.output<typeof jobFieldsSchema>>, 'isActive'> {
  _id: string;
  isActive: boolean;
  pdfUrl?: string;
  /** The Storage object behind `pdfUrl`, if the PDF was uploaded. */
  pdfPath?: string;
  /** `J-0042`. The server sets this field and all below; the form's preview of a new job lacks them. */
  reference?: string;
  /** The end of the address of the job's page: see `jobSlug`. */
  slug?: string;
  createdAt: string;
  updatedAt: string;
  /** When the job was live for the first time. */
  publishedAt?: string;
  /** When the closing day ends in the country of the job. From then on the job is not live, even if it is active. */
  closesAt?: string;
  closedAt?: string;
  deletedAt?: string;
}
