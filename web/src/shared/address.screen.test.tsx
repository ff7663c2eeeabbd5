import { countrySlug, homeCountry } from '@site/contract/firm/countries';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage, signIn } from '../test-support/open-page.tsx';

/** Chooses from several lists in one task, as the replay of early input does: React does not render in between. */
function chooseTogether(choices: Record<string, string>): void {
  for (const [label, value] of Object.entries(choices)) {
    const list = page.getByRole('combobox', { name: label }).element() as HTMLSelectElement;
    list.value = value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

test('two filters of the projects that change together both stay, beside the one of the address', async () => {
  const country = countrySlug(homeCountry);
  await openPage(`/projects?country=${country}`);
  await expect.element(page.getByRole('combobox', { name: 'Country' })).toHaveValue(country);
  const [operator, voltage] = ['Network operator', 'Highest voltage'].map((label) => {
    const list = page.getByRole('combobox', { name: label }).element() as HTMLSelectElement;
    return list.options[1]?.value ?? '';
  }) as [string, string];
  chooseTogether({ 'Network operator': operator, 'Highest voltage': voltage });
  await expect.poll(() => location.search).toBe(`?operator=${operator}&voltage=${voltage}&country=${country}`);
  await expect.element(page.getByRole('combobox', { name: 'Network operator' })).toHaveValue(operator);
});

test('two filters of a report that change together both stay, beside the one of the address', async () => {
  await signIn();
  await openPage('/dashboard/reports?job=none');
  await expect.element(page.getByRole('combobox', { name: 'Period' })).toBeVisible();
  chooseTogether({ Period: '26', 'Group steps and times by': 'jobs' });
  await expect.poll(() => location.search).toBe('?weeks=26&job=none&by=jobs');
  await expect.element(page.getByRole('combobox', { name: 'Period' })).toHaveValue('26');
});
