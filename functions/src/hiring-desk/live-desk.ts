import { isAlreadyExists } from '../api/idempotent-id.ts';
import { requiredParameters } from '../configuration-error.ts';
import { collections } from '../contract/collections.ts';
import { emailKeyOf } from '../contract/submission-search.ts';
import { firestore } from '../firebase.ts';
import { hashSecret, keyedHash } from '../keyed-hash.ts';
import { pendingDelivery } from '../mail/delivery.ts';
import { enqueueApplicantLink } from '../mail/delivery-queue.ts';
import { enqueueTask } from '../task-queue.ts';
import { applicantLinkMail } from './acknowledgement-mail.ts';
import { type Acknowledgements, admitWaiting } from './admission.ts';
import type { ApplicantServices } from './applicant-handlers.ts';
import { createApplicantLinks } from './applicant-links.ts';
import { createColleagues } from './colleagues.ts';
import type { DeskServices } from './desk-handlers.ts';
import { createDeskStore } from './desk-store.ts';
import { createMessageTemplates } from './message-templates.ts';
import { createOwnApplications } from './own-applications.ts';
import { createPeople } from './people.ts';

const now = () => new Date();

const careersMailbox = () => requiredParameters(process.env, 'APPLICATION_RECIPIENT').APPLICATION_RECIPIENT;
const contactMailbox = () => requiredParameters(process.env, 'CONTACT_RECIPIENT').CONTACT_RECIPIENT;
const retentionDays = () => Number(requiredParameters(process.env, 'RETENTION_DAYS').RETENTION_DAYS);

/** The name under which an address is counted: a digest with a key, so that nobody finds out whose it is. */
const limitKey = (what: string, value: string) => keyedHash(hashSecret(process.env), 'rate-limit', what, value);

/** How applicants are told that their application is here, unless this installation tells nobody. */
function acknowledgements(): Acknowledgements | undefined {
  if (process.env.ACKNOWLEDGEMENTS?.trim() === 'off') return undefined;
  return { limitKey, replyTo: careersMailbox };
}

/** Makes a task that brings what waits to the desk. */
export function enqueueAdmission(): Promise<void> {
  return enqueueTask('admitSubmissions', {});
}

/** Brings what waits to the desk; gives how many. */
export async function admitWaitingSubmissions(): Promise<number> {
  return admitWaiting(await firestore(), now, acknowledgements());
}

export const deskStore = createDeskStore(firestore, now);

/** The hiring desk on this project's services. */
export function deskServices(): DeskServices {
  return {
    desk: deskStore,
    templates: createMessageTemplates(firestore, now),
    people: createPeople(firestore),
    colleagues: createColleagues(firestore),
    retentionDays,
    replyTo: (kind) => (kind === 'applications' ? careersMailbox() : contactMailbox()),
  };
}

/** The applicants' own page on this project's services. */
export function applicantServices(): ApplicantServices {
  return {
    links: createApplicantLinks(firestore, now),
    desk: deskStore,
    own: createOwnApplications(firestore, retentionDays),
    people: createPeople(firestore),
    enqueue: enqueueApplicantLink,
    now,
  };
}

/** Queues the mail with a new link, if the address has applied. Done again, it is the same mail. */
export async function queueApplicantLinkMail(mail: string, email: string): Promise<void> {
  const database = await firestore();
  const applications = database.collection(collections.applications).where('emailKey', '==', emailKeyOf(email));
  const [application] = (await applications.select('email').limit(1).get()).docs;
  if (!application) return;
  // To the address that was applied with, however it was typed now.
  const letter = applicantLinkMail({ email: String(application.get('email')) }, careersMailbox());
  await database
    .collection(collections.mail)
    .doc(mail)
    .create({ ...letter, delivery: pendingDelivery(now()) })
    .catch((error: unknown) => {
      if (!isAlreadyExists(error)) throw error;
    });
}
