import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { doc, type Firestore, setLogLevel, writeBatch } from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contextOf, everybody } from '../support/actors.ts';
import { emulatorAddresses } from '../support/emulator-addresses.ts';
import { firestoreOf } from '../support/modular-clients.ts';
import { matrix, seed } from './firestore-matrix.ts';
import { unevaluatedExpressions } from './rule-coverage.ts';
import { rulesUnderTest, testsMutant } from './rules-under-test.ts';

// Its own project, so that the documents of the running site stay as they are.
const projectId = 'demo-rules-firestore';
let environment: RulesTestEnvironment;
/** A client that no rule applies to. One for each request would take most of the time of these tests. */
let withoutRules: Firestore;
let closeWithoutRules: () => void;

beforeAll(async () => {
  // The client would print every denial that is expected here.
  setLogLevel('silent');
  environment = await initializeTestEnvironment({
    projectId,
    firestore: { ...emulatorAddresses.firestore, rules: rulesUnderTest('firestore.rules') },
  });
  withoutRules = await openWithoutRules();
  await plantSeed();
});

afterAll(async () => {
  closeWithoutRules();
  await environment.clearFirestore();
  await environment.cleanup();
});

describe.each(everybody)('%s', (actor) => {
  let database: Firestore;

  beforeAll(() => {
    database = firestoreOf(contextOf(environment, actor));
  });

  it.each(matrix.filter((row) => row.allowed.includes(actor)))('may $may', async ({ operation }) => {
    await assertSucceeds(operation(database));
  });

  it.each(matrix.filter((row) => !row.allowed.includes(actor)))('may not $may', async ({ operation }) => {
    await assertFails(operation(database));
  });
});

// The twin of every denial: the very same request, which nothing but the rules has refused.
describe('with the rules switched off, anybody', () => {
  const mayWithoutRules = async ({ operation }: (typeof matrix)[number]) => {
    await assertSucceeds(operation(withoutRules));
  };
  const isRead = ({ may }: (typeof matrix)[number]) => /^(?:get|list)\b/.test(may);

  it.each(matrix.filter(isRead))('may $may', mayWithoutRules);

  describe('writing, one after the other from the same documents,', () => {
    afterEach(plantSeed);
    it.each(matrix.filter((row) => !isRead(row)))('may $may', mayWithoutRules);
  });
});

describe.skipIf(testsMutant)('the rules', () => {
  it('have no expression that the requests above leave untried, or tried with one outcome only', async () => {
    expect(await unevaluatedExpressions(projectId)).toEqual([]);
  });
});

/** Rules are off in a context for as long as the work with it lasts. */
function openWithoutRules(): Promise<Firestore> {
  return new Promise((resolve, reject) => {
    environment
      .withSecurityRulesDisabled(async (context) => {
        resolve(firestoreOf(context));
        await new Promise<void>((close) => {
          closeWithoutRules = close;
        });
      })
      .catch(reject);
  });
}

async function plantSeed(): Promise<void> {
  await environment.clearFirestore();
  const batch = writeBatch(withoutRules);
  for (const [path, document] of Object.entries(seed)) batch.set(doc(withoutRules, path), document);
  await batch.commit();
}
