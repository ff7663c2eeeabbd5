import { applicantMessages, type OwnApplication, standingWords } from '@ohmbridge/contract/desk/own-page';
import { messages } from '@ohmbridge/contract/shared/messages';
import { readPdf } from '@ohmbridge/web/documents/read-pdf';
import { firestore } from '../support/admin-sdk.ts';
import { eventually } from '../support/eventually.ts';
import { uniqueMark, validApplication } from '../support/factories.ts';
import { mailsTo } from '../support/mailbox.ts';
import { expect, test, weekly } from './fixtures.ts';
import { applyInUzbekistan } from './forms.ts';
import { expectAccessible } from './page-checks.ts';

/** The newest of so many mails to somebody. */
const mailTo = (email: string, mails: number) =>
  eventually(`mail ${mails} to ${email}`, async () => (await mailsTo(email))[mails - 1]);

/** The address of the page in the newest mail to an applicant: without the host, which is the one under test. */
async function linkFor(email: string, mails: number): Promise<string> {
  return /\/application#\S+/.exec((await mailTo(email, mails)).text)?.[0] ?? '';
}

/** The code in the newest mail to an applicant. */
async function codeFor(email: string, mails: number): Promise<string> {
  return /^\d{6}$/m.exec((await mailTo(email, mails)).text)?.[0] ?? '';
}

const stored = async (email: string) =>
  (await firestore.collection('applications').where('email', '==', email).get()).size;

test.describe('By the link in their mail', () => {
  test.use({ expectedConsoleErrors: /status of (400|404)/ });
  test.setTimeout(120_000);

  test('applicants see where they stand, withdraw, come back by a new link, and erase everything with a code', {
    tag: weekly,
  }, async ({ page }) => {
    // So many are told of a link at a domain: this one has none but this test.
    const email = `timur@${uniqueMark()}.example.org`;
    await test.step('I apply, and am told of a link', async () => {
      await applyInUzbekistan(page, 'Timur', 'Yusupov', email, 'https://files.example.org/timur.pdf');
      await page.getByLabel('Comments').fill('In spring.\n<b>Hello</b>');
      await page.getByRole('button', { name: 'Submit Application' }).click();
      const dialog = page.getByRole('dialog', { name: messages.applicationSentTitle });
      // Perhaps the first that is ever sent to this stack: its functions are still to start.
      await expect(dialog).toContainText('an email with a link to a page of your own', { timeout: 40_000 });
    });

    const first = await linkFor(email, 1);
    const standing = page.getByRole('region', { name: 'Where it stands' });
    await test.step('It shows me all of it, keeps the token out of the address, and stands a reload', async () => {
      await page.goto(first);
      await expect(page.getByRole('heading', { level: 2, name: 'Project Manager' })).toBeVisible();
      await expect(page).toHaveURL('/application');
      await expect(standing).toContainText(standingWords.new.text);
      for (const sent of [
        'Timur Yusupov',
        email,
        '+998901234567',
        'https://files.example.org/timur.pdf',
        '<b>Hello</b>',
      ])
        await expect(page.getByRole('region', { name: 'What you sent' })).toContainText(sent);
      await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await expect(page).toHaveURL('/application');
      await page.reload();
      await expect(standing).toContainText(standingWords.new.title);
      // Where the reader was on each page, and nothing about them.
      const kept = await page.evaluate(() => [localStorage.length, Object.keys(sessionStorage), document.cookie]);
      expect(kept).toEqual([0, ['scroll-positions'], '']);
      await expectAccessible(page, 'received');
    });

    await test.step('I withdraw it by keyboard: it asks once, and I can leave it as it is', async () => {
      const withdraw = page.getByRole('button', { name: 'Withdraw this application' });
      await withdraw.press('Enter');
      const question = page.getByRole('group', { name: /^Withdraw A-\d+\?$/ });
      await expect(question.getByRole('button', { name: 'Leave it as it is' })).toBeFocused();
      await expectAccessible(page, 'asked');
      await page.keyboard.press('Escape');
      await expect(withdraw).toBeFocused();
      await withdraw.press('Enter');
      await question.getByRole('button', { name: 'Withdraw it' }).press('Enter');
      await expect(standing.getByText(/^You have withdrawn A-\d+\.$/)).toBeVisible();
      await expect(standing.getByText('Withdrawn', { exact: true })).toBeFocused();
      await expect(withdraw).toHaveCount(0);
    });

    await test.step('I have lost the mail, and ask for a new link', async () => {
      await page.goto('/');
      await page.goto('/application');
      await page.getByRole('button', { name: 'Send me a new link' }).click();
      await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveAccessibleDescription(
        'Email is required',
      );
      await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toBeFocused();
      await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email.toUpperCase());
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: applicantMessages.linkSent })).toBeVisible();
      await expectAccessible(page, 'asked for a link');
      const second = await linkFor(email, 2);
      expect(second).not.toBe(first);
      await page.goto(second);
      await expect(standing).toContainText(standingWords.withdrawn.text);
    });

    await test.step('I erase everything, and am told what remains for a while', async () => {
      await page.getByRole('button', { name: 'Erase everything' }).click();
      const question = page.getByRole('group', { name: 'Erase everything for good?' });
      await expect(question).toHaveAccessibleDescription(/cannot be undone/);
      await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
      const code = question.getByLabel('Code from the email');
      await question.getByRole('button', { name: 'Erase it all' }).click();
      await expect(code).toHaveAccessibleDescription(/Code from the email is required/);
      await expect(code).toBeFocused();
      await question.getByRole('button', { name: 'Send me the code' }).press('Enter');
      await expect(question.getByRole('status').filter({ hasText: applicantMessages.codeSent })).toBeVisible();
      await expect(code).toBeFocused();
      const sent = await codeFor(email, 3);
      await code.fill(sent === '000000' ? '000001' : '000000');
      await page.keyboard.press('Enter');
      await expect(code).toHaveAccessibleDescription(new RegExp(applicantMessages.wrongCode));
      await expect(code).toBeFocused();
      await expectAccessible(page, 'a wrong code');
      await code.fill(`${sent.slice(0, 3)} ${sent.slice(3)} `);
      await question.getByRole('button', { name: 'Erase it all' }).click();
      await expect(page.getByRole('heading', { name: 'Everything is erased' })).toBeFocused();
      await expectAccessible(page, 'erased');
      expect(await stored(email)).toBe(0);
    });

    await test.step('No link shows anything any more, and asking for one answers as before', async () => {
      await page.goto(first);
      await expect(page.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Open the link in our email' })).toBeVisible();
      await page.getByRole('textbox', { name: 'Email', exact: true }).fill(`nobody.${uniqueMark()}@example.org`);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: applicantMessages.linkSent })).toBeVisible();
    });
  });
});

test.describe('With an answer that was made up', () => {
  test.use({
    timezoneId: 'Asia/Tokyo',
    expectedConsoleErrors: /status of (409|429|500)|ERR_FAILED/,
  });
  const link = `/application#${'s'.repeat(22)}.${'v'.repeat(43)}`;
  const { comments, ...sent } = validApplication({ country: 'Uzbekistan' });
  const application: OwnApplication = {
    reference: 'A-000123',
    receivedAt: '2026-11-23T10:00:00.000Z',
    status: 'interview',
    statusChangedAt: '2026-11-24T10:00:00.000Z',
    // A Tuesday.
    interview: { at: '2099-12-01T09:00:00.000Z', minutes: 45, where: 'https://meet.example/ohm' },
    job: { reference: 'J-0042', title: 'Protection Engineer' },
    sent: { ...sent, comments: `${comments}\n${'unbreakable'.repeat(6)}` } as OwnApplication['sent'],
    notes: 2,
    messages: [
      {
        at: '2026-11-24T10:00:00.000Z',
        from: 'admin',
        subject: 'Could we talk?',
        text: 'Dear Timur,\n\nCould we talk?',
      },
    ],
    files: [],
    keptUntil: '2027-11-23',
  };
  const answer = (applications: OwnApplication[]) => ({ json: { status: 'success', data: { applications } } });

  test('I print my application with its interview on one sheet', { tag: weekly }, async ({ page }) => {
    await page.route('**/api/application/read', (route) => route.fulfill(answer([application])));
    await page.goto(link);
    const standing = page.getByRole('region', { name: 'Where it stands' });
    await expect(standing).toContainText(/By your clock\s*Tuesday.*18:00–18:45 GMT\+9/);
    await expect(standing).toContainText(/By the clock in Tashkent\s*Tuesday.*14:00–14:45, Uzbekistan time/);
    const { text } = await readPdf(await page.pdf({ format: 'A4' }));
    expect(text).toHaveLength(1);
    expect(text[0]).toContain('Kept until');
    expect(text[0]).not.toContain('Erase everything');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('applicants are told so, and where they can write to', async ({ page }) => {
    await page.goto('/application');
    await expect(page.getByText('This part of the page needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'careers@ohmbridge.example' }).first()).toBeVisible();
  });
});
