import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, it } from 'vitest';
import { storageOf } from '../test-support/storage.ts';
import { draftMilliseconds, publicDraftStore } from './public-form-draft.ts';

/** A device with a clock, on which the test opens and closes tabs. */
function machine() {
  const device = storageOf();
  const clock = { time: 1_000_000_000 };
  const openTab = (tab = storageOf()) => ({
    tab,
    store: publicDraftStore('application', { device: () => device, tab: () => tab, now: () => clock.time }),
  });
  return { device, clock, openTab };
}

const typed = { values: { firstName: 'Ada' }, idempotencyKey: 'key-of-one', search: '?job=J-0004' };

describe('the draft of a form', () => {
  it('is kept in the tab alone until the visitor says that it may stay on the device', () => {
    const { device, openTab } = machine();
    const { store, tab } = openTab();
    expect(store.keep(typed)).toBe('tab');
    expect(device.items.size).toBe(0);
    expect(openTab(tab).store.read()).toMatchObject(typed);
    expect(openTab().store.read()).toBeUndefined();
  });

  it('stays on the device for a day with permission, in tabs that are opened later too', () => {
    const { clock, openTab } = machine();
    const { store } = openTab();
    store.setAnswer('device');
    expect(store.keep(typed)).toBe('device');
    clock.time += draftMilliseconds - 1;
    const later = openTab().store;
    expect(later.read()).toMatchObject(typed);
    // The visitor gave the permission in an earlier tab, so the form does not ask again.
    expect(later.answer()).toBe('device');
  });

  testRows([
    ['a day later', (text: string) => text, draftMilliseconds],
    ['from the future', (text: string) => text, -1],
    ['of another version', (text: string) => text.replace('"version":1', '"version":0'), 0],
    ['broken', (text: string) => text.slice(0, -1), 0],
    ['something else', () => '[]', 0],
    ['without its key', (text: string) => text.replace('key-of-one","', '","x').replace('"idempotencyKey"', '"k"'), 0],
    ['without fields', (text: string) => text.replace('{"firstName":"Ada"}', '7'), 0],
  ])('is thrown away silently where it cannot be used', (_what, change, passed) => {
    const { device, clock, openTab } = machine();
    const { store } = openTab();
    store.setAnswer('device');
    store.keep(typed);
    const [[key = '', text = ''] = []] = device.items;
    device.items.set(key, change(text));
    clock.time += passed;
    expect(openTab().store.read()).toBeUndefined();
    expect(device.items.size).toBe(0);
  });

  it('keeps texts, and nothing that was put there by others', () => {
    const { device, openTab } = machine();
    const { store } = openTab();
    store.setAnswer('device');
    store.keep(typed);
    const [[key = '', text = ''] = []] = device.items;
    device.items.set(key, text.replace('"Ada"', '"Ada","phone":{"a":1}'));
    expect(openTab().store.read()?.values).toEqual({ firstName: 'Ada' });
  });

  it('is gone once it is sent, in the tab and on the device', () => {
    const { device, openTab } = machine();
    const { store, tab } = openTab();
    store.setAnswer('device');
    store.keep(typed);
    store.drop(typed.idempotencyKey);
    expect(device.items.size).toBe(0);
    expect(openTab(tab).store.read()).toBeUndefined();
  });

  it('of two tabs does not fight: each keeps its own, and sending one leaves the other', () => {
    const { openTab } = machine();
    const [one, other] = [openTab(), openTab()];
    for (const { store } of [one, other]) store.setAnswer('device');
    one.store.keep(typed);
    other.store.keep({ ...typed, values: { firstName: 'Eve' }, idempotencyKey: 'key-of-another' });
    expect(openTab(one.tab).store.read()?.values).toEqual({ firstName: 'Ada' });
    one.store.drop(typed.idempotencyKey);
    expect(openTab().store.read()?.values).toEqual({ firstName: 'Eve' });
  });

  it('is kept nowhere once the visitor has deleted it, for as long as the visit lasts', () => {
    const { device, openTab } = machine();
    const { store, tab } = openTab();
    store.setAnswer('device');
    store.keep(typed);
    store.setAnswer('nothing');
    expect(openTab(tab).store.read()).toBeUndefined();
    expect(store.keep(typed)).toBeUndefined();
    expect([device.items.size, [...tab.items.keys()]]).toEqual([0, ['form-drafts']]);
  });

  it('costs nothing but itself where the browser keeps nothing', () => {
    const denied = () => {
      throw new Error('denied');
    };
    const store = publicDraftStore('application', { device: denied, tab: denied, now: () => 0 });
    store.setAnswer('device');
    expect(store.keep(typed)).toBeUndefined();
    store.drop(typed.idempotencyKey);
    expect(store.read()).toBeUndefined();
  });
});
