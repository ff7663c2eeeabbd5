import { testRows } from '@site/contract/test-support/test-rows';
import { expect } from 'vitest';
import { mailAddress } from './mail-address.ts';

testRows([
  ['asha@example.com', 'mailto:asha@example.com'],
  ['asha?bcc=boss@example.com', 'mailto:asha%3Fbcc%3Dboss@example.com'],
  ['a&b%c@example.com', 'mailto:a%26b%25c@example.com'],
  ['asha@example.com?bcc=boss', 'mailto:asha@example.com%3Fbcc%3Dboss'],
])('an email has its address, and no other recipient', (email, address) => {
  expect(mailAddress(email)).toBe(address);
  expect(new URL(address).search).toBe('');
  expect(decodeURIComponent(new URL(address).pathname)).toBe(email);
});
