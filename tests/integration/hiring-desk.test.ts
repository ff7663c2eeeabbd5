import { deskMessages } from '@site/contract/desk/desk-schemas';
import { lastWeeks, otherSource } from '@site/contract/desk/hiring-statistics';
import { interviewWords } from '@site/contract/desk/interview-words';
import { builtInTemplates } from '@site/contract/desk/message-templates';
import { applicantMessages } from '@site/contract/desk/sender-page';
import { type SubmissionKind, submissionReference } from '@site/contract/desk/submission-kinds';
import type { ApplicationRecord } from '@site/contract/desk/submission-record';
import { emailKeyOf, searchOf } from '@site/contract/desk/submission-search';
import { identity } from '@site/contract/firm/identity';
import { positions } from '@site/contract/firm/positions';
import { messages } from '@site/contract/shared/messages';
import { roles } from '@site/contract/team/roles';
import { home, otherBranch } from '@site/contract/test-support/offices';
import { homePhone } from '@site/contract/test-support/submissions';
import { DocumentReference } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countUnread, mostSources, recount } from '../../functions/src/desk/desk-counts.ts';
import { queueMailToSender } from '../../functions/src/desk/queue-mail-to-sender.ts';
import { receiveSubmissionHandlers } from '../../functions/src/desk/receive-submission.ts';
import { recountWeeks } from '../../functions/src/desk/recount-weeks.ts';
import { moveToBin, sendAgain } from '../../functions/src/desk/review-mails.ts';
import { createSenderLink, fillSenderLink } from '../../functions/src/desk/sender-link.ts';
import { senderLinkMail } from '../../functions/src/desk/sender-mails.ts';
import { storeSubmission } from '../../functions/src/desk/store-submission.ts';
import { countUnanswered } from '../../functions/src/desk/waits-since.ts';
import { emptyMailBin } from '../../functions/src/nightly/empty-mail-bin.ts';
import { removeExpiredSubmissions } from '../../functions/src/nightly/remove-expired-submissions.ts';
import { siteOrigin } from '../../functions/src/shared/configuration.ts';
import { forEachOf } from '../support/all-at-once.ts';
import { uniqueMark, validApplication, validContact } from '../support/factories.ts';
import { actingAdmin, adminRequest } from '../support/handler-requests.ts';
import { setTime, wait } from '../support/own-clock.ts';
import { ownDesk } from '../support/own-desk.ts';
import { ownProject } from '../support/own-project.ts';

const project = ownProject('hiring-desk');
const firestore = await project.firestore();

const { call, handlers, takeInWaiting, letLeave, apply, record, linesOf, kindsOf, counter, tokenFor } =
  ownDesk(project);

beforeEach(() => {
  setTime('2026-11-23T10:00:00Z');
});

afterEach(project.clear);

/** Stores an application in quarantine, because it looks as if a program had sent it. */
async function hold(submission: ReturnType<typeof validApplication>): Promise<void> {
  const mail = {
    readers: 'hiring' as const,
    to: [identity.careersEmail],
    replyTo: { name: '', address: 'a@example.org' },
    message: { subject: '', text: '', html: '' },
    emailService: { template: 'application' as const, parameters: {} },
  };
  await storeSubmission({
    collection: 'applications',
    submission,
    mail,
    idempotencyKey: undefined,
    quarantineReason: 'trap',
  });
}

const mailsTo = async (email: string) => {
  const { docs } = await firestore.collection('mail').where('to', '==', [email]).get();
  return docs.map(
    (mail) =>
      ({ id: mail.id, ...mail.data() }) as unknown as {
        id: string;
        message: { subject: string; text: string; html: string };
      },
  );
};
const of = ({ id }: { id: string }, kind: SubmissionKind = 'applications') => ({ parameters: { kind, id } });
const move = ({ id, statusChangedAt }: ApplicationRecord, status: ApplicationRecord['status']) =>
  call('moveSubmission', { ...of({ id }), body: { status, unchangedSince: statusChangedAt } });
/** Requests a code, and gives the code of the newest email. */
async function codeFor(token: string): Promise<string> {
  await call('requestErasureCode', { body: { token } });
  const { data } = await read(token);
  return (await codesSentTo(data.applications[0]?.sent.email ?? '')).at(-1) ?? '';
}
/** Gives the codes in the emails to an address, the oldest first. */
async function codesSentTo(email: string): Promise<string[]> {
  const { docs } = await firestore.collection('mail').where('to', '==', [email]).orderBy('delivery.startTime').get();
  return docs.flatMap((mail) => /^\d{6}$/m.exec(String(mail.get('message.text'))) ?? []);
}
const erase = (token: string, code: string) => call('eraseOwnApplications', { body: { token, code } });
const read = (token: string) => call('readOwnApplications', { body: { token } });

describe('A new submission', () => {
  it('gets a number, is unread, and is found by its words', async () => {
    const [one, other] = [await apply({ lastName: 'Юсупов' }), await apply()];
    expect([one.reference, other.reference]).toEqual(['A-000001', 'A-000002']);
    expect(one).toMatchObject({ status: 'new', unread: true, assignee: null });
    await call('submitContact', { body: validContact() });
    expect((await project.documents('enquiries'))[0]).toMatchObject({ reference: 'E-000001', unread: true });
    expect(await counter('applications')).toMatchObject({ last: 2, unread: 2, statuses: { new: 2 } });

    for (const typed of ['Yusupov', 'юсу', one.email, 'a-000001', '1 timur']) {
      const { token = '' } = searchOf(typed) ?? {};
      const found = await firestore.collection('applications').where('words', 'array-contains', token).get();
      expect(
        found.docs.map(({ id }) => id),
        typed,
      ).toContain(one.id);
    }
  });

  it('is the only one found by the end of its phone number, and by a word of its text', async () => {
    const comments = 'Four years of protection settings at Siemens.';
    const of = { country: home.country, position: positions[home.country][0] };
    const phone = { phone: '+44 7700 901003' };
    const [ada] = [await apply({ ...phone, ...of, comments }), await apply()];
    const message = 'We are Siemens Mobility, near Leeds.';
    for (const body of [
      validContact({ ...phone, phoneCode: 'other', message }),
      validContact({ phone: homePhone.phone }),
    ])
      await call('submitContact', { body });
    const found = async (kind: SubmissionKind, typed: string) => {
      const { token = '' } = searchOf(typed) ?? {};
      return (await firestore.collection(kind).where('words', 'array-contains', token).get()).docs;
    };
    for (const typed of ['003', '901 003', '+44 7700 901', 'siemens']) {
      expect(
        (await found('applications', typed)).map(({ id }) => id),
        typed,
      ).toEqual([ada.id]);
      expect(
        (await found('enquiries', typed)).map((one) => one.get('message')),
        typed,
      ).toEqual([message]);
    }
  });

  it('has its own number, even if many come at once and the counter was set back', {
    tags: ['weekly'],
  }, async () => {
    await forEachOf(Array.from({ length: 20 }), () => apply());
    // More numbers are already taken than Firestore accepts in one query.
    await forEachOf(Array.from({ length: 40 }), async (_, index) =>
      firestore
        .collection('applications')
        .doc()
        .set({ reference: submissionReference('applications', 21 + index), receivedAt: new Date() }),
    );
    await firestore.collection('counters').doc('applications').set({ last: 3 }, { merge: true });
    await apply();
    const references = (await project.documents('applications')).map(({ reference }) => String(reference));
    expect(new Set(references).size).toBe(61);
    expect(references).toContain('A-000061');
  });

  it('is counted under its source, until the week has too many sources', async () => {
    const application = await apply({ source: 'linkedin.com' });
    await move(application, 'reviewing');
    const [week = ''] = lastWeeks(new Date(), 1);
    const document = firestore.collection('applicationWeeks').doc(week);
    const counts = async () => (await document.get()).get('jobs').none;
    expect(await counts()).toEqual({
      statuses: { new: 0, reviewing: 1 },
      sources: { 'linkedin.com': { statuses: { new: 0, reviewing: 1 } } },
      countries: { [otherBranch.country]: { statuses: { new: 0, reviewing: 1 } } },
    });
    const many = Array.from({ length: mostSources }, (_, index) => [`invented-${index}`, { statuses: { new: 1 } }]);
    await document.set({ jobs: { none: { sources: Object.fromEntries(many) } } }, { merge: true });
    const [late, known] = [await apply({ source: 'fair' }), await apply({ source: 'linkedin.com' })];
    expect([late.source, known.source]).toEqual([otherSource, 'linkedin.com']);
    await call('eraseSubmission', of(late));
    expect((await counts()).sources).toMatchObject({
      [otherSource]: { statuses: { new: 0, erased: 1 }, endedIn: { new: 1 } },
      'linkedin.com': { statuses: { new: 1, reviewing: 1 } },
    });
    expect((await document.get()).get('erased').none.sources).toEqual({
      [otherSource]: { statuses: { erased: 1 }, endedIn: { new: 1 } },
    });
  });

  it('is stored and answered while another transaction holds the counter', async () => {
    const store = receiveSubmissionHandlers;
    let held = 0;
    await firestore.runTransaction(async (transaction) => {
      held += 1;
      await transaction.get(firestore.collection('counters').doc('applications'));
      const bodies = Array.from({ length: 40 }, () => validApplication());
      await forEachOf(bodies, (body) => store.submitApplication(adminRequest<'submitApplication'>({ body })));
    });
    // A read of the counter would wait for this transaction, which waits for the answers. One of the two would then be aborted.
    expect(held).toBe(1);
    expect(await project.documents('applications')).toHaveLength(40);
    expect(await counter('applications')).toBeUndefined();
    await takeInWaiting();
    const references = (await project.documents('applications')).map(({ reference }) => String(reference));
    expect(references.toSorted().at(-1)).toBe('A-000040');
    expect(await counter('applications')).toMatchObject({ last: 40, unread: 40, statuses: { new: 40 } });
  });

  it('sent several times at once with one key is stored once, with one email, while the intake runs', async () => {
    const store = receiveSubmissionHandlers;
    const body = validApplication();
    const request = { ...adminRequest<'submitApplication'>({ body }), idempotencyKey: crypto.randomUUID() };
    await forEachOf([1, 2, 3], () => store.submitApplication(request));
    await Promise.all([takeInWaiting(), forEachOf([1, 2, 3], () => store.submitApplication(request))]);
    expect(await project.documents('applications')).toMatchObject([{ reference: 'A-000001' }]);
    expect(
      (await project.documents('mail')).filter(({ emailService }) => emailService.template === 'application'),
    ).toHaveLength(1);
  });

  it('is acknowledged to a mailbox once, in any spelling of its address', async () => {
    for (const tag of ['+1', '+2', '']) await apply({ email: `victim${tag}@example.org` });
    await apply({ email: 'vic.tim@example.org' });
    const told = (await project.documents('applications')).map(({ email, notAcknowledged }) => [
      email,
      notAcknowledged,
    ]);
    expect(Object.fromEntries(told)).toEqual({
      'victim+1@example.org': undefined,
      'victim+2@example.org': true,
      'victim@example.org': true,
      'vic.tim@example.org': true,
    });
    const acknowledged = (await project.documents('mail')).filter(({ id }) => id.endsWith('-acknowledgement'));
    expect(acknowledged.map(({ to }) => to)).toEqual([['victim+1@example.org']]);
  });

  it('is acknowledged to at most thirty mailboxes of a domain in an hour, and to all of a large provider', async () => {
    const store = receiveSubmissionHandlers;
    const mailboxes = (domain: string) => Array.from({ length: 31 }, (_, index) => `person-${index}@${domain}`);
    await forEachOf([...mailboxes('example.org'), ...mailboxes('gmail.com'), 'ada@example.com'], (email) =>
      store.submitApplication(adminRequest<'submitApplication'>({ body: validApplication({ email }) })),
    );
    await takeInWaiting();
    const without = (await project.documents('applications')).filter(({ notAcknowledged }) => notAcknowledged);
    expect(without.map(({ email }) => email)).toEqual([expect.stringMatching(/@example\.org$/)]);
    const mails = await project.documents('mail');
    expect(mails.filter(({ id }) => id.endsWith('-acknowledgement'))).toHaveLength(30 + 31 + 1);
  });

  it('is acknowledged to the applicant once an hour, in words that no stranger chose', async () => {
    const hostile = { firstName: 'Buy pills at http://evil.example', email: 'ada@example.org' };
    await apply(hostile);
    await apply({ ...hostile, email: 'ADA@example.org' });
    const [mail, ...others] = [...(await mailsTo('ada@example.org')), ...(await mailsTo('ADA@example.org'))];
    expect(others).toEqual([]);
    expect(mail?.message.subject).toBe('Your application A-000001');
    expect(mail?.message.text).toMatch(/^Hello,\n/);
    expect(JSON.stringify(mail)).not.toMatch(/evil|pills/);
    wait(3_600_001);
    await apply({ ...hostile, firstName: 'Zoë-Maria' });
    const texts = (await mailsTo('ada@example.org')).map(({ message }) => message.text);
    expect(texts.filter((text) => text.startsWith('Dear Zoë-Maria,'))).toHaveLength(1);
  });

  it('in quarantine comes to the desk when an admin releases it, and not before', async () => {
    await hold(validApplication());
    const [held] = await project.documents('applications');
    expect(held?.reference).toBeUndefined();
    await takeInWaiting();
    expect((await project.documents('applications'))[0]?.reference).toBeUndefined();
    wait(60_000);
    expect(await sendAgain(held?.id ?? '', actingAdmin(), 'release')).toBe('retried');
    await forEachOf([1, 2], takeInWaiting);
    expect(await record({ id: held?.id ?? '' })).toMatchObject({
      reference: 'A-000001',
      unread: true,
      receivedAt: new Date().toISOString(),
    });
    expect(await counter('applications')).toMatchObject({ last: 1, unread: 1, statuses: { new: 1 } });
    // An admin can then discard the email, and the bin is emptied. The application and its notes stay on the desk.
    await firestore
      .collection('mail')
      .doc(held?.id ?? '')
      .update({ 'delivery.state': 'HELD' });
    expect(await moveToBin(held?.id ?? '', actingAdmin())).toBe('discarded');
    wait(31 * 24 * 3_600_000);
    expect(await emptyMailBin(new Date())).toBe(1);
    expect((await project.documents('mail')).map(({ id }) => id)).not.toContain(held?.id);
    expect(await record({ id: held?.id ?? '' })).toMatchObject({ reference: 'A-000001' });
    expect(await counter('applications')).toMatchObject({ unread: 1, statuses: { new: 1 } });
  });

  it('is recounted at night, even if a restored counter is wrong', async () => {
    const [one] = [await apply(), await apply(), await apply()];
    await move(one, 'rejected');
    expect(await recount()).toBe(0);
    await firestore
      .collection('counters')
      .doc('applications')
      .set({ unread: -2, statuses: { new: -1, hired: 4 } }, { merge: true });
    expect(await countUnread('applications')).toBe(3);
    expect(await recount()).toBe(1);
    expect(await counter('applications')).toMatchObject({
      last: 3,
      unread: 3,
      statuses: { new: 2, rejected: 1, hired: 0 },
    });
    // Admins and applicants continue to work during the recount.
    await Promise.all([forEachOf([1, 2, 3, 4, 5], () => apply()), forEachOf([1, 2, 3], () => recount(), 1)]);
    expect(await counter('applications')).toMatchObject({ last: 8, unread: 8, statuses: { new: 7, rejected: 1 } });
  });
});

describe('An admin', () => {
  it('moves an application, with a line in the timeline and new counts; a stale move is refused with the current status', async () => {
    const application = await apply();
    const { data } = await move(application, 'reviewing');
    expect(data.status).toBe('reviewing');
    const request = adminRequest<'moveSubmission'>({
      ...of(application),
      body: { status: 'rejected', unchangedSince: application.statusChangedAt },
    });
    const colleague = { ...(await request.signedIn()), uid: 'a-colleague' };
    const late = (by = request.signedIn()) => handlers.moveSubmission({ ...request, signedIn: () => by });
    await expect(late(Promise.resolve(colleague))).rejects.toMatchObject({
      status: 409,
      message: deskMessages.movedMeanwhile,
      data: { ...data, isOwn: false },
    });
    // The same admin acts a moment later.
    await expect(late()).rejects.toMatchObject({
      status: 409,
      message: deskMessages.movedByYou,
      data: { ...data, isOwn: true },
    });
    // The answer to the first call was lost. A repeated call changes nothing.
    expect((await move(application, 'reviewing')).data).toEqual(data);
    expect(await linesOf(application, 'changes')).toMatchObject([{ kind: 'moved', from: 'new', to: 'reviewing' }]);
    expect(await counter('applications')).toMatchObject({ statuses: { new: 0, reviewing: 1 } });
    const [week = ''] = lastWeeks(new Date(), 1);
    expect((await firestore.collection('applicationWeeks').doc(week).get()).data()).toMatchObject({
      jobs: { none: { statuses: { new: 0, reviewing: 1 } } },
    });
  });

  it('keeps the reason of a rejection for the desk and the week, until the rejection is undone', async () => {
    const application = await apply();
    const { id, statusChangedAt: unchangedSince } = application;
    await call('moveSubmission', {
      ...of(application),
      body: { status: 'rejected', unchangedSince, reason: 'experience' },
    });
    expect(await record({ id })).toMatchObject({ status: 'rejected', rejectionReason: 'experience' });
    expect(await linesOf({ id }, 'changes')).toMatchObject([{ kind: 'moved', to: 'rejected', reason: 'experience' }]);
    const [monday = ''] = lastWeeks(new Date(), 1);
    const ofWeek = async () => (await firestore.collection('applicationWeeks').doc(monday).get()).get('jobs.none');
    expect(await ofWeek()).toMatchObject({ statuses: { rejected: 1 }, reasons: { experience: 1 } });
    const own = await read(await tokenFor(application.email));
    expect(JSON.stringify(own)).not.toContain('experience');
    // The recount runs for all weeks, because the statuses differ from the stored ones. It finds no wrong week.
    expect(await recountWeeks({ rejected: 2 })).toBe(0);
    await move(await record({ id }), 'reviewing');
    expect(await record({ id })).toMatchObject({ status: 'reviewing', rejectionReason: null });
    expect(await ofWeek()).toMatchObject({ statuses: { rejected: 0, reviewing: 1 }, reasons: { experience: 0 } });
  });

  it('makes fifty moves in a second, and the counts are right', { tags: ['weekly'] }, async () => {
    const applications = await forEachOf(Array.from({ length: 10 }), () => apply());
    const statuses = ['reviewing', 'interview', 'offer', 'reviewing', 'rejected'] as const;
    await forEachOf(applications, async (application) => {
      for (const status of statuses) await move(await record(application), status);
    });
    expect(await counter('applications')).toMatchObject({
      statuses: { new: 0, reviewing: 0, interview: 0, offer: 0, rejected: 10 },
    });
    for (const { id } of applications) expect(await linesOf({ id }, 'changes')).toHaveLength(5);
  });

  it('finds an applicant who waits until they get an answer; if a rejection is undone, they wait as before', async () => {
    const application = await apply();
    await call('submitContact', { body: validContact() });
    wait(1000);
    const unanswered = (kind: SubmissionKind) => countUnanswered(kind, new Date());
    const one = { count: 1, since: new Date(application.receivedAt) };
    expect([await unanswered('applications'), await unanswered('enquiries')]).toEqual([one, one]);
    expect(await countUnanswered('applications', one.since)).toEqual({ count: 0, since: null });

    await move(application, 'reviewing');
    expect(await unanswered('applications')).toEqual(one);
    await move(await record(application), 'rejected');
    expect(await unanswered('applications')).toEqual({ count: 0, since: null });
    await move(await record(application), 'reviewing');
    expect(await unanswered('applications')).toEqual(one);
  });

  it('moves many applications at once, and gets an outcome for each', async () => {
    const [one, other] = [await apply(), await apply()];
    await move(other, 'offer');
    const items = [one, other].map(({ id, statusChangedAt }) => ({ id, unchangedSince: statusChangedAt }));
    const { data } = await call('moveSubmissions', {
      parameters: { kind: 'applications' },
      body: { status: 'rejected', items: [...items, { id: 'gone', unchangedSince: new Date().toISOString() }] },
    });
    expect(data.done).toBe(1);
    expect(data.outcomes.map((outcome) => ('message' in outcome ? outcome.message : outcome.standing.status))).toEqual([
      'rejected',
      deskMessages.movedByYou,
      deskMessages.notFound,
    ]);
  });

  it('assigns an application to a colleague, marks it as read, and adds a note, each once', async () => {
    const application = await apply();
    await firestore.collection('admins').doc('grace').set({ email: 'grace@example.com', roles });
    const assign = (uid: string | null) => call('assignSubmission', { ...of(application), body: { uid } });
    expect((await assign('grace')).data.assignee).toEqual({ uid: 'grace', email: 'grace@example.com' });
    await assign('grace');
    wait(1000);
    await expect(assign('a-visitor')).rejects.toMatchObject({ status: 400 });
    const mark = (unread: boolean) => call('markSubmission', { ...of(application), body: { unread } });
    await forEachOf([false, false, false], mark);
    const note = () =>
      call('addNote', {
        ...of(application),
        body: { text: 'Call her.\nTwice.' },
        idempotencyKey: 'k'.repeat(20),
      });
    const [{ data }] = [await note(), await note()];
    expect(data.note).toMatchObject({ text: 'Call her.\nTwice.', by: { email: 'an-admin@example.com' } });
    expect(await linesOf(application, 'notes')).toHaveLength(1);
    expect(await kindsOf(application)).toEqual(['assigned', 'read']);
    expect(await counter('applications')).toMatchObject({ unread: 0, statuses: { new: 1 } });
    const [week = ''] = lastWeeks(new Date(), 1);
    expect((await firestore.collection('applicationWeeks').doc(week).get()).data()).toEqual({
      jobs: { none: { statuses: { new: 1 }, countries: { [otherBranch.country]: { statuses: { new: 1 } } } } },
    });
  });

  it('finds the former colleagues who are still assigned, each once, beside the team', async () => {
    const people = ['grace', 'charles', 'edsger'].map((uid) => ({ uid, email: `${uid}@example.com` }));
    const [grace, charles, edsger] = people;
    const admins = firestore.collection('admins');
    for (const { uid, email } of people) await admins.doc(uid).set({ email, roles });
    const assign = (kind: SubmissionKind, id: string, uid: string | undefined) =>
      call('assignSubmission', { ...of({ id }, kind), body: { uid: uid ?? null } });
    for (const holder of [grace, charles, charles, undefined]) {
      await assign('applications', (await apply({ email: `${uniqueMark()}@example.org` })).id, holder?.uid);
    }
    await call('submitContact', { body: validContact() });
    const [enquiry] = await project.documents('enquiries');
    await assign('enquiries', enquiry?.id ?? '', edsger?.uid);
    for (const uid of ['charles', 'edsger']) await admins.doc(uid).delete();
    const { data } = await call('readDeskSettings');
    expect(data.colleagues).toEqual([{ ...grace, roles: [...roles] }]);
    expect(data.formerColleagues).toEqual([charles, edsger]);
  });

  it('writes to two applicants with a template: each gets one email with their own name, and is moved', async () => {
    const [asha, tom] = [await apply({ firstName: 'Asha' }), await apply({ firstName: '{reference}' })];
    const { subject, text } = builtInTemplates.invitation;
    const interview = { at: '2026-12-01T09:30:00.000Z', minutes: 45, where: 'Tashkent office' };
    const send = () =>
      call('sendMessage', {
        parameters: { kind: 'applications' },
        body: {
          ids: [asha.id, tom.id],
          template: { name: 'invitation', version: 0 },
          subject,
          text,
          status: 'interview',
          interview,
        },
        idempotencyKey: 'm'.repeat(20),
      });
    expect((await send()).data.done).toBe(2);
    expect((await send()).data.done).toBe(2);
    await letLeave();
    for (const { id, email, firstName } of [asha, tom]) {
      const mails = (await mailsTo(email)).filter(({ message }) => message.subject.startsWith('Invitation'));
      expect(mails).toHaveLength(1);
      // Filled-in text is not filled in again: a name in braces stays a name.
      expect(mails[0]?.message.text).toContain(`Dear ${firstName},`);
      expect(mails[0]?.message.text).toContain(interviewWords(interview, otherBranch.country));
      const [message] = await linesOf({ id }, 'messages');
      expect(message).toMatchObject({ template: { name: 'invitation', version: 0 } });
      expect(await record({ id })).toMatchObject({ status: 'interview', interview: { minutes: 45, at: interview.at } });
    }
    const all = JSON.stringify(await mailsTo(asha.email));
    expect(all).not.toContain(tom.email);
  });

  it('replaces a template only if they were shown its current version', async () => {
    const save = (subject: string, version: number) =>
      call('saveTemplate', {
        parameters: { name: 'received' },
        body: { subject, text: 'Dear {name}', version },
      });
    expect((await save('First', 0)).data.template.version).toBe(1);
    expect((await save('First', 0)).data.template.version).toBe(1);
    await expect(save('Second', 0)).rejects.toMatchObject({
      status: 409,
      data: { template: { subject: 'First', version: 1 } },
    });
    expect((await save('Second', 1)).data.template.version).toBe(2);
    await expect(
      call('saveTemplate', { parameters: { name: 'other' }, body: { subject: 'a', text: 'b', version: 0 } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('erases an application with all its documents; the statistics keep a number', async () => {
    const application = await apply();
    await call('addNote', { ...of(application), body: { text: 'A note' } });
    await call('sendMessage', {
      parameters: { kind: 'applications' },
      body: { ids: [application.id], subject: 'Hello', text: 'Hello {name}' },
    });
    await call('eraseSubmission', of(application));
    await call('eraseSubmission', of(application));
    expect(await project.documents('mail')).toEqual([]);
    expect((await firestore.collectionGroup('notes').get()).size).toBe(0);
    expect(await counter('applications')).toMatchObject({ unread: 0, statuses: { new: 0 } });
    const [week = ''] = lastWeeks(new Date(), 1);
    expect((await firestore.collection('applicationWeeks').doc(week).get()).data()).toMatchObject({
      jobs: { none: { statuses: { new: 0, erased: 1 } } },
      erased: { none: { statuses: { erased: 1 }, endedIn: { new: 1 } } },
    });
  });

  it('exports and erases what a later version keeps below a submission', async () => {
    const application = await apply();
    const lines = firestore.collection('applications').doc(application.id).collection('verdicts');
    await lines.doc('one').set({ verdict: 'Good' });
    const { data } = await call('exportPerson', { body: { email: application.email } });
    expect(data.person).toMatchObject({ applications: [{ verdicts: [{ id: 'one', verdict: 'Good' }] }] });
    await call('eraseSubmission', of(application));
    expect((await lines.get()).size).toBe(0);
  });

  it('erases the first note that an admin adds at the same moment', async () => {
    const application = await apply();
    await call('addNote', { ...of(application), body: { text: 'A note' } });
    // The list of sub-collections was read before the note was stored.
    vi.spyOn(DocumentReference.prototype, 'listCollections').mockResolvedValueOnce([]);
    await call('eraseSubmission', of(application));
    expect((await firestore.collectionGroup('notes').get()).size).toBe(0);
  });

  it('exports and erases one person, in any spelling of the address, and no other person', async () => {
    const other = await apply();
    await apply({ email: 'Ada@Example.org' });
    await call('submitContact', { body: validContact({ email: 'ada@example.org' }) });
    // A submission in quarantine is not on the desk, but it also belongs to the person's data.
    await hold(validApplication({ email: 'aDa@example.org' }));
    const inBin = validApplication({ email: 'adA@example.org' });
    await hold(inBin);
    const discarded = (await project.documents('applications')).find(({ email }) => email === inBin.email)?.id ?? '';
    expect(await moveToBin(discarded, actingAdmin())).toBe('discarded');
    const body = { email: 'ADA@example.org' };
    const { data } = await call('exportPerson', { body });
    expect(data.person).toMatchObject({
      applications: expect.arrayContaining([
        expect.objectContaining({ email: 'Ada@Example.org' }),
        expect.objectContaining({ email: 'aDa@example.org' }),
        expect.objectContaining({ id: discarded, mail: expect.objectContaining({ id: discarded }) }),
      ]),
      enquiries: [{ email: 'ada@example.org' }],
    });
    expect((await call('erasePerson', { body })).data.erased).toMatchObject({
      applications: 3,
      enquiries: 1,
    });
    expect((await project.documents('mail')).map(({ id }) => id)).not.toContain(discarded);
    expect((await project.documents('applications')).map(({ id }) => id)).toEqual([other.id]);
    expect((await project.documents('mail')).map(({ to }) => String(to).toLowerCase())).not.toContain(
      'ada@example.org',
    );
  });
});

describe('An applicant', () => {
  it('sees their applications and the status, and nothing of other applicants', async () => {
    const application = await apply({ email: 'ada@example.org' });
    await apply();
    await call('addNote', { ...of(application), body: { text: 'A secret' } });
    await move(application, 'interview');
    const { data } = await read(await tokenFor('ada@example.org'));
    expect(data.applications).toMatchObject([
      { reference: application.reference, status: 'interview', notes: 1, keptUntil: '2027-11-23' },
    ]);
    expect(JSON.stringify(data)).not.toMatch(/secret|an-admin/);
  });

  it('withdraws for good, even if an admin moves the application at the same time, and the application is unread again', async () => {
    const application = await apply({ email: 'ada@example.org' });
    await call('markSubmission', { ...of(application), body: { unread: false } });
    wait(1000);
    const token = await tokenFor('ada@example.org');
    const withdraw = () => call('withdrawApplication', { body: { token, reference: application.reference } });
    expect((await withdraw()).data.applications[0]?.status).toBe('withdrawn');
    await withdraw();
    await expect(move(application, 'offer')).rejects.toMatchObject({ status: 409, message: deskMessages.hasWithdrawn });
    expect(await record(application)).toMatchObject({ status: 'withdrawn', unread: true });
    expect((await linesOf(application, 'changes')).at(-1)).toMatchObject({ kind: 'withdrawn', by: null });
  });

  it('erases everything; then the link ends, and a waiting email gets no link', async () => {
    const application = await apply({ email: 'ada@example.org' });
    const token = await tokenFor('ada@example.org');
    const [acknowledgement] = (await project.documents('mail')).filter(({ id }) => id.endsWith('-acknowledgement'));
    await erase(token, await codeFor(token));
    await expect(read(token)).rejects.toMatchObject({ status: 404, message: applicantMessages.linkEnded });
    await expect(move(application, 'offer')).rejects.toMatchObject({ status: 404 });
    expect(await project.documents('applications')).toEqual([]);
    expect(await project.documents('applicantLinks')).toEqual([]);
    expect(await project.documents('mail')).toEqual([]);
    await expect(fillSenderLink('a-mail', acknowledgement as never)).rejects.toMatchObject({ isPermanent: true });
  });

  it('erases their applications; our answers to their enquiries stay', async () => {
    await apply({ email: 'ada@example.org' });
    await call('submitContact', { body: validContact({ email: 'ada@example.org' }) });
    const [enquiry] = await project.documents('enquiries');
    const answer = { ids: [enquiry?.id ?? ''], subject: 'Your enquiry', text: 'Hello {name}' };
    const send = (body: typeof answer & { template?: object }) =>
      call('sendMessage', { parameters: { kind: 'enquiries' }, body: body as never });
    // An enquirer must not get the refusal of an applicant.
    await expect(send({ ...answer, template: { name: 'not-this-time', version: 0 } })).rejects.toMatchObject({
      errors: { template: messages.unknownOption('template') },
    });
    await send(answer);
    const token = await tokenFor('ada@example.org');
    await erase(token, await codeFor(token));
    expect(await project.documents('applications')).toEqual([]);
    expect((await mailsTo('ada@example.org')).map(({ message }) => message.subject)).toEqual(['Your enquiry']);
  });

  it('erases with a code, which is emailed once a quarter of an hour and is valid for two quarters', async () => {
    await apply({ email: 'Ada@example.org' });
    const token = await tokenFor('ada@example.org');
    setTime('2026-11-23T10:14:59Z');
    const code = await codeFor(token);
    expect(await codeFor(token)).toBe(code);
    expect(await codesSentTo('Ada@example.org')).toEqual([code]);
    setTime('2026-11-23T10:30:00Z');
    await expect(erase(token, code)).rejects.toMatchObject({
      status: 400,
      errors: { code: applicantMessages.wrongCode },
    });
    const next = await codeFor(token);
    expect(await codesSentTo('Ada@example.org')).toEqual([code, next]);
    setTime('2026-11-23T10:59:59Z');
    await erase(token, next);
    expect(await project.documents('applications')).toEqual([]);
    expect(await project.documents('mail')).toEqual([]);
  });

  it('erases only with their own code, and must wait after five tries', async () => {
    await apply({ email: 'ada@example.org' });
    await apply({ email: 'eve@example.org' });
    const [token, other] = [await tokenFor('ada@example.org'), await tokenFor('eve@example.org')];
    const [code, foreign] = [await codeFor(token), await codeFor(other)];
    const wrong = [foreign, ...['000001', '000002', '000003', '000004', '000005'].filter((one) => one !== code)];
    for (const tried of wrong.slice(0, 5)) await expect(erase(token, tried)).rejects.toMatchObject({ status: 400 });
    await expect(erase(token, code)).rejects.toMatchObject({ status: 429, message: applicantMessages.tooManyCodes });
    expect((await read(token)).data.applications).toHaveLength(1);
    // Only the tries for this address count.
    await erase(other, foreign);
    wait(15 * 60_000);
    await erase(token, code);
    expect(await project.documents('applications')).toEqual([]);
  });

  it('has a link that ends when the last application is erased, in any way, and never opens a later application', async () => {
    const one = await apply({ email: 'ada@example.org' });
    wait(1000);
    const other = await apply({ email: 'Ada@example.org' });
    const token = await tokenFor('ada@example.org');
    await call('eraseSubmission', of(one));
    expect((await read(token)).data.applications).toHaveLength(1);
    await call('eraseSubmission', of(other));
    expect(await project.documents('applicantLinks')).toEqual([]);
    await apply({ email: 'ada@example.org' });
    await expect(read(token)).rejects.toMatchObject({ status: 404 });

    const late = await tokenFor('ada@example.org');
    const send = async ({ id }: { id: string }) =>
      firestore.collection('mail').doc(id).update({ 'delivery.state': 'SUCCESS' });
    for (const mail of await project.documents('mail')) await send(mail);
    const tomorrow = new Date(Date.now() + 86_400_000);
    expect(await removeExpiredSubmissions(tomorrow, tomorrow)).toMatchObject({ applications: 1 });
    expect(await project.documents('applicantLinks')).toEqual([]);
    await expect(read(late)).rejects.toMatchObject({ status: 404 });
  });

  it('gets an email whose link is filled in as it leaves; only the whole link opens the page, for sixty days', async () => {
    await apply({ email: 'ada@example.org' });
    const [mail] = await mailsTo('ada@example.org');
    expect(mail?.message.text).not.toContain('#');
    const sent = await fillSenderLink('a-mail', mail as never);
    const [, token = ''] = /\/application#(\S+)/.exec(sent.message.text) ?? [];
    expect(sent.message.html).toContain(`href="${siteOrigin()}/application#${token}"`);
    const [selector = '', verifier = ''] = token.split('.');
    const stored = JSON.stringify(await project.documents('applicantLinks'));
    expect(stored).not.toContain(verifier);
    expect(stored).not.toContain('ada@');
    const flipped = `${selector}.${verifier.slice(0, -2)}${verifier.endsWith('AA') ? 'BB' : 'AA'}`;
    // Firestore refuses an id with underscores at both ends.
    for (const wrong of [flipped, `${'A'.repeat(22)}.${verifier}`, `${'_'.repeat(22)}.${verifier}`])
      await expect(read(wrong)).rejects.toMatchObject({ status: 404 });
    const sixtyDays = 60 * 86_400_000;
    wait(sixtyDays);
    expect((await read(token)).data.applications).toHaveLength(1);
    wait(1);
    await expect(read(token)).rejects.toMatchObject({ status: 404, message: applicantMessages.linkEnded });
  });

  it('keeps the links of other emails while one email is tried again and again', async () => {
    await apply({ email: 'ada@example.org' });
    const first = await createSenderLink('applications', 'ada@example.org', 'first');
    const tokens: (string | undefined)[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      wait(1000);
      tokens.push(await createSenderLink('applications', 'ada@example.org', 'second'));
    }
    for (const token of [first, tokens.at(-1), tokens.at(-10)])
      expect((await read(token ?? '')).data.applications).toHaveLength(1);
    await expect(read(tokens[0] ?? '')).rejects.toMatchObject({ status: 404 });
  });

  it('can have a name that looks like the mark for a link: the name stays, and the email leaves', async () => {
    const { id, email } = await apply({ firstName: '{{applicant-link}}' });
    await call('sendMessage', {
      parameters: { kind: 'applications' },
      body: { ids: [id], subject: 'Hello', text: 'Dear {name},\n\nwe have read it.' },
    });
    const mail = (await mailsTo(email)).find(({ message }) => message.subject === 'Hello');
    const sent = await fillSenderLink('a-mail', mail as never);
    expect(sent.message.text).toContain('Dear {{applicant-link}},');
    expect(sent.message.text.match(/\/application#/g)).toHaveLength(1);
  });

  it('a sender who asks for a new link gets the same answer for every address, and at most one email an hour', async () => {
    const ask = (email: string) => call('requestApplicantLink', { body: { email } });
    const answers = [await ask('ada@example.org'), await ask('ADA@example.org'), await ask('nobody@example.org')];
    expect(new Set(answers.map(({ message }) => message))).toEqual(new Set([applicantMessages.linkSent]));
    expect(project.tasks.map(({ task }) => 'email' in task && task.email)).toEqual([
      'ada@example.org',
      'nobody@example.org',
    ]);
    wait(3_600_000);
    await ask('ada@example.org');
    expect(project.tasks).toHaveLength(3);
  });

  it('gets at most five new links a day', async () => {
    const { email } = await apply();
    const owner = { kind: 'applications' as const, emailKey: emailKeyOf(email) };
    const mailTo = (to: string) => senderLinkMail('applications', to, 'careers@ohmbridge.example');
    const links = async () => (await project.documents('mail')).filter(({ id }) => id.startsWith('link-')).length;
    for (const hour of [0, 1, 2, 3, 4, 5, 6]) {
      for (const _again of [1, 2]) await queueMailToSender(`link-${hour}`, owner, mailTo, { isLimited: true });
      wait(60_000);
    }
    expect(await links()).toBe(5);
    wait(86_400_000);
    await queueMailToSender('link-tomorrow', owner, mailTo, { isLimited: true });
    expect(await links()).toBe(6);
  });
});

it('hired applicants leave the desk after thirty days, others after a year, but no one before their email is sent', async () => {
  const [hired, waiting, other] = [await apply(), await apply(), await apply()];
  const send = (id: string) => firestore.collection('mail').doc(id).update({ 'delivery.state': 'SUCCESS' });
  for (const { id } of [hired, other]) await Promise.all([send(id), send(`${id}-acknowledgement`)]);
  await move(hired, 'hired');
  await move(waiting, 'hired');
  const yearAgo = new Date(Date.now() - 365 * 86_400_000);
  const thirtyDaysOn = (milliseconds: number) => new Date(Date.now() + 30 * 86_400_000 + milliseconds);
  expect(await removeExpiredSubmissions(yearAgo, thirtyDaysOn(-60_000))).toMatchObject({
    applications: 0,
    kept: 0,
  });
  expect(await removeExpiredSubmissions(yearAgo, thirtyDaysOn(60_000))).toMatchObject({
    applications: 1,
    kept: 1,
  });
  expect((await project.documents('applications')).map(({ id }) => id).sort()).toEqual([waiting.id, other.id].sort());
  expect(await counter('applications')).toMatchObject({ statuses: { hired: 1, new: 1 } });
});
