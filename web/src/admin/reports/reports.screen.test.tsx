import { lastWeeks } from '@site/contract/desk/hiring-statistics';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { openPage, resize, signIn, store } from '../../test-support/open-page.tsx';

/** Gives the Monday of the week that was this many weeks ago. */
const weekAgo = (ago: number) => lastWeeks(new Date(), ago + 1)[0] ?? '';

/** Stores a job with applications in three weeks, and another job with applications in one week. */
async function storeWeeks(): Promise<void> {
  await store({
    [`applicationWeeks/${weekAgo(0)}`]: {
      jobs: {
        'J-0001': { statuses: { new: 2, interview: 3 } },
        'J-0002': { statuses: { new: 5 } },
      },
      titles: { 'J-0001': 'Relay Engineer', 'J-0002': 'Survey Engineer' },
    },
    [`applicationWeeks/${weekAgo(3)}`]: {
      jobs: { 'J-0001': { statuses: { offer: 1, hired: 2, erased: 4 }, endedIn: { hired: 1, new: 3 } } },
    },
    [`applicationWeeks/${weekAgo(5)}`]: {
      jobs: { 'J-0001': { statuses: { rejected: 7, interview: 1 }, reasons: { filled: 2, experience: 3 } } },
    },
    [`applicationTimes/${weekAgo(3)}`]: { jobs: { 'J-0001': { answer: { 3: 2, 5: 3 }, hire: { 6: 3 } } } },
  });
}

/** Gives the figures at the top, by their labels. */
const figures = () =>
  Object.fromEntries(
    [...document.querySelectorAll('section[aria-label="In short"] dl > div')].map((figure) => [
      (figure.querySelector('dt')?.textContent ?? '').replaceAll('\u00a0', ' '),
      figure.querySelector('dd')?.textContent,
    ]),
  );

/** Gives the cells of a table as rows, including its head and its totals. */
const table = (name: string) =>
  [...document.querySelectorAll(`table[aria-label="${name}, as a table"] tr`)].map((row) =>
    [...row.children].slice(1).map(({ textContent }) => textContent),
  );

test('the report counts the applications in the period, their statuses and their times, beside the period before', async () => {
  await storeWeeks();
  await signIn();
  await openPage('/dashboard/reports?weeks=4&job=J-0001&by=jobs');
  await expect.poll(figures).toEqual({
    'applications received (8 before)': '12',
    'of them at interview now (1 before)': '3',
    'of them at offer now (0 before)': '1',
    'of them hired (0 before)': '3',
  });
  const weeks = table('By week');
  // One row stands for the two empty weeks.
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([
    'Received',
    'New',
    'Reviewing',
    'Interview',
    'Offer',
    'Hired',
    'Rejected',
    'Withdrawn',
    'Erased',
  ]);
  expect(weeks[1]).toEqual(['5', '2', '0', '3', '0', '0', '0', '0', '0']);
  expect(weeks.at(-1)).toEqual(['12', '2', '0', '3', '1', '2', '0', '0', '4']);
  expect(table('Steps reached').at(-1)).toEqual(['3', '25%', '75%']);
  await expect.element(page.getByText('First answer, median (5 applications)')).toBeVisible();
  await expect.poll(() => table('Time taken, by job')[1]?.slice(0, 2)).toEqual(['1–2 weeks', '5']);
  // Short names leave the bars the room.
  const bars = page
    .getByRole('region', { name: 'Steps reached, by job' })
    .getByRole('figure')
    .element()
    .querySelector('svg');
  const longest = bars?.querySelector('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel')?.getBoundingClientRect();
  expect((longest?.left ?? 0) - (bars?.getBoundingClientRect().left ?? 0)).toBeLessThan(60);
  // The tables are folded, and the list of contents links to each part.
  const byWeek = page.getByRole('table', { name: 'By week, as a table' });
  await expect.element(byWeek).not.toBeInTheDocument();
  await userEvent.click(page.getByText('Figures: By week'));
  await expect.element(byWeek).toBeVisible();
  await userEvent.click(
    page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Time taken, by job' }),
  );
  await expect.poll(() => location.hash).toBe('#times-by-jobs');
  await expect.element(page.getByRole('heading', { name: 'Time taken, by job' })).toBeInViewport();
  const labels = [...document.querySelectorAll('#weeks .MuiChartsAxis-tickLabel')].map((label) => label.textContent);
  expect(labels.filter((label) => /^\d+$/.test(label ?? ''))).toEqual(['0', '4', '8']);
  expect(labels.filter((label) => /[a-z]/.test(label ?? '')).length).toBeLessThanOrEqual(3);
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await userEvent.click(page.getByRole('button', { name: 'Export as a spreadsheet: By week' }));
  await expect.poll(() => saved).toEqual([expect.stringMatching(/\.xlsx$/)]);
  expect(await violationsHere()).toEqual([]);
});

test('the admin chooses the period and the job, and the address keeps both', async () => {
  await storeWeeks();
  await signIn();
  await openPage('/dashboard/reports?weeks=4');
  await expect.poll(() => Object.values(figures())).toEqual(['17', '3', '1', '3']);
  const job = page.getByRole('combobox', { name: 'Job', exact: true });
  await userEvent.fill(job, 'survey');
  await expect.element(page.getByRole('option', { name: 'Survey Engineer, J-0002' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => Object.values(figures())).toEqual(['5', '0', '0', '0']);
  expect(location.search).toBe('?weeks=4&job=J-0002');
  await userEvent.click(page.getByRole('button', { name: 'All jobs again' }));
  await expect.poll(() => Object.values(figures())).toEqual(['17', '3', '1', '3']);
});

test('the report shows the reasons for rejections, the most frequent first', async () => {
  await storeWeeks();
  await signIn();
  await openPage('/dashboard/reports?weeks=12');
  await expect.element(page.getByRole('heading', { name: 'Reasons for rejection' })).toBeInTheDocument();
  const [, ...reasons] = document.querySelectorAll('table[aria-label="Reasons for rejection, as a table"] tr');
  expect(reasons.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Experience', '3', '60%'],
    ['Position filled', '2', '40%'],
  ]);
});

test('a range of weeks or hours stays on one line of the tables, at every width', async () => {
  await storeWeeks();
  await signIn();
  await openPage('/dashboard/reports?weeks=12');
  await expect.element(page.getByRole('heading', { name: 'Time taken', exact: true })).toBeInTheDocument();
  for (const part of document.querySelectorAll('details')) part.open = true;
  const ranges = [...document.querySelectorAll('main th')].filter(({ textContent }) =>
    /\d–\d|\d\+|\sto\s\d/.test(textContent),
  );
  expect(ranges.length).toBeGreaterThan(10);
  for (const width of [320, 390, 600, 768, 1024, 1280, 1440]) {
    await resize(width);
    const torn = ranges.filter((range) => {
      const words = document.createRange();
      words.selectNodeContents(range);
      const tops = [...words.getClientRects()].map(({ top }) => Math.round(top));
      return new Set(tops).size > 1;
    });
    expect
      .soft(
        torn.map(({ textContent }) => textContent),
        `at ${width} px`,
      )
      .toEqual([]);
  }
});

test('the report says that there are no applications', async () => {
  await signIn();
  await openPage('/dashboard/reports');
  await expect.element(page.getByText('No applications came in these weeks.')).toBeVisible();
  expect(Object.values(figures())).toEqual(['0', '0', '0', '0']);
});
