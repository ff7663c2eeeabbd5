import type { PhoneCode } from '@site/contract/desk/phone';
import type { SubmissionRecord } from '@site/contract/desk/submission-record';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SentFields } from './SentFields.tsx';

const enquiry = {
  firstName: 'Asha',
  lastName: 'Rahman',
  email: 'asha?bcc=boss@example.com',
  phoneCode: '+44' as PhoneCode,
  phone: '0169772345 ext. 12',
  message: 'Please call.',
} as SubmissionRecord;

test('the buttons write and call only to the address and number that were sent', () => {
  const markup = renderToStaticMarkup(<SentFields submission={enquiry} />);
  const addresses = Array.from(markup.matchAll(/href="([^"]*)"/g), ([, address]) => address);
  expect(addresses).toEqual(['tel:+44169772345;ext=12', 'mailto:asha%3Fbcc%3Dboss@example.com']);
});
