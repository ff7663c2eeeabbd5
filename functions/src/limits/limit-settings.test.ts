import { expect, test } from 'vitest';
import { readLimitSettings } from './limit-settings.ts';

const environment = {
  TRUSTED_PROXIES: '2',
  LIMIT_WINDOW_SECONDS: '600',
  LIMIT_SUBMISSIONS_PER_CLIENT: '20',
  LIMIT_SUBMISSIONS_PER_PROXY: '200',
  LIMIT_LOGINS_PER_CLIENT: '30',
  LIMIT_LOGINS_PER_PROXY: '300',
  LIMIT_LOGINS_PER_EMAIL: '10',
};

test('every parameter is read', () => {
  const limit = (requests: number) => ({ requests, windowSeconds: 600 });
  expect(readLimitSettings(environment)).toEqual({
    trustedProxies: 2,
    perClient: { submission: limit(20), login: limit(30) },
    perProxy: { submission: limit(200), login: limit(300) },
    loginsPerEmail: limit(10),
  });
});

test.each(Object.keys(environment))('a missing %s is named', (name) => {
  expect(() => readLimitSettings({ ...environment, [name]: ' ' })).toThrow(`Missing parameters: ${name}.`);
});

test.each(Object.keys(environment).filter((name) => name !== 'TRUSTED_PROXIES'))(
  '%s must be a whole number above 0',
  (name) => {
    for (const value of ['0', '-1', '1.5', 'many', '1e3', '10000000']) {
      expect(() => readLimitSettings({ ...environment, [name]: value })).toThrow(
        `${name} must be a whole number above 0.`,
      );
    }
  },
);

test('the number of proxies may be 0, but must be one', () => {
  expect(readLimitSettings({ ...environment, TRUSTED_PROXIES: '0' }).trustedProxies).toBe(0);
  for (const value of ['-1', 'two', '10']) {
    expect(() => readLimitSettings({ ...environment, TRUSTED_PROXIES: value })).toThrow('TRUSTED_PROXIES must be');
  }
});
