import { testRows } from '@site/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import { ConfigurationError } from '../../shared/configuration.ts';
import { readLimitSettings } from './limit-settings.ts';

const environment = {
  TRUSTED_PROXIES: '2',
  LIMIT_WINDOW_SECONDS: '600',
  LIMIT_SUBMISSIONS_PER_CLIENT: '20',
  LIMIT_SUBMISSIONS_PER_PROXY: '200',
  LIMIT_LOGINS_PER_CLIENT: '30',
  LIMIT_LOGINS_PER_PROXY: '300',
};

test('every parameter is read', () => {
  const limit = (requests: number) => ({ requests, windowSeconds: 600 });
  expect(readLimitSettings(environment)).toEqual({
    trustedProxies: 2,
    perClient: { submission: limit(20), link: limit(20), login: limit(30), proof: limit(150) },
    perProxy: { submission: limit(200), link: limit(200), login: limit(300), proof: limit(1500) },
  });
});

test('spaces around a value do not matter', () => {
  const spaced = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, ` ${value} `]));
  expect(readLimitSettings(spaced)).toEqual(readLimitSettings(environment));
});

testRows(Object.keys(environment))('a missing setting is named as missing only', (name) => {
  for (const value of [undefined, '', ' ']) {
    expect(() => readLimitSettings({ ...environment, [name]: value })).toThrow(
      new ConfigurationError([`Missing parameters: ${name}.`]),
    );
  }
});

test('one error names everything that is missing or wrong', () => {
  const wrong = { ...environment, LIMIT_LOGINS_PER_CLIENT: '', LIMIT_LOGINS_PER_PROXY: '', LIMIT_WINDOW_SECONDS: '0' };
  expect(() => readLimitSettings(wrong)).toThrow(
    /^Missing parameters: LIMIT_LOGINS_PER_CLIENT, LIMIT_LOGINS_PER_PROXY\. LIMIT_WINDOW_SECONDS must be a whole number above 0\. Set /,
  );
});

testRows(Object.keys(environment).filter((name) => name !== 'TRUSTED_PROXIES'))(
  'a setting must be a whole number above 0',
  (name) => {
    for (const value of ['0', '-1', '1.5', 'many', '1e3', '10000000']) {
      expect(() => readLimitSettings({ ...environment, [name]: value })).toThrow(
        `${name} must be a whole number above 0.`,
      );
    }
  },
);

test('only the local stack can have no proxy', () => {
  const direct = { ...environment, TRUSTED_PROXIES: '0' };
  expect(readLimitSettings({ ...direct, FUNCTIONS_EMULATOR: 'true' }).trustedProxies).toBe(0);
  expect(() => readLimitSettings(direct)).toThrow('TRUSTED_PROXIES must not be 0');
  expect(readLimitSettings({ ...environment, TRUSTED_PROXIES: '1' }).trustedProxies).toBe(1);
});

test('the number of proxies must be a digit', () => {
  for (const value of ['-1', 'two', '10']) {
    expect(() => readLimitSettings({ ...environment, TRUSTED_PROXIES: value })).toThrow('TRUSTED_PROXIES must be');
  }
});
