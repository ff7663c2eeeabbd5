import { readNotificationSettingsRoute } from '@site/contract/desk/notifications';
import {
  addAppRoute,
  newAppRoute,
  passkeyOptionsRoute,
  proveCodeRoute,
  proveRecoveryCodeRoute,
} from '@site/contract/team/second-factor';
import { confirmRoute } from '@site/contract/team/session';
import { inviteAdminRoute, readTeamRoute } from '@site/contract/team/team';
import { branch } from '@site/contract/test-support/offices';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { answerApi, Refusal } from '../../test-support/api-answers.ts';
import { completeSession, leftFor, openPage, signIn, testSession, warned } from '../../test-support/open-page.tsx';

/** Moves the browser's clock forward, and makes the session guard check it. */
async function pass(minutes: number): Promise<void> {
  vi.setSystemTime(Date.now() + minutes * 60_000);
  await vi.advanceTimersByTimeAsync(1000);
}

const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });

test('a visitor who is not signed in is sent to the login page, and back to the screen afterwards', async () => {
  const screen = await openPage(`/dashboard/jobs?country=${branch.country}`);
  await signIn();
  await testSession.end('Your session has ended. Please sign in again.');
  await expect.poll(() => leftFor.at(-1)).toBe(`/login?next=%2Fdashboard%2Fjobs%3Fcountry%3D${branch.country}`);
  await screen.unmount();
  await openPage('/login');
  await expect.element(warned('Your session has ended. Please sign in again.')).toBeVisible();
});

test('an admin who is idle for 27 minutes is asked, can stay with the typed text, and is signed out after 30', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  await signIn();
  await openPage('/dashboard/jobs/new');
  const title = page.getByRole('textbox', { name: 'Title' });
  await userEvent.fill(title, 'Half a job');
  await pass(26);
  await expect.element(warning).not.toBeInTheDocument();
  await pass(1.5);
  await expect.element(warning.getByRole('button', { name: 'Stay signed in' })).toHaveFocus();
  await expect
    .element(warning)
    .toMatchTextContent(/You have not been active here for almost 30 minutes\. At \d\d:\d\d/);
  expect(await violationsHere('[role="alertdialog"]')).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(warning).not.toBeInTheDocument();
  await expect.element(title).toHaveValue('Half a job');
  expect(leftFor).toEqual([]);
  await pass(31);
  await expect.poll(() => leftFor).toEqual(['/login?next=%2Fdashboard%2Fjobs%2Fnew']);
  expect(sessionStorage.getItem('login-notice')).toBe('You were signed out after 30 minutes without activity.');
});

test('an admin with a second step types a recovery code or the code of the app: a wrong one is refused, the right one opens the dashboard', async () => {
  const choice = { passkey: false, app: true, recoveryCodes: true };
  answerApi(passkeyOptionsRoute, () => ({ data: { choice, options: {} } }));
  const sent = answerApi(proveCodeRoute, ({ body }) =>
    (body as { code: string }).code === '123456'
      ? { data: { token: 'proved' } }
      : new Refusal(403, 'This code is not right.'),
  );
  const recovered = answerApi(
    proveRecoveryCodeRoute,
    () => new Refusal(403, 'This recovery code has been used already.'),
  );
  await signIn(undefined, 'prove');
  await openPage('/login?next=%2Fdashboard%2Fjobs');
  await expect.element(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  const code = page.getByRole('textbox', { name: 'Code from your app' });
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(await violationsHere()).toEqual([]);

  await userEvent.click(page.getByRole('button', { name: 'Use a recovery code' }));
  await expect.element(page.getByRole('textbox', { name: 'Recovery code' })).toHaveFocus();
  await userEvent.keyboard('abcd-efgh-2345-abcd-efgh-2345{Enter}');
  await expect.element(warned('This recovery code has been used already.')).toBeVisible();
  expect(recovered.map(({ body }) => body)).toEqual([{ code: 'ABCDEFGH2345ABCDEFGH2345' }]);

  await userEvent.click(page.getByRole('button', { name: 'Use a code instead' }));
  await expect.element(code).toHaveFocus();
  await userEvent.keyboard('12{Enter}');
  await expect.element(code).toHaveAccessibleDescription(/The code has 6 digits/);
  await userEvent.fill(code, '654321');
  await userEvent.keyboard('{Enter}');
  await expect.element(warned('This code is not right.')).toBeVisible();
  await expect.element(code).toHaveFocus();
  const passed = vi.spyOn(testSession, 'pass').mockImplementation(() => signIn());
  await userEvent.fill(code, '123 456');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => leftFor).toEqual(['/dashboard/jobs']);
  expect(passed).toHaveBeenCalledExactlyOnceWith('proved');
  expect(sent.map(({ body }) => body)).toEqual([{ code: '654321' }, { code: '123456' }]);
});

test('if a second step is required, an admin without one sets it up before the dashboard opens', async () => {
  answerApi(newAppRoute, () => ({ data: { secret: 'ABCDEFGHIJKL', address: 'otpauth://totp/x?secret=ABC' } }));
  answerApi(addAppRoute, () => {
    completeSession();
    return { data: { token: 'new', recoveryCodes: ['2345-ABCD-EFGH'] } };
  });
  await signIn(undefined, 'enrol');
  await openPage('/login?next=%2Fdashboard%2Fjobs');
  await expect.element(page.getByRole('heading', { name: 'Set up a second step' })).toBeVisible();
  const code = page.getByRole('textbox', { name: 'Code from your app' });
  await expect.element(code).toBeVisible();
  expect(await violationsHere()).toEqual([]);
  await userEvent.fill(code, '123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('2345-ABCD-EFGH')).toBeVisible();
  expect(leftFor).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'I have saved them' }));
  await expect.poll(() => leftFor).toEqual(['/dashboard/jobs']);
});

test('an action that needs a fresh sign-in asks for the password once, and then succeeds', async () => {
  answerApi(readTeamRoute, () => ({ data: { members: [], changes: [] } }));
  answerApi(passkeyOptionsRoute, () => ({
    data: { choice: { passkey: false, app: false, recoveryCodes: false }, options: {} },
  }));
  let isConfirmed = false;
  const invited = answerApi(inviteAdminRoute, () =>
    isConfirmed
      ? { data: { email: 'grace@example.org', isNew: true } }
      : new Refusal(403, 'Not yet', { data: { reason: 'recent-sign-in-needed' } }),
  );
  const confirmed = answerApi(confirmRoute, ({ body }) => {
    isConfirmed = (body as { password: string }).password === 'right';
    return isConfirmed ? { data: { token: 'renewed' } } : new Refusal(400, 'This is not the password of your account.');
  });
  await signIn();
  await openPage('/dashboard/team');
  const form = page.getByRole('form', { name: 'Invite a colleague' });
  const invite = async () => {
    await userEvent.fill(form.getByRole('textbox', { name: 'Name' }), 'Grace Hopper');
    await userEvent.fill(form.getByRole('textbox', { name: 'Email' }), 'grace@example.org');
    if (form.getByRole('checkbox', { checked: true }).elements().length === 0)
      await userEvent.click(form.getByRole('checkbox', { name: 'Jobs' }));
    await userEvent.click(form.getByRole('button', { name: 'Send invitation' }));
  };
  const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await invite();
  await expect.element(question.getByLabelText('Your password')).toHaveFocus();
  expect(await violationsHere('[role="dialog"]')).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await expect.element(warned('Nothing was changed, because you did not confirm that it is you.')).toBeVisible();
  await invite();
  await userEvent.fill(question.getByLabelText('Your password'), 'wrong');
  await userEvent.keyboard('{Enter}');
  await expect.element(warned('This is not the password of your account.')).toBeVisible();
  await userEvent.fill(question.getByLabelText('Your password'), 'right');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByText('grace@example.org is in the team. An email is on its way to them.'))
    .toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  expect(confirmed).toHaveLength(2);
  expect(invited).toHaveLength(3);
});

test('a call that is refused because the session is over leads to the login page, which shows the reason', async () => {
  answerApi(readNotificationSettingsRoute, () => new Refusal(401, 'Please sign in first.'));
  await signIn();
  await openPage('/dashboard/notifications');
  await expect.poll(() => leftFor).toEqual(['/login?next=%2Fdashboard%2Fnotifications']);
  expect(sessionStorage.getItem('login-notice')).toBe('Your session has ended. Please sign in again.');
});
