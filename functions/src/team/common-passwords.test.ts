import { identity } from '@site/contract/firm/identity';
import { headOffice } from '@site/contract/firm/offices';
import { shortestPassword } from '@site/contract/team/password';
import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, it } from 'vitest';
import { leastCpuTime } from '../test-support/cpu-time.ts';
import { isCommonPassword } from './common-passwords.ts';

const about = ['ada.lovelace@firm.example', '4ever-ada77@firm.example', 'Ada Lovelace', 'firm-careers.web.app'];

describe('a password', () => {
  testRows([
    // Passwords of the list, also with capitals.
    '1qaz2wsx3edc',
    'QWERTY123456',
    // Shorter passwords of the list, as people extend them.
    'password1234',
    'P@ssw0rd2026',
    'PasswordPassword',
    'drowssap1234',
    'iloveyou12345',
    'Welcome2026!',
    'leavemealone',
    // Neither a word nor a secret.
    '123456789012',
    'aaaaaaaaaaaa',
    'qwertyuiop[]',
    '582947163058',
    // A word that a stranger knows of its owner or of the firm.
    'ada.lovelace@firm.example',
    'Lovelace2026',
    'AdaLovelace!',
    'ada.lovelace1',
    '4ever-ada772026',
    `${identity.shortName}20262026`,
    `${headOffice.city}20262026`,
    'substation1234',
    'Switchgear2026!',
    'Interviewer2026',
    // Such a word with signs for letters, and backwards.
    'sw1tchg34r2026',
    'raeghctiws2026',
  ])('a common password is refused, although it is long enough', async (password) => {
    expect(password.length).toBeGreaterThanOrEqual(shortestPassword);
    expect(await isCommonPassword(password, about)).toBe(true);
  });

  testRows([
    'correct horse battery staple',
    'kX9$vbq2LmZ!',
    'summer-morning-2026',
    '83-wozx-44715',
    'Vier Wörter ohne Sinn',
    '変電所の制御盤は青い色です。',
  ])('a password that is not common is accepted', async (password) => {
    expect(await isCommonPassword(password, about)).toBe(false);
  });

  it('of the greatest length is checked in a moment', async () => {
    expect(await isCommonPassword('x'.repeat(1024), about)).toBe(true);
    for (const text of ['aB3$'.repeat(256), '1'.repeat(1024), `${'1'.repeat(1022)}a1`, `${'a'.repeat(1023)}b`])
      expect(await leastCpuTime(() => isCommonPassword(text, about), 500)).toBeLessThan(2000);
  });
});
