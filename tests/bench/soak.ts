import { submitApplicationRoute, submitContactRoute } from '@site/contract/desk/submission-routes';
import { positions } from '@site/contract/firm/positions';
import {
  createJobRoute,
  deleteJobRoute,
  listJobsRoute,
  readJobRoute,
  updateJobRoute,
} from '@site/contract/jobs/job-routes';
import { collections } from '@site/contract/shared/collections';
import { idempotencyKeyHeader } from '@site/contract/shared/route';
import { loginRoute } from '@site/contract/team/login';
import { branch } from '@site/contract/test-support/offices';
import { homePhone } from '@site/contract/test-support/submissions';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { emulatorEnvironment, projectId, siteOrigin } from '../../scripts/emulators/addresses.ts';
import { demoAdmin } from '../../scripts/seed/accounts.ts';
import { sampleJobs } from '../../scripts/seed/sample-jobs.ts';

/** The results of mixed traffic. */
export interface SoakFigures {
  seconds: number;
  calls: number;
  /** The number of calls without a successful answer. */
  failed: number;
  /** The number of submissions with a successful answer. Some were sent several times with the same idempotency key. */
  sent: number;
  lost: number;
  doubled: number;
  /** The number of submissions whose email is not in the outbox exactly once. */
  withoutMail: number;
}

const callers = 3;
/** The pause between two calls of a caller. The pause keeps the traffic below the rate limits of the local stack. */
const pauseMilliseconds = 100;

/**
 * Lets a few callers read jobs, send submissions and edit their own job. Then counts the stored documents of every submission.
 */
export async function soak(seconds: number): Promise<SoakFigures> {
  let calls = 0;
  let failed = 0;
  /** The email addresses of all submissions with a successful answer. */
  const senders = new Set<string>();

  /** Gives the data of a successful answer; `undefined` for any other answer. */
  const call = async ({ method }: { method: string }, path: string, body?: object, more?: Record<string, string>) => {
    calls += 1;
    const response = await fetch(siteOrigin + path, {
      method,
      headers: { 'content-type': 'application/json', ...more },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    }).catch(() => undefined);
    if (response?.ok) return (await response.json()) as Record<string, unknown>;
    failed += 1;
    return undefined;
  };

  /**
   * Sends enquiries and applications alternately. Every fifth submission is sent three times at once, as an impatient visitor
   * would do.
   */
  let number = 0;
  const submit = async () => {
    number += 1;
    const email = `soak.${crypto.randomUUID()}@example.org`;
    const person = { firstName: 'Soak', lastName: `${number}`, email, phone: homePhone.phone };
    const [route, body] =
      number % 2 === 0
        ? [submitContactRoute, { ...person, message: 'Is anybody there?' }]
        : [
            submitApplicationRoute,
            {
              ...person,
              country: branch.country,
              position: positions[branch.country][0],
              cvLink: 'https://example.org/cv',
            },
          ];
    const key = { [idempotencyKeyHeader.name]: crypto.randomUUID() };
    const times = number % 5 === 0 ? 3 : 1;
    const answers = await Promise.all(Array.from({ length: times }, () => call(route, route.path, body, key)));
    if (answers.some((answer) => answer !== undefined)) senders.add(email);
  };

  const login = await call(loginRoute, loginRoute.path, { email: demoAdmin.email, password: demoAdmin.password });
  const asAdmin = { authorization: `Bearer ${login?.token}` };
  const [{ id: _, ...job } = { id: '' }] = sampleJobs(1);
  const inactive = { ...job, isActive: false };
  const end = performance.now() + seconds * 1000;
  const caller = async () => {
    const created = await call(createJobRoute, createJobRoute.path, inactive, asAdmin);
    const id = (created?.data as { job: { _id: string } } | undefined)?.job._id ?? 'none';
    const ownJob = readJobRoute.path.replace(':id', id);
    const acts = [
      () => call(listJobsRoute, `${listJobsRoute.path}?active=true`),
      submit,
      () => call(readJobRoute, ownJob, undefined, asAdmin),
      () => call(updateJobRoute, ownJob, { ...inactive, title: `Soak ${calls}` }, asAdmin),
    ];
    // Each caller does everything at least once.
    for (let count = 0; count < acts.length || performance.now() < end; count += 1) {
      await acts[count % acts.length]?.();
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
    }
    await call(deleteJobRoute, ownJob, undefined, asAdmin);
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return { seconds, calls, failed, sent: senders.size, ...(await whatBecameOf([...senders])) };
}

async function whatBecameOf(
  senders: readonly string[],
): Promise<Pick<SoakFigures, 'lost' | 'doubled' | 'withoutMail'>> {
  Object.assign(process.env, emulatorEnvironment);
  const app = initializeApp({ projectId }, 'soak');
  try {
    const database = getFirestore(app);
    /** Groups the documents of some collections by the value of a field. */
    const countBy = async (names: readonly string[], field: string) => {
      const found = await Promise.all(names.map((name) => database.collection(name).select(field).get()));
      const values = found.flatMap(({ docs }) => docs.map((document) => String(document.get(field))));
      return Map.groupBy(values, (value) => value);
    };
    const stored = await countBy([collections.enquiries, collections.applications], 'email');
    const mails = await countBy([collections.mail], 'replyTo.address');
    return {
      lost: senders.filter((sender) => !stored.has(sender)).length,
      doubled: senders.filter((sender) => (stored.get(sender)?.length ?? 0) > 1).length,
      withoutMail: senders.filter((sender) => mails.get(sender)?.length !== 1).length,
    };
  } finally {
    await deleteApp(app);
  }
}
