import type { Page } from '@playwright/test';
import { expect, test, weekly } from './fixtures.ts';
import { untilHydrated } from './walks.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/**
 * What the customer asked for: how many tabs each page has, which is open at first, and what the menu calls it. Then the
 * drawing that it shows, words that its text for who does not see it must have, and the tools that it leads to.
 */
const services = [
  {
    name: 'Plant Engineering',
    menuName: 'Plant Engineering',
    slug: 'plant-engineering',
    tabs: 8,
    initial: 'Overview',
    drawing: { number: 'DRG-005', shows: /transformer bay.*gantry/ },
  },
  {
    name: 'Earthing Solutions',
    heading: 'Earthing Design',
    menuName: 'Earthing Solution',
    slug: 'earthing-solution',
    tabs: 4,
    initial: 'Earthing Calculation',
    drawing: { number: 'DRG-004', shows: /earthing grid.*surface potential/ },
    tools: ['First look at an earth grid'],
  },
  {
    name: 'Cable Solutions',
    menuName: 'Cable Solutions',
    slug: 'cable-solution',
    tabs: 4,
    initial: 'Cable Sizing Calculation',
    drawing: { number: 'DRG-008', shows: /cable trench.*marker tape/ },
  },
  {
    name: 'Protection Design',
    menuName: 'Protection Design',
    slug: 'protection-design',
    tabs: 4,
    initial: 'Relay coordination',
    drawing: { number: 'DRG-007', shows: /relays with their functions.*trips/ },
  },
  {
    name: 'Power System Studies',
    menuName: 'Power System Studies',
    slug: 'power-system',
    tabs: 9,
    initial: 'Overview',
    drawing: { number: 'DRG-001', shows: /Single line diagram of a grid connection/ },
    tools: ['Which route does this generator take?', 'Fault level at a busbar'],
  },
  { name: 'Survey', menuName: 'Survey', slug: 'survey', tabs: 6, initial: 'Topographical' },
  {
    name: 'Battery Storage Integration',
    slug: 'battery-storage-integration',
    tabs: 4,
    initial: 'System Design & Integration',
    drawing: { number: 'DRG-009', shows: /ownership boundary.*G99 interface relay/ },
    tools: ['Which route does this generator take?'],
  },
];

/** Looked at in every run of the tests, the one with the most topics; the rest once a week. */
const sample = 'power-system';

const plant = '/services/plant-engineering';
const openTab = (page: Page) => page.getByRole('tab', { selected: true });

for (const { name, heading = name, slug, tabs, initial, drawing, tools = [] } of services) {
  const title = `I reach ${name} from the list, leaf through its ${tabs} topics, and find the way to us at its end`;

  test(title, { tag: slug === sample ? [] : weekly }, async ({ page }) => {
    const main = page.getByRole('main');

    await page.goto('/services');
    await main.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/services/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();

    await test.step('topics, the first of them open', async () => {
      await expect(page.getByRole('tab')).toHaveCount(tabs);
      await expect(openTab(page)).toHaveText(initial);
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      for (const topic of await page.getByRole('tab').all()) {
        await topic.click();
        await expect(topic).toHaveAttribute('aria-selected', 'true');
        const points = page.getByRole('tabpanel').getByRole('list').first().getByRole('listitem');
        expect([6, 7, 8], (await topic.textContent()) ?? '').toContain(await points.count());
      }
    });

    await test.step('its own drawing', async () => {
      if (!drawing) return;
      const sheet = page.getByRole('region', { name: `Drawing ${drawing.number}` });
      await expect(sheet.getByRole('img', { name: drawing.shows })).toBeVisible();
      await expect(page.locator('figcaption', { hasText: drawing.number })).toHaveCount(1);
    });

    await test.step('the tools for a first figure', async () => {
      const list = page.getByRole('region', { name: 'A first figure from your own data' });
      await expect(list.getByRole('link')).toHaveText(tools);
    });

    await test.step('standards, related services, a case study, and us', async () => {
      const headings = await main.getByRole('heading', { level: 2 }).allTextContents();
      expect(headings.slice(-4)).toEqual([
        'Standards we work to',
        'What it connects to',
        'On a real job',
        'Send us what you have',
      ]);
      expect(await main.getByRole('table').last().getByRole('row').count()).toBeGreaterThan(2);
      const caseStudy = main.getByRole('link', { name: 'Read the case study' });
      await expect(caseStudy).toHaveAttribute('href', /^\/case-studies\/./);
      await main.getByRole('link', { name: 'Contact Us' }).last().click();
      await expect(page).toHaveURL('/contact');
    });
  });
}

test('the list shows all seven services, and the menu takes me to six of them', { tag: weekly }, async ({ page }) => {
  await page.goto('/services');
  const links = page.getByRole('region', { name: 'Our seven services' }).getByRole('article').getByRole('link');
  await expect(links).toHaveText(services.map(({ name }) => name));
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  for (const { name, heading = name, menuName, slug } of services) {
    if (menuName === undefined) continue;
    await menu.getByRole('link', { name: 'Services', exact: true }).hover();
    await menu.getByRole('link', { name: menuName, exact: true }).click();
    await expect(page).toHaveURL(`/services/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await page.mouse.move(5, 600);
    await expect(menu.getByRole('link', { name: menuName, exact: true })).toBeHidden();
  }
});

test.describe('Plant engineering', () => {
  test('I walk through the topics with the keyboard', { tag: weekly }, async ({ page }) => {
    await page.goto(plant);
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await tab('Overview').focus();
    await page.keyboard.press('ArrowDown');
    await expect(tab('HV design')).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: 'HV design' })).toBeVisible();
    await page.keyboard.press('End');
    await expect(tab('Commissioning')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Overview')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(openTab(page)).toHaveText('Commissioning');
    await page.keyboard.press('Home');
    await expect(openTab(page)).toHaveText('Overview');
    // One stop for all tabs: the next one is the open topic.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel', { name: 'Overview' })).toBeFocused();
  });

  test('a topic has an address that survives a reload and can be sent to a colleague', { tag: weekly }, async ({
    page,
    context,
  }) => {
    // An address that names no topic opens the first.
    await page.goto(`${plant}#nothing`);
    await expect(openTab(page)).toHaveText('Overview');
    await expect(page.getByRole('tabpanel', { name: 'Overview' })).toBeVisible();
    await page.getByRole('tab', { name: 'Civil' }).click();
    await expect(page).toHaveURL(`${plant}#civil`);
    await page.reload();
    await expect(openTab(page)).toHaveText('Civil');
    await expect(page.getByRole('tabpanel', { name: 'Civil' })).toBeInViewport();

    const colleague = await context.newPage();
    await colleague.goto(`${plant}#secondary`);
    await expect(openTab(colleague)).toHaveText('Secondary');
    await colleague.evaluate(() => {
      location.hash = 'lv';
    });
    await expect(openTab(colleague)).toHaveText('LV design');
  });

  test.describe('before any script has run', () => {
    test.use({ expectedConsoleErrors: /ERR_FAILED/ });

    test('the address of a topic shows that topic', { tag: weekly }, async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(`${plant}#primary`);
      await expect(page.getByRole('heading', { name: 'Primary plant' })).toBeInViewport();
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
    });
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all topics of all services are there to read', { tag: weekly }, async ({ page }) => {
    for (const { slug, tabs } of services) {
      await page.goto(`/services/${slug}`);
      await expect(page.getByRole('tabpanel'), slug).toHaveCount(tabs);
    }
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a drawing that is wider than the screen scrolls by keyboard, and the page does not', { tag: weekly }, async ({
    page,
  }) => {
    await page.goto('/services/protection-design');
    const sheet = page.getByRole('region', { name: 'Drawing DRG-007' });
    await sheet.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => sheet.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  test('nine tabs are a row that scrolls, and the open one is in sight', { tag: weekly }, async ({ page }) => {
    await page.goto('/services/power-system#arc-flash');
    await expect(openTab(page)).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('tab', { name: 'G99' }).click();
    await expect(page).toHaveURL('/services/power-system#g99');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  test('a row of tabs says that more follow until I am at its end, and nothing where all are in sight', {
    tag: weekly,
  }, async ({ page }) => {
    await page.goto('/services/protection-design');
    await untilHydrated(page);
    const row = page.getByRole('tablist').locator('..');
    const arrow = () => row.locator('..').evaluate((frame) => Number(getComputedStyle(frame, '::after').opacity));
    await row.scrollIntoViewIfNeeded();
    await expect.poll(arrow).toBe(1);
    // Whoever comes while the letters of the page are still on their way scrolls once more: the row has become longer.
    await expect(async () => {
      await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
      await expect.poll(arrow, { timeout: 1000 }).toBe(0);
      await expect(page.getByRole('tab').last()).toBeInViewport({ ratio: 1, timeout: 1000 });
    }).toPass();
    // A word that is cut at the left fades there, as one at the right does.
    await expect(row).toHaveCSS('mask-position', '0px 0px, 0px 0px');
    await row.evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));
    await expect(row).toHaveCSS('mask-position', '0px 0px, -44px 0px');

    await page.setViewportSize({ width: 768, height: 900 });
    await row.scrollIntoViewIfNeeded();
    await expect(page.getByRole('tab').last()).toBeInViewport({ ratio: 1 });
    await expect.poll(arrow).toBe(0);
  });
});
