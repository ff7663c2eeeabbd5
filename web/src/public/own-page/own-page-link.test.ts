import { senderPageLink } from '@site/contract/desk/sender-page';
import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, it } from 'vitest';
import { linkIn, stateOf, tokenIn } from './own-page-link.ts';

const token = `${'s'.repeat(22)}.${'v'.repeat(43)}`;
const { hash } = new URL(senderPageLink('applications', 'https://site.example', token));

describe('the link to the page of a sender', () => {
  it('is in the address, and later in the state of the history entry', () => {
    expect(linkIn(hash, null)).toEqual({ kind: 'token', token });
    expect(linkIn('', stateOf(token))).toEqual({ kind: 'token', token });
  });

  it('takes precedence over the link that was opened before', () => {
    expect(linkIn(hash, { ownPageToken: `${'o'.repeat(22)}.${'o'.repeat(43)}` })).toEqual({ kind: 'token', token });
  });

  testRows([
    `${hash}.`,
    `${hash}?utm_source=mail`,
    `${hash}&utm_source=mail`,
    `${hash})`,
    `${hash}>`,
    `${hash}%3E`,
    hash.replace('.', '%2E'),
  ])('is recognised after changes by email programs', (changed) => {
    expect(linkIn(changed, null)).toEqual({ kind: 'token', token });
  });

  testRows([
    `https://site.example/application${hash}`,
    ` https://site.example/application${hash}. `,
    `<https://site.example/application${hash}>`,
    `https://site.example/application%23${token}`,
    token,
    `  ${token}\n`,
  ])('is found in pasted text', (text) => {
    expect(tokenIn(text)).toBe(token);
  });

  testRows(['', 'https://site.example/application', 'hello', token.slice(1)])('is not found in other texts', (text) => {
    expect(tokenIn(text)).toBeUndefined();
  });

  testRows([hash.slice(0, -1), `${hash}x`, '#x', '#%E0%A4%A'])('is refused if it was cut or changed', (cut) => {
    expect(linkIn(cut, { ownPageToken: token })).toEqual({ kind: 'cut' });
  });

  testRows([null, undefined, 'text', {}, { ownPageToken: 7 }, { ownPageToken: 'text' }])(
    'is missing if neither the address nor the state has one',
    (state) => {
      expect(linkIn('', state)).toEqual({ kind: 'none' });
    },
  );
});
