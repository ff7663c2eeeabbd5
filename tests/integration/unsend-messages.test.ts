import { deskMessages } from '@site/contract/desk/desk-schemas';
import { builtInTemplates, type TemplateName } from '@site/contract/desk/message-templates';
import type { ApplicationRecord } from '@site/contract/desk/submission-record';
import { tomorrowMorning } from '@site/contract/jobs/job-closing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moveToBin, restoreFromBin, sendAgain } from '../../functions/src/desk/review-mails.ts';
import { messageLeaves } from '../../functions/src/desk/send-message.ts';
import { deliver } from '../../functions/src/mail/delivery-attempt.ts';
import { beginDelivery } from '../../functions/src/mail/outbox.ts';
import { sweepOutbox } from '../../functions/src/mail/sweep-outbox.ts';
import { actingAdmin, adminRequest } from '../support/handler-requests.ts';
import { setTime, wait } from '../support/own-clock.ts';
import { ownDesk } from '../support/own-desk.ts';
import { ownProject } from '../support/own-project.ts';

const project = ownProject('unsend-messages');
const firestore = await project.firestore();

// Firestore writes its own times. With a clock far from these, emails would look as if they came from a copy of the database.
const { call, handlers, tokenFor, apply, record, move, unsend, linesOf, kindsOf, ...desk } = ownDesk(project);

/** The ids of the emails that have left. */
const left: string[] = [];
const send = async (id: string) => {
  left.push(id);
  return { messageId: id, accepted: [], rejected: [], pending: [], response: '250' };
};
/** Runs the task of an email at once, as the emulator does. */
const runTask = (id: string) => deliver(id, { send, wait, maxAttempts: 5, whenLeaving: messageLeaves });

beforeEach(() => {
  setTime(new Date());
  left.splice(0);
});
afterEach(project.clear);

const interview = { at: '2026-12-01T09:30:00Z', minutes: 45, where: 'Tashkent office' };
const wordsOf = (name: TemplateName) => ({
  subject: builtInTemplates[name].subject,
  text: builtInTemplates[name].text,
});
const rejection = { ...wordsOf('not-this-time'), status: 'rejected' as const };
const invitation = { ...wordsOf('invitation'), status: 'interview' as const, interview };

/** Sends a message. Gives the outcome for each recipient. */
const write = (people: readonly ApplicationRecord[], message: object = rejection, key?: string) =>
  desk.write(people, message, key);

/** Sends a message. Gives the ids with which the message can be taken back. */
async function sent(person: ApplicationRecord, message: object = rejection) {
  const [outcome] = await write([person], message);
  if (!outcome?.done) throw new Error(outcome?.message);
  return outcome;
}

const counts = async () => (await desk.counter('applications'))?.statuses;
const mailIds = async () => (await project.documents('mail')).map(({ id }) => id);

describe('A message', () => {
  it('to one person leaves ten seconds after it was sent, whenever its task runs, and the sweep does not send it earlier', async () => {
    const { messageId, leavesAt } = await sent(await apply());
    expect(Date.parse(leavesAt) - Date.now()).toBe(10_000);
    const queued: string[] = [];
    const sweep = async () => queued.push(...(await sweepOutbox(new Date(), 0)));
    wait(9999);
    await sweep();
    expect(queued).not.toContain(messageId);
    expect(await beginDelivery(messageId, new Date(), 5)).toEqual({ action: 'early', until: new Date(leavesAt) });
    expect(await runTask(messageId)).toBe('done');
    expect({ left, time: new Date().toISOString() }).toEqual({ left: [messageId], time: leavesAt });
  });

  it('to many people waits longer, the same for each of them, because the last is queued after the first', async () => {
    const outcomes = await write([await apply(), await apply(), await apply()]);
    const until = new Set(outcomes.map((outcome) => outcome.done && Date.parse(outcome.leavesAt) - Date.now()));
    expect(until).toEqual(new Set([11_000]));
  });

  it('that is sent again with its key gets the same answer', async () => {
    const person = await apply();
    const first = await write([person], rejection, 'k'.repeat(20));
    wait(3000);
    expect(await write([person], rejection, 'k'.repeat(20))).toEqual(first);
  });
});

describe('A message that an admin takes back', () => {
  it('never leaves: the timeline keeps one line, and the outbox nothing', async () => {
    const person = await apply();
    const message = await sent(person);
    wait(5000);
    expect(await unsend(message)).toMatchObject([{ id: person.id, done: true, standing: { status: 'new' } }]);
    expect(await linesOf(person, 'messages')).toEqual([]);
    expect(await mailIds()).not.toContain(message.messageId);
    expect(await runTask(message.messageId)).toBe('done');
    expect(left).toEqual([]);
    expect((await kindsOf(person)).toSorted((one, other) => one.localeCompare(other))).toEqual(['unsent']);
    expect(JSON.stringify(await linesOf(person, 'changes'))).not.toContain(rejection.text.slice(0, 20));
  });

  it('has changed nothing: neither the status, nor the counts, nor the interview', async () => {
    const person = await apply();
    await move(person, 'reviewing');
    wait(1000);
    const before = [await record(person), await counts(), await project.documents('interviews')];
    const message = await sent(person, invitation);
    expect(message.standing.status).toBe('reviewing');
    const { waitingMove, ...others } = await record(person);
    expect([others, await counts(), await project.documents('interviews')]).toEqual(before);
    expect(waitingMove).toEqual({ to: 'interview', message: message.messageId, leavesAt: message.leavesAt });
    wait(1000);
    const { status, statusChangedAt } = others;
    expect(await unsend(message)).toEqual([{ id: person.id, done: true, standing: { status, statusChangedAt } }]);
    expect([await record(person), await counts(), await project.documents('interviews')]).toEqual(before);
  });

  it('can wait for tomorrow morning: it can be taken back until then, and the applicant learns nothing before', async () => {
    const person = await apply();
    const token = await tokenFor(person.email);
    const shown = async () => {
      const request = adminRequest<'readOwnApplications'>({ body: { token } });
      return (await handlers.readOwnApplications(request)).data.applications[0];
    };
    const tomorrow = { ...rejection, leavesAt: 'tomorrow-morning' };
    const message = await sent(person, tomorrow);
    expect(message.leavesAt).toBe(tomorrowMorning(person.country, new Date()).toISOString());
    const { receivedAt } = person;
    expect(await shown()).toMatchObject({ status: 'new', statusChangedAt: receivedAt, messages: [] });
    wait(Date.parse(message.leavesAt) - Date.now() - 1000);
    expect(await unsend(message)).toMatchObject([{ done: true, standing: { status: 'new' } }]);

    const second = await sent(person, tomorrow);
    wait(Date.parse(second.leavesAt) - Date.now());
    await runTask(second.messageId);
    expect(await shown()).toMatchObject({ status: 'rejected', messages: [{ at: expect.any(String) }] });
  });

  it('does not count as an answer: the applicant waits until a message has left', async () => {
    const person = await apply();
    const since = async () => (await record(person)).waitsSince;
    const { status: _status, ...only } = rejection;
    wait(1000);
    const first = await sent(person, only);
    wait(1000);
    const second = await sent(person, only);
    expect(await since()).toBe(person.receivedAt);
    await unsend(first);
    await runTask(second.messageId);
    expect(await since()).toBeNull();
    expect(await record(person)).toMatchObject({ wroteAt: second.leavesAt, firstWroteAt: second.leavesAt });
  });

  it('that moves no one leaves the status alone', async () => {
    const person = await apply();
    const { status: _status, ...only } = rejection;
    const message = await sent(person, only);
    await move(person, 'reviewing');
    const { status, statusChangedAt } = await record(person);
    expect(status).toBe('reviewing');
    expect(await unsend(message)).toEqual([{ id: person.id, done: true, standing: { status, statusChangedAt } }]);
  });

  it('is taken back once, even if the call is repeated', async () => {
    const person = await apply();
    const message = await sent(person);
    const [first] = await unsend(message, message);
    wait(1000);
    expect(await unsend(message)).toEqual([first]);
    expect((await linesOf(person, 'changes')).filter(({ kind }) => kind === 'unsent')).toHaveLength(1);
    expect(await counts()).toEqual({ new: 1 });
  });

  it('is not sent if its call is repeated; a new call sends a new message', async () => {
    const person = await apply();
    const [outcome] = await write([person], rejection, 'k'.repeat(20));
    if (!outcome?.done) throw new Error(outcome?.message);
    await unsend(outcome);
    const [again] = await write([person], rejection, 'k'.repeat(20));
    expect(again).toEqual({ id: person.id, done: false, message: deskMessages.wasTakenBack });
    expect(await mailIds()).not.toContain(outcome.messageId);
    expect((await record(person)).status).toBe('new');
    const anew = await sent(person);
    expect(anew.messageId).not.toBe(outcome.messageId);
    await runTask(anew.messageId);
    expect(left).toEqual([anew.messageId]);
  });
});

describe('A message that leaves tomorrow morning', () => {
  const tomorrow = { ...rejection, leavesAt: 'tomorrow-morning' };
  const inDays = (days: number) => new Date(Math.ceil(Date.now() / 60_000) * 60_000 + days * 86_400_000).toISOString();
  const untilItLeaves = ({ leavesAt }: { leavesAt: string }) => wait(Date.parse(leavesAt) - Date.now());
  const interviewAt = async ({ id }: { id: string }) => (await firestore.collection('interviews').doc(id).get()).data();
  const mailsTo = async (id: string) =>
    (await project.documents('mail')).filter((mail) => (mail.submission as { id?: string } | undefined)?.id === id);

  /** Stores an applicant with an interview in this many days. Gives the link to the applicant's page. */
  async function invited(days: number) {
    const person = await apply();
    const { messageId } = await sent(person, { ...invitation, interview: { ...interview, at: inDays(days) } });
    wait(10_000);
    await runTask(messageId);
    return { person, token: await tokenFor(person.email) };
  }
  const shownBy = async (token: string) =>
    (await call('readOwnApplications', { body: { token } })).data.applications[0];

  it('moves its recipient and cancels the interview only when it leaves', async () => {
    const { person, token } = await invited(3);
    const message = await sent(person, tomorrow);
    expect(message.standing.status).toBe('interview');
    wait(Date.parse(message.leavesAt) - Date.now() - 1000);
    expect(await record(person)).toMatchObject({ status: 'interview', interview: { minutes: 45 } });
    expect(await interviewAt(person)).toMatchObject({ state: 'arranged' });
    expect(await shownBy(token)).toMatchObject({ status: 'interview', interview: { minutes: 45 } });
    expect((await counts()).interview).toBe(1);

    wait(1000);
    const before = (await mailsTo(person.id)).length;
    await runTask(message.messageId);
    await runTask(message.messageId);
    expect(left.filter((id) => id === message.messageId)).toHaveLength(1);
    const after = await record(person);
    expect(after).toMatchObject({ status: 'rejected', wroteAt: message.leavesAt });
    expect(after.waitingMove).toBeUndefined();
    expect(await interviewAt(person)).toMatchObject({ state: 'cancelled', endedFrom: 'arranged' });
    // The reminder is deleted, and no second email says that the interview is cancelled.
    expect((await mailsTo(person.id)).length).toBe(before - 1);
    expect(await counts()).toMatchObject({ interview: 0, rejected: 1 });
    const moves = (await linesOf(person, 'changes')).filter(({ kind }) => kind === 'moved');
    expect(moves.at(-1)).toMatchObject({ from: 'interview', to: 'rejected', by: { uid: expect.any(String) } });
  });

  it('does not touch an interview that takes place earlier, and its applicant can still cancel it', async () => {
    const { person, token } = await invited(0.01);
    const message = await sent(person, tomorrow);
    wait(1000);
    await call('cancelOwnInterview', { body: { token, reference: person.reference } });
    expect(await interviewAt(person)).toMatchObject({ state: 'cancelled', by: 'applicant' });
    untilItLeaves(message);
    await runTask(message.messageId);
    expect((await record(person)).status).toBe('rejected');
  });

  it('brings the reason of its rejection as it leaves, and not before', async () => {
    const person = await apply();
    const message = await sent(person, { ...rejection, reason: 'filled' });
    expect(await record(person)).not.toHaveProperty('rejectionReason');
    untilItLeaves(message);
    await runTask(message.messageId);
    expect(await record(person)).toMatchObject({ status: 'rejected', rejectionReason: 'filled' });
    expect(await linesOf(person, 'changes')).toMatchObject([{ kind: 'moved', to: 'rejected', reason: 'filled' }]);
  });

  it('is taken back if a colleague decides otherwise before it leaves, or the applicant withdraws', async () => {
    const [offered, gone] = [await apply(), await apply()];
    const messages = [await sent(offered, tomorrow), await sent(gone, tomorrow)];
    wait(1000);
    await move(offered, 'offer');
    const token = await tokenFor(gone.email);
    await call('withdrawApplication', { body: { token, reference: gone.reference } });
    for (const message of messages) {
      untilItLeaves(message);
      expect(await runTask(message.messageId)).toBe('done');
    }
    expect(left).toEqual([]);
    expect([(await record(offered)).status, (await record(gone)).status]).toEqual(['offer', 'withdrawn']);
    for (const person of [offered, gone]) {
      expect(await linesOf(person, 'messages')).toEqual([]);
      expect(await kindsOf(person)).toContain('unsent');
      expect((await record(person)).waitingMove).toBeUndefined();
    }
  });

  it('stays if a colleague moves its recipient to the same status by hand before it leaves', async () => {
    const person = await apply();
    const message = await sent(person, tomorrow);
    wait(1000);
    await move(person, 'rejected');
    const { statusChangedAt } = await record(person);
    untilItLeaves(message);
    await runTask(message.messageId);
    expect(left).toEqual([message.messageId]);
    expect(await record(person)).toMatchObject({ status: 'rejected', statusChangedAt });
  });

  it('allows no second move: a message that would move the same applicant is refused until the first is taken back', async () => {
    const person = await apply();
    const first = await sent(person, tomorrow);
    expect(await write([person], tomorrow)).toEqual([{ id: person.id, done: false, message: deskMessages.moveWaits }]);
    await unsend(first);
    expect((await record(person)).waitingMove).toBeUndefined();
    expect(await write([person], tomorrow)).toMatchObject([{ done: true }]);
  });

  /** Sends a message that is not delivered for eight days, so that its email is then in quarantine. */
  async function quarantined() {
    const person = await apply();
    const message = await sent(person, tomorrow);
    untilItLeaves(message);
    wait(8 * 86_400_000);
    expect(await runTask(message.messageId)).toBe('done');
    expect(left).toEqual([]);
    return { person, message };
  }

  it('moves no one once an admin has discarded it in quarantine, and a second message can then be sent', async () => {
    const { person, message } = await quarantined();
    expect((await record(person)).waitingMove).toMatchObject({ message: message.messageId });
    expect(await moveToBin(message.messageId, actingAdmin())).toBe('discarded');
    const { status, waitingMove } = await record(person);
    expect({ status, waitingMove }).toEqual({ status: 'new', waitingMove: undefined });
    expect(await write([person], tomorrow)).toMatchObject([{ done: true }]);
    // The second message counts now. The first message moves no one when it is restored from the bin.
    expect(await restoreFromBin(message.messageId, actingAdmin())).toBe('restored');
    expect((await record(person)).waitingMove?.message).not.toBe(message.messageId);
  });

  it('moves its recipient as it leaves, if it was discarded and restored before', async () => {
    const { person, message } = await quarantined();
    await moveToBin(message.messageId, actingAdmin());
    await restoreFromBin(message.messageId, actingAdmin());
    await sendAgain(message.messageId, actingAdmin());
    await runTask(message.messageId);
    expect(left).toEqual([message.messageId]);
    const { status, waitingMove } = await record(person);
    expect({ status, waitingMove }).toEqual({ status: 'rejected', waitingMove: undefined });
  });

  it('does not move an applicant who was moved while it was in the bin', async () => {
    const { person, message } = await quarantined();
    await moveToBin(message.messageId, actingAdmin());
    await move(person, 'offer');
    await restoreFromBin(message.messageId, actingAdmin());
    await sendAgain(message.messageId, actingAdmin());
    await runTask(message.messageId);
    const { status, waitingMove } = await record(person);
    expect({ status, waitingMove }).toEqual({ status: 'offer', waitingMove: undefined });
  });
});

it('A message names the statuses that it covers, and is refused for applicants with another status', async () => {
  const [open, offered] = [await apply(), await apply()];
  await move(offered, 'offer');
  const outcomes = await write([open, offered], { ...rejection, onlyFrom: ['new', 'reviewing'] });
  expect(outcomes).toMatchObject([{ done: true }, { done: false, message: deskMessages.movedMeanwhile }]);
  for (const id of await mailIds()) await runTask(id);
  expect([(await record(open)).status, (await record(offered)).status]).toEqual(['rejected', 'offer']);
});

describe('A message that leaves', () => {
  it('moves its recipient, counts the move and arranges the interview, with its timeline and notices', async () => {
    const person = await apply();
    const message = await sent(person, invitation);
    await runTask(message.messageId);
    expect(await record(person)).toMatchObject({ status: 'interview', interview: { minutes: 45 } });
    expect((await record(person)).waitingMove).toBeUndefined();
    expect(await counts()).toMatchObject({ new: 0, interview: 1 });
    expect(await linesOf(person, 'changes')).toMatchObject([{ kind: 'moved', from: 'new', to: 'interview' }]);
    expect(await project.documents('interviews')).toMatchObject([{ state: 'arranged', offered: [] }]);
  });

  it('has its effects once, even if its email is tried again', async () => {
    const person = await apply();
    const { messageId } = await sent(person);
    wait(10_000);
    const refuse = () => Promise.reject(new Error('No'));
    const attempt = { wait, maxAttempts: 5, whenLeaving: messageLeaves };
    expect(await deliver(messageId, { ...attempt, send: refuse })).toBe('again');
    expect((await record(person)).status).toBe('rejected');
    wait(1000);
    await move(person, 'reviewing');
    const { wroteAt } = await record(person);
    wait(1000);
    expect(await deliver(messageId, { ...attempt, send })).toBe('done');
    expect(left).toEqual([messageId]);
    expect(await record(person)).toMatchObject({ status: 'reviewing', wroteAt });
    expect(await counts()).toMatchObject({ reviewing: 1, rejected: 0 });
  });

  it('neither moves an applicant who has withdrawn nor arranges an interview for them', async () => {
    const person = await apply();
    const { status: _status, ...only } = invitation;
    const message = await sent(person, only);
    wait(1000);
    const token = await tokenFor(person.email);
    const body = { token, reference: person.reference };
    await call('withdrawApplication', { body });
    await runTask(message.messageId);
    expect(left).toEqual([message.messageId]);
    expect(await record(person)).toMatchObject({ status: 'withdrawn', wroteAt: message.leavesAt });
    expect(await project.documents('interviews')).toEqual([]);
  });

  it('moves no one once it is too late, and a second message can then be sent', async () => {
    const person = await apply();
    const soon = { ...interview, at: new Date(Date.now() + 60_000).toISOString() };
    const message = await sent(person, { ...invitation, interview: soon });
    wait(120_000);
    await runTask(message.messageId);
    expect(left).toEqual([]);
    const { status, waitingMove } = await record(person);
    expect({ status, waitingMove }).toEqual({ status: 'new', waitingMove: undefined });
    expect(await project.documents('interviews')).toEqual([]);
    expect(await write([person])).toMatchObject([{ done: true }]);
  });

  it('is the only one that moves its recipient: two admins reject the same applicant, and one message leaves', async () => {
    const person = await apply();
    const outcomes = (await Promise.all([write([person]), write([person])])).flat();
    expect(outcomes.filter(({ done }) => done)).toHaveLength(1);
    expect(outcomes.find(({ done }) => !done)).toMatchObject({ message: deskMessages.moveWaits });
    // A message with another status is refused, too.
    expect(await write([person], invitation)).toMatchObject([{ message: deskMessages.moveWaits }]);
    for (const id of await mailIds()) await runTask(id);
    expect(await kindsOf(person)).toEqual(['moved']);
  });

  it('leaves at once if the configured delay is 0', async () => {
    vi.stubEnv('MESSAGE_DELAY_SECONDS', '0');
    const person = await apply();
    const message = await sent(person);
    vi.unstubAllEnvs();
    expect(message.leavesAt).toBe(new Date().toISOString());
    await runTask(message.messageId);
    expect((await record(person)).status).toBe('rejected');
  });
});

describe('A message can no longer be taken back', () => {
  it('once its delivery has begun, even if the delivery failed: the others of the same call are taken back', async () => {
    const people = [await apply(), await apply(), await apply()];
    const messages = (await write(people)).map((outcome) => {
      if (!outcome.done) throw new Error(outcome.message);
      return outcome;
    });
    const [begun, failed, waiting] = messages;
    if (!begun || !failed || !waiting) throw new Error('Three are written to');
    wait(12_000);
    await beginDelivery(begun.messageId, new Date(), 5, messageLeaves);
    const refuse = () => Promise.reject(new Error('No'));
    await deliver(failed.messageId, { send: refuse, wait, maxAttempts: 1, whenLeaving: messageLeaves });
    expect(await sendAgain(failed.messageId, actingAdmin())).toBe('retried');
    const hasLeft = { done: false, message: deskMessages.hasLeft };
    expect(await unsend(...messages)).toMatchObject([hasLeft, hasLeft, { done: true }]);
    expect((await record(begun)).status).toBe('rejected');
    expect(await linesOf(begun, 'messages')).toHaveLength(1);
  });

  it('if its task takes it at the same moment: it leaves, or is taken back, and never both', async () => {
    for (let round = 0; round < 2; round += 1) {
      const person = await apply();
      const message = await sent(person);
      wait(10_000);
      const [[outcome]] = await Promise.all([unsend(message), runTask(message.messageId)]);
      const hasLeft = outcome?.done === false;
      expect(left.includes(message.messageId)).toBe(hasLeft);
      const { status, waitingMove } = await record(person);
      expect({ status, waitingMove }).toEqual({ status: hasLeft ? 'rejected' : 'new', waitingMove: undefined });
      expect(await linesOf(person, 'messages')).toHaveLength(hasLeft ? 1 : 0);
      expect(await kindsOf(person)).toEqual([hasLeft ? 'moved' : 'unsent']);
    }
  });

  it('if it does not exist, or went to another person', async () => {
    const [person, other] = [await apply(), await apply()];
    const { messageId } = await sent(person);
    const notThere = { done: false, message: deskMessages.notFound };
    const outcomes = await unsend(
      { id: other.id, messageId },
      { id: person.id, messageId: 'never' },
      { id: 'gone', messageId },
    );
    expect(outcomes).toMatchObject([notThere, notThere, notThere]);
    expect(await mailIds()).toContain(messageId);
  });
});
