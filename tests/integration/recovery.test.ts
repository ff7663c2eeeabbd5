import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { submitContactRoute } from '@ohmbridge/contract/desk/submission-routes';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSubmissionStore } from '../../functions/src/desk/submission-store.ts';
import { createJobHandlers } from '../../functions/src/jobs/job-handlers.ts';
import { createPdfAddresses } from '../../functions/src/jobs/pdf-url.ts';
import { deliver } from '../../functions/src/mail/delivery-attempt.ts';
import { sendAgain } from '../../functions/src/mail/review-mails.ts';
import { createSmtpTransport } from '../../functions/src/mail/smtp-transport.ts';
import { folderName } from '../../functions/src/nightly/backup/backup-bucket.ts';
import { resumeSchedules } from '../../functions/src/nightly/schedules/run-records.ts';
import { openBucket } from '../../functions/src/shared/firebase.ts';
import { emulatorEnvironment } from '../../scripts/emulators/addresses.ts';
import { emulatedFirestore } from '../../scripts/operator/firestore-rest.ts';
import { type ProjectData, restoreProject, saveProject } from '../../scripts/operator/recovery.ts';
import { temporaryFolder } from '../../scripts/test-support/temporary-folder.ts';
import { uniqueMark, validContact, validJob } from '../support/factories.ts';
import { FailingMailServer, headerOf } from '../support/failing-mail-server.ts';
import { actingAdmin, adminRequest } from '../support/handler-requests.ts';
import { nightlyWork } from '../support/nightly-work.ts';
import { ownJobServices } from '../support/own-job-services.ts';
import { ownProject } from '../support/own-project.ts';
import { pdfBytes } from '../support/pdfs.ts';
import { submissionHandlers } from '../support/submission-handlers.ts';

const projectId = 'demo-recovery';
const project = ownProject('recovery');
const firestore = await project.firestore();
const bucket = await project.bucket();
const app = initializeApp({ projectId }, 'recovery-accounts');
const auth = getAuth(app);
const backup = openBucket(getStorage(app), `${projectId}-backup`);
const data: ProjectData = { firestore, documents: emulatedFirestore(projectId), bucket, auth };

const now = () => new Date();
const inTwoDays = () => new Date(Date.now() + 48 * 3_600_000);
const services = ownJobServices(project, now);
const { jobs } = services;
const { createJob } = createJobHandlers({
  ...services,
  addresses: createPdfAddresses(project.bucketName, emulatorEnvironment.FIREBASE_STORAGE_EMULATOR_HOST),
});
const { submitContact } = submissionHandlers(createSubmissionStore());
const server = new FailingMailServer();
const runAll = nightlyWork(project, backup, attempt);

beforeAll(() => server.start());
afterAll(async () => {
  await server.stop();
  await deleteApp(app);
});
beforeEach(async () => {
  for (let number = 0; number < 3; number += 1) await addJob();
});
afterEach(async () => {
  server.taken.splice(0);
  await Promise.all([project.clear(), backup.deleteFiles({ force: true }), forgetAccounts()]);
});

/** One attempt to send a mail, as its task makes it. */
function attempt(id: string): Promise<'done' | 'again'> {
  const smtp = { transport: 'smtp', host: '127.0.0.1', port: server.port, secure: false } as const;
  const send = createSmtpTransport({ ...smtp, user: undefined, password: undefined }, 'website@ohmbridge.example');
  return deliver(id, { send, wait, maxAttempts: 5 });
}

/** An admin adds a job with its PDF, and switches it off. */
async function addJob(): Promise<void> {
  const file = { name: 'description.pdf', bytes: Buffer.from(pdfBytes()) };
  const { data } = await createJob(adminRequest<'createJob'>({ body: validJob(), file }));
  await jobs.setState(data.job._id, false, { uid: 'an-admin', email: 'admin@example.com' });
}

/** Somebody enquires; gives the id of the mail. */
async function enquire(subject: string): Promise<string> {
  await submitContact(adminRequest({ body: submitContactRoute.body.parse(validContact({ subject })) }));
  const mails = await project.documents('mail');
  return mails.find(({ message }) => message.subject.includes(subject))?.id ?? '';
}

/** How often each of these has reached the mail server. */
function timesTaken(...subjects: string[]): number[] {
  const taken = server.taken.map((mail) => headerOf(mail, 'Subject'));
  return subjects.map((subject) => taken.filter((line) => line?.includes(subject)).length);
}

/** What a visitor gets under each job's address of its PDF. */
async function openedPdfs() {
  const opened = (await project.documents('jobs')).map(async ({ pdfUrl }) => {
    const response = await fetch(pdfUrl);
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, bytes, name: response.headers.get('content-disposition') };
  });
  return Promise.all(opened);
}

async function loseDatabase(): Promise<void> {
  const { FIRESTORE_EMULATOR_HOST } = emulatorEnvironment;
  const everything = `http://${FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  await fetch(everything, { method: 'DELETE' });
}

async function forgetAccounts(): Promise<void> {
  const { users } = await auth.listUsers();
  await auth.deleteUsers(users.map(({ uid }) => uid));
}

/** A call that a browser makes of Identity Toolkit, for the own project. */
async function identityToolkit(method: string, body: object): Promise<Record<string, string>> {
  const { FIREBASE_AUTH_EMULATOR_HOST } = emulatorEnvironment;
  const address = `http://${FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:${method}`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, targetProjectId: projectId }),
  });
  if (!response.ok) throw new Error(`${method} was answered with ${await response.text()}`);
  return (await response.json()) as Record<string, string>;
}

const allOf = <Outcome>(outcome: Outcome) => ({
  backUp: outcome,
  removeUnclaimedObjects: outcome,
  closeJobs: outcome,
  removeExpired: outcome,
  reportDaily: outcome,
  sendAlerts: outcome,
  sweepMail: outcome,
});

it('a database that was empty for six hours comes back whole, and nothing was deleted or sent twice meanwhile', {
  tags: ['weekly'],
}, async () => {
  const folder = join(temporaryFolder(), 'copy');
  const [sent, sentSince, waiting] = [await enquire('First'), await enquire('Second'), await enquire('Third')];
  await attempt(sent);
  const [openedBefore, history] = [await openedPdfs(), await project.documents('jobChanges')];
  expect(history.length).toBe(6);
  expect(await saveProject(data, folder)).toMatchObject({ pdfs: 3, accounts: 0 });
  await attempt(sentSince);

  await loseDatabase();
  for (let hour = 0; hour < 6; hour += 1) {
    // Cleaning sees that something is wrong; the others find nothing to do.
    expect(await runAll(inTwoDays())).toEqual({ ...allOf('succeeded'), removeUnclaimedObjects: 'failed' });
  }
  const meanwhile = await enquire('Fourth');
  await attempt(meanwhile);

  const restored = await restoreProject(data, folder);
  expect(restored).toMatchObject({ pdfs: 3, missingPdfs: [] });
  // A task that was made before the loss comes late.
  await attempt(waiting);
  expect(await runAll(inTwoDays())).toEqual(allOf('paused'));
  await resumeSchedules(firestore);
  expect(await runAll(inTwoDays())).toEqual(allOf('succeeded'));

  expect(await openedPdfs()).toEqual(openedBefore);
  expect(openedBefore.map(({ status, bytes }) => [status, bytes.length])).toEqual(Array(3).fill([200, 2000]));
  expect(await project.documents('jobChanges')).toEqual(history);
  expect(timesTaken('First', 'Second', 'Third', 'Fourth')).toEqual([1, 1, 0, 1]);
  // What had not gone out by the time of the copy waits for an admin, who sends it on.
  expect((await project.documents('mail')).filter(({ delivery }) => delivery.state === 'HELD').length).toBe(2);
  expect(await sendAgain(waiting, actingAdmin(now()))).toBe('retried');
  await attempt(waiting);
  expect(timesTaken('First', 'Second', 'Third', 'Fourth')).toEqual([1, 1, 1, 1]);
});

it('a project that lost everything gets its PDFs and accounts back, and its admin signs in with a new password', async () => {
  const folder = join(temporaryFolder(), 'copy');
  const openedBefore = await openedPdfs();
  const email = `${uniqueMark()}@example.com`;
  const { uid } = await auth.createUser({ email, password: 'before the loss', displayName: 'An Admin' });
  await auth.setCustomUserClaims(uid, { admin: true });
  await auth.createUser({ uid: 'former', email: `former.${email}`, disabled: true });
  expect(await saveProject(data, folder)).toMatchObject({ pdfs: 3, accounts: 2 });

  await Promise.all([project.clear(), forgetAccounts()]);
  const { accounts, missingPdfs } = await restoreProject(data, folder);
  expect(missingPdfs).toEqual([]);
  expect(await openedPdfs()).toEqual(openedBefore);

  expect(accounts.map((account) => account.email)).toEqual([email]);
  const oobCode = new URL(accounts[0]?.link ?? '').searchParams.get('oobCode');
  await identityToolkit('resetPassword', { oobCode, newPassword: 'after the loss' });
  const { idToken } = await identityToolkit('signInWithPassword', { email, password: 'after the loss' });
  expect(await auth.verifyIdToken(idToken ?? '')).toMatchObject({ uid, admin: true, name: 'An Admin' });
  expect(await auth.getUser('former')).toMatchObject({ disabled: true });
});

describe('restoring', () => {
  it('leaves accounts alone that are there, whatever their copy says', async () => {
    const folder = join(temporaryFolder(), 'copy');
    const email = `${uniqueMark()}@example.com`;
    await auth.createUser({ uid: 'revoked', email: `revoked.${email}` });
    await auth.setCustomUserClaims('revoked', { admin: true });
    await auth.createUser({ uid: 'deleted', email });
    await saveProject(data, folder);
    await auth.setCustomUserClaims('revoked', null);
    await auth.deleteUser('deleted');
    await auth.createUser({ uid: 'made-anew', email });

    expect((await restoreProject(data, folder)).accounts).toEqual([]);
    expect((await auth.getUser('revoked')).customClaims?.admin).toBeUndefined();
    expect((await auth.getUserByEmail(email)).uid).toBe('made-anew');
  });

  it('names the PDFs that jobs point at and that no copy holds', async () => {
    const folder = join(temporaryFolder(), 'copy');
    const [lost = ''] = await project.objects();
    await bucket.file(lost).delete();
    await saveProject(data, folder);
    expect((await restoreProject(data, folder)).missingPdfs).toEqual([lost]);
  });

  it('needs a copy', async () => {
    await expect(restoreProject(data, temporaryFolder())).rejects.toThrow('There is no copy in');
    // Nothing was paused either.
    expect(await runAll(now())).toEqual(allOf('succeeded'));
  });
});

it('a copy is never written over another', async () => {
  const folder = join(temporaryFolder(), 'copy');
  await saveProject(data, folder);
  await expect(saveProject(data, folder)).rejects.toThrow('is there already');
});

it('a night’s copies of the PDFs outlive the PDFs, and bring them back as they were served', {
  tags: ['weekly'],
}, async () => {
  const openedBefore = await openedPdfs();
  const night = now();
  await runAll(night);
  await bucket.deleteFiles();
  await runAll(now());
  const [copies] = await backup.getFiles({ prefix: `${folderName(night)}/` });
  for (const copy of copies) await copy.copy(bucket.file(copy.name.replace(/^[^/]+\//, '')));
  expect(copies).toHaveLength(3);
  expect(await openedPdfs()).toEqual(openedBefore);
});
