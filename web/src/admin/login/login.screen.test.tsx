import { requestPasswordMailRoute } from '@site/contract/team/password';
import { branch } from '@site/contract/test-support/offices';
import { FirebaseError } from 'firebase/app';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { answerApi, later, Refusal } from '../../test-support/api-answers.ts';
import { leftFor, openPage, said, signIn, testSession, warned } from '../../test-support/open-page.tsx';

const email = page.getByRole('textbox', { name: 'Email' });
const password = page.getByLabelText('Password', { exact: true });
const submit = page.getByRole('button', { name: 'Sign in' });

/** Lets the test decide when Firebase answers a sign-in. */
function firebaseAnswers() {
  const answer = Promise.withResolvers<void>();
  const signedIn = vi.spyOn(testSession, 'signIn').mockImplementation(() => answer.promise);
  return { ...answer, signedIn };
}

async function typeCredentials(): Promise<void> {
  await userEvent.fill(email, ' admin@example.com');
  await userEvent.fill(password, 'a long password');
}

test('a password manager can fill in the form of the customer, which names missing values and focuses the first field', async () => {
  await openPage('/login');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
  await expect.element(email).toHaveAttribute('type', 'email');
  await expect.element(email).toHaveAttribute('autocomplete', 'username');
  await expect.element(password).toHaveAttribute('type', 'password');
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
  expect(document.title).toMatch(/^Admin Login \| /);
  expect(await violationsHere()).toEqual([]);

  await userEvent.click(submit);
  await expect.element(email).toHaveAccessibleDescription('Email is required');
  await expect.element(password).toHaveAccessibleDescription('Password is required');
  await expect.element(email).toHaveFocus();
  await userEvent.fill(email, 'admin');
  await expect.element(email).toHaveAccessibleDescription('Invalid email address');
});

test('an admin who signs in reads "Signing in..." on a disabled button, and then sees the dashboard', async () => {
  const { signedIn, resolve } = firebaseAnswers();
  await openPage('/login');
  await typeCredentials();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  // The button changes at once, even if Firebase Auth is still loading.
  const sent = { email: 'admin@example.com', password: 'a long password' };
  await expect.poll(() => signedIn.mock.calls).toEqual([[sent]]);
  resolve();
  await signIn();
  await expect.poll(() => leftFor).toEqual(['/dashboard']);
});

test('a refused sign-in shows the reason, keeps the address, and selects the password so that the admin can type it again', async () => {
  const signedIn = vi.spyOn(testSession, 'signIn');
  await openPage('/login');
  await userEvent.fill(email, ' admin@example.com');
  await userEvent.click(password);
  for (const [failure, sentence] of [
    [new FirebaseError('auth/wrong-password', 'x'), 'Wrong email or password'],
    [new Error('This account has no access to the admin area.'), 'This account has no access to the admin area.'],
    [undefined, 'Failed to login'],
  ] as const) {
    signedIn.mockClear().mockRejectedValue(failure);
    await userEvent.keyboard('a long password');
    await userEvent.click(submit);
    await vi.waitUntil(() => signedIn.mock.calls.length > 0);
    await expect.element(warned(sentence)).toBeVisible();
    await expect.element(submit).toBeEnabled();
    expect(signedIn).toHaveBeenCalledExactlyOnceWith({ email: 'admin@example.com', password: 'a long password' });
    await expect.element(email).toHaveValue('admin@example.com');
    await expect.element(password).toHaveFocus();
  }
});

test('an admin who is signed in already sees the screen that the address names, and never another site', async () => {
  for (const [address, place] of [
    [`/login?next=%2Fdashboard%2Fjobs%3Fcountry%3D${branch.country}`, `/dashboard/jobs?country=${branch.country}`],
    ['/login?next=https%3A%2F%2Fevil.example%2Fdashboard', '/dashboard'],
  ] as const) {
    await signIn();
    const screen = await openPage(address);
    await expect.poll(() => leftFor).toEqual([place]);
    await screen.unmount();
    leftFor.length = 0;
  }
});

test('an admin who has forgotten the password asks for a link, and the answer is the same for every address', async () => {
  const answer = later<{ message: string }>();
  const sent = answerApi(requestPasswordMailRoute, () => answer.promise);
  await openPage('/login');
  await userEvent.click(page.getByRole('link', { name: 'Forgot password?' }));
  await expect.element(page.getByRole('heading', { name: 'Forgot your password?' })).toHaveFocus();
  const send = page.getByRole('button', { name: 'Send me a link' });
  await userEvent.click(send);
  await expect.element(email).toHaveAccessibleDescription('Email is required');
  await userEvent.fill(email, 'admin@example.com');
  await userEvent.click(send);
  await expect.element(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  answer.give({ message: 'If this address belongs to somebody, an email is on its way.' });
  await expect.element(said('an email is on its way')).toBeVisible();
  await expect.element(send).toBeEnabled();
  expect(sent.map(({ body }) => body)).toEqual([{ email: 'admin@example.com' }]);
  expect(await violationsHere()).toEqual([]);
  answerApi(requestPasswordMailRoute, () => new Refusal(429, 'Too many requests.'));
  await userEvent.click(send);
  await expect.element(warned('Too many requests.')).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'Back to sign in' }));
  await expect.element(password).toBeVisible();
});
