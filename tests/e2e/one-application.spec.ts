import { countrySlug } from '@site/contract/firm/countries';
import { identity } from '@site/contract/firm/identity';
import { branch } from '@site/contract/test-support/offices';
import { products } from '../../web/src/content/firm/products.ts';
import { productAddress } from '../../web/src/content/product/addresses.ts';
import { aboutTitle, builtInTitle, homeTitle } from '../support/firm-words.ts';
import { expect, inFirefox, test, weekly } from './fixtures.ts';
import { headOf, scrollDown, scrollTop, untilHydrated, watchRequests } from './walks.ts';

/** The address of the openings of a branch. */
const careers = new RegExp(`/careers\\?country=${countrySlug(branch.country)}`);

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const { id = '', title = '' } = products.find(({ unlisted }) => !unlisted) ?? {};
const productPage = productAddress(id);
const menu = { name: 'Main menu' };

test('I walk from the home page to an application form and all the way back with one document', {
  tag: inFirefox,
}, async ({ page }) => {
  test.setTimeout(90_000);
  const { documents, queries, jobCalls } = watchRequests(page);
  /** Expects that a page of the router equals its own document. */
  const expectPage = async (h1: string | RegExp, path: string, current?: string) => {
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const head = await headOf(page);
    const html = await (await page.request.get(path)).text();
    const written = (pattern: RegExp) =>
      pattern.exec(html)?.[1]?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
    expect(head).toMatchObject({
      lang: 'en-GB',
      titles: [written(/<title>(.*?)<\/title>/)],
      descriptions: [written(/<meta name="description" content="(.*?)"/)],
      canonical: [path],
      robots: [],
    });
    expect(head.crumbs.map((names) => names.length)).toEqual(path === '/' ? [] : [path.split('/').length]);
    const marked = page.getByRole('navigation', menu).locator('[aria-current="page"]');
    await expect(marked).toHaveText(current === undefined ? [] : [current]);
    return head.titles[0] ?? '';
  };
  /** Expects that a page after a link starts at its top: scroll, focus and announcement. */
  const expectStart = async (title: string) => {
    expect(await scrollTop(page)).toBe(0);
    await expect(page.locator('#main')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: title })).toHaveAttribute('aria-live', 'polite');
  };

  await page.goto('/');
  await untilHydrated(page);
  await expectPage(homeTitle, '/', 'Home');
  await page.getByRole('navigation', menu).getByRole('link', { name: 'About', exact: true }).click();
  await expectStart(await expectPage(aboutTitle, '/about', 'About'));
  await scrollDown(page, 500);
  await page.getByRole('navigation', menu).getByRole('link', { name: 'Products', exact: true }).click();
  await expectStart(await expectPage(/./, '/products', 'Products'));
  await page.getByRole('main').locator(`a[href="${productPage}"]`).first().click();
  await expect(page).toHaveURL(productPage);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  const product = await headOf(page);
  expect(product.canonical).toEqual([productPage]);
  expect(product.crumbs).toEqual([['Home', 'Products', expect.stringContaining(title)]]);
  await expectStart(product.titles[0] ?? '');

  await page.getByRole('navigation', menu).getByRole('link', { name: 'Careers', exact: true }).click();
  await expectStart(await expectPage(/./, '/careers', 'Careers'));
  await page.getByRole('button', { name: branch.country }).click();
  await expect(page).toHaveURL(careers);
  const job = builtInTitle(branch.country);
  await page.getByRole('main').getByRole('link', { name: job, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(job);
  const { pathname } = new URL(page.url());
  await expectStart(await expectPage(job, pathname, 'Careers'));
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Apply Now/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/apply\?job=/);
  await expectStart(await expectPage('Join Our Team', '/apply'));

  for (const path of [pathname, careers, '/careers', productPage, '/products', '/about', '/']) {
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect((await headOf(page)).titles).toHaveLength(1);
  }
  expect(documents).toEqual(['/']);
  expect(queries.length, 'queries of the database').toBeGreaterThan(0);
  expect(jobCalls, 'calls of the API about jobs').toEqual([]);
});

test('the log-in loads the dashboard as a new document, and its screens load no other', {
  tag: inFirefox,
}, async ({ page }) => {
  const { documents } = watchRequests(page);
  await page.goto('/dashboard/jobs');
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email').fill('admin@example.com');
  await page.getByLabel('Password').fill('admin-demo-password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard/jobs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job Listings');
  const head = await headOf(page);
  expect(head.titles).toHaveLength(1);
  expect(head.robots.length).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('status').filter({ hasText: /^Dashboard/ })).toHaveCount(1);
  // A sign-in or a sign-out loads a new document, so that the page keeps nothing from before.
  expect(documents).toEqual(['/dashboard/jobs', '/login', '/dashboard/jobs']);
});

test.describe('The browser’s behaviour for links does not change:', () => {
  test('Ctrl, the middle button and a target open a tab; a link to the same page scrolls to its top, or to a part', {
    tag: weekly,
  }, async ({ page, context }) => {
    const { documents } = watchRequests(page);
    await page.goto('/');
    await untilHydrated(page);
    const link = page.getByRole('navigation', menu).getByRole('link', { name: 'Products', exact: true });
    const opensTab = async (click: () => Promise<void>) => {
      const opened = context.waitForEvent('page');
      await click();
      await expect(await opened).toHaveURL('/products');
      await (await opened).close();
    };
    await opensTab(() => link.click({ modifiers: ['ControlOrMeta'] }));
    await opensTab(() => link.click({ button: 'middle' }));
    await link.evaluate((element) => element.setAttribute('target', '_blank'));
    await opensTab(() => link.click());
    await link.evaluate((element) => element.removeAttribute('target'));
    await expect(page).toHaveURL('/');

    await link.click();
    await expect(page).toHaveURL('/products');
    await scrollDown(page, 600);
    await link.click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    const down = await scrollDown(page, 400);
    await page.evaluate(() => {
      const part = document.createElement('a');
      part.href = '#main';
      document.body.append(part);
      part.click();
    });
    await expect(page).toHaveURL('/products#main');
    await expect.poll(() => scrollTop(page)).toBeLessThan(200);
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(down);
    await page.goBack();
    await expect(page).toHaveURL('/');
    expect(documents).toEqual(['/']);
  });

  test('the router ignores documents, feeds, email addresses, other hosts and unknown addresses', async ({ page }) => {
    await page.goto('/careers');
    await untilHydrated(page);
    // The listener runs after the application's listener, and stops the clicks that the application did not handle.
    const isLeftAlone = (href: string, name?: string) =>
      page.evaluate(
        ([address, attribute]) => {
          const link = document.createElement('a');
          link.href = address;
          link.textContent = 'A link';
          if (attribute) link.setAttribute(attribute, '');
          document.body.append(link);
          let isLeft = false;
          addEventListener(
            'click',
            (event) => {
              isLeft = !event.defaultPrevented;
              event.preventDefault();
            },
            { once: true },
          );
          link.click();
          link.remove();
          return isLeft;
        },
        [href, name] as const,
      );
    for (const href of [
      '/careers/feed.xml',
      '/sitemap.xml',
      '/documents/company-brochure.pdf',
      `mailto:${identity.email}`,
      'tel:+441632960120',
      'https://www.example.org/about',
      '/no-such-page',
      '#openings',
    ])
      expect.soft(await isLeftAlone(href), href).toBe(true);
    expect.soft(await isLeftAlone('/about', 'download'), 'download').toBe(true);
    expect(await isLeftAlone('/about')).toBe(false);
    await expect(page).toHaveURL('/about');
  });
});

test.describe('A change of page', () => {
  /** Counts the view transitions that the page starts. */
  const countTransitions = `
    window.transitions = 0;
    const start = document.startViewTransition?.bind(document);
    if (start) document.startViewTransition = (...args) => { window.transitions += 1; return start(...args); };
  `;
  const transitions = 'window.transitions';

  test('has no motion for visitors who want none', { tag: weekly }, async ({ page }) => {
    await page.addInitScript(countTransitions);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await untilHydrated(page);
    const link = page.getByRole('navigation', menu).getByRole('link', { name: 'About', exact: true });
    await link.click();
    await expect(page).toHaveURL('/about');
    expect(await page.evaluate(transitions)).toBe(0);
    await page.goBack();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await link.click();
    await expect(page).toHaveURL('/about');
    expect(await page.evaluate(transitions)).toBe(1);
  });

  test('loses no press right after it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await untilHydrated(page);
    const links = page.getByRole('navigation', menu);
    for (const [name, path] of [
      ['About', '/about'],
      ['Products', '/products'],
      ['Careers', '/careers'],
    ] as const) {
      await links.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
    }
    // The click comes in the middle of the fade.
    await page.getByRole('button', { name: branch.country }).click();
    await expect(page).toHaveURL(careers);
  });

  test('is cancelled when I press another link, or go Back', { tag: weekly }, async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page);
    let isHeld = true;
    const held = Promise.withResolvers<void>();
    await page.route(/\/assets\/AboutPage.*\.js/, async (route) => {
      if (isHeld) await held.promise;
      await route.continue();
    });
    const links = page.getByRole('navigation', menu);
    await links.getByRole('link', { name: 'Gallery', exact: true }).click();
    await expect(page).toHaveURL('/gallery');
    await links.getByRole('link', { name: 'About', exact: true }).click();
    await page.goBack();
    await expect(page).toHaveURL('/');
    isHeld = false;
    held.resolve();
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeTitle);
  });
});

test('a field looks the same on every way to its page', { tag: weekly }, async ({ page }) => {
  const look = () =>
    page.getByLabel('First Name').evaluate((field) =>
      [field, field.parentElement ?? field].map((part) => {
        const { display, padding, borderTopWidth, fontSize, minHeight, width } = getComputedStyle(part);
        return { display, padding, borderTopWidth, fontSize, minHeight, width };
      }),
    );
  await page.goto('/contact');
  await untilHydrated(page);
  const asLoaded = await look();
  for (const start of ['/careers', '/']) {
    await page.goto(start);
    await untilHydrated(page);
    await page.locator('a[href="/contact"]:visible').first().click();
    await expect(page).toHaveURL('/contact');
    expect.soft(await look(), `from ${start}`).toEqual(asLoaded);
  }
});
