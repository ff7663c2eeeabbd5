import { getApp } from 'firebase/app';
import { getFirestore, Timestamp } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { jobDocument } from '../../../../tests/support/documents.ts';
import { openPage, signIn, store, warned } from '../../test-support/open-page.tsx';

// The test has a separate file, because a broken client would break all tests after it.
test('an admin reads that live lists have stopped, keeps the screen, and can reload', async () => {
  const at = Timestamp.now();
  await store({ 'jobs/one': jobDocument({ title: 'Protection Engineer', createdAt: at, updatedAt: at }) });
  await signIn();
  await openPage('/dashboard/jobs');
  const job = page.getByRole('cell', { name: 'Protection Engineer', exact: true });
  await expect.element(job).toBeVisible();

  breakClient();
  const notice = warned('Live lists have stopped');
  await expect.element(notice).toBeVisible();
  await expect.element(notice.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect.element(job).toBeVisible();

  // A screen that sends new queries shows the same message, without a "Try again" that cannot help.
  await userEvent.click(page.getByRole('link', { name: 'Applications' }).first());
  await expect.element(page.getByRole('button', { name: 'Reload' }).nth(1)).toBeVisible();
  expect(page.getByRole('button', { name: 'Try again' }).elements()).toEqual([]);
});

/** Causes a fault inside the Firestore client of the application, in the same way as its known faults. */
function breakClient(): void {
  // Vitest does not handle errors for which the page has a listener. Timers of the client continue to throw after the test.
  for (const event of ['error', 'unhandledrejection']) addEventListener(event, () => undefined);
  const { _queue: queue } = getFirestore(getApp()) as unknown as {
    _queue: { enqueueAndForget: (operation: () => Promise<never>) => void };
  };
  queue.enqueueAndForget(() => Promise.reject(new Error('A fault inside the client')));
}
