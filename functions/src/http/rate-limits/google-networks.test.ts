import { testRows } from '@site/contract/test-support/test-rows';
import { expect } from 'vitest';
import { isOfGoogle } from './google-networks.ts';

testRows(['66.102.8.69', '66.102.8.201', '::ffff:66.102.8.69', '74.125.0.0', '2a00:1450:4009:81f::1'])(
  'a front end of Google belongs to Google',
  (address) => expect(isOfGoogle(address)).toBe(true),
);

testRows([
  // Machines that anyone can rent from Google.
  '34.90.1.1',
  '35.246.10.10',
  '104.196.5.5',
  '2600:1900:4000::1',
  '203.0.113.7',
  '66.102.16.0',
  '2a00:1451::1',
  '169.254.1.1',
  'unknown',
  '',
  undefined,
])('other addresses do not belong to Google', (address) => expect(isOfGoogle(address)).toBe(false));
