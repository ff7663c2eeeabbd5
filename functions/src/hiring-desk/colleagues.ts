import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../contract/collections.ts';
import type { DeskSettings } from '../contract/desk-routes.ts';
import { submissionKinds } from '../contract/submission-kinds.ts';
import type { DeskAuthor } from '../contract/submission-record.ts';

/** Finds who can be given a submission, and who holds one though they are not in the team any more. */
export function createColleagues(firestore: () => Promise<Firestore>) {
  return async (): Promise<Pick<DeskSettings, 'colleagues' | 'formerColleagues'>> => {
    const database = await firestore();
    const [{ docs }, ...held] = await Promise.all([
      database.collection(collections.admins).select('email').get(),
      ...submissionKinds.map((kind) => assigneesIn(database, collections[kind])),
    ]);
    const colleagues = docs.map((admin) => ({ uid: admin.id, email: String(admin.get('email')) }));
    const former = new Map(held.flat().map((assignee) => [assignee.uid, assignee]));
    for (const { uid } of colleagues) former.delete(uid);
    return { colleagues, formerColleagues: [...former.values()] };
  };
}

/** Each assignee once. One document is read for each of them, however many they hold. */
async function assigneesIn(database: Firestore, collection: string): Promise<DeskAuthor[]> {
  const assignees: DeskAuthor[] = [];
  const first = database.collection(collection).orderBy('assignee.uid').select('assignee').limit(1);
  for (let query = first; ; ) {
    const [submission] = (await query.get()).docs;
    if (!submission) return assignees;
    const assignee = submission.get('assignee') as DeskAuthor;
    assignees.push(assignee);
    query = first.startAfter(assignee.uid);
  }
}
