import { contactSchema } from '@site/contract/desk/contact';
import { defaultPhoneCode } from '@site/contract/desk/phone';
import { countryFacts } from '@site/contract/firm/country-facts';
import { branch } from '@site/contract/test-support/offices';
import { homePhone } from '@site/contract/test-support/submissions';
import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, it } from 'vitest';
import { askedBy, emptyContact, isTyped, startValues } from './contact-values.ts';

const branchCode = countryFacts[branch.country].phone.code;

const values = {
  firstName: 'Ana',
  phoneCode: branchCode,
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
      phoneCode: defaultPhoneCode,
      phone: '7700 900123',
    });
  });

  it('hold the subject of the draft, unless another page has sent the visitor here with a new one', () => {
    expect(startValues(emptyContact, draft, draft.search).subject).toBe('Arc flash, 11 kV');
    expect(startValues(emptyContact, draft, '').subject).toBe('Arc flash, 11 kV');
    expect(startValues(emptyContact, draft, '?subject=Survey').subject).toBe('Survey');
  });

  it('hold the message of the draft and, once below it, the text that another page begins it with', () => {
    const message = 'Hello\n\nEPR 462 V';
    expect(startValues(emptyContact, draft, '?message=EPR%20462%20V').message).toBe(message);
    const again = { ...draft, values: { ...values, message } };
    expect(startValues(emptyContact, again, '?message=EPR%20462%20V').message).toBe(message);
    expect(startValues(emptyContact, draft, '').message).toBe('Hello');
  });

  it('hold only country codes that the form offers', () => {
    const foreign = { ...draft, values: { ...values, phoneCode: '+33' } };
    expect(startValues(emptyContact, foreign, '').phoneCode).toBe(defaultPhoneCode);
  });

  it('count as typed once a person has typed something', () => {
    expect(isTyped({ ...emptyContact, subject: 'Arc flash', phoneCode: branchCode })).toBe(false);
    expect(isTyped({ ...emptyContact, phone: '0' })).toBe(true);
    expect(isTyped({ ...emptyContact, company: 'Ohm' })).toBe(true);
    const asked = '?message=EPR%20462%20V';
    expect(isTyped({ ...emptyContact, message: 'EPR 462 V' }, asked)).toBe(false);
    expect(isTyped(emptyContact, asked)).toBe(false);
    expect(isTyped({ ...emptyContact, message: 'EPR 462 V. Hot?' }, asked)).toBe(true);
  });
});

describe('subject and message of the address', () => {
  it('become single lines without control characters', () => {
    const search = new URLSearchParams({ subject: '  Power System\r\nStudies\u0000 ', message: ' EPR\n462 V' });
    expect(askedBy(`?${search}`)).toEqual({ subject: 'Power System Studies', message: 'EPR 462 V' });
  });

  testRows(['', '?subject=&message=', '?subject=%20%0A%09'])('are missing if the address has none', (search) => {
    expect(askedBy(search)).toEqual({});
  });

  testRows(['x'.repeat(50_000), `${'x'.repeat(199)} y`, `${'ab '.repeat(200)}`, 'a\u2028b\u0085c'])(
    'always pass the check by the form',
    (value) => {
      const contact = { firstName: 'A', lastName: 'B', email: 'a@b.co', phone: homePhone.phone };
      const { subject, message } = askedBy(`?${new URLSearchParams({ subject: value, message: value })}`);
      expect(subject?.length).toBeLessThanOrEqual(200);
      expect(message?.length).toBeLessThanOrEqual(10_000);
      expect(contactSchema.safeParse({ ...contact, subject, message })).toMatchObject({
        success: true,
        data: { subject, message },
      });
    },
  );
});
