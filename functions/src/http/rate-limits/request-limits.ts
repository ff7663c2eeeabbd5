import type { IncomingMessage } from 'node:http';
import { erasureCodeMinutes, senderPageMessages } from '@site/contract/desk/sender-page';
import { messages } from '@site/contract/shared/messages';
import type { Limited } from '@site/contract/shared/route';
import { signInMessages } from '@site/contract/team/sign-in';
import * as logger from 'firebase-functions/logger';
import { errorOutline } from '../../shared/error-outline.ts';
import { HttpError, unavailable } from '../../shared/http-error.ts';
import { hashSecret, keyedHash } from '../../shared/keyed-hash.ts';
import { type Limit, takeFromLimit } from '../../shared/rate-limit-store.ts';
import { withTimeout } from '../../shared/timeout.ts';
import { originsOf } from './client-address.ts';
import { readLimitSettings } from './limit-settings.ts';

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

/** The longest wait for the store. */
const timeoutMilliseconds = 15_000;

/** The limits of this installation: how many requests an address may make, and how many proofs an account may try. */
export const requestLimits = {
  /** Counts a request by the networks that it came from; refuses one that comes too often with a 429. */
  async countRequest(limited: Limited, request: IncomingMessage): Promise<void> {
    const { trustedProxies, perClient, perProxy } = readLimitSettings(process.env);
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

async function count(limit: Limit, limited: Limited, by: CountedBy, ...whose: string[]): Promise<void> {
  // The hash has a key, so that a person who sees the names cannot find the addresses by trying all of them.
  const key = keyedHash(hashSecret(process.env), 'rate-limit', limited, by, ...whose);
  const decision = await withTimeout(takeFromLimit(key, limit), timeoutMilliseconds).catch((error: unknown) => {
    // All limited requests need the same database, so this refuses no request that could have succeeded. Letting requests
    // through would reward an attacker who slows the database down.
    logger.error('Limits could not be checked', errorOutline(error));
    throw unavailable();
  });
  if (!decision.granted) throw tooMany(tooManyOf[by] ?? messages.tooManyRequests, decision.retryAt - Date.now());
}

function tooMany(message: string, milliseconds: number): HttpError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new HttpError(429, message, { headers: { 'Retry-After': `${seconds}` } });
}
