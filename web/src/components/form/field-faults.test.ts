import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api.ts';
import { failureMessage, faultsFromApi, firstFaultyField } from './field-faults.ts';

const fields = ['name', 'phone'] as const;

describe('the faults of a form', () => {
  it('begin with the field that comes first on the screen', () => {
    expect(firstFaultyField(fields, { phone: true, name: true })).toBe('name');
    expect(firstFaultyField(fields, { phone: true })).toBe('phone');
    expect(firstFaultyField(fields, {})).toBeUndefined();
  });

  it('include what the API said about fields of this form, and nothing else', () => {
    const refused = new ApiError('Please check the marked fields.', 400, { phone: 'Too short', other: 'Unknown' });
    expect(faultsFromApi(fields, refused)).toEqual([{ field: 'phone', message: 'Too short' }]);
    expect(faultsFromApi(fields, new ApiError('API error: 500', 500))).toEqual([]);
    expect(faultsFromApi(fields, new TypeError('offline'))).toEqual([]);
  });

  it.each([
    [0, 'Please load the page again.'],
    [401, 'Please load the page again.'],
    [429, 'Please load the page again.'],
    [500, 'Sorry.'],
    [503, 'Sorry.'],
  ])('are told in the words of the API where it helps: %i', (status, words) => {
    expect(failureMessage(new ApiError('Please load the page again.', status), 'Sorry.')).toBe(words);
  });
});
