import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, it } from 'vitest';
import { leaksIn } from './log-leaks.ts';

const typed = ['Asha', 'Rahman', 'asha@example.org', '0123456789', 'Is it safe?\nPlease "call" me.', 'UK'];

describe('a log', () => {
  it('with only ids and states has no leaks', () => {
    const log =
      '> {"severity":"INFO","message":"Email sent","mail":"Xk3","attempts":1}\n"POST /api/contact HTTP/1.1" 201';
    expect(leaksIn(log, typed)).toEqual([]);
  });

  testRows([
    ['a name', 'Refused Asha', ['Asha']],
    ['an address of a page', 'GET /contact?email=asha%40example.org 200', ['asha@example.org']],
    ['a phone number', '{"phone":"0123456789"}', ['0123456789']],
    ['one line of a message', 'failed: Is it safe?', ['Is it safe?']],
    ['a quoted line of a message', '{"body":"Please \\"call\\" me."}', ['Please \\"call\\" me.']],
    ['a token', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.', ['eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0']],
  ])('with a typed text has a leak', (_what, log, leaks) => {
    expect(leaksIn(log, typed)).toEqual(leaks);
  });

  it('is not searched for short texts or for single words of a message', () => {
    expect(leaksIn('GET /careers?country=UK', typed)).toEqual([]);
    expect(leaksIn('TypeError: undefined', ['undefined\nis what I got'])).toEqual([]);
  });
});
