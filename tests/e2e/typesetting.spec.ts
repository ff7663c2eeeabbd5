import { unbrokenParts } from '@site/web/shared/typesetting/unbroken-parts';
import { serviceAddress } from '../../web/src/content/product/addresses.ts';
import { services } from '../support/firm-services.ts';
import { publicPages } from '../support/public-pages.ts';
import { expect, test, weekly } from './fixtures.ts';

test('figures and standards stay on one line of every page, and are plain text to copy', { tag: weekly }, async ({
  page,
}) => {
  test.setTimeout(120_000);
  let found = 0;
  for (const path of publicPages) {
    await page.goto(path);
    // The hydrated text must be set like the prerendered text.
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    const { count, apart, torn, breakable } = await page.evaluate(() => {
      const unbroken = [...document.querySelectorAll<HTMLElement>('.nowrap')];
      const shown = unbroken.filter((element) => element.checkVisibility());
      const readText: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { textContent, parentElement } = walker.currentNode;
        if (!parentElement || !textContent) continue;
        const isRead = !parentElement.closest('svg, script, style, noscript, textarea, option, [data-verbatim]');
        if (isRead && getComputedStyle(parentElement).whiteSpace !== 'nowrap') readText.push(textContent);
      }
      return {
        count: unbroken.length,
        // A flex or grid container lays out each part of a text separately.
        apart: unbroken
          .filter((element) => getComputedStyle(element).display !== 'inline')
          .filter(({ previousSibling, nextSibling }) =>
            [previousSibling, nextSibling].some((sibling) => sibling?.nodeType === Node.TEXT_NODE),
          )
          .map((element) => element.parentElement?.textContent),
        torn: shown.filter((element) => element.getClientRects().length > 1).map((element) => element.textContent),
        breakable: readText,
      };
    });
    found += count;
    expect.soft(apart, path).toEqual([]);
    expect.soft(torn, path).toEqual([]);
    const left = breakable.flatMap((text) => unbrokenParts(text)).filter(({ isUnbroken }) => isUnbroken);
    expect.soft(left, `${path} has figures that may be torn apart`).toEqual([]);
  }
  expect(found).toBeGreaterThan(6 * publicPages.length);

  for (const { slug, standards } of services) {
    await page.goto(serviceAddress(slug));
    const copied = await page.getByRole('main').textContent();
    for (const { code } of standards) expect.soft(copied, slug).toContain(code);
  }
});
