import { changePasswordRoute } from '@site/contract/team/password';
import {
  addAppRoute,
  newAppRoute,
  readSecondFactorRoute,
  removeAppRoute,
  type SecondFactorState,
} from '@site/contract/team/second-factor';
import { endOtherSessionsRoute, readSessionsRoute } from '@site/contract/team/session';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { amberButtons } from '../../test-support/amber.ts';
import { answerApi, Refusal } from '../../test-support/api-answers.ts';
import { openPage, said, signIn, warned } from '../../test-support/open-page.tsx';

const at = '2026-11-28T09:00:00.000Z';
const app = { addedAt: at, lastUsedAt: null };

/** Opens the page with a fake state, which an answer of the API can change. */
async function openSignIn(changes: Partial<SecondFactorState> = {}) {
  const state: SecondFactorState = { mode: 'offered', passkeys: [], app: null, recoveryCodesLeft: 0, ...changes };
  const session = { id: 'this', startedAt: at, lastSeenAt: at, device: 'Chrome on Linux', isThis: true };
  const sessions = [session, { ...session, id: 'other', device: 'Safari on iPhone', isThis: false }];
  answerApi(readSecondFactorRoute, () => ({ data: state }));
  answerApi(readSessionsRoute, () => ({ data: { sessions: [...sessions] } }));
  await signIn();
  await openPage('/dashboard/sign-in');
  await expect.element(page.getByText('Chrome on Linux (this one)')).toBeVisible();
  return { state, sessions };
}

test('an admin sets up an app with its first code, and saves the recovery codes', async () => {
  const { state } = await openSignIn();
  answerApi(newAppRoute, () => ({ data: { secret: 'ABCDEFGHIJKL', address: 'otpauth://totp/x?secret=ABC' } }));
  answerApi(addAppRoute, ({ body }) => {
    if ((body as { code: string }).code !== '123456') return new Refusal(403, 'This code is not right.');
    Object.assign(state, { app, recoveryCodesLeft: 10 });
    return { data: { token: 'new', recoveryCodes: ['2345-ABCD-EFGH', '6789-ABCD-EFGH'] } };
  });
  await expect.element(page.getByText(/^You sign in with your password alone/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Set up an app' }));
  await expect.element(page.getByRole('img', { name: 'QR code with the secret for your app' })).toBeVisible();
  await expect.element(page.getByText('ABCD EFGH IJKL')).toBeVisible();
  // The form below it is not the act of the screen while nothing is typed there.
  expect(amberButtons()).toEqual(['Set up']);
  const code = page.getByRole('textbox', { name: 'Code from your app' });
  await userEvent.fill(code, '000000');
  await userEvent.keyboard('{Enter}');
  await expect.element(warned('This code is not right.')).toBeVisible();
  await userEvent.fill(code, '123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Your recovery codes' })).toHaveFocus();
  await expect.element(page.getByRole('listitem').filter({ hasText: '6789-ABCD-EFGH' })).toBeVisible();
  const leftOf = (role: 'heading' | 'button', name: string) =>
    page.getByRole(role, { name, exact: true }).element().getBoundingClientRect().left;
  expect(leftOf('button', 'Copy'), 'the buttons begin at the margin').toBe(leftOf('heading', 'Your recovery codes'));
  expect(await violationsHere()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'I have saved them' }));
  await expect.element(page.getByRole('button', { name: 'Remove Your app' })).toBeVisible();
  await expect.element(page.getByText('10 of 10 are left.')).toBeVisible();
});

test('the last second step is removed after a warning, but not if a second step is required', async () => {
  const { state } = await openSignIn({ app, recoveryCodesLeft: 1 });
  await expect.element(page.getByText('1 of 10 is left.')).toBeVisible();
  const question = page.getByRole('alertdialog', { name: 'Remove the app?' });
  answerApi(removeAppRoute, () => new Refusal(409, 'A second step is required here.'));
  await userEvent.click(page.getByRole('button', { name: 'Remove Your app' }));
  await expect.element(question).toMatchTextContent(/This is your last second step/);
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await expect.element(warned('A second step is required here.')).toBeVisible();
  answerApi(removeAppRoute, () => {
    Object.assign(state, { app: null });
    return { data: state };
  });
  await userEvent.click(page.getByRole('button', { name: 'Remove Your app' }));
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await expect.element(page.getByRole('button', { name: 'Set up an app' })).toBeVisible();
});

test('an admin sees where they are signed in, and ends the other sessions', async () => {
  const { sessions } = await openSignIn();
  expect(await violationsHere()).toEqual([]);
  answerApi(endOtherSessionsRoute, () => {
    sessions.pop();
    return { data: { token: 'new' } };
  });
  await expect.element(page.getByText('Safari on iPhone')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Sign out everywhere else' }));
  await expect.element(said('You are signed out everywhere else.')).toBeVisible();
  await expect.element(page.getByText('You are not signed in anywhere else.')).toBeVisible();
  await expect.element(page.getByText('Safari on iPhone')).not.toBeInTheDocument();
});

test('an admin changes the password: the old one is checked, a short one is refused, and both fields are empty afterwards', async () => {
  await openSignIn();
  const form = page.getByRole('form', { name: 'Change your password' });
  const [current, wanted] = [form.getByLabelText('Current password'), form.getByLabelText('New password')];
  const change = form.getByRole('button', { name: 'Change password' });
  await userEvent.fill(current, 'old password');
  await userEvent.fill(wanted, 'too short');
  await userEvent.click(change);
  await expect.element(wanted).toHaveAccessibleDescription(/Password must be at least 12 characters/);
  await expect.element(wanted).toHaveAttribute('type', 'password');
  await userEvent.click(form.getByRole('checkbox', { name: 'Show both passwords' }));
  await expect.element(wanted).toHaveAttribute('type', 'text');
  answerApi(
    changePasswordRoute,
    () => new Refusal(400, 'Please check the marked fields.', { errors: { current: 'This is not your password' } }),
  );
  await userEvent.fill(wanted, 'four words without sense');
  await userEvent.click(change);
  await expect.element(current).toHaveAccessibleDescription('This is not your password');
  answerApi(changePasswordRoute, () => ({ message: 'Your new password is saved.', data: { token: 'new' } }));
  await userEvent.click(change);
  await expect.element(said('Your new password is saved.')).toBeVisible();
  await expect.element(current).toHaveValue('');
  await expect.element(wanted).toHaveValue('');
});
