import { expect, test } from 'vitest';
import { limits } from './limits.ts';

// Everything else is tested against these figures by their names, and so would not notice another one.
test('the limits are those that were agreed', () => {
  expect(limits).toEqual({
    name: 100,
    email: 254,
    webAddress: 2048,
    contactPhoneDigits: 10,
    applicationPhoneDigits: { min: 7, max: 15 },
    contactMessage: 10_000,
    applicationComments: 50_000,
    jobTitle: 100,
    jobLine: 200,
    jobText: 2000,
    jobResponsibilities: 10_000,
    password: 1024,
    pdfBytes: 10_485_760,
    jobsPerAnswer: 100,
    jsonBodyBytes: 524_288,
  });
});
