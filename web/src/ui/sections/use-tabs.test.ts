import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, test } from 'vitest';
import { tabAfterKey, topicOfHash } from './use-tabs.ts';

const ids = ['overview', 'hv', 'lv'];

describe('the topic of an address', () => {
  test('is the one that it names', () => {
    expect(topicOfHash('#hv', ids, 'overview')).toBe('hv');
  });

  testRows(['', '#', '#nothing', '#HV', '#%E0%A4%A'])('is the initial one where the address names none', (hash) => {
    expect(topicOfHash(hash, ids, 'lv')).toBe('lv');
  });
});

describe('the tab after a key', () => {
  testRows([
    ['ArrowDown', 'overview', 'hv'],
    ['ArrowRight', 'hv', 'lv'],
    ['ArrowRight', 'lv', 'overview'],
    ['ArrowUp', 'overview', 'lv'],
    ['ArrowLeft', 'lv', 'hv'],
    ['Home', 'lv', 'overview'],
    ['End', 'overview', 'lv'],
  ])('a key leads from one tab to another', (key, from, to) => {
    expect(tabAfterKey(key, from, ids)).toBe(to);
  });

  testRows(['Tab', 'Enter', 'a', 'PageDown'])('other keys are left to the browser', (key) => {
    expect(tabAfterKey(key, 'hv', ids)).toBeUndefined();
  });
});
