import { type Application, applicationSchema } from '@site/contract/desk/application';
import { type Contact, contactSchema } from '@site/contract/desk/contact';
import { formTokenAge } from '@site/contract/desk/human-check';
import { optionalQuestions } from '@site/contract/jobs/job-questions';
import type { ReferencedJob } from '@site/contract/jobs/job-reference';
import type { Question } from '@site/contract/jobs/question';
import { branch, hasTwoCountries, home } from '@site/contract/test-support/offices';
import { applicationInput, contactInput } from '@site/contract/test-support/submissions';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect, test, vi } from 'vitest';
import * as jobModule from '../jobs/job.ts';
import * as assessment from '../jobs/job-assessment.ts';
import * as mailSettings from '../mail/mail-settings.ts';
import { applicationMail, contactMail } from './office-mails.ts';
import { receiveSubmissionHandlers } from './receive-submission.ts';
import * as store from './store-submission.ts';

const contact: Contact = contactSchema.parse(contactInput);
const application: Application = applicationSchema.parse(applicationInput);
const job = { reference: 'J-0004', title: 'Section Leader', isOpen: true };
const found = { ...job, place: 'New Delhi', country: branch.country } as const;
const questions = optionalQuestions.parse([
  { words: 'Do you have a licence?', kind: 'yes-no', required: true },
  { words: 'For how many years?', kind: 'number' },
]) as [Question, Question];
const jobs: Record<string, ReferencedJob> = {
  'J-0004': found,
  'J-0005': { ...found, reference: 'J-0005', isOpen: false },
  'J-0006': { ...found, reference: 'J-0006', questions },
  'J-0007': { ...found, reference: 'J-0007', questions, isOpen: false },
};

/** The handlers of the forms; `added` gets everything that they would store. */
function handlersAdding(added: unknown[] = [], reportWrongMailSettings = () => {}) {
  vi.stubEnv('CONTACT_RECIPIENT', 'info@ohmbridge.example');
  vi.stubEnv('APPLICATION_RECIPIENT', 'hr@ohmbridge.example');
  vi.stubEnv('HUMAN_CHECK', 'field');
  vi.spyOn(store, 'storeSubmission').mockImplementation(async (arrival) => {
    added.push(arrival);
  });
  vi.spyOn(jobModule, 'referencedJob').mockImplementation(async (reference) => jobs[reference]);
  vi.spyOn(assessment, 'assessmentOf').mockResolvedValue({});
  vi.spyOn(mailSettings, 'reportWrongMailSettings').mockImplementation(reportWrongMailSettings);
  return receiveSubmissionHandlers;
}
const request = {
  query: undefined,
  parameters: {},
  file: undefined,
  idempotencyKey: 'key-of-this-one-form',
  caller: async () => undefined,
  signedIn: () => Promise.reject(new Error('Nobody')),
};

test('a form gets its token when the visitor begins to fill it in', async () => {
  vi.stubEnv('HUMAN_CHECK', 'token');
  vi.stubEnv('HASH_SECRET', 'a secret of the tests, long enough to be one');
  const { data } = await receiveSubmissionHandlers.formToken();
  expect(data).toEqual({ token: expect.any(String), waitSeconds: formTokenAge.minimumSeconds });
});

test('a submission is stored as its schema parsed it, with its email to the configured recipient', async () => {
  const added: unknown[] = [];
  const handlers = handlersAdding(added);
  expect(await handlers.submitContact({ ...request, body: contact })).toEqual({
    message: 'Thank you for your message. We will get back to you soon!',
  });
  expect(await handlers.submitApplication({ ...request, body: application })).toEqual({
    message: 'Thank you for your application. We will review it and get back to you soon!',
  });
  const humanCheck = { honeypotIsFilled: true, token: undefined };
  await handlers.submitContact({ ...request, body: contact, humanCheck });
  await handlers.submitApplication({ ...request, body: application, humanCheck });
  const idempotencyKey = 'key-of-this-one-form';
  const enquiry = {
    collection: 'enquiries',
    submission: contact,
    mail: contactMail(contact, 'info@ohmbridge.example'),
    idempotencyKey,
  };
  const sent = {
    collection: 'applications',
    submission: application,
    mail: applicationMail(application, 'hr@ohmbridge.example'),
    idempotencyKey,
  };
  const quarantineReason = 'trap';
  expect(added).toEqual([enquiry, sent, { ...enquiry, quarantineReason }, { ...sent, quarantineReason }]);
});

test('a submission is stored and its sender thanked while email is not configured, and the fault is logged', async () => {
  const [added, reported]: [unknown[], number[]] = [[], []];
  const handlers = handlersAdding(added, () => reported.push(added.length));
  expect(await handlers.submitContact({ ...request, body: contact })).toHaveProperty('message');
  expect(await handlers.submitApplication({ ...request, body: application })).toHaveProperty('message');
  expect(reported).toEqual([1, 2]);
});

test('an application for a job is stored with the reference and title, and recognised by the sent fields alone', async () => {
  const added: unknown[] = [];
  const handlers = handlersAdding(added);
  for (const reference of ['J-0004', 'J-0005']) {
    const body = { ...application, position: 'Section Leader', job: reference };
    await handlers.submitApplication({ ...request, body });
    expect(added.pop()).toMatchObject({ submission: body, found: { job: { reference, title: 'Section Leader' } } });
  }
  await handlers.submitApplication({ ...request, body: { ...application, job: 'J-9999' } });
  expect(added.pop()).toMatchObject({ found: { job: { reference: 'J-9999' } } });
});

test('the email about an application says if the job has closed', async () => {
  const added: { mail: unknown }[] = [];
  const handlers = handlersAdding(added);
  for (const [reference, isOpen] of [
    ['J-0004', true],
    ['J-0005', false],
  ] as const) {
    const body = { ...application, position: 'Section Leader', job: reference };
    await handlers.submitApplication({ ...request, body });
    const of = { reference, title: 'Section Leader', isOpen };
    expect(added.pop()?.mail).toEqual(applicationMail(body, 'hr@ohmbridge.example', of));
  }
});

test('the name of an applicant is hidden if the job is read without names', async () => {
  const added: { mail: unknown; namesHidden?: boolean }[] = [];
  const handlers = handlersAdding(added);
  vi.mocked(assessment.assessmentOf).mockResolvedValue({ namesHidden: true });
  const body = { ...application, position: 'Section Leader', job: 'J-0004' };
  await handlers.submitApplication({ ...request, body });
  expect(added[0]?.namesHidden).toBe(true);
  expect(JSON.stringify(added[0]?.mail)).not.toContain(application.lastName);
  // A job that does not exist hides no names.
  await handlers.submitApplication({ ...request, body: { ...application, job: 'J-9999' } });
  expect(added[1]).not.toHaveProperty('namesHidden');
});

testRows([
  ['a title that is not that of the job', { position: 'Astronaut', job: 'J-0004' }],
  ['the title of a job that nobody knows', { position: 'Section Leader', job: 'J-9999' }],
] as const)('an application for an unknown position is refused', (_what, changes) => expectRefused(changes));

if (hasTwoCountries)
  test('an application for a job in another country is refused', () =>
    expectRefused({ position: 'Section Leader', country: home.country, job: 'J-0004' }));

async function expectRefused(changes: object): Promise<void> {
  const added: unknown[] = [];
  const sending = handlersAdding(added).submitApplication({ ...request, body: { ...application, ...changes } });
  await expect(sending).rejects.toMatchObject({
    status: 400,
    errors: { position: 'Position is not one of the options' },
  });
  expect(added).toEqual([]);
}

test('a visitor gets the job of a reference, unless the job has never been open', async () => {
  const handlers = handlersAdding();
  const ask = (reference: string) =>
    handlers.readReferencedJob({ ...request, body: undefined, parameters: { reference } });
  expect(await ask('J-0004')).toEqual({ data: { job: found } });
  expect(await ask('J-0005')).toMatchObject({ data: { job: { title: 'Section Leader', isOpen: false } } });
  await expect(ask('J-9999')).rejects.toMatchObject({ status: 404 });
});

const [licence, years] = questions;
const forJob = (reference: string, answers: Application['answers']) => ({ ...application, job: reference, answers });

test('answers are stored with the questions that were asked, even if the job now asks others', async () => {
  const added: unknown[] = [];
  const shown = { id: 'a1', words: 'Have you a car?', kind: 'yes-no', answer: 'No' } as const;
  const body = forJob('J-0006', [{ id: licence.id, answer: 'Yes', words: 'What somebody made of it' }, shown]);
  await handlersAdding(added).submitApplication({ ...request, body });
  const { words, kind } = licence;
  const answers = [
    { id: licence.id, words, kind, answer: 'Yes' },
    { ...shown, changed: true },
  ];
  // An application that is sent again is recognised by the sent fields.
  expect(added).toMatchObject([{ submission: body, found: { job: { reference: 'J-0006' }, answers } }]);
});

testRows([
  ['a missing answer', undefined, { [`answers.${licence.id}`]: 'This answer is required' }],
  [
    'a text in place of a number',
    [
      { id: licence.id, answer: 'Yes' },
      { id: years.id, answer: 'many' },
    ],
    { [`answers.${years.id}`]: 'This answer must be a number such as 3 or 2.5' },
  ],
  [
    'an answer to a question that is not asked',
    [
      { id: licence.id, answer: 'Yes' },
      { id: 'a1', answer: 'Yes' },
    ],
    { 'answers.a1': 'This job does not ask this' },
  ],
])('an application for a job that has changed is refused with the current job', async (_what, answers, errors) => {
  const added: unknown[] = [];
  const sending = handlersAdding(added).submitApplication({ ...request, body: forJob('J-0006', answers) });
  await expect(sending).rejects.toMatchObject({ status: 400, errors, data: { job: { questions } } });
  expect(added).toEqual([]);
});

test('a closed job requires no answers, and answers to it arrive', async () => {
  const added: unknown[] = [];
  const answers = [{ id: years.id, answer: '3' }];
  await handlersAdding(added).submitApplication({ ...request, body: forJob('J-0007', answers) });
  expect(added).toMatchObject([{ found: { answers } }]);
});

test('an applicant for no job, or for an unknown job, is asked nothing', async () => {
  const added: unknown[] = [];
  const shown = { id: 'a1', words: 'Have you a car?', kind: 'yes-no', answer: 'No' } as const;
  const send = (body: Application) => handlersAdding(added).submitApplication({ ...request, body });
  await expect(send({ ...application, answers: [shown] })).rejects.toMatchObject({
    status: 400,
    errors: { 'answers.a1': 'This job does not ask this' },
  });
  await send(forJob('J-9999', [shown]));
  expect(added).toMatchObject([{ found: { answers: [{ ...shown, changed: true }] } }]);
});
