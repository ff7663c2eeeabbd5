import { enquiryStandingWords, replyLine } from '@ohmbridge/contract/desk/own-page';
import { messages } from '@ohmbridge/contract/shared/messages';
import { eventually } from '../support/eventually.ts';
import { uniqueMark } from '../support/factories.ts';
import { mailsTo } from '../support/mailbox.ts';
import { openAsAdmin } from './admin.ts';
import { expect, test, weekly } from './fixtures.ts';
import { introduce } from './forms.ts';
import { expectAccessible } from './page-checks.ts';

test.setTimeout(120_000);

test('an enquirer gets a link, writes back, is answered, and reads it; an admin sees it come in', {
  tag: weekly,
}, async ({ page, browser }) => {
  const mark = uniqueMark();
  const email = `ana@${mark}.example.org`;
  const name = `Ana Talk ${mark}`;
  const linkIn = (subject: RegExp) =>
    eventually(`a mail to ${email}: ${subject}`, async () => {
      const mail = (await mailsTo(email)).find((one) => subject.test(one.subject));
      return mail && (/\/enquiry#\S+/.exec(mail.text)?.[0] ?? '');
    });
  const theirs = await (await browser.newContext()).newPage();
  const exchange = theirs.getByRole('region', { name: 'Messages' });

  await test.step('I write to them, and get a link to a page of my own', async () => {
    await theirs.goto('/contact');
    await introduce(theirs, 'Ana', `Talk ${mark}`, email, '(163) 296-0120');
    const message = theirs.getByLabel('Message');
    await expect(message).toHaveAccessibleDescription(/Drawings and documents: you can add them on the page/);
    await message.fill('A 20 MW battery near Ipswich.');
    await theirs.getByRole('button', { name: 'Send Message' }).click();
    // Perhaps the first that is ever sent to this stack: its functions are still to start.
    await expect(theirs.getByText(messages.contactSent)).toBeVisible({ timeout: 40_000 });
    await theirs.goto(await linkIn(/^Your enquiry E-/));
    await expect(theirs).toHaveURL('/enquiry');
    await expect(theirs.getByText(enquiryStandingWords.new.text)).toBeVisible();
    await expect(theirs.getByRole('region', { name: 'What you sent' })).toContainText('A 20 MW battery near Ipswich.');
  });

  await test.step('an admin has it open, and sees what I write without loading the page again', async () => {
    await openAsAdmin(page, `/dashboard/enquiries?search=${mark}`);
    await page.getByRole('link', { name }).press('Enter');
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await expect(timeline).toContainText('Mail to the enquirer with the reference: delivered');
    await theirs.getByRole('button', { name: 'Send message' }).press('Enter');
    const field = theirs.getByRole('textbox', { name: 'Your message' });
    await expect(field).toHaveAccessibleDescription(/Your message is required/);
    await field.fill('It is to be connected in May.\n<b>At 33 kV.</b>');
    await theirs.getByRole('button', { name: 'Send message' }).press('Enter');
    await expect(exchange.getByText('Your message is with us.')).toBeVisible();
    await expect(exchange).toContainText(/From you.*It is to be connected in May/s);
    await expect(field).toHaveValue('');
    await expectAccessible(theirs, 'written back', [1440, 390]);
    await expect(timeline).toContainText('Message from the enquirer');
    await expect(timeline).toContainText('<b>At 33 kV.</b>');
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Enquiries' }).click();
    await page.getByRole('link', { name: `Unread: ${name}` }).press('Enter');
    await expect(timeline).toContainText('Read, admin@example.com');
  });

  await test.step('the admin answers; I read it on my page, and by the link in the mail', async () => {
    await page.getByRole('button', { name: 'Write a message' }).press('Enter');
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('region', { name: 'What they get' })).toContainText(replyLine);
    // The drawer of an enquiry does not offer the parts for applicants.
    await expect(drawer.getByRole('button', { name: 'Not this time' })).toHaveCount(0);
    await drawer.getByRole('button', { name: 'Not our field' }).press('Enter');
    await expect(drawer.getByLabel('And move to')).toHaveValue('closed');
    await drawer.getByRole('button', { name: 'Written freely' }).press('Enter');
    await expect(drawer.getByLabel('Message')).toHaveValue('');
    await expect(drawer.getByLabel('And move to')).toHaveValue('answered');
    await expect(drawer.getByLabel('Subject')).toHaveValue('Your enquiry {reference}');
    await drawer.getByLabel('Subject').fill('Your battery');
    await drawer.getByLabel('Message').fill('May can be done.');
    await drawer.getByRole('button', { name: 'Send to 1 person' }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'is on its way' })).toBeVisible();
    // Once the mail has come; until then it can be taken back, and is not shown.
    const link = await linkIn(/^Your battery$/);
    await theirs.reload();
    await expect(exchange).toContainText(/From you.*From us.*Your battery.*May can be done\./s);
    await theirs.goto('/');
    await theirs.goto(link);
    await expect(exchange).toContainText('May can be done.');
    await theirs.context().close();
  });
});
