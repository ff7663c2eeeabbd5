import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api.ts';
import { faultsFromApi, firstFaultyField } from './field-faults.ts';

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
});
