import type { Job } from '@site/contract/jobs/job';
import { expect } from 'vitest';

/** The fields that the server adds to a new job. */
export function givenByServer({ createdAt, isActive, closesOn }: Job) {
  return {
    _id: expect.any(String),
    reference: expect.stringMatching(/^J-\d{4,}$/),
    slug: expect.stringMatching(/^(?:[a-z0-9]+-)*\d+$/),
    createdAt: expect.stringMatching(/Z$/),
    updatedAt: createdAt,
    ...(isActive && { publishedAt: createdAt }),
    ...(closesOn !== undefined && { closesAt: expect.stringMatching(/Z$/) }),
  };
}
