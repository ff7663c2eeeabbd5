import type { Limited } from '@site/contract/shared/route';
import { ConfigurationError, type Environment, isOnEmulators, missingParameters } from '../../shared/configuration.ts';
import type { Limit } from '../../shared/rate-limit-store.ts';

export interface LimitSettings {
  trustedProxies: number;
  perClient: Record<Limited, Limit>;
  perProxy: Record<Limited, Limit>;
}

const aboveZero = [
  'LIMIT_WINDOW_SECONDS',
  'LIMIT_SUBMISSIONS_PER_CLIENT',
  'LIMIT_SUBMISSIONS_PER_PROXY',
  'LIMIT_LOGINS_PER_CLIENT',
  'LIMIT_LOGINS_PER_PROXY',
] as const;
const needed = ['TRUSTED_PROXIES', ...aboveZero] as const;

/** Reads the parameters; throws one error that names all that are missing or wrong. */
export function readLimitSettings(environment: Environment): LimitSettings {
  const value = (name: (typeof needed)[number]) => environment[name]?.trim() ?? '';
  const errors = [
    ...missingParameters(environment, needed),
    ...aboveZero
      .filter((name) => value(name) && !/^[1-9]\d{0,5}$/.test(value(name)))
      .map((name) => `${name} must be a whole number above 0.`),
    ...(/^\d?$/.test(value('TRUSTED_PROXIES')) ? [] : ['TRUSTED_PROXIES must be a whole number from 0 to 9.']),
  ];
  // With 0, all visitors behind Hosting would count as one visitor and share one limit.
  if (value('TRUSTED_PROXIES') === '0' && !isOnEmulators(environment)) {
    errors.push('TRUSTED_PROXIES must not be 0 except on the local stack; behind Hosting it is 2.');
  }
  if (errors.length > 0) throw new ConfigurationError(errors);
  const windowSeconds = Number(value('LIMIT_WINDOW_SECONDS'));
  const limit = (name: (typeof aboveZero)[number]): Limit => ({ requests: Number(value(name)), windowSeconds });
  return {
    trustedProxies: Number(value('TRUSTED_PROXIES')),
    perClient: limitsOf(limit('LIMIT_SUBMISSIONS_PER_CLIENT'), limit('LIMIT_LOGINS_PER_CLIENT')),
    perProxy: limitsOf(limit('LIMIT_SUBMISSIONS_PER_PROXY'), limit('LIMIT_LOGINS_PER_PROXY')),
  };
}

/**
 * Gives the limits of each kind of request. A sender can open their page as often as a visitor can send a form; each kind
 * has its own count. A second step takes a few calls by a person who has the password, and its codes are also counted by
 * account.
 */
function limitsOf(submission: Limit, login: Limit): Record<Limited, Limit> {
  return { submission, link: submission, login, proof: { ...login, requests: 5 * login.requests } };
}
