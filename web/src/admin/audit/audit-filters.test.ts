import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, it } from 'vitest';
import { auditFilters, momentsOf } from './audit-filters.ts';

describe('the filters of the audit list', () => {
  testRows(['', 'who=a-uid&kind=erased', 'from=2026-11-01&until=2026-11-26', 'kind=opened'])(
    'stay unchanged in the address',
    (address) => {
      expect(`${auditFilters.write(auditFilters.read(address))}`).toBe(address);
    },
  );

  testRows(['kind=everything', 'from=2026-02-30', 'until=yesterday', 'who=a/b', 'who=', 'nobody=knows'])(
    'leave out unknown filters and values',
    (address) => {
      expect(`${auditFilters.write(auditFilters.read(address))}`).toBe('');
    },
  );

  it('include the whole first day and the whole last day', () => {
    const { since, before } = momentsOf({ from: '2026-11-26', until: '2026-11-30' });
    expect(since).toEqual(new Date(2026, 10, 26));
    expect(before).toEqual(new Date(2026, 11, 1));
    expect(momentsOf({ from: undefined, until: undefined })).toEqual({});
  });
});
