import type { SubmissionRecord } from '@site/contract/desk/submission-record';
import { homePhone } from '@site/contract/test-support/submissions';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SentFields } from './SentFields.tsx';

const enquiry = {
  firstName: 'Asha',
  lastName: 'Rahman',
  email: 'asha?bcc=boss@example.com',
  phoneCode: homePhone.phoneCode,
  phone: `${homePhone.phone} ext. 12`,
  message: 'Please call.',
} as SubmissionRecord;

test('the buttons for email and phone use only the address and number that were sent', () => {
  const markup = renderToStaticMarkup(<SentFields submission={enquiry} />);
  const addresses = Array.from(markup.matchAll(/href="([^"]*)"/g), ([, address]) => address);
  expect(addresses).toEqual([
    `tel:${homePhone.phoneCode}${homePhone.phone};ext=12`,
    'mailto:asha%3Fbcc%3Dboss@example.com',
  ]);
});
