import { db } from '../shared/firebase.ts';
import { hashSecret } from '../shared/keyed-hash.ts';
import { createRateLimitStore } from '../shared/rate-limit-store.ts';
import { readLimitSettings } from './rate-limits/limit-settings.ts';
import { createRequestLimits } from './rate-limits/request-limits.ts';

const now = () => new Date();

/** The limits of this installation: how many requests an address may make, and how many proofs an account may try. */
export const limits = createRequestLimits({
  store: createRateLimitStore(async () => db(), { now, timeoutMilliseconds: 5000 }),
  settings: () => readLimitSettings(process.env),
  secret: () => hashSecret(process.env),
  now,
  timeoutMilliseconds: 15_000,
});
