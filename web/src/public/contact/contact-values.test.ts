import { contactSchema } from '@ohmbridge/contract/desk/contact';
import { testRows } from '@ohmbridge/contract/test-support/test-rows';
import { describe, expect, it } from 'vitest';
import { emptyContact, isTyped, startValues, subjectFromAddress } from './contact-values.ts';

const values = {
  firstName: 'Ana',
  phoneCode: '+91',
  phone: '98100 12345',
  subject: 'Arc flash, 11 kV',
  message: 'Hello',
};
const draft = { values, idempotencyKey: 'key', search: '?subject=Arc%20flash', savedAt: 0 };

describe('the fields of the enquiry', () => {
  it('hold what was typed before scripts ran, then the draft; a number and its code stay together', () => {
    const typed = { ...emptyContact, firstName: 'Eve' };
    expect(startValues(typed, draft, draft.search)).toEqual({ ...emptyContact, ...values, firstName: 'Eve' });
    expect(startValues({ ...typed, phone: '7700 900123' }, draft, '')).toMatchObject({
      phoneCode: '+44',
      phone: '7700 900123',
    });
  });

  it('hold the subject as it was changed, unless another page has sent the visitor here', () => {
    expect(startValues(emptyContact, draft, draft.search).subject).toBe('Arc flash, 11 kV');
    expect(startValues(emptyContact, draft, '').subject).toBe('Arc flash, 11 kV');
    expect(startValues(emptyContact, draft, '?subject=Survey').subject).toBe('Survey');
  });

  it('hold no country code that the form does not have', () => {
    const foreign = { ...draft, values: { ...values, phoneCode: '+33' } };
    expect(startValues(emptyContact, foreign, '').phoneCode).toBe('+44');
  });

  it('are worth keeping once a person has typed something', () => {
    expect(isTyped({ ...emptyContact, subject: 'Arc flash', phoneCode: '+91' })).toBe(false);
    expect(isTyped({ ...emptyContact, phone: '0' })).toBe(true);
  });
});

describe('the subject in the address', () => {
  it('becomes one clean line', () => {
    expect(subjectFromAddress('  Power System\r\nStudies\u0000 ')).toBe('Power System Studies');
  });

  it('is nothing when there is nothing to read', () => {
    expect(subjectFromAddress(null)).toBeUndefined();
    expect(subjectFromAddress('')).toBeUndefined();
    expect(subjectFromAddress(' \n\t')).toBeUndefined();
  });

  testRows(['x'.repeat(5000), `${'x'.repeat(199)} y`, `${'ab '.repeat(200)}`, 'a\u2028b\u0085c'])(
    'always passes the check of the form',
    (value) => {
      const contact = { firstName: 'A', lastName: 'B', email: 'a@b.co', phone: '1234567890', message: 'm' };
      const subject = subjectFromAddress(value);
      expect(subject?.length).toBeLessThanOrEqual(200);
      expect(contactSchema.safeParse({ ...contact, subject })).toMatchObject({ success: true, data: { subject } });
    },
  );
});
