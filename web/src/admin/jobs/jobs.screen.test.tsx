import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { jobDocument } from '../../../../tests/support/documents.ts';
import { openPage, signIn, store } from '../../test-support/open-page.tsx';

test('an admin without jobs reads that there are none', async () => {
  await signIn();
  await openPage('/dashboard/jobs');
  await expect.element(page.getByText('There are no job listings yet.')).toBeVisible();
});

test('an admin searches, and the list says when nothing matches', async () => {
  await store({ 'jobs/one': jobDocument({ title: 'Protection Engineer' }) });
  await signIn();
  await openPage('/dashboard/jobs');
  await expect.element(page.getByRole('link', { name: /Protection Engineer/ })).toBeVisible();
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search' }), 'astronaut');
  await expect.element(page.getByText('No job listings found matching your criteria.')).toBeVisible();
});
