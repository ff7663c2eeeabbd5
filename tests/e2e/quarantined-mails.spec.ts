import { humanCheckFields } from '@ohmbridge/contract/desk/human-check';
import { Timestamp } from 'firebase-admin/firestore';
import { uniqueMark } from '../support/factories.ts';
import { mailFrom, mailsFrom } from '../support/mailbox.ts';
import { mailInState, storeFailedMail } from '../support/outbox.ts';
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

test('what I deleted by mistake I put back, at once or later, and send it on', { tag: weekly }, async ({ page }) => {
  const address = `${uniqueMark()}@example.org`;
  await storeFailedMail(uniqueMark(), { name: 'Ana', address }, { state: 'HELD', error: 'no-token' });
  await openAsAdmin(page, '/dashboard/health');
  const mail = page.getByRole('listitem').filter({ hasText: address });
  const remove = async () => {
    await mail.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(mail).toHaveCount(0);
  };
  const heldAgain = page.getByRole('status').filter({ hasText: '1 message is back where it was.' });
  await remove();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(heldAgain).toBeVisible();
  await expect(mail.getByRole('button', { name: /^Send on/ })).toBeVisible();

  await remove();
  await page.reload();
  await page.getByText('Deleted messages').click();
  await expect(mail).toContainText(/Deleted .+, can be put back until .+/);
  await mail.getByRole('button', { name: /^Put back/ }).press('Enter');
  await expect(heldAgain).toBeVisible();
  await mail.getByRole('button', { name: /^Send on/ }).press('Enter');
  await mailFrom(address);
});

test('I release everything at once, or delete it, more than the screen shows', { tag: weekly }, async ({ page }) => {
  const store = async (count: number) => {
    const addresses = Array.from({ length: count }, () => `${uniqueMark()}@example.org`);
    for (const address of addresses) {
      await storeFailedMail(uniqueMark(), { name: 'Ana', address }, { state: 'HELD', error: 'no-token' });
    }
    return addresses;
  };
  const people = await store(2);
  await openAsAdmin(page, '/dashboard/health');
  await expect(page.getByRole('heading', { name: '2 messages are held back' })).toBeVisible();
  await page.getByRole('button', { name: 'Release all' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '2 messages are on the way to the mailbox.' })).toBeVisible();
  for (const address of people) await mailFrom(address);

  const programs = await store(22);
  await expect(page.getByRole('heading', { name: /^2\d messages are held back$/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: '22 messages are held back' })).toBeVisible();
  await expect(page.getByText('These are the oldest 20.')).toBeVisible();
  // The oldest first.
  await expect(page.getByRole('listitem').filter({ hasText: '@example.org' }).first()).toContainText(programs[0] ?? '');
  // The newest is not among those that are shown, and is found all the same.
  const newest = programs.at(-1) ?? '';
  const rows = page.getByRole('listitem').filter({ hasText: '@example.org' });
  await expect(rows).toHaveCount(20);
  await page.getByLabel('Search what is held back').fill(`ana ${newest.split('@')[0]}`);
  await expect(page.getByRole('status').filter({ hasText: '1 message found.' })).toBeVisible();
  await expect(rows).toHaveText(new RegExp(newest));
  await expect(page.getByRole('button', { name: 'Delete all' })).toHaveCount(0);
  await page.getByLabel('Search what is held back').fill('nobody');
  await expect(page.getByText('Nothing that is held back has these words.')).toBeVisible();
  await page.getByLabel('Search what is held back').fill('');
  await page.getByRole('button', { name: 'Delete all' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'Everything that is held back, 22 messages, is deleted, but kept for 30 days: it can be put back until then.',
  );
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('status').filter({ hasText: '22 messages have been deleted.' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '22 messages are back where they were.' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '22 messages are held back' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete all' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: /held back/ })).toHaveCount(0);
  expect(await mailsFrom(programs[0] ?? '')).toEqual([]);
});

test('the bin goes on for as long as there are more', { tag: weekly }, async ({ page }) => {
  const mark = uniqueMark();
  const addresses = Array.from({ length: 52 }, (_, index) => `bin-${index}.${mark}@example.org`);
  for (const address of addresses) {
    const delivery = { state: 'DISCARDED', error: 'no-token', endTime: Timestamp.now() } as const;
    await storeFailedMail(uniqueMark(), { name: 'Ana', address }, delivery);
  }
  await openAsAdmin(page, '/dashboard/enquiries?status=held');
  await page.getByText('Deleted messages').click();
  const rows = page.getByRole('listitem').filter({ hasText: mark });
  await expect(rows).toHaveCount(50);
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(rows).toHaveCount(52);
});
