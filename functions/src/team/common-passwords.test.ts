import { shortestPassword } from '@ohmbridge/contract/team/password';
import { testRows } from '@ohmbridge/contract/test-support/test-rows';
import { describe, expect, it } from 'vitest';
import { leastCpuTime } from '../test-support/cpu-time.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashBytes, leakedPasswords } from './leaked-passwords.ts';

const about = ['ada.lovelace@ohmbridge.example', 'Ada Lovelace', 'ohmbridge-careers.web.app'];

describe('a password', () => {
  testRows([
    // Of the list itself, as it is there and with capitals.
    '1qaz2wsx3edc',
    'QWERTY123456',
    // What people make of shorter ones of the list.
    'password1234',
    'P@ssw0rd2026',
    'PasswordPassword',
    'drowssap1234',
    'iloveyou12345',
    'Welcome2026!',
    // Leaked ones, of which no single word is common.
    'rikitikitavi',
    'perasperaadastra',
    'HakunaMatata',
    // No word, and no secret.
    '123456789012',
    'aaaaaaaaaaaa',
    'qwertyuiop[]',
    // What a stranger knows of its owner and of the firm.
    'ada.lovelace@ohmbridge.example',
    'Lovelace2026',
    'Ohmbridge2026',
    'Colchester2026',
    'substation1234',
    'Switchgear2026!',
    'Interviewer2026',
  ])('a password that is common is refused, though it is long enough', async (password) => {
    expect(password.length).toBeGreaterThanOrEqual(shortestPassword);
    expect(await isCommonPassword(password, about)).toBe(true);
  });

  testRows([
    'correct horse battery staple',
    'kX9$vbq2LmZ!',
    'summer-morning-2026',
    'Vier Wörter ohne Sinn',
    '変電所の制御盤は青い色です。',
  ])('a password that is not common is taken', async (password) => {
    expect(await isCommonPassword(password, about)).toBe(false);
  });

  it('is compared with 3000 that were leaked and are long enough', () => {
    const hashes = Buffer.from(leakedPasswords, 'base64').toString('hex');
    expect(new Set(hashes.match(new RegExp(`.{${2 * hashBytes}}`, 'g'))).size).toBe(3000);
    expect(hashes).toHaveLength(3000 * 2 * hashBytes);
  });

  it('of the greatest length is looked at in a moment', async () => {
    expect(await isCommonPassword('x'.repeat(1024), about)).toBe(true);
    expect(await leastCpuTime(() => isCommonPassword('aB3$'.repeat(256), about), 500)).toBeLessThan(2000);
  });
});
