import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { submitContactRoute } from '@site/contract/desk/submission-routes';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { receiveSubmissionHandlers } from '../../functions/src/desk/receive-submission.ts';
import { sendAgain } from '../../functions/src/desk/review-mails.ts';
import { saveJobHandlers, setJobState } from '../../functions/src/jobs/save-job.ts';
import { deliver } from '../../functions/src/mail/delivery-attempt.ts';
import { sendBySmtp } from '../../functions/src/mail/smtp-transport.ts';
import { copyAccounts } from '../../functions/src/nightly/account-copies.ts';
import { folderName } from '../../functions/src/nightly/back-up.ts';
import { resumeSchedules } from '../../functions/src/nightly/scheduled-run.ts';
import { openBucket } from '../../functions/src/shared/firebase.ts';
import { emulatorEnvironment } from '../../scripts/emulators/addresses.ts';
import { missingPdfs, pauseForRestoring, restoreAccounts } from '../../scripts/operator/recovery.ts';
import { temporaryFolder } from '../../scripts/test-support/temporary-folder.ts';
import { uniqueMark, validContact, validJob } from '../support/factories.ts';
import { FailingMailServer, headerOf } from '../support/failing-mail-server.ts';
import { actingAdmin, adminRequest } from '../support/handler-requests.ts';
import { exportDatabase, importDatabase } from '../support/managed-copies.ts';
import { nightlyWork } from '../support/nightly-work.ts';
import { ownProject } from '../support/own-project.ts';
import { pdfBytes } from '../support/pdfs.ts';

const projectId = 'demo-recovery';
const project = ownProject('recovery');
const firestore = await project.firestore();
const bucket = await project.bucket();
const app = initializeApp({ projectId }, 'recovery-accounts');
const auth = getAuth(app);
const backup = openBucket(getStorage(app), `${projectId}-backup`);

const now = () => new Date();
const inTwoDays = () => new Date(Date.now() + 48 * 3_600_000);
const { submitContact } = receiveSubmissionHandlers;
const server = new FailingMailServer();
const runAll = nightlyWork(backup, attempt);

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

/** Makes one attempt to send an email, as its task does. */
function attempt(id: string): Promise<'done' | 'again'> {
  return deliver(id, { send: (mailId, mail) => sendBySmtp(server.settings, mailId, mail), wait, maxAttempts: 5 });
}

/** Adds a job with its PDF as an admin, and switches the job off. */
async function addJob(): Promise<void> {
  const file = { name: 'description.pdf', bytes: Buffer.from(pdfBytes()) };
  const { data } = await saveJobHandlers.createJob(adminRequest<'createJob'>({ body: validJob(), file }));
  await setJobState(data.job._id, false, { uid: 'an-admin', email: 'admin@example.com' });
}

/** Sends the form as an enquirer. Gives the id of the email. */
async function enquire(subject: string): Promise<string> {
  await submitContact(adminRequest({ body: submitContactRoute.body.parse(validContact({ subject })) }));
  const mails = await project.documents('mail');
  return mails.find(({ message }) => message.subject.includes(subject))?.id ?? '';
}

/** Gives the number of times that the email server received each of these subjects. */
function timesTaken(...subjects: string[]): number[] {
  const taken = server.taken.map((mail) => headerOf(mail, 'Subject'));
  return subjects.map((subject) => taken.filter((line) => line?.includes(subject)).length);
}

/** Opens each job's PDF at its address, as a visitor does. */
async function openedPdfs() {
  const opened = (await project.documents('jobs')).map(async ({ pdfUrl }) => {
    const response = await fetch(pdfUrl);
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, bytes, name: response.headers.get('content-disposition') };
  });
  return Promise.all(opened);
}

/** Makes a copy of the database that seems two hours old. */
async function exportOfTwoHoursAgo(): Promise<string> {
  const { docs } = await firestore.collection('mail').get();
  const [then, started] = [Timestamp.fromMillis(Date.now() - 2 * 3_600_000), 'delivery.startTime'];
  for (const mail of docs) await mail.ref.update({ [started]: then });
  const copy = await exportDatabase(projectId);
  for (const mail of docs) await mail.ref.update({ [started]: mail.get(started) });
  return copy;
}

/** Writes the accounts into a file, as the nightly backup does. */
async function saveAccounts(): Promise<string> {
  const file = join(temporaryFolder(), 'accounts.json');
  await writeFile(file, JSON.stringify(await copyAccounts(auth)));
  return file;
}

async function copyBack(night: Date): Promise<number> {
  const [copies] = await backup.getFiles({ prefix: `${folderName(night)}/` });
  for (const copy of copies) await copy.copy(bucket.file(copy.name.replace(/^[^/]+\//, '')));
  return copies.length;
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

/** Calls Identity Toolkit as a browser does, for the project of the test. */
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

it('a database that was empty for six hours comes back complete, and nothing was deleted or sent twice', {
  tags: ['weekly'],
}, async () => {
  const [sent, sentSince, waiting] = [await enquire('First'), await enquire('Second'), await enquire('Third')];
  await attempt(sent);
  const [openedBefore, history] = [await openedPdfs(), await project.documents('jobChanges')];
  expect(history.length).toBe(6);
  const copy = await exportOfTwoHoursAgo();
  await attempt(sentSince);

  await loseDatabase();
  for (let hour = 0; hour < 6; hour += 1) {
    // The cleaning fails because data is missing. The other jobs find no work.
    expect(await runAll(inTwoDays())).toEqual({ ...allOf('succeeded'), removeUnclaimedObjects: 'failed' });
  }
  const meanwhile = await enquire('Fourth');
  await attempt(meanwhile);

  await pauseForRestoring();
  await importDatabase(projectId, copy);
  expect(await missingPdfs(bucket)).toEqual([]);
  // A task from before the loss runs late.
  await attempt(waiting);
  expect(await runAll(inTwoDays())).toEqual(allOf('paused'));
  await resumeSchedules();
  expect(await runAll(inTwoDays())).toEqual(allOf('succeeded'));

  expect(await openedPdfs()).toEqual(openedBefore);
  expect(openedBefore.map(({ status, bytes }) => [status, bytes.length])).toEqual(Array(3).fill([200, 2000]));
  expect(await project.documents('jobChanges')).toEqual(history);
  expect(timesTaken('First', 'Second', 'Third', 'Fourth')).toEqual([1, 1, 0, 1]);
  // An email that had not left at the time of the copy waits for an admin, who releases it.
  expect((await project.documents('mail')).filter(({ delivery }) => delivery.state === 'HELD').length).toBe(2);
  expect(await sendAgain(waiting, actingAdmin(now()))).toBe('retried');
  await attempt(waiting);
  expect(timesTaken('First', 'Second', 'Third', 'Fourth')).toEqual([1, 1, 1, 1]);
});

it('a copy that is imported over newer data restores its own documents, and keeps later ones', async () => {
  const [job, other] = await project.documents('jobs');
  const copy = await exportDatabase(projectId);
  await firestore.doc(`jobs/${job?.id}`).update({ title: 'Changed since' });
  await firestore.doc(`jobs/${other?.id}`).delete();
  await addJob();
  const added = (await project.documents('jobs')).find(({ id }) => id !== job?.id && id !== other?.id);
  await importDatabase(projectId, copy);
  await importDatabase(projectId, copy);
  const jobs = new Map((await project.documents('jobs')).map((document) => [document.id, document]));
  expect([jobs.get(job?.id ?? ''), jobs.get(other?.id ?? '')]).toEqual([job, other]);
  expect(jobs.get(added?.id ?? '')).toEqual(added);
  expect(await missingPdfs(bucket)).toEqual([]);
});

it('a project that lost everything gets its PDFs and accounts back, and its admin signs in with a new password', async () => {
  const openedBefore = await openedPdfs();
  const email = `${uniqueMark()}@example.com`;
  const { uid } = await auth.createUser({ email, password: 'before the loss', displayName: 'An Admin' });
  await auth.setCustomUserClaims(uid, { admin: true });
  await auth.createUser({ uid: 'former', email: `former.${email}`, disabled: true });
  const night = now();
  await runAll(night);
  const [copy, accounts] = [await exportDatabase(projectId), await saveAccounts()];

  await Promise.all([project.clear(), forgetAccounts()]);
  await importDatabase(projectId, copy);
  expect(await missingPdfs(bucket)).toHaveLength(3);
  expect(await copyBack(night)).toBe(3);
  expect(await missingPdfs(bucket)).toEqual([]);
  expect(await openedPdfs()).toEqual(openedBefore);

  const restored = await restoreAccounts(auth, accounts);
  expect(restored.map((account) => account.email)).toEqual([email]);
  const oobCode = new URL(restored[0]?.link ?? '').searchParams.get('oobCode');
  await identityToolkit('resetPassword', { oobCode, newPassword: 'after the loss' });
  const { idToken } = await identityToolkit('signInWithPassword', { email, password: 'after the loss' });
  expect(await auth.verifyIdToken(idToken ?? '')).toMatchObject({ uid, admin: true, name: 'An Admin' });
  expect(await auth.getUser('former')).toMatchObject({ disabled: true });
});

it('restoring does not change existing accounts, even if the copy differs', async () => {
  const email = `${uniqueMark()}@example.com`;
  await auth.createUser({ uid: 'revoked', email: `revoked.${email}` });
  await auth.setCustomUserClaims('revoked', { admin: true });
  await auth.createUser({ uid: 'deleted', email });
  const accounts = await saveAccounts();
  await auth.setCustomUserClaims('revoked', null);
  await auth.deleteUser('deleted');
  await auth.createUser({ uid: 'made-anew', email });

  expect(await restoreAccounts(auth, accounts)).toEqual([]);
  expect((await auth.getUser('revoked')).customClaims?.admin).toBeUndefined();
  expect((await auth.getUserByEmail(email)).uid).toBe('made-anew');
});

it('a night’s copies of the PDFs outlive the PDFs, and bring them back with their metadata', {
  tags: ['weekly'],
}, async () => {
  const openedBefore = await openedPdfs();
  const night = now();
  await runAll(night);
  await bucket.deleteFiles();
  await runAll(now());
  expect(await copyBack(night)).toBe(3);
  expect(await openedPdfs()).toEqual(openedBefore);
});
