import { submitApplicationRoute } from '@ohmbridge/contract/desk/submission-routes';
import type { Page } from '@playwright/test';
import { callApi } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { uniqueMark, validApplication } from '../support/factories.ts';
import { arrivedFrom, mailsTo } from '../support/mailbox.ts';
import { signIn } from './admin.ts';
import { expect, test } from './fixtures.ts';
import { applyInUzbekistan, introduce } from './forms.ts';
import { untilAllHydrated, untilHydrated } from './walks.ts';

test.describe('In a browser that translates the page', () => {
  /** Acts like Chrome's translator: puts each text into two elements, and repeats that for later texts. */
  async function translate(page: Page): Promise<void> {
    await untilAllHydrated(page, page.url());
    await page.evaluate(() => {
      const translateTexts = (root: Node) => {
        const texts: Text[] = [];
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        for (const text of texts) {
          if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea, option')) continue;
          const around = document.createElement('font');
          text.replaceWith(around);
          around.appendChild(document.createElement('font')).append(text);
        }
      };
      translateTexts(document.body);
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node.isConnected) translateTexts(node.parentNode ?? node);
      }).observe(document.body, { childList: true, subtree: true });
    });
  }

  test('I send an enquiry and read that it has arrived', async ({ page }) => {
    const email = `yuki.${uniqueMark()}@example.org`;
    await page.goto('/contact');
    await translate(page);
    await introduce(page, 'Yuki', 'Sato', email, '1632960120');
    await page.getByRole('button', { name: 'Keep it for a day' }).click();
    await page.getByLabel('Message').fill('An earth grid, please.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Thank you for your message. We will get back to you soon!')).toBeVisible();
    expect(await arrivedFrom(email)).toHaveLength(1);
    await page.getByRole('link', { name: 'About', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Our Story/);
  });

  test('I apply, read that it has arrived, and close the message', async ({ page }) => {
    const email = `yuki.${uniqueMark()}@example.org`;
    await applyInUzbekistan(page, 'Yuki', 'Sato', email, 'https://example.org/cv');
    await translate(page);
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByText('Application Submitted Successfully!')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('in a browser that takes no more changes of the address, gallery and job finder go on', async ({ page }) => {
  await page.addInitScript(() => {
    // Safari allows a hundred changes within half a minute.
    for (const change of ['pushState', 'replaceState'] as const) {
      const original = history[change];
      let left = 3;
      history[change] = (...entry) => {
        left -= 1;
        if (left < 0) throw new DOMException('Attempt to use history too often', 'SecurityError');
        original.apply(history, entry);
      };
    }
  });
  await page.goto('/gallery');
  await untilHydrated(page);
  for (const album of ['Office Activities', 'Training', 'Site Visit', 'Training']) {
    await page.getByRole('tab', { name: album }).click();
    await expect(page.getByRole('tabpanel', { name: album })).toBeVisible();
  }
  await page.goto('/careers');
  await untilHydrated(page);
  await page.getByLabel('Search all openings').pressSequentially('CONTROL protection', { delay: 20 });
  await expect(page.getByRole('heading', { name: '1 opening found' })).toBeVisible();
});

test('in a browser that stores nothing, the sign-in page says why I cannot sign in', async ({ page }) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await page.goto('/login');
  await signIn(page);
  await expect(page.getByText('This browser stores nothing for this site')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('admin@example.com');
});

test('I ask for a new password, think better of it, and go back to sign in', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
});

test.describe('With a mail program that changes links', () => {
  // The server does not know the address of an encoded link.
  test.use({ expectedConsoleErrors: /status of 404/ });
  test.setTimeout(180_000);

  test('I come to my application by a link with a full stop, with a query, encoded, and pasted by hand', async ({
    page,
  }) => {
    const email = `timur@${uniqueMark()}.example.org`;
    await callApi(submitApplicationRoute.method, submitApplicationRoute.path, { json: validApplication({ email }) });
    const [mail] = await eventually(`a mail to ${email}`, async () => {
      const mails = await mailsTo(email);
      return mails.length > 0 ? mails : undefined;
    });
    const link = /\/application#\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(link).toMatch(/^\/application#\S{66}$/);
    const standing = page.getByRole('region', { name: 'Where it stands' });
    for (const changed of [`${link}.`, `${link}?utm_source=mail`, link.replace('#', '%23')]) {
      await page.goto('about:blank');
      await page.goto(changed);
      await expect(standing, changed).toBeVisible();
      await expect(page).toHaveURL('/application');
      // A tab remembers the link, so each link opens in a new tab.
      await page.evaluate(() => history.replaceState(null, ''));
    }

    await page.goto('about:blank');
    await page.goto('/application');
    const field = page.getByRole('textbox', { name: 'Link from our email' });
    await field.fill('my link');
    await field.press('Enter');
    await expect(page.getByText('Paste the whole line that begins with https://')).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill(` https://ohmbridge.example${link} `);
    await field.press('Enter');
    await expect(standing).toBeVisible();
    await expect(page).toHaveURL('/application');
  });
});

test('I leave while my enquiry is sent: it arrives, and is not offered again as unsent', async ({ page }) => {
  const email = `ana.${uniqueMark()}@example.org`;
  const held = Promise.withResolvers<void>();
  await page.route('**/api/contact', async (route) => {
    const response = await route.fetch();
    await held.promise;
    await route.fulfill({ response });
  });
  await page.goto('/contact');
  await introduce(page, 'Ana', 'Okoro', email, '1632960120');
  await page.getByLabel('Message').fill('An earth grid, please.');
  await expect(page.getByText('May we keep what you type')).toBeVisible();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('button', { name: 'Sending' })).toBeVisible();
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await expect(page).toHaveURL('/about');
  const answered = page.waitForResponse('**/api/contact');
  held.resolve();
  await answered;
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft:enquiry'))).toBeNull();
  await page.goBack();
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await expect(page.getByText('What you had typed before has been put back.')).toBeHidden();
  expect(await arrivedFrom(email)).toHaveLength(1);
});

test('I come back to my application after closing the tab, and the form still names the same job', async ({ page }) => {
  await page.goto('/apply?job=J-0004');
  await introduce(page, 'Ana', 'Okoro', 'ana@example.org', '+44 1632 960120');
  await page.getByRole('button', { name: 'Keep it for a day' }).click();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/apply');
  await expect(page.getByLabel('First Name')).toHaveValue('Ana');
  await expect(page).toHaveURL('/apply?job=J-0004');
  await expect(
    page.getByRole('region', { name: 'You are applying for' }).or(page.getByText('J-0004')).first(),
  ).toBeVisible();
});
