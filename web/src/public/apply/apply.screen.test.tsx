import { otherPosition } from '@site/contract/desk/submission-kinds';
import { readReferencedJobRoute, submitApplicationRoute } from '@site/contract/desk/submission-routes';
import { positions } from '@site/contract/firm/positions';
import { branch, home } from '@site/contract/test-support/offices';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { company } from '../../content/firm/company.ts';
import { answerApi, later, Refusal } from '../../test-support/api-answers.ts';
import { openPage } from '../../test-support/open-page.tsx';

const field = (name: RegExp) => page.getByRole('textbox', { name });
const country = page.getByRole('combobox', { name: 'Country' });
const position = page.getByRole('combobox', { name: 'Position' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 2, name });
const step = (position: number, title: string) => button(`Step ${position} of 3: ${title}`);
const dialog = page.getByRole('dialog', { name: 'Application Submitted Successfully!' });

/** Fills in all required fields, and leaves the form at its last step. */
async function fillIn(): Promise<void> {
  await userEvent.fill(field(/^First Name/), 'Priya');
  await userEvent.fill(field(/^Last Name/), 'Nair');
  await userEvent.fill(field(/^Email/), 'priya@example.org');
  await userEvent.fill(field(/^Phone number/), '+91 98100 12345');
  await userEvent.click(button('Continue'));
  await userEvent.selectOptions(country, branch.country);
  await userEvent.selectOptions(position, positions[branch.country][0]);
  await userEvent.fill(field(/^CV link/), 'https://files.example.org/priya.pdf');
  await userEvent.click(button('Continue'));
}

/** Expects that the dialog is closed, that the page scrolls, and that the form is empty and at its first step. */
async function expectEmptyForm(): Promise<void> {
  await expect.element(dialog).not.toBeInTheDocument();
  expect(location.pathname).toBe('/apply');
  await expect.element(heading('Personal Information')).toBeVisible();
  await expect.element(field(/^First Name/)).toHaveValue('');
  await expect.poll(() => getComputedStyle(document.body).overflowY).not.toBe('hidden');
}

test('Continue checks nothing and Back returns; the progress shows the current step, and its buttons open the steps', async () => {
  await openPage(`/apply?country=${branch.country}`);
  expect(await violationsHere()).toEqual([]);
  const steps = [
    ['Personal Information', 1],
    ['Professional Details', 2],
    ['Additional Information', 3],
  ] as const;
  const progress = () => Number(document.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow'));
  for (const [title, number] of steps) {
    await expect.element(heading(title)).toBeVisible();
    await expect.element(step(number, title)).toHaveAttribute('aria-current', 'step');
    expect(progress()).toBeCloseTo((number / 3) * 100);
    if (number > 1) expect(await violationsHere('main'), title).toEqual([]);
    // The country comes from the address.
    if (number === 2) await expect.element(country).toHaveValue(branch.country);
    if (number < 3) await userEvent.click(button('Continue'));
    if (number === 1) await expect.element(heading('Professional Details')).toHaveFocus();
  }
  await expect.element(button('Submit Application')).toBeVisible();
  expect(page.getByText(/is required/).elements()).toEqual([]);
  await userEvent.click(button('Back'));
  await expect.element(heading('Professional Details')).toHaveFocus();
  await userEvent.click(step(1, 'Personal Information'));
  await expect.element(heading('Personal Information')).toHaveFocus();
  expect(button('Back').elements()).toEqual([]);
});

test('an empty application is not sent: the form goes back to its first error and marks the steps with errors', async () => {
  const sent = answerApi(submitApplicationRoute, () => ({ message: 'Sent' }));
  await openPage('/apply');
  await userEvent.click(button('Continue'));
  await userEvent.click(button('Continue'));
  await userEvent.click(button('Submit Application'));
  await expect.element(field(/^First Name/)).toHaveFocus();
  await expect.element(field(/^First Name/)).toHaveAccessibleDescription(/First Name is required/);
  await expect.element(step(1, 'Personal Information, has errors')).toBeVisible();
  await expect.element(step(2, 'Professional Details, has errors')).toBeVisible();
  await expect.element(step(3, 'Additional Information')).toBeVisible();
  expect(await violationsHere('main')).toEqual([]);
  expect(sent).toEqual([]);
  await userEvent.fill(field(/^First Name/), 'Priya');
  await expect.element(field(/^First Name/)).not.toHaveAccessibleDescription(/required/);
});

test('an error in the second step is shown there, with the focus; Escape closes the dialog over an empty form', async () => {
  answerApi(submitApplicationRoute, () => ({ message: 'Sent' }));
  await openPage('/apply');
  await fillIn();
  await userEvent.click(step(2, 'Professional Details'));
  await userEvent.clear(field(/^CV link/));
  await userEvent.click(button('Continue'));
  await userEvent.click(button('Submit Application'));
  await expect.element(heading('Professional Details')).toBeVisible();
  await expect.element(field(/^CV link/)).toHaveFocus();
  await userEvent.fill(field(/^CV link/), 'https://files.example.org/priya.pdf');
  await userEvent.click(button('Continue'));
  await userEvent.click(button('Submit Application'));
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expectEmptyForm();
});

test('the form says "Submitting...", then that the application arrived; after a failure it apologises and keeps the text', async () => {
  answerApi(submitApplicationRoute, () => new Refusal(500, 'Not shown'));
  await openPage('/apply');
  await fillIn();
  await userEvent.click(button('Submit Application'));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Sorry, there was an error submitting your application. Please try again later.');
  await userEvent.click(button('Back'));
  await expect.element(field(/^CV link/)).toHaveValue('https://files.example.org/priya.pdf');
  await userEvent.click(button('Continue'));
  const answer = later<{ message: string }>();
  answerApi(submitApplicationRoute, () => answer.promise);
  await userEvent.click(button('Submit Application'));
  await expect.element(button('Submitting...')).toBeDisabled();
  answer.give({ message: 'Sent' });
  await expect
    .element(dialog)
    .toMatchTextContent(/Thank you for your application\. We will review it and get back to you soon!/);
  await expect.element(dialog).toMatchTextContent(/A person will read it and answer by \w+day, \d+ \w+\./);
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveAttribute('href', '/');
  expect(getComputedStyle(document.body).overflow).toBe('hidden');
});

test('the position waits for a country, and another country clears it', async () => {
  await openPage('/apply');
  await userEvent.click(button('Continue'));
  await expect.element(position).toBeDisabled();
  await expect.element(position).toMatchTextContent('Please select a country first');
  await userEvent.selectOptions(country, branch.country);
  // Both countries offer this position, so the form could have kept it.
  await userEvent.selectOptions(position, otherPosition);
  await userEvent.selectOptions(country, home.country);
  await expect.element(position).toHaveValue('');
  await expect.element(position).toBeEnabled();
  expect(position.getByRole('option', { name: 'Software Developer' }).elements()).toEqual([]);
});

test('a refusal by the server is shown at its field; an application that arrives opens a dialog, and Close leads home', async () => {
  const answers = [new Refusal(400, 'Invalid', { errors: { email: 'Invalid email address' } })];
  const sent = answerApi(submitApplicationRoute, () => answers.pop() ?? { message: 'Sent' });
  await openPage('/apply');
  await fillIn();
  await userEvent.fill(field(/^Comments/), 'Available in May.');
  await userEvent.click(button('Submit Application'));
  await expect.element(field(/^Email/)).toHaveFocus();
  await expect.element(field(/^Email/)).toHaveAccessibleDescription(/Invalid email address/);
  await userEvent.fill(field(/^Email/), 'priya.nair@example.org');
  await userEvent.click(step(3, 'Additional Information'));
  await userEvent.click(button('Submit Application'));
  await expect.element(dialog).toBeVisible();
  expect(await violationsHere('[role="dialog"]')).toEqual([]);
  expect(sent).toHaveLength(2);
  expect(sent[1]?.body).toMatchObject({
    firstName: 'Priya',
    lastName: 'Nair',
    email: 'priya.nair@example.org',
    country: branch.country,
    position: positions[branch.country][0],
    cvLink: 'https://files.example.org/priya.pdf',
    comments: 'Available in May.',
  });
  const alerts = dialog.getByRole('link', { name: 'Get new openings by email' });
  await expect.element(alerts).toHaveAttribute('href', `/job-alerts?country=${branch.country}`);
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await expect.poll(() => location.pathname).toBe('/');
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(company.tagline);
  expect(getComputedStyle(document.body).overflowY).not.toBe('hidden');
});

test('the job of the address is shown, fills in country and position, and is sent; a click outside closes the dialog', async () => {
  const job = {
    reference: 'J-0042',
    title: 'Relay Engineer',
    place: 'New Delhi',
    country: branch.country,
    isOpen: true,
  } as const;
  const answer = later<{ data: { job: typeof job } }>();
  answerApi(readReferencedJobRoute, () => answer.promise);
  const sent = answerApi(submitApplicationRoute, () => ({ message: 'Sent' }));
  await openPage('/apply?job=J-0042');
  const notice = page.getByRole('status', { name: 'The job that you apply for' });
  await expect.element(notice).toMatchTextContent('J-0042');
  const top = () => heading('Personal Information').element().getBoundingClientRect().top;
  const before = top();
  answer.give({ data: { job } });
  await expect.element(notice).toMatchTextContent(new RegExp(`Relay Engineer.*New Delhi, ${branch.country} · J-0042`));
  expect(top(), 'nothing moves when the name of the job comes').toBe(before);
  await userEvent.click(step(2, 'Professional Details'));
  await expect.element(country).toHaveValue(branch.country);
  await expect.element(position).toHaveValue('Relay Engineer');
  await userEvent.click(step(1, 'Personal Information'));
  await fillIn();
  await userEvent.click(button('Submit Application'));
  await expect.element(dialog).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ job: 'J-0042' });
  const backdrop = document.querySelector('.MuiDialog-container');
  if (backdrop) await userEvent.click(page.elementLocator(backdrop), { position: { x: 5, y: 5 } });
  await expectEmptyForm();
});

test('an applicant learns that a job is closed before typing, and can send a CV all the same', async () => {
  const job = {
    reference: 'J-0042',
    title: 'Relay Engineer',
    place: 'New Delhi',
    country: branch.country,
    isOpen: false,
  } as const;
  answerApi(readReferencedJobRoute, () => ({ data: { job } }));
  await openPage('/apply?job=J-0042');
  const notice = page.getByRole('status', { name: 'The job that you apply for' });
  await expect.element(notice).toMatchTextContent(/This job has been closed\..*You can still send us your CV/);
  await userEvent.click(step(2, 'Professional Details'));
  await userEvent.selectOptions(country, branch.country);
  expect(position.getByRole('option', { name: 'Relay Engineer' }).elements()).toEqual([]);
  await userEvent.selectOptions(position, 'Other: Submit Your CV');
});

test('typed text is restored in this tab and, if the applicant agrees, after the tab was closed, for the same job', async () => {
  const { unmount } = await openPage('/apply?job=J-0042');
  await userEvent.fill(field(/^First Name/), 'Priya');
  await expect.element(page.getByText(/May we keep your text on this device for a day/)).toBeVisible();
  expect(localStorage).toHaveLength(0);
  await unmount();
  const again = await openPage('/apply?job=J-0042');
  await expect.element(field(/^First Name/)).toHaveValue('Priya');
  await expect.element(page.getByText(/What you had typed before has been put back/)).toBeVisible();
  await userEvent.fill(field(/^Last Name/), 'Nair');
  await userEvent.click(button('Keep it for a day'));
  await expect.element(page.getByText(/Kept on this device for a day after you last type/)).toHaveFocus();
  await expect.poll(() => JSON.stringify(localStorage)).toContain('Nair');
  await again.unmount();
  sessionStorage.clear();
  await openPage('/apply');
  await expect.element(field(/^First Name/)).toHaveValue('Priya');
  await expect.poll(() => location.search).toBe('?job=J-0042');
  const notice = page.getByRole('status', { name: 'The job that you apply for' });
  await expect.element(notice).toMatchTextContent('J-0042');
  await userEvent.click(page.getByRole('button', { name: 'Clear what is kept' }));
  await expect.element(page.getByText(/^Nothing is kept now/)).toBeVisible();
  await userEvent.fill(field(/^Last Name/), 'Sharma');
  expect(JSON.stringify([localStorage, sessionStorage])).not.toMatch(/Priya|Nair|Sharma/);
});

test('an applicant who wants nothing stored on the device is not asked again on any form', async () => {
  const { unmount } = await openPage('/apply');
  await userEvent.fill(field(/^First Name/), 'Priya');
  await userEvent.click(button('No, in this tab only'));
  await unmount();
  await openPage('/contact');
  await userEvent.fill(field(/^Message/), 'Hello');
  await expect.element(page.getByText(/Kept in this tab only, until you close it/)).toBeVisible();
  expect(localStorage).toHaveLength(0);
});
