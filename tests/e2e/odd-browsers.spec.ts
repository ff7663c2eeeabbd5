import type { Page } from '@playwright/test';
import { branch } from '@site/contract/test-support/offices';
import { albums } from '../../web/src/content/firm/gallery.ts';
import { uniqueMark } from '../support/factories.ts';
import { builtInTitle } from '../support/firm-words.ts';
import { signIn } from './admin.ts';
import { expect, test } from './fixtures.ts';
import { applyAbroad } from './forms.ts';
import { untilAllHydrated, untilHydrated } from './walks.ts';

test.describe('In a browser that translates the page', () => {
  /** Imitates Chrome's translator: puts each text into two elements, and repeats this for later texts. */
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

  test('I apply, read that the application has arrived, and close the message', async ({ page }) => {
    const email = `yuki.${uniqueMark()}@example.org`;
    await applyAbroad(page, 'Yuki', 'Sato', email, 'https://example.org/cv');
    await translate(page);
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByText('Application Submitted Successfully!')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('in a browser that refuses changes of the address, gallery and job finder still work', async ({ page }) => {
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
  const [first, ...others] = albums.map(({ name }) => name) as [string, ...string[]];
  for (const album of [...others, first, ...others]) {
    await page.getByRole('tab', { name: album }).click();
    await expect(page.getByRole('tabpanel', { name: album })).toBeVisible();
  }
  await page.goto('/careers');
  await untilHydrated(page);
  await page.getByLabel('Search all openings').pressSequentially(builtInTitle(branch.country), { delay: 20 });
  await expect(page.getByRole('heading', { name: '1 opening found' })).toBeVisible();
});

test('in a browser that stores nothing, the sign-in page gives the reason', async ({ page }) => {
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

test.describe('With an email program that encodes links', () => {
  // The server does not know the address of an encoded link.
  test.use({ expectedConsoleErrors: /status of 404/ });

  test('the link to my application still works: the page shows that the link has expired', async ({ page }) => {
    await page.goto(`/application%23${'s'.repeat(22)}.${'v'.repeat(43)}`);
    await expect(page.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
    await expect(page).toHaveURL('/application');
  });
});
