import { expect, test } from 'vitest';
import { erasedAuthor, scheduleAuthor } from './author.ts';

test('a history keeps a line for a person whose data was erased, without a name', () => {
  expect(erasedAuthor).toEqual({ uid: 'erased', email: 'a former administrator' });
});

test('the schedule signs with a name that belongs to no person', () => {
  expect(scheduleAuthor).toEqual({ uid: 'schedule', email: 'the website itself' });
});
