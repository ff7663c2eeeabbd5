import { submitContactRoute } from '@site/contract/desk/submission-routes';
import { readHealthRoute } from '@site/contract/nightly/health';
import { collections } from '@site/contract/shared/collections';
import { addAppRoute, newAppRoute } from '@site/contract/team/second-factor';
import { currentUserRoute } from '@site/contract/team/user';
import { afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import indexes from '../../firestore.indexes.json' with { type: 'json' };
import type { ServiceAccount } from '../../functions/src/wiring/service-accounts.ts';
import { needs } from '../../scripts/deployment/needed-roles.ts';
import { createAdmin, logIn, logInAsAdmin } from '../support/accounts.ts';
import { bucket, firestore } from '../support/admin-sdk.ts';
import { callApi } from '../support/api-client.ts';
import { eraseJob } from '../support/erase-job.ts';
import { eventually } from '../support/eventually.ts';
import { validContact, validJob } from '../support/factories.ts';
import { missingIndex, queriesIn, type StructuredQuery } from '../support/firestore-indexes.ts';
import { createJob, jobForm } from '../support/job-calls.ts';
import { queuedMail } from '../support/outbox.ts';
import { pdfFile } from '../support/pdfs.ts';
import { grantsOf } from '../support/rehearsal/fake-google.ts';
import type { Rehearsal } from '../support/rehearsal/rehearsal.ts';
import { nextCode, prove } from '../support/second-factor-calls.ts';
import { requestPasswordMail } from '../support/team-calls.ts';

/** Tests the needs of every deployment: a visible failure follows when one of them is missing. */
export function describeNeeds(rehearsal: Rehearsal): void {
  const { google, functions } = rehearsal;

  const sendEnquiry = async () => {
    const enquiry = validContact();
    const { status } = await callApi(submitContactRoute.method, submitContactRoute.path, { json: enquiry });
    await rehearsal.settled();
    return { status, email: enquiry.email };
  };
  const mailAfterSending = async () => (await queuedMail((await sendEnquiry()).email))?.delivery.state;

  describe('a schedule', () => {
    it.each(['sweepMail', 'closeJobs', 'removeUnclaimedObjects', 'removeExpired', 'backUp', 'sendAlerts'])(
      'runs: %s',
      async (name) => {
        expect(await rehearsal.runSchedule(name)).toBe(200);
        expect(functions.logOf(name)).not.toContain('"severity":"ERROR"');
      },
    );

    it('copies every PDF and the accounts into the folder of the night, and finds Google’s copy of the database', async () => {
      onTestFinished(() => bucket.deleteFiles({ prefix: 'job-pdfs/kept' }));
      await bucket.file('job-pdfs/kept.pdf').save('%PDF-1.7');
      expect(await rehearsal.runSchedule('backUp')).toBe(200);
      const copied = google.requests
        .map(({ path }) => decodeURIComponent(path))
        .filter((path) => /\d{4}-\d\d-\d\dT/.test(path));
      const night = '\\d{4}-\\d\\d-\\d\\dT[\\d.-]+Z';
      expect(copied).toEqual(
        expect.arrayContaining([
          expect.stringMatching(new RegExp(`/b/backups-of-the-rehearsal/o/${night}/job-pdfs/kept.pdf`)),
          expect.stringMatching(new RegExp(`name=${night}/accounts.json`)),
        ]),
      );
      const run = await firestore.collection(collections.scheduledRuns).doc('backUp').get();
      expect(run.get('result')).toMatchObject({ databaseBackups: 1 });
    });

    it('fails, and its record says so, if Google has made no copy for two days', async () => {
      const kept = google.backups.splice(0);
      onTestFinished(() => void google.backups.push(...kept));
      expect(await rehearsal.runSchedule('backUp')).not.toBe(200);
      const run = await firestore.collection(collections.scheduledRuns).doc('backUp').get();
      expect(run.get('error')).toContain('Google has no backup of the database');
    });
  });

  it('a PDF is stored although Storage fails once', async () => {
    const answer = { status: 503, headers: {}, body: '' };
    google.faults.set('storage', { answer, isOnce: true });
    const admin = await logInAsAdmin();
    const { status, body } = await createJob(admin, { form: jobForm(validJob(), pdfFile()) });
    expect({ status, stumbled: !google.faults.has('storage') }).toEqual({ status: 201, stumbled: true });
    await eraseJob(admin, body.data.job._id);
  });

  describe('without a role of its account', () => {
    let admin: string;
    beforeAll(async () => {
      admin = await logInAsAdmin();
    });
    afterEach(() => {
      for (const [account, { grants }] of Object.entries(google.accounts))
        for (const grant of grantsOf(account as ServiceAccount)) grants.add(grant);
    });

    const probes = {
      'an enquiry is taken': { well: 201, probe: async () => (await sendEnquiry()).status },
      'an admin is known': {
        well: 200,
        probe: async () => (await callApi(currentUserRoute.method, currentUserRoute.path, { token: admin })).status,
      },
      'a job with a PDF is stored': {
        well: 201,
        probe: async () => {
          const { status, body } = await createJob(admin, { form: jobForm(validJob(), pdfFile()) });
          if (status === 201) await eraseJob(admin, body.data.job._id);
          return status;
        },
      },
      'an email is sent': { well: 'SUCCESS', probe: mailAfterSending },
      'a password link is sent': {
        well: 'SUCCESS',
        probe: async () => {
          const { email, remove } = await createAdmin();
          onTestFinished(remove);
          await requestPasswordMail({ email });
          await rehearsal.settled();
          const { docs } = await firestore.collection(collections.mail).where('to', '==', [email]).get();
          return docs[0]?.get('delivery.state');
        },
      },
      'a second step is passed': {
        well: 200,
        probe: async () => {
          const account = await createAdmin();
          onTestFinished(account.remove);
          const token = await logIn(account);
          const { body } = await callApi<{ data: { secret: string } }>(newAppRoute.method, newAppRoute.path, { token });
          return (await prove(addAppRoute, token, { code: await nextCode(body.data.secret) })).status;
        },
      },
      'the sitemap of jobs is drawn': {
        well: 200,
        probe: async () => (await fetch(`${rehearsal.origin}/careers/sitemap.xml`)).status,
      },
      'the backup is made': { well: 200, probe: () => rehearsal.runSchedule('backUp') },
    } satisfies Record<string, { well: unknown; probe: () => Promise<unknown> }>;

    /** The effect of each need. The effect must end when the need is removed. */
    const ends: Record<`${ServiceAccount} ${string}`, keyof typeof probes> = {
      'website roles/datastore.user': 'an enquiry is taken',
      'website roles/firebaseauth.admin': 'an admin is known',
      'website roles/storage.objectAdmin': 'a job with a PDF is stored',
      'website roles/cloudtasks.enqueuer': 'a password link is sent',
      'website roles/run.invoker': 'a password link is sent',
      'website roles/iam.serviceAccountUser': 'a password link is sent',
      'website roles/iam.serviceAccountTokenCreator': 'a second step is passed',
      'jobPages roles/datastore.viewer': 'the sitemap of jobs is drawn',
      'mail roles/firebaseauth.admin': 'a password link is sent',
    };
    const ended = (account: ServiceAccount, role: string) =>
      ends[`${account} ${role}`] ?? (account === 'backup' ? 'the backup is made' : 'an email is sent');

    it.each(needs.map((need) => ({ ...need, what: ended(need.account, need.role) })))(
      'of $account, $role on $on, this fails: $what',
      async ({ account, role, on, what }) => {
        const { probe, well } = probes[what];
        expect(await probe()).toBe(well);
        google.accounts[account].grants.delete(`${role} on ${on}`);
        expect(await probe()).not.toBe(well);
      },
    );
  });

  describe('without an index', () => {
    // Browsers alone read the lists of jobs and submissions and the history of a job. The tests of those screens check these
    // indexes.
    const ofBrowsers = new Set(['createdAt', 'at', 'receivedAt', 'waitsSince', 'emailService.template', 'readers']);
    const ofTheApi = indexes.indexes.filter(({ fields }) => !fields.some(({ fieldPath }) => ofBrowsers.has(fieldPath)));
    let queries: StructuredQuery[];

    beforeAll(async () => {
      const admin = await logInAsAdmin();
      await callApi(readHealthRoute.method, readHealthRoute.path, { token: admin });
      queries = google.requests.flatMap(({ path, body }) => (path.includes(':run') ? queriesIn(`${body}`) : []));
    });

    it.each(ofTheApi)('of $collectionGroup by $fields.0.fieldPath, $fields.1.fieldPath …: a query fails', (index) => {
      const others = { ...indexes, indexes: indexes.indexes.filter((other) => other !== index) };
      expect(queries.filter((query) => missingIndex(query))).toEqual([]);
      expect(queries.filter((query) => missingIndex(query, others))).not.toEqual([]);
    });
  });

  describe('without a setting', () => {
    it.each([
      { missing: 'HASH_SECRET', probe: async () => (await sendEnquiry()).status, well: 201 },
      { missing: 'TRUSTED_PROXIES', probe: async () => (await sendEnquiry()).status, well: 201 },
      { missing: 'CONTACT_RECIPIENT', probe: async () => (await sendEnquiry()).status, well: 201 },
    ])('$missing, the API serves no one, and its log gives the reason', async ({ missing, probe, well }) => {
      onTestFinished(() => functions.redeploy('api'));
      await functions.redeploy('api', { [missing]: undefined });
      expect(await probe()).not.toBe(well);
      await eventually('the log', async () => functions.logOf('api').includes(missing) || undefined);
    });
  });
}
