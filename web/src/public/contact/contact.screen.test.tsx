import { submitContactRoute } from '@ohmbridge/contract/desk/submission-routes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerApi, later } from '../../test-support/api-answers.ts';
import { openPage } from '../../test-support/open-page.tsx';

test('a visitor who sends an empty form is told what is missing, and nothing is sent', async () => {
  const sent = answerApi(submitContactRoute, () => ({ message: 'Sent' }));
  await openPage('/contact');
  await userEvent.click(page.getByRole('button', { name: 'Send Message' }));
  await expect.element(page.getByRole('textbox', { name: /Name/ }).first()).toHaveFocus();
  expect(sent).toEqual([]);
});

test('a visitor who sends the form sees that it is being sent, and then the thanks', async () => {
  const answer = later<{ message: string }>();
  const sent = answerApi(submitContactRoute, () => answer.promise);
  await openPage('/contact');
  for (const [name, text] of [
    [/First Name/, 'Priya'],
    [/Last Name/, 'Nair'],
    [/Email/, 'priya@example.com'],
    [/Phone/, '7700900123'],
    [/Message/, 'We plan a battery of 20 MW.'],
  ] as const)
    await userEvent.fill(page.getByRole('textbox', { name }), text);
  await userEvent.click(page.getByRole('button', { name: 'Send Message' }));
  await expect.element(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  answer.give({ message: 'Sent' });
  await expect.element(page.getByRole('status').filter({ hasText: /thank/i })).toBeVisible();
  expect(sent).toHaveLength(1);
});
