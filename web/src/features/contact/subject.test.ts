import { contactSchema } from '@ohmbridge/functions/contract/contact';
import { describe, expect, it } from 'vitest';
import { subjectFromAddress } from './subject.ts';

describe('the subject in the address', () => {
  it('becomes one clean line', () => {
    expect(subjectFromAddress('  Power System\r\nStudies\u0000 ')).toBe('Power System Studies');
  });

  it('is nothing when there is nothing to read', () => {
    expect(subjectFromAddress(null)).toBeUndefined();
    expect(subjectFromAddress('')).toBeUndefined();
    expect(subjectFromAddress(' \n\t')).toBeUndefined();
  });

  it.each(['x'.repeat(5000), `${'x'.repeat(199)} y`, `${'ab '.repeat(200)}`, 'a\u2028b\u0085c'])(
    'always passes the check of the form (case %#)',
    (value) => {
      const contact = { firstName: 'A', lastName: 'B', email: 'a@b.co', phone: '1234567890', message: 'm' };
      const subject = subjectFromAddress(value);
      expect(subject?.length).toBeLessThanOrEqual(200);
      expect(contactSchema.safeParse({ ...contact, subject })).toMatchObject({ success: true, data: { subject } });
    },
  );
});
