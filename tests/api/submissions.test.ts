import {
  readReferencedJobRoute,
  submitApplicationRoute,
  submitContactRoute,
} from '@site/contract/desk/submission-routes';
import type { Job } from '@site/contract/jobs/job';
import type { ReferencedJob } from '@site/contract/jobs/job-reference';
import { collections } from '@site/contract/shared/collections';
import { limits } from '@site/contract/shared/limits';
import { messages } from '@site/contract/shared/messages';
import { otherBranch } from '@site/contract/test-support/offices';
import { homePhone } from '@site/contract/test-support/submissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInAsAdmin } from '../support/accounts.ts';
import { firestore } from '../support/admin-sdk.ts';
import { callApi } from '../support/api-client.ts';
import { eraseJob } from '../support/erase-job.ts';
import { validApplication, validContact, validJob } from '../support/factories.ts';
import { createJob, setJobState } from '../support/job-calls.ts';
import { arrivedFrom, mailFrom } from '../support/mailbox.ts';
import { mailInState } from '../support/outbox.ts';
import { sentFields } from '../support/sent-fields.ts';

const submissions = [
  {
    name: 'a contact enquiry',
    route: submitContactRoute,
    valid: validContact,
    collection: collections.enquiries,
    longest: {
      firstName: 'x'.repeat(limits.name),
      lastName: 'x'.repeat(limits.name),
      company: 'x'.repeat(limits.company),
      subject: 'x'.repeat(limits.subject),
      message: 'x'.repeat(limits.contactMessage),
    },
    // A number without a country code gets this one.
    added: { phoneCode: homePhone.phoneCode },
    thanks: messages.contactSent,
  },
  {
    name: 'a job application',
    route: submitApplicationRoute,
    valid: validApplication,
    collection: collections.applications,
    longest: {
      firstName: 'x'.repeat(limits.name),
      lastName: 'x'.repeat(limits.name),
      cvLink: `https://example.org/${'x'.repeat(limits.webAddress - 'https://example.org/'.length)}`,
      comments: 'x'.repeat(limits.applicationComments),
    },
    added: {},
    thanks: messages.applicationSent,
  },
] as const;

describe.each(submissions)('$name', ({ route, valid, collection, longest, added, thanks }) => {
  const send = (json: unknown) => callApi(route.method, route.path, { json });

  it('is stored unchanged, and its sender is thanked', async () => {
    const input = valid();
    const { status, body } = await send(input);

    expect({ status, body }).toEqual({ status: 201, body: { status: 'success', message: thanks } });
    expect(await storedBy(collection, input.email)).toEqual([{ ...input, ...added, createdAt: expect.anything() }]);
  });

  it('is stored with every field at its longest', async () => {
    const input = { ...valid(), ...longest };

    expect((await send(input)).status).toBe(201);
    expect(await storedBy(collection, input.email)).toMatchObject([longest]);
  });

  describe('sent more than once', () => {
    const again = (json: unknown, idempotencyKey: string) =>
      callApi(route.method, route.path, { json, idempotencyKey });

    // Only two requests run at once: the emulator starts a process for each, which takes seconds on a busy machine.
    // tests/integration/hiring-desk.test.ts sends five at once to the store itself.
    it('twice at once and again later with one key is stored once and makes one email', async () => {
      const input = valid();
      const key = crypto.randomUUID();
      const answers = await Promise.all(Array.from({ length: 2 }, () => again(input, key)));
      answers.push(await again(input, key));

      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(answers.map(({ body }) => body.message))).toEqual(new Set([thanks]));
      expect(await storedBy(collection, input.email)).toHaveLength(1);
      // The call throws if there are two emails.
      await mailInState('SUCCESS', input.email);
      expect(await arrivedFrom(input.email)).toHaveLength(1);
    });

    it('with a corrected field is stored in both versions', async () => {
      const input = valid();
      const key = crypto.randomUUID();
      await again(input, key);
      await again({ ...input, lastName: 'Corrected' }, key);

      expect(await storedBy(collection, input.email)).toHaveLength(2);
    });

    it('without a key is stored each time', async () => {
      const input = valid();
      await send(input);
      await send(input);

      expect(await storedBy(collection, input.email)).toHaveLength(2);
    });
  });
});

describe('an application for a job', () => {
  const { method, path } = submitApplicationRoute;
  const title = 'Relay Engineer';
  let token: string;
  let job: Job;
  const asked = (reference = job.reference ?? '') =>
    callApi<{ data: { job: ReferencedJob } }>('GET', readReferencedJobRoute.path.replace(':reference', reference));
  const applied = () => validApplication({ country: otherBranch.country, position: title, job: job.reference });

  beforeAll(async () => {
    token = await logInAsAdmin();
    const json = validJob({ title, country: otherBranch.country, place: 'Tashkent' });
    ({ job } = (await createJob(token, { json })).body.data);
  });

  afterAll(() => eraseJob(token, job._id));

  it('is stored with its source as one word; an application with an invalid source still arrives', async () => {
    const { method, path } = submitApplicationRoute;
    for (const [sent, stored] of [
      ['LinkedIn.com', 'linkedin.com'],
      ['two words', undefined],
      [['a', 'list'], undefined],
    ]) {
      const input = validApplication();
      expect((await callApi(method, path, { json: { ...input, source: sent } })).status).toBe(201);
      const [{ source }] = (await storedBy(collections.applications, input.email)) as [{ source?: string }];
      expect(source).toEqual(stored);
    }
  });

  it('is stored with the job’s fields at that time, and the email begins with the job', async () => {
    const { reference } = job;
    expect((await asked()).body.data.job).toEqual({
      reference,
      title,
      place: 'Tashkent',
      country: otherBranch.country,
      isOpen: true,
    });
    const input = applied();
    expect((await callApi(method, path, { json: input })).status).toBe(201);
    expect(await storedBy(collections.applications, input.email)).toMatchObject([
      { position: title, job: { reference, title } },
    ]);
    expect((await mailFrom(input.email)).subject).toContain(`${title} (${reference}), ${otherBranch.country}`);
  });

  it('arrives although the job closes meanwhile, once for one key; a job that was never open stays secret', async () => {
    const [input, idempotencyKey] = [applied(), crypto.randomUUID()];
    const send = () => callApi(method, path, { json: input, idempotencyKey });
    expect((await send()).status).toBe(201);
    await setJobState(token, job._id, { isActive: false });
    // The visitor repeats the request as after a lost answer. The job has changed, and the application is the same.
    expect((await send()).status).toBe(201);
    expect(await storedBy(collections.applications, input.email)).toHaveLength(1);

    const late = applied();
    expect((await callApi(method, path, { json: late })).status).toBe(201);
    expect((await mailFrom(late.email)).text).toContain(`${title} (${job.reference}), which was already closed`);
    expect((await asked()).body.data.job.isOpen).toBe(false);
    const { body } = await createJob(token, { json: validJob({ isActive: false }) });
    // A draft does not exist for visitors.
    expect((await asked(body.data.job.reference)).status).toBe(404);
    await eraseJob(token, body.data.job._id);
  });
});

describe('an application for a job that asks questions', () => {
  const { method, path } = submitApplicationRoute;
  let token: string;
  let job: Job;
  const send = (answers?: unknown) => {
    const input = validApplication({ job: job.reference });
    return callApi(method, path, { json: { ...input, answers } }).then((answer) => ({ ...answer, input }));
  };

  beforeAll(async () => {
    token = await logInAsAdmin();
    const questions = [
      { words: 'Do you have a driving licence?', kind: 'yes-no', required: true },
      { words: 'For how many years have you worked in design?', kind: 'number' },
    ];
    ({ job } = (await createJob(token, { json: { ...validJob(), questions } })).body.data);
  });

  afterAll(() => eraseJob(token, job._id));

  it('is stored with its questions and answers, and the email lists them', async () => {
    const [licence, years] = job.questions ?? [];
    const answers = [
      { id: licence?.id, answer: 'No' },
      { id: years?.id, answer: '2.5' },
    ];
    const { status, input } = await send(answers);
    expect(status).toBe(201);
    const stored = [licence, years].map((question, index) => {
      const { id, words, kind } = question ?? {};
      return { id, words, kind, answer: answers[index]?.answer };
    });
    expect(await storedBy(collections.applications, input.email)).toMatchObject([{ answers: stored }]);
    expect((await mailFrom(input.email)).text).toContain(`${licence?.words}\nNo\n\n${years?.words}\n2.5`);
  });

  it('is refused without a required answer, with an error at the question and the current job', async () => {
    const [licence] = job.questions ?? [];
    const { status, body, input } = await send();
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        status: 'error',
        message: messages.invalidFields,
        errors: { [`answers.${licence?.id}`]: 'This answer is required' },
        data: { job: expect.objectContaining({ reference: job.reference, questions: job.questions }) },
      },
    });
    expect(await storedBy(collections.applications, input.email)).toEqual([]);
  });
});

async function storedBy(collection: string, email: string): Promise<unknown[]> {
  const { docs } = await firestore.collection(collection).where('email', '==', email).get();
  return docs.map((document) => sentFields(document.data()));
}
