import { defaultPhoneCode, phoneMessage, phonePlans } from '@site/contract/desk/phone';
import { submitContactRoute } from '@site/contract/desk/submission-routes';
import { hasTwoCountries } from '@site/contract/test-support/offices';
import { homePhone } from '@site/contract/test-support/submissions';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { contactForm } from '../../content/product/contact-form.ts';
import { answerApi, later, Refusal } from '../../test-support/api-answers.ts';
import { openPage, resize, warned } from '../../test-support/open-page.tsx';

const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const code = page.getByRole('combobox', { name: 'Country code' });
const send = page.getByRole('button', { name: 'Send Message' });
const sent = { message: 'Sent' };
const wrongPhone = phoneMessage(defaultPhoneCode);

async function fillIn(message = 'We plan a battery of 20 MW.'): Promise<void> {
  await userEvent.fill(field('First Name'), 'Ana');
  await userEvent.fill(field('Last Name'), 'Okoro');
  await userEvent.fill(field('Email'), 'ana@example.org');
  await userEvent.fill(field('Phone number'), homePhone.phone);
  await userEvent.fill(field('Message'), message);
}

test('a form with errors is not sent: each error stays at its field until it is corrected, and the first field gets the focus', async () => {
  const calls = answerApi(submitContactRoute, () => sent);
  await openPage('/contact');
  // The field shows its error when it loses the focus; the button must not move away from the press.
  await userEvent.fill(field('Phone number'), '12345');
  await userEvent.click(send);
  await expect.element(page.getByText(wrongPhone)).toBeVisible();
  await expect.element(field('First Name')).toHaveFocus();
  await userEvent.clear(field('Phone number'));
  for (const [name, text] of [
    ['First Name', 'Ana'],
    ['Last Name', 'Okoro'],
    ['Email', 'ana@example.org'],
    ['Phone number', homePhone.phone],
    ['Message', 'Please call.'],
  ] as const) {
    await expect.element(field(name)).toHaveAccessibleDescription(new RegExp(`${name} is required`));
    await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true');
    if (name === 'Email') expect(await violationsHere('main')).toEqual([]);
    await userEvent.fill(field(name), text);
    await expect.element(field(name)).not.toHaveAccessibleDescription(/is required/);
  }
  await userEvent.fill(field('Email'), 'ana@nowhere');
  await userEvent.clear(field('Message'));
  await userEvent.click(send);
  await expect.element(field('Email')).toHaveFocus();
  expect(calls).toEqual([]);
});

test('the line about the draft is announced once, and not again while the visitor types', async () => {
  await openPage('/contact');
  await userEvent.fill(field('Message'), 'We plan');
  await userEvent.click(page.getByRole('button', { name: 'Keep it for a day' }));
  const line = page.getByText(/Kept on this device for a day after you last type/);
  await expect.element(line).toBeVisible();
  const changes: MutationRecord[] = [];
  const watch = new MutationObserver((found) => changes.push(...found));
  watch.observe(line.element(), { childList: true, subtree: true, characterData: true });
  await userEvent.type(field('Message'), ' a battery of 20 MW');
  await expect.poll(() => localStorage.getItem('draft:enquiry')).toContain('20 MW');
  watch.disconnect();
  expect(changes).toEqual([]);
});

test('a field shows its error when the visitor leaves it, not during typing; a typed country code moves out of the number', async () => {
  await openPage('/contact');
  await expect.element(code).toHaveValue(defaultPhoneCode);
  expect(await violationsHere()).toEqual([]);
  await userEvent.click(field('First Name'));
  await userEvent.click(field('Email'));
  await userEvent.keyboard('ana@nowhere');
  expect(page.getByText('Invalid email address').elements()).toEqual([]);
  await userEvent.tab();
  await expect.element(page.getByText('Invalid email address')).toBeVisible();
  // The submit checks a field that the visitor has left empty.
  expect(page.getByText('First Name is required').elements()).toEqual([]);
  for (const wrong of ['12345', '1234567890123456']) {
    await userEvent.fill(field('Phone number'), wrong);
    await userEvent.tab();
    await expect.element(page.getByText(wrongPhone)).toBeVisible();
  }
  await userEvent.fill(field('Phone number'), `(${homePhone.phone.slice(0, 3)}) ${homePhone.phone.slice(3)}`);
  await userEvent.tab();
  await expect.element(page.getByText(wrongPhone)).not.toBeInTheDocument();
  // A number with the code that is chosen already stays as it is typed.
  for (const { code: chosen, digits } of hasTwoCountries ? [...phonePlans.values()].reverse() : []) {
    const left = '9810012345'.slice(0, digits.max);
    await userEvent.fill(field('Phone number'), `${chosen} ${left.slice(0, 5)} ${left.slice(5)}`);
    await userEvent.tab();
    await expect.element(code).toHaveValue(chosen);
    await expect.element(field('Phone number')).toHaveValue(left);
    await expect.element(page.getByText(contactForm.phoneHint(digits))).toBeVisible();
  }
});

test('on a phone the whole number is visible beside its country code', async () => {
  for (const width of [320, 390]) {
    await resize(width);
    const screen = await openPage('/contact');
    await userEvent.fill(field('Phone number'), '0000000000');
    const number = field('Phone number').element();
    expect(number.scrollWidth).toBeLessThanOrEqual(number.clientWidth);
    expect(number.getBoundingClientRect().top).toBe(code.element().getBoundingClientRect().top);
    expect(document.documentElement.scrollWidth).toBe(width);
    await screen.unmount();
  }
});

test('an enquiry that arrives after the visitor has left the page is not offered again', async () => {
  const answer = later<{ message: string }>();
  answerApi(submitContactRoute, () => answer.promise);
  await openPage('/contact');
  await fillIn();
  const draft = () => sessionStorage.getItem('draft:enquiry');
  await expect.poll(draft).toContain('Okoro');
  await userEvent.click(send);
  await userEvent.click(page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }));
  await expect.poll(() => location.pathname).toBe('/about');
  answer.give(sent);
  await expect.poll(draft).toBeNull();
  history.back();
  await expect.element(field('First Name')).toHaveValue('');
});

test('the form says "Sending...", then the customer’s thanks or apology', async () => {
  answerApi(submitContactRoute, () => new Refusal(500, 'Not shown'));
  await openPage('/contact');
  await fillIn('Please call.');
  await userEvent.click(send);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Sorry, there was an error sending your message. Please try again later.');
  await expect.element(field('Message')).toHaveValue('Please call.');
  const answer = later<{ message: string }>();
  answerApi(submitContactRoute, () => answer.promise);
  await userEvent.click(send);
  await expect.element(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect.element(page.getByText('Sorry, there was an error')).not.toBeInTheDocument();
  answer.give(sent);
  const thanks = page.getByText('Thank you for your message. We will get back to you soon!');
  await expect.element(thanks).toBeVisible();
  await expect.element(page.getByText(/^An engineer will answer by \w+day, \d+ \w+\.$/)).toBeVisible();
  await expect.element(field('Message')).toHaveValue('');
  await userEvent.click(send);
  await expect.element(thanks).not.toBeInTheDocument();
});

test('a visitor who writes too often must wait and keeps the typed text; a refusal is shown at its field', async () => {
  const words = 'Too many requests. Please wait a moment and try again.';
  const answers = [new Refusal(429, words), new Refusal(400, 'Invalid', { errors: { phone: wrongPhone } })];
  answerApi(submitContactRoute, () => answers.shift() ?? sent);
  await openPage('/contact');
  await fillIn('Once more.');
  await userEvent.click(send);
  await expect.element(warned(words)).toBeVisible();
  await expect.element(field('Message')).toHaveValue('Once more.');
  expect(await violationsHere('main')).toEqual([]);
  await userEvent.click(send);
  await expect.element(field('Phone number')).toHaveFocus();
  await expect.element(field('Phone number')).toHaveAccessibleDescription(new RegExp(wrongPhone));
});

test('a page that leads here fills in the subject and begins the message; the form is empty once both are sent', async () => {
  const calls = answerApi(submitContactRoute, () => sent);
  await openPage('/contact?subject=Earth%20grid&message=EPR%20462%20V');
  await expect.element(field('Subject')).toHaveValue('Earth grid');
  await expect.element(field('Message')).toHaveValue('EPR 462 V');
  expect(sessionStorage.getItem('draft:enquiry')).toBeNull();
  await fillIn('EPR 462 V. Is that hot?');
  await userEvent.fill(field('Company'), 'Thames Storage');
  await userEvent.click(send);
  for (const name of ['Subject', 'Company', 'Message']) await expect.element(field(name)).toHaveValue('');
  await fillIn('Something else.');
  await userEvent.click(send);
  await expect.element(field('Message')).toHaveValue('');
  const person = { firstName: 'Ana', lastName: 'Okoro', email: 'ana@example.org', phone: homePhone.phone };
  const about = { subject: 'Earth grid', company: 'Thames Storage', message: 'EPR 462 V. Is that hot?' };
  expect(calls.map(({ body }) => body)).toEqual([
    expect.objectContaining({ ...person, ...about }),
    expect.objectContaining({ ...person, message: 'Something else.' }),
  ]);
  expect(calls[1]?.body).not.toHaveProperty('subject');
});
