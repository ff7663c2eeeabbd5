import { humanCheckFields } from '@ohmbridge/contract/desk/human-check';
import { uniqueMark } from '../support/factories.ts';
import { mailFrom, mailsFrom } from '../support/mailbox.ts';
import { mailInState } from '../support/outbox.ts';
import { openAsAdmin } from './admin.ts';
import { expect, test, weekly } from './fixtures.ts';
import { introduce } from './forms.ts';

test.describe.configure({ mode: 'serial' });

const honeypot = `input[name="${humanCheckFields.honeypot}"]`;

test('the field for programs is out of my sight and reach, and nothing is fetched before I touch the form', async ({
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

test('what a program sends through the form is held back, and I send on what a person wrote and delete the rest', {
  tag: weekly,
}, async ({ page }) => {
  const people = [uniqueMark(), uniqueMark()].map((mark) => ({
    name: `Ana ${mark}`,
    email: `ana.${mark}@example.org`,
  }));
  await page.goto('/contact');
  for (const { name, email } of people) {
    await introduce(page, name, 'Okoro', email, '1632960120');
    await page.getByLabel('Message').fill('<b>Cheap</b> watches');
    await page.locator(honeypot).evaluate((field: HTMLInputElement) => {
      field.value = 'https://spam.example';
    });
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Thank you for your message. We will get back to you soon!')).toBeVisible();
    await mailInState('HELD', email);
    expect(await mailsFrom(email)).toEqual([]);
  }

  await openAsAdmin(page, '/dashboard/health');
  await expect(page.getByRole('heading', { name: '2 messages are held back' })).toBeVisible();
  const row = (index: number) => page.getByRole('listitem').filter({ hasText: people[index]?.email ?? 'nobody' });
  const [person, program] = [row(0), row(1)];
  await expect(person).toContainText('A field was filled in that people do not see.');
  await expect(person).toContainText(`Website enquiry from ${people[0]?.name} Okoro`);
  await person.getByText('Read it').click();
  await expect(person.getByText('<b>Cheap</b> watches')).toBeVisible();

  // Whoever looks for them among the enquiries finds them there, too, and none among the applications.
  await page.getByRole('link', { name: /^Enquiries/ }).click();
  await page.getByRole('button', { name: 'Held back' }).press('Enter');
  await expect(page.getByRole('heading', { name: '2 messages are held back' })).toBeVisible();
  await page.getByLabel('Search', { exact: true }).fill(people[1]?.name ?? '');
  await expect(page.getByRole('status').filter({ hasText: '1 message found.' })).toBeVisible();
  await expect(program).toBeVisible();
  await expect(person).toBeHidden();
  await page.goto('/dashboard/applications?status=held');
  await expect(page.getByText('Nothing is held back.')).toBeVisible();
  await page.goto('/dashboard/enquiries?status=held');

  await person.getByRole('button', { name: /^Send on/ }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'on its way to the mailbox' })).toBeVisible();
  await expect(person).toHaveCount(0);
  await mailFrom(people[0]?.email ?? '');

  await program.getByRole('button', { name: /^Delete/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('is deleted, but kept for 30 days: it can be put back until then.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'has been deleted' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /held back/ })).toHaveCount(0);
  expect(await mailsFrom(people[1]?.email ?? '')).toEqual([]);
});
