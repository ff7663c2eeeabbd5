import { initializeApp } from 'firebase/app';
import { type DocumentReference, disableNetwork, doc, getFirestore, writeBatch } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useLive } from './use-live.ts';

let renders = 0;

function Sum({ documents }: { documents: readonly DocumentReference[] }) {
  renders += 1;
  // biome-ignore lint/correctness/useHookAtTopLevel: each render has the same documents.
  return documents.reduce((sum, one) => sum + Number(useLive(one)?.data()?.value ?? 0), 0);
}

test('a screen that follows twenty documents renders their changes together', async () => {
  const firestore = getFirestore(initializeApp({ projectId: 'demo-alone' }, 'alone'));
  // The test's own writes are the only changes.
  await disableNetwork(firestore);
  const documents = Array.from({ length: 20 }, (_, index) => doc(firestore, 'numbers', `${index}`));
  const writeAll = (value: number) => {
    const batch = writeBatch(firestore);
    for (const one of documents) batch.set(one, { value });
    void batch.commit();
  };

  writeAll(1);
  await render(<Sum documents={documents} />);
  await expect.element(page.getByText('20')).toBeVisible();
  renders = 0;
  writeAll(2);
  await expect.element(page.getByText('40')).toBeVisible();
  expect(renders).toBeLessThan(5);
});
