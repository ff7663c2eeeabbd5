import type { PersonCount } from '@site/contract/desk/desk-routes';
import { deskMessages } from '@site/contract/desk/desk-schemas';
import { type SubmissionKind, submissionKinds } from '@site/contract/desk/submission-kinds';
import { acknowledgementMailId, timelineCollections } from '@site/contract/desk/submission-record';
import { emailKeyOf } from '@site/contract/desk/submission-search';
import type { Author } from '@site/contract/shared/author';
import { withIsoTimes } from '@site/contract/shared/collections';
import type { AuditedSubmission } from '@site/contract/team/audit';
import type { DocumentData, DocumentReference, DocumentSnapshot, Query } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { alertsOf, eraseAlertsOf } from '../alerts/job-alert.ts';
import { authorOf } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
import { addAuditEntry } from '../shared/audit-list.ts';
import { collection } from '../shared/documents.ts';
import { db } from '../shared/firebase.ts';
import { HttpError } from '../shared/http-error.ts';
import { documentName, pagesOf } from '../shared/pages-of.ts';
import { audited, auditedTogether } from './audited-submissions.ts';
import { eraseWithFiles } from './erase-submissions.ts';
import { identityReference, isHidden } from './hidden-names.ts';
import { changeSubmission } from './submission.ts';
import { type BriefSubmission, byAge, submissionsOfAddress } from './submissions-of-address.ts';

// The data of a person who wrote from an address: submissions with their timelines and interviews, our letters, and job
// alerts. Admins export or erase the data, and senders erase it from their own page. The operator's command
// `npm run person` also searches the work of admins and their records.
//
// The database lists the sub-collections of a submission (`listCollections`), here and in erase-submissions.ts.

export const personHandlers = {
  async exportPerson({ body: { email }, signedIn }) {
    const who = authorOf(await signedIn());
    const found = await auditedSubmissionsOf(email);
    await addAuditEntry({ kind: 'exported', what: 'person', ...auditedTogether(found), who });
    for (const { kind, id, reference } of found)
      if (kind === 'applications' && reference !== undefined) await noteExport(id, who);
    logger.info('Data of a person exported by an admin', { admin: who.uid });
    return { data: { person: await exportPerson(email) } };
  },
  async erasePerson({ body: { email }, signedIn }) {
    const who = authorOf(await signedIn());
    const found = auditedTogether(await auditedSubmissionsOf(email));
    await addAuditEntry({ kind: 'erased', what: 'person', ...found, who });
    const erased = await erasePerson(email);
    logger.info('Data of a person erased by an admin', { admin: who.uid, ...erased });
    return { data: { erased } };
  },
} satisfies Partial<ApiHandlers>;

/** Records an export that shows a hidden name. The name stays hidden on the desk. */
function noteExport(id: string, by: Author): Promise<void> {
  return changeSubmission('applications', id, by, ({ record }) =>
    isHidden(record)
      ? { fields: {}, line: { kind: 'namesShown', because: 'exported' }, result: undefined }
      : { result: undefined },
  );
}

/** Gives the submissions of an address, as the audit list names them. */
export async function auditedSubmissionsOf(email: string): Promise<AuditedSubmission[]> {
  const found = await Promise.all(submissionKinds.map((kind) => submissionsOf(kind, email)));
  return found.flatMap((submissions) => submissions.map(({ audited }) => audited));
}

/** The note in an export, which lists the names, types, sizes and times of files. */
const filesNote =
  'The files that the person has added are listed with what they were added to (files). The files themselves: an admin downloads each from its line in the timeline of the submission, on the dashboard, and sends them along.';

const pageSize = 300;
const lettersPage = 50;

/** The most that one request exports: a larger export needs too much time and memory for a request. */
const mostExported = { submissions: 200, characters: 16 * 1024 * 1024 };

type Exported = Record<string, unknown> & { id: string };

export type PersonExport = Record<SubmissionKind | 'letters' | 'alerts', Exported[]> &
  Record<'email' | 'filesNote', string>;

/**
 * Gives everything of a person, as JSON.
 * @throws {HttpError} 413 if there is more than `most`
 */
export async function exportPerson(email: string, most = mostExported): Promise<PersonExport> {
  const parts = await exported(email, most);
  return { email, filesNote, ...parts, alerts: (await alertsOf(email)).map(plain) };
}

/**
 * Erases the submissions of a person, and their job alerts unless `kinds` is only a part: alerts have their own links. A
 * repeated call continues an interrupted one.
 * @param erasedAt the time, if the person erases: the assignees then get a notice
 */
export async function erasePerson(
  email: string,
  kinds: readonly SubmissionKind[] = submissionKinds,
  erasedAt?: Date,
): Promise<PersonCount> {
  const found = await Promise.all(
    kinds.map(async (kind) => (await submissionsOf(kind, email)).map((one) => ({ kind, ...one }))),
  );
  const addresses = new Set([email, ...found.flat().map(({ address }) => address)]);
  const erased: PersonCount = {
    applications: 0,
    enquiries: 0,
    alerts: kinds === submissionKinds ? await eraseAlertsOf(email) : 0,
    // Letters are erased first: the link with which applicants can try again ends with their newest application.
    mails: await eraseLetters(
      { addresses: [...addresses], submissions: found.flat().map(({ ref }) => ref.id) },
      await mailsThatStay(email, kinds),
    ),
  };
  const failures: unknown[] = [];
  for (const ofKind of found) {
    for (const { kind, ref } of ofKind) {
      // If an older one could not be erased, the newest stays: with its link the applicant can try again.
      if (failures.length > 0 && ref === ofKind.at(-1)?.ref) break;
      try {
        const { submissions, mails } = await eraseWithFiles(kind, [ref], { erasedAt });
        erased[kind] += submissions;
        erased.mails += mails;
      } catch (error) {
        failures.push(error);
      }
    }
  }
  if (failures.length > 0) throw failures[0];
  return erased;
}

/** A submission with its email address as typed. */
interface Sent {
  ref: DocumentReference;
  address: string;
  audited: AuditedSubmission;
}

async function submissionsOf(kind: SubmissionKind, email: string): Promise<Sent[]> {
  const submissions = collection(kind);
  const key = emailKeyOf(email);
  const found = new Map<string, BriefSubmission>();
  for await (const page of submissionsOfAddress(kind, key)) for (const one of page) found.set(one.submission.id, one);
  // The submissions that are not on the desk yet.
  const waiting = submissions.where('senderKey', '==', key);
  for await (const page of pagesOf(waiting, documentName, pageSize, ['email', 'receivedAt', 'reference']))
    for (const submission of page)
      if (!found.has(submission.id)) found.set(submission.id, { submission, email: String(submission.get('email')) });
  // The newest comes last: the link with which its applicant can try again ends with it.
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

function lettersTo(address: string): Query {
  return collection('mail').where('emailService.template', '==', 'message').where('to', '==', [address]);
}

/**
 * Deletes our letters to these addresses, except those that stay; gives how many. Some letters name only the application.
 */
async function eraseLetters(
  { addresses, submissions }: { addresses: readonly string[]; submissions: readonly string[] },
  staying: ReadonlySet<string>,
): Promise<number> {
  let erased = 0;
  const letters = [
    ...addresses.map((address) => lettersTo(address)),
    ...submissions.map((id) => collection('mail').where('hiddenApplicant', '==', id)),
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

/** Gives the ids of our letters about submissions of the other kinds: they stay with these submissions. */
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
    collection('interviews').doc(submission.id).get(),
  ]);
  const mails = (interview.get('mails') ?? []) as string[];
  return [acknowledgementMailId(submission.id), ...messages.docs.map(({ id }) => id), ...mails];
}

async function exported(
  email: string,
  most: typeof mostExported,
): Promise<Record<SubmissionKind | 'letters', Exported[]>> {
  const found = await Promise.all(
    submissionKinds.map(async (kind) => [kind, await submissionsOf(kind, email)] as const),
  );
  const all = found.flatMap(([, sent]) => sent);
  if (all.length > most.submissions) throw new HttpError(413, deskMessages.tooMuchToExport);
  let characters = 0;
  const counted = <Part>(part: Part): Part => {
    characters += JSON.stringify(part).length;
    if (characters > most.characters) throw new HttpError(413, deskMessages.tooMuchToExport);
    return part;
  };
  const letters = new Map<string, Exported>();
  const add = async (ids: readonly string[]) => {
    const references = ids.filter((id) => !letters.has(id)).map((id) => collection('mail').doc(id));
    const mails = references.length > 0 ? await db().getAll(...references) : [];
    for (const mail of mails) if (mail.exists) letters.set(mail.id, counted(plain(mail)));
  };
  for (const address of new Set([email, ...all.map((one) => one.address)]))
    for await (const page of pagesOf(lettersTo(address), documentName, lettersPage))
      await add(page.map(({ id }) => id));
  const parts: Record<SubmissionKind, Exported[]> = { applications: [], enquiries: [] };
  for (const [kind, sent] of found)
    for (const { ref } of sent) {
      // Letters to an applicant with a hidden name have no address.
      await add(await letterIdsOf(ref));
      parts[kind].push(counted(await exportedSubmission(ref)));
    }
  return { ...parts, letters: [...letters.values()] };
}

async function exportedSubmission(ref: DocumentReference): Promise<Exported> {
  const timeline = async () => {
    const lists = await ref.listCollections();
    return Promise.all(lists.map(async (list) => [list.id, (await list.get()).docs.map(plain)] as const));
  };
  const [submission, identity, interview, mail, lines] = await Promise.all([
    ref.get(),
    identityReference(ref.id).get(),
    collection('interviews').doc(ref.id).get(),
    collection('mail').doc(ref.id).get(),
    timeline(),
  ]);
  const { files: fileNames, ...who }: Record<string, unknown> = identity.exists ? plain(identity) : {};
  return {
    ...plain(submission),
    ...who,
    // While names are hidden, the lines of files have other names.
    ...(fileNames !== undefined && { fileNames }),
    ...(interview.exists && { interviewTimes: plain(interview) }),
    ...(mail.exists && { mail: plain(mail) }),
    ...Object.fromEntries(lines),
  };
}

/** Gives a document as JSON: its times as text, and without the fields that only queries use. */
export function plain(snapshot: DocumentSnapshot): Exported {
  const { words: _words, assignedTo: _assignedTo, interviewers: _interviewers, ...fields } = snapshot.data() ?? {};
  return { ...withIsoTimes<DocumentData>(fields), id: snapshot.id };
}
