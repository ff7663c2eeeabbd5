import type { Guard } from './guard.ts';
import { browserGuards } from './guards/browser.ts';
import { contractGuards } from './guards/contract.ts';
import { deploymentGuards } from './guards/deployment.ts';
import { headerGuards } from './guards/headers.ts';
import { jobGuards } from './guards/jobs.ts';
import { keepingGuards } from './guards/keeping.ts';
import { mailGuards } from './guards/mail.ts';
import { operatorGuards } from './guards/operator.ts';
import { peopleGuards } from './guards/people.ts';
import { requestGuards } from './guards/requests.ts';

/** Every protection in code that a test must miss: a list for each thing that is protected. */
export const guards: readonly Guard[] = [
  ...requestGuards,
  ...contractGuards,
  ...peopleGuards,
  ...mailGuards,
  ...jobGuards,
  ...keepingGuards,
  ...operatorGuards,
  ...deploymentGuards,
  ...headerGuards,
  ...browserGuards,
];
