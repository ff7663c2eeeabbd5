import { emailKeyOf } from '@ohmbridge/contract/desk/submission-search';
import { applicantLinkMail } from '../desk/acknowledgement-mail.ts';
import { type Acknowledgements, admitWaiting } from '../desk/admission.ts';
import type { ApplicantServices } from '../desk/applicant-handlers.ts';
import { createApplicantLinks } from '../desk/applicant-links.ts';
import { createColleagues } from '../desk/colleagues.ts';
import type { DeskServices } from '../desk/desk-handlers.ts';
import { createDeskStore } from '../desk/desk-store.ts';
import { createErasureCodes } from '../desk/erasure-codes.ts';
import type { FileServices } from '../desk/files/file-handlers.ts';
import { createFileStore } from '../desk/files/file-store.ts';
import { readMessageDelay } from '../desk/message-delay.ts';
import { createMessageTemplates } from '../desk/message-templates.ts';
import { createOwnApplications } from '../desk/own-applications.ts';
import { createPeople } from '../desk/people.ts';
import { queueApplicantMail } from '../desk/queue-applicant-mail.ts';
import { requiredParameters } from '../shared/configuration-error.ts';
import { hashSecret, keyedHash } from '../shared/keyed-hash.ts';
import { enqueueApplicantLink } from './delivery-queue.ts';
import { bucket, firestore } from './firebase.ts';
import { pdfBucket } from './parameters.ts';
import { enqueueTask } from './task-queue.ts';

const now = () => new Date();

const careersMailbox = () => requiredParameters(process.env, 'APPLICATION_RECIPIENT').APPLICATION_RECIPIENT;
const contactMailbox = () => requiredParameters(process.env, 'CONTACT_RECIPIENT').CONTACT_RECIPIENT;
const retentionDays = () => Number(requiredParameters(process.env, 'RETENTION_DAYS').RETENTION_DAYS);

const secret = () => hashSecret(process.env);

/** The name under which an address is counted: a digest with a key, so that nobody finds out whose it is. */
const limitKey = (what: string, value: string) => keyedHash(secret(), 'rate-limit', what, value);

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

/** What people have added to what they sent. In the bucket of the job descriptions, where its rules let no client reach it. */
export const fileStore = createFileStore(() => bucket(pdfBucket.value()));

export const deskStore = createDeskStore(firestore, now, fileStore);

/** The hiring desk on this project's services. */
export function deskServices(): DeskServices {
  return {
    desk: deskStore,
    templates: createMessageTemplates(firestore, now),
    people: createPeople(firestore, fileStore),
    colleagues: createColleagues(firestore),
    retentionDays,
    replyTo: (kind) => (kind === 'applications' ? careersMailbox() : contactMailbox()),
    messageDelaySeconds: () => readMessageDelay(process.env),
    now,
  };
}

/**
 * The applicants' own page on this project's services.
 * @param countTry refuses what somebody tries too often
 */
export function applicantServices(countTry: ApplicantServices['countTry']): ApplicantServices {
  return {
    links: createApplicantLinks(firestore, now),
    desk: deskStore,
    own: createOwnApplications(firestore, retentionDays),
    people: createPeople(firestore, fileStore),
    erasureCodes: createErasureCodes({ firestore, secret, replyTo: careersMailbox, now }),
    countTry,
    enqueue: enqueueApplicantLink,
    now,
  };
}

/**
 * The files that people add, on this project's services.
 * @param applicants what finds out whose a link is
 */
export function fileServices({ links, own }: Pick<ApplicantServices, 'links' | 'own'>): FileServices {
  return {
    desk: deskStore,
    files: fileStore,
    applications: {
      kind: 'applications',
      from: 'applicant',
      async ownerOf(token, reference) {
        const emailKey = await links.emailKeyOf(token);
        return emailKey === undefined ? undefined : own.idOf(emailKey, reference);
      },
    },
  };
}

/** Queues the mail with a new link, if the address has applied. Done again, it is the same mail. */
export async function queueApplicantLinkMail(mail: string, email: string): Promise<void> {
  // To the address that was applied with, however it was typed now.
  const mailTo = (applied: string) => applicantLinkMail({ email: applied }, careersMailbox());
  await queueApplicantMail(await firestore(), mail, emailKeyOf(email), mailTo, now());
}
