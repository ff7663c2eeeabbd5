import { deskLimits } from '@ohmbridge/contract/desk/desk-limits';
import type { OwnEnquiry } from '@ohmbridge/contract/desk/sender-page';
import { senderPageRoutes } from '@ohmbridge/contract/desk/sender-page-routes';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi } from '../../test-support/api-answers.ts';
import { openPage } from '../../test-support/open-page.tsx';

const link = `/enquiry#${'a'.repeat(22)}.${'b'.repeat(43)}`;

const enquiry = (number: number): OwnEnquiry => ({
  reference: `E-${String(number).padStart(6, '0')}`,
  receivedAt: '2026-11-23T10:00:00.000Z',
  status: 'closed',
  statusChangedAt: '2026-11-23T10:00:00.000Z',
  sent: { firstName: 'Ada', lastName: 'Okafor', email: 'ada@example.org', phone: '+441632960120', message: 'Hello' },
  notes: 0,
  messages: [],
  files: [],
  keptUntil: '2027-11-23',
});

const enquiries = (count: number) => Array.from({ length: count }, (_, index) => enquiry(index + 1));

test('an enquirer reads that only the newest enquiries are shown, and that all of them would be erased', async () => {
  answerApi(senderPageRoutes.enquiries.read, () => ({ data: { enquiries: enquiries(deskLimits.ownSubmissions) } }));
  await openPage(link);
  const words = 'Your 50 newest enquiries are shown. To ask about older ones, write to info@ohmbridge.example.';
  await expect.element(page.getByRole('paragraph').filter({ hasText: words })).toBeVisible();
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await expect.element(page.getByText(/^This deletes all your enquiries:/)).toBeVisible();
});

test('an enquirer with few enquiries reads nothing of older ones', async () => {
  answerApi(senderPageRoutes.enquiries.read, () => ({ data: { enquiries: enquiries(2) } }));
  await openPage(link);
  await expect.element(page.getByText('Your 2 enquiries are shown.')).toBeInTheDocument();
  await expect.element(page.getByText(/older ones/)).not.toBeInTheDocument();
});

test('an enquirer reads that only the newest messages are shown', async () => {
  const messages = Array.from({ length: deskLimits.ownMessages }, (_, index) => ({
    ...{ at: '2026-11-24T10:00:00.000Z', from: 'enquirer' as const, text: `Message ${index}` },
  }));
  answerApi(senderPageRoutes.enquiries.read, () => ({ data: { enquiries: [{ ...enquiry(1), messages }] } }));
  await openPage(link);
  await expect.element(page.getByText('The newest 100 messages are shown.', { exact: false })).toBeVisible();
});
