import { formTokenAge, humanCheckFields } from '@site/contract/desk/human-check';
import {
  type FormToken,
  formTokenRoute,
  submitApplicationRoute,
  submitContactRoute,
} from '@site/contract/desk/submission-routes';
import { discardMailRoute, retryMailRoute } from '@site/contract/mail/mail-routes';
import { collections } from '@site/contract/shared/collections';
import { messages } from '@site/contract/shared/messages';
import { homePhone } from '@site/contract/test-support/submissions';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { receiveSubmissionHandlers } from '../../functions/src/desk/receive-submission.ts';
import { createApp } from '../../functions/src/http/app.ts';
import { quarantineReason } from '../../functions/src/http/human-check.ts';
import * as firebase from '../../functions/src/shared/firebase.ts';
import { localHashSecret } from '../../functions/src/shared/keyed-hash.ts';
import { plainChecks, plainHandlers } from '../../functions/src/test-support/handlers.ts';
import { serve } from '../../functions/src/test-support/serve.ts';
import { logInAsAdmin } from '../support/accounts.ts';
import { firestore } from '../support/admin-sdk.ts';
import { forEachOf } from '../support/all-at-once.ts';
import { callApi } from '../support/api-client.ts';
import { validApplication, validContact } from '../support/factories.ts';
import { mailFrom, mailsFrom } from '../support/mailbox.ts';
import { deliverAgain, mailInState, queuedMail } from '../support/outbox.ts';
import { sentFields } from '../support/sent-fields.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const forms = [
  {
    form: 'the contact form',
    route: submitContactRoute,
    valid: validContact,
    collection: collections.enquiries,
    added: { phoneCode: homePhone.phoneCode },
  },
  {
    form: 'the application form',
    route: submitApplicationRoute,
    valid: validApplication,
    collection: collections.applications,
    added: {},
  },
] as const;

// The counts of another test on the dashboard must not include these emails.
afterAll(async () => {
  const { docs } = await firestore.collection(collections.mail).where('delivery.state', '==', 'HELD').get();
  const batch = firestore.batch();
  for (const { id } of docs)
    for (const name of [collections.mail, ...forms.map(({ collection }) => collection)])
      batch.delete(firestore.collection(name).doc(id));
  await batch.commit();
});

/** Gives the stored submission of a sender, and the state and reason of its email. */
async function keptOf(collection: string, email: string) {
  const { docs } = await firestore.collection(collection).where('email', '==', email).get();
  const mail = await queuedMail(email);
  return {
    submissions: docs.map((document) => sentFields(document.data())),
    state: mail?.delivery.state,
    reason: mail?.delivery.error,
  };
}

/** Delivers the waiting emails about a sender. Gives the emails that have then reached the mailbox. */
async function mailsAfterDelivery(email: string) {
  const mail = await queuedMail(email);
  if (mail) await deliverAgain(mail.id);
  return mailsFrom(email);
}

let token: Promise<string> | undefined;

async function asAdmin({ method, path }: { method: string; path: string }, id: string) {
  token ??= logInAsAdmin();
  return callApi(method, path.replace(':id', id), { token: await token });
}

describe.each(forms)('a program that fills in every field of $form', ({ route, valid, collection, added }) => {
  const send = (email: string, honeypot: unknown) =>
    callApi(route.method, route.path, { json: { ...valid({ email }), [humanCheckFields.honeypot]: honeypot } });

  /** Sends a form as a program does, and gives the id of its email. */
  async function held(): Promise<{ email: string; id: string }> {
    const { email } = valid();
    await send(email, 'https://spam.example');
    return { email, id: (await mailInState('HELD', email)).id };
  }

  it('gets the usual answer; its submission is stored, and no email is sent', async () => {
    const { email, ...rest } = valid();
    const answer = await send(email, 'https://spam.example');
    expect(answer).toMatchObject({ status: 201, body: (await send(valid().email, '')).body });
    const { phone } = rest;
    expect(await keptOf(collection, email)).toEqual({
      submissions: [{ ...rest, ...added, email, phone, createdAt: expect.anything() }],
      state: 'HELD',
      reason: 'trap',
    });
    expect(await mailsAfterDelivery(email)).toEqual([]);
  });

  it('an admin can release the held email, which then arrives once', async () => {
    const { email, id } = await held();
    expect(await asAdmin(retryMailRoute, id)).toMatchObject({ status: 200 });
    await mailFrom(email);
    await mailInState('SUCCESS', email);
    expect(await asAdmin(retryMailRoute, id)).toMatchObject({ status: 409, body: { message: messages.mailNotFailed } });
    expect(await mailsAfterDelivery(email)).toHaveLength(1);
  });

  it('an admin can delete the held email; the submission and other emails stay', async () => {
    const [one, other] = [await held(), await held()];
    expect(await asAdmin(discardMailRoute, one.id)).toMatchObject({ status: 200 });
    expect(await keptOf(collection, one.email)).toMatchObject({
      submissions: [{}],
      state: 'DISCARDED',
      reason: 'trap',
    });
    expect(await keptOf(collection, other.email)).toMatchObject({ submissions: [{}], state: 'HELD' });
    expect(await asAdmin(discardMailRoute, one.id)).toMatchObject({
      status: 409,
      body: { message: messages.mailNotQuarantined },
    });
  });

  it('an admin cannot delete an email that was not held', async () => {
    const { email } = valid();
    await send(email, '');
    const { id } = await mailInState('SUCCESS', email);
    expect(await asAdmin(discardMailRoute, id)).toMatchObject({
      status: 409,
      body: { message: messages.mailNotQuarantined },
    });
    expect(await keptOf(collection, email)).toMatchObject({ submissions: [{}], state: 'SUCCESS' });
  });
});

describe('the token of a form', () => {
  it('everyone can get one', async () => {
    const { status, body } = await callApi<{ data: FormToken }>(formTokenRoute.method, formTokenRoute.path);
    expect(status).toBe(200);
    // A visitor of the local stack never has to wait for a form.
    expect(body.data).toEqual({ token: expect.stringMatching(/^[\w-]+\.[\w-]{43}$/), waitSeconds: 0 });
  });

  it('the token of one installation is valid in another installation with the same key', async () => {
    const { body } = await callApi<{ data: FormToken }>(formTokenRoute.method, formTokenRoute.path);
    useStrictSettings();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 });
    const reason = () => quarantineReason({ honeypotIsFilled: false, token: body.data.token });
    expect(reason()).toBeUndefined();
    vi.stubEnv('HASH_SECRET', 'the key of another project, as long');
    expect(reason()).toBe('foreign-token');
  });
});

/** Sets the settings of an installation that requires form tokens, with the key of the stack. */
function useStrictSettings() {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('HASH_SECRET', localHashSecret);
  vi.stubEnv('HUMAN_CHECK', 'token');
}

/** Serves the API of an installation that requires form tokens, on the data of the stack. */
async function strictApi() {
  useStrictSettings();
  vi.spyOn(firebase, 'db').mockReturnValue(firestore);
  vi.stubEnv('CONTACT_RECIPIENT', 'info@example.org');
  vi.stubEnv('APPLICATION_RECIPIENT', 'careers@example.org');
  const origin = await serve(createApp({ ...plainHandlers, ...receiveSubmissionHandlers }, plainChecks));
  return {
    /** Requests a form token with a clock that is some seconds behind. */
    begin: async (secondsAgo: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - secondsAgo * 1000 });
      const { body } = await callApi<{ data: FormToken }>(formTokenRoute.method, formTokenRoute.path, { origin });
      vi.useRealTimers();
      return body.data;
    },
    send: (route: { method: string; path: string }, json: object, idempotencyKey?: string) =>
      callApi(route.method, route.path, { origin, json, ...(idempotencyKey !== undefined && { idempotencyKey }) }),
  };
}

describe.each(forms)('an installation that requires tokens, $form', ({ route, valid, collection, added }) => {
  it('keeps and holds a submission without a token', async () => {
    const api = await strictApi();
    const input = valid();
    expect((await api.send(route, input)).status).toBe(201);
    expect(await keptOf(collection, input.email)).toEqual({
      submissions: [{ ...input, ...added, createdAt: expect.anything() }],
      state: 'HELD',
      reason: 'no-token',
    });
    expect(await mailsAfterDelivery(input.email)).toEqual([]);
  });

  it('delivers the email of a patient visitor once, however often the form is sent', async () => {
    const api = await strictApi();
    const { token } = await api.begin(formTokenAge.minimumSeconds);
    const input = valid();
    const key = crypto.randomUUID();
    const body = { ...input, [humanCheckFields.token]: token, [humanCheckFields.honeypot]: '' };
    // Only two requests run at a time. With more, the Firestore emulator makes each request wait for the locks of all others.
    const answers = await forEachOf(Array.from({ length: 5 }), () => api.send(route, body, key), 2);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    await mailInState('SUCCESS', input.email);
    expect(await mailsAfterDelivery(input.email)).toHaveLength(1);
    expect((await keptOf(collection, input.email)).submissions).toEqual([
      { ...input, ...added, createdAt: expect.anything() },
    ]);
  });
});
