import { fullName } from '@site/contract/desk/hidden-names';
import { defaultPhoneCode, fullPhone, isPhone } from '@site/contract/desk/phone';
import { submitApplicationRoute, submitContactRoute } from '@site/contract/desk/submission-routes';
import { createJobRoute, updateJobRoute } from '@site/contract/jobs/job-routes';
import { asciiDigits, tidyLink } from '@site/contract/shared/tidy';
import { loginRoute } from '@site/contract/team/login';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendBySmtp } from '../../functions/src/mail/smtp-transport.ts';
import { forEachOf } from '../support/all-at-once.ts';
import { type ApiAnswer, callApi } from '../support/api-client.ts';
import { validApplication, validContact, validJob } from '../support/factories.ts';
import { FailingMailServer } from '../support/failing-mail-server.ts';
import { allHostileTexts, hostileValues, normalForm, normalFormOfForm } from '../support/hostile-texts.ts';
import { jobForm } from '../support/job-calls.ts';
import { ownAdmin, ownApi } from '../support/own-api.ts';
import { ownProject } from '../support/own-project.ts';
import { sentFields } from '../support/sent-fields.ts';

const project = ownProject('hostile-input');
const origin = ownApi();
const token = ownAdmin;
const values: readonly unknown[] = [...allHostileTexts, ...hostileValues];
let tried = 0;

afterAll(() => {
  console.log(`${tried} hostile inputs tried`);
});

const show = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 80);

type Answer = ApiAnswer<{ data?: { job: Record<string, unknown> } }>;

/** The outcome of a hostile value in every field of a request. */
interface Outcome {
  /** The number of the case. */
  index: number;
  value: unknown;
  /** The fields that were refused because of the value. */
  refused: string[];
  /** The fields that accepted the value, all in one request, and the answer to that request. */
  taken: string[];
  answer: Answer | undefined;
}

interface Case {
  value: unknown;
  fields: readonly string[];
}

/**
 * Sends a value in all fields at once. Then sends it only in the fields that were not refused, until the rest is accepted. So
 * each field gets its verdict, and every refusal must name all the invalid fields.
 */
async function outcomeOf(
  index: number,
  { value, fields }: Case,
  send: (hostile: object) => Promise<Answer>,
): Promise<Outcome> {
  const refused: string[] = [];
  let left = fields;
  while (left.length > 0) {
    const answer = await send(Object.fromEntries(left.map((field) => [field, value])));
    if (answer.status < 300) return { index, value, refused, taken: [...left], answer };
    const { status, body } = answer;
    const named = Object.keys(body.errors ?? {});
    const isInWords = typeof body.message === 'string' && JSON.stringify(body).length < 3000;
    if (status !== 400 || !isInWords || named.length === 0 || named.some((field) => !left.includes(field))) {
      throw new Error(`${show(value)} in ${left}: ${status} ${show(body)}`);
    }
    refused.push(...named);
    left = left.filter((field) => !named.includes(field));
  }
  return { index, value, refused, taken: [], answer: undefined };
}

async function outcomesOf(
  values: readonly unknown[],
  fields: readonly string[],
  send: (hostile: object, index: number) => Promise<Answer>,
): Promise<Outcome[]> {
  tried += values.length * fields.length;
  // Very long values are sent one by one, because together they would exceed the size of a request.
  const cases = values.flatMap((value) =>
    typeof value === 'string' && value.length > 10_000
      ? fields.map((field) => ({ value, fields: [field] }))
      : [{ value, fields }],
  );
  return forEachOf(cases, (one, index) => outcomeOf(index, one, (hostile) => send(hostile, index)));
}

const linkFields = new Set(['linkedin', 'cvLink']);

/** Gives the stored value of a field after a value was accepted for it; `undefined` if the field must be absent. */
function expectedIn(field: string, value: unknown, normal: (text: string) => string): unknown {
  if (typeof value !== 'string') return field === 'isActive' ? value : undefined;
  const text = normal(value);
  if (field === 'phone') return asciiDigits(text);
  return (linkFields.has(field) ? tidyLink(text) : text) || undefined;
}

/** Gives the fields whose stored values differ from the sent ones. */
function differences(
  { value, taken }: Outcome,
  stored: Record<string, unknown> | undefined,
  normal: (text: string) => string,
): string[] {
  return taken
    .filter((field) => stored?.[field] !== expectedIn(field, value, normal))
    .map((field) => `${field} = ${show(value)} became ${show(stored?.[field])}`);
}

/** Gives the fields that accepted values that are not text. */
const takenWithoutText = (outcomes: Outcome[]) =>
  outcomes.flatMap(({ value, taken }) =>
    typeof value === 'string' ? [] : taken.map((field) => `${field} = ${show(value)}`),
  );

describe.each([
  { what: 'an enquiry', route: submitContactRoute, valid: validContact, collection: 'enquiries' },
  { what: 'an application', route: submitApplicationRoute, valid: validApplication, collection: 'applications' },
] as const)('$what with hostile fields', ({ route, valid, collection }) => {
  const server = new FailingMailServer();
  let outcomes: Outcome[];
  let stored: Awaited<ReturnType<typeof project.documents>>;
  const storedOf = ({ index }: Outcome) => stored.find(({ email }) => email === `number${index}@example.org`);

  beforeAll(async () => {
    await project.clear();
    await server.start();
    const json = { ...valid() };
    // The test finds each submission by its address. The hostile values contain no valid address, as the test below checks.
    outcomes = await outcomesOf(values, Object.keys(json), (hostile, index) =>
      callApi(route.method, route.path, {
        origin: origin(),
        json: { ...json, email: `number${index}@example.org`, ...hostile },
      }),
    );
    stored = await project.documents(collection);
  }, 120_000);

  afterAll(() => server.stop());

  it('is accepted, or refused because of those fields', () => {
    expect(takenWithoutText(outcomes)).toEqual([]);
    expect(outcomes.filter(({ taken }) => taken.includes('email'))).toEqual([]);
    // Digits of other scripts count as digits. An enquiry without a country code is from the home country.
    const canBePhone = collection === 'applications' || isPhone({ phoneCode: defaultPhoneCode, phone: '1234567890' });
    expect(outcomes.flatMap(({ taken, value }) => (taken.includes('phone') ? [value] : []))).toEqual(
      canBePhone ? ['١٢٣٤٥٦٧٨٩٠'] : [],
    );
    expect(stored).toHaveLength(outcomes.filter(({ answer }) => answer).length);
    expect(stored.length).toBeGreaterThan(40);
  });

  it('is stored unchanged, except for the clean-up', () => {
    expect(outcomes.flatMap((outcome) => differences(outcome, storedOf(outcome), normalForm))).toEqual([]);
  });

  it('adds nothing to the email: no header, no recipient, no markup', async () => {
    const mails = await project.documents('mail');
    const wrong: string[] = [];
    await forEachOf(stored, async (document) => {
      const mail = mails.find(({ id }) => id === document.id);
      if (mail === undefined) throw new Error(`There is no email of ${document.id}.`);
      const { readers, to, replyTo, message, emailService } = mail;
      await sendBySmtp(server.settings, document.id, { readers, to, replyTo, message, emailService });
      // Typed text that looks like an encoded word of RFC 2047 is not decoded: the words stay, and their marks are broken up.
      const { firstName, lastName, subject = '' } = document;
      const name = fullName({ firstName, lastName }).replaceAll('=?', '= ?');
      if (replyTo.address !== document.email || replyTo.name !== name.trim()) wrong.push(`reply to ${show(replyTo)}`);
      if (/=\?\S+\?[bq]\?/i.test(`${message.subject}${replyTo.name}`)) wrong.push(`an encoded word in ${show(mail)}`);
      const inHeaders = [message.subject, firstName, lastName, subject].join('');
      if (/[\p{Cc}\u2028\u2029]/u.test(inHeaders)) wrong.push(`more than one line in ${show(inHeaders)}`);
      if (
        /<(?!!doctype html>|\/?(html|head|body|title|meta|h1|div|p|strong|span|svg|path|br|wbr)\b)/.test(message.html)
      )
        wrong.push(`markup in ${show(message.html)}`);
      const { id: _, createdAt: __, ...fields } = sentFields(document);
      // The email shows an enquirer's number with its country code, and the 0 after the code stands in brackets.
      if (document.phoneCode) fields.phone = fullPhone({ phone: document.phone, phoneCode: document.phoneCode });
      for (const text of Object.values(fields))
        if (!message.text.includes(String(text))) wrong.push(`text without ${show(text)}`);
    });
    const headers = new Set<string>();
    for (const mail of server.taken) {
      const [head = ''] = mail.split('\r\n\r\n', 1);
      const lines = head.split('\r\n').filter((line) => !/^[ \t]/.test(line));
      const names = lines.map((line) => line.split(':', 1)[0] ?? '');
      if (new Set(names).size !== names.length) wrong.push(`a header twice: ${names}`);
      for (const name of names) headers.add(name);
    }
    expect(wrong).toEqual([]);
    expect([...headers].sort()).toEqual([
      'Content-Type',
      'Date',
      'From',
      'MIME-Version',
      'Message-ID',
      'Reply-To',
      'Subject',
      'To',
    ]);
    expect([server.taken.length, server.recipients]).toEqual([stored.length, stored.length]);
  });
});

describe('a job with hostile fields', () => {
  const fields = [...Object.keys(validJob()), 'isActive', 'pdfUrl', 'pdfPath'];
  const ways = [
    { way: 'as JSON', sent: values, normal: normalForm, bodyOf: (job: object) => ({ json: job }) },
    {
      way: 'as a form',
      sent: allHostileTexts,
      normal: normalFormOfForm,
      bodyOf: (job: object) => ({ form: jobForm(job) }),
    },
  ];

  it.each(ways)(
    'is accepted and stored exactly, or refused because of those fields, $way',
    {
      // `contract-properties.test.ts` tests the contract alone in every run.
      tags: ['weekly'],
    },
    async ({ sent, normal, bodyOf }) => {
      await project.clear();
      const { method, path } = createJobRoute;
      const outcomes = await outcomesOf(sent, fields, (hostile) =>
        callApi(method, path, { origin: origin(), token, ...bodyOf(validJob(hostile)) }),
      );
      // The schema has only one field that is not text, `isActive`. The PDF is the only value that may be null.
      expect(takenWithoutText(outcomes)).toEqual(
        sent === values ? ['pdfUrl = null', 'pdfPath = null', 'isActive = true'] : [],
      );
      const stored = new Map((await project.documents('jobs')).map((job) => [job.id, job]));
      const made = outcomes.filter(({ answer }) => answer);
      for (const outcome of made) {
        const job = outcome.answer?.body.data?.job;
        const document = stored.get(String(job?._id));
        expect(differences(outcome, document, normal)).toEqual([]);
        expect(differences(outcome, job, normal)).toEqual([]);
      }
      expect(stored.size).toBe(made.length);
      expect(made.length).toBeGreaterThan(40);
    },
  );

  it('does not change a job if the change is refused', async () => {
    const { body } = await callApi<{ data: { job: { _id: string } } }>(createJobRoute.method, createJobRoute.path, {
      origin: origin(),
      token,
      json: validJob(),
    });
    const path = updateJobRoute.path.replace(':id', body.data.job._id);
    const outcomes = await outcomesOf(values, ['unchangedSince'], (hostile) =>
      callApi(updateJobRoute.method, path, { origin: origin(), token, json: validJob(hostile) }),
    );
    expect(outcomes.filter(({ taken }) => taken.length > 0)).toEqual([]);
    expect((await callApi<{ data: unknown }>('GET', path, { origin: origin() })).body.data).toEqual(body.data);
  });
});

describe('a sign-in with a hostile address or password', () => {
  it('is refused, with the same answer as any other sign-in', async () => {
    const sent = values.filter((value) => typeof value !== 'string' || value.length < 3000);
    tried += 2 * sent.length;
    const statuses = await forEachOf(sent, async (value) => {
      const address = await callApi(loginRoute.method, loginRoute.path, {
        origin: origin(),
        json: { email: value, password: 'x' },
      });
      const password = await callApi(loginRoute.method, loginRoute.path, {
        origin: origin(),
        json: { email: 'nobody@example.org', password: value },
      });
      return [address.status, password.status].every((status) => status === 400 || status === 401)
        ? []
        : [show(value), address.status, password.status];
    });
    expect(statuses.flat()).toEqual([]);
  });
});
