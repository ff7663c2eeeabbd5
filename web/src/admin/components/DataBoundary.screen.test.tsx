import { FirebaseError } from 'firebase/app';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataBoundary } from './DataBoundary.tsx';

function Broken({ error }: { error: Error }): never {
  throw error;
}

/** Gives the messages of the errors that reach the window. The site counts these errors. */
async function errorsOf(error: Error): Promise<string[]> {
  const heard: string[] = [];
  const hear = (event: ErrorEvent) => heard.push(event.message);
  addEventListener('error', hear);
  await render(
    <DataBoundary>
      <Broken error={error} />
    </DataBoundary>,
  );
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  removeEventListener('error', hear);
  return heard;
}

test('the crash of a part of a screen is counted', async () => {
  expect(await errorsOf(new TypeError('A crash'))).toEqual([expect.stringContaining('A crash')]);
});

test('a refusal by Firestore is not counted as a crash', async () => {
  expect(await errorsOf(new FirebaseError('permission-denied', 'No'))).toEqual([]);
});
