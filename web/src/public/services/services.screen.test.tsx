import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { openPage, resize } from '../../test-support/open-page.tsx';

const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const openTab = page.getByRole('tab', { selected: true });

test('the list leads to a service, which shows one topic at a time, its drawing and its tool, and leads to an enquiry', async () => {
  await openPage('/services');
  expect(await violationsHere(), 'the list').toEqual([]);
  const list = page.getByRole('region', { name: 'Our seven services' });
  await userEvent.click(list.getByRole('link', { name: 'Earthing Solutions' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Earthing Design', exact: true })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Drawing DRG-004' })).toBeVisible();
  expect(await violationsHere(), 'a service').toEqual([]);
  const topics = page.getByRole('tab').elements();
  expect(topics).toHaveLength(4);
  for (const topic of topics) {
    await userEvent.click(topic);
    await expect.element(openTab).toMatchTextContent(topic.textContent);
    await expect.element(page.getByRole('tabpanel', { name: topic.textContent, exact: true })).toBeVisible();
    expect(page.getByRole('tabpanel').elements()).toHaveLength(1);
  }
  const tools = page.getByRole('region', { name: 'Try a first calculation yourself' }).getByRole('link').elements();
  expect(tools.map(({ textContent }) => textContent)).toEqual(['First look at an earth grid']);
  await userEvent.click(page.getByRole('main').getByRole('link', { name: 'Request a Consultation' }));
  await expect.poll(() => location.pathname).toBe('/contact');
});

test('the keys lead through the topics; each topic has an address, and one that names no topic opens the first', async () => {
  await openPage('/services/plant-engineering#nothing');
  await expect.element(openTab).toMatchTextContent('Overview');
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
  await userEvent.click(tab('Civil'));
  expect(location.hash).toBe('#civil');
  location.hash = 'lv';
  await expect.element(openTab).toMatchTextContent('LV design');
});

test('the link that skips the menu leaves the open topic open', async () => {
  await openPage('/services/plant-engineering');
  await userEvent.click(tab('Civil'));
  (page.getByRole('link', { name: 'Skip to main content' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toBe('#main');
  await expect.element(openTab).toMatchTextContent('Civil');
  await expect.element(page.getByRole('tabpanel', { name: 'Civil', exact: true })).toBeVisible();
});

test('on a phone tabs and drawing scroll, the page does not, and the topic of the address is open and in sight', async () => {
  await resize(390);
  await openPage('/services/power-system#arc-flash');
  await expect.element(openTab).toMatchTextContent('Arc flash');
  await expect.element(openTab).toBeInViewport();
  await userEvent.click(tab('G99'));
  await expect.element(tab('G99')).toBeInViewport();
  const sheet = page.getByRole('region', { name: 'Drawing DRG-001' });
  (sheet.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => sheet.element().scrollLeft).toBeGreaterThan(0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  // The benefits stand below each other, and three in a row on a wide screen.
  const benefits = page.getByRole('region', { name: 'Benefits' }).getByRole('listitem');
  const columns = () => new Set(benefits.elements().map((item) => Math.round(item.getBoundingClientRect().left))).size;
  expect(columns()).toBe(1);
  await resize(1280);
  await expect.poll(columns).toBe(3);
});
