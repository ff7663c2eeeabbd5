import { currentUserRoute } from '@ohmbridge/functions/contract/auth-routes';
import { readHealthRoute } from '@ohmbridge/functions/contract/health';
import { submitContactRoute } from '@ohmbridge/functions/contract/submission-routes';
import { afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import indexes from '../../firestore.indexes.json' with { type: 'json' };
import { jobPagesRole } from '../../scripts/deployment/needed-roles.ts';
import { logInAsAdmin } from '../support/accounts.ts';
import { callApi } from '../support/api-client.ts';
import { eraseJob } from '../support/erase-job.ts';
import { eventually } from '../support/eventually.ts';
import { validContact, validJob } from '../support/factories.ts';
import { missingIndex, queriesIn, type StructuredQuery } from '../support/firestore-indexes.ts';
import { createJob, jobForm } from '../support/job-calls.ts';
import { queuedMail } from '../support/outbox.ts';
import { pdfFile } from '../support/pdfs.ts';
import { allRoles, type Role } from '../support/rehearsal/fake-google.ts';
import type { Rehearsal } from '../support/rehearsal/rehearsal.ts';

/** What every deployment needs; without one of these, something is seen to fail. */
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
    it.each(['sweepMail', 'closeJobs', 'cleanPdfs', 'removeExpired', 'backUp'])('runs: %s', async (name) => {
      expect(await rehearsal.runSchedule(name)).toBe(200);
      expect(functions.logOf(name)).not.toContain('"severity":"ERROR"');
    });

    it('has Firestore copy the database into the bucket', async () => {
      expect(await rehearsal.runSchedule('backUp')).toBe(200);
      const exported = google.requests.find(({ path }) => path.includes(':exportDocuments'));
      expect(`${exported?.body}`).toContain('gs://backups-of-the-rehearsal/firestore/');
    });
  });

  it('a PDF is stored though Storage stumbles over it', async () => {
    const answer = { status: 503, headers: {}, body: '' };
    google.faults.set('storage', { answer, isOnce: true });
    const admin = await logInAsAdmin();
    const { status, body } = await createJob(admin, { form: jobForm(validJob(), pdfFile()) });
    expect({ status, stumbled: !google.faults.has('storage') }).toEqual({ status: 201, stumbled: true });
    await eraseJob(admin, body.data.job._id);
  });

  describe('without a role of its account', () => {
    afterEach(() => {
      for (const role of allRoles) google.roles.add(role);
      google.rolesOfJobPages.add(jobPagesRole);
    });

    let admin: string;
    beforeAll(async () => {
      admin = await logInAsAdmin();
    });

    const probes: Record<Role, { what: string; probe: () => Promise<unknown>; well: unknown }> = {
      'roles/datastore.user': {
        what: 'an enquiry is refused',
        probe: async () => (await sendEnquiry()).status,
        well: 201,
      },
      'roles/firebaseauth.admin': {
        what: 'nobody is known',
        probe: async () => (await callApi(currentUserRoute.method, currentUserRoute.path, { token: admin })).status,
        well: 200,
      },
      'roles/storage.objectAdmin': {
        what: 'a job with a PDF is not stored',
        probe: async () => {
          const { status, body } = await createJob(admin, { form: jobForm(validJob(), pdfFile()) });
          if (status === 201) await eraseJob(admin, body.data.job._id);
          return status;
        },
        well: 201,
      },
      'roles/cloudtasks.enqueuer': { what: 'a mail stays where it is', probe: mailAfterSending, well: 'SUCCESS' },
      'roles/iam.serviceAccountUser': { what: 'a mail stays where it is', probe: mailAfterSending, well: 'SUCCESS' },
      'roles/run.invoker': { what: 'a mail stays where it is', probe: mailAfterSending, well: 'SUCCESS' },
      [jobPagesRole]: {
        what: 'the sitemap of jobs cannot be drawn',
        probe: async () => (await fetch(`${rehearsal.origin}/sitemap-jobs.xml`)).status,
        well: 200,
      },
      'roles/datastore.importExportAdmin': {
        what: 'the backup fails',
        probe: () => rehearsal.runSchedule('backUp'),
        well: 200,
      },
    };

    it.each(Object.entries(probes).map(([role, one]) => ({ role, ...one })))(
      '$role: $what',
      async ({ role, probe, well }) => {
        expect(await probe()).toBe(well);
        google.roles.delete(role as Role);
        google.rolesOfJobPages.delete(role as Role);
        expect(await probe()).not.toBe(well);
      },
    );
  });

  describe('without an index', () => {
    // Lists of jobs and submissions, and the history of a job, are read by browsers alone; their tests ask for those indexes.
    const ofBrowsers = new Set(['createdAt', 'at', 'receivedAt', 'statusChangedAt']);
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
    ])('$missing, the API serves nobody, and its log says why', async ({ missing, probe, well }) => {
      onTestFinished(() => functions.redeploy('api'));
      await functions.redeploy('api', { [missing]: undefined });
      expect(await probe()).not.toBe(well);
      await eventually('the log', async () => functions.logOf('api').includes(missing) || undefined);
    });
  });
}
