import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jobAlertOneClickPath } from '@site/contract/alerts/job-alert';
import { apiRoutes } from '@site/contract/api';
import { submissionRecord } from '@site/contract/desk/submission-record';
import { countries } from '@site/contract/firm/countries';
import { jobSlug } from '@site/contract/jobs/job-reference';
import {
  type JobPages,
  jobCardPath,
  jobFeedPath,
  jobPath,
  jobSitemapPath,
  jobsInFeed,
} from '@site/contract/pages/job-page';
import { collections } from '@site/contract/shared/collections';
import type { ApiRoute } from '@site/contract/shared/route';
import {
  countedJobsQuery,
  jobDocument,
  jobsPerPage,
  newestJobsQuery,
  nextJobsQuery,
  numberedJobQuery,
} from '@site/web/public/careers/open-jobs/firestore-queries';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getCount, getDoc, getDocs, getFirestore } from 'firebase/firestore/lite';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { alertToken as tokenOfAlert } from '../../functions/src/alerts/job-alert.ts';
import { newInterview } from '../../functions/src/desk/interviews/interview.ts';
import { createSenderLink } from '../../functions/src/desk/sender-link.ts';
import { storeSubmission } from '../../functions/src/desk/store-submission.ts';
import { createPreview } from '../../functions/src/jobs/preview-job.ts';
import * as builtPages from '../../functions/src/pages/built-job-pages.ts';
import { sampleFiles } from '../../functions/src/test-support/sample-files.ts';
import { callApi } from '../support/api-client.ts';
import { emulatorAddresses } from '../support/emulator-addresses.ts';
import { validApplication, validContact, validJob } from '../support/factories.ts';
import { FailingMailServer } from '../support/failing-mail-server.ts';
import { readsOf } from '../support/firestore-reads.ts';
import { ownProject } from '../support/own-project.ts';

// A request that is open to everyone costs a bounded number of reads, for any number of stored jobs and any parameters.
// Firestore bills reads, so an unbounded request would let a stranger run up the bill.

const draw = () => '';
const pages: JobPages = {
  ...{ live: draw, closed: draw, preview: draw, sitemap: draw, feed: draw },
  card: async () => undefined,
  ...{ notFound: '', commonCard: '/card.jpg' },
};
vi.spyOn(builtPages, 'builtJobPages').mockResolvedValue(pages);

const projectId = 'demo-public-reads';
const project = ownProject('public-reads');
const mailServer = new FailingMailServer();
await mailServer.start();
afterAll(() => mailServer.stop());
Object.assign(process.env, {
  TRUSTED_PROXIES: '2',
  SMTP_PORT: `${mailServer.port}`,
  JOB_PAGES_FOLDER: 'nothing-is-read-there',
});
const { createWiredApp } = await import('../../functions/src/wiring/app.ts');
const { respondWithJobPage } = await import('../../functions/src/pages/respond-with-job-page.ts');
const { takeInSubmissions } = await import('../../functions/src/desk/intake.ts');
const { deliverMail } = await import('../../functions/src/deliver-mail.ts');
const server = createServer(createWiredApp());
const browser = initializeApp({ projectId }, projectId);
const stranger = getFirestore(browser);

beforeAll(async () => {
  const { host, port } = emulatorAddresses.firestore;
  connectFirestoreEmulator(stranger, host, port);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await deleteApp(browser);
});

const now = () => new Date();
const [country] = countries;
const applicant = 'ana@example.org';
const reference = (number: number) => `J-${String(number).padStart(4, '0')}`;
const words = { title: 'Engineer', place: 'Colchester' };
const slugOf = (number: number) => jobSlug({ ...words, reference: reference(number) });
let stored = 0;
let applicantToken = '';
let enquirerToken = '';
let previewPath = '';
let alertToken = '';

/** Stores live jobs of one country, a closed job, and applications and enquiries of one person. */
async function store(jobs: number, applications: number): Promise<void> {
  await project.clear();
  stored = jobs;
  const database = await project.firestore();
  const batch = database.batch();
  for (let number = 1; number <= jobs + 1; number += 1) {
    const at = new Date(Date.now() - number * 60_000);
    const state = number > jobs ? { isActive: false, closedAt: at } : { isActive: true };
    const dates = { createdAt: at, updatedAt: at, publishedAt: at };
    const place = database.collection(collections.jobs).doc(`job-${number}`);
    batch.set(place, { ...validJob({ country }), ...words, reference: reference(number), ...dates, ...state });
  }
  batch.set(database.collection(collections.counters).doc('jobList'), { version: crypto.randomUUID() });
  await batch.commit();
  const mail = { to: [applicant], message: { subject: '', text: '', html: '' } } as unknown as Parameters<
    typeof storeSubmission
  >[0]['mail'];
  for (let number = 0; number < applications; number += 1) {
    const rest = { mail, idempotencyKey: undefined, quarantineReason: undefined };
    const [application, enquiry] = [validApplication({ email: applicant }), validContact({ email: applicant })];
    await storeSubmission({ collection: 'applications', submission: application, ...rest });
    await storeSubmission({ collection: 'enquiries', submission: enquiry, ...rest });
  }
  await takeInSubmissions();
  await offerTimes(database);
  applicantToken = (await createSenderLink('applications', applicant, 'a-mail')) ?? '';
  enquirerToken = (await createSenderLink('enquiries', applicant, 'a-mail')) ?? '';
  const id = '0'.repeat(64);
  const alert = { email: applicant, emailKey: applicant, createdAt: now(), endsAt: now() };
  await database.collection(collections.alerts).doc(id).set(alert);
  alertToken = tokenOfAlert(id, alert);
  const by = { uid: 'an-admin', email: 'admin@example.com' };
  previewPath = (await createPreview('job-1', by)).path;
}

const inThreeDays = new Date(Math.floor(Date.now() / 1000) * 1000 + 3 * 86_400_000);
/** The reads for an interview: its document, the interviewer's record, and the interviewer's other appointments. */
const ofInterview = 3;

/** Offers times for an interview to the applicant of the first application. */
async function offerTimes(database: Firestore): Promise<void> {
  const interviewer = { uid: 'an-admin', email: 'admin@example.com' };
  await database
    .collection(collections.admins)
    .doc(interviewer.uid)
    .set({ email: interviewer.email, roles: ['interviewer'], grantedAt: new Date(), invitedAt: new Date() });
  const named = database.collection(collections.applications).where('reference', '==', 'A-000001');
  const [application] = (await named.get()).docs;
  if (!application) return;
  const current = submissionRecord(application.id, application.data());
  await database
    .collection(collections.interviews)
    .doc(current.id)
    .set({
      ...newInterview(current),
      changedAt: new Date(),
      offered: [{ at: inThreeDays, minutes: 45, where: 'Tashkent office', interviewer }],
    });
  await application.ref.update({ hasInterview: true });
}

interface PublicCall {
  /** The most reads that a request may cost. */
  atMost: number;
  /** Gives the requests: the most expensive ones that a stranger could send. */
  asked: () => readonly { path?: string; json?: unknown; form?: FormData; status?: number }[];
}

const otherToken = (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;

/** Makes the form with a file for the second submission of a sender. */
function fileForm(token: string, letter: string): FormData {
  const form = new FormData();
  form.set('token', token);
  form.set('reference', `${letter}-000002`);
  form.set('file', new File([new Uint8Array(sampleFiles.pdf)], 'cv.pdf'));
  return form;
}

/**
 * A page reads the fifty newest submissions in brief and looks for hidden names. Then it reads each submission with its answers
 * and the number of its notes.
 */
const allShown = 50 + 1 + 50 * 3 + ofInterview;

/** Gives the calls of a sender’s page, for an applicant or for an enquirer. */
const senderPageCalls = (token: () => string, letter: string) => ({
  requestLink: { atMost: 3, asked: () => [{ json: { email: applicant } }] },
  read: {
    // The reads: the link and its submission, and the page.
    atMost: 3 + 2 + allShown,
    asked: () => [{ json: { token: token() } }, { json: { token: otherToken(token()) }, status: 404 }],
  },
  write: {
    // The reads: the link and its submission, the named submission, the documents of the change, and the page.
    atMost: 3 + 2 + 1 + 10 + allShown,
    asked: () => [
      { json: { token: token(), reference: `${letter}-000001`, text: 'Hello' } },
      { json: { token: token(), reference: `${letter}-999999`, text: 'Hello' }, status: 404 },
      { json: { token: otherToken(token()), reference: `${letter}-000001`, text: 'Hello' }, status: 404 },
    ],
  },
  addFile: {
    // The reads: the link and its submission, the named submission, and this submission again with the document of the file.
    atMost: 3 + 2 + 1 + 2,
    asked: () => [{ form: fileForm(token(), letter) }, { form: fileForm(otherToken(token()), letter), status: 404 }],
  },
  erase: {
    // The reads: the link and its submission, and the number of tried codes. Only a sender with the right code gets further,
    // and then the documents are gone. A foreign link costs as little as an invalid one.
    atMost: 3 + 2 + 1,
    asked: () => [
      { json: { token: otherToken(token()), code: '000000' }, status: 404 },
      { json: { token: token(), code: '000000' }, status: 400 },
    ],
  },
  requestCode: {
    // The reads: the link and its submission, one more for the address, the hidden names, and the email if it exists.
    atMost: 3 + 2 + 1 + 1 + 1,
    asked: () => [{ json: { token: token() } }, { json: { token: otherToken(token()) }, status: 404 }],
  },
});
/** Gives an applicant's calls about the interview of the first application. */
const interviewCall = (body: object, status?: number): PublicCall => ({
  // The reads: the link and its application, the named application, the documents of the change, and the page.
  atMost: 3 + 2 + 1 + 20 + allShown,
  asked: () => [
    { json: { token: applicantToken, reference: 'A-000001', ...body }, ...(status !== undefined && { status }) },
    { json: { token: applicantToken, reference: 'A-999999', ...body }, status: 404 },
    { json: { token: otherToken(applicantToken), reference: 'A-000001', ...body }, status: 404 },
  ],
});
const applicants = senderPageCalls(() => applicantToken, 'A');
const enquirers = senderPageCalls(() => enquirerToken, 'E');

/** A forged token of an invitation, for an admin of this project, which has not expired. */
const madeUpInvitation = `9999999999.${'A'.repeat(43)}.an-admin`;

/** Every route that anyone may call, by its name in the contract. */
const calls: Record<string, PublicCall> = {
  listJobs: {
    // The reads: the version of the list, and the jobs of one answer.
    atMost: 101,
    asked: () =>
      [
        '',
        '?limit=100',
        `?country=${encodeURIComponent(country)}&active=true`,
        '?search=engineer',
        '?search=zzz',
        '?sort=title',
      ].map((query) => ({ path: `/api/jobs${query}` })),
  },
  readJob: {
    atMost: 2,
    asked: () => [{ path: '/api/jobs/job-1' }, { path: '/api/jobs/none', status: 404 }],
  },
  readReferencedJob: {
    atMost: 2,
    asked: () => [
      { path: `/api/jobs/by-reference/${reference(1)}` },
      { path: '/api/jobs/by-reference/J-9999', status: 404 },
    ],
  },
  formToken: { atMost: 0, asked: () => [{}] },
  reportBrowser: { atMost: 0, asked: () => [{ json: { page: '/apply', errors: 1 } }] },
  reportViolation: { atMost: 0, asked: () => [{ json: { 'csp-report': {} } }] },
  // The limits read two documents, or three if a visitor goes around Hosting.
  // Another read tells the audit list whether the address belongs to an admin.
  login: { atMost: 5, asked: () => [{ json: { email: applicant, password: 'no password' }, status: 401 }] },
  choosePassword: {
    // The reads: the limits and, for an invitation, the record of the invited admin.
    atMost: 3 + 1,
    asked: () => [
      { json: { code: 'made-up', password: 'four words without sense' }, status: 410 },
      { json: { invitation: madeUpInvitation, password: 'four words without sense' }, status: 410 },
    ],
  },
  readInvitation: { atMost: 3 + 1, asked: () => [{ json: { invitation: madeUpInvitation }, status: 410 }] },
  requestPasswordMail: { atMost: 3, asked: () => [{ json: { email: applicant } }] },
  requestApplicantLink: applicants.requestLink,
  requestEnquirerLink: enquirers.requestLink,
  submitContact: { atMost: 3, asked: () => [{ json: validContact() }] },
  submitApplication: { atMost: 5, asked: () => [{ json: validApplication({ job: reference(1) }) }] },
  requestJobAlert: {
    // The reads: the limits, and the version of the list, which names the disciplines.
    atMost: 3 + 1,
    asked: () => [{ json: { email: applicant } }, { json: { email: applicant, discipline: 'Design & Engineering' } }],
  },
  listAlertDisciplines: { atMost: 1, asked: () => [{}] },
  // The reads: the limits, and the alert.
  readJobAlert: {
    atMost: 3 + 1,
    asked: () => [{ json: { token: alertToken } }, { json: { token: otherToken(alertToken) }, status: 404 }],
  },
  confirmJobAlert: {
    // The other alerts of the address are counted as well.
    atMost: 3 + 1 + 100,
    asked: () => [{ json: { token: alertToken } }, { json: { token: otherToken(alertToken) }, status: 404 }],
  },
  // The route leads to a page of Hosting, which this API does not serve.
  openJobAlert: { atMost: 0, asked: () => [{ path: `${jobAlertOneClickPath}?token=${alertToken}`, status: 404 }] },
  // A wrong link reads only that the alert does not exist. The emails of an ended alert are those of at most a month.
  endJobAlertAtOnce: {
    atMost: 1,
    asked: () => [{ path: `${jobAlertOneClickPath}?token=${otherToken(alertToken)}` }],
  },
  endJobAlert: {
    atMost: 3 + 1 + 31,
    asked: () => [{ json: { token: otherToken(alertToken) }, status: 404 }, { json: { token: alertToken } }],
  },
  readOwnApplications: applicants.read,
  readOwnEnquiries: enquirers.read,
  writeAboutApplication: applicants.write,
  writeAboutEnquiry: enquirers.write,
  withdrawApplication: {
    // The reads: the link and its application, the named application, the documents of the move and of the interview, and the
    // page.
    atMost: 3 + 2 + 1 + 20 + allShown,
    asked: () => [
      { json: { token: applicantToken, reference: 'A-000001' } },
      { json: { token: applicantToken, reference: 'A-999999' }, status: 404 },
    ],
  },
  takeInterviewTime: interviewCall({ at: inThreeDays.toISOString() }),
  declineInterviewTimes: interviewCall({ text: 'Hello' }),
  // Times are offered, but no interview is fixed yet.
  cancelOwnInterview: interviewCall({}, 409),
  addApplicationFile: applicants.addFile,
  addEnquiryFile: enquirers.addFile,
  eraseOwnApplications: applicants.erase,
  eraseOwnEnquiries: enquirers.erase,
  requestErasureCode: applicants.requestCode,
  requestEnquirerCode: enquirers.requestCode,
};

/** The pages that functions render, by the entry of Hosting that leads to them. */
const drawnPages: Record<string, () => readonly { path: string; status: number; atMost: number }[]> = {
  // Each address reads the job, and checks whether a job with this number is in the bin.
  '/careers/**': () => [
    { path: jobPath(slugOf(1)), status: 200, atMost: 2 + 6 },
    { path: jobPath(slugOf(stored + 1)), status: 410, atMost: 2 + 6 + 5 },
    { path: '/careers/other-words-1', status: 301, atMost: 2 },
    { path: '/careers/none-999999', status: 404, atMost: 2 },
    { path: '/careers/nothing', status: 404, atMost: 0 },
    { path: `${jobPath(slugOf(1))}?utm_source=mail`, status: 301, atMost: 0 },
    { path: jobCardPath(1, new Date(0).toISOString()), status: 302, atMost: 2 },
    { path: jobFeedPath, status: 200, atMost: jobsInFeed },
    // The only read is the version of the list, because the rows are in memory.
    { path: jobSitemapPath, status: 200, atMost: 1 },
    { path: previewPath, status: 200, atMost: 2 + 6 },
    { path: `${previewPath.slice(0, -1)}${previewPath.endsWith('A') ? 'E' : 'A'}`, status: 404, atMost: 1 },
  ],
};

const isPublic = ([, { access }]: [string, ApiRoute]) => access === 'anyone';
// The withdrawal comes last, because a withdrawn application has no interview.
const isLast = (name: string) => Number(name === 'withdrawApplication');
const publicRoutes = Object.entries<ApiRoute>(apiRoutes)
  .filter(isPublic)
  .toSorted(([one], [other]) => isLast(one) - isLast(other));

it('every public address has its bound', () => {
  expect(Object.keys(calls).sort()).toEqual(publicRoutes.map(([name]) => name).sort());
  const functions = firebaseJson.hosting.rewrites.flatMap((rewrite) =>
    'function' in rewrite && rewrite.function?.functionId !== 'api' ? [rewrite.source] : [],
  );
  expect(Object.keys(drawnPages).sort()).toEqual(functions.sort());
});

describe('with three jobs and no application', () => {
  beforeAll(() => store(3, 0));

  it('reads are counted in the way in which Firestore bills them', async () => {
    const jobs = (await project.firestore()).collection(collections.jobs);
    expect(await readsOf(() => jobs.doc('none').get())).toBe(1);
    expect(await readsOf(() => jobs.get())).toBe(4);
    expect(await readsOf(() => jobs.where('title', '==', 'None').get())).toBe(1);
    expect(await readsOf(() => jobs.count().get())).toBe(1);
    expect(await readsOf(() => getDocs(newestJobsQuery(stranger)))).toBe(3);
  });

  it('an application costs the sums of docs/costs.md, until its two emails are sent', async () => {
    const json = validApplication({ job: reference(1) });
    const sent = await readsOf(async () => expect(await call('POST', '/api/applications', json)).toBe(201));
    const takenIn = await readsOf(() => takeInSubmissions());
    const mails = await project.documents('mail');
    const delivered = await readsOf(() => Promise.all(mails.map(({ id }) => deliverMail(id))));
    expect(mailServer.taken).toHaveLength(2);
    expect({ sent, takenIn, delivered }).toEqual({ sent: 4, takenIn: 10, delivered: 8 });
  });
});

describe.each([
  ['few', 3, 2],
  // There is one job more than any answer gives. There are so many applications that a page without a bound would exceed its
  // limit.
  ['many', 101, 60],
])('with %s jobs and applications', (_how, jobs, applications) => {
  beforeAll(async () => {
    await store(jobs, applications);
    // An instance reads the rows of all jobs after a change, and then keeps them.
    await Promise.all([call('GET', '/api/jobs'), page(jobSitemapPath)]);
  });

  it.each(publicRoutes)('%s stays within its bound', async (name, { method, path }) => {
    const { atMost, asked } = calls[name] ?? { atMost: 0, asked: () => [] };
    expect(asked().length).toBeGreaterThan(0);
    for (const { path: own = path, json, form, status } of asked()) {
      const reads = await readsOf(async () => {
        expect(await call(method, own, json, form), own).toBe(
          status ?? apiRoutes[name as keyof typeof apiRoutes].success,
        );
      });
      expect(reads, `${method} ${own}`).toBeLessThanOrEqual(atMost);
    }
  });

  it.each(Object.entries(drawnPages))('the pages at %s stay within their bounds', async (_source, drawn) => {
    for (const { path, status, atMost } of drawn()) {
      const reads = await readsOf(async () => expect(await page(path), path).toBe(status));
      expect(reads, path).toBeLessThanOrEqual(atMost);
    }
  });

  it('the queries of browsers to Firestore stay within their bounds', async () => {
    expect(await readsOf(() => getDocs(newestJobsQuery(stranger)))).toBeLessThanOrEqual(100);
    expect(await readsOf(() => getDocs(nextJobsQuery(stranger, country, undefined)))).toBeLessThanOrEqual(jobsPerPage);
    expect(await readsOf(() => getCount(countedJobsQuery(stranger, country)))).toBe(1);
    expect(await readsOf(() => getDocs(numberedJobQuery(stranger, 1)))).toBe(1);
    expect(await readsOf(() => getDoc(jobDocument(stranger, 'job-1')))).toBe(1);
  });
});

async function call(method: string, path: string, json?: unknown, form?: FormData): Promise<number> {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const raw = path.includes('csp') && {
    raw: { body: JSON.stringify(json), contentType: 'application/csp-report' },
  };
  return (await callApi(method, path, { origin, ...(raw || (form ? { form } : { json })) })).status;
}

/** Lets the function render a page. Gives the status. */
async function page(url: string): Promise<number> {
  let given = 0;
  const response = {
    status: (status: number) => {
      given = status;
      return response;
    },
    set: () => response,
    type: () => response,
    send: () => response,
  };
  await respondWithJobPage({ method: 'GET', url }, response as unknown as Parameters<typeof respondWithJobPage>[1]);
  expect(given, url).toBeLessThan(500);
  return given;
}
