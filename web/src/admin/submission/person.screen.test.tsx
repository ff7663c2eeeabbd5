import {
  assignSubmissionRoute,
  downloadSubmissionFileRoute,
  erasePersonRoute,
  eraseSubmissionRoute,
} from '@site/contract/desk/desk-routes';
import { positions } from '@site/contract/firm/positions';
import { otherBranch } from '@site/contract/test-support/offices';
import { doc, getDoc, Timestamp } from 'firebase/firestore';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { enquiryDocument } from '../../../../tests/support/documents.ts';
import { answerApi, later } from '../../test-support/api-answers.ts';
import { adminUid, change, database, openPage, resize, said, signIn, store } from '../../test-support/open-page.tsx';
import { answerDesk, storeApplications, storedStatuses } from '../../test-support/stored-submissions.ts';

const heading = (name: string) => page.getByRole('heading', { level: 1, name: `${name} Quick` });
const link = (name: string) => page.getByRole('link', { name: new RegExp(`${name} Quick`) });
const note = page.getByLabelText('A note for colleagues');

beforeEach(async () => {
  answerDesk();
  await storeApplications(['Asha', 'Tom']);
  await signIn();
});

async function openPerson(name: string) {
  await openPage('/dashboard/applications?sort=oldest');
  await userEvent.click(link(name));
  await expect.element(page.getByRole('region', { name: 'Timeline' })).toBeVisible();
}

async function chooseMore(action: string) {
  await userEvent.click(page.getByRole('button', { name: 'More', exact: true }));
  await userEvent.click(page.getByRole('menuitem', { name: action, exact: true }));
}

/** The content of a PDF with one empty page. */
const smallPdf = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj',
  'trailer<</Root 1 0 R>>',
  '%%EOF',
].join('\n');

/** Stores a file from the applicant. */
const addFile = (application: string, id: string, name: string, minutesAgo: number) =>
  store({
    [`applications/${application}/files/${id}`]: {
      ...{ name, type: name.endsWith('.pdf') ? 'pdf' : 'png', size: 1200, path: 'unused', from: 'applicant' },
      at: Timestamp.fromMillis(Date.now() - minutesAgo * 60_000),
    },
  });

test('an added CV is visible without a press, the files are beside the answers, and a press shows the whole CV', async () => {
  const calls = answerApi(downloadSubmissionFileRoute, () => new Blob([smallPdf], { type: 'application/pdf' }));
  await addFile('Asha', 'cover', 'letter.pdf', 3);
  await addFile('Asha', 'cv', 'Asha_CV_2026.pdf', 2);
  await addFile('Asha', 'photo', 'site.png', 1);
  await resize(1440, 900);
  await openPerson('Asha');
  const picture = page.getByRole('button', { name: 'Show all of Asha_CV_2026.pdf' });
  await expect.element(picture).toBeVisible();
  await expect.element(page.getByText('Asha_CV_2026.pdf, page 1 of 1')).toBeInTheDocument();
  const { top, height } = picture.element().getBoundingClientRect();
  expect(top + height / 2).toBeLessThan(900);
  expect(calls.map(({ parameters }) => parameters.file)).toEqual(['cv']);

  const files = page.getByRole('region', { name: 'Files' });
  const names = files
    .getByRole('listitem')
    .elements()
    .map((line) => line.querySelector('bdi')?.textContent);
  expect(names).toEqual(['site.png', 'Asha_CV_2026.pdf', 'letter.pdf']);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect.element(timeline.getByText('File: site.png, the applicant')).toBeVisible();
  expect(timeline.getByRole('button', { name: /^(?:Show|Download)/ }).elements()).toEqual([]);
  await expect.element(page.getByRole('link', { name: /^Open the CV \(files\.example\.org\)/ })).toBeVisible();
  expect(await violationsHere()).toEqual([]);

  await userEvent.click(picture);
  const viewer = page.getByRole('dialog', { name: 'Asha_CV_2026.pdf' });
  await expect.element(viewer.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  await userEvent.click(viewer.getByRole('button', { name: 'Close' }));
  // The file is in memory, so nothing is downloaded twice.
  await userEvent.click(files.getByRole('button', { name: 'Show Asha_CV_2026.pdf' }));
  await expect.element(viewer).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('no picture of a CV reveals a hidden name', async () => {
  const calls = answerApi(downloadSubmissionFileRoute, () => new Blob([smallPdf]));
  // The applicant is new, so that no cache has a name for them.
  await storeApplications(['Uma'], { namesHidden: true, firstName: '', lastName: '', email: '', phone: '' });
  await addFile('Uma', 'cv', 'file-1.pdf', 2);
  await openPage('/dashboard/applications/Uma');
  await expect.element(page.getByRole('button', { name: 'Show file-1.pdf' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Show all of file-1.pdf' }).elements()).toEqual([]);
  expect(calls).toEqual([]);
});

test('the page shows its facts, and the newest line of the timeline comes first, below the note', async () => {
  const by = { uid: 'colleague', email: 'colleague@example.com' };
  const twoDays = Timestamp.fromMillis(Date.now() - 49 * 3_600_000);
  await change('applications/Asha', { source: 'linkedin', receivedAt: twoDays });
  await store({
    'applications/Asha/changes/one': { kind: 'moved', from: 'new', to: 'reviewing', by, at: Timestamp.now() },
    'applications/Asha/notes/two': { text: 'An earlier note', by, at: twoDays },
    // The email of this message is not in the outbox yet.
    'applications/Asha/messages/three': {
      ...{ from: 'admin', subject: 'Hello', text: 'A message', by, at: twoDays, leavesAt: twoDays },
    },
  });
  await openPerson('Asha');
  const facts = new RegExp(
    `^${positions[otherBranch.country][0]} · ${otherBranch.country} · came from linkedin · 2 days ago · Waiting for us since`,
  );
  await expect.element(page.getByText(facts)).toBeVisible();
  // The spaces within a date are non-breaking, so that no line ends there.
  expect(page.getByText(facts).element().textContent).toMatch(/since \d+\u00a0[A-Z][a-z]+\u00a0\d{4}$/);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  const lines = () => [...timeline.element().querySelectorAll('ol > li')].map(({ textContent }) => textContent);
  await expect.poll(() => lines()[0]).toMatch(/New → Reviewing, colleague@example.com$/);
  expect(lines().at(-1)).toMatch(/Received$/);
  expect(lines().join()).not.toContain(': ,');
  const order = note.element().compareDocumentPosition(timeline.element().querySelector('ol') as Node);
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('an admin takes an application over, and the button with the assignee has the focus', async () => {
  answerApi(assignSubmissionRoute, async ({ parameters: { id = '' } }) => {
    const assignee = { uid: adminUid, email: 'admin@example.com' };
    await change(`applications/${id}`, { assignee });
    return { data: { assignee } };
  });
  await openPerson('Asha');
  await userEvent.click(page.getByRole('button', { name: 'Assign to me' }));
  await expect.element(page.getByRole('button', { name: 'Assign to me' })).not.toBeInTheDocument();
  const assignee = page.getByRole('button', { name: 'Assigned to you' });
  await expect.element(assignee).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menu')).toBeVisible();
  expect(await violationsHere()).toEqual([]);
});

test('everything from an address is erased from the menu More, after a question', async () => {
  const calls = answerApi(erasePersonRoute, () => ({
    data: { erased: { applications: 1, enquiries: 0, alerts: 0, mails: 2 } },
  }));
  await openPerson('Asha');
  await chooseMore('Erase all from this address');
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Erase all from this address' }));
  await expect.element(said('Everything from asha@example.org is erased.')).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ email: 'asha@example.org' }]);
});

test('names of eighty letters and of one letter fit on a phone and on a desk', async () => {
  await change('applications/Asha', { firstName: 'A'.repeat(40), lastName: 'Z'.repeat(40) });
  await change('applications/Tom', { firstName: 'T', lastName: '' });
  for (const [id, name] of [
    ['Asha', `${'A'.repeat(40)} ${'Z'.repeat(40)}`],
    ['Tom', 'T'],
  ] as const)
    for (const width of [390, 768, 1440]) {
      await resize(width);
      const drawn = await openPage(`/dashboard/applications/${id}`);
      await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect.element(page.getByText('Received', { exact: true })).toBeVisible();
      const { scrollWidth, clientWidth } = document.documentElement;
      expect(scrollWidth, `${name} at ${width} px`).toBeLessThanOrEqual(clientWidth);
      await drawn.unmount();
    }
});

test('an opened application counts as read; keys undo a decision, move along the list, and show all keys', async () => {
  await openPerson('Asha');
  const unread = async (id: string) => (await getDoc(doc(database, 'applications', id))).get('unread');
  await expect.poll(() => unread('Asha')).toBe(false);
  expect(await unread('Tom')).toBe(true);

  await userEvent.keyboard('3');
  await expect.element(said('Asha Quick: Interview.')).toBeVisible();
  await expect.element(heading('Tom')).toBeVisible();
  await userEvent.keyboard('u');
  await expect.element(said('Asha Quick: New.')).toBeVisible();
  await expect.poll(() => storedStatuses(['Asha'])).toEqual({ Asha: 'new' });

  await userEvent.keyboard('k');
  await expect.element(heading('Asha')).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(heading('Tom')).toBeVisible();
  await userEvent.keyboard('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(list).toBeVisible();
  await expect.element(list.getByRole('button', { name: 'Close' })).toHaveFocus();
  expect(await violationsHere()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
});

test('an admin who goes to another page while a person is erased stays there', async () => {
  const held = later<object>();
  const calls = answerApi(eraseSubmissionRoute, () => held.promise);
  await openPerson('Asha');
  await chooseMore('Erase');
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }));
  await expect.poll(() => calls.length).toBe(1);
  history.back();
  await userEvent.click(link('Tom'));
  await expect.element(heading('Tom')).toBeVisible();
  held.give({});
  await expect.element(said('What Asha Quick sent is erased.')).toBeVisible();
  await expect.element(heading('Tom')).toBeVisible();
  expect(location.pathname).toBe('/dashboard/applications/Tom');
});

test('a half-written note survives navigation, and is deleted when its author signs out', async () => {
  await openPerson('Asha');
  await userEvent.fill(note, 'u');
  await userEvent.click(
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Applications' }),
  );
  await userEvent.click(link('Asha'));
  await expect.element(note).toHaveValue('u');
  const kept = () => Object.keys(sessionStorage).filter((key) => key.startsWith('admin-draft:'));
  expect(kept()).toHaveLength(1);
  await userEvent.click(page.getByRole('button', { name: 'Logout' }));
  await expect.poll(kept).toEqual([]);
});

test('an enquiry shows the company, and the promised day of the answer while it waits for one', async () => {
  const at = Timestamp.fromDate(new Date('2026-11-27T12:00:00Z'));
  const times = { receivedAt: at, heardAt: at, statusChangedAt: at, waitsSince: at, wroteAt: null, firstWroteAt: null };
  const desk = { reference: 'E-000001', status: 'new', assignee: null, unread: false, emailKey: 'ada' };
  await store({ 'enquiries/ada': { ...enquiryDocument(), ...times, ...desk, company: 'Thames Estuary Storage Ltd' } });
  await openPage('/dashboard/enquiries/ada');
  await expect.element(page.getByText(/Answer by Monday,\s30\sNovember/)).toBeVisible();
  await expect.element(page.getByText('Thames Estuary Storage Ltd')).toBeVisible();
  // The answer has a subject already, so the text has the focus.
  await userEvent.click(page.getByRole('button', { name: 'Write a message' }));
  const answer = page.getByRole('dialog');
  await expect.element(answer.getByLabelText('Subject')).toHaveValue('Your enquiry {reference}');
  await expect.element(answer.getByRole('textbox', { name: 'Message' })).toHaveFocus();
});
