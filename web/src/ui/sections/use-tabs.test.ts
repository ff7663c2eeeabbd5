import { describe, expect, test } from 'vitest';
import { tabAfterKey, topicOfHash } from './use-tabs.ts';

const ids = ['overview', 'hv', 'lv'];

describe('the topic of an address', () => {
  test('is the one that it names', () => {
    expect(topicOfHash('#hv', ids, 'overview')).toBe('hv');
  });

  test.each(['', '#', '#nothing', '#HV', '#%E0%A4%A'])('is the initial one for %j', (hash) => {
    expect(topicOfHash(hash, ids, 'lv')).toBe('lv');
  });
});

describe('the tab after a key', () => {
  test.each([
    ['ArrowDown', 'overview', 'hv'],
    ['ArrowRight', 'hv', 'lv'],
    ['ArrowRight', 'lv', 'overview'],
    ['ArrowUp', 'overview', 'lv'],
    ['ArrowLeft', 'lv', 'hv'],
    ['Home', 'lv', 'overview'],
    ['End', 'overview', 'lv'],
  ])('%s leads from %s to %s', (key, from, to) => {
    expect(tabAfterKey(key, from, ids)).toBe(to);
  });

  test.each(['Tab', 'Enter', 'a', 'PageDown'])('%s is left to the browser', (key) => {
    expect(tabAfterKey(key, 'hv', ids)).toBeUndefined();
  });
});
