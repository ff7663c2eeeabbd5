import { currencies } from '@site/contract/firm/currencies';
import { positions } from '@site/contract/firm/positions';
import { type JobFieldName, jobFieldNames, jobFieldsSchema } from '@site/contract/jobs/job';
import { criterionLimits } from '@site/contract/jobs/job-assessment';
import { salaryPeriods } from '@site/contract/jobs/job-options';
import { questionLimits } from '@site/contract/jobs/question';
import { limits } from '@site/contract/shared/limits';
import { tidyText } from '@site/contract/shared/tidy';
import { branch } from '@site/contract/test-support/offices';
import { homePhone } from '@site/contract/test-support/submissions';
import * as fc from 'fast-check';
import { allHostileTexts } from './hostile-texts.ts';

// Every run tries other inputs. A failing property prints FAST_CHECK_SEED=… , which repeats the same inputs.
const { FAST_CHECK_SEED } = process.env;
fc.configureGlobal({
  ...(FAST_CHECK_SEED !== undefined && { seed: Number(FAST_CHECK_SEED) }),
  reporter: (details) => {
    if (!details.failed) return;
    const again = `To try the same inputs again, run the test with FAST_CHECK_SEED=${details.seed} before the command.`;
    throw new Error(`${again}\n\n${fc.defaultReportMessage(details)}`, { cause: details.errorInstance });
  },
});

/** Gives any text up to a length: typed texts, characters that no keyboard has, and texts of attackers. */
const text = (max: number) =>
  fc.oneof(
    fc.string({ minLength: 1, maxLength: 40 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
    fc.constantFrom(...allHostileTexts).map((hostile) => hostile.slice(0, max)),
  );

const isOfOneLine = (value: string) => !/[\p{Cc}\u2028\u2029]/u.test(value);
const isNotBlank = (value: string) => tidyText(value) !== '';

const turnsItself = (value: string) => /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(value);

const anyLine = (max: number) => text(max).filter((value) => isOfOneLine(value) && isNotBlank(value));

/** Gives a text that a field of one line accepts. */
const line = (max: number) => anyLine(max).filter((value) => !turnsItself(value));

/** Gives a text that a field of several lines accepts. */
const lines = (max: number) =>
  fc
    .array(anyLine(max), { minLength: 1, maxLength: 3 })
    .chain((parts) => fc.constantFrom('\n', '\r\n', '\n\n', '\t').map((between) => parts.join(between).slice(0, max)))
    .filter(isNotBlank);

type FieldSchema = (typeof jobFieldsSchema.shape)[JobFieldName];

const cents = fc.integer({ min: 1, max: limits.salary * 100 }).map((value) => value / 100);
const amount = fc.oneof(
  cents,
  cents.map(String),
  fc.constantFrom('12,50,000', ' 30,000.50 ', '30 000', '12,5', '30.000,50', limits.salary),
);

/** Gives a question in the form of a program, or in that of the form in the browser. */
const questionOf = (words: string) =>
  fc
    .uniqueArray(line(questionLimits.option), { minLength: 2, maxLength: 8, selector: (option) => option.trim() })
    .chain((options) =>
      fc.constantFrom(
        { words, kind: 'yes-no', required: true },
        { words, kind: 'number', options: '' },
        { words, kind: 'one-of', options, required: false },
        { words, kind: 'one-of', options: options.join('\n') },
      ),
    );

/** The fields that are not a text, a checkbox or a choice. */
const ownKinds: Partial<Record<JobFieldName, fc.Arbitrary<unknown>>> = {
  salary: fc
    .record(
      {
        min: amount,
        max: fc.constant(limits.salary),
        currency: fc.constantFrom(...currencies),
        per: fc.constantFrom(...salaryPeriods),
      },
      { requiredKeys: ['min', 'currency', 'per'] },
    )
    .chain((salary) =>
      fc.constantFrom(salary, JSON.stringify(salary), '', { min: '', max: '', currency: '', per: '' }),
    ),
  questions: fc
    .uniqueArray(line(questionLimits.words), { maxLength: questionLimits.questions, selector: (words) => words.trim() })
    .chain((words) => fc.tuple(...words.map(questionOf)))
    .chain((questions) => fc.constantFrom(questions, JSON.stringify(questions))),
  criteria: fc
    .uniqueArray(line(criterionLimits.criterion), {
      maxLength: criterionLimits.criteria,
      selector: (words) => words.trim(),
    })
    .chain((criteria) => fc.constantFrom(criteria, criteria.join('\n'))),
  // The dates are so late that they do not pass during these tests.
  closesOn: fc.constantFrom('', '2096-02-29', '2099-12-31', ' 2080-03-31 '),
};

/**
 * Gives values that a field accepts: an option, a text or a tick. The schema decides, so that a new field is never forgotten.
 */
function acceptedBy(name: string, schema: FieldSchema): fc.Arbitrary<unknown> {
  const own = ownKinds[name as JobFieldName];
  if (own) return own;
  const options = [...(schema._zod.values ?? [])];
  const filling = fc.oneof(line(limits.jobTitle), lines(limits.jobText), fc.constant(''), fc.boolean());
  return (options.length > 0 ? fc.constantFrom(...options) : filling).filter(
    (value) => schema.safeParse(value).success,
  );
}

const jobFieldSchemas = Object.entries<FieldSchema>(jobFieldsSchema.shape);

/** Values that an admin may enter into the fields of a job. Optional fields are present or absent. */
export const validJobFields = fc.record(
  Object.fromEntries(jobFieldSchemas.map(([name, schema]) => [name, acceptedBy(name, schema)])),
  { requiredKeys: jobFieldSchemas.filter(([, schema]) => !schema.safeParse(undefined).success).map(([name]) => name) },
);

/** A job that the API accepts. */
export const validJobInput = fc
  .tuple(
    validJobFields,
    fc.record({ pdfUrl: fc.constantFrom('', null, 'https://example.org/a.pdf') }, { requiredKeys: [] }),
  )
  .map(([fields, pdf]) => ({ ...fields, ...pdf }));

/** Values at and beyond the limits of a field. */
const odd = fc.oneof(
  fc.constantFrom(undefined, null, '', ' ', 0, 1, 'true', 'false', [], {}, 'x'.repeat(101), 'x'.repeat(201)),
  fc.constantFrom(...allHostileTexts),
  fc.anything({ maxDepth: 2 }),
);

/** A job of which one or two fields have a value at or beyond their limits. */
export const brokenJobInput = fc
  .tuple(
    validJobInput,
    fc.dictionary(fc.constantFrom(...jobFieldNames, 'pdfUrl', 'pdfPath', 'other'), odd, { minKeys: 1, maxKeys: 2 }),
  )
  .map(([job, faults]) => ({ ...job, ...faults }));

/** Characters that people copy together with a text. */
const around = fc.string({
  unit: fc.constantFrom(' ', '\u00a0', '\u200b', '\ufeff', '\u202a', ';', ',', '.'),
  maxLength: 4,
});

/** Gives an email address as people copy or dictate it. */
const mailAddress = fc
  .tuple(fc.emailAddress(), around)
  .chain(([address, tail]) =>
    fc.constantFrom(
      address,
      address + tail,
      `Jane Doe <${address}>`,
      `"Doe, Jane" <${address}>${tail}`,
      `mailto:${address}`,
    ),
  );

const webAddress = fc
  .tuple(fc.webUrl({ withQueryParameters: true }), around)
  .chain(([address, tail]) => fc.constantFrom(address, address + tail, `<${address}>`, ` ${address}`));

const digits = (minLength: number, maxLength: number) =>
  fc
    .tuple(
      fc.string({ unit: fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '7', '8', '9'), minLength, maxLength }),
      fc.constantFrom('0', '٠', '०', '０', '๐'),
    )
    .map(([number, nought]) =>
      number.replaceAll(/\d/g, (digit) => String.fromCodePoint((nought.codePointAt(0) ?? 0) + Number(digit))),
    );

const extension = fc.constantFrom('', ' ext 12', ' x 7', '/19', ' (mobile)');

/** Gives a text made of parts of addresses, links and numbers. */
export const typedPieces = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '<',
        '>',
        '@',
        'a@b.example',
        'mailto:',
        'tel:',
        '+44',
        '(0)',
        '/',
        'ext',
        '.',
        ',',
        ' ',
        '\u200b',
        '\u202e',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
      digits(1, 8),
    ),
    { maxLength: 8 },
  )
  .map((pieces) => pieces.join(''));

/** An enquiry that the API accepts. */
export const validEnquiry = fc.record({
  firstName: line(limits.name),
  lastName: line(limits.name),
  email: mailAddress,
  phoneCode: fc.constantFrom(undefined, homePhone.phoneCode),
  phone: fc
    .tuple(fc.integer({ min: 1, max: 9 }), digits(homePhone.phone.length - 1, homePhone.phone.length - 1), extension)
    .map(
      ([first, others, inside]) => `(${first}${others.slice(0, 2)}) ${others.slice(2, 5)}-${others.slice(5)}${inside}`,
    ),
  company: fc.oneof(fc.constant(''), line(limits.company)),
  subject: fc.oneof(fc.constant(''), line(limits.subject)),
  message: lines(limits.contactMessage),
});

/** An application that the API accepts. */
export const validApplicationInput = fc.record({
  firstName: line(limits.name),
  lastName: line(limits.name),
  email: mailAddress,
  phone: fc.tuple(digits(7, 15), extension).map(([number, inside]) => `+${number}${inside}`),
  country: fc.constant(branch.country),
  position: fc.constantFrom(...positions[branch.country]),
  linkedin: fc.oneof(fc.constant(''), webAddress),
  cvLink: webAddress,
  comments: fc.oneof(fc.constant(''), lines(limits.applicationComments)),
});
