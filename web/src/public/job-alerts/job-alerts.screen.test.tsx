import {
  confirmJobAlertRoute,
  endJobAlertRoute,
  listAlertDisciplinesRoute,
  readJobAlertRoute,
  requestJobAlertRoute,
} from '@site/contract/alerts/job-alert-routes';
import { countrySlug } from '@site/contract/firm/countries';
import { branch } from '@site/contract/test-support/offices';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { answerApi, Refusal } from '../../test-support/api-answers.ts';
import { openPage, said, warned } from '../../test-support/open-page.tsx';

const email = page.getByRole('textbox', { name: 'Email', exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const title = (name: string) => page.getByRole('heading', { name, exact: true });
const token = `${'0'.repeat(64)}.${'v'.repeat(43)}`;
const alert = (isConfirmed: boolean) => ({
  data: {
    alert: {
      country: branch.country,
      discipline: 'Protection',
      isConfirmed,
      endsAt: '2027-11-23T10:00:00.000Z',
    } as const,
  },
});

test('a visitor asks for an alert for the filters of the search, with a valid email address, and learns of a failure', async () => {
  answerApi(listAlertDisciplinesRoute, () => ({ data: { disciplines: ['Design', 'Protection'] } }));
  const answers = [new Refusal(500, '')];
  const asked = answerApi(requestJobAlertRoute, () => answers.pop() ?? { message: 'Sent' });
  await openPage(`/job-alerts?country=${countrySlug(branch.country)}&discipline=Protection`);
  await expect.element(page.getByRole('combobox', { name: /^Country/ })).toHaveValue(branch.country);
  await expect.element(page.getByRole('combobox', { name: /^Discipline/ })).toHaveValue('Protection');
  await userEvent.click(button('Set up alert'));
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription(/Email is required/);
  expect(await violationsHere()).toEqual([]);
  await userEvent.fill(email, 'mailto:ana@example.org');
  await userEvent.click(button('Set up alert'));
  await expect
    .element(warned('Sorry'))
    .toMatchTextContent('Sorry, your alert could not be set up. Please try again later.');
  await userEvent.click(button('Set up alert'));
  await expect.element(said('An email is on its way')).toBeVisible();
  await expect.element(email).toHaveValue('ana@example.org');
  expect(asked).toHaveLength(2);
  expect(asked[1]?.body).toMatchObject({ email: 'ana@example.org', country: branch.country, discipline: 'Protection' });
});

test('the link of an alert confirms it, renews it and ends it', async () => {
  answerApi(readJobAlertRoute, () => alert(false));
  answerApi(confirmJobAlertRoute, () => alert(true));
  const ended = answerApi(endJobAlertRoute, () => ({}));
  await openPage(`/job-alert#${token}`);
  await expect.element(title('Do you want this alert?')).toBeVisible();
  expect(location.hash).toBe('');
  expect(await violationsHere()).toEqual([]);
  await userEvent.click(button('Confirm this alert'));
  await expect.element(title('This alert is on')).toBeVisible();
  await expect.element(page.getByText('Your alert is confirmed.')).toBeVisible();
  await userEvent.click(button('Keep it for another year'));
  await expect.element(page.getByText('Your alert is kept for another year.')).toBeVisible();
  await userEvent.click(button('End this alert'));
  await expect.element(title('This alert has ended')).toHaveFocus();
  expect(ended.map(({ body }) => body)).toEqual([{ token }]);
});

test('the page of an alert asks for a missing link, can try again after a failure, and says that the alert has ended', async () => {
  const answers = [new Refusal(500, ''), new Refusal(404, 'Not found')];
  answerApi(readJobAlertRoute, () => answers.shift() ?? alert(true));
  const { unmount } = await openPage('/job-alert');
  await expect.element(title('Open the link in our email')).toBeVisible();
  await unmount();
  await openPage(`/job-alert#${token}`);
  await expect.element(title('Your alert could not be shown')).toBeVisible();
  await userEvent.click(button('Try again'));
  await expect.element(title('There is no alert here')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Set up an alert' })).toHaveAttribute('href', '/job-alerts');
});
