import { humanCheckFields } from '@site/contract/desk/human-check';
import { type FormToken, formTokenRoute, submitContactRoute } from '@site/contract/desk/submission-routes';
import { collections } from '@site/contract/shared/collections';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as firebase from '../../functions/src/shared/firebase.ts';
import { followEnquiry } from '../../scripts/deployment/follow-enquiry.ts';
import { firestore } from '../support/admin-sdk.ts';
import { callApi } from '../support/api-client.ts';
import { validContact } from '../support/factories.ts';
import { arrivedFrom, mailFrom } from '../support/mailbox.ts';
import { mailInState, queuedMail } from '../support/outbox.ts';
import type { Rehearsal } from '../support/rehearsal/rehearsal.ts';

/** The mailbox of the office in the rehearsed installation. */
const office = 'info@ohmbridge.example';

const send = (json: object) => callApi(submitContactRoute.method, submitContactRoute.path, { json });

/** Tests the way of an enquiry from the form to the office. */
export function describeMail(rehearsal: Rehearsal): void {
  describe('an enquiry', () => {
    it('with the form token is stored, queued by Cloud Tasks, and reaches the office', async () => {
      onTestFinished(() => rehearsal.functions.redeploy('api'));
      await rehearsal.functions.redeploy('api', { HUMAN_CHECK: 'token' });
      const { body } = await callApi<{ data: FormToken }>(formTokenRoute.method, formTokenRoute.path);
      const { token, waitSeconds } = body.data;
      await new Promise((resolve) => setTimeout(resolve, waitSeconds * 1000));
      const enquiry = validContact();
      expect((await send({ ...enquiry, [humanCheckFields.token]: token })).status).toBe(201);
      await mailFrom(enquiry.email);

      const { id } = await mailInState('SUCCESS', enquiry.email);
      const [queued] = rehearsal.tasks.filter(({ task }) => task.name.endsWith(`/${id}`));
      // The email is marked as delivered a moment before the task gets its answer.
      await vi.waitFor(() => expect(queued?.answers).toEqual([204]));
      expect(queued?.task).toMatchObject({
        queue: 'deliverMail',
        serviceAccount: rehearsal.google.accounts.mail.email,
        url: 'https://europe-west2-rehearsed-careers.cloudfunctions.net/deliverMail',
      });

      // The last step of `npm run deploy`.
      const patience = { limitMilliseconds: 20_000, pauseMilliseconds: 200 };
      vi.spyOn(firebase, 'db').mockReturnValue(firestore);
      await followEnquiry(rehearsal.origin, office, patience);
      expect(await arrivedFrom(office)).toContainEqual(
        expect.objectContaining({ subject: expect.stringContaining('The website has been deployed') }),
      );
      await rehearsal.settled();
      const left = await firestore.collection(collections.enquiries).where('email', '==', office).get();
      expect(left.docs).toEqual([]);
      expect(await queuedMail(office)).toBeUndefined();

      const another = validContact();
      expect((await send(another)).status).toBe(201);
      expect(await queuedMail(another.email)).toMatchObject({ delivery: { state: 'HELD', error: 'no-token' } });
    });

    it('is sent once, even if Eventarc and Cloud Tasks repeat their calls', async () => {
      const enquiry = validContact();
      await send(enquiry);
      const { id } = await mailInState('SUCCESS', enquiry.email);
      await rehearsal.documentCreated(`mail/${id}`);
      await rehearsal.runTask(id);
      await rehearsal.settled();
      expect(rehearsal.tasks.filter(({ task }) => task.name.endsWith(`/${id}`))).toHaveLength(1);
      expect(await arrivedFrom(enquiry.email)).toHaveLength(1);
    });
  });

  describe('when Google fails on the way', () => {
    afterEach(() => rehearsal.google.faults.clear());

    const html = { status: 500, headers: { 'content-type': 'text/html' }, body: '<h1>Server Error</h1>' };
    it.each([
      { what: 'Firestore answers 403', fault: { answer: { ...html, status: 403 } } },
      { what: 'Firestore answers with a page', fault: { answer: html } },
    ])('no visitor is thanked for an enquiry that is not stored: $what', async ({ fault }) => {
      rehearsal.google.faults.set('firestore', fault);
      const { status, body } = await send(validContact());
      expect(status).toBeGreaterThanOrEqual(500);
      expect(body.status).toBe('error');
    });

    it('the API waits for a slow answer', async () => {
      rehearsal.google.faults.set('firestore', { delayMilliseconds: 700 });
      const enquiry = validContact();
      expect((await send(enquiry)).status).toBe(201);
    });

    it.each([403, 429, 500])('after an answer %i of Cloud Tasks, Eventarc queues the email again', async (status) => {
      rehearsal.google.faults.set('cloudtasks', { answer: { ...html, status } });
      const enquiry = validContact();
      expect((await send(enquiry)).status).toBe(201);
      await rehearsal.settled();
      expect(await queuedMail(enquiry.email)).toMatchObject({ delivery: { state: 'PENDING' } });
      rehearsal.google.faults.clear();
      // Google's Eventarc repeats the event by itself; the fake does not.
      await rehearsal.documentCreated(`mail/${(await queuedMail(enquiry.email))?.id}`);
      await mailInState('SUCCESS', enquiry.email);
    });
  });
}
