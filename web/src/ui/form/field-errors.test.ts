import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../shared/api.ts';
import { fieldErrorsFromApi, firstFieldWithError, remedyFor } from './field-errors.ts';

const fields = ['name', 'phone'] as const;

describe("the errors of a form's fields", () => {
  it('begin with the field that comes first on the screen', () => {
    expect(firstFieldWithError(fields, { phone: true, name: true })).toBe('name');
    expect(firstFieldWithError(fields, { phone: true })).toBe('phone');
    expect(firstFieldWithError(fields, {})).toBeUndefined();
  });

  it('include what the API said about fields of this form, and nothing else', () => {
    const refused = new ApiError('Please check the marked fields.', 400, { phone: 'Too short', other: 'Unknown' });
    expect(fieldErrorsFromApi(fields, refused)).toEqual([{ field: 'phone', message: 'Too short' }]);
    expect(fieldErrorsFromApi(fields, new ApiError('API error: 500', 500))).toEqual([]);
    expect(fieldErrorsFromApi(fields, new TypeError('offline'))).toEqual([]);
  });

  testRows([
    [0, 'Please load the page again.'],
    [401, 'Please load the page again.'],
    [429, 'Please load the page again.'],
    [500, undefined],
    [503, undefined],
  ])('are told with the message of the API where it helps', (status, message) => {
    expect(remedyFor(new ApiError('Please load the page again.', status))).toBe(message);
  });
});
