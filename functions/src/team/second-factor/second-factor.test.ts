import { secondFactorMessages } from '@site/contract/team/second-factor';
import { testRows } from '@site/contract/test-support/test-rows';
import type { Auth } from 'firebase-admin/auth';
import { expect, test, vi } from 'vitest';
import { requestLimits } from '../../http/rate-limits/request-limits.ts';
import * as auditList from '../../shared/audit-list.ts';
import * as firebase from '../../shared/firebase.ts';
import { HttpError } from '../../shared/http-error.ts';
import { testAdmin } from '../../test-support/handlers.ts';
import { appHandlers } from './app-codes.ts';
import { passkeyHandlers } from './passkeys.ts';
import { recoveryCodeHandlers } from './recovery-codes.ts';
import * as secondFactor from './second-factor.ts';

const admin = testAdmin({ pending: 'prove' });
const who = { uid: admin.uid, email: admin.user.email };
const ways = ['provePasskey', 'proveCode', 'proveRecoveryCode'] as const;

/** Proves a second factor; gives the answer and the entries of the audit list. */
async function proving(way: (typeof ways)[number], outcome: () => Promise<void>) {
  vi.spyOn(secondFactor, 'changeSecondFactor').mockImplementation(outcome);
  vi.spyOn(requestLimits, 'countProof').mockResolvedValue();
  const createCustomToken = async () => 'a token';
  vi.spyOn(firebase, 'auth').mockReturnValue({ createCustomToken } as unknown as Auth);
  const add = vi.spyOn(auditList, 'addAuditEntry').mockReset().mockResolvedValue();
  const handlers = { ...passkeyHandlers, ...appHandlers, ...recoveryCodeHandlers };
  const request: unknown = { body: { code: '123456', response: {} }, signedIn: async () => admin };
  const answer = await handlers[way](request as never).catch((error: unknown) => error);
  return { answer, told: add.mock.calls.flat() };
}

testRows(ways)('a right proof begins a session, and the audit list gets no entry', async (way) => {
  expect(await proving(way, async () => {})).toEqual({ answer: { data: { token: 'a token' } }, told: [] });
});

testRows(ways)('a wrong proof goes into the audit list', async (way) => {
  const wrong = new HttpError(400, secondFactorMessages.wrongCode);
  expect(await proving(way, () => Promise.reject(wrong))).toEqual({
    answer: wrong,
    told: [{ kind: 'sign-in-refused', reason: 'wrong-code', who }],
  });
});

testRows(ways)('a proof that came too late, or could not be checked, is not a wrong proof', async (way) => {
  for (const failure of [new HttpError(409, secondFactorMessages.expired), new Error('No connection')])
    expect(await proving(way, () => Promise.reject(failure))).toEqual({ answer: failure, told: [] });
});

test('an installation offers a second factor or requires one, and nothing else', () => {
  expect(secondFactor.readSecondFactorMode({ SECOND_FACTOR: 'offered' })).toBe('offered');
  expect(secondFactor.readSecondFactorMode({ SECOND_FACTOR: ' required ' })).toBe('required');
  expect(() => secondFactor.readSecondFactorMode({ SECOND_FACTOR: 'off' })).toThrow('SECOND_FACTOR must be one of');
  expect(() => secondFactor.readSecondFactorMode({})).toThrow('SECOND_FACTOR');
});
