import { deskMessages } from '@site/contract/desk/desk-schemas';
import {
  type InterviewRecord,
  interviewLimits,
  interviewRecord,
  ownInterviewMessages,
} from '@site/contract/desk/interviews';
import { builtInTemplates } from '@site/contract/desk/message-templates';
import { senderPageMessages } from '@site/contract/desk/sender-page';
import { countryFacts } from '@site/contract/firm/country-facts';
import { identity } from '@site/contract/firm/identity';
import type { StoredTime } from '@site/contract/shared/collections';
import { roles } from '@site/contract/team/roles';
import { otherBranch } from '@site/contract/test-support/offices';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { handOver } from '../../functions/src/desk/assign-submission.ts';
import { leaveInterviews } from '../../functions/src/desk/interviews/leave-interviews.ts';
import { erasePerson, exportPerson } from '../../functions/src/desk/person.ts';
import { deliver } from '../../functions/src/mail/delivery-attempt.ts';
import { sweepOutbox } from '../../functions/src/mail/sweep-outbox.ts';
import { forEachOf } from '../support/all-at-once.ts';
import { atEveryStep, interruptions, whenTried } from '../support/interruption.ts';
import { setTime, wait } from '../support/own-clock.ts';
import { ownDesk } from '../support/own-desk.ts';
import { ownProject } from '../support/own-project.ts';

const project = ownProject('interviews');
const firestore = await project.firestore();

// Firestore writes its own times. With a clock far from these, emails would look as if they came from a copy of the database.
const { call, letLeave, tokenFor, record, move, kindsOf, ...desk } = ownDesk(project);

const [hour, day] = [3_600_000, 86_400_000];
// The hour is computed once, because an hour can begin while the tests run.
const thisHour = Math.floor(Date.now() / hour) * hour;
/** Gives the start of an hour, this many days from now. */
const inDays = (days: number, hours = 0) => new Date(thisHour + days * day + hours * hour).toISOString();

const [grace, mary] = ['grace', 'mary'];
async function begin() {
  setTime(new Date());
  await Promise.all(
    [grace, mary].map((uid) =>
      firestore
        .collection('admins')
        .doc(uid)
        .set({ email: `${uid}@example.com`, roles }),
    ),
  );
}
beforeEach(begin);
afterEach(project.clear);

interface Applicant {
  id: string;
  reference: string;
  email: string;
  token: string;
}

async function apply(): Promise<Applicant> {
  const { id, email, reference } = await desk.apply();
  return { id, email, reference, token: await tokenFor(email) };
}

const at = (start: string, more: { minutes?: number; interviewer?: string; where?: string } = {}) => ({
  ...{ at: start, minutes: 45, where: 'Tashkent office', interviewer: grace },
  ...more,
});
const threeTimes = [at(inDays(3)), at(inDays(4)), at(inDays(5))];
const { version: _, ...words } = builtInTemplates.times;

/** Sends a message. Gives the outcome for each recipient. */
const write = (people: readonly Applicant[], message: object = { times: threeTimes }) =>
  desk.write(people, { ...words, ...message });

/** Offers times, and waits until the message has left. */
async function offer(people: readonly Applicant[], times: readonly object[] = threeTimes) {
  const outcomes = await write(people, { times, status: 'interview' });
  expect(outcomes.map(({ done }) => done)).toEqual(people.map(() => true));
  await letLeave();
  wait(60_000);
  return outcomes;
}

const read = async ({ token }: Applicant) =>
  (await call('readOwnApplications', { body: { token } })).data.applications[0];
const take = ({ token, reference }: Applicant, start: string) =>
  call('takeInterviewTime', { body: { token, reference, at: start } });
const decline = ({ token, reference }: Applicant, text = 'I am on site all week.', idempotencyKey = 'k'.repeat(20)) =>
  call('declineInterviewTimes', { body: { token, reference, text }, idempotencyKey });
const cancel = ({ token, reference }: Applicant) => call('cancelOwnInterview', { body: { token, reference } });
const cancelAsAdmin = async ({ id }: Applicant, unchangedSince?: string) =>
  call('cancelInterview', {
    parameters: { id },
    body: { unchangedSince: unchangedSince ?? (await interview({ id }))?.changedAt ?? '' },
  });
const moveAsAdmin = async ({ id }: Applicant, start: string, unchangedSince?: string) =>
  call('moveInterview', {
    parameters: { id },
    body: { at: start, unchangedSince: unchangedSince ?? (await interview({ id }))?.changedAt ?? '' },
  });
async function interview({ id }: { id: string }): Promise<InterviewRecord | undefined> {
  const stored = await firestore.collection('interviews').doc(id).get();
  return stored.exists ? interviewRecord(stored.data() as InterviewRecord<StoredTime>) : undefined;
}
const takenOf = async (uid: string) =>
  ((await firestore.collection('interviewerDiaries').doc(uid).get()).get('taken') ?? {}) as Record<string, object>;
/** Gives the emails about interviews to an applicant, in the order in which they leave. */
const mailsTo = async ({ email }: Applicant) => {
  const all = await project.documents('mail');
  return all
    .filter(({ to, emailService }) => to[0] === email && emailService.template === 'interview')
    .toSorted((one, other) => one.delivery.startTime.toMillis() - other.delivery.startTime.toMillis());
};
const subjectsTo = async (applicant: Applicant) => (await mailsTo(applicant)).map(({ message }) => message.subject);
const toldTo = async (uid: string) =>
  ((await firestore.collection('notifications').doc(uid).get()).get('lines') ?? []).map(
    ({ event }: { event: string }) => event,
  );
const refused = (status: number, message: string) => ({ status, message });

describe('The list of admins to whom an application is assigned', () => {
  const assignedTo = async (applicant: Applicant) => {
    const stored = await firestore.collection('interviews').doc(applicant.id).get();
    const { assignedTo: uids = [] } = await record(applicant);
    // Rules and lists use both documents.
    const interviewers: string[] = stored.get('interviewers') ?? [];
    for (const uid of interviewers) expect(uids).toContain(uid);
    return { uids: uids.toSorted(), interviewers: interviewers.toSorted() };
  };
  const assign = ({ id }: Applicant, uid: string | null) =>
    call('assignSubmission', { parameters: { kind: 'applications', id }, body: { uid } });
  const both = { uids: [grace, mary], interviewers: [grace, mary] };
  const ofGrace = { uids: [grace], interviewers: [grace] };
  const nobody = { uids: [], interviewers: [] };

  it('follows the times that are offered, taken, moved, declined and cancelled', async () => {
    const applicant = await apply();
    expect(await assignedTo(applicant)).toEqual(nobody);
    const [one, other, third] = [at(inDays(3)), at(inDays(4), { interviewer: mary }), at(inDays(5))];
    await offer([applicant], [one, other, third]);
    expect(await assignedTo(applicant)).toEqual(both);
    wait(1000);
    await take(applicant, one.at);
    expect(await assignedTo(applicant)).toEqual(ofGrace);
    wait(1000);
    await take(applicant, other.at);
    expect(await assignedTo(applicant)).toEqual({ uids: [mary], interviewers: [mary] });
    wait(1000);
    await decline(applicant);
    expect(await assignedTo(applicant)).toEqual(both);
    wait(1000);
    await take(applicant, third.at);
    wait(1000);
    await cancel(applicant);
    expect(await assignedTo(applicant)).toEqual(nobody);
    await offer([applicant], [one, at(inDays(6))]);
    expect(await assignedTo(applicant)).toEqual(ofGrace);
    wait(1000);
    await cancelAsAdmin(applicant);
    expect(await assignedTo(applicant)).toEqual(nobody);
  });

  it('follows a message with a time that is taken back, and an application that ends and goes on', async () => {
    const applicant = await apply();
    const outcomes = await write([applicant], { interview: at(inDays(3)) });
    expect(await assignedTo(applicant)).toEqual(nobody);
    const [sent] = outcomes.map((outcome) => (outcome.done ? outcome.messageId : ''));
    await desk.unsend({ id: applicant.id, messageId: sent ?? '' });
    expect(await assignedTo(applicant)).toEqual(nobody);
    await offer([applicant]);
    await take(applicant, inDays(3));
    await move(applicant, 'rejected');
    expect(await assignedTo(applicant)).toEqual(nobody);
    await move(applicant, 'interview');
    expect(await assignedTo(applicant)).toEqual(ofGrace);
    await call('withdrawApplication', { body: { token: applicant.token, reference: applicant.reference } });
    expect(await assignedTo(applicant)).toEqual(nobody);
  });

  it('always includes the assignee, with or without an interview', async () => {
    const applicant = await apply();
    await assign(applicant, mary);
    expect(await assignedTo(applicant)).toEqual({ uids: [mary], interviewers: [] });
    await offer([applicant]);
    expect(await assignedTo(applicant)).toEqual({ uids: [grace, mary], interviewers: [grace] });
    await cancelAsAdmin(applicant);
    expect(await assignedTo(applicant)).toEqual({ uids: [mary], interviewers: [] });
    await offer([applicant], [at(inDays(3), { interviewer: mary }), at(inDays(4))]);
    await assign(applicant, null);
    expect(await assignedTo(applicant)).toEqual(both);
    await handOver(mary, null, { uid: grace, email: `${grace}@example.com` });
    expect(await assignedTo(applicant)).toEqual(both);
  });

  it('never includes a former colleague, even if a message that names them leaves later', async () => {
    const [offered, arranged, over] = [await apply(), await apply(), await apply()];
    for (const one of [offered, arranged, over]) await assign(one, mary);
    await offer([offered], [at(inDays(3), { interviewer: mary }), at(inDays(4))]);
    await offer([arranged, over], [at(inDays(5), { interviewer: mary }), at(inDays(6), { interviewer: mary })]);
    await take(arranged, inDays(5));
    await take(over, inDays(6));
    wait(1000);
    await cancelAsAdmin(over);
    const waiting = await apply();
    await write([waiting], { times: [at(inDays(7)), at(inDays(8), { interviewer: mary })] });
    await handOver(mary, null, { uid: grace, email: `${grace}@example.com` });
    await leaveInterviews(mary);
    await firestore.collection('admins').doc(mary).delete();
    await letLeave();
    expect(await assignedTo(waiting)).toEqual(ofGrace);
    expect(await assignedTo(offered)).toEqual(ofGrace);
    expect([await assignedTo(arranged), await assignedTo(over)]).toEqual([nobody, nobody]);
    expect(await interview(arranged)).toMatchObject({ state: 'arranged', time: { at: inDays(5), interviewer: null } });
    expect((await read(offered))?.choice?.times).toMatchObject([{ at: inDays(4) }]);
    const messages = await firestore.collectionGroup('messages').get();
    const stored = [...(await project.documents('interviews')), ...messages.docs.map((one) => one.data())];
    expect(JSON.stringify(stored)).not.toContain(`"${mary}"`);
  });

  it('includes only admins whose roles let them see applications', async () => {
    const applicant = await apply();
    const rolesOf = (uid: string, roles: string[]) => firestore.collection('admins').doc(uid).update({ roles });
    await rolesOf(grace, ['jobs', 'team']);
    await rolesOf(mary, ['interviewer']);
    await expect(assign(applicant, grace)).rejects.toMatchObject(refused(400, deskMessages.notTheirs));
    expect(await write([applicant])).toMatchObject([{ done: false, message: deskMessages.notTheirs }]);
    await assign(applicant, mary);
    expect(await assignedTo(applicant)).toEqual({ uids: [mary], interviewers: [] });
    const { data } = await call('readDeskSettings');
    expect(data.colleagues).toEqual([{ uid: mary, email: `${mary}@example.com`, roles: ['interviewer'] }]);
    await rolesOf(grace, ['interviewer']);
    await offer([applicant]);
    await rolesOf(grace, ['jobs']);
    await expect(take(applicant, inDays(3))).rejects.toMatchObject(refused(409, ownInterviewMessages.timeGone));
    expect((await read(applicant))?.choice?.times).toEqual([]);
    await rolesOf(mary, ['jobs']);
    expect((await call('readDeskSettings')).data).toMatchObject({
      colleagues: [],
      formerColleagues: [{ uid: mary }],
    });
  });
});

describe('Times for an interview', () => {
  it('are offered by a message, shown once it has left, and one of them is taken', async () => {
    const applicant = await apply();
    await write([applicant], { times: threeTimes });
    expect((await read(applicant))?.choice).toBeUndefined();
    await expect(take(applicant, inDays(3))).rejects.toMatchObject(refused(409, ownInterviewMessages.nothingOffered));
    await letLeave();
    wait(60_000);
    const shown = await read(applicant);
    expect(shown?.choice).toEqual({
      ...{ state: 'offered', by: 'admin' },
      times: threeTimes.map(({ interviewer: _interviewer, ...one }) => one),
    });
    // The page names no admin.
    expect(JSON.stringify(shown)).not.toContain(grace);
    expect(shown?.messages.at(-1)?.text).toContain(`${countryFacts[otherBranch.country].clock}`);

    const { data } = await take(applicant, inDays(4));
    const [after] = data.applications;
    expect(after?.interview).toEqual({ at: inDays(4), minutes: 45, where: 'Tashkent office' });
    expect(after?.choice).toMatchObject({ state: 'arranged', by: 'applicant' });
    expect(await record(applicant)).toMatchObject({ unread: true, interview: { at: inDays(4) } });
    expect(await interview(applicant)).toMatchObject({
      state: 'arranged',
      at: inDays(4),
      time: { interviewer: { uid: grace } },
    });
    expect(Object.keys(await takenOf(grace))).toEqual([applicant.id]);
    expect(await kindsOf(applicant)).toEqual(['interviewTaken']);
    expect(await toldTo(grace)).toEqual(['interviewTaken']);

    const [confirmation, reminder] = await mailsTo(applicant);
    expect(confirmation?.message.attachments[0]).toMatchObject({
      filename: `interview-${applicant.reference}.ics`,
      content: expect.stringContaining(`DTSTART:${inDays(4).slice(0, 19).replaceAll(/[-:]/g, '')}Z`),
    });
    expect(reminder?.message.subject).toMatch(/^Tomorrow: your interview/);
    expect(reminder?.delivery.startTime.toDate().toISOString()).toBe(inDays(3));
  });

  it('change nothing if their message is taken back before it leaves', async () => {
    const applicant = await apply();
    const [first] = await write([applicant], { times: threeTimes, status: 'interview' });
    await desk.unsend({ id: applicant.id, messageId: first?.done ? first.messageId : '' });
    expect(await interview(applicant)).toBeUndefined();
    expect((await record(applicant)).status).toBe('new');

    await offer([applicant]);
    await take(applicant, inDays(4));
    const state = async () => [
      await interview(applicant),
      await record(applicant),
      await takenOf(grace),
      await subjectsTo(applicant),
      await read(applicant),
    ];
    const before = await state();
    wait(1000);
    const [second] = await write([applicant], { times: [at(inDays(8)), at(inDays(9))] });
    expect(await state()).toEqual(before);
    await desk.unsend({ id: applicant.id, messageId: second?.done ? second.messageId : '' });
    expect(await state()).toEqual(before);

    await offer([applicant], [at(inDays(8)), at(inDays(9))]);
    expect(await interview(applicant)).toMatchObject({ state: 'offered', at: null });
    expect(await takenOf(grace)).toEqual({});
    // The reminder of the earlier time is deleted.
    expect(await subjectsTo(applicant)).toHaveLength(1);
  });

  it('go to one applicant if several want the same or an overlapping time, and the others no longer see them', async () => {
    const people = [await apply(), await apply(), await apply()];
    await offer(people, [at(inDays(3)), at(inDays(4))]);
    const { timeTaken } = ownInterviewMessages;
    const outcomes: unknown[] = await forEachOf(people, async (one) => {
      const taken = await take(one, inDays(3)).catch((error: Error) => error);
      return taken instanceof Error ? taken.message : 'taken';
    });
    expect(outcomes.filter((outcome) => outcome === timeTaken)).toHaveLength(2);
    expect(outcomes).toContain('taken');
    const late = people[outcomes.indexOf(timeTaken)] as Applicant;
    expect((await read(late))?.choice?.times.map((one) => one.at)).toEqual([inDays(4)]);
    const other = await apply();
    const halfLater = new Date(Date.parse(inDays(3)) + 30 * 60_000).toISOString();
    await offer([other], [at(halfLater), at(inDays(6), { interviewer: mary })]);
    await expect(take(other, halfLater)).rejects.toMatchObject(refused(409, ownInterviewMessages.timeTaken));
    // An interview can begin as another ends, and a colleague is free at the same time.
    const right = new Date(Date.parse(inDays(3)) + 45 * 60_000).toISOString();
    await offer([other], [at(right), at(inDays(6))]);
    await take(other, right);
    await offer([late], [at(inDays(3), { interviewer: mary }), at(inDays(7))]);
    await take(late, inDays(3));
    expect(await toldTo(mary)).toEqual(['interviewTaken']);
  });

  it('can be changed, declined with a reason, and cancelled, each time with its emails', async () => {
    const applicant = await apply();
    await offer([applicant]);
    await take(applicant, inDays(3));
    wait(1000);
    await take(applicant, inDays(5));
    await take(applicant, inDays(5));
    expect(await takenOf(grace)).toMatchObject({ [applicant.id]: { at: inDays(5) } });
    expect(await kindsOf(applicant)).toEqual(['moved', 'interviewTaken', 'interviewMoved']);
    const reminders = async () => (await subjectsTo(applicant)).filter((subject) => subject.startsWith('Tomorrow'));
    expect(await reminders()).toHaveLength(1);

    wait(1000);
    await decline(applicant);
    await decline(applicant);
    expect(await interview(applicant)).toMatchObject({ state: 'declined', by: 'applicant', at: null });
    expect(await takenOf(grace)).toEqual({});
    expect(await reminders()).toEqual([]);
    const declined = await read(applicant);
    expect(declined?.messages.filter(({ from }) => from === 'applicant')).toHaveLength(1);
    expect(declined?.interview).toBeUndefined();
    expect((await record(applicant)).waitsSince).toBe(new Date().toISOString());

    wait(1000);
    await take(applicant, inDays(3));
    wait(1000);
    await cancel(applicant);
    await cancel(applicant);
    expect((await read(applicant))?.choice).toEqual({ state: 'cancelled', by: 'applicant', times: [] });
    expect(await reminders()).toEqual([]);
    expect((await mailsTo(applicant)).at(-1)?.message).toMatchObject({
      subject: expect.stringMatching(/^Cancelled/),
      attachments: [{ content: expect.stringContaining('STATUS:CANCELLED') }],
    });
    await expect(take(applicant, inDays(3))).rejects.toMatchObject(refused(409, ownInterviewMessages.timeGone));
    await expect(decline(applicant, 'Another reason', 'l'.repeat(20))).rejects.toMatchObject(
      refused(409, ownInterviewMessages.nothingOffered),
    );
  });

  it('have one calendar entry for each round: a change keeps the entry, a second interview gets another', async () => {
    const applicant = await apply();
    await offer([applicant]);
    await take(applicant, inDays(3));
    wait(1000);
    await take(applicant, inDays(4));
    expect((await read(applicant))?.interview).not.toHaveProperty('round');
    wait(4 * day + hour);
    await offer([applicant], [at(inDays(6)), at(inDays(7))]);
    await take(applicant, inDays(6));
    expect(await read(applicant)).toMatchObject({ interview: { round: 2 } });
    wait(1000);
    await cancel(applicant);
    const files = (await mailsTo(applicant)).flatMap(({ message }) => message.attachments ?? []);
    const lineOf = (name: string) =>
      files.map(({ content }: { content: string }) => content.match(new RegExp(`^${name}:(.*)\r$`, 'm'))?.[1]);
    const { reference } = applicant;
    const [first, second] = [`${reference}@${identity.domain}`, `${reference}-2@${identity.domain}`];
    expect(lineOf('UID')).toEqual([first, first, second, second]);
    expect(lineOf('METHOD')).toEqual(['REQUEST', 'REQUEST', 'REQUEST', 'CANCEL']);
    expect(lineOf('ORGANIZER')).toEqual(Array.from({ length: 4 }, () => `mailto:${identity.careersEmail}`));
  });

  it('have emails with an end: reminders end at the start, offers at their last time, all others at the end', async () => {
    const applicant = await apply();
    await offer([applicant]);
    await take(applicant, inDays(3));
    wait(1000);
    await cancel(applicant);
    await offer([applicant]);
    await take(applicant, inDays(3));
    const endOf = ({ delivery }: Awaited<ReturnType<typeof mailsTo>>[number]) =>
      delivery.sendBefore?.toDate().toISOString();
    const over = new Date(Date.parse(inDays(3)) + 45 * 60_000).toISOString();
    // The emails are about a confirmed, a cancelled, and again a confirmed interview, and a reminder.
    expect((await mailsTo(applicant)).map(endOf)).toEqual([over, over, over, inDays(3)]);
    const offers = (await project.documents('mail')).filter(({ isWrittenByAdmin }) => isWrittenByAdmin);
    expect(offers.map((mail) => endOf(mail as never))).toEqual([inDays(5), inDays(5)]);
  });

  it('can be cancelled by an admin who saw the current state, and set by an admin', async () => {
    const applicant = await apply();
    await expect(cancelAsAdmin(applicant, new Date().toISOString())).rejects.toMatchObject(
      refused(404, deskMessages.notFound),
    );
    await offer([applicant]);
    const seen = (await interview(applicant))?.changedAt;
    await take(applicant, inDays(3));
    await expect(cancelAsAdmin(applicant, seen)).rejects.toMatchObject(refused(409, deskMessages.interviewChanged));
    wait(1000);
    await cancelAsAdmin(applicant);
    await cancelAsAdmin(applicant);
    expect((await read(applicant))?.choice).toMatchObject({ state: 'cancelled', by: 'admin' });
    expect((await subjectsTo(applicant)).filter((subject) => subject.startsWith('Cancelled'))).toHaveLength(1);
    expect(await toldTo(grace)).toEqual(['interviewTaken', 'interviewCancelled']);

    const { version: _version, ...invitation } = builtInTemplates.invitation;
    await write([applicant], { ...invitation, interview: at(inDays(6), { interviewer: mary }) });
    await letLeave();
    wait(60_000);
    expect((await read(applicant))?.interview).toEqual({ at: inDays(6), minutes: 45, where: 'Tashkent office' });
    expect(await toldTo(mary)).toEqual(['interviewArranged']);
    await offer([applicant], [at(inDays(2)), at(inDays(3))]);
    await cancelAsAdmin(applicant);
    expect((await subjectsTo(applicant)).at(-1)).toMatch(/^Your interview/);
    expect((await read(applicant))?.choice?.times).toEqual([]);
  });

  it('can be moved by an admin who saw the current state: the applicant gets the new time, and the old one is free', async () => {
    const applicant = await apply();
    await expect(moveAsAdmin(applicant, inDays(6), new Date().toISOString())).rejects.toMatchObject(
      refused(404, deskMessages.notFound),
    );
    await offer([applicant]);
    const seen = (await interview(applicant))?.changedAt;
    await expect(moveAsAdmin(applicant, inDays(6))).rejects.toMatchObject(refused(409, deskMessages.nothingToMove));
    await take(applicant, inDays(3));
    await expect(moveAsAdmin(applicant, inDays(6), seen)).rejects.toMatchObject(
      refused(409, deskMessages.interviewChanged),
    );
    for (const wrong of [inDays(-1), inDays(interviewLimits.daysAhead + 1)])
      await expect(moveAsAdmin(applicant, wrong)).rejects.toMatchObject({ status: 400 });
    expect(await subjectsTo(applicant)).toHaveLength(2);

    wait(1000);
    await moveAsAdmin(applicant, inDays(6));
    await moveAsAdmin(applicant, inDays(6), seen);
    expect(await takenOf(grace)).toMatchObject({ [applicant.id]: { at: inDays(6) } });
    const shown = await read(applicant);
    expect(shown?.interview).toEqual({ at: inDays(6), minutes: 45, where: 'Tashkent office' });
    expect(shown?.choice?.times.map((one) => one.at)).toEqual([inDays(4), inDays(5)]);
    expect(await record(applicant)).toMatchObject({ interview: { at: inDays(6) } });
    expect(await kindsOf(applicant)).toEqual(['moved', 'interviewTaken', 'interviewMoved']);
    expect(await toldTo(grace)).toEqual(['interviewTaken', 'interviewMoved']);
    const [, moved, reminder, ...others] = await mailsTo(applicant);
    expect(others).toEqual([]);
    expect(moved?.message).toMatchObject({
      subject: expect.stringMatching(/^New time: your interview/),
      attachments: [{ content: expect.stringContaining(`DTSTART:${inDays(6).slice(0, 19).replaceAll(/[-:]/g, '')}Z`) }],
    });
    expect(reminder?.delivery.startTime.toDate().toISOString()).toBe(inDays(5));
    wait(1000);
    await take(applicant, inDays(4));
    wait(4 * day + hour);
    await expect(moveAsAdmin(applicant, inDays(6))).rejects.toMatchObject(refused(409, deskMessages.nothingToMove));
  });

  it('end when the application is rejected, and come back when that is undone, unless another applicant has the time', async () => {
    const [one, two] = [await apply(), await apply()];
    await offer([one, two]);
    await take(one, inDays(3));
    wait(1000);
    await move(one, 'rejected');
    expect(await interview(one)).toMatchObject({ state: 'cancelled', endedFrom: 'arranged' });
    expect(await takenOf(grace)).toEqual({});
    expect((await mailsTo(one)).map(({ message }) => message.subject.split(':')[0])).toEqual([
      'Your interview',
      'Cancelled',
    ]);
    await move(one, 'interview');
    expect(await interview(one)).toMatchObject({ state: 'arranged', at: inDays(3), endedFrom: null });
    expect((await mailsTo(one)).map(({ message }) => message.subject.split(':')[0])).toEqual([
      'Your interview',
      'Tomorrow',
    ]);
    wait(1000);
    await move(one, 'rejected');
    await take(two, inDays(3));
    await move(one, 'interview');
    expect(await interview(one)).toMatchObject({ state: 'cancelled' });
    expect(Object.keys(await takenOf(grace))).toEqual([two.id]);
  });

  it('end when the applicant withdraws, and are erased with the application', async () => {
    const [one, two] = [await apply(), await apply()];
    await offer([one, two]);
    await take(one, inDays(3));
    await call('withdrawApplication', { body: { token: one.token, reference: one.reference } });
    expect(await interview(one)).toMatchObject({ state: 'cancelled', by: 'applicant' });
    expect(await toldTo(grace)).toEqual(['interviewTaken', 'interviewCancelled']);
    await expect(take(one, inDays(4))).rejects.toMatchObject(refused(409, ownInterviewMessages.nothingOffered));

    await take(two, inDays(3));
    const { applications } = await exportPerson(two.email);
    expect(applications[0]?.interviewTimes).toMatchObject({ state: 'arranged', at: inDays(3) });
    await erasePerson(two.email, ['applications'], new Date());
    expect(await project.documents('interviews')).toHaveLength(1);
    expect(await takenOf(grace)).toEqual({});
    expect(await mailsTo(two)).toEqual([]);
    await expect(take(two, inDays(4))).rejects.toMatchObject(refused(404, senderPageMessages.linkEnded));
    expect(await toldTo(grace)).toHaveLength(4);
  });

  it('have no reminder if they are within a day; a due reminder is sent once, however often the sweep runs', async () => {
    const applicant = await apply();
    await offer([applicant], [at(inDays(1, -2)), at(inDays(3))]);
    await take(applicant, inDays(1, -2));
    expect(await mailsTo(applicant)).toHaveLength(1);
    wait(1000);
    await take(applicant, inDays(3));
    const sent: string[] = [];
    const send = async (id: string) => {
      sent.push(id);
      return { messageId: id, accepted: [], rejected: [], pending: [], response: '250' };
    };
    const reminder = (await mailsTo(applicant)).at(-1)?.id ?? '';
    const swept = async () => {
      const queued = await sweepOutbox(new Date(), 0);
      await Promise.all(queued.map((id) => deliver(id, { send, wait: () => undefined, maxAttempts: 5 })));
    };
    await swept();
    expect(sent).not.toContain(reminder);
    setTime(new Date(Date.parse(inDays(2)) + hour / 4));
    await Promise.all([swept(), swept()]);
    await swept();
    expect(sent.filter((id) => id === reminder)).toHaveLength(1);
  });
});

describe('An impossible request', () => {
  it('to offer times is refused', async () => {
    const applicant = await apply();
    const past = [at(inDays(-1)), at(inDays(2))];
    await expect(write([applicant], { times: past })).rejects.toMatchObject({
      errors: { times: deskMessages.timeOver },
    });
    const far = [at(inDays(400)), at(inDays(2))];
    await expect(write([applicant], { times: far })).rejects.toMatchObject({
      errors: { times: deskMessages.timeOver },
    });
    const strangers = await write([applicant], { times: [at(inDays(2), { interviewer: 'nobody' }), at(inDays(3))] });
    expect(strangers).toEqual([{ id: applicant.id, done: false, message: deskMessages.notAnAdmin }]);
    const request = {
      parameters: { kind: 'enquiries' },
      body: { ids: [applicant.id], ...words, times: threeTimes },
    };
    await expect(call('sendMessage', request)).rejects.toMatchObject({
      errors: { times: deskMessages.onlyApplicants },
    });
    expect(await project.documents('interviews')).toEqual([]);
  });

  it('for a time is refused: the time is over, was not offered, or its interviewer has left the team', async () => {
    const applicant = await apply();
    await expect(take(applicant, inDays(3))).rejects.toMatchObject(refused(409, ownInterviewMessages.nothingOffered));
    await expect(cancel(applicant)).rejects.toMatchObject(refused(409, ownInterviewMessages.nothingOffered));
    await offer([applicant], [at(inDays(3)), at(inDays(4), { interviewer: mary })]);
    await expect(cancel(applicant)).rejects.toMatchObject(refused(409, ownInterviewMessages.nothingToCancel));
    await expect(take(applicant, inDays(5))).rejects.toMatchObject(refused(409, ownInterviewMessages.timeGone));
    await firestore.collection('admins').doc(mary).delete();
    expect((await read(applicant))?.choice?.times).toHaveLength(1);
    await expect(take(applicant, inDays(4))).rejects.toMatchObject(refused(409, ownInterviewMessages.timeGone));
    setTime(new Date(Date.parse(inDays(3)) + 1000));
    await expect(take(applicant, inDays(3))).rejects.toMatchObject(refused(409, ownInterviewMessages.timeOver));
  });

  it('is refused for an interview that has begun, and after too many changes', async () => {
    const applicant = await apply();
    await offer([applicant]);
    await take(applicant, inDays(3));
    // The applicant can change the time only once more.
    await firestore
      .collection('interviews')
      .doc(applicant.id)
      .update({ taken: interviewLimits.taken - 1 });
    wait(1000);
    await take(applicant, inDays(4));
    await expect(take(applicant, inDays(5))).rejects.toMatchObject(refused(409, ownInterviewMessages.tooManyChanges));
    setTime(new Date(Date.parse(inDays(4)) + 1000));
    await expect(cancel(applicant)).rejects.toMatchObject(refused(409, ownInterviewMessages.nothingToCancel));
    await expect(decline(applicant)).rejects.toMatchObject(refused(409, ownInterviewMessages.nothingToCancel));
    await expect(cancelAsAdmin(applicant)).rejects.toMatchObject(refused(409, deskMessages.nothingToCancel));
  });
});

describe.each([
  [
    'taking a time',
    (body: { token: string; reference: string }) => call('takeInterviewTime', { body: { ...body, at: inDays(4) } }),
    'arranged',
  ],
  [
    'cancelling an interview',
    (body: { token: string; reference: string }) => call('cancelOwnInterview', { body }),
    'cancelled',
  ],
] as const)('%s', (_what, act, state) => {
  for (const kind of interruptions)
    it(`${kind} any of its steps, and repeated, happens once`, whenTried(kind), async () => {
      await atEveryStep(kind, async (interruption) => {
        await project.clear();
        await begin();
        const applicant = await apply();
        await offer([applicant]);
        if (state === 'cancelled') await take(applicant, inDays(3));
        wait(1000);
        const { token, reference } = applicant;
        await project.interrupt(interruption, () => act({ token, reference }));
        await act({ token, reference });
        expect(await interview(applicant), interruption.struck).toMatchObject({ state });
        const subjects = (await subjectsTo(applicant)).map((subject) => subject.split(':')[0]);
        expect(subjects, interruption.struck).toEqual(
          state === 'arranged' ? ['Your interview', 'Tomorrow'] : ['Your interview', 'Cancelled'],
        );
        expect(Object.keys(await takenOf(grace)), interruption.struck).toEqual(
          state === 'arranged' ? [applicant.id] : [],
        );
      });
    });
});
