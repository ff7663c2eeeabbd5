import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Job } from '../../contract/jobs/job.ts';
import { createJobRoute, readJobRoute } from '../../contract/jobs/job-routes.ts';
import { answerApi, later, Refusal } from '../../web/src/test-support/api-answers.ts';
import { openPage, signIn, store, testSession } from '../../web/src/test-support/open-page.tsx';
import { jobDocument } from '../support/documents.ts';

// What the spec words or counts and what only an event brings onto the login or the dashboard. See the tables beside this file.

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('the login says "Signing in..." meanwhile, and the error’s own message or "Failed to login" afterwards', async () => {
  await openPage('/login');
  await userEvent.fill(page.getByLabelText('Email', { exact: true }), 'admin@example.com');
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'a password');
  const { promise, reject } = Promise.withResolvers<void>();
  vi.spyOn(testSession, 'signIn').mockReturnValueOnce(promise).mockRejectedValueOnce(new Error('Closed for an hour.'));
  await userEvent.click(button('Sign in'));
  await expect.element(button('Signing in...')).toBeDisabled();
  reject(undefined);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to login');
  await userEvent.click(button('Sign in'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Closed for an hour.');
});

test('the dashboard welcomes the admin, and counts the jobs of the database', async () => {
  await store({
    'jobs/one': jobDocument({ country: 'India' }),
    'jobs/two': jobDocument({ country: 'India', isActive: false }),
    'jobs/three': jobDocument({ country: 'Uzbekistan' }),
  });
  await signIn();
  await openPage('/dashboard');
  await expect.element(page.getByText('Admin Dashboard').first()).toBeVisible();
  await expect.element(page.getByText('Welcome, Demo Admin')).toBeVisible();
  const figures = () =>
    Array.from(document.querySelectorAll('dl:has(dd) > div'), (entry) => entry.textContent).filter((text) =>
      /Jobs|Rate/.test(text),
    );
  await expect.poll(figures).toEqual(expect.arrayContaining(['Total Jobs3', 'Active Jobs2', 'Job Listings Rate67%']));
});

test('the list says when nothing matches, and asks before it deletes', async () => {
  await store({ 'jobs/one': jobDocument({ title: 'Relay Engineer', country: 'India' }) });
  await signIn(['jobs']);
  await openPage('/dashboard/jobs');
  await userEvent.click(page.getByRole('button', { name: 'More Relay Engineer' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Delete' }));
  await expect.element(page.getByText('Are you sure you want to delete this job listing?')).toBeVisible();
  await userEvent.click(button('Cancel'));
  await userEvent.selectOptions(page.getByLabelText('Country', { exact: true }), 'Uzbekistan');
  await expect.element(page.getByText('No job listings found matching your criteria.')).toBeVisible();
});

test('the form refuses what is not a PDF, or is larger than 10 MB, clears the choice, and takes the next one', async () => {
  await signIn(['jobs']);
  await openPage('/dashboard/jobs/new');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Add New Job');
  const input = page.getByLabelText('Job description (PDF)').element() as HTMLInputElement;
  // Vitest would send ten megabytes to the browser's driver and back.
  const choose = (name: string, type: string, bytes: number) => {
    const chosen = new DataTransfer();
    chosen.items.add(new File([new Uint8Array(bytes)], name, { type }));
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  for (const [name, type, bytes, words] of [
    ['notes.txt', 'text/plain', 10, 'Only PDF files are allowed!'],
    ['large.pdf', 'application/pdf', 10 * 1024 * 1024 + 1, 'File size should not exceed 10MB!'],
  ] as const) {
    choose(name, type, bytes);
    await expect.element(page.getByText(words)).toBeVisible();
    expect(input.value).toBe('');
    await expect.element(button('Upload PDF')).toBeVisible();
  }
  choose('job.pdf', 'application/pdf', 2048);
  await expect.element(page.getByText('2.0 KB')).toBeVisible();
  await expect.element(page.getByText('File size should not exceed 10MB!')).not.toBeInTheDocument();
  await expect.element(button('Change File')).toBeVisible();
});

test('the form says "Saving..." meanwhile, shows the error’s own message, and stays', async () => {
  await signIn(['jobs']);
  await openPage('/dashboard/jobs/new');
  for (const name of ['Title', 'Location', 'Qualifications', 'Experience', 'Responsibilities'])
    await userEvent.fill(page.getByRole('textbox', { name, exact: true }), 'Words');
  await userEvent.selectOptions(page.getByLabelText('Country', { exact: true }), 'India');
  const answer = later<Refusal>();
  answerApi(createJobRoute, () => answer.promise);
  await userEvent.click(button('Save Job'));
  await expect.element(button('Saving...')).toBeDisabled();
  answer.give(new Refusal(503, 'The store is closed.'));
  await expect.element(page.getByText('The store is closed.')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Add New Job');
});

test('an existing job’s form is headed "Edit Job Listing", behind a spinner while the job loads', async () => {
  await signIn(['jobs']);
  const answer = later<{ data: { job: Job } }>();
  answerApi(readJobRoute, () => answer.promise);
  await openPage('/dashboard/jobs/edit/one');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Edit Job Listing');
  await expect.element(page.getByRole('status').filter({ hasText: 'Loading' })).toBeInTheDocument();
  const at = '2026-01-02T03:04:05.000Z';
  const pdfUrl = 'https://files.example/job.pdf';
  answer.give({
    data: {
      job: {
        ...{ _id: 'one', title: 'Relay Engineer', country: 'India', place: 'New Delhi', isActive: true, pdfUrl },
        ...{ qualifications: 'A', experience: 'B', responsibilities: 'C', createdAt: at, updatedAt: at },
      },
    },
  });
  await expect.element(page.getByRole('link', { name: /^Current PDF Attachment/ })).toHaveAttribute('href', pdfUrl);
  await expect.element(page.getByText('(Upload a new file to replace this)')).toBeVisible();
});
