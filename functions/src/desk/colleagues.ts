import { canBeGiven } from '@ohmbridge/contract/desk/assigned-to';
import type { DeskSettings } from '@ohmbridge/contract/desk/desk-settings';
import { submissionKinds } from '@ohmbridge/contract/desk/submission-kinds';
import type { DeskAuthor } from '@ohmbridge/contract/desk/submission-record';
import { collections } from '@ohmbridge/contract/shared/collections';
import type { AdminDocument } from '@ohmbridge/contract/team/admin';
import { rolesOf } from '@ohmbridge/contract/team/roles';
import type { Firestore } from 'firebase-admin/firestore';

/** Finds who can be given a submission, and who holds one though they are not in the team any more. */
export function createColleagues(firestore: () => Promise<Firestore>) {
  return async (): Promise<Pick<DeskSettings, 'colleagues' | 'formerColleagues'>> => {
    const database = await firestore();
    const [{ docs }, ...held] = await Promise.all([
      database.collection(collections.admins).select('email', 'roles').get(),
      ...submissionKinds.map((kind) => assigneesIn(database, collections[kind])),
    ]);
    const colleagues = docs
      .map((admin) => ({ admin, record: admin.data() as Pick<AdminDocument, 'email' | 'roles'> }))
      .map(({ admin, record }) => ({ uid: admin.id, email: record.email, roles: rolesOf(record) }))
      .filter(({ roles }) => submissionKinds.some((kind) => canBeGiven(kind, roles)));
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
