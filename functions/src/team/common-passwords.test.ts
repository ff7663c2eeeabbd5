import { shortestPassword } from '@ohmbridge/contract/team/password';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

const about = ['ada.lovelace@ohmbridge.example', 'Ada Lovelace', 'ohmbridge-careers.web.app'];

describe('a password', () => {
  it.each([
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
    // No word, and no secret.
    '123456789012',
    'aaaaaaaaaaaa',
    'qwertyuiop[]',
    // What a stranger knows of its owner and of the firm.
    'ada.lovelace@ohmbridge.example',
    'Lovelace2026',
    'Ohmbridge2026',
  ])('%s is refused, though it is long enough', async (password) => {
    expect(password.length).toBeGreaterThanOrEqual(shortestPassword);
    expect(await isCommonPassword(password, about)).toBe(true);
  });

  it.each([
    'correct horse battery staple',
    'kX9$vbq2LmZ!',
    'summer-morning-2026',
    'Vier Wörter ohne Sinn',
    '変電所の制御盤は青い色です。',
  ])('%s is taken', async (password) => {
    expect(await isCommonPassword(password, about)).toBe(false);
  });

  it('of the greatest length is looked at in a moment', async () => {
    const start = performance.now();
    expect(await isCommonPassword('x'.repeat(1024), about)).toBe(true);
    await isCommonPassword('aB3$'.repeat(256), about);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
