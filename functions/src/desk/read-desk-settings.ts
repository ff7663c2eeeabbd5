import { canBeGiven } from '@site/contract/desk/assigned-to';
import type { DeskSettings } from '@site/contract/desk/desk-settings';
import { submissionKinds } from '@site/contract/desk/submission-kinds';
import type { Author } from '@site/contract/shared/author';
import type { AdminDocument } from '@site/contract/team/admin';
import { rolesOf } from '@site/contract/team/roles';
import type { Query } from 'firebase-admin/firestore';
import type { ApiHandlers } from '../http/handler.ts';
import { requiredParameters } from '../shared/configuration.ts';
import { collection } from '../shared/documents.ts';
import { auth } from '../shared/firebase.ts';

export const deskSettingsHandlers = {
  async readDeskSettings() {
    return { data: { ...(await readColleagues()), retentionDays: readRetentionDays() } };
  },
} satisfies Partial<ApiHandlers>;

export const readRetentionDays = () => Number(requiredParameters(process.env, 'RETENTION_DAYS').RETENTION_DAYS);

/** Gives the colleagues who can be assigned to a submission, and former colleagues who still are. */
async function readColleagues(): Promise<Pick<DeskSettings, 'colleagues' | 'formerColleagues'>> {
  const { docs } = await collection('admins').select('email', 'roles').get();
  const current = docs
    .map((admin) => ({ admin, record: admin.data() as Pick<AdminDocument, 'email' | 'roles'> }))
    .map(({ admin, record }) => ({ uid: admin.id, email: record.email, roles: rolesOf(record) }))
    .filter(({ roles }) => submissionKinds.some((kind) => canBeGiven(kind, roles)));
  const names = await accountNames(current.map(({ uid }) => uid));
  const uids = current.map(({ uid }) => uid).toSorted();
  // Usually no former colleague has a uid between two neighbouring ones, so all gaps are searched at once.
  const gaps = [undefined, ...uids].map((after, index) => ({ after, before: uids[index] }));
  const found = submissionKinds.flatMap((kind) => gaps.map((gap) => assigneesBetween(collection(kind), gap)));
  const former = new Map((await Promise.all(found)).flat().map((assignee) => [assignee.uid, assignee]));
  const colleagues = current.map((one) => {
    const name = names.get(one.uid);
    return name ? { ...one, name } : one;
  });
  return { colleagues, formerColleagues: [...former.values()] };
}

/** The accounts that Firebase looks up at once. */
const accountsAtOnce = 100;

/** Gives the names of accounts; an account without a name, or one that is gone, is missing. */
async function accountNames(uids: readonly string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (let start = 0; start < uids.length; start += accountsAtOnce) {
    const { users } = await auth().getUsers(uids.slice(start, start + accountsAtOnce).map((uid) => ({ uid })));
    for (const { uid, displayName } of users) if (displayName) names.set(uid, displayName);
  }
  return names;
}

/** Gives each assignee between two uids once. Reads one document for each, however many submissions they hold. */
async function assigneesBetween(
  submissions: Query,
  { after, before }: { after: string | undefined; before: string | undefined },
): Promise<Author[]> {
  const sorted = submissions.orderBy('assignee.uid').select('assignee').limit(1);
  const first = before === undefined ? sorted : sorted.endBefore(before);
  const assignees: Author[] = [];
  let query = after === undefined ? first : first.startAfter(after);
  for (;;) {
    const [submission] = (await query.get()).docs;
    if (!submission) return assignees;
    const assignee = submission.get('assignee') as Author;
    assignees.push(assignee);
    query = first.startAfter(assignee.uid);
  }
}
