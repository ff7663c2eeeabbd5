import {
  notificationSettings,
  readNotificationSettingsRoute,
  setNotificationRoute,
} from '@site/contract/desk/notifications';
import {
  inviteAdminRoute,
  inviteAgainRoute,
  readTeamRoute,
  removeAdminRoute,
  resetSecondFactorRoute,
  setRolesRoute,
  type Team,
  type TeamMember,
} from '@site/contract/team/team';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { answerApi, later, Refusal } from '../../test-support/api-answers.ts';
import { openPage, said, signIn, warned } from '../../test-support/open-page.tsx';

const you: TeamMember = {
  uid: 'you',
  name: 'Demo Admin',
  email: 'admin@example.com',
  state: 'active',
  roles: ['jobs', 'hiring', 'team'],
  isYou: true,
  since: '2026-01-05T09:00:00.000Z',
  invitedBy: null,
  lastSignInAt: '2026-02-01T09:00:00.000Z',
  lastSeenAt: null,
  hasSecondFactor: false,
};

const grace: TeamMember = {
  ...you,
  uid: 'grace',
  name: 'Grace Hopper',
  email: 'grace@example.org',
  roles: ['team'],
  isYou: false,
};

const row = (email: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: email })
    .filter({ has: page.getByRole('button') });
const question = page.getByRole('alertdialog');
const form = page.getByRole('form', { name: 'Invite a colleague' });
const send = form.getByRole('button', { name: 'Send invitation' });

/** Opens the page of a team with fake members, which an answer of the API can change. */
async function openTeam(...others: TeamMember[]): Promise<Team> {
  const team: Team = { members: [you, ...others], changes: [] };
  answerApi(readTeamRoute, () => ({ data: team }));
  await signIn();
  await openPage('/dashboard/team');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
  return team;
}

test('the page lists the members with their roles and their states', async () => {
  const incomplete = { ...grace, uid: 'lin', name: 'Lin Chen', email: 'lin@example.org', state: 'incomplete' as const };
  const invited = { ...grace, state: 'invited' as const, lastSignInAt: null, hasSecondFactor: true };
  await openTeam(invited, incomplete);
  await expect.element(row('admin@example.com').getByText('Demo Admin (you)')).toBeVisible();
  await expect.element(row('grace@example.org')).toMatchTextContent(/Invited, not signed in yet · Has a second step/);
  await expect.element(row('lin@example.org')).toMatchTextContent(/Cannot sign in/);
  const roles = row('admin@example.com').getByRole('list', { name: 'Roles' }).getByRole('listitem').elements();
  expect(roles.map(({ textContent }) => textContent)).toEqual(['Jobs', 'Hiring', 'Team']);
  for (const name of ['Remove Demo Admin', 'Reset second step Demo Admin'])
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
  await expect.element(page.getByText('No one has been invited or removed yet', { exact: false })).toBeVisible();
  expect(await violationsHere()).toEqual([]);
});

test('an invitation needs a name, an address and at least one role, and a refused one shows the reason at its field', async () => {
  const sent = answerApi(
    inviteAdminRoute,
    () => new Refusal(400, 'Please check the marked fields.', { errors: { email: 'This account is switched off.' } }),
  );
  await openTeam();
  const [name, email] = [form.getByRole('textbox', { name: 'Name' }), form.getByRole('textbox', { name: 'Email' })];
  await userEvent.click(send);
  await expect.element(name).toHaveAccessibleDescription('Name is required');
  await expect.element(email).toHaveAccessibleDescription('Email is required');
  await expect.element(name).toHaveFocus();
  await userEvent.fill(name, 'Grace Hopper');
  await userEvent.fill(email, 'grace@example.org');
  await userEvent.click(send);
  await expect
    .element(form.getByRole('group', { name: 'Roles' }))
    .toHaveAccessibleDescription('Choose at least one role');
  await expect.element(form.getByRole('checkbox', { name: 'Jobs' })).toHaveFocus();
  expect(sent).toEqual([]);
  await userEvent.click(form.getByRole('checkbox', { name: 'Jobs' }));
  await userEvent.click(send);
  await expect.element(email).toHaveAccessibleDescription('This account is switched off.');
  await expect.element(email).toHaveFocus();
});

test('the admin invites a colleague, who appears in the list at once, and sends the email again, once in ten minutes', async () => {
  const answer = later<{ data: { email: string; isNew: boolean } }>();
  const team = await openTeam();
  const sent = answerApi(inviteAdminRoute, () => answer.promise);
  await userEvent.fill(form.getByRole('textbox', { name: 'Name' }), 'Grace Hopper');
  await userEvent.fill(form.getByRole('textbox', { name: 'Email' }), 'grace@example.org');
  await userEvent.click(form.getByRole('checkbox', { name: 'Team' }));
  await userEvent.click(send);
  await expect.element(form.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  team.members.push({ ...grace, state: 'invited' });
  answer.give({ data: { email: 'grace@example.org', isNew: true } });
  await expect.element(said('grace@example.org is in the team. An email is on its way to them.')).toBeVisible();
  await expect.element(row('grace@example.org')).toBeVisible();
  await expect.element(form.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  expect(sent[0]?.body).toEqual({ name: 'Grace Hopper', email: 'grace@example.org', roles: ['team'] });

  for (const [isSent, sentence] of [
    [true, 'Another email is on its way to grace@example.org.'],
    [false, 'An email to grace@example.org was sent less than ten minutes ago.'],
  ] as const) {
    answerApi(inviteAgainRoute, () => ({ data: { isSent } }));
    await userEvent.click(page.getByRole('button', { name: 'Send the email again Grace Hopper' }));
    await expect.element(said(sentence)).toBeVisible();
  }
});

test('the admin changes roles in a drawer, which takes and returns the focus, and a role that must stay cannot be removed', async () => {
  const team = await openTeam(grace);
  const sent = answerApi(setRolesRoute, () => {
    team.members[1] = { ...grace, roles: ['hiring', 'team'] };
    return { data: { roles: ['hiring', 'team'] as const } };
  });
  const button = page.getByRole('button', { name: 'Roles Grace Hopper' });
  const drawer = page.getByRole('dialog', { name: 'Roles of Grace Hopper' });
  await userEvent.click(button);
  await expect.element(drawer.getByRole('checkbox', { name: 'Team' })).toBeChecked();
  expect(drawer.element().contains(document.activeElement) || document.activeElement?.contains(drawer.element())).toBe(
    true,
  );
  expect(await violationsHere('[role="dialog"]')).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await userEvent.click(button);
  await userEvent.click(drawer.getByRole('checkbox', { name: 'Hiring' }));
  await userEvent.click(drawer.getByRole('button', { name: 'Save roles' }));
  await expect.element(said('The roles of Grace Hopper are changed.')).toBeVisible();
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(row('grace@example.org')).toMatchTextContent(/HiringTeam/);
  expect(sent.map(({ parameters, body }) => [parameters.id, body])).toEqual([['grace', { roles: ['hiring', 'team'] }]]);

  // No admin can remove their own role "Team", or all roles of a colleague.
  await userEvent.click(page.getByRole('button', { name: 'Roles Demo Admin' }));
  const own = page.getByRole('dialog', { name: 'Roles of Demo Admin' });
  await expect.element(own.getByRole('checkbox', { name: 'Team' })).toBeDisabled();
  await userEvent.click(own.getByRole('button', { name: 'Close' }));
  await userEvent.click(button);
  for (const name of ['Hiring', 'Team']) await userEvent.click(drawer.getByRole('checkbox', { name }));
  await userEvent.click(drawer.getByRole('button', { name: 'Save roles' }));
  await expect
    .element(drawer.getByRole('group', { name: 'Roles' }))
    .toHaveAccessibleDescription('Choose at least one role');
  expect(sent).toHaveLength(1);
});

test('before a colleague is removed, the admin is asked, and chooses a successor', async () => {
  const team = await openTeam(grace);
  const sent = answerApi(removeAdminRoute, () => {
    team.members.pop();
    team.changes.push({ kind: 'removed', who: { uid: 'grace', email: grace.email }, by: you, at: you.since });
    return {};
  });
  const remove = page.getByRole('button', { name: 'Remove Grace Hopper' });
  await userEvent.click(remove);
  await expect.element(question).toHaveAccessibleName('Remove Grace Hopper?');
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  expect(await violationsHere('[role="alertdialog"]')).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(remove).toHaveFocus();
  expect(sent).toEqual([]);
  await userEvent.click(remove);
  const successor = question.getByRole('combobox', { name: 'Assign their work to' });
  // Grace, who is removed, is not offered as a successor.
  const offered = [...(successor.element() as HTMLSelectElement).options].map(({ text }) => text);
  expect(offered).toEqual(['No one', 'Demo Admin']);
  await userEvent.selectOptions(successor, 'Demo Admin');
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await expect.element(said('Grace Hopper is no longer in the team.')).toBeVisible();
  await expect.element(row('grace@example.org')).not.toBeInTheDocument();
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Removed grace@example.org' })).toBeVisible();
  expect(sent.map(({ parameters, query }) => [parameters.id, query.get('successor')])).toEqual([['grace', 'you']]);
});

test('the admin resets a lost second step after a warning that names the rules', async () => {
  const sent = answerApi(resetSecondFactorRoute, () => ({}));
  await openTeam({ ...grace, hasSecondFactor: true });
  await userEvent.click(page.getByRole('button', { name: 'Reset second step Grace Hopper' }));
  await expect.element(question).toHaveAccessibleName('Reset the second step of Grace Hopper?');
  await expect
    .element(question)
    .toMatchTextContent('First speak to your colleague to be sure that they asked for this');
  await userEvent.click(question.getByRole('button', { name: 'Reset second step' }));
  await expect.element(said('The second step of Grace Hopper is reset.')).toBeVisible();
  expect(sent.map(({ parameters }) => parameters.id)).toEqual(['grace']);
});

test('a message says that the team could not be read', async () => {
  answerApi(readTeamRoute, () => new Refusal(500, 'Not now.'));
  await signIn();
  await openPage('/dashboard/team');
  await expect.element(page.getByText('The members could not be loaded.')).toBeVisible();
});

test('each notification shows whether it is on, changes at once, and changes back if the change is refused', async () => {
  answerApi(readNotificationSettingsRoute, () => ({ data: notificationSettings() }));
  const sent = answerApi(setNotificationRoute, () => ({ data: notificationSettings({ summary: true }) }));
  await signIn();
  await openPage('/dashboard/notifications');
  const assigned = page.getByRole('checkbox', { name: /^When a colleague assigns/ });
  const summary = page.getByRole('checkbox', { name: /^Every morning/ });
  await expect.element(assigned).toBeChecked();
  await expect.element(summary).not.toBeChecked();
  expect(await violationsHere()).toEqual([]);
  await userEvent.click(summary);
  await expect.element(summary).toBeChecked();
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ kind: 'summary', isOn: true }]);
  const answer = later<Refusal>();
  answerApi(setNotificationRoute, () => answer.promise as Promise<never>);
  await userEvent.click(assigned);
  await expect.element(assigned).not.toBeChecked();
  answer.give(new Refusal(500, 'This could not be changed.'));
  await expect.element(warned('This could not be changed.')).toBeVisible();
  await expect.element(assigned).toBeChecked();
});
