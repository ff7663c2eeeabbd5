import type { IncomingMessage } from 'node:http';
import { erasureCodeMinutes, senderPageMessages } from '@site/contract/desk/sender-page';
import { messages } from '@site/contract/shared/messages';
import type { Limited } from '@site/contract/shared/route';
import { signInMessages } from '@site/contract/team/sign-in';
import * as logger from 'firebase-functions/logger';
import { errorOutline } from '../../shared/error-outline.ts';
import { db } from '../../shared/firebase.ts';
import { HttpError, unavailable } from '../../shared/http-error.ts';
import { hashSecret, keyedHash } from '../../shared/keyed-hash.ts';
import { createRateLimitStore, type Limit, type RateLimitStore } from '../../shared/rate-limit-store.ts';
import { withTimeout } from '../../shared/timeout.ts';
import { originsOf } from './client-address.ts';
import { type LimitSettings, readLimitSettings } from './limit-settings.ts';

interface Services {
  store: RateLimitStore;
  settings: () => LimitSettings;
  /** The key of the hash under which a caller is counted. */
  secret: () => string;
  now: () => Date;
  /** The longest wait for the store. */
  timeoutMilliseconds: number;
}

type CountedBy = 'client' | 'network' | 'proxy' | 'address' | 'account';

/** The wider network may send this many times more than one client: it can be a company's site, or a few hundred phones. */
const networkShare = 5;

/** Five codes, then one in each quarter of an hour: enough for typing errors, and too few for guessing. */
const tries: Limit = { requests: 5, windowSeconds: 5 * erasureCodeMinutes * 60 };

/** The same for codes of six digits, which a person with the password could guess: about 300 a day of a million. */
const proofs: Limit = { requests: 5, windowSeconds: 25 * 60 };

const tooManyOf: Partial<Record<CountedBy, string>> = {
  address: senderPageMessages.tooManyCodes,
  account: signInMessages.tooManyTries,
};

/** Makes the counts that refuse requests that come too often, with a 429. */
export function createRequestLimits(services: Services) {
  const { store, settings, secret, now, timeoutMilliseconds } = services;
  const count = async (limit: Limit, limited: Limited, by: CountedBy, ...whose: string[]) => {
    // The hash has a key, so that a person who sees the names cannot find the addresses by trying all of them.
    const key = keyedHash(secret(), 'rate-limit', limited, by, ...whose);
    const decision = await withTimeout(store.take(key, limit), timeoutMilliseconds).catch(refuse);
    if (!decision.granted) throw tooMany(tooManyOf[by] ?? messages.tooManyRequests, decision.retryAt - now().getTime());
  };

  // All limited requests need the same database, so this refuses no request that could have succeeded. Letting requests through
  // would reward an attacker who slows the database down.
  const refuse = (error: unknown): never => {
    logger.error('Limits could not be checked', errorOutline(error));
    throw unavailable();
  };

  return {
    /** Counts a request by the networks that it came from. */
    async countRequest(limited: Limited, request: IncomingMessage): Promise<void> {
      const { trustedProxies, perClient, perProxy } = settings();
      const { client, clientNetwork, proxy, throughGoogle } = originsOf(request, trustedProxies);
      const limit = perClient[limited];
      // The proxy's name is part of the key, so an invented visitor of someone who bypasses Hosting never meets a real one's
      // limit. Hosting has many front ends, and a visitor who comes through several of them has one limit.
      const through = throughGoogle ? 'google' : proxy;
      // One after the other: a visitor over their own limit must not use up the limit that they share with others.
      await count(limit, limited, 'client', through, client);
      if (clientNetwork !== client) {
        const wider = { ...limit, requests: networkShare * limit.requests };
        await count(wider, limited, 'network', through, clientNetwork);
      }
      // All visitors share Google's front ends, so these have no limit. A caller who bypasses Hosting can invent any number of
      // visitors, but has their own network.
      if (!throughGoogle && proxy !== clientNetwork) await count(perProxy[limited], limited, 'proxy', proxy);
    },
    /** Counts a tried code by the email address that it belongs to, from any network. */
    countTry: (emailKey: string) => count(tries, 'link', 'address', emailKey),
    /** Counts a code or a password that a signed-in caller tries as a proof, by their account. */
    countProof: (uid: string) => count(proofs, 'proof', 'account', uid),
  };
}

function tooMany(message: string, milliseconds: number): HttpError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new HttpError(429, message, { headers: { 'Retry-After': `${seconds}` } });
}

const now = () => new Date();

/** The limits of this installation: how many requests an address may make, and how many proofs an account may try. */
export const requestLimits = createRequestLimits({
  store: createRateLimitStore(async () => db(), { now, timeoutMilliseconds: 5000 }),
  settings: () => readLimitSettings(process.env),
  secret: () => hashSecret(process.env),
  now,
  timeoutMilliseconds: 15_000,
});
