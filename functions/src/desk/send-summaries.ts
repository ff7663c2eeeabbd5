import { canBeGiven } from '@site/contract/desk/assigned-to';
import { type SubmissionKind, submissionKinds } from '@site/contract/desk/submission-kinds';
import { homeCountry } from '@site/contract/firm/countries';
import { countryFacts } from '@site/contract/firm/country-facts';
import type { Mail } from '@site/contract/mail/mail';
import { unreadWords } from '@site/contract/nightly/health-words';
import type { StoredTime } from '@site/contract/shared/collections';
import { dayMilliseconds } from '@site/contract/shared/time';
import type { AdminDocument } from '@site/contract/team/admin';
import { hasRole, type Role, rolesOf } from '@site/contract/team/roles';
import { siteMail } from '../mail/mail-body.ts';
import { queueOnce } from '../mail/outbox.ts';
import { siteOrigin } from '../shared/configuration.ts';
import { collection, idempotentId } from '../shared/documents.ts';
import { RunError } from '../shared/error-outline.ts';
import { fewAtATime } from '../shared/many-items.ts';
import { countUnread } from './desk-counts.ts';
import { notificationsPath } from './send-notifications.ts';

const openDashboard = 'Open the dashboard';

/** The most submissions of a kind in an email. */
const mostNamed = 20;

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: countryFacts[homeCountry].timeZone });

/** A submission that waits for an admin, without any word of its sender. */
interface WaitingForAdmin {
  kind: SubmissionKind;
  id: string;
  reference: string;
  since: Date;
}

/** Gives the morning email of an admin; `undefined` if nothing is unread and no submission waits for the admin. */
export function summaryMail(
  to: string,
  unread: Record<SubmissionKind, number>,
  waiting: readonly WaitingForAdmin[],
  origin: string,
): Mail | undefined {
  const fresh = submissionKinds.filter((kind) => unread[kind] > 0).map((kind) => unreadWords[kind](unread[kind]));
  if (fresh.length === 0 && waiting.length === 0) return undefined;
  return siteMail('notification', to, {
    subject: 'Website: your day',
    heading: 'Your day',
    button: openDashboard,
    fields: [
      ['Not opened yet', fresh.join('\n')],
      ...waiting.map(
        ({ kind, id, reference, since }) =>
          [reference, `Waiting for you since ${day.format(since)}\n${origin}/dashboard/${kind}/${id}`] as const,
      ),
      [openDashboard, `${origin}/dashboard`],
      ['Not for you?', `You can turn this off:\n${origin}${notificationsPath}`],
    ],
  });
}

/** Queues the summary of the day for each admin who wants it, once a day; gives how many were queued. */
export async function sendSummaries(now: Date): Promise<number> {
  const { docs } = await collection('admins').where('notifications.summary', '==', true).get();
  if (docs.length === 0) return 0;
  const [applications, enquiries] = await Promise.all(submissionKinds.map((kind) => countUnread(kind)));
  const unread = { applications: applications ?? 0, enquiries: enquiries ?? 0 };
  const summaries = await fewAtATime(docs, async (admin) => {
    const record = admin.data() as AdminDocument;
    const held = rolesOf(record);
    const fresh = hasRole(held, 'hiring') ? unread : { applications: 0, enquiries: 0 };
    const mail = summaryMail(record.email, fresh, await waitingFor(admin.id, held), siteOrigin());
    const id = idempotentId(admin.id, ['summary', now.toISOString().slice(0, 10)]);
    // The next summary exists by then.
    const sendBefore = new Date(now.getTime() + dayMilliseconds);
    return mail !== undefined && queueOnce(id, mail, now, sendBefore);
  });
  const failed = summaries.filter(({ status }) => status === 'rejected').length;
  if (failed > 0) throw new RunError(`${failed} of ${docs.length} emails were not queued.`);
  return summaries.filter((one) => one.status === 'fulfilled' && one.value).length;
}

async function waitingFor(uid: string, held: readonly Role[]): Promise<WaitingForAdmin[]> {
  const found = submissionKinds
    .filter((kind) => canBeGiven(kind, held))
    .map(async (kind) => {
      const theirs = collection(kind).where('assignee.uid', '==', uid);
      const waiting = theirs.where('waitsSince', '>', new Date(0)).orderBy('waitsSince').limit(mostNamed);
      const { docs } = await waiting.select('reference', 'waitsSince').get();
      return docs.map((document) => ({
        ...{ kind, id: document.id, reference: String(document.get('reference')) },
        since: (document.get('waitsSince') as StoredTime).toDate(),
      }));
    });
  return (await Promise.all(found)).flat();
}
