import { cancelInterviewRoute, moveInterviewRoute, showNamesRoute } from '@site/contract/desk/desk-routes';
import { deskMessages } from '@site/contract/desk/desk-schemas';
import { readDeskSettingsRoute } from '@site/contract/desk/desk-settings';
import { readScorecardCriteriaRoute, sendScorecardRoute } from '@site/contract/desk/scorecard-routes';
import { scorecardMessages } from '@site/contract/desk/scorecards';
import type { Role } from '@site/contract/team/roles';
import { branch } from '@site/contract/test-support/offices';
import { Timestamp } from 'firebase/firestore';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { answerApi, Refusal } from '../../test-support/api-answers.ts';
import { adminUid, change, openPage, resize, said, signIn, store } from '../../test-support/open-page.tsx';
import { answerDesk, storeApplications } from '../../test-support/stored-submissions.ts';

const me = { uid: adminUid, email: 'admin@example.com' };
const colleague = { uid: 'colleague', email: 'colleague@example.com' };
const panel = page.getByRole('region', { name: 'Interview', exact: true });
const cards = page.getByRole('region', { name: 'Scorecards' });
const workingDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const ahead = (hours: number) => Timestamp.fromMillis(Date.now() + hours * 3_600_000);

const interview = (changes: object = {}) => {
  const now = Timestamp.now();
  const at = ahead(1);
  const time = { at, minutes: 45, where: 'https://meet.example/ohm', interviewer: me };
  const applicant = {
    reference: 'A-000001',
    firstName: 'Asha',
    lastName: 'Quick',
    about: 'Engineer',
    country: branch.country,
  };
  return {
    ...{ state: 'arranged', by: 'admin', changedAt: now, offered: [], time, at, endedFrom: null },
    ...{ interviewers: [adminUid, 'colleague'], taken: 0, applicant, mails: [], waitingMail: null, ...changes },
  };
};

const card = (by: typeof me, summary: string) => ({
  ...{ by, at: Timestamp.now(), recommendation: 'strong-yes', summary },
  judgements: [{ criterion: 'Knows relays', grade: 'strong-yes', reason: 'The drawing' }],
});

/** Opens an application that is assigned to two interviewers, one of whom has sent a scorecard. */
async function openJudged(roles: readonly Role[]) {
  const assigned = { assignedTo: [adminUid, 'colleague'], hasInterview: true, status: 'interview' };
  await storeApplications(['Asha'], { ...assigned, judgedBy: ['colleague'] });
  await store({
    'interviews/Asha': interview(),
    'applications/Asha/scorecards/colleague': card(colleague, 'What the colleague found'),
  });
  answerApi(readScorecardCriteriaRoute, () => ({ data: { criteria: ['Knows relays'] } }));
  await signIn(roles);
  await openPage('/dashboard/applications/Asha');
  await expect.element(cards).toBeVisible();
}

async function judge(grade: string, reason: string, summary: string) {
  await userEvent.click(cards.getByRole('button', { name: 'Write a scorecard' }));
  await expect.element(page.getByRole('radio').first()).toHaveFocus();
  for (const radio of page.getByRole('radio', { name: grade, exact: true }).elements()) await userEvent.click(radio);
  if (reason) await userEvent.fill(page.getByLabelText('Reason'), reason);
  await userEvent.fill(page.getByLabelText('Summary'), summary);
}

/** The test moves to the day of the interview, because one hour ahead can be tomorrow. */
async function goToDayOf(at: Date) {
  if (at.getDate() !== new Date().getDate()) await userEvent.click(page.getByRole('button', { name: 'Next day' }));
}

beforeEach(() => void answerDesk());

test('the interviews of a day and of a week stand under their hours, each with a link to the application', async () => {
  await storeApplications(['Asha']);
  await store({ 'interviews/Asha': interview() });
  await signIn();
  const at = ahead(1).toDate();
  const day = `${at.getFullYear()}-${`${at.getMonth() + 1}`.padStart(2, '0')}-${`${at.getDate()}`.padStart(2, '0')}`;
  await openPage(`/dashboard/interviews?day=${day}`);
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Asha Quick' }) });
  await expect.element(entry.last()).toMatchTextContent('With you');
  await expect.element(said('1 interview')).toBeVisible();
  await expect.element(page.getByRole('listitem', { name: /^[A-Z][a-z]+day \d/ }).first()).toBeVisible();
  expect(await violationsHere(), 'week').toEqual([]);
  await userEvent.click(page.getByRole('link', { name: 'Day', exact: true }));
  await expect.element(entry.last()).toBeVisible();
  expect(location.search).toContain('view=day');
  expect(await violationsHere(), 'day').toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Next day' }));
  await expect.element(page.getByText('There are no interviews on this day.')).toBeVisible();
});

test('the interviewer is named in the list of interviews and on the page of the applicant', async () => {
  const colleagues = [{ ...colleague, name: 'Ivan Petrov', roles: ['interviewer' as const] }];
  answerApi(readDeskSettingsRoute, () => ({ data: { colleagues, formerColleagues: [], retentionDays: 365 } }));
  await storeApplications(['Asha'], { hasInterview: true, status: 'interview' });
  const { time } = interview();
  await store({ 'interviews/Asha': interview({ time: { ...time, interviewer: colleague } }) });
  await signIn();
  await openPage('/dashboard/interviews?view=day');
  await goToDayOf(time.at.toDate());
  await expect.element(page.getByText('With Ivan Petrov')).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'Asha Quick' }));
  await expect.element(panel).toMatchTextContent('With Ivan Petrov');
});

test('an interview is cancelled after a question, and the call names the version that the admin saw', async () => {
  await storeApplications(['Asha'], { hasInterview: true, status: 'interview' });
  await store({ 'interviews/Asha': interview() });
  await signIn();
  await openPage('/dashboard/applications/Asha');
  await expect.element(panel).toMatchTextContent('With you');
  const calls = answerApi(cancelInterviewRoute, async () => {
    await store({ 'interviews/Asha': interview({ state: 'cancelled', at: null }) });
    return {};
  });
  await userEvent.click(panel.getByRole('button', { name: 'Cancel the interview' }));
  const question = page.getByRole('alertdialog', { name: 'Cancel this interview?' });
  await userEvent.click(question.getByRole('button', { name: 'Leave it as it is' }));
  expect(calls).toEqual([]);
  await userEvent.click(panel.getByRole('button', { name: 'Cancel the interview' }));
  await userEvent.click(question.getByRole('button', { name: 'Cancel the interview' }));
  await expect.element(said('An email to the applicant is on its way.')).toBeVisible();
  await expect.element(panel).toMatchTextContent('Cancelled by us.');
  expect(calls).toHaveLength(1);
});

test('an interview is moved in two clicks, as the admin saw it; the hours and the weekday stand beside the new time', async () => {
  await storeApplications(['Asha', 'Tom'], { hasInterview: true, status: 'interview' });
  const seen = interview();
  const other = { ...seen.applicant, reference: 'A-000002', firstName: 'Tom' };
  await store({
    'interviews/Asha': seen,
    'interviews/Tom': interview({ at: seen.at, time: seen.time, applicant: other }),
  });
  await signIn();
  await openPage('/dashboard/applications/Asha');
  const opener = panel.getByRole('button', { name: 'Move… the interview of Asha Quick' });
  await expect.element(opener).toBeVisible();
  const beside = panel.getByRole('button', { name: 'Add to your calendar' }).element().getBoundingClientRect();
  const { left, top } = opener.element().getBoundingClientRect();
  expect(left >= beside.right + 16 || top >= beside.bottom, 'the buttons do not touch').toBe(true);
  await userEvent.click(opener);
  const dialog = page.getByRole('dialog', { name: 'Move the interview' });
  await expect
    .element(dialog.getByText(/^The interviewer has other interviews on .*: \d\d:\d\d–\d\d:\d\d\.$/))
    .toBeVisible();
  const weekday = seen.at.toDate().toLocaleDateString('en-GB', { weekday: 'short' });
  await expect.element(dialog.getByText(weekday, { exact: true })).toBeVisible();
  await resize(390);
  const fields = dialog.element().querySelector('form');
  expect(fields?.scrollWidth, 'the fields fit on a phone').toBe(fields?.clientWidth);
  await resize(1280);
  expect(await violationsHere()).toEqual([]);
  await userEvent.fill(dialog.getByLabelText('Time'), '23:59');
  answerApi(moveInterviewRoute, () => new Refusal(409, deskMessages.interviewChanged));
  const move = dialog.getByRole('button', { name: 'Move and send the email' });
  await userEvent.click(move);
  await expect.element(dialog.getByText(deskMessages.interviewChanged)).toBeVisible();
  const calls = answerApi(moveInterviewRoute, () => ({}));
  await userEvent.click(move);
  await expect.element(said('The interview is moved. An email to the applicant is on its way.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  const at = seen.at.toDate();
  at.setHours(23, 59, 0, 0);
  const unchangedSince = seen.changedAt.toDate().toISOString();
  expect(calls.map(({ body }) => body)).toEqual([{ at: at.toISOString(), unchangedSince }]);
});

test('an interview is moved from the week too, by admins who may arrange one', async () => {
  await storeApplications(['Asha']);
  await store({ 'interviews/Asha': interview() });
  await signIn();
  const screen = await openPage('/dashboard/interviews?view=day');
  const dialog = page.getByRole('dialog', { name: 'Move the interview' });
  await goToDayOf(ahead(1).toDate());
  await userEvent.click(page.getByRole('button', { name: 'Move… the interview of Asha Quick' }));
  await userEvent.fill(dialog.getByLabelText('Time'), '');
  await userEvent.click(dialog.getByRole('button', { name: 'Move and send the email' }));
  await expect.element(dialog.getByText('Enter the start time')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Leave it as it is' }));
  await expect.element(page.getByRole('button', { name: /^Move/ })).toHaveFocus();
  await screen.unmount();
  await signIn(['interviewer']);
  await openPage('/dashboard/interviews?view=day');
  await goToDayOf(ahead(1).toDate());
  await expect.element(page.getByRole('link', { name: 'Asha Quick' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Join the meeting with Asha Quick' }))
    .toHaveAttribute('href', 'https://meet.example/ohm');
  await expect.element(page.getByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
});

test('the week shows its hours, the full name of each day, and today', async () => {
  await signIn();
  await openPage('/dashboard/interviews');
  const days = () =>
    page
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent);
  const day = /^[A-Z][a-z]+day \d{1,2} [A-Z][a-z]{2,3}/;
  await expect.poll(days).toContainEqual(expect.stringMatching(new RegExp(`${day.source}, today$`)));
  const today = page
    .getByRole('listitem')
    .filter({ hasText: /, today/ })
    .element();
  expect(getComputedStyle(today).backgroundColor, 'the lines of the hours show through').toMatch(/\/ 0\.08\)$/);
  expect(days().filter((words) => !day.test(words))).toEqual([]);
  await expect.element(page.getByText('No interviews today.')).toBeVisible();
  await expect.element(page.getByText('09:00', { exact: true })).toBeVisible();
  expect(await violationsHere()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Next week' }));
  await expect.poll(() => days().map((words) => words.split(' ')[0])).toEqual(workingDays);
});

test('an interviewer reads the other scorecards only after they have sent their own', async () => {
  await openJudged(['hiring', 'interviewer']);
  await expect
    .element(cards)
    .toMatchTextContent('One colleague has sent a scorecard. You can read it after you send yours.');
  expect(document.body.textContent).not.toContain('What the colleague found');
  await judge('No', '', 'What I found');
  const sent = answerApi(sendScorecardRoute, async () => {
    const own = card(me, 'What I found');
    await store({ [`applications/Asha/scorecards/${adminUid}`]: own });
    await change('applications/Asha', { judgedBy: ['colleague', adminUid] });
    return { data: { scorecard: { ...own, at: own.at.toDate().toISOString() } as never } };
  });
  await userEvent.click(page.getByRole('button', { name: 'Send scorecard' }));
  await expect.element(page.getByText('Reason is required')).toBeVisible();
  expect(sent).toEqual([]);
  expect(await violationsHere()).toEqual([]);
  await userEvent.fill(page.getByLabelText('Reason'), 'They asked nothing');
  await userEvent.click(page.getByRole('button', { name: 'Send scorecard' }));
  await expect.element(cards.getByText(/What the colleague found/)).toBeVisible();
  await expect.element(cards.getByText(/What I found/)).toBeVisible();
  expect(sent.map(({ body }) => body)).toMatchObject([
    { judgements: [{ criterion: 'Knows relays', grade: 'no', reason: 'They asked nothing' }], recommendation: 'no' },
  ]);
});

test('a half-written scorecard is restored when its page opens again, and a change of the criteria keeps it', async () => {
  await openJudged(['hiring', 'interviewer']);
  await judge('Strong yes', 'The drawing', 'Half of it');
  await userEvent.click(
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Applications' }),
  );
  await expect.element(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: /Asha Quick/ }));
  await expect.element(page.getByLabelText('Summary')).toHaveValue('Half of it');
  answerApi(
    sendScorecardRoute,
    () => new Refusal(409, scorecardMessages.criteriaChanged, { data: { criteria: ['Knows relays', 'Asks'] } }),
  );
  await userEvent.click(page.getByRole('button', { name: 'Send scorecard' }));
  await expect.element(page.getByRole('group', { name: 'Asks' })).toBeVisible();
  await expect.element(page.getByLabelText('Summary')).toHaveValue('Half of it');
  await expect.element(page.getByLabelText('Reason').first()).toHaveValue('The drawing');
});

test('an application without names shows its reference, until the admin shows the name', async () => {
  const hidden = { namesHidden: true, firstName: '', lastName: '', email: '', phone: '', words: [] };
  await storeApplications(['Asha'], hidden);
  await signIn();
  await openPage('/dashboard/applications/Asha');
  await expect.element(page.getByRole('heading', { level: 1, name: 'A-000001' })).toBeVisible();
  expect(await violationsHere()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Write a message' }));
  const drawer = page.getByRole('dialog');
  await userEvent.click(drawer.getByRole('button', { name: 'Received', exact: true }));
  await expect.element(drawer.getByRole('region', { name: 'Preview' })).toMatchTextContent('Dear (their name),');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: 'Leave without saving' }));
  answerApi(showNamesRoute, async () => {
    await change('applications/Asha', { namesHidden: false, firstName: 'Asha', lastName: 'Quick' });
    return {};
  });
  await userEvent.click(page.getByRole('button', { name: 'Show name' }));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Show name' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Asha Quick' })).toBeVisible();
});
