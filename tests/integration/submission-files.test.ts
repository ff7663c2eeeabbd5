import { fileLimits, fileMessages, submissionFileFolder } from '@site/contract/desk/submission-files';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { claimedFiles } from '../../functions/src/desk/files/submission-files.ts';
import { removeExpiredSubmissions } from '../../functions/src/nightly/remove-expired-submissions.ts';
import { removeUnclaimed } from '../../functions/src/shared/objects.ts';
import { sampleFiles } from '../../functions/src/test-support/sample-files.ts';
import { forEachOf } from '../support/all-at-once.ts';
import { validContact } from '../support/factories.ts';
import { atEveryStep, interruptions, whenTried } from '../support/interruption.ts';
import { ownDesk } from '../support/own-desk.ts';
import { ownProject } from '../support/own-project.ts';

const lost = ownProject('submission-files-lost');
// The functions use the project that was created last.
const project = ownProject('submission-files');
const firestore = await project.firestore();
const dayMilliseconds = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMilliseconds);
const email = 'timur@example.org';

const { call, tokenFor, ...desk } = ownDesk(project);
/** Stores an object that belongs to no submission. */
const store = async (path: string) => (await project.bucket()).file(path).save(sampleFiles.png);

afterEach(project.clear);

/** Applies for a job. Gives the id of the application, its reference and the token of the applicant's link. */
async function apply() {
  const { id, reference } = await desk.apply({ email });
  return { id, reference, token: await tokenFor(email) };
}

/** Adds a file as the applicant. */
const add = (
  { token, reference }: Awaited<ReturnType<typeof apply>>,
  { bytes = sampleFiles.pdf, name = 'cv.pdf', key = 'the-key-of-one-upload' } = {},
) =>
  call('addApplicationFile', {
    body: { token, reference },
    file: { name, bytes },
    idempotencyKey: key,
  });

const stored = async () => (await project.documents('applications'))[0];
const unread = async () => (await firestore.doc('counters/applications').get()).get('unread');
const sweep = (now = inDays(2)) => removeUnclaimed(submissionFileFolder, claimedFiles, now);

describe('an added file', () => {
  for (const kind of interruptions) {
    it(`${kind} any of its steps, and sent again, is stored once, and counted once`, whenTried(kind), async () => {
      const application = await apply();
      await call('markSubmission', {
        parameters: { kind: 'applications', id: application.id },
        body: { unread: false },
      });
      const putBack = await project.remember();
      const steps = await atEveryStep(kind, async (interruption) => {
        await putBack();
        await project.interrupt(interruption, () => add(application));
        const { data } = await add(application);
        await sweep();
        expect(await project.objects(), interruption.struck).toEqual([
          `submission-files/applications/${application.id}/${data.file.id}`,
        ]);
        expect((await firestore.collectionGroup('files').get()).docs.map(({ id }) => id)).toEqual([data.file.id]);
        expect(await stored()).toMatchObject({
          fileTotals: { count: 1, bytes: sampleFiles.pdf.length },
          unread: true,
        });
        expect(await unread()).toBe(1);
      });
      expect(steps).toBeGreaterThanOrEqual(2);
    });
  }

  it('that is interrupted and never sent again leaves no orphan', async () => {
    const application = await apply();
    const putBack = await project.remember();
    await atEveryStep('killed before', async (interruption) => {
      await putBack();
      await project.interrupt(interruption, () => add(application));
      await sweep();
      const lines = (await firestore.collectionGroup('files').get()).docs.map((line) => line.get('path'));
      expect(await project.objects(), interruption.struck).toEqual(lines);
    });
  });

  it('gets a true name, and is one file for one key; another name, other bytes or no key make another', async () => {
    const application = await apply();
    const idOf = async (how?: Parameters<typeof add>[1]) => (await add(application, how)).data.file.id;
    const { data } = await add(application, { name: '../plan.png' });
    expect(data.file).toMatchObject({ name: 'plan.png.pdf', type: 'pdf', size: sampleFiles.pdf.length });
    const first = await idOf();
    expect(await idOf()).toBe(first);
    const others = [
      await idOf({ name: 'b.pdf' }),
      await idOf({ bytes: sampleFiles.png }),
      await idOf({ key: '' }),
      await idOf({ key: '' }),
    ];
    expect(new Set([first, data.file.id, ...others]).size).toBe(6);
  });

  it('stays in Storage if the outcome is unknown', async () => {
    const application = await apply();
    vi.spyOn(firestore, 'runTransaction').mockRejectedValueOnce(new Error('No answer'));
    await expect(add(application)).rejects.toThrow('No answer');
    expect(await project.objects()).toHaveLength(1);
  });

  it('is shown to the sender who added it, and not with the link of another sender', async () => {
    const application = await apply();
    const { data } = await add(application);
    const shown = await call('readOwnApplications', { body: { token: application.token } });
    expect(shown.data.applications[0]?.files).toEqual([data.file]);
    const stranger = { ...application, token: `${application.token.slice(0, -2)}xx` };
    await expect(add(stranger)).rejects.toMatchObject({ status: 404 });
    await expect(add({ ...application, reference: 'A-000099' })).rejects.toMatchObject({ status: 404 });
  });

  it.each([
    [{ count: fileLimits.filesInAll, bytes: 0 }, fileMessages.tooMany],
    [{ count: 1, bytes: fileLimits.bytesInAll - sampleFiles.pdf.length + 1 }, fileMessages.tooMuch],
    [{ count: fileLimits.filesInAll - 1, bytes: fileLimits.bytesInAll - sampleFiles.pdf.length }, undefined],
  ])('beside %j: %s', async (fileTotals, refusal) => {
    const application = await apply();
    await firestore.doc(`applications/${application.id}`).update({ fileTotals });
    const outcome = add(application);
    if (refusal) await expect(outcome).rejects.toMatchObject({ status: 409, message: refusal });
    else await outcome;
    expect(await project.objects()).toHaveLength(refusal ? 0 : 1);
  });

  it('is refused once the application is withdrawn; a repetition of an earlier upload still succeeds', async () => {
    const application = await apply();
    await add(application);
    await call('withdrawApplication', { body: { token: application.token, reference: application.reference } });
    await add(application);
    await expect(add(application, { key: 'the-key-of-another' })).rejects.toMatchObject({
      message: fileMessages.withdrawn,
    });
    expect(await project.objects()).toHaveLength(1);
  });
});

/** All ways in which an application is deleted. */
const ways: Record<string, (id: string) => Promise<unknown>> = {
  'by an admin': (id) => call('eraseSubmission', { parameters: { kind: 'applications', id } }),
  'with all of the person': () => call('erasePerson', { body: { email } }),
  'after its time': async () => removeExpiredSubmissions(inDays(1), inDays(1)),
  'thirty days after somebody was hired': async (id) => {
    await firestore.doc(`applications/${id}`).update({ status: 'hired' });
    await removeExpiredSubmissions(inDays(-365), inDays(31));
  },
};

/** Marks all emails as sent, so that the retention deletes all expired submissions. */
async function deliverAll(): Promise<void> {
  const mails = await project.documents('mail');
  await Promise.all(mails.map(({ id }) => firestore.doc(`mail/${id}`).update({ 'delivery.state': 'SUCCESS' })));
}

describe.each(Object.entries(ways))('An application that is erased %s', (_way, erase) => {
  it('loses its files, even after an interruption at any step', async () => {
    const application = await apply();
    await add(application);
    await deliverAll();
    const putBack = await project.remember();
    const steps = await atEveryStep('killed before', async (interruption) => {
      await putBack();
      await project.interrupt(interruption, () => erase(application.id));
      if (interruption.struck === undefined) expect(await project.objects()).toEqual([]);
      await erase(application.id).catch(() => undefined);
      await sweep();
      expect(await project.objects(), interruption.struck).toEqual([]);
      expect((await firestore.collectionGroup('files').get()).size).toBe(0);
    });
    expect(steps).toBeGreaterThanOrEqual(1);
  });
});

it('an enquirer adds a drawing: they wait for us again, the assignee gets an email, and an admin can download it', async () => {
  await call('submitContact', { body: validContact({ email }) });
  const [enquiry] = await project.documents('enquiries');
  if (!enquiry) throw new Error('The enquiry is not stored');
  const { id, reference } = enquiry;
  await firestore.doc('admins/grace').set({ email: 'grace@example.com', roles: ['hiring'] });
  await call('assignSubmission', { parameters: { kind: 'enquiries', id }, body: { uid: 'grace' } });
  const token = await tokenFor(email, 'enquiries');
  const { data } = await call('addEnquiryFile', {
    body: { token, reference: String(reference) },
    file: { name: 'single-line.png', bytes: sampleFiles.png },
    idempotencyKey: 'the-key-of-one-upload',
  });
  const [sent] = await project.documents('enquiries');
  expect(sent).toMatchObject({ unread: true, waitsSince: sent?.heardAt, fileTotals: { count: 1 } });
  expect(sent?.heardAt).not.toEqual(enquiry.heardAt);
  expect(await project.documents('notifications')).toMatchObject([
    { lines: [{ event: 'assigned' }, { event: 'answered', reference }] },
  ]);
  const file = await call('downloadSubmissionFile', { parameters: { kind: 'enquiries', id, file: data.file.id } });
  expect(file).toMatchObject({ name: 'single-line.png', mediaType: 'image/png' });
});

it('an applicant erases their files with the code from the email', async () => {
  const application = await apply();
  await add(application);
  const body = { token: application.token };
  await call('requestErasureCode', { body });
  const codes = (await project.documents('mail')).flatMap(({ message }) => /^\d{6}$/m.exec(message.text) ?? []);
  await call('eraseOwnApplications', { body: { ...body, code: codes[0] ?? '' } });
  expect(await project.objects()).toEqual([]);
});

it('the sweep keeps young files and claimed files, and all files if the database is gone', async () => {
  const application = await apply();
  await add(application);
  const orphan = `submission-files/applications/${application.id}/${crypto.randomUUID()}`;
  await store(orphan);
  expect(await sweep(inDays(0.9))).toBe(0);
  expect(await sweep()).toBe(1);
  const [claimed, ...others] = await project.objects();
  expect([claimed, others]).toEqual([expect.stringContaining(application.id), []]);
  await expect(lost.during(sweep)).rejects.toThrow(
    '1 of 1 objects in submission-files would be deleted: have the documents that claim them been lost?',
  );
  expect(await project.objects()).toEqual([claimed]);
});

it('the sweep deletes nothing if most of the files would go: their timelines may be lost', async () => {
  const application = await apply();
  await add(application);
  const folder = `submission-files/applications/${application.id}`;
  const orphans = Array.from({ length: 21 }, () => `${folder}/${crypto.randomUUID()}`);
  await forEachOf(orphans, store, 7);
  await expect(sweep()).rejects.toThrow('21 of 22 objects in submission-files would be deleted');
  expect(await project.objects()).toHaveLength(22);
  await (await project.bucket()).file(orphans[0] ?? '').delete();
  expect(await sweep()).toBe(20);
  expect(await project.objects()).toHaveLength(1);
});

it('an export of the person lists the files, and explains how to get them', async () => {
  const application = await apply();
  const { data } = await add(application);
  const exported = await call('exportPerson', { body: { email } });
  expect(exported.data.person).toMatchObject({
    filesNote: expect.stringContaining('downloads each'),
    applications: [{ files: [{ name: 'cv.pdf', type: 'pdf', size: data.file.size, at: data.file.at }] }],
  });
});
