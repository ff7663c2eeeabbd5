import { submissionKinds } from '@site/contract/desk/submission-kinds';
import { submitContactRoute } from '@site/contract/desk/submission-routes';
import { checkHealthRoute, type Health, readHealthRoute, setDailyMailRoute } from '@site/contract/nightly/health';
import { collections } from '@site/contract/shared/collections';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as firebase from '../../functions/src/shared/firebase.ts';
import { followEnquiry } from '../../scripts/deployment/follow-enquiry.ts';
import { createAdmin, logIn, type OwnAccount } from '../support/accounts.ts';
import { firestore } from '../support/admin-sdk.ts';
import { callApi } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { validContact } from '../support/factories.ts';
import { arrivedFrom, mailsTo } from '../support/mailbox.ts';
import { mailInState } from '../support/outbox.ts';
import type { Rehearsal } from '../support/rehearsal/rehearsal.ts';

/** Tests the warnings of the product to a person, one for each cause. */
export function describeHealth(rehearsal: Rehearsal): void {
  const { functions } = rehearsal;
  let admin: OwnAccount;
  let token: string;

  const health = async (): Promise<Health> => {
    const { status, body } = await callApi<{ data: Health }>(readHealthRoute.method, readHealthRoute.path, { token });
    expect(status).toBe(200);
    return body.data;
  };
  const parts = async () => (await health()).findings.map(({ part }) => part);
  const clear = async () => {
    for (const name of [collections.mail, collections.scheduledRuns]) {
      const { docs } = await firestore.collection(name).get();
      for (const { ref } of docs) await ref.delete();
    }
    // An admin has read all submissions.
    await rehearsal.settled();
    for (const kind of submissionKinds) {
      const submissions = firestore.collection(collections[kind]);
      for (const { ref } of (await submissions.where('unread', '==', true).get()).docs)
        await ref.update({ unread: false });
      // The call removes submissions whose task Google did not take: nothing here would queue the task again.
      for (const { ref } of (await submissions.orderBy('waitingSince').get()).docs) await ref.delete();
    }
  };

  beforeAll(async () => {
    admin = await createAdmin();
    token = await logIn(admin);
    await clear();
    return () => admin.remove();
  });

  afterEach(clear);

  describe('the health screen', () => {
    it('is green if all is well, and says when each schedule last succeeded', async () => {
      const before = await health();
      expect(before).toMatchObject({ findings: [], dailyMail: true });
      expect(before.schedules.map(({ state }) => state)).not.toContain('fine');
      for (const { name } of before.schedules) expect(await rehearsal.runSchedule(name)).toBe(200);

      const after = await health();
      expect(after.findings).toEqual([]);
      expect(after.schedules.map(({ state }) => state)).toEqual(after.schedules.map(() => 'fine'));
    });

    it('shows a schedule that failed, one that is overdue, and one that has never run', async () => {
      const { grants } = rehearsal.google.accounts.website;
      grants.delete('roles/storage.objectAdmin on filesBucket');
      await rehearsal.runSchedule('removeUnclaimedObjects');
      grants.add('roles/storage.objectAdmin on filesBucket');
      const old = Timestamp.fromMillis(Date.now() - 3 * 86_400_000);
      const run = { startedAt: old, endedAt: old, outcome: 'succeeded', error: null, lastSuccessAt: old, result: {} };
      await firestore.collection(collections.scheduledRuns).doc('sweepMail').set(run);
      // An admin looked at the schedule three days ago, and the schedule has not run since.
      const expected = { startedAt: old, endedAt: old, outcome: 'expected', error: null };
      await firestore.collection(collections.scheduledRuns).doc('removeExpired').set(expected);
      expect((await health()).findings).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ schedule: 'removeUnclaimedObjects', isWrong: true, isOverdue: false }),
          expect.objectContaining({ schedule: 'sweepMail', isWrong: true, isOverdue: true }),
          expect.objectContaining({ schedule: 'removeExpired', isWrong: true, isOverdue: true }),
        ]),
      );
    });

    it('shows that there is no backup', async () => {
      onTestFinished(() => functions.redeploy('api'));
      await functions.redeploy('api', { BACKUP_BUCKET: '' });
      expect(await parts()).toEqual(['no-backup']);
    });

    it('shows missing email settings; three enquiries arrive once after the settings are corrected', async () => {
      const redeploy = (changes = {}) =>
        Promise.all(['api', 'deliverMail'].map((name) => functions.redeploy(name, changes)));
      onTestFinished(async () => void (await redeploy()));
      await redeploy({ SMTP_HOST: '' });
      const enquiries = [validContact(), validContact(), validContact()];
      for (const json of enquiries) {
        expect((await callApi(submitContactRoute.method, submitContactRoute.path, { json })).status).toBe(201);
      }
      expect(functions.logOf('api')).toContain('SMTP_HOST');
      for (const { email } of enquiries) {
        const { delivery } = await mailInState('RETRY', email);
        expect(delivery.error).toContain('SMTP_HOST');
      }
      expect(await parts()).toContain('settings');
      vi.spyOn(firebase, 'db').mockReturnValue(firestore);
      await expect(
        followEnquiry(rehearsal.origin, 'info@ohmbridge.example', {
          limitMilliseconds: 20_000,
          pauseMilliseconds: 200,
        }),
      ).rejects.toThrow('SMTP_HOST');

      await redeploy();
      await Promise.all(rehearsal.tasks.map(({ task }) => rehearsal.runTask(task.name)));
      for (const { email } of enquiries) {
        await mailInState('SUCCESS', email);
        expect(await arrivedFrom(email)).toHaveLength(1);
      }
      // The remaining finding, unread submissions, is for an admin.
      expect(await parts()).toEqual(['unread']);
    });

    it('sends an email to the admin who starts a check', async () => {
      expect((await callApi(checkHealthRoute.method, checkHealthRoute.path, { token })).status).toBe(200);
      const [mail] = await eventually('the email', async () => {
        // Other stories also send emails to every admin of the team.
        const mails = (await mailsTo(admin.email)).filter(({ subject }) => !subject.includes('@'));
        return mails.length > 0 ? mails : undefined;
      });
      expect(mail).toMatchObject({ subject: 'Website: email works' });
    });
  });

  describe('the daily email', () => {
    const store = (state: string) =>
      firestore.collection(collections.mail).add({
        readers: 'hiring',
        to: ['info@ohmbridge.example'],
        replyTo: { name: 'Asha Rahman', address: 'asha@example.org' },
        message: { subject: 'From Asha', text: 'From Asha', html: '' },
        emailService: { template: 'contact', parameters: {} },
        delivery: {
          state,
          attempts: 5,
          startTime: Timestamp.now(),
          endTime: Timestamp.now(),
          leaseExpireTime: null,
          error: 'SMTP: ECONNECTION',
          info: null,
          retryTime: null,
        },
      });
    const daily = async () => (await mailsTo(admin.email)).filter(({ subject }) => / things? to do$/.test(subject));

    it('is not sent if nothing waits', async () => {
      for (const { name } of (await health()).schedules) await rehearsal.runSchedule(name);
      await rehearsal.settled();
      expect(await daily()).toEqual([]);
    });

    it('is sent if something waits, without any word of a visitor, until the admin turns it off', async () => {
      await store('ERROR');
      expect(await rehearsal.runSchedule('reportDaily')).toBe(200);
      const [mail] = await eventually('the email', async () => ((await daily()).length > 0 ? daily() : undefined));
      expect(mail?.text).toContain('1 email to us could not be sent');
      expect(mail?.text).toContain('SMTP: ECONNECTION');
      expect(mail?.text).not.toContain('Asha');

      const off = { token, json: { dailyMail: false } };
      expect((await callApi(setDailyMailRoute.method, setDailyMailRoute.path, off)).status).toBe(200);
      expect((await health()).dailyMail).toBe(false);
      await rehearsal.runSchedule('reportDaily');
      await rehearsal.settled();
      expect(await daily()).toHaveLength(1);
    });
  });
}
