import { identity } from '@site/contract/firm/identity';
import { brokenScales, lettersBelow } from '../support/letters.ts';
import { readersTextSpacing } from '../support/lost-texts.ts';
import { watchPictures } from '../support/pictures-of-page.ts';
import { publicPages } from '../support/public-pages.ts';
import { smallTargets } from '../support/targets.ts';
import { measureTextOverPictures } from '../support/text-over-pictures.ts';
import { expect, test, weekly } from './fixtures.ts';
import { watchLoadedCode } from './loaded-code.ts';
import { expectNothingLost, expectReadable, expectToFit, expectUsable, openAt } from './page-checks.ts';

// The promises of every public page. Each page is opened only twice, once on a phone and once on a desktop, because opening
// takes longer than looking. A failure names all faults of a page at once.

/** The minimum sizes of letters and of controls, in px. */
const smallestLetters = 12;
const smallestTarget = 24;

/**
 * A page with every kind of content, to read and to fill in. Every run of the tests checks this page, and the weekly run checks
 * the others.
 */
const sample = '/contact';

test('the site has pages to check', () => {
  expect(publicPages).toContain(sample);
});

test('the measurement of text over pictures finds white words on a white picture', async ({ page }) => {
  const white = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;
  const words = (colour: string) => `<p style="position:absolute;top:20px;color:${colour}">Words over a picture</p>`;
  const show = (colour: string) =>
    page.setContent(`<img src="${white}" width="400" height="300" alt="">${words(colour)}<p>Others</p>`);
  await show('#fff');
  expect(await measureTextOverPictures(page.locator('body'))).toEqual([{ text: 'Words over a picture', contrast: 1 }]);
  await show('#000');
  expect(await measureTextOverPictures(page.locator('body'))).toEqual([{ text: 'Words over a picture', contrast: 21 }]);
});

for (const path of publicPages) {
  const title = `I can use ${path} on a phone and on a desktop: it fits, I can read all of it, and it loads nothing in vain`;

  test(title, { tag: path === sample ? [] : weekly }, async ({ page }) => {
    test.setTimeout(180_000);
    const loadedCode = watchLoadedCode(page);
    const pictures = watchPictures(page);

    await test.step('on a phone', async () => {
      const opened = page.waitForResponse((response) => response.request().isNavigationRequest());
      await openAt(page, path, 390, pictures);
      expect.soft((await opened).status()).toBe(200);
      await expect.soft(page).toHaveTitle(new RegExp(`^.{4,60} \\| ${RegExp.escape(identity.name)}$`));
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect.soft(await lettersBelow(page, smallestLetters), 'small letters').toEqual([]);
      expect.soft(await brokenScales(page), 'squeezed captions').toEqual([]);
      expect.soft(await smallTargets(page, smallestTarget), 'small targets').toEqual([]);
      expect.soft(await page.evaluate(() => document.getAnimations().length), 'things that move').toBe(0);
      await expectUsable(page, 390);
      await expectToFit(page, [320, 390]);
    });

    await test.step('at 400 %, or with wider spaces between letters, words and lines', async () => {
      // The viewport of a screen of 1280 × 1024 px at 400 %.
      await expectNothingLost(page, { width: 320, height: 256 }, 'at 400 %');
      const spacing = await page.addStyleTag({ content: readersTextSpacing });
      await expectNothingLost(page, { width: 390, height: 900 }, 'with more space');
      await spacing.evaluate((style) => style.parentNode?.removeChild(style));
    });

    await test.step('on a tablet', async () => {
      await page.setViewportSize({ width: 768, height: 900 });
      await expectReadable(page, 768);
      await expectToFit(page, [768]);
    });

    await test.step('on a desktop', async () => {
      await openAt(page, path, 1440, pictures);
      await expectUsable(page, 1440);
      await expectToFit(page, [1280, 1440]);
      await page.setViewportSize({ width: 1920, height: 900 });
      await expectReadable(page, 1920);
      await expectToFit(page, [1920]);
    });

    await test.step('without any code of the admin area', async () => {
      await page.waitForLoadState('networkidle');
      const { characters, parts } = await loadedCode();
      // The application starts on every page, so there is always some code.
      expect.soft(characters).toBeGreaterThan(1_000);
      expect.soft(parts).toEqual([]);
    });
  });
}
