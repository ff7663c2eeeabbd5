import type { PersonCount } from '@ohmbridge/contract/desk/desk-routes';
import { deskMessages } from '@ohmbridge/contract/desk/desk-schemas';
import { scorecardsCollection } from '@ohmbridge/contract/desk/scorecards';
import { type SubmissionKind, submissionKinds } from '@ohmbridge/contract/desk/submission-kinds';
import { acknowledgementMailId, timelineCollections } from '@ohmbridge/contract/desk/submission-record';
import { emailKeyOf } from '@ohmbridge/contract/desk/submission-search';
import { collections } from '@ohmbridge/contract/shared/collections';
import type { AuditedSubmission } from '@ohmbridge/contract/team/audit';
import type { DocumentReference, DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { alertsOf, eraseAlertsOf } from '../alerts/job-alert.ts';
import { db } from '../shared/firebase.ts';
import { HttpError } from '../shared/http-error.ts';
import { documentName, pagesOf } from '../shared/pages-of.ts';
import { audited } from './audited-submissions.ts';
import { byAge } from './by-age.ts';
import { eraseWithFiles } from './erase-submissions.ts';
import type { FileStore } from './files/file-store.ts';
import { type BriefSubmission, identityReference, submissionsOfAddress } from './hidden-names.ts';

/** All that is stored about whoever wrote to us from an address. */
export interface People {
  /** The numbers of what they sent. */
  find: (email: string) => Promise<AuditedSubmission[]>;
  export: (email: string) => Promise<Record<string, unknown>>;
  /**
   * Erases it, of one kind of submissions only where one is named: then job alerts, which have links of their own, stay. Cut off, it goes on from there when it is asked again.
   * @param erasedAt when they have asked for it themselves: whoever looks after it is told
   */
  erase: (email: string, kinds?: readonly SubmissionKind[], erasedAt?: Date) => Promise<PersonCount>;
}

/** What an export says about the files, of which it holds names, types, sizes and times. */
export const filesNote =
  'The files that the person has added are listed with what they were added to (files). The files themselves: an admin downloads each from its line in the timeline of the submission, on the dashboard, and sends them along.';

const pageSize = 300;
const lettersPage = 50;

/** The most that one request exports: more does not fit into the time, the memory or the answer of a request. */
const mostExported = { submissions: 200, characters: 16 * 1024 * 1024 } as const;

export function createPeople(files: Pick<FileStore, 'remove'>): People {
  return {
    async find(email) {
      const found = await Promise.all(submissionKinds.map((kind) => submissionsOf(kind, email)));
      return found.flatMap((submissions) => submissions.map(({ audited }) => audited));
    },
    async export(email) {
      const parts = await exported(email);
      const alerts = (await alertsOf(email)).map(plain);
      return { email, filesNote, ...parts, alerts };
    },
    async erase(email, kinds = submissionKinds, erasedAt) {
      const found = await Promise.all(
        kinds.map(async (kind) => (await submissionsOf(kind, email)).map((one) => ({ kind, ...one }))),
      );
      const addresses = new Set([email, ...found.flat().map(({ address }) => address)]);
      const erased: PersonCount = {
        applications: 0,
        enquiries: 0,
        alerts: kinds === submissionKinds ? await eraseAlertsOf(email) : 0,
        // First, because the link by which applicants ask again ends with their newest application.
        mails: await eraseLetters(
          { addresses: [...addresses], submissions: found.flat().map(({ ref }) => ref.id) },
          await mailsThatStay(email, kinds),
        ),
      };
      const failures: unknown[] = [];
      for (const ofKind of found) {
        for (const { kind, ref } of ofKind) {
          // The newest stays if an older one could not be erased: its link lets the applicant ask again.
          if (failures.length > 0 && ref === ofKind.at(-1)?.ref) break;
          try {
            const { submissions, mails } = await eraseWithFiles(files, kind, [ref], { erasedAt });
            erased[kind] += submissions;
            erased.mails += mails;
          } catch (error) {
            failures.push(error);
          }
        }
      }
      if (failures.length > 0) throw failures[0];
      return erased;
    },
  };
}

/** A submission with its email address as typed. */
interface Sent {
  ref: DocumentReference;
  address: string;
  audited: AuditedSubmission;
}

async function submissionsOf(kind: SubmissionKind, email: string): Promise<Sent[]> {
  const submissions = db().collection(collections[kind]);
  const key = emailKeyOf(email);
  const found = new Map<string, BriefSubmission>();
  for await (const page of submissionsOfAddress(kind, key)) for (const one of page) found.set(one.submission.id, one);
  // The submissions that are not on the desk yet.
  const waiting = submissions.where('senderKey', '==', key);
  for await (const page of pagesOf(waiting, documentName, pageSize, ['email', 'receivedAt', 'reference']))
    for (const submission of page)
      if (!found.has(submission.id)) found.set(submission.id, { submission, email: String(submission.get('email')) });
  // The newest last: with it ends the link by which its applicant asks again for what was cut off.
  const emails = new Map([...found].map(([id, one]) => [id, one.email]));
  return byAge(
    [...found.values()].map(({ submission }) => submission),
    'receivedAt',
  ).map((submission) => ({
    ref: submission.ref,
    address: emails.get(submission.id) || email,
    audited: audited(kind, submission),
  }));
}

/** Gives our letters to an address. */
function lettersTo(address: string): Query {
  return db().collection(collections.mail).where('emailService.template', '==', 'message').where('to', '==', [address]);
}

/**
 * Deletes our letters to these addresses, except for those that stay; gives how many. Some letters name only the application.
 */
async function eraseLetters(
  { addresses, submissions }: { addresses: readonly string[]; submissions: readonly string[] },
  staying: ReadonlySet<string>,
): Promise<number> {
  let erased = 0;
  const letters = [
    ...addresses.map((address) => lettersTo(address)),
    ...submissions.map((id) => db().collection(collections.mail).where('hiddenApplicant', '==', id)),
  ];
  for (const query of letters)
    for await (const page of pagesOf(query, documentName, pageSize)) {
      const mails = page.filter(({ id }) => !staying.has(id));
      const batch = db().batch();
      for (const { ref } of mails) batch.delete(ref);
      await batch.commit();
      erased += mails.length;
    }
  return erased;
}

/** The ids of our letters about what somebody sent of the other kinds: they belong to that, and stay with it. */
async function mailsThatStay(email: string, kinds: readonly SubmissionKind[]): Promise<ReadonlySet<string>> {
  const staying = new Set<string>();
  for (const kind of submissionKinds.filter((one) => !kinds.includes(one)))
    for (const { ref } of await submissionsOf(kind, email)) for (const id of await letterIdsOf(ref)) staying.add(id);
  return staying;
}

/** Gives the ids of the letters about a submission: the acknowledgement, the messages, and those about the interview. */
async function letterIdsOf(submission: DocumentReference): Promise<string[]> {
  const [messages, interview] = await Promise.all([
    submission.collection(timelineCollections.messages).select().get(),
    db().collection(collections.interviews).doc(submission.id).get(),
  ]);
  const mails = (interview.get('mails') ?? []) as string[];
  return [acknowledgementMailId(submission.id), ...messages.docs.map(({ id }) => id), ...mails];
}

/**
 * Gives what an address has sent, and our letters to it.
 * @throws {HttpError} 413 if one request cannot read all of it
 */
async function exported(email: string): Promise<Record<SubmissionKind | 'letters', unknown[]>> {
  const found = await Promise.all(
    submissionKinds.map(async (kind) => [kind, await submissionsOf(kind, email)] as const),
  );
  const all = found.flatMap(([, sent]) => sent);
  if (all.length > mostExported.submissions) throw new HttpError(413, deskMessages.tooMuchToExport);
  let characters = 0;
  const counted = <Part>(part: Part): Part => {
    characters += JSON.stringify(part).length;
    if (characters > mostExported.characters) throw new HttpError(413, deskMessages.tooMuchToExport);
    return part;
  };
  const letters = new Map<string, unknown>();
  const add = async (ids: readonly string[]) => {
    const references = ids.filter((id) => !letters.has(id)).map((id) => db().collection(collections.mail).doc(id));
    const mails = references.length > 0 ? await db().getAll(...references) : [];
    for (const mail of mails) if (mail.exists) letters.set(mail.id, counted(plain(mail)));
  };
  for (const address of new Set([email, ...all.map((one) => one.address)]))
    for await (const page of pagesOf(lettersTo(address), documentName, lettersPage))
      await add(page.map(({ id }) => id));
  const parts = { applications: [] as unknown[], enquiries: [] as unknown[] };
  for (const [kind, sent] of found)
    for (const { ref } of sent) {
      // Letters to an applicant with a hidden name have no address.
      await add(await letterIdsOf(ref));
      parts[kind].push(counted(await exportedSubmission(ref)));
    }
  return { ...parts, letters: [...letters.values()] };
}

async function exportedSubmission(ref: DocumentReference): Promise<object> {
  const [submission, identity, interview, mail, ...timeline] = await Promise.all([
    ref.get(),
    identityReference(ref.id).get(),
    db().collection(collections.interviews).doc(ref.id).get(),
    db().collection(collections.mail).doc(ref.id).get(),
    ...[...Object.values(timelineCollections), scorecardsCollection].map(async (name) => {
      const { docs } = await ref.collection(name).get();
      return [name, docs.map(plain)] as const;
    }),
  ]);
  return {
    ...plain(submission),
    ...(identity.exists && plain(identity)),
    ...(interview.exists && { interviewTimes: plain(interview) }),
    mail: plain(mail),
    ...Object.fromEntries(timeline),
  };
}

/** A document as JSON: its times as text, and without what is for queries only. */
function plain(snapshot: DocumentSnapshot): Record<string, unknown> {
  const { words: _words, assignedTo: _assignedTo, interviewers: _interviewers, ...fields } = snapshot.data() ?? {};
  const text = JSON.stringify(fields, (_name, value: unknown) =>
    isTime(value) ? value.toDate().toISOString() : value,
  );
  return { id: snapshot.id, ...JSON.parse(text) };
}

const isTime = (value: unknown): value is { toDate: () => Date } =>
  typeof value === 'object' && value !== null && 'toDate' in value;
