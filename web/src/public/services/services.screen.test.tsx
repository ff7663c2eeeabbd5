import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { openPage, resize } from '../../test-support/open-page.tsx';

/** Each page: its drawing and tools, how many tabs it has, which is open at first, and the button at its end. */
const services = [
  { slug: 'plant-engineering', drawing: 'DRG-005', heading: 'Plant Engineering', tabs: 8, initial: 'Overview' },
  {
    slug: 'battery-storage-integration',
    drawing: 'DRG-009',
    tools: ['Which route does this generator take?'],
    heading: 'Battery Storage Integration',
    tabs: 4,
    initial: 'System Design & Integration',
  },
  {
    slug: 'cable-solution',
    drawing: 'DRG-008',
    heading: 'Cable Solutions',
    tabs: 4,
    initial: 'Cable Sizing Calculation',
  },
  {
    slug: 'earthing-solution',
    drawing: 'DRG-004',
    tools: ['First look at an earth grid'],
    heading: 'Earthing Design',
    tabs: 4,
    initial: 'Earthing Calculation',
    button: 'Request a Consultation',
  },
  {
    slug: 'protection-design',
    drawing: 'DRG-007',
    heading: 'Protection Design',
    tabs: 4,
    initial: 'Relay coordination',
    button: 'Get in touch with our team',
  },
  {
    slug: 'power-system',
    drawing: 'DRG-001',
    tools: ['Which route does this generator take?', 'Fault level at a busbar'],
    heading: 'Power System Studies',
    tabs: 9,
    initial: 'Overview',
    button: 'Request a Study',
  },
  { slug: 'survey', heading: 'Survey', tabs: 6, initial: 'Topographical', button: 'Request a Survey' },
];

const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const openTab = page.getByRole('tab', { selected: true });

for (const { slug, heading, tabs, initial, drawing, tools = [], button = 'Contact Us' } of services)
  test(`${heading} opens "${initial}" of ${tabs} topics, shows one at a time, and leads to an enquiry`, async () => {
    await openPage(`/services/${slug}`);
    await expect.element(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await expect.element(openTab).toMatchTextContent(initial);
    const all = page.getByRole('tab').elements();
    expect(all).toHaveLength(tabs);
    for (const topic of all) {
      await userEvent.click(topic);
      await expect.element(openTab).toMatchTextContent(topic.textContent);
      const panel = page.getByRole('tabpanel', { name: topic.textContent, exact: true });
      await expect.element(panel).toBeVisible();
      expect(page.getByRole('tabpanel').elements()).toHaveLength(1);
      const points = panel.getByRole('list').first().getByRole('listitem').elements().length;
      expect([6, 7, 8], topic.textContent).toContain(points);
    }
    if (drawing) await expect.element(page.getByRole('region', { name: `Drawing ${drawing}` })).toBeVisible();
    const list = page.getByRole('region', { name: 'A first figure from your own data' });
    const offered = list.getByRole('link').elements();
    expect(offered.map(({ textContent }) => textContent)).toEqual(tools);
    await userEvent.click(page.getByRole('main').getByRole('link', { name: button }).last());
    await expect.poll(() => location.pathname).toBe('/contact');
  });

test('the keys lead through the topics, around both ends, and Tab goes on to the open topic', async () => {
  await openPage('/services/plant-engineering');
  (tab('Overview').element() as HTMLElement).focus();
  for (const [key, name] of [
    ['ArrowDown', 'HV design'],
    ['End', 'Commissioning'],
    ['ArrowRight', 'Overview'],
    ['ArrowLeft', 'Commissioning'],
    ['Home', 'Overview'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(tab(name)).toHaveFocus();
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
  }
  await userEvent.tab();
  await expect.element(page.getByRole('tabpanel', { name: 'Overview' })).toHaveFocus();
});

test('a topic has an address, which opens it, and one that names no topic opens the first', async () => {
  await openPage('/services/plant-engineering#nothing');
  await expect.element(openTab).toMatchTextContent('Overview');
  await userEvent.click(tab('Civil'));
  expect(location.hash).toBe('#civil');
  location.hash = 'lv';
  await expect.element(openTab).toMatchTextContent('LV design');
});

test('an address with a topic opens with it', async () => {
  await openPage('/services/power-system#arc-flash');
  await expect.element(openTab).toMatchTextContent('Arc flash');
  await expect.element(page.getByRole('tabpanel', { name: 'Arc flash' })).toBeVisible();
});

test('the list leads to all seven services', async () => {
  await openPage('/services');
  const list = page.getByRole('region', { name: 'Our seven services' });
  await expect.element(list).toBeVisible();
  expect(
    list
      .getByRole('article')
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual([
    'Plant Engineering',
    'Earthing Solutions',
    'Cable Solutions',
    'Protection Design',
    'Power System Studies',
    'Survey',
    'Battery Storage Integration',
  ]);
  await userEvent.click(list.getByRole('link', { name: 'Cable Solutions' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Cable Solutions' })).toBeVisible();
});

test('six benefits stand in a grid of three columns, and in one column on a phone', async () => {
  await openPage('/services/plant-engineering');
  const items = page.getByRole('region', { name: 'What good plant design saves' }).getByRole('listitem');
  await expect.poll(() => items.elements().length).toBe(6);
  const columns = () => new Set(items.elements().map((item) => Math.round(item.getBoundingClientRect().left))).size;
  await expect.poll(columns).toBe(3);
  await resize(390);
  await expect.poll(columns).toBe(1);
});

test('on a phone the tabs are a row that scrolls, the open one is in sight, and the page is no wider than the screen', async () => {
  await resize(390);
  await openPage('/services/power-system#arc-flash');
  await expect.element(openTab).toBeInViewport();
  await userEvent.click(tab('G99'));
  await expect.element(tab('G99')).toBeInViewport();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

test('on a phone a wide drawing scrolls by keyboard, and the page does not', async () => {
  await resize(390);
  await openPage('/services/protection-design');
  const sheet = page.getByRole('region', { name: 'Drawing DRG-007' });
  (sheet.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => sheet.element().scrollLeft).toBeGreaterThan(0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

test('axe finds nothing on a service page, nor on the list of services', async () => {
  for (const path of ['/services/earthing-solution', '/services']) {
    const { unmount } = await openPage(path);
    expect(await violationsHere(), path).toEqual([]);
    await unmount();
  }
});
