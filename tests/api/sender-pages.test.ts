import { deskLimits } from '@site/contract/desk/desk-limits';
import { senderPageLabels } from '@site/contract/desk/sender-page';
import { senderPageRoutes } from '@site/contract/desk/sender-page-routes';
import { type SubmissionKind, submissionKinds } from '@site/contract/desk/submission-kinds';
import { submitApplicationRoute, submitContactRoute } from '@site/contract/desk/submission-routes';
import { collections } from '@site/contract/shared/collections';
import { messages } from '@site/contract/shared/messages';
import type { ApiRoute } from '@site/contract/shared/route';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSenderLink } from '../../functions/src/desk/sender-link.ts';
import * as firebase from '../../functions/src/shared/firebase.ts';
import { firestore } from '../support/admin-sdk.ts';
import { callApi } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { validApplication, validContact } from '../support/factories.ts';

beforeEach(() => {
  vi.spyOn(firebase, 'db').mockReturnValue(firestore);
});

const submit = {
  applications: { route: submitApplicationRoute, valid: validApplication },
  enquiries: { route: submitContactRoute, valid: validContact },
} as const;

interface Sent {
  id: string;
  reference: string;
  token: string;
}

/** Sends a form as a visitor. Waits until the submission is on the desk, and gives its data with the token from the email. */
async function sent(kind: SubmissionKind): Promise<Sent> {
  const { route, valid } = submit[kind];
  const json = valid();
  await callApi(route.method, route.path, { json });
  return eventually('it to be on the desk', async () => {
    const { docs } = await firestore.collection(collections[kind]).where('email', '==', json.email).get();
    const reference: string | undefined = docs[0]?.get('reference');
    if (docs[0] === undefined || reference === undefined) return undefined;
    return { id: docs[0].id, reference, token: (await createSenderLink(kind, json.email, 'a-mail')) ?? '' };
  });
}

const call = ({ method, path }: ApiRoute, json: unknown, idempotencyKey?: string) =>
  callApi(method, path, { json, ...(idempotencyKey !== undefined && { idempotencyKey }) });

describe.each(submissionKinds)('The page of the sender for %s', (kind) => {
  const { write } = senderPageRoutes[kind];
  const lines = async ({ id }: Sent) =>
    (await firestore.collection(collections[kind]).doc(id).collection('messages').get()).docs;

  it('accepts the longest answer, and refuses an invalid one', async () => {
    const one = await sent(kind);
    const { token, reference } = one;
    const required = messages.required(senderPageLabels.text);
    for (const [text, error] of [
      [undefined, required],
      ['', required],
      [' \n ', required],
      ['x'.repeat(deskLimits.reply + 1), messages.tooLong(senderPageLabels.text, deskLimits.reply)],
      ['a\u0000b', messages.plainText(senderPageLabels.text)],
      [7, messages.mustBeText(senderPageLabels.text)],
    ] as const) {
      const { status, body } = await call(write, { token, reference, text });
      expect({ status, errors: body.errors }, String(text).slice(0, 9)).toEqual({
        status: 400,
        errors: { text: error },
      });
    }
    for (const wrong of [undefined, 7, '', token.slice(0, -1), `${token}A`, '../../secret'])
      expect((await call(write, { token: wrong, reference, text: 'Hello' })).status, String(wrong)).toBe(400);
    for (const wrong of [undefined, 7, '', `${reference}0000`, 'J-0001', `${reference}/x`])
      expect((await call(write, { token, reference: wrong, text: 'Hello' })).status, String(wrong)).toBe(400);
    expect((await call(write, { token, reference, text: 'Hello' }, 'short')).status).toBe(400);
    expect(await lines(one)).toEqual([]);
    const longest = 'x'.repeat(deskLimits.reply);
    expect((await call(write, { token, reference, text: ` ${longest} ` })).status).toBe(201);
    expect((await lines(one)).map((line) => line.get('text'))).toEqual([longest]);
  });
});
