import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage, signIn } from '../test-support/open-page.tsx';

/** Chooses from lists in one task, as a browser replays early input: React draws nothing in between. */
function chooseTogether(choices: Record<string, string>): void {
  for (const [label, value] of Object.entries(choices)) {
    const list = page.getByRole('combobox', { name: label }).element() as HTMLSelectElement;
    list.value = value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

test('two filters of the projects that change together both stay, beside the one of the address', async () => {
  await openPage('/projects?country=united-kingdom');
  await expect.element(page.getByRole('combobox', { name: 'Country' })).toHaveValue('united-kingdom');
  chooseTogether({ 'Network operator': 'dno', 'Highest voltage': '132' });
  await expect.poll(() => location.search).toBe('?operator=dno&voltage=132&country=united-kingdom');
  await expect.element(page.getByRole('combobox', { name: 'Network operator' })).toHaveValue('dno');
});

test('two filters of a report that change together both stay, beside the one of the address', async () => {
  await signIn();
  await openPage('/dashboard/reports?job=none');
  await expect.element(page.getByRole('combobox', { name: 'Period' })).toBeVisible();
  chooseTogether({ Period: '26', 'Group steps and times by': 'jobs' });
  await expect.poll(() => location.search).toBe('?weeks=26&job=none&by=jobs');
  await expect.element(page.getByRole('combobox', { name: 'Period' })).toHaveValue('26');
});
