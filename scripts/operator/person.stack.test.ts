import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { emailKeyOf } from '@site/contract/desk/submission-search';
import { collections } from '@site/contract/shared/collections';
import { expect, onTestFinished, test } from 'vitest';
import { firestore } from '../../tests/support/admin-sdk.ts';
import { root } from '../process/paths.ts';

// `tests/integration/person.test.ts` tests the data of a person; this file tests the command that an operator types. The test
// writes to the stack, so it takes turns with the tests that check that nothing is stored.

/** Runs the command in its own process. */
function typed(...args: string[]) {
  const command = ['--disable-warning=ExperimentalWarning', join(root, 'scripts', 'person.ts'), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', timeout: 60_000 });
  return { status, stdout, stderr };
}

test('the command prints only the data, and asks the operator for a yes before it erases', async () => {
  const mark = crypto.randomUUID().slice(0, 8);
  const email = `Ada.${mark}@example.org`;
  const enquiry = firestore.collection(collections.enquiries).doc(mark);
  await enquiry.set({ email, message: 'First', senderKey: emailKeyOf(email), createdAt: new Date() });
  onTestFinished(async () => {
    await enquiry.delete();
  });
  const { stdout, ...ended } = typed('export', email);
  expect(ended).toEqual({ status: 0, stderr: '' });
  expect(JSON.parse(stdout)).toMatchObject({ email, enquiries: [{ id: mark, email, message: 'First' }] });
  const { status, stderr } = typed('erase', email);
  expect(status).toBe(1);
  expect(stderr).toContain(`Delete 1 enquiry, 0 applications`);
  expect((await enquiry.get()).exists).toBe(true);
});
