import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { servicesPage } from '../../content/firm/pages/services.ts';
import { serviceClosing } from '../../content/firm/service-closing.ts';
import { services } from '../../test-support/content-pages.ts';
import { openPage, resize } from '../../test-support/open-page.tsx';

type Service = (typeof services)[number];
type Section = Service['sections'][number];
type Kind<Name> = Extract<Section, { kind: Name }>;

/** A service with a drawing and a tool, if the firm has one, and its sections. */
const service = (services.find(({ tools, sections }) => tools && sections.some(({ kind }) => kind === 'drawing')) ??
  services[0]) as Service;
const part = <Name extends Section['kind']>(kind: Name) =>
  service.sections.find((section) => section.kind === kind) as Kind<Name> | undefined;
const address = `/services/${service.slug}`;
const topics = part('topics')?.topics ?? [];
const [first, second] = topics.map(({ tab }) => tab) as [string, string];
const last = topics.at(-1)?.tab ?? '';
const sheet = part('drawing')?.drawing;
const drawing = page.getByRole('region', { name: `Drawing ${sheet?.number}` });
const cards = part('cards');

const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const openTab = page.getByRole('tab', { selected: true });

test('the list leads to a service, which shows one topic at a time, its drawing and its tool, and leads to an enquiry', async () => {
  await openPage('/services');
  expect(await violationsHere(), 'the list').toEqual([]);
  const list = page.getByRole('region', { name: servicesPage.list.title });
  await userEvent.click(list.getByRole('link', { name: service.card.name }));
  await expect
    .element(page.getByRole('heading', { level: 1, name: service.banner.heading, exact: true }))
    .toBeVisible();
  if (sheet) await expect.element(drawing).toBeVisible();
  expect(await violationsHere(), 'a service').toEqual([]);
  const tabs = page.getByRole('tab');
  await expect.poll(() => tabs.elements()).toHaveLength(topics.length);
  for (const topic of tabs.elements()) {
    await userEvent.click(topic);
    await expect.element(openTab).toMatchTextContent(topic.textContent);
    await expect.element(page.getByRole('tabpanel', { name: topic.textContent, exact: true })).toBeVisible();
    expect(page.getByRole('tabpanel').elements()).toHaveLength(1);
  }
  const tools = page.getByRole('region', { name: serviceClosing.tools.title }).getByRole('link').elements();
  expect(new Set(tools.map((link) => link.getAttribute('href')))).toEqual(new Set(service.tools));
  const { label } = part('action')?.action ?? serviceClosing.contact.action;
  await userEvent.click(page.getByRole('main').getByRole('link', { name: label }).last());
  await expect.poll(() => location.pathname).toBe('/contact');
});

test('the keys lead through the topics; each topic has an address, and an address without a topic opens the first', async () => {
  await openPage(`${address}#nothing`);
  await expect.element(openTab).toMatchTextContent(first);
  (tab(first).element() as HTMLElement).focus();
  for (const [key, name] of [
    ['ArrowDown', second],
    ['End', last],
    ['ArrowRight', first],
    ['ArrowLeft', last],
    ['Home', first],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(tab(name)).toHaveFocus();
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
  }
  await userEvent.tab();
  await expect.element(page.getByRole('tabpanel', { name: first, exact: true })).toHaveFocus();
  await userEvent.click(tab(second));
  expect(location.hash).toBe(`#${topics[1]?.id}`);
  location.hash = topics.at(-1)?.id ?? '';
  await expect.element(openTab).toMatchTextContent(last);
});

test('the link that skips the menu leaves the open topic open', async () => {
  await openPage(address);
  await userEvent.click(tab(second));
  (page.getByRole('link', { name: 'Skip to main content' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toBe('#main');
  await expect.element(openTab).toMatchTextContent(second);
  await expect.element(page.getByRole('tabpanel', { name: second, exact: true })).toBeVisible();
});

test('on a phone tabs and drawing scroll, the page does not, and the topic of the address is open and in sight', async () => {
  await resize(390);
  await openPage(`${address}#${topics.at(-1)?.id}`);
  await expect.element(openTab).toMatchTextContent(last);
  await expect.element(openTab).toBeInViewport();
  await userEvent.click(tab(first));
  await expect.element(tab(first)).toBeInViewport();
  if (sheet) {
    (drawing.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => drawing.element().scrollLeft).toBeGreaterThan(0);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  // Cards stand below each other on a phone, and three in a row on a wide screen.
  if (!cards) return;
  const items = page.getByRole('region', { name: cards.title }).getByRole('listitem');
  const columns = () => new Set(items.elements().map((item) => Math.round(item.getBoundingClientRect().left))).size;
  expect(columns()).toBe(1);
  await resize(1280);
  await expect.poll(columns).toBe(Math.min(3, cards.cards.length));
});
