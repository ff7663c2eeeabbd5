import { humanCheckFields } from '@site/contract/desk/human-check';
import { expect, test } from './fixtures.ts';

const honeypot = `input[name="${humanCheckFields.honeypot}"]`;

test('I can neither see nor reach the honeypot, and the page loads nothing before I touch the form', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/contact');
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/api/form-token');

  const box = await page.locator(honeypot).boundingBox();
  expect((box?.width ?? 0) * (box?.height ?? 0)).toBeGreaterThan(0);
  await expect(page.getByRole('textbox', { name: /leave this field empty/ })).toHaveCount(0);
  await page.getByLabel('First Name').focus();
  await expect.poll(() => asked.filter((path) => path === '/api/form-token')).toHaveLength(1);
  for (let step = 0; step < 5; step += 1) {
    await expect(page.locator(honeypot)).not.toBeFocused();
    await page.keyboard.press('Tab');
  }
  for (let step = 0; step < 7; step += 1) {
    await expect(page.locator(honeypot)).not.toBeFocused();
    await page.keyboard.press('Shift+Tab');
  }
  expect(asked.filter((path) => path === '/api/form-token')).toHaveLength(1);
});
