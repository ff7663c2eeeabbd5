import { type Application, applicationSchema } from '@ohmbridge/contract/desk/application';
import { type Contact, contactSchema } from '@ohmbridge/contract/desk/contact';
import { formTokenAge } from '@ohmbridge/contract/desk/human-check';
import { optionalQuestions } from '@ohmbridge/contract/jobs/job-questions';
import type { ReferencedJob } from '@ohmbridge/contract/jobs/job-reference';
import type { Question } from '@ohmbridge/contract/jobs/question';
import { applicationInput, contactInput } from '@ohmbridge/contract/test-support/submissions';
import { testRows } from '@ohmbridge/contract/test-support/test-rows';
import { expect, test, vi } from 'vitest';
import * as jobModule from '../jobs/job.ts';
import * as assessment from '../jobs/job-assessment.ts';
import { escapeHtml, mailMessage } from '../mail/mail-body.ts';
import * as mailSettings from '../mail/mail-settings.ts';
import { applicationMail } from './application-mail.ts';
import { contactMail } from './contact-mail.ts';
import { receiveSubmissionHandlers } from './receive-submission.ts';
import * as store from './store-submission.ts';

const contact: Contact = contactSchema.parse(contactInput);
const application: Application = applicationSchema.parse(applicationInput);
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const textOf = (html: string) => html.replaceAll(/&[a-z0-9#]+;/g, (entity) => entities[entity] ?? entity);

test('the mail about an enquiry goes to the office, and a reply goes to the visitor', () => {
  const mail = contactMail(contact, 'info@ohmbridge.example');
  expect(mail.to).toEqual(['info@ohmbridge.example']);
  expect(mail.replyTo).toEqual({ name: 'Ada Okafor', address: 'ada.okafor@example.org' });
  expect(mail.message.subject).toBe('Website enquiry: Arc flash study');
  expect(contactMail({ ...contact, subject: undefined }, 'x').message.subject).toBe('Website enquiry from Ada Okafor');
});

test('the mail about an application goes to the careers office, and names the applicant, the position and the country', () => {
  const mail = applicationMail(application, 'careers@ohmbridge.example');
  expect(mail.to).toEqual(['careers@ohmbridge.example']);
  expect(mail.message.subject).toBe("Job application: Protection Engineer, India, from Ravi O'Brien");
});

const job = { reference: 'J-0004', title: 'Section Leader', isOpen: true };

test('the mail about an application for a job names the job first, and says if the job had closed', () => {
  const subject = "Job application: Section Leader (J-0004), India, from Ravi O'Brien";
  const { message, emailService } = applicationMail(application, 'x', job);
  expect(message.subject).toBe(subject);
  expect(message.text).toContain('\n\nJob: Section Leader (J-0004)\n\nFirst Name');
  expect(emailService.parameters).toHaveProperty('job', 'Section Leader (J-0004)');
  const closed = applicationMail(application, 'x', { ...job, isOpen: false }).message;
  expect(closed.subject).toBe(subject);
  expect(closed.text).toContain('Job: Section Leader (J-0004), which had been closed when the application arrived\n');
  const gone = applicationMail(application, 'x', { reference: 'J-0004', title: undefined, isOpen: false }).message;
  expect(gone.text).toContain('Job: J-0004, which had been closed');
});

test('the mail about an application lists the answers, each with its question', () => {
  const answers = [
    { id: 'a', words: 'Do you have a licence?', kind: 'yes-no', answer: 'Yes' },
    { id: 'b', words: 'Why?', kind: 'text', answer: '<b>\nbecause', changed: true },
  ] as const;
  const { message, emailService } = applicationMail(application, 'x', job, answers);
  expect(message.text).toContain(
    'Answers:\nDo you have a licence?\nYes\n\nWhy?\n<b>\nbecause\n(The job no longer asked',
  );
  expect(message.html).not.toContain('<b>');
  expect(emailService.parameters).toHaveProperty('answers', expect.stringContaining('Do you have a licence?\nYes'));
});

test('a mail about an applicant who typed a dash for one name shows only the other name', () => {
  for (const mail of [
    contactMail({ ...contact, lastName: '-' }, 'x'),
    applicationMail({ ...application, lastName: '.' }, 'x'),
  ]) {
    expect(mail.message.text).not.toContain('Last Name');
    expect(mail.replyTo?.name).toMatch(/^(?:Ada|Ravi)$/);
    expect(mail.emailService?.parameters).toHaveProperty('from_name', mail.replyTo?.name);
  }
});

const enquiryFields = [
  ['First Name', 'Ada'],
  ['Last Name', 'Okafor'],
  ['Email', 'ada.okafor@example.org'],
  ['Phone number', '+44 (0)123456789'],
  ['Subject', 'Arc flash study'],
  ['Message', 'We plan a 33 kV connection.\nCan you help?'],
];
const applicationFields = [
  ['First Name', 'Ravi'],
  ['Last Name', "O'Brien"],
  ['Email', 'ravi@example.org'],
  ['Phone number', '+911123456789'],
  ['Country', 'India'],
  ['Position', 'Protection Engineer'],
  ['LinkedIn profile', 'https://www.linkedin.com/in/ravi'],
  ['CV link', 'https://example.org/ravi/cv.pdf?version=2'],
  ['Comments', 'Available from March.'],
];

testRows([
  ['enquiry', () => contactMail(contact, 'x'), 'Website enquiry from Ada Okafor', enquiryFields],
  ['application', () => applicationMail(application, 'x'), "Job application from Ravi O'Brien", applicationFields],
])('a submission can be read in both bodies of its mail, field by field', (_kind, mailOf, heading, fields) => {
  const { text, html } = mailOf().message;
  const paragraphs = fields.map(([label, value = '']) => `${label}:${value.includes('\n') ? '\n' : ' '}${value}`);
  expect(text).toBe(`${[heading, ...paragraphs].join('\n\n')}\n`);

  expect(textOf(html)).toContain(`<h1 style="font-size: 20px">${heading}</h1>`);
  const rows = html.matchAll(/^<tr><th[^>]*>(.*?)<\/th><td[^>]*>(.*?)<\/td><\/tr>$/gms);
  expect(Array.from(rows, ([, label = '', value = '']) => [textOf(label), textOf(value)])).toEqual(fields);
});

test("the email service gets the enquiry under its template's names", () => {
  expect(contactMail(contact, 'info@ohmbridge.example').emailService).toEqual({
    template: 'contact',
    parameters: {
      from_name: 'Ada Okafor',
      from_email: 'ada.okafor@example.org',
      phone_number: '+44 (0)123456789',
      subject: 'Arc flash study',
      message: contact.message,
      to_email: 'info@ohmbridge.example',
    },
  });
});

test("the email service gets the application under its template's names", () => {
  expect(applicationMail(application, 'careers@ohmbridge.example').emailService).toEqual({
    template: 'application',
    parameters: {
      from_name: "Ravi O'Brien",
      from_email: 'ravi@example.org',
      phone_number: '+911123456789',
      country: 'India',
      position: 'Protection Engineer',
      linkedin_url: 'https://www.linkedin.com/in/ravi',
      cv_url: 'https://example.org/ravi/cv.pdf?version=2',
      message: 'Available from March.',
      to_email: 'careers@ohmbridge.example',
    },
  });
});

test('the email service gets an empty text for each field that the applicant left out', () => {
  const { emailService } = applicationMail({ ...application, linkedin: undefined, comments: undefined }, 'x');
  expect(emailService.parameters).toMatchObject({ linkedin_url: '', message: '' });
});

test('nothing that a visitor typed becomes markup', () => {
  const attack = `<img src=x onerror="alert('1')">&amp;</td><script>`;
  const { html } = contactMail({ ...contact, firstName: attack, message: attack, subject: attack }, 'x').message;
  expect(html).not.toMatch(/<img|<script|onerror="/);
  expect(textOf(html)).toContain(attack);
});

test('each character that means something in HTML is escaped', () => {
  expect(escapeHtml(`<>&"'`)).toBe('&lt;&gt;&amp;&quot;&#39;');
});

test('a reply to an application goes to the applicant, name and address apart', () => {
  expect(applicationMail(application, 'x').replyTo).toEqual({ name: "Ravi O'Brien", address: 'ravi@example.org' });
});

test('a subject has one line', () => {
  const subject = ' Study\r\nBcc: eve@example.org\u2028x\r\n';
  expect(mailMessage({ subject, heading: '', fields: [] }).subject).toBe('Study Bcc: eve@example.org x');
});

test('no header has a word that mail programs would decode', () => {
  const encoded = '=?utf-8?q?evil=0d=0aBcc:eve@example.org?=';
  const sent = [
    contactMail({ ...contact, firstName: encoded, subject: encoded }, 'x'),
    applicationMail({ ...application, firstName: encoded }, 'x'),
  ];
  for (const { message, replyTo } of sent) expect(`${message.subject} ${replyTo.name}`).not.toContain('=?');
});

test('fields that were not sent are left out', () => {
  const { text, html } = mailMessage({
    subject: '',
    heading: 'Hello',
    fields: [
      ['Empty', undefined],
      ['None', ''],
    ],
  });
  expect(text).toBe('Hello\n');
  expect(html).not.toMatch(/Empty|None/);
});

const found = { ...job, place: 'New Delhi', country: 'India' } as const;
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

test('a submission is stored as its schema parsed it, with its mail to the configured recipient', async () => {
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

test('a submission is stored and its sender thanked while mail is not configured, and the fault is logged', async () => {
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

testRows([
  ['a title that is not that of the job', { position: 'Astronaut', job: 'J-0004' }],
  ['the title of a job elsewhere', { position: 'Section Leader', country: 'Uzbekistan', job: 'J-0004' }],
  ['the title of a job that nobody knows', { position: 'Section Leader', job: 'J-9999' }],
] as const)('an application for an unknown position is refused', async (_what, changes) => {
  const added: unknown[] = [];
  const sending = handlersAdding(added).submitApplication({ ...request, body: { ...application, ...changes } });
  await expect(sending).rejects.toMatchObject({
    status: 400,
    errors: { position: 'Position is not one of the options' },
  });
  expect(added).toEqual([]);
});

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
