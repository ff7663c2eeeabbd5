import type { ScorecardInput } from '@site/contract/desk/scorecard-routes';
import { type Grade, scorecardMessages } from '@site/contract/desk/scorecards';
import { defaultCriteria } from '@site/contract/jobs/job-assessment';
import { type Role, roles } from '@site/contract/team/roles';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eraseWithFiles } from '../../functions/src/desk/erase-submissions.ts';
import { remindOfScorecards } from '../../functions/src/desk/interviews/scorecard-reminders.ts';
import { exportPerson } from '../../functions/src/desk/person.ts';
import type { Caller } from '../../functions/src/http/caller.ts';
import { freshSignIn, requestOf } from '../../functions/src/test-support/handlers.ts';
import { ownDesk } from '../support/own-desk.ts';
import { ownProject } from '../support/own-project.ts';

const project = ownProject('scorecards');
const firestore = await project.firestore();
const { handlers, ...desk } = ownDesk(project);

const callerOf = (uid: string, ...roles: Role[]): Caller => ({
  uid,
  user: { name: uid, username: uid, email: `${uid}@example.com`, admin: true },
  roles,
  signIn: freshSignIn(),
});
const [grace, mary] = [callerOf('grace', 'interviewer'), callerOf('mary', 'interviewer')];

beforeEach(async () => {
  for (const { uid, user } of [grace, mary])
    await firestore.collection('admins').doc(uid).set({ email: user.email, roles });
});
afterEach(project.clear);

/** Stores an application that is assigned to these admins. Gives its id. */
async function apply(...assignedTo: string[]): Promise<string> {
  const { id } = await desk.apply();
  await firestore.collection('applications').doc(id).update({ assignedTo });
  return id;
}

const card = (recommendation: Grade = 'yes', criteria: readonly string[] = defaultCriteria): ScorecardInput => ({
  judgements: criteria.map((criterion) => ({
    criterion,
    grade: recommendation,
    reason: 'Drew the scheme from memory',
  })),
  recommendation,
  summary: 'Would be glad to work with them.',
});
const send = (who: Caller, id: string, body = card(), idempotencyKey: string | undefined = crypto.randomUUID()) =>
  handlers.sendScorecard(requestOf<'sendScorecard'>({ parameters: { id }, body, idempotencyKey }, who));
const cardsOf = async (id: string) =>
  (await firestore.collection('applications').doc(id).collection('scorecards').get()).docs;
const applicationOf = async (id: string) => firestore.collection('applications').doc(id).get();

describe('A scorecard', () => {
  it('is stored as its author sent it, and the history says so', async () => {
    const id = await apply('grace', 'mary');
    const { data } = await send(grace, id);
    expect(data.scorecard).toMatchObject({ by: { uid: 'grace' }, ...card() });
    await send(mary, id, card('strong-no'));
    expect((await cardsOf(id)).map((one) => [one.id, one.get('recommendation')])).toEqual([
      ['grace', 'yes'],
      ['mary', 'strong-no'],
    ]);
    expect((await applicationOf(id)).get('judgedBy')).toEqual(['grace', 'mary']);
    const lines = await firestore.collection('applications').doc(id).collection('changes').get();
    expect(lines.docs.map((line) => line.get('kind'))).toEqual(['judged', 'judged']);
  });

  it('that is sent again, because its answer was lost, is stored once; a second card is refused, and the first stays', async () => {
    const id = await apply('grace');
    const first = await send(grace, id, card(), 'the-key-of-this-card');
    expect(await send(grace, id, card(), 'the-key-of-this-card')).toEqual(first);
    const refused = { status: 409, message: scorecardMessages.sentAlready };
    await expect(send(grace, id, card('no'), 'the-key-of-this-card')).rejects.toMatchObject(refused);
    await expect(send(grace, id, card('no'))).rejects.toMatchObject(refused);
    expect((await cardsOf(id)).map((one) => one.get('recommendation'))).toEqual(['yes']);
  });

  it('sent from two tabs at once is stored once', async () => {
    const id = await apply('grace');
    const sent = await Promise.allSettled([send(grace, id, card('yes')), send(grace, id, card('no'))]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await cardsOf(id)).toHaveLength(1);
  });

  it('is refused in the same words for an application that is not assigned and for one that does not exist', async () => {
    const id = await apply('mary');
    const gone = { status: 404, message: scorecardMessages.gone };
    await expect(send(grace, id)).rejects.toMatchObject(gone);
    await expect(send(grace, 'no-such-application')).rejects.toMatchObject(gone);
    for (const unknown of [id, 'no-such-application'])
      await expect(
        handlers.readScorecardCriteria(requestOf<'readScorecardCriteria'>({ parameters: { id: unknown } }, grace)),
      ).rejects.toMatchObject({ status: 404 });
    expect(await cardsOf(id)).toHaveLength(0);
    // An admin with the role *hiring* can judge all applications.
    await send(callerOf('ada', 'hiring'), id);
    expect(await cardsOf(id)).toHaveLength(1);
  });

  it('is refused when the application was erased in the meantime, and nothing is stored', async () => {
    const id = await apply('grace');
    await eraseWithFiles('applications', [firestore.collection('applications').doc(id)]);
    await expect(send(grace, id)).rejects.toMatchObject({ status: 404, message: scorecardMessages.gone });
    expect(await cardsOf(id)).toHaveLength(0);
    expect((await project.things()).filter((thing) => thing.includes(id))).toEqual([]);
  });

  it('by old criteria of the job is refused with the current ones', async () => {
    const id = await apply('grace');
    await firestore
      .collection('applications')
      .doc(id)
      .update({ job: { reference: 'J-0042', title: 'Engineer' } });
    await firestore
      .collection('jobHiring')
      .doc('one')
      .set({ reference: 'J-0042', criteria: ['Reads a relay'] });
    await expect(send(grace, id)).rejects.toMatchObject({
      status: 409,
      message: scorecardMessages.criteriaChanged,
      data: { criteria: ['Reads a relay'] },
    });
    await send(grace, id, card('yes', ['Reads a relay']));
    expect(await cardsOf(id)).toHaveLength(1);
  });

  it('is erased with its application, and is in the export of the person', async () => {
    const id = await apply('grace');
    await send(grace, id);
    const email = String((await applicationOf(id)).get('email'));
    const person = await exportPerson(email);
    expect(person.applications).toMatchObject([{ scorecards: [{ id: 'grace', ...card() }] }]);
    await eraseWithFiles('applications', [firestore.collection('applications').doc(id)]);
    expect(await cardsOf(id)).toHaveLength(0);
  });
});

describe('A reminder of a scorecard', () => {
  const hour = 3_600_000;
  const end = new Date('2026-11-20T10:45:00Z');
  const after = (hours: number) => new Date(end.getTime() + hours * hour);
  const interview = (id: string, more: object = {}) => {
    const time = { at: new Date('2026-11-20T10:00:00Z'), minutes: 45, where: 'Here', interviewer: { uid: 'grace' } };
    const times = { changedAt: end, offered: [], at: time.at, time };
    return firestore
      .collection('interviews')
      .doc(id)
      .set({ state: 'arranged', ...times, ...more });
  };
  const remind = (hours: number) => remindOfScorecards(after(hours));
  const waiting = async () =>
    ((await firestore.collection('notifications').doc('grace').get()).get('lines') ?? []).length;

  it('comes once, an hour after the interview and not before', async () => {
    const id = await apply('grace');
    await interview(id);
    expect(await remind(-1)).toBe(0);
    expect(await remind(0.9)).toBe(0);
    expect(await remind(1)).toBe(1);
    expect(await remind(1.5)).toBe(0);
    expect(await waiting()).toBe(1);
  });

  it('does not come a day later, nor for an interview that was cancelled, ended, erased or judged', async () => {
    const id = await apply('grace');
    await interview(id);
    expect(await remind(24)).toBe(0);
    await interview(id, { state: 'cancelled', at: null });
    expect(await remind(2)).toBe(0);
    await interview(id);
    await firestore.collection('applications').doc(id).update({ status: 'rejected' });
    expect(await remind(2)).toBe(0);
    await interview('erased');
    expect(await remind(2)).toBe(0);
    await firestore.collection('applications').doc(id).update({ status: 'interview' });
    await send(grace, id);
    expect(await remind(2)).toBe(0);
    expect(await waiting()).toBe(0);
  });
});
