import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import type { DeskAuthor } from '@ohmbridge/contract/desk/submission-record';
import { emailKeyOf } from '@ohmbridge/contract/desk/submission-search';
import { ownPageLinkMail } from '../desk/acknowledgement-mail.ts';
import { type Acknowledgements, admitWaiting } from '../desk/admit-submissions.ts';
import { createFindAudited } from '../desk/audited-submissions.ts';
import { createColleagues } from '../desk/colleagues.ts';
import type { DeskServices } from '../desk/desk-handlers.ts';
import { createDeskStore } from '../desk/desk-store.ts';
import { createErasureCodes } from '../desk/erasure-codes.ts';
import type { FileServices } from '../desk/files/file-handlers.ts';
import { createFileStore } from '../desk/files/file-store.ts';
import { leaveInterviews } from '../desk/interviews/leave-interviews.ts';
import { remindOfScorecards } from '../desk/interviews/scorecard-reminders.ts';
import { sendNotifications } from '../desk/notification-mails.ts';
import type { OwnPageServices } from '../desk/own-page-handlers.ts';
import { createOwnPageLinks } from '../desk/own-page-links.ts';
import { createOwnSubmissions } from '../desk/own-submissions.ts';
import { createPeople } from '../desk/people.ts';
import { queueOwnPageMail } from '../desk/queue-own-page-mail.ts';
import { readAnswerWithin } from '../desk/waits-since.ts';
import { officeMailbox } from '../mail/mail-settings.ts';
import { enqueueMakeMail } from '../mail/mail-tasks.ts';
import { requiredParameters } from '../shared/configuration-error.ts';
import { bucket } from '../shared/firebase.ts';
import { hashSecret } from '../shared/keyed-hash.ts';
import { siteOrigin } from '../shared/site-origin.ts';
import { enqueueTask } from '../shared/task-queue.ts';
import { audit } from './audit.ts';
import { filesBucket } from './parameters.ts';

const now = () => new Date();

const retentionDays = () => Number(requiredParameters(process.env, 'RETENTION_DAYS').RETENTION_DAYS);

const secret = () => hashSecret(process.env);

/** How people are told that what they sent is here, unless this installation tells nobody. */
function acknowledgements(): Acknowledgements | undefined {
  if (process.env.ACKNOWLEDGEMENTS?.trim() === 'off') return undefined;
  return { replyTo: officeMailbox };
}

/** Makes a task that brings what waits to the desk. */
export function enqueueAdmission(): Promise<void> {
  return enqueueTask('admitSubmissions', {});
}

/** Brings what waits to the desk; gives how many. */
export async function admitWaitingSubmissions(): Promise<number> {
  return admitWaiting(acknowledgements());
}

/** What people have added to what they sent. In the bucket of the job descriptions, where its rules let no client reach it. */
export const fileStore = createFileStore(() => bucket(filesBucket.value()));

export const deskStore = createDeskStore(fileStore);

/** Takes an admin off the hiring desk: their work goes to the successor, or to nobody, and they leave all interviews. */
export async function leaveDesk(uid: string, successor: string | null, by: DeskAuthor): Promise<void> {
  await deskStore.handOver(uid, successor, by);
  await leaveInterviews(uid);
}

/** Queues what waits for admins to be told of; gives how many mails it made. */
export async function notifyAdmins(): Promise<number> {
  return sendNotifications(now(), siteOrigin());
}

/** Puts down for interviewers that their scorecards are missing; gives how many. */
export async function remindInterviewers(): Promise<number> {
  return remindOfScorecards(now());
}

/** The hiring desk on this project's services. */
export function deskServices(): DeskServices {
  return {
    desk: deskStore,
    people: createPeople(fileStore),
    colleagues: createColleagues(),
    retentionDays,
    answerWithinWorkingDays: () => readAnswerWithin(process.env),
    findAudited: createFindAudited(),
    audit,
  };
}

/**
 * The own pages of applicants and enquirers on this project's services.
 * @param countTry refuses what somebody tries too often
 */
export function ownPageServices(countTry: OwnPageServices['countTry']): OwnPageServices {
  return {
    links: createOwnPageLinks(),
    desk: deskStore,
    own: createOwnSubmissions(retentionDays),
    people: createPeople(fileStore),
    erasureCodes: createErasureCodes({ secret, replyTo: officeMailbox }),
    countTry,
    enqueue: (kind, mail, email) => enqueueMakeMail({ mail, make: 'own-page-link', kind, email }),
    now,
  };
}

/**
 * The files that people add, on this project's services.
 * @param pages what finds out whose a link is
 */
export function fileServices({ links, own }: Pick<OwnPageServices, 'links' | 'own'>): FileServices {
  return {
    desk: deskStore,
    files: fileStore,
    async ownerOf(kind, token, reference) {
      const emailKey = await links.emailKeyOf(kind, token);
      return emailKey === undefined ? undefined : own.idOf(kind, emailKey, reference);
    },
    findAudited: createFindAudited(),
    audit,
  };
}

/** Queues the mail with a new link, if something of the kind was sent from the address. Done again, it is the same mail. */
export async function queueOwnPageLinkMail(kind: SubmissionKind, mail: string, email: string): Promise<void> {
  // To the address as it was typed then, however it was typed now.
  const mailTo = (sender: string) => ownPageLinkMail(kind, sender, officeMailbox(kind));
  const owner = { kind, emailKey: emailKeyOf(email) };
  await queueOwnPageMail(mail, owner, mailTo, { now: now(), isLimited: true });
}
