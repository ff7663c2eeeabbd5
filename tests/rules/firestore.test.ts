import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  type Firestore,
  type FirestoreError,
  getDocFromServer,
  getDocsFromServer,
  onSnapshot,
  query,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Actor, almostOffered, contextOf, everybody, uidOf, validSince } from '../support/actors.ts';
import { recordedAdminDocument } from '../support/documents.ts';
import { emulatorAddresses } from '../support/emulator-addresses.ts';
import { firestoreOf } from '../support/modular-clients.ts';
import { matrix, ofAnyRole, seed } from './firestore-matrix.ts';
import { unevaluatedExpressions } from './rule-coverage.ts';
import { rulesUnderTest, testsMutant } from './rules-under-test.ts';

// Its own project, so that the documents of the running site stay as they are.
const projectId = 'demo-rules-firestore';
let environment: RulesTestEnvironment;
/** A client that no rule applies to. One for each request would take most of the time of these tests. */
let withoutRules: Firestore;
let closeWithoutRules: () => void;
const clients = new Map<Actor, Firestore>();

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

const isRead = ({ may }: (typeof matrix)[number]) => /^(?:get|list|count)\b/.test(may);

/** What the rules let nobody do is tried as nobody, as a visitor, and as everybody whom they let do the most. */
const mostTrusted: readonly Actor[] = ['anonymous', 'signed-in visitor', ...ofAnyRole];
const isTried = ({ allowed }: (typeof matrix)[number], actor: Actor) =>
  allowed.length > 0 ? !allowed.includes(actor) : mostTrusted.includes(actor);

// First what is allowed: of a change to the rules, that tells the soonest.
describe.each(everybody)('%s', (actor) => {
  it.each(matrix.filter((row) => row.allowed.includes(actor)))('may $may', async ({ operation }) => {
    await assertSucceeds(operation(clientOf(actor)));
  });
});

/** Who only resembles an admin fails what every rule asks first: a sample of the requests shows it, and all do weekly. */
const isSampled = (index: number, actor: Actor) => mostTrusted.includes(actor) || index % 8 === 0;

describe.each(everybody)('%s', (actor) => {
  const tried = matrix.filter((row) => isTried(row, actor));
  const fails = async ({ operation }: (typeof matrix)[number]) => {
    await assertFails(operation(clientOf(actor)));
  };
  it.each(tried.filter((_, index) => isSampled(index, actor)))('may not $may', fails);
  it.each(tried.filter((_, index) => !isSampled(index, actor)))('may not $may', { tags: ['weekly'] }, fails);
});

// The twin of every denial: the very same request, which nothing but the rules has refused.
describe('with the rules switched off, anybody', () => {
  const mayWithoutRules = async ({ operation }: (typeof matrix)[number]) => {
    await assertSucceeds(operation(withoutRules));
  };
  it.each(matrix.filter(isRead))('may $may', mayWithoutRules);

  describe('writing, one after the other from the same documents,', () => {
    afterEach(plantSeed);
    it.each(matrix.filter((row) => !isRead(row)))('may $may', mayWithoutRules);
  });
});

describe('an admin whose record says of a second factor', () => {
  afterEach(plantSeed);

  const readAJob = async (secondFactor: string) => {
    await setDoc(doc(withoutRules, 'admins/one'), recordedAdminDocument({ uid: 'one', secondFactor }));
    const context = environment.authenticatedContext('one', { admin: true, auth_time: validSince });
    await getDocFromServer(doc(firestoreOf(context), 'jobs/archived'));
  };

  it('"offered" needs none', () => assertSucceeds(readAJob('offered')));
  it.each(almostOffered)('"%s" needs one', (secondFactor) => assertFails(readAJob(secondFactor)));
});

describe('an interviewer whose session is open', () => {
  const uid = uidOf('interviewer');
  const path = 'applications/theirs';
  let database: Firestore;
  /** Does what the API does. */
  const change = (target: string, fields: object) =>
    environment.withSecurityRulesDisabled(async (context) => updateDoc(doc(firestoreOf(context), target), fields));

  beforeAll(() => {
    database = firestoreOf(contextOf(environment, 'interviewer'));
  });
  afterEach(plantSeed);

  it('loses what is given to somebody else from a list that is live, and cannot ask for it again', async () => {
    const mine = query(collection(database, 'applications'), where('assignedTo', 'array-contains', uid));
    const lists: string[][] = [];
    const errors: FirestoreError[] = [];
    const stopList = onSnapshot(
      mine,
      ({ docs }) => lists.push(docs.map(({ id }) => id)),
      (error) => errors.push(error),
    );
    const stopDocument = onSnapshot(
      doc(database, path),
      () => {},
      (error) => errors.push(error),
    );
    await vi.waitFor(() => expect(lists.at(-1)).toContain('theirs'));
    await change(path, { assignedTo: ['somebody'] });
    await vi.waitFor(() => expect(lists.at(-1)).not.toContain('theirs'));
    await vi.waitFor(() => expect(errors.map(({ code }) => code)).toEqual(['permission-denied']));
    stopList();
    stopDocument();
    await assertFails(getDocFromServer(doc(database, path)));
    await assertFails(getDocsFromServer(collection(database, `${path}/files`)));
    expect((await getDocsFromServer(mine)).docs.map(({ id }) => id)).not.toContain('theirs');
  });

  it('reads nothing from the next request on, once the role is taken away', async () => {
    await assertSucceeds(getDocFromServer(doc(database, path)));
    await change(`admins/${uid}`, { roles: ['jobs'] });
    await assertFails(getDocFromServer(doc(database, path)));
    await assertFails(getDocsFromServer(collection(database, `${path}/files`)));
    await assertSucceeds(getDocFromServer(doc(database, `admins/${uid}`)));
  });
});

describe.skipIf(testsMutant)('the rules', () => {
  it('have no expression that the requests above leave untried, or tried with one outcome only', async () => {
    expect(await unevaluatedExpressions(projectId)).toEqual([]);
  });
});

/** One client for all that an actor does. */
function clientOf(actor: Actor): Firestore {
  const client = clients.get(actor) ?? firestoreOf(contextOf(environment, actor));
  clients.set(actor, client);
  return client;
}

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
