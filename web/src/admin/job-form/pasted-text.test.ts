import { testRows } from '@ohmbridge/contract/test-support/test-rows';
import { expect } from 'vitest';
import { cleanPaste } from './pasted-text.ts';

testRows([
  ['•\tLead the team\r\n•\tCheck settings', 'Lead the team\nCheck settings'],
  ['1.\tLead the team\n2.\tCheck settings\n10) Report', 'Lead the team\nCheck settings\nReport'],
  ['- Lead\n– Check\n— Report\n* Travel', 'Lead\nCheck\nReport\nTravel'],
  ['o\tLead\n§\tCheck', 'Lead\nCheck'],
  ['\uf0b7 Lead\n\uf0a7\tCheck\n\uf0d8Report', 'Lead\nCheck\nReport'],
  ['a) Lead\n(b) Check', 'Lead\nCheck'],
  ['Lead\n\n\n   \nCheck\n', 'Lead\nCheck'],
  ['Lead\u00a0the\tteam\vCheck', 'Lead the team\nCheck'],
])('a list is pasted without its marks', (copied, pasted) => {
  expect(cleanPaste(copied)).toBe(pasted);
});

testRows([
  'on site in Leeds',
  '132 kV substations',
  '1.5 years of relay settings',
  'a. c. power systems'.replace('a. c.', 'A.C.'),
  'one or two - as you like',
])('text that only looks like a mark stays', (text) => {
  expect(cleanPaste(text)).toBe(text);
});
