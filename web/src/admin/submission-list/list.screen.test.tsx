import { assignSubmissionRoute } from '@site/contract/desk/desk-routes';
import { readDeskSettingsRoute } from '@site/contract/desk/desk-settings';
import { jobFromDocument } from '@site/contract/jobs/job-document';
import { listJobsRoute } from '@site/contract/jobs/job-routes';
import { disableNetwork, enableNetwork, getFirestore } from 'firebase/firestore';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { jobDocument } from '../../../../tests/support/documents.ts';
import { answerApi, Refusal } from '../../test-support/api-answers.ts';
import { adminUid, change, openPage, resize, said, signIn, warned } from '../../test-support/open-page.tsx';
import { answerDesk, storeApplications, storedStatuses } from '../../test-support/stored-submissions.ts';

const row = (name: string) => page.getByRole('row').filter({ hasText: `${name} Quick` });
const select = (name: string) => page.getByRole('checkbox', { name: `Select ${name} Quick` });
const bar = page.getByRole('region', { name: 'Actions for the selected applications' });
const search = page.getByRole('searchbox', { name: 'Search', exact: true });
const former = { uid: 'former', email: 'former@example.com' };
const noJobs = page.getByText('No applications match your criteria.');

const changeApplication = (id: string, fields: object) => change(`applications/${id}`, fields);

async function openList() {
  await signIn();
  await openPage('/dashboard/applications?sort=oldest');
}

beforeEach(async () => {
  answerDesk();
  const colleagues = [{ uid: adminUid, email: 'admin@example.com', name: 'Ada Admin', roles: ['hiring' as const] }];
  answerApi(readDeskSettingsRoute, () => ({
    data: { colleagues, formerColleagues: [former], retentionDays: 365 },
  }));
  answerApi(assignSubmissionRoute, async ({ parameters: { id = '' } }) => {
    const assignee = { uid: adminUid, email: 'admin@example.com' };
    await changeApplication(id, { assignee });
    return { data: { assignee } };
  });
  await storeApplications(['Asha', 'Tom', 'Ines']);
});

test('two links skip the menu and the filters: the keyboard reaches the first application with four Tabs', async () => {
  await openList();
  await expect.element(row('Asha')).toBeVisible();
  for (const skip of ['Skip to main content', 'Skip to the rows']) {
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.textContent).toBe(skip);
    await userEvent.keyboard('{Enter}');
  }
  await userEvent.keyboard('{Tab}{Tab}');
  expect(document.activeElement?.textContent).toContain('Asha Quick');
});

test('on a phone the checkboxes of a list are aligned with each other and with the heading', async () => {
  await resize(390);
  await openList();
  await expect.element(select('Asha')).toBeVisible();
  const lefts = [page.getByRole('checkbox', { name: /^Select all/ }), select('Asha'), select('Tom')].map(
    (box) => box.element().getBoundingClientRect().left,
  );
  const edge = page.getByRole('heading', { level: 1 }).element().getBoundingClientRect().left;
  // A box has 3 px of room within its icon.
  expect(lefts).toEqual([edge - 3, edge - 3, edge - 3]);
});

test('an admin moves several applicants and undoes it: the notice says who was not moved, and the count takes the focus', async () => {
  await openList();
  await userEvent.click(page.getByRole('checkbox', { name: 'Select all 3 shown' }));
  await userEvent.click(select('Ines'));
  await expect.element(bar.getByText('2 selected')).toBeVisible();
  await userEvent.click(bar.getByRole('button', { name: 'Move to…' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Reviewing' }));
  await expect.element(said('2 moved.')).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
  expect(document.activeElement?.id).toBe('count');
  expect(await storedStatuses(['Asha', 'Tom', 'Ines'])).toEqual({ Asha: 'reviewing', Tom: 'reviewing', Ines: 'new' });

  await changeApplication('Tom', { status: 'withdrawn', statusChangedAt: new Date() });
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.element(page.getByText('Asha Quick: New. 1 not moved: It was moved meanwhile.')).toBeVisible();
  expect(await storedStatuses(['Asha', 'Tom', 'Ines'])).toEqual({ Asha: 'new', Tom: 'withdrawn', Ines: 'new' });
});

test('an admin assigns several applicants to themselves: after a failure, the earlier ones stay assigned', async () => {
  await openList();
  await userEvent.click(select('Asha'));
  await userEvent.click(select('Tom'));
  answerApi(assignSubmissionRoute, async ({ parameters: { id = '' } }) => {
    if (id === 'Tom') return new Refusal(503, 'The desk is busy.');
    return { data: { assignee: { uid: adminUid, email: 'admin@example.com' } } };
  });
  await userEvent.click(bar.getByRole('button', { name: 'Assign to…' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Me', exact: true }));
  const alert = warned('The desk is busy.');
  await expect.element(alert).toBeVisible();
  expect(alert.element().textContent).toContain('Assigned to Ada Admin.');
  await expect.element(bar.getByText('2 selected')).toBeVisible();
});

test('a failure does not cover the bar of the selected rows', async () => {
  answerApi(assignSubmissionRoute, () => new Refusal(503, 'The desk is busy.'));
  await openList();
  await userEvent.click(select('Asha'));
  await userEvent.click(bar.getByRole('button', { name: 'Assign to…' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Me', exact: true }));
  const alert = warned('The desk is busy.');
  await expect.element(alert).toBeVisible();
  for (const [width, height] of [
    [1280, 800],
    [1280, 520],
    [390, 700],
    [390, 560],
  ] as const) {
    await resize(width, height);
    await expect
      .poll(() => {
        const [one, other] = [alert, bar].map((part) => part.element().getBoundingClientRect());
        return one && other && (one.bottom <= other.top || one.top >= other.bottom);
      })
      .toBe(true);
  }
});

test('search and filters shorten the list and are part of its address, and Show all removes them', async () => {
  await changeApplication('Tom', { assignee: former });
  await openList();
  await userEvent.fill(search, 'ines');
  await expect.element(row('Asha')).not.toBeInTheDocument();
  await expect.element(row('Ines')).toBeVisible();
  await expect.poll(() => location.search).toContain('search=ines');
  await userEvent.fill(search, 'nobody');
  await expect.element(noJobs).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Show all' }));
  await expect.element(row('Asha')).toBeVisible();

  await userEvent.click(page.getByRole('button', { name: 'More filters' }));
  await userEvent.selectOptions(page.getByLabelText('Assigned to'), 'former@example.com (left the team)');
  expect(await violationsHere()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Show the list' }));
  await expect.element(row('Asha')).not.toBeInTheDocument();
  await expect.element(row('Tom')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'former@example.com (left the team): remove this filter' }));
  await expect.element(row('Asha')).toBeVisible();
});

test('the list is filtered by the reference of a job whose title another job has too', async () => {
  const twins = [
    { reference: 'J-0001', place: 'Leeds' },
    { reference: 'J-0002', place: 'Delhi' },
  ].map(({ reference, place }) =>
    jobFromDocument(reference, jobDocument({ title: 'Twin Engineer', reference, place, isActive: true })),
  );
  answerApi(listJobsRoute, () => ({
    data: { jobs: twins, count: 2, facets: { country: [], type: [] } as never },
  }));
  const job = { reference: 'J-0001', title: 'Twin Engineer' };
  await changeApplication('Tom', { job, position: 'Twin Engineer' });
  await openList();
  await userEvent.click(page.getByRole('button', { name: 'More filters' }));
  const filter = page.getByRole('combobox', { name: 'Job' });
  await userEvent.fill(filter, 'Twin');
  await userEvent.click(page.getByRole('option').filter({ hasText: 'J-0001 · Leeds · Live' }));
  await expect.element(filter).toHaveValue('Twin Engineer · J-0001');
  expect(location.search).toContain('job=J-0001');
  await userEvent.click(page.getByRole('button', { name: 'Show the list' }));
  await expect.element(row('Tom')).toBeVisible();
  await expect.element(row('Asha')).not.toBeInTheDocument();
});

test('a list that was opened offline says that it is empty once the connection is back', async () => {
  await openList();
  await expect.element(row('Asha')).toBeVisible();
  await disableNetwork(getFirestore());
  await userEvent.click(page.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'Offer' }));
  await expect.element(page.getByText(/^The service cannot be reached/)).toBeVisible();
  await enableNetwork(getFirestore());
  await expect.element(noJobs).toBeVisible();
});
