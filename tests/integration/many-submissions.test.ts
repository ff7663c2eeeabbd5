import { applicationStatuses } from '@site/contract/desk/submission-kinds';
import { acknowledgementMailId } from '@site/contract/desk/submission-record';
import { emailKeyOf } from '@site/contract/desk/submission-search';
import { collections } from '@site/contract/shared/collections';
import { jobInput } from '@site/contract/test-support/jobs';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, expect, it } from 'vitest';
import { auditedSubmissionsOf, exportPerson } from '../../functions/src/desk/person.ts';
import { createSenderLink, senderOfLink } from '../../functions/src/desk/sender-link.ts';
import { shownSubmissions } from '../../functions/src/desk/shown-submission.ts';
import { createJob } from '../../functions/src/jobs/save-job.ts';
import { validApplication } from '../support/factories.ts';
import { bytesRead, readsOf } from '../support/firestore-reads.ts';
import { ownDesk } from '../support/own-desk.ts';
import { ownProject } from '../support/own-project.ts';

const project = ownProject('many-submissions');
const firestore = await project.firestore();
const { call } = ownDesk(project);

afterEach(() => project.clear());

const email = 'often@example.org';
const long = 'x'.repeat(10_000);
const kilobyte = 1024;

/** Stores applications of one address on the desk, the oldest first. Each has a long text. */
async function applications(count: number): Promise<void> {
  const writer = firestore.bulkWriter();
  for (let number = 1; number <= count; number += 1) {
    const at = Timestamp.fromMillis(Date.now() - (count - number) * 60_000);
    const id = `application-${number}`;
    void writer.create(firestore.collection(collections.applications).doc(id), {
      ...validApplication({ email, comments: long }),
      ...{
        emailKey: emailKeyOf(email),
        reference: `A-${String(number).padStart(6, '0')}`,
        status: applicationStatuses[0],
      },
      ...{ receivedAt: at, statusChangedAt: at, heardAt: at, createdAt: at, words: [] },
    });
  }
  await writer.close();
}

async function messages(count: number, application: string): Promise<void> {
  const writer = firestore.bulkWriter();
  const lines = firestore.collection(collections.applications).doc(application).collection('messages');
  for (let number = 1; number <= count; number += 1)
    void writer.create(lines.doc(`message-${number}`), {
      ...{ from: 'applicant', text: `${number} ${long}`, at: Timestamp.fromMillis(1_700_000_000_000 + number) },
    });
  await writer.close();
}

it('a link is made without reading all submissions of the address, and ends with the newest', async () => {
  await applications(620);
  let token: string | undefined;
  const bytes = await bytesRead(async () => {
    token = await createSenderLink('applications', email, 'a mail');
  });
  expect(bytes).toBeLessThan(50 * kilobyte);
  expect(await readsOf(() => createSenderLink('applications', email, 'a mail'))).toBeLessThan(10);
  const [link] = await project.documents(collections.applicantLinks);
  expect(link).toMatchObject({ application: 'application-620' });
  expect(await senderOfLink('applications', token ?? '')).toBe(emailKeyOf(email));
});

it('the sender’s page shows the newest, and reads no more than it shows', async () => {
  await applications(80);
  await messages(120, 'application-80');
  const [newest, ...others] = await shownSubmissions('applications', emailKeyOf(email));
  expect(others).toHaveLength(49);
  expect(newest?.reference).toBe('A-000080');
  expect(others.at(-1)?.reference).toBe('A-000031');
  const texts = newest?.messages.map(({ text }) => text.slice(0, 3).trim());
  expect(texts).toEqual(Array.from({ length: 100 }, (_, index) => String(21 + index)));
  expect(await bytesRead(() => shownSubmissions('applications', emailKeyOf(email)))).toBeLessThan(2500 * kilobyte);
});

it('an admin who erases a person finds all their submissions', async () => {
  await applications(620);
  let found = 0;
  const bytes = await bytesRead(async () => {
    found = (await auditedSubmissionsOf(email)).length;
  });
  expect(found).toBe(620);
  expect(bytes).toBeLessThan(1500 * kilobyte);
});

it('an export also contains our letters to the person', async () => {
  const body = validApplication({ email });
  await call('submitApplication', { body });
  const [{ id } = { id: '' }] = await auditedSubmissionsOf(email);
  expect(await exportPerson(email)).toMatchObject({
    applications: [{ id }],
    letters: [{ id: acknowledgementMailId(id), to: [email] }],
  });
});

it('an export that is too large is refused with a message about the command for it', async () => {
  await applications(201);
  await expect(exportPerson(email)).rejects.toMatchObject({ status: 413, message: /npm run person/ });
});

it('a job gets its number at once, even if the counter was set far back', async () => {
  const by = { uid: 'somebody', email: 'somebody@example.com' };
  const { job } = await createJob(jobInput, { by });
  const document = (await firestore.collection(collections.jobs).doc(job._id).get()).data() ?? {};
  const writer = firestore.bulkWriter();
  for (let number = 2; number <= 200; number += 1)
    void writer.create(firestore.collection(collections.jobs).doc(`job-${number}`), {
      ...document,
      ...{ reference: `J-${String(number).padStart(4, '0')}`, createdAt: Timestamp.fromMillis(Date.now() + number) },
    });
  await writer.close();
  let reference: string | undefined;
  const reads = await readsOf(async () => {
    reference = (await createJob(jobInput, { by })).job.reference;
  });
  expect(reference).toBe('J-0201');
  expect(reads).toBeLessThan(50);
});
