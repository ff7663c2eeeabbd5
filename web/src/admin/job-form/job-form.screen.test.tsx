import { countries } from '@site/contract/firm/countries';
import type { Job } from '@site/contract/jobs/job';
import { jobFromDocument } from '@site/contract/jobs/job-document';
import { createJobRoute, readJobRoute, updateJobRoute } from '@site/contract/jobs/job-routes';
import { currentUserRoute } from '@site/contract/team/user';
import { branch, home, otherBranch } from '@site/contract/test-support/offices';
import { getStorage } from 'firebase/storage';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { jobDocument } from '../../../../tests/support/documents.ts';
import { type BuiltInJobDescription, builtInJobDescriptions } from '../../content/firm/job-descriptions.ts';
import { firebaseApp } from '../../shared/firebase-app.ts';
import { amber } from '../../test-support/amber.ts';
import { answerApi, later, Refusal } from '../../test-support/api-answers.ts';
import { openPage, resize, said, signIn, store, testSession, warned } from '../../test-support/open-page.tsx';
import { SessionContext } from '../session/session.ts';
import { useJobForm } from './use-job-form.ts';

const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const choice = (name: string | RegExp) => page.getByRole('combobox', { name });
const save = page.getByRole('button', { name: 'Save Job' });
const active = page.getByRole('checkbox', { name: 'Active Job Listing (visible to website visitors)' });
const list = page.getByRole('heading', { level: 1, name: 'Job Listings' });
const conflict = page.getByRole('region', { name: 'This job listing has been changed since you opened it' });
const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' });

const lockedPdf = new URL(
  '../../../../functions/src/test-support/pdfs/opens-with-password-aes-256.pdf',
  import.meta.url,
).href;

const texts = {
  Title: 'Relay Engineer',
  Location: 'Tashkent',
  Qualifications: 'A degree in power engineering',
  Experience: 'Five years in 220 kV substations',
  Responsibilities: 'Lay out primary plant\nCheck clearances',
};

async function fillJob(): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await userEvent.fill(field(name), text);
  await userEvent.selectOptions(choice('Country'), otherBranch.country);
}

const storedJob = (changes: Partial<Job> = {}): Job => ({
  ...jobFromDocument('one', jobDocument({ title: 'Protection Engineer', reference: 'J-0001' })),
  ...changes,
});

async function openNew(): Promise<void> {
  await signIn();
  await openPage('/dashboard/jobs/new');
  await expect.element(save).toBeVisible();
}

/** Opens the form of an existing job. */
async function openJob(job = storedJob()): Promise<Job> {
  answerApi(readJobRoute, () => ({ data: { job } }));
  await signIn();
  await openPage('/dashboard/jobs/edit/one');
  await expect.element(field('Title')).toHaveValue(job.title);
  return job;
}

/** Chooses a file, in the same way as the file dialog of the browser. */
async function chooseFile(name: string, type: string, content: BlobPart | number): Promise<void> {
  const size = typeof content === 'number' ? content : undefined;
  const file = new File(size === undefined ? [content as BlobPart] : [new Uint8Array(size)], name, { type });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const files = new DataTransfer();
  files.items.add(file);
  if (!input) throw new Error('The form has no field for a file.');
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

test('the form of a new job begins empty and active, with the customer’s hints and labels, and the admin leaves it without a question', async () => {
  await openNew();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Add New Job' })).toBeVisible();
  for (const name of [...Object.keys(texts), 'Discipline (optional)'])
    await expect.element(page.getByRole('textbox', { name, exact: true })).toHaveValue('');
  await expect.element(choice('Country')).toHaveValue('');
  expect([...(choice('Country').element() as HTMLSelectElement).options].slice(1).map(({ text }) => text)).toEqual([
    ...countries,
  ]);
  await expect.element(active).toBeChecked();
  await expect
    .element(field('Title'))
    .toHaveAccessibleDescription('Keep it concise for better display. 0 of 100 characters');
  await expect
    .element(field('Responsibilities'))
    .toHaveAccessibleDescription(/Write one responsibility per line: each becomes a point of the list\./);
  await expect.element(field('Responsibilities')).toHaveAttribute('rows', '6');
  await expect.element(page.getByRole('button', { name: 'Upload PDF' })).toBeEnabled();
  expect(document.querySelector<HTMLInputElement>('input[type=file]')?.accept).toBe('application/pdf');
  const back = page.getByRole('link', { name: 'Back to Listings' });
  await expect.element(back).toHaveAttribute('href', '/dashboard/jobs');
  // The form has no changes, so it asks no question.
  await userEvent.click(back);
  await expect.element(list).toBeVisible();
});

test('an empty form names each required field and focuses the first one; a title of more than 100 characters is refused while it is typed', async () => {
  const sent = answerApi(createJobRoute, () => ({ data: { job: storedJob() } }));
  await openNew();
  await userEvent.click(save);
  await expect.element(field('Title')).toHaveFocus();
  for (const [name, input] of [
    ['Title', field('Title')],
    ['Country', choice('Country')],
    ['Location', field('Location')],
    ['Qualifications', field('Qualifications')],
    ['Experience', field('Experience')],
    ['Responsibilities', field('Responsibilities')],
  ] as const)
    await expect.element(input).toHaveAccessibleDescription(new RegExp(`${name} is required`));
  await expect.element(field(/^Discipline/)).not.toHaveAccessibleDescription(/required/);
  expect(sent).toEqual([]);

  await userEvent.fill(field('Title'), 'x'.repeat(100));
  await expect.element(field('Title')).not.toHaveAccessibleDescription(/required/);
  await expect.element(field('Title')).toHaveAccessibleDescription(/100 of 100 characters$/);
  await userEvent.fill(field('Title'), 'x'.repeat(101));
  await expect.element(field('Title')).toHaveAccessibleDescription(/Shorten the title to 100 characters\. It has 101/);
  await expect.element(field('Title')).toHaveValue('x'.repeat(101));
});

test('a refused save shows the reason in a banner or at its field, and keeps the typed text; during a save the button says "Saving..."', async () => {
  answerApi(createJobRoute, () => new Refusal(503, 'The store is closed.'));
  await openNew();
  await fillJob();
  await userEvent.fill(field(/^Discipline/), 'Design & Engineering');
  await userEvent.click(active);
  await userEvent.click(save);
  await expect.element(warned('The store is closed.')).toBeVisible();
  await expect.element(save).toBeEnabled();
  await expect.element(field('Title')).toHaveValue('Relay Engineer');
  expect(location.pathname).toBe('/dashboard/jobs/new');

  const refusal = { errors: { place: 'No such place' } };
  answerApi(createJobRoute, () => new Refusal(400, 'Please check the marked fields.', refusal));
  await userEvent.click(save);
  await expect.element(field('Location')).toHaveAccessibleDescription('No such place');
  await expect.element(field('Location')).toHaveFocus();

  const answer = later<{ data: { job: Job } }>();
  const sent = answerApi(createJobRoute, () => answer.promise);
  await userEvent.click(save);
  await expect.element(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  answer.give({ data: { job: storedJob({ title: 'Relay Engineer' }) } });
  await expect.element(list).toBeVisible();
  await expect.element(said('“Relay Engineer” has been saved.')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({
    title: 'Relay Engineer',
    type: 'Design & Engineering',
    country: otherBranch.country,
    place: 'Tashkent',
    qualifications: 'A degree in power engineering',
    experience: 'Five years in 220 kV substations',
    responsibilities: 'Lay out primary plant\nCheck clearances',
    isActive: false,
  });
});

test('an existing job fills the form after a spinner; its PDF is linked until another is chosen, and can be removed', async () => {
  const answer = later<{ data: { job: Job } }>();
  answerApi(readJobRoute, () => answer.promise);
  await signIn();
  await openPage('/dashboard/jobs/edit/one');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Edit Job Listing' })).toBeVisible();
  await expect
    .element(
      page
        .getByRole('progressbar')
        .or(page.getByText(/^Loading/))
        .first(),
    )
    .toBeInTheDocument();
  expect(document.querySelector('form[novalidate] [name="title"]')).toBeNull();
  const job = storedJob({ isActive: false, workMode: 'hybrid', pdfUrl: 'https://files.example.org/job.pdf' });
  answer.give({ data: { job } });
  await expect.element(field('Title')).toHaveValue('Protection Engineer');
  await expect.element(choice('Country')).toHaveValue(home.country);
  await expect.element(field('Location')).toHaveValue('Colchester');
  await expect.element(choice(/^Place of work/)).toHaveValue('hybrid');
  await expect.element(active).not.toBeChecked();

  const sent = answerApi(updateJobRoute, () => ({ data: { job } }));
  const current = page.getByRole('link', { name: /^Current PDF Attachment/ });
  await expect.element(current).toHaveAttribute('href', 'https://files.example.org/job.pdf');
  await expect.element(current).toHaveAttribute('target', '_blank');
  await expect.element(page.getByText('(Upload a new file to replace this)')).toBeVisible();
  await chooseFile('new.pdf', 'application/pdf', 100);
  await expect.element(current).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Remove', exact: true }));
  await expect.element(current).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Remove the current PDF' }));
  await expect.element(page.getByText('The current PDF is removed when you save.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Keep it' }));
  await expect.element(current).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Remove the current PDF' }));
  await userEvent.click(save);
  await expect.element(list).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ pdfPath: null, unchangedSince: job.updatedAt });
});

test('a message replaces the form if the job is gone or cannot be read', async () => {
  for (const [refusal, sentence] of [
    [
      new Refusal(404, 'Job not found'),
      'Job not found. The job may have been deleted, or the address is not complete.',
    ],
    [new Refusal(500, 'Try later.'), 'The job listing could not be loaded. Try later.'],
  ] as const) {
    answerApi(readJobRoute, () => refusal);
    await signIn();
    const screen = await openPage('/dashboard/jobs/edit/one');
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect.element(save).not.toBeInTheDocument();
    await screen.unmount();
  }
});

test('a file that is not a PDF, is too large or asks for a password is refused with the reason, and a valid one clears it', async () => {
  await openNew();
  const megabytes = 1024 * 1024;
  for (const [name, type, size, sentence] of [
    ['cv.docx', 'application/msword', 10, 'Only PDF files are allowed!'],
    ['large.pdf', 'application/pdf', 10 * megabytes + 1, 'File size should not exceed 10MB!'],
  ] as const) {
    await chooseFile(name, type, size);
    await expect.element(warned(sentence)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Upload PDF' })).toBeVisible();
    expect(document.body.textContent).not.toContain(name);
    expect(document.querySelector<HTMLInputElement>('input[type=file]')?.value).toBe('');
  }
  await chooseFile('locked.pdf', 'application/pdf', await (await fetch(lockedPdf)).blob());
  await expect.element(page.getByText(/^This PDF asks for a password\./)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Upload PDF' })).toBeVisible();
  await chooseFile('fine.pdf', 'application/pdf', 2048);
  await expect.element(page.getByText('fine.pdf')).toBeVisible();
  await expect.element(page.getByText('2.0 KB')).toBeVisible();
  await expect.element(page.getByText(/^This PDF asks for a password\./)).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Change File' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Remove', exact: true }));
  await expect.element(page.getByText('fine.pdf')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Upload PDF' })).toHaveFocus();

  await chooseFile('edge.pdf', 'application/pdf', 10 * megabytes);
  await expect.element(page.getByText('10240.0 KB')).toBeVisible();
  await expect.element(page.getByText('File size should not exceed 10MB!')).not.toBeInTheDocument();
});

test('a file with a long name leaves the button that removes it within the line around both', async () => {
  await resize(390);
  await openNew();
  await chooseFile('a-job-description-with-a-long-name-of-the-file-2026.pdf', 'application/pdf', 2048);
  const remove = page.getByRole('button', { name: 'Remove', exact: true });
  await expect.element(remove).toBeVisible();
  const button = remove.element();
  expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  // Amber marks the one act of a screen, and the act of this screen is to save.
  expect(getComputedStyle(button.parentElement ?? button).borderLeftColor).not.toContain(amber);
});

test('a failed upload of the PDF shows a message, and nothing is saved without the PDF', async () => {
  const saved = answerApi(createJobRoute, () => ({ data: { job: storedJob() } }));
  answerApi(currentUserRoute, () => ({
    data: { user: { name: 'A', username: 'a', email: 'admin@example.com', admin: true }, roles: ['jobs' as const] },
  }));
  vi.spyOn(getStorage(firebaseApp()), 'maxUploadRetryTime', 'get').mockReturnValue(1);
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  });
  await openNew();
  await fillJob();
  await chooseFile('job.pdf', 'application/pdf', 100);
  await userEvent.click(save);
  await expect.element(warned('The PDF could not be uploaded. Please try again.')).toBeVisible();
  await expect.element(page.getByText('job.pdf')).toBeVisible();
  expect(saved).toEqual([]);
});

test('a built-in description belongs to its title, and the form warns if visitors would lose it', async () => {
  const [{ title, country }] = builtInJobDescriptions as [BuiltInJobDescription];
  await openJob(storedJob({ title, country, place: 'New Delhi' }));
  const offered = page.getByRole('link', { name: /^Built-in description/ });
  await expect.element(offered).toBeVisible();
  await userEvent.fill(field('Title'), `${title} (Substations)`);
  await expect.element(offered).not.toBeInTheDocument();
  await expect
    .element(page.getByText(`belongs to the title “${title}” and its country`, { exact: false }))
    .toBeVisible();
  await userEvent.fill(field('Title'), title);
  await expect.element(offered).toBeVisible();
});

test('the preview shows the typed job as visitors will see it, and nothing in it can be pressed', async () => {
  await openNew();
  await expect.element(page.getByText('The preview appears when the job has a title and a country.')).toBeVisible();
  await fillJob();
  const card = page.getByRole('group', { name: 'In the list' });
  await expect.poll(() => card.element().textContent).toContain('Check clearances');
  await userEvent.click(page.getByRole('radio', { name: 'On its page' }));
  const ofPage = page.getByRole('group', { name: 'On its page' });
  await expect.poll(() => ofPage.element().textContent).toContain(`Tashkent, ${otherBranch.country}`);
  const links = ofPage.element().querySelectorAll('a');
  expect(links.length).toBeGreaterThan(0);
  expect([...links].filter((link) => !link.closest('[inert]'))).toEqual([]);
});

test('the preview is light in the dark theme, because visitors see the job in light colours', async () => {
  localStorage.setItem('desk-mode', 'dark');
  onTestFinished(() => localStorage.removeItem('desk-mode'));
  await openNew();
  await fillJob();
  expect(document.documentElement.dataset.deskScheme).toBe('dark');
  const card = page.getByRole('group', { name: 'In the list' });
  await expect.element(card.getByText('Check clearances')).toBeVisible();
  expect(getComputedStyle(card.element())).toMatchObject({
    backgroundColor: 'rgb(255, 255, 255)',
    colorScheme: 'light only',
  });
  expect(await violationsHere('[aria-label="In the list"]')).toEqual([]);
});

test('an incomplete salary, closing date or question is refused at its field, and complete ones are saved with the job', async () => {
  const sent = answerApi(createJobRoute, () => ({ data: { job: storedJob() } }));
  await openNew();
  await fillJob();
  const [from, to] = [field(/^Salary from/), field(/^Salary to/)];
  await userEvent.fill(from, '30,000');
  await userEvent.fill(to, '20,000');
  await userEvent.click(save);
  await expect.element(page.getByText('Currency is required')).toBeVisible();
  await userEvent.selectOptions(choice(/^Currency/), 'USD');
  await userEvent.selectOptions(choice(/^Paid per/), 'year');
  await userEvent.click(save);
  await expect.element(to).toHaveAccessibleDescription(/Salary to must not be less than Salary from/);
  await userEvent.fill(to, '35,000.50');
  const closing = page.getByRole('group', { name: /^Closing date/ });
  await userEvent.click(closing.getByRole('spinbutton', { name: 'Day' }));
  await userEvent.keyboard('31');
  await userEvent.click(save);
  await expect.element(closing).toHaveAccessibleDescription(/Enter day, month and year/);
  await userEvent.click(closing.getByRole('spinbutton', { name: 'Day' }));
  await userEvent.keyboard('31122099');

  const part = page.getByRole('region', { name: 'Questions to applicants' });
  const question = (number: number) => part.getByRole('group', { name: `Question ${number}` });
  const add = part.getByRole('button', { name: 'Add a question' });
  await userEvent.click(add);
  await expect.element(question(1).getByRole('textbox', { name: 'Question' })).toHaveFocus();
  await userEvent.keyboard('Do you have a driving licence?');
  await userEvent.selectOptions(question(1).getByRole('combobox'), 'Yes or no');
  await userEvent.click(question(1).getByRole('checkbox', { name: 'An answer is required' }));
  await userEvent.click(add);
  await userEvent.keyboard('At which voltage?');
  await userEvent.selectOptions(question(2).getByRole('combobox'), 'One of several options');
  await userEvent.click(add);
  await userEvent.click(question(3).getByRole('button', { name: /^Remove/ }));
  await expect.element(add).toHaveFocus();
  await userEvent.click(save);
  const options = question(2).getByRole('textbox', { name: 'Options' });
  await expect.element(options).toHaveFocus();
  await expect.element(options).toHaveAccessibleDescription(/Enter 2 to 8 options, one on each line/);
  expect(await violationsHere()).toEqual([]);
  await userEvent.fill(options, '11 kV\n33 kV');
  await userEvent.click(save);
  await expect.element(list).toBeVisible();
  expect(sent.map(({ body }) => body)).toMatchObject([
    {
      salary: { min: 30_000, max: 35_000.5, currency: 'USD', per: 'year' },
      closesOn: '2099-12-31',
      questions: [
        { words: 'Do you have a driving licence?', kind: 'yes-no', required: true },
        { words: 'At which voltage?', kind: 'one-of', options: ['11 kV', '33 kV'], required: false },
      ],
    },
  ]);
});

test('the criteria begin with a set for engineers, and text by the admin is not overwritten; a pasted list loses its marks', async () => {
  await openNew();
  const criteria = field(/^Criteria for interviews/);
  const sets = page.getByRole('group', { name: 'Fill in ready criteria for' });
  await userEvent.click(sets.getByRole('button', { name: 'Engineers' }));
  await expect.element(criteria).toHaveFocus();
  await expect.poll(() => (criteria.element() as HTMLTextAreaElement).value.split('\n').length).toBeGreaterThan(1);
  await userEvent.fill(criteria, 'Reads a relay');
  await expect.element(sets).not.toBeInTheDocument();

  await userEvent.click(field('Responsibilities'));
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', '•\tLay out plant\r\n\r\n2. Check clearances');
  field('Responsibilities')
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.element(field('Responsibilities')).toHaveValue('Lay out plant\nCheck clearances');
});

test('a colleague has saved the job first: the admin compares the versions, takes theirs, and keeps both changes the next time', async () => {
  const job = await openJob();
  let theirs: Job = { ...job, place: 'Leeds', qualifications: 'A diploma', updatedAt: '2027-01-01T09:00:00.000Z' };
  const sent = answerApi(updateJobRoute, ({ body }) =>
    (body as { unchangedSince: string }).unchangedSince === theirs.updatedAt
      ? { data: { job: theirs } }
      : new Refusal(409, 'This job listing has been changed.', { data: { job: theirs } }),
  );
  await userEvent.fill(field('Qualifications'), 'A doctorate');
  await userEvent.click(save);
  await expect
    .element(conflict.getByRole('heading', { name: 'This job listing has been changed since you opened it' }))
    .toHaveFocus();
  const differences = conflict
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(differences).toEqual([
    'LocationTheirs nowLeedsYoursColchester',
    'QualificationsTheirs nowA diplomaYoursA doctorate',
  ]);
  await expect.element(conflict.getByRole('button', { name: 'Keep both and save' })).not.toBeInTheDocument();
  expect(await violationsHere()).toEqual([]);
  await userEvent.click(conflict.getByRole('button', { name: 'Take theirs' }));
  await expect.element(conflict).not.toBeInTheDocument();
  await expect.element(field('Location')).toHaveValue('Leeds');
  await expect.element(field('Qualifications')).toHaveValue('A diploma');
  await expect.element(page.getByText('The form now shows what is saved.')).toBeVisible();

  // The colleague has now changed another field. The first save shows that the form is based on their version.
  theirs = { ...theirs, place: 'Cardiff', updatedAt: '2027-01-01T10:00:00.000Z' };
  await userEvent.fill(field('Qualifications'), 'A doctorate');
  await userEvent.click(save);
  await userEvent.click(conflict.getByRole('button', { name: 'Keep both and save' }));
  await expect.element(list).toBeVisible();
  expect(sent.map(({ body }) => body)).toMatchObject([
    { unchangedSince: job.updatedAt },
    { unchangedSince: '2027-01-01T09:00:00.000Z' },
    { unchangedSince: theirs.updatedAt, place: 'Cardiff', qualifications: 'A doctorate' },
  ]);
});

test('the admin saves their own version over the version of a colleague', async () => {
  const job = await openJob();
  const theirs: Job = { ...job, isActive: false, updatedAt: '2027-01-01T09:00:00.000Z' };
  const sent = answerApi(updateJobRoute, ({ body }) =>
    (body as { unchangedSince: string }).unchangedSince === theirs.updatedAt
      ? { data: { job } }
      : new Refusal(409, 'This job listing has been changed.', { data: { job: theirs } }),
  );
  await userEvent.fill(field('Location'), 'Cardiff');
  await userEvent.click(save);
  await expect.element(conflict.getByText('Inactive')).toBeVisible();
  await userEvent.click(conflict.getByRole('button', { name: 'Keep mine and save' }));
  await expect.element(list).toBeVisible();
  expect(sent[1]?.body).toMatchObject({ place: 'Cardiff', isActive: true });
});

test('the form opens again with the text that was not saved, and the admin can discard it', async () => {
  await signIn();
  const screen = await openPage('/dashboard/jobs/new');
  await userEvent.fill(field('Title'), 'Half a job');
  await userEvent.selectOptions(choice('Country'), branch.country);
  await chooseFile('job.pdf', 'application/pdf', 100);
  await expect.element(page.getByText('job.pdf')).toBeVisible();
  await screen.unmount();
  await openPage('/dashboard/jobs/new');
  await expect.element(field('Title')).toHaveValue('Half a job');
  await expect.element(choice('Country')).toHaveValue(branch.country);
  await expect
    .element(
      page.getByText('Your earlier text is back in the form. It is not saved yet. Please choose the PDF once more.'),
    )
    .toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Discard it' }));
  await expect.element(field('Title')).toHaveValue('');
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('admin-draft:'))).toEqual([]);
});

test('the draft is written when typing pauses, not at every key', async () => {
  await openNew();
  const write = vi.spyOn(Storage.prototype, 'setItem');
  const drafts = () => write.mock.calls.filter(([key]) => key.startsWith('admin-draft:'));
  await userEvent.type(field('Title'), 'Design Manager');
  await expect.poll(() => drafts().at(-1)?.[1]).toContain('Design Manager');
  // The form writes the first change at once.
  expect(drafts().length).toBeLessThan(8);
});

/** Renders the state of the form, with one field. */
function FormOfPlace({ onDraw }: { onDraw: (state: object) => void }) {
  const { form } = useJobForm(undefined);
  const { isSubmitting, errors } = form.formState;
  onDraw({ isSubmitting, errors });
  return <input aria-label="Location" {...form.register('place')} />;
}

test('a key in a field does not render the whole form again', async () => {
  const drawn = vi.fn();
  await signIn();
  await render(
    <MemoryRouter>
      <SessionContext value={testSession}>
        <FormOfPlace onDraw={drawn} />
      </SessionContext>
    </MemoryRouter>,
  );
  // The first key changes the state of the form, so the test counts the renderings after it.
  await userEvent.type(field('Location'), 'T');
  await expect.poll(() => Object.keys(sessionStorage).some((key) => key.startsWith('admin-draft:'))).toBe(true);
  const drawings = drawn.mock.calls.length;
  await userEvent.type(field('Location'), 'ashkent');
  await expect.element(field('Location')).toHaveValue('Tashkent');
  expect(drawn).toHaveBeenCalledTimes(drawings);
});

test('an admin who leaves a form with changes is asked first, and can stay with the typed text', async () => {
  await store({ 'jobs/one': jobDocument() });
  await openNew();
  await userEvent.fill(field('Title'), 'Half a job');
  const back = page.getByRole('link', { name: 'Back to Listings' });
  await userEvent.click(back);
  await expect.element(leave.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
  expect(await violationsHere('[role="alertdialog"]')).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(leave).not.toBeInTheDocument();
  await expect.element(field('Title')).toHaveValue('Half a job');
  await expect.element(back).toHaveFocus();
  await userEvent.click(back);
  await userEvent.click(leave.getByRole('button', { name: 'Leave without saving' }));
  await expect.element(list).toBeVisible();
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('admin-draft:'))).toEqual([]);
});

test('the search also asks the admin before it leaves a form with changes', async () => {
  await openNew();
  await userEvent.fill(field('Title'), 'Half a job');
  const look = async () => {
    await userEvent.fill(page.getByLabelText('Find a job, a person, an enquiry or a page'), 'relay');
    await userEvent.keyboard('{Enter}');
  };
  await look();
  await userEvent.click(leave.getByRole('button', { name: 'Keep editing' }));
  await expect.element(field('Title')).toHaveValue('Half a job');
  expect(location.pathname).toBe('/dashboard/jobs/new');
  await look();
  await userEvent.click(leave.getByRole('button', { name: 'Leave without saving' }));
  await expect.poll(() => location.pathname + location.search).toBe('/dashboard/applications?search=relay');
});

test('Back asks the admin before it leaves a form with changes, and then goes back', async () => {
  await signIn();
  await openPage('/dashboard/jobs');
  await userEvent.click(page.getByRole('link', { name: 'Add New Job' }));
  await userEvent.fill(field('Title'), 'Half a job');
  history.back();
  await userEvent.click(leave.getByRole('button', { name: 'Keep editing' }));
  await expect.poll(() => location.pathname).toBe('/dashboard/jobs/new');
  await expect.element(field('Title')).toHaveValue('Half a job');
  history.back();
  await userEvent.click(leave.getByRole('button', { name: 'Leave without saving' }));
  await expect.element(list).toBeVisible();
  expect(location.pathname).toBe('/dashboard/jobs');
});

test('an admin can leave while a job is being saved: a notice says that the job is saved, and the page stays', async () => {
  const answer = later<{ data: { job: Job } }>();
  answerApi(createJobRoute, () => answer.promise);
  await openNew();
  await fillJob();
  await userEvent.click(save);
  await userEvent.click(page.getByRole('link', { name: 'Back to Listings' }));
  const question = page.getByRole('alertdialog', { name: 'Leave while the job is being saved?' });
  await userEvent.click(question.getByRole('button', { name: 'Leave', exact: true }));
  await expect.element(list).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'Add New Job' }));
  answer.give({ data: { job: storedJob({ title: 'Relay Engineer' }) } });
  await expect.element(said('“Relay Engineer” has been saved.')).toBeVisible();
  expect(location.pathname).toBe('/dashboard/jobs/new');
  await expect.element(field('Title')).toHaveValue('');
});

test('the history of a job names each change and its admin', async () => {
  const by = { uid: 'colleague', email: 'colleague@example.com' };
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  await store({
    'jobChanges/a': { jobId: 'one', kind: 'created', fields: [], by, at: at(1) },
    'jobChanges/b': { jobId: 'one', kind: 'changed', fields: ['place', 'isActive'], by, at: at(2) },
    'jobChanges/c': { jobId: 'another', kind: 'deleted', fields: [], by, at: at(3) },
  });
  await openJob();
  const history = page.getByRole('region', { name: 'History' });
  history.element().scrollIntoView();
  const lines = () =>
    history
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(() => lines().length).toBe(2);
  expect(lines()[0]).toMatch(/Changed Location and Status.*colleague@example\.com/);
  expect(lines()[1]).toMatch(/Added.*colleague@example\.com/);
});
