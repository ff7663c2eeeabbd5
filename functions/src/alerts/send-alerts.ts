import type { Job } from '@ohmbridge/contract/jobs/job';
import { jobFromDocument } from '@ohmbridge/contract/jobs/job-document';
import { jobState } from '@ohmbridge/contract/jobs/job-state';
import { maxRunSeconds } from '@ohmbridge/contract/nightly/schedules';
import { collections } from '@ohmbridge/contract/shared/collections';
import { type Country, countries, countrySlug } from '@ohmbridge/contract/shared/countries';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { pendingDelivery } from '../mail/delivery-plan.ts';
import { idempotentId } from '../shared/idempotent-id.ts';
import { pagesOf } from '../shared/pages-of.ts';
import { runParts } from '../shared/run-parts.ts';
import { forEachDocument } from '../shared/set-aside.ts';
import { alertFrom, alertsIn, choiceKey, officeOf, type StoredAlert } from './alert-document.ts';
import { newJobsMail } from './alert-mails.ts';
import { type AlertRound, dueRound, lastRounds, roundEnd, roundIsDone } from './alert-rounds.ts';

/** What the mails of alerts need besides. */
export interface AlertMailSettings {
  origin: string;
  replyTo: string;
}

const pageSize = 200;

/**
 * Queues the mails of the offices at which it is eight; gives how many. The function can run twice, late, or be cut off
 * anywhere: the days decide which jobs a mail names, and each mail is written together with the day in its alert. Without a new
 * job no alert is read, otherwise only the matching ones. An office that fails does not stop the others.
 */
export async function sendAlerts(database: Firestore, now: Date, settings: AlertMailSettings): Promise<number> {
  const last = await lastRounds(database);
  const roundOf = async (office: Country) => {
    const round = dueRound(office, last[office], now);
    if (!round) return 0;
    const sent = await sendRound(database, round, now, settings);
    await roundIsDone(database, round);
    return sent;
  };
  const parts = Object.fromEntries(countries.map((office) => [office, () => roundOf(office)]));
  const sent = await runParts(parts, maxRunSeconds / (countries.length + 1));
  return Object.values(sent).reduce((sum, one) => sum + one, 0);
}

async function sendRound(database: Firestore, round: AlertRound, now: Date, settings: AlertMailSettings) {
  const jobs = await newJobs(database, round, now);
  if (jobs.length === 0) return 0;
  let sent = 0;
  const send = async (alert: DocumentReference) => {
    if (await sendTo(database, alert, round, jobs, now, settings)) sent += 1;
  };
  const work = `alerts-${countrySlug(round.office)}`;
  await forEachDocument(database, work, openAlerts(database, round, jobs), send, { atOnce: 10 });
  return sent;
}

/** Gives the alerts for which some of the jobs are new, and which have no mail of this round yet. */
async function* openAlerts(database: Firestore, { office, day }: AlertRound, jobs: readonly Job[]) {
  const choices = jobs.flatMap(choicesOf).filter((choice) => officeOf(choice) === office);
  for (const choice of new Set(choices.map(choiceKey))) {
    const wanted = alertsIn(database).where('choice', '==', choice);
    for await (const page of pagesOf(wanted, '__name__', pageSize, ['mailedOn'])) {
      // After an interruption most have theirs.
      yield page.filter((alert) => alert.get('mailedOn') !== day).map(({ ref }) => ref);
    }
  }
}

/** The choices that a job is new for. */
function choicesOf({ country, type: discipline }: Job) {
  return [{ country, discipline }, { country }, { discipline }, {}];
}

/** What is read of a job for a line in a mail: its texts stay where they are. */
const fields = [
  'title',
  'type',
  'country',
  'place',
  'employmentType',
  'workMode',
  'salary',
  'closesOn',
  'isActive',
  'reference',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'closesAt',
];

/** The jobs that went live for the first time within a round, and still are, the newest first. */
async function newJobs(database: Firestore, { from, until }: AlertRound, now: Date): Promise<Job[]> {
  const active = database.collection(collections.jobs).where('isActive', '==', true);
  const published = active.where('publishedAt', '>', from).where('publishedAt', '<=', until);
  const jobs: Job[] = [];
  for await (const page of pagesOf(published, 'publishedAt', pageSize, fields))
    jobs.push(...page.map((one) => jobFromDocument(one.id, one.data())));
  return jobs.filter((job) => job.slug !== undefined && jobState(job, now) === 'live').reverse();
}

/** Writes the mail of one alert, and into the alert that it has one of this day. */
function sendTo(
  database: Firestore,
  reference: DocumentReference,
  { office, day }: AlertRound,
  all: readonly Job[],
  now: Date,
  { origin, replyTo }: AlertMailSettings,
): Promise<boolean> {
  const mail = database.collection(collections.mail).doc(idempotentId(reference.id, ['job-alert', day]));
  return database.runTransaction(async (transaction) => {
    const [stored, made] = await transaction.getAll(reference, mail);
    const alert = stored?.exists ? alertFrom(stored.data() as StoredAlert) : undefined;
    if (!alert?.confirmedAt || (alert.mailedOn !== undefined && alert.mailedOn >= day)) return false;
    // What was live when it was confirmed, or was in its last mail, is not new.
    const since = Math.max(
      alert.confirmedAt.getTime(),
      alert.mailedOn === undefined ? 0 : roundEnd(office, alert.mailedOn).getTime(),
    );
    const wanted = all.filter((job) => choicesOf(job).some((one) => choiceKey(one) === stored?.get('choice')));
    const jobs = wanted.filter(({ publishedAt = '' }) => Date.parse(publishedAt) > since);
    if (jobs.length === 0) return false;
    transaction.update(reference, { mailedOn: day });
    // It came back with a copy of the database that has the mail already.
    if (made?.exists) return false;
    const letter = { id: reference.id, to: alert.email, replyTo };
    transaction.create(mail, { ...newJobsMail(letter, alert, jobs, origin), delivery: pendingDelivery(now) });
    return true;
  });
}
