import type { IncomingMessage } from 'node:http';
import * as logger from 'firebase-functions/logger';
import { errorOutline } from '../api/error-outline.ts';
import { HttpError } from '../api/http-error.ts';
import { messages } from '../contract/messages.ts';
import type { Limited } from '../contract/route.ts';
import { bucketName } from './bucket-name.ts';
import type { BucketStore } from './bucket-store.ts';
import type { Limit } from './cell-rate.ts';
import { originsOf } from './client-address.ts';
import type { LimitSettings } from './limit-settings.ts';

/** Refuses, with a 429, what comes too often. */
export interface RequestLimits {
  /** Counts a request by where it came from. */
  countRequest: (limited: Limited, request: IncomingMessage) => Promise<void>;
  /** Counts an attempt to sign in by whom it is for, from wherever it came. */
  countLogin: (email: string) => Promise<void>;
}

interface Services {
  buckets: BucketStore;
  settings: () => LimitSettings;
  /** The key of the buckets' names. */
  secret: () => string;
  now: () => Date;
  /** How long to wait for the store. */
  deadlineMilliseconds: number;
}

export function createRequestLimits(services: Services): RequestLimits {
  const { buckets, settings, secret, now, deadlineMilliseconds } = services;
  const count = async (limit: Limit, limited: Limited, by: 'client' | 'peer' | 'email', value: string) => {
    const name = bucketName(secret(), limited, by, value);
    const decision = await within(deadlineMilliseconds, buckets.take(name, limit)).catch(unknown);
    if (!decision.granted) throw tooMany(decision.retryAt - now().getTime());
  };

  // Without the store nobody gets through. All that is behind the limits needs the same store, so that this refuses
  // nothing that could have succeeded, while letting through would reward whoever manages to slow the store down.
  const unknown = (error: unknown): never => {
    logger.error('Limits could not be checked', errorOutline(error));
    throw new HttpError(503, messages.unexpected, undefined, { 'Retry-After': '10' });
  };

  return {
    async countRequest(limited, request) {
      const { trustedProxies, perClient, perPeer } = settings();
      const { client, peer } = originsOf(request, trustedProxies);
      await count(perClient[limited], limited, 'client', client);
      // One after the other: who has used up their own share must not use up what they share with others.
      if (peer !== client) await count(perPeer[limited], limited, 'peer', peer);
    },
    async countLogin(email) {
      await count(settings().loginsPerEmail, 'login', 'email', email.toLowerCase());
    },
  };
}

function tooMany(milliseconds: number): HttpError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new HttpError(429, messages.tooManyRequests, undefined, { 'Retry-After': `${seconds}` });
}

async function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DOMException('Too late', 'TimeoutError')), milliseconds);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
