import { type Country, countries, countrySlug } from '@site/contract/firm/countries';
import type { Job } from '@site/contract/jobs/job';
import { todayIn } from '@site/contract/jobs/job-closing';
import { jobFromDocument } from '@site/contract/jobs/job-document';
import { jobState } from '@site/contract/jobs/job-state';
import { daysLater, jobAlertEndDays } from '@site/contract/nightly/retention';
import { maxRunSeconds } from '@site/contract/nightly/schedules';
import { teaserFields } from '@site/contract/pages/job-page';
import type { DocumentReference } from 'firebase-admin/firestore';
import { queueMail } from '../mail/outbox.ts';
import { collection, idempotentId } from '../shared/documents.ts';
import { db } from '../shared/firebase.ts';
import { documentName, pagesOf, referencesOf } from '../shared/pages-of.ts';
import { runParts } from '../shared/run-parts.ts';
import { forEachDocument } from '../shared/set-aside.ts';
import { type Digest, digestEnd, dueDigest } from './due-digest.ts';
import { alertFrom, alerts, choiceKey, officeOf } from './job-alert.ts';
import { newJobsMail, renewalMail } from './job-alert-mails.ts';

/** The scheduled job: queues the digests that are due, and the emails that ask for renewals; gives how many of each. */
export function sendJobAlerts(now: Date): Promise<Record<string, number>> {
  return runParts({ digests: () => sendDigests(now), renewals: () => askForRenewals(now) }, 0.8 * maxRunSeconds);
}

/**
 * Queues the digests of the offices where it is eight or later; gives how many. The function can run twice, run late, or be
 * interrupted: the days decide which jobs an email names, and one transaction writes the email and the day of its alert.
 * Without a new job no alert is read; otherwise only matching alerts are. An office that fails does not stop the others.
 */
export async function sendDigests(now: Date): Promise<number> {
  const record = collection('counters').doc('alertRounds');
  const lastDays: Partial<Record<Country, string>> = (await record.get()).data() ?? {};
  const sendOf = async (office: Country) => {
    const digest = dueDigest(office, lastDays[office], now);
    if (!digest) return 0;
    const queued = await queueDigest(digest, now);
    await record.set({ [office]: digest.day }, { merge: true });
    return queued;
  };
  const parts = Object.fromEntries(countries.map((office) => [office, () => sendOf(office)]));
  const queued = await runParts(parts, maxRunSeconds / (countries.length + 1));
  return Object.values(queued).reduce((sum, one) => sum + one, 0);
}

async function queueDigest(digest: Digest, now: Date): Promise<number> {
  const jobs = await newJobs(digest, now);
  if (jobs.length === 0) return 0;
  const queue = (alert: DocumentReference) => queueDigestMail(alert, digest, jobs, now);
  const work = `alerts-${countrySlug(digest.office)}`;
  return forEachDocument(work, openAlerts(digest, jobs), queue, { atOnce: 10 });
}

const pageSize = 200;

/** Gives pages of the alerts that match some of the jobs, and have no email of this digest yet. */
async function* openAlerts({ office, day }: Digest, jobs: readonly Job[]) {
  const choices = jobs.flatMap(choicesFor).filter((choice) => officeOf(choice) === office);
  for (const choice of new Set(choices.map(choiceKey))) {
    for await (const page of pagesOf(alerts().where('choice', '==', choice), documentName, pageSize, ['mailedOn'])) {
      // After an interruption, most alerts already have their email.
      yield page.filter((alert) => alert.get('mailedOn') !== day).map(({ ref }) => ref);
    }
  }
}

function choicesFor({ country, type: discipline }: Job) {
  return [{ country, discipline }, { country }, { discipline }, {}];
}

/** Reads the jobs that first went live within a digest and are still live, the newest first. */
async function newJobs({ from, until }: Digest, now: Date): Promise<Job[]> {
  const active = collection('jobs').where('isActive', '==', true);
  const published = active.where('publishedAt', '>', from).where('publishedAt', '<=', until);
  const jobs: Job[] = [];
  for await (const page of pagesOf(published, 'publishedAt', pageSize, teaserFields))
    jobs.push(...page.map((one) => jobFromDocument(one.id, one.data())));
  return jobs.filter((job) => job.slug !== undefined && jobState(job, now) === 'live').reverse();
}

/** Writes the digest email of one alert, and the day of the email into the alert. */
function queueDigestMail(reference: DocumentReference, digest: Digest, all: readonly Job[], now: Date) {
  const { office, day } = digest;
  const mail = collection('mail').doc(idempotentId(reference.id, ['job-alert', day]));
  return db().runTransaction(async (transaction) => {
    const [stored, made] = await transaction.getAll(reference, mail);
    const alert = alertFrom(stored);
    if (!alert?.confirmedAt || (alert.mailedOn !== undefined && alert.mailedOn >= day)) return false;
    // A job that was live when the alert was confirmed, or was in its last email, is not new.
    const lastEnd = alert.mailedOn === undefined ? 0 : digestEnd(office, alert.mailedOn).getTime();
    const since = Math.max(alert.confirmedAt.getTime(), lastEnd);
    const wanted = all.filter((job) => choicesFor(job).some((one) => choiceKey(one) === alert.choice));
    const jobs = wanted.filter(({ publishedAt = '' }) => Date.parse(publishedAt) > since);
    if (jobs.length === 0) return false;
    transaction.update(reference, { mailedOn: day });
    // The alert came back with a copy of the database that has the email already.
    if (made?.exists) return false;
    queueMail(transaction, mail.id, newJobsMail(reference.id, alert, jobs), now);
    return true;
  });
}

/** Asks subscribers after a year whether to renew their alert, once a year; gives how many. */
export function askForRenewals(now: Date, size = 100): Promise<number> {
  const due = referencesOf(alerts().where('askAt', '<=', now), 'askAt', size);
  return forEachDocument('alerts-to-ask', due, (alert) => askForRenewal(alert, now));
}

function askForRenewal(reference: DocumentReference, now: Date): Promise<boolean> {
  return db().runTransaction(async (transaction) => {
    const stored = alertFrom(await transaction.get(reference));
    if (!stored?.askAt || stored.askAt > now) return false;
    const { askAt, ...alert } = stored;
    const mail = collection('mail').doc(idempotentId(reference.id, ['go-on', askAt]));
    const isMade = (await transaction.get(mail)).exists;
    const endsAt = daysLater(now, jobAlertEndDays);
    // Without `askAt`, no run asks again.
    transaction.set(reference, { ...alert, endsAt });
    if (isMade) return false;
    const endsOn = todayIn(officeOf(alert), endsAt);
    queueMail(transaction, mail.id, renewalMail(reference.id, alert, endsOn), now);
    return true;
  });
}
