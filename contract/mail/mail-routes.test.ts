import { expect, test } from 'vitest';
import { limits } from '../shared/limits.ts';
import { testRows } from '../test-support/test-rows.ts';
import { bulkMailsSchema } from './mail-routes.ts';

const errorOf = (body: object) => bulkMailsSchema.safeParse(body).error?.issues[0]?.message;

testRows(['retry', 'dismiss', 'release', 'discard', 'restore'])(
  'an action is for all emails, for some emails, or for the emails after a cursor',
  (action) => {
    for (const more of [{}, { ids: [] }, { ids: ['a-1', 'B2'] }, { after: 'an_id' }]) {
      expect(bulkMailsSchema.parse({ action, ...more })).toEqual({ action, ...more });
    }
  },
);

testRows([
  [{}, 'action is required'],
  [{ action: 'burn' }, 'action is not one of the options'],
  [{ action: 'retry', ids: [7] }, 'id must be text'],
  [{ action: 'retry', ids: ['a/b'] }, 'Email not found'],
  [{ action: 'retry', ids: ['__a__'] }, 'Email not found'],
  [{ action: 'retry', ids: ['a'.repeat(129)] }, 'Email not found'],
  [{ action: 'retry', after: 7 }, 'after must be text'],
  [{ action: 'retry', after: 'a/b' }, 'after must be the "next" of an earlier answer'],
  [{ action: 'retry', after: '' }, 'after must be the "next" of an earlier answer'],
  [{ action: 'retry', after: 'a'.repeat(501) }, 'after must be the "next" of an earlier answer'],
])('a wrong list of mails is refused', (body, message) => {
  expect(errorOf(body)).toBe(message);
});

test('an action names at most as many emails as one call can do', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `mail-${index}`);
  expect(errorOf({ action: 'retry', ids: ids(limits.mailsPerAnswer) })).toBeUndefined();
  expect(errorOf({ action: 'retry', ids: ids(limits.mailsPerAnswer + 1) })).toBe('ids must be at most 200');
});
