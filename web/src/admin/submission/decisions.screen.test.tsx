import { addNoteRoute, moveSubmissionRoute, sendMessageRoute } from '@site/contract/desk/desk-routes';
import { builtInTemplates } from '@site/contract/desk/message-templates';
import type { SubmissionNote } from '@site/contract/desk/submission-record';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, type Locator, page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { answerApi, later, Refusal } from '../../test-support/api-answers.ts';
import { adminUid, change, openPage, resize, said, signIn, warned } from '../../test-support/open-page.tsx';
import { answerDesk, storeApplications, storedStatuses } from '../../test-support/stored-submissions.ts';
import { areListenersConfirmed } from '../components/use-live.ts';

const heading = (name: string) => page.getByRole('heading', { level: 1, name: `${name} Quick` });
const status = (name: string) => page.getByRole('group', { name: 'Status' }).getByRole('button', { name, exact: true });
const question = page.getByRole('alertdialog');
const note = page.getByLabelText('A note for colleagues');

/** Opens an application by its link in the list, so that the next person is known. */
async function openPerson(name: string) {
  await signIn();
  await openPage('/dashboard/applications?sort=oldest');
  const link = page.getByRole('link', { name: new RegExp(`${name} Quick`) });
  await expect.element(link).toBeVisible();
  // Before that, the list may show data of the previous test from Firestore's cache.
  await vi.waitUntil(areListenersConfirmed);
  await userEvent.click(link);
  await expect.element(heading(name)).toBeVisible();
}

let moves: ReturnType<typeof answerDesk>;

beforeEach(async () => {
  moves = answerDesk();
  await storeApplications(['Asha', 'Tom', 'Ines']);
});

/** Presses twice, and once more at the moment when the page of the next person appears, on a simulated slow device. */
async function pressTooOften(press: () => void, next: string) {
  const pressAgain = vi.fn(press);
  const watch = new MutationObserver(() => {
    if (document.querySelector('h1')?.textContent !== `${next} Quick`) return;
    watch.disconnect();
    pressAgain();
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  press();
  press();
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 5000);
  await vi.waitUntil(() => pressAgain.mock.calls.length > 0, { timeout: 60_000 });
}

test('a key that is pressed too often decides once', async () => {
  await openPerson('Asha');
  await pressTooOften(
    () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '3', bubbles: true })),
    'Tom',
  );
  await expect.element(said('Asha Quick: Interview.')).toBeVisible();
  expect(await storedStatuses(['Asha', 'Tom', 'Ines'])).toEqual({ Asha: 'interview', Tom: 'new', Ines: 'new' });
  expect(moves).toHaveLength(1);
});

test('a status that is clicked too often decides once', async () => {
  await openPerson('Asha');
  // For a moment, Firestore's cache may show Asha in Interview, as the previous test has left her.
  await pressTooOften(() => (status('Offer').element() as HTMLElement).click(), 'Tom');
  await expect.element(said('Asha Quick: Offer.')).toBeVisible();
  expect(await storedStatuses(['Asha', 'Tom', 'Ines'])).toEqual({ Asha: 'offer', Tom: 'new', Ines: 'new' });
  expect(moves).toHaveLength(1);
});

test('a question comes before an application is ended, by key and by click, and Enter confirms', async () => {
  await openPerson('Asha');
  await userEvent.keyboard('5');
  await expect.element(page.getByRole('alertdialog', { name: 'Move Asha Quick to Hired?' })).toBeVisible();
  await expect.element(question.getByRole('button', { name: 'Move to Hired' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await userEvent.click(status('Rejected'));
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await expect.element(status('Rejected')).toHaveFocus();
  expect(moves).toEqual([]);
  await userEvent.keyboard('x');
  await expect.element(question.getByRole('button', { name: 'Move to Rejected' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(said('Asha Quick: Rejected.')).toBeVisible();
  expect(await storedStatuses(['Asha', 'Tom'])).toEqual({ Asha: 'rejected', Tom: 'new' });
});

test('a rejection can have a reason and an email, with no further question', async () => {
  const letters = answerApi(sendMessageRoute, () => {
    const standing = { status: 'new' as const, statusChangedAt: new Date().toISOString() };
    const outcome = { id: 'Tom', done: true as const, standing, messageId: 'm1', leavesAt: new Date().toISOString() };
    return { data: { done: 1, outcomes: [outcome] } };
  });
  await openPerson('Asha');
  await userEvent.keyboard('x');
  await userEvent.selectOptions(page.getByLabelText('Reason, for the desk and its reports'), 'Position filled');
  expect(await violationsHere()).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Move to Rejected' }));
  await expect.element(heading('Tom')).toBeVisible();
  await expect.poll(() => moves.map(({ body }) => body)).toMatchObject([{ status: 'rejected', reason: 'filled' }]);

  // The test repeats the key, because a key right after a decision decides nothing.
  await expect
    .poll(async () => {
      await userEvent.keyboard('x');
      return question.elements().length;
    })
    .toBe(1);
  await userEvent.click(page.getByRole('checkbox', { name: 'Send the email “Not this time”' }));
  await userEvent.click(question.getByRole('button', { name: 'Move to Rejected' }));
  await expect.element(heading('Ines')).toBeVisible();
  await expect.element(said('The message to 1 person leaves in a moment.')).toBeVisible();
  const { version, ...words } = builtInTemplates['not-this-time'];
  const template = { name: 'not-this-time', version };
  expect(letters.map(({ body }) => body)).toEqual([
    { ...words, template, ids: ['Tom'], status: 'rejected', onlyFrom: ['new'] },
  ]);
  expect(moves).toHaveLength(1);
});

test('the next person opens at once; a failed decision names its person and links back', async () => {
  const held = later<Refusal>();
  answerApi(moveSubmissionRoute, () => held.promise);
  await openPerson('Asha');
  await userEvent.keyboard('2');
  await expect.element(heading('Tom')).toBeVisible();
  await userEvent.fill(note, 'He is next. ');
  held.give(new Refusal(503, 'The desk is busy.'));
  const alert = warned('Asha Quick was not moved to Reviewing.');
  await expect.element(alert).toBeVisible();
  await expect.element(note).toHaveFocus();
  await userEvent.keyboard('Still him.');
  await expect.element(note).toHaveValue('He is next. Still him.');
  await userEvent.click(page.getByRole('link', { name: 'Go to Asha Quick' }));
  await expect.element(heading('Asha')).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

test('on a phone the notice about a failed decision has its text above its buttons, and fits the screen', async () => {
  await change('applications/Asha', { firstName: 'Maximiliana Oluwaseun', lastName: 'Featherstonehaugh-Cholmondeley' });
  answerApi(moveSubmissionRoute, () => new Refusal(503, 'The desk is busy.'));
  await resize(390);
  await signIn();
  await openPage('/dashboard/applications/Asha');
  await expect.element(page.getByText('Received', { exact: true })).toBeVisible();
  await userEvent.click(status('Reviewing'));
  const alert = warned('was not moved to Reviewing.');
  await expect.element(alert).toBeVisible();
  const { left, right, height } = alert.element().getBoundingClientRect();
  expect([left, innerWidth - right]).toEqual([8, 8]);
  expect(height).toBeLessThan(300);
  const close = alert.getByRole('button', { name: 'Close' }).element().getBoundingClientRect();
  expect(close.right).toBeLessThan(right);
  const words = alert.getByText('The desk is busy.', { exact: false }).element().getBoundingClientRect();
  expect(close.top).toBeGreaterThanOrEqual(words.bottom);
});

test('a short notice has its button on the line of its words', async () => {
  await openPerson('Asha');
  await userEvent.fill(note, 'Knows relays.');
  await userEvent.click(page.getByRole('button', { name: 'Add note' }));
  const notice = said('The note is in the timeline.');
  await expect.element(notice).toBeVisible();
  const middleOf = (part: Element) => {
    const words = document.createRange();
    words.selectNodeContents(part);
    const { top, bottom } = words.getBoundingClientRect();
    return (top + bottom) / 2;
  };
  const close = notice.getByRole('button', { name: 'Close' });
  const words = notice.getByText('The note is in the timeline.');
  expect(Math.abs(middleOf(close.element()) - middleOf(words.element()))).toBeLessThan(2);
});

test('a page with a half-typed note stays when the admin decides', async () => {
  await openPerson('Asha');
  await userEvent.fill(note, 'She asks for');
  await userEvent.click(status('Reviewing'));
  await expect.element(said('Asha Quick: Reviewing.')).toBeVisible();
  await expect.element(heading('Asha')).toBeVisible();
  await expect.element(status('Reviewing')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(note).toHaveValue('She asks for');
});

test('a conflict names the admin who moved the application, and its current status', async () => {
  await openPerson('Asha');
  answerApi(
    moveSubmissionRoute,
    () =>
      new Refusal(409, 'Moved meanwhile.', {
        data: { status: 'reviewing', statusChangedAt: new Date().toISOString(), isOwn: true },
      }),
  );
  await userEvent.click(status('Offer'));
  await expect.element(warned('You moved it to Reviewing a moment ago.')).toBeVisible();
});

test('a note that is not sent stays, and text that the admin types while it is being sent becomes the next note', async () => {
  await openPerson('Asha');
  const add = page.getByRole('button', { name: 'Add note' });
  answerApi(addNoteRoute, () => new Refusal(503, 'The desk is busy.'));
  await userEvent.fill(note, 'Call her.');
  await userEvent.click(add);
  await expect.element(warned('The desk is busy.')).toBeVisible();
  await expect.element(note).toHaveValue('Call her.');
  const sent = later<{ data: { note: SubmissionNote & { id: string } } }>();
  answerApi(addNoteRoute, () => sent.promise);
  await userEvent.click(add);
  await userEvent.fill(note, 'Call her. And ask');
  const by = { uid: adminUid, email: 'admin@example.com' };
  sent.give({ data: { note: { id: 'one', text: 'Call her.', by, at: new Date().toISOString() } } });
  await expect.element(note).toHaveValue('And ask');
});

test('in forced colours, the chosen status, person and screen have a border', async () => {
  const worklist = page.getByRole('navigation', { name: 'The applications of the list' });
  await resize(1500);
  await openPerson('Asha');
  await expect.element(worklist.getByRole('link', { name: /Asha/ })).toBeVisible();
  expect(getComputedStyle(status('New').element()).boxShadow).toContain('inset');
  await forceColours('active');
  onTestFinished(async () => void (await forceColours('none')));
  const border = (locator: Locator) => {
    const { borderTopWidth, borderTopColor } = getComputedStyle(locator.element());
    return `${borderTopWidth} ${borderTopColor}`;
  };
  const menu = page.getByRole('navigation', { name: 'Admin menu' });
  for (const [chosen, other] of [
    [status('New'), status('Offer')],
    [worklist.getByRole('link', { name: /Asha/ }), worklist.getByRole('link', { name: /Tom/ })],
    [menu.getByRole('link', { name: 'Applications' }), menu.getByRole('link', { name: 'Reports' })],
  ] as const)
    expect(border(chosen)).not.toBe(border(other));
  const crumb = page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Application', { exact: true });
  expect(border(crumb)).toMatch(/^0px/);
});

const forceColours = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });

/** Opens a person beside a worklist that is longer than the screen. Gives the link to the last of its 15 people. */
async function openLongList(open: () => Promise<unknown>) {
  await storeApplications(Array.from({ length: 12 }, (_, index) => `Person${index}`));
  await resize(1600, 500);
  await open();
  const people = page.getByRole('navigation', { name: 'The applications of the list' }).getByRole('link');
  await expect.poll(() => people.elements().length).toBe(15);
  return people.last();
}

test('the worklist scrolls to the open person, even with fast keys', async () => {
  const last = await openLongList(() => openPerson('Person0'));
  await expect.element(last).not.toBeInViewport();
  // Keys rest for two seconds after an admin has typed, which an earlier test may have done.
  await vi.waitUntil(
    async () => {
      await userEvent.keyboard('j');
      return heading('Person0').query() === null;
    },
    { timeout: 60_000 },
  );
  await userEvent.keyboard('j'.repeat(13));
  await expect.element(last).toHaveAttribute('aria-current', 'page');
  await expect.element(last).toBeInViewport();
  expect(scrollY, 'the scroll of the window').toBe(0);
});

test('the worklist shows the row of a person who is opened by address', async () => {
  await signIn();
  const last = await openLongList(() => openPage('/dashboard/applications/Person11?sort=oldest'));
  await expect.element(last).toHaveAttribute('aria-current', 'page');
  await expect.element(last).toBeInViewport();
});
