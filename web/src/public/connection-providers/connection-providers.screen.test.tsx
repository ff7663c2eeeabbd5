import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { openPage } from '../../test-support/open-page.tsx';

test('a connection provider goes from the services to the page for connection providers', async () => {
  await openPage('/services');
  await userEvent.click(page.getByRole('main').getByRole('link', { name: 'For connection providers' }));
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Contestable design, ready for adoption' }))
    .toBeVisible();
});

test('a developer goes from the battery page to the note on connections, which lists each area with its threshold', async () => {
  await openPage('/services/battery-storage-integration');
  await userEvent.click(page.getByRole('link', { name: /^Note: grid connections in 2026/ }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Grid connections in 2026' })).toBeVisible();
  await expect.element(page.getByText('29 November 2026').first()).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Scotland, islands 50 kW/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Scotland, mainland 200 kW/ })).toBeVisible();
  expect(await violationsHere()).toEqual([]);
});
