import {
  addNoteRoute,
  markSubmissionRoute,
  moveSubmissionRoute,
  moveSubmissionsRoute,
  openSubmissionRoute,
  type Standing,
} from '@site/contract/desk/desk-routes';
import type { ApplicationStatus } from '@site/contract/desk/submission-kinds';
import { doc, getDoc, Timestamp } from 'firebase/firestore';
import { validApplication } from '../../../tests/support/factories.ts';
import { answerApi, Refusal } from './api-answers.ts';
import { adminUid, change, database, store } from './open-page.tsx';

/** Applications on the desk, and an API that does to them in the database what the server would do. */

/** Stores applications under their first names, the first one the oldest; gives their ids. */
export async function storeApplications(firstNames: readonly string[], changes: object = {}): Promise<string[]> {
  const now = Date.now();
  const documents = firstNames.map((firstName, index) => {
    const at = Timestamp.fromMillis(now - (firstNames.length - index) * 60_000);
    const sent = validApplication({ firstName, lastName: 'Quick', email: `${firstName}@example.org`.toLowerCase() });
    const desk = {
      reference: `A-${String(index + 1).padStart(6, '0')}`,
      status: 'new',
      ...{ statusChangedAt: at, receivedAt: at, heardAt: at, waitsSince: at, createdAt: at },
      ...{ wroteAt: null, firstWroteAt: null, assignee: null, unread: true, assignedTo: [] },
      words: [firstName.toLowerCase(), 'quick'],
      emailKey: sent.email,
    };
    return [`applications/${firstName}`, { ...sent, ...desk, ...changes }] as const;
  });
  await store(Object.fromEntries(documents));
  return [...firstNames];
}

/** The statuses of stored applications, by their ids. */
export async function storedStatuses(ids: readonly string[]): Promise<Record<string, string>> {
  const read = ids.map(async (id) => {
    const snapshot = await getDoc(doc(database, 'applications', id));
    return [id, String(snapshot.get('status'))] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

/** Answers as the desk does: moves, marks and notes are written to the database. Gives the calls of single moves. */
export function answerDesk() {
  answerApi(openSubmissionRoute, () => ({}));
  answerApi(markSubmissionRoute, async ({ parameters: { id = '' }, body }) => {
    const { unread } = body as { unread: boolean };
    await change(`applications/${id}`, { unread });
    return { data: { unread } };
  });
  answerApi(addNoteRoute, async ({ parameters: { id = '' }, body }) => {
    const { text } = body as { text: string };
    const by = { uid: adminUid, email: 'admin@example.com' };
    const noteId = crypto.randomUUID();
    await store({ [`applications/${id}/notes/${noteId}`]: { text, by, at: Timestamp.now() } });
    return { data: { note: { id: noteId, text, by, at: new Date().toISOString() } } };
  });
  answerApi(moveSubmissionsRoute, async ({ body }) => {
    const { status, items } = body as { status: ApplicationStatus; items: { id: string }[] };
    const outcomes = items.map(async ({ id }) => {
      const moved = await moveStored(id, status);
      return moved instanceof Refusal
        ? { id, done: false as const, message: 'It was moved meanwhile.' }
        : { id, done: true as const, standing: moved };
    });
    const all = await Promise.all(outcomes);
    return { data: { done: all.filter(({ done }) => done).length, outcomes: all } };
  });
  return answerApi(moveSubmissionRoute, async ({ parameters: { id = '' }, body }) => {
    const { status } = body as { status: ApplicationStatus };
    const moved = await moveStored(id, status);
    return moved instanceof Refusal ? moved : { data: moved };
  });
}

/** Moves a stored application, unless it was withdrawn meanwhile. A test that wants another conflict answers by itself. */
async function moveStored(id: string, status: ApplicationStatus): Promise<Standing | Refusal> {
  const stored = (await getDoc(doc(database, 'applications', id))).get('status') as ApplicationStatus;
  const statusChangedAt = Timestamp.fromMillis(Date.now());
  const since = statusChangedAt.toDate().toISOString();
  if (stored === 'withdrawn')
    return new Refusal(409, 'It was moved meanwhile.', { data: { status: stored, statusChangedAt: since } });
  await change(`applications/${id}`, { status, statusChangedAt });
  return { status, statusChangedAt: since };
}
