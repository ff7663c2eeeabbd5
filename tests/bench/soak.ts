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

/** The traces of mixed traffic. */
export interface SoakFigures {
  seconds: number;
  calls: number;
  /** Calls that were answered with anything but a success. */
  failed: number;
  /** Submissions that were answered with a success; some were sent more than once under their key. */
  sent: number;
  lost: number;
  doubled: number;
  /** The number of submissions whose email is not in the outbox exactly once. */
  withoutMail: number;
}

const callers = 3;
/** Between the calls of each, so that the limits of the local stack are never reached. */
const pauseMilliseconds = 100;

/** Has a few callers read, write to the firm and edit their own job, and then counts what has become of every submission. */
export async function soak(seconds: number): Promise<SoakFigures> {
  let calls = 0;
  let failed = 0;
  /** The address of the sender of each submission that was answered with a success. */
  const senders = new Set<string>();

  /** The data of a success; `undefined` for everything else. */
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

  /** An enquiry or an application in turn; every fifth is sent three times at once, as by an impatient visitor. */
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
    // Each does everything once at least.
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
    /** How many documents of some collections there are for each value of a field. */
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
