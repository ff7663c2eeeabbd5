import { isDeepStrictEqual } from 'node:util';
import type { BulkMailAction } from '@site/contract/mail/mail-routes';
import { limits } from '@site/contract/shared/limits';
import { type Role, roles } from '@site/contract/team/roles';
import * as logger from 'firebase-functions/logger';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type DeliveryFailure, deliveryFailed, pendingDelivery, quarantinedDelivery } from '../mail/delivery-plan.ts';
import { requestOf, testAdmin } from '../test-support/handlers.ts';
import { outboxInMemory } from '../test-support/outbox-in-memory.ts';
import { mailHandlers } from './review-mails.ts';

beforeEach(() => vi.clearAllMocks());

const hour = 3_600_000;
const refused: DeliveryFailure = { message: 'SMTP: EENVELOPE answer 550 at RCPT TO', isPermanent: true };

/** Gives an outbox with two emails of each kind, and a new one. */
function outboxOfAllKinds() {
  const memory = outboxInMemory();
  const now = memory.now();
  for (const index of [1, 2]) {
    memory.store(`failed-${index}`, deliveryFailed(pendingDelivery(now), now, refused, 5));
    memory.store(`stuck-${index}`, pendingDelivery(now));
    memory.store(`quarantined-${index}`, quarantinedDelivery(now, 'no-token'));
  }
  memory.wait(hour + 1);
  memory.store('new', pendingDelivery(memory.now()));
  return { ...memory, ...callers() };
}

function callers() {
  const handlers = mailHandlers;
  const call = async (
    action: BulkMailAction,
    more: { ids?: string[]; after?: string } = {},
    held: readonly Role[] = roles,
  ) => {
    const request = requestOf<'bulkMails'>({ body: { action, ...more } }, testAdmin({ roles: held }));
    return (await handlers.bulkMails(request)).data;
  };
  return { call, handlers };
}

describe('with many emails at once an admin', () => {
  test('sends again the given-up and stuck emails, and no others', async () => {
    const { call, queued, deliveryOf } = outboxOfAllKinds();
    expect((await call('retry')).done.toSorted()).toEqual(['failed-1', 'failed-2', 'stuck-1', 'stuck-2']);
    expect(queued().toSorted()).toEqual(['failed-1', 'failed-2', 'stuck-1', 'stuck-2']);
    expect(deliveryOf('failed-1')).toMatchObject({ state: 'PENDING', attempts: 0, error: null });
    expect(deliveryOf('quarantined-1')).toMatchObject({ state: 'HELD' });
  });

  test('releases the quarantined emails', async () => {
    const { call, queued, deliveryOf } = outboxOfAllKinds();
    expect(await call('release')).toEqual({ done: ['quarantined-1', 'quarantined-2'] });
    expect(queued().toSorted()).toEqual(['quarantined-1', 'quarantined-2']);
    expect([deliveryOf('quarantined-2').state, deliveryOf('failed-1').state]).toEqual(['PENDING', 'ERROR']);
  });

  test('discards the quarantined emails, and restores them unchanged', async () => {
    const { call, queued, deliveryOf, fieldsOf } = outboxOfAllKinds();
    const ids = ['quarantined-1', 'quarantined-2'];
    expect(await call('discard')).toEqual({ done: ids });
    expect([deliveryOf('quarantined-1').state, deliveryOf('failed-1').state]).toEqual(['DISCARDED', 'ERROR']);
    for (const action of ['retry', 'release'] as const) expect(await call(action, { ids })).toEqual({ done: [] });
    expect(await call('restore', { ids: ['quarantined-1', 'failed-1', 'nobody'] })).toEqual({
      done: ['quarantined-1'],
    });
    expect(deliveryOf('quarantined-1')).toMatchObject({ state: 'HELD', error: 'no-token' });
    expect(await call('restore')).toEqual({ done: ['quarantined-2'] });
    expect(fieldsOf('enquiries/quarantined-2')).toBeDefined();
    expect(queued()).toEqual([]);
  });

  test('can choose: of the named emails, the action takes those that it is for', async () => {
    const { call, queued, deliveryOf } = outboxOfAllKinds();
    const ids = ['failed-1', 'failed-1', 'stuck-2', 'quarantined-1', 'new', 'nobody'];
    expect(await call('retry', { ids })).toEqual({ done: ['failed-1', 'stuck-2'] });
    expect(queued().toSorted()).toEqual(['failed-1', 'stuck-2']);
    expect(await call('discard', { ids })).toEqual({ done: ['quarantined-1'] });
    expect(deliveryOf('quarantined-2')).toMatchObject({ state: 'HELD' });
  });

  test('dismisses only given-up emails, and restores them', async () => {
    const { call, queued, deliveryOf } = outboxOfAllKinds();
    expect((await call('dismiss')).done.toSorted()).toEqual(['failed-1', 'failed-2']);
    expect([deliveryOf('failed-1').state, deliveryOf('quarantined-1').state]).toEqual(['DISCARDED', 'HELD']);
    expect((await call('retry')).done.toSorted()).toEqual(['stuck-1', 'stuck-2']);
    expect((await call('restore')).done.toSorted()).toEqual(['failed-1', 'failed-2']);
    expect(deliveryOf('failed-1')).toMatchObject({ state: 'ERROR', error: refused.message });
    expect(queued().toSorted()).toEqual(['stuck-1', 'stuck-2']);
  });

  test('reaches the emails that their roles can read, and no others', async () => {
    const memory = outboxInMemory();
    const failed = deliveryFailed(pendingDelivery(memory.now()), memory.now(), refused, 5);
    for (const readers of ['hiring', 'team', 'nobody'] as const) memory.store(readers, failed, 'message', readers);
    const { call, handlers } = callers();
    const ids = ['hiring', 'team', 'nobody'];
    expect((await call('dismiss', { ids }, ['hiring'])).done).toEqual(['hiring']);
    expect((await call('restore', {}, ['hiring'])).done).toEqual(['hiring']);
    expect((await call('retry', {}, ['team'])).done.toSorted()).toEqual(['nobody', 'team']);
    const ofTeam = requestOf<'discardMail'>({ parameters: { id: 'hiring' } }, testAdmin({ roles: ['team'] }));
    await expect(handlers.discardMail(ofTeam)).rejects.toMatchObject({ status: 404 });
  });

  test('continues after the email that the answer before names', async () => {
    const { call } = outboxOfAllKinds();
    expect((await call('retry', { after: 'failed-1' })).done.toSorted()).toEqual(['failed-2', 'stuck-1', 'stuck-2']);
  });

  test('starts the intake of the desk only if a submission was released', async () => {
    const { call, enqueue } = outboxOfAllKinds();
    await call('retry');
    await call('release', { ids: ['failed-1'] });
    const queues = () => enqueue.mock.calls.map(([queue]) => queue);
    expect(queues()).not.toContain('takeInSubmissions');
    await call('release', { ids: ['quarantined-1'] });
    expect(queues()).toContain('takeInSubmissions');
  });

  test('leaves the record of a stuck email as it is', async () => {
    const { call, deliveryOf, fieldsOf } = outboxOfAllKinds();
    const before = fieldsOf('mail/stuck-1');
    await call('retry');
    expect(fieldsOf('mail/stuck-1')).toBe(before);
    expect(deliveryOf('stuck-1').state).toBe('PENDING');
  });

  test('acts once, even if two admins act at the same time', async () => {
    const { call, queued } = outboxOfAllKinds();
    const answers = await Promise.all([call('release'), call('release'), call('discard')]);
    expect(answers.flatMap(({ done }) => done).toSorted()).toEqual(['quarantined-1', 'quarantined-2']);
    expect(new Set(queued()).size).toBe(queued().length);
  });

  test('handles more emails than one call takes', async () => {
    const memory = outboxInMemory();
    const ids = Array.from({ length: limits.mailsPerAnswer + 1 }, (_, index) => `held-${index}`);
    for (const id of ids) memory.store(id, quarantinedDelivery(memory.now(), 'no-token'));
    const { call } = callers();
    const { done, next } = await call('discard');
    expect(done).toHaveLength(limits.mailsPerAnswer);
    expect(next).toBe(done.at(-1));
    expect(await call('discard', { after: String(next) })).toEqual({ done: [expect.any(String)] });
    expect(ids.filter((id) => memory.deliveryOf(id).state === 'HELD')).toEqual([]);
  });

  test('reaches the other emails if one cannot be queued, and gets an error', async () => {
    const { enqueue, call, deliveryOf } = outboxOfAllKinds();
    enqueue.mockRejectedValueOnce(new Error('403'));
    await expect(call('release')).rejects.toThrow('403');
    expect(enqueue.mock.calls.map(([queue]) => queue)).toEqual(['deliverMail', 'deliverMail', 'takeInSubmissions']);
    // The sweep queues the other email.
    expect([1, 2].map((index) => deliveryOf(`quarantined-${index}`).state)).toEqual(['PENDING', 'PENDING']);
  });

  test('is named in the log, with the number of emails and no word of visitors', async () => {
    const { call } = outboxOfAllKinds();
    await call('discard');
    expect(vi.mocked(logger.info).mock.calls).toEqual([
      ['Emails reviewed by an admin', { action: 'discard', done: 2, admin: 'admin' }],
    ]);
  });
});

describe('with one email an admin', () => {
  const ask = (name: 'retryMail' | 'discardMail', id: string) =>
    mailHandlers[name](requestOf<'retryMail'>({ parameters: { id } }, testAdmin()));

  test('releases the submission of a quarantined email', async () => {
    const { write, fieldsOf, deliveryOf } = outboxOfAllKinds();
    write('enquiries/quarantined-1', { message: 'Hello', quarantined: true });
    await ask('retryMail', 'quarantined-1');
    expect(deliveryOf('quarantined-1')).toMatchObject({ state: 'PENDING' });
    expect(fieldsOf('enquiries/quarantined-1')).toHaveProperty('waitingSince');
    await ask('retryMail', 'failed-1');
    expect(fieldsOf('enquiries/failed-1')).not.toHaveProperty('waitingSince');
  });

  test('ends the waiting move of a message that goes to the bin, and of no other email', async () => {
    const { write, fieldsOf, store, now } = outboxOfAllKinds();
    const waitingMove = { to: 'rejected', message: 'held' };
    for (const template of ['message', 'interview'] as const) {
      store('held', quarantinedDelivery(now(), 'overdue'), template);
      write('mail/held', { ...fieldsOf('mail/held'), submission: { kind: 'applications', id: 'ada' } });
      write('applications/ada', { 'waitingMove.message': 'held', waitingMove });
      await ask('discardMail', 'held');
      const isWaiting = isDeepStrictEqual(fieldsOf('applications/ada')?.waitingMove, waitingMove);
      expect(isWaiting, template).toBe(template !== 'message');
    }
  });

  test('is refused if the email has not failed, is not in quarantine, or does not exist', async () => {
    outboxOfAllKinds();
    await expect(ask('retryMail', 'new')).rejects.toMatchObject({ status: 409 });
    await expect(ask('discardMail', 'stuck-1')).rejects.toMatchObject({ status: 409 });
    for (const id of ['nobody', 'a/b']) {
      await expect(ask('retryMail', id)).rejects.toMatchObject({ status: 404 });
      await expect(ask('discardMail', id)).rejects.toMatchObject({ status: 404 });
    }
  });
});
