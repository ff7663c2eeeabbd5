import { readScorecardCriteriaRoute } from '@site/contract/desk/scorecard-routes';
import { branch } from '@site/contract/test-support/offices';
import { Timestamp } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { answerApi } from '../../test-support/api-answers.ts';
import { adminUid, change, openPage, resize, signIn, store } from '../../test-support/open-page.tsx';
import { storeApplications } from '../../test-support/stored-submissions.ts';

const link = (name: string) => page.getByRole('link', { name: `${name} Quick` });

test('an interviewer reads the application that is assigned to them, and loses it while they look at it', async () => {
  answerApi(readScorecardCriteriaRoute, () => ({ data: { criteria: [] } }));
  await storeApplications(['Bo']);
  await storeApplications(['Ana'], { assignedTo: [adminUid] });
  const by = { uid: 'colleague', email: 'colleague@example.com' };
  await store({ 'applications/Ana/notes/one': { text: 'A note of a colleague', by, at: Timestamp.now() } });
  const assign = (assignedTo: string[]) => change('applications/Ana', { assignedTo });
  await signIn(['interviewer']);
  await openPage('/dashboard/applications');
  await expect.element(link('Ana')).toBeVisible();
  expect(link('Bo').elements()).toEqual([]);
  expect(await violationsHere(), 'the list').toEqual([]);

  await userEvent.click(link('Ana'));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ana Quick' })).toBeVisible();
  await expect.element(page.getByText('No file was added.')).toBeVisible();
  expect(document.body.textContent).not.toContain('A note of a colleague');
  for (const name of ['Write a message', 'Erase', 'Assign to me', 'Export'])
    expect(page.getByRole('button', { name }).elements(), name).toEqual([]);
  expect(await violationsHere(), 'the application').toEqual([]);

  await assign([]);
  await expect
    .element(
      page.getByText(
        'This application is not assigned to you. A colleague with the role “Hiring” can assign it to you.',
      ),
    )
    .toBeVisible();
  // The title that screen readers announce changes right after the page.
  await expect.poll(() => document.body.textContent).not.toContain('Ana Quick');
  await userEvent.click(page.getByRole('link', { name: 'To the applications assigned to you' }));
  await expect.element(page.getByText(/^No application is assigned to you yet\./)).toBeVisible();
  await assign([adminUid]);
  await expect.element(link('Ana')).toBeVisible();
});

test('on a phone an interviewer sees first when, where and with whom the interview is', async () => {
  answerApi(readScorecardCriteriaRoute, () => ({ data: { criteria: [] } }));
  const at = Timestamp.fromMillis(Date.now() + 3_600_000);
  const time = { at, minutes: 45, where: 'https://meet.example/ohm' };
  await storeApplications(['Ana'], { assignedTo: [adminUid], hasInterview: true, interview: time });
  const applicant = {
    reference: 'A-000001',
    firstName: 'Ana',
    lastName: 'Quick',
    about: 'Engineer',
    country: branch.country,
  };
  const me = { uid: adminUid, email: 'admin@example.com' };
  await store({
    'interviews/Ana': {
      ...{ state: 'arranged', by: 'admin', changedAt: at, offered: [], time: { ...time, interviewer: me }, at },
      ...{ endedFrom: null, interviewers: [adminUid], taken: 0, applicant, mails: [], waitingMail: null },
    },
  });
  await signIn(['interviewer']);
  await resize(390, 844);
  await openPage('/dashboard/applications/Ana');
  const part = page.getByRole('region', { name: 'Interview', exact: true });
  await expect.element(part.getByText('With you')).toBeInViewport();
  const meeting = part.getByRole('link', { name: 'Join the meeting with Ana Quick' });
  await expect.element(meeting).toBeInViewport();
  await expect.element(meeting).toHaveAttribute('href', 'https://meet.example/ohm');
  expect(await violationsHere()).toEqual([]);
});
