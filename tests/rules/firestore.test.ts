import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { secondFactorWaived } from '@site/contract/team/admin';
import {
  collection,
  doc,
  type FirestoreError,
  getDocFromServer,
  getDocsFromServer,
  onSnapshot,
  query,
  setLogLevel,
  where,
} from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Actor, almostWaived, contextOf, everybody, identityOf, uidOf, validSince } from '../support/actors.ts';
import { forEachOf } from '../support/all-at-once.ts';
import { recordedAdminDocument } from '../support/documents.ts';
import { firestoreOf } from '../support/modular-clients.ts';
import { matrix, ofAnyRole, type Row, seed } from './firestore-matrix.ts';
import { get } from './firestore-operations.ts';
import { offence, outcomeIn } from './outcomes.ts';
import { unevaluatedExpressions } from './rule-coverage.ts';
import { plantedProject, rulesClients } from './rules-clients.ts';
import { testsMutant } from './rules-under-test.ts';

// The tests have their own project, so that the documents of the running site do not change.
const projectId = 'demo-rules-firestore';
const client = rulesClients(projectId);
const owner = client('owner', 'owner');
const clients = everybody.map((actor: Actor) => ({ actor, database: client(actor, identityOf(actor)) }) as const);
const environment = plantedProject(projectId, owner, () => seed);
/** A busy machine delivers a change late. */
const patience = { timeout: 60_000 };

// The clients of this file would print every expected denial.
beforeAll(() => setLogLevel('silent'));

/** Restores a document to its state before all requests. */
async function restore(path: string): Promise<void> {
  const before = seed[path];
  await (before ? lite.setDoc(lite.doc(owner, path), before) : lite.deleteDoc(lite.doc(owner, path)));
}

/**
 * An actor who resembles an admin has fewer rights than an admin. So only visitors and all admins try the operations that are
 * forbidden to everyone.
 */
const mostTrusted: readonly Actor[] = ['anonymous', 'signed-in visitor', ...ofAnyRole];

/**
 * Lets the actors send the requests of a row, and lists every answer that differs from the row. The owner sends the same
 * requests. A request that fails for others must work for the owner, so that only the rules can have refused it.
 */
async function ask({ operations, allowed }: Row): Promise<string[]> {
  const asking = clients.filter(({ actor }) => allowed.length > 0 || mostTrusted.includes(actor));
  const requests = operations.flatMap((operation) => asking.map((who) => ({ operation, ...who })));
  const offences = await forEachOf(
    requests,
    async ({ operation, actor, database }) => {
      const expected = allowed.includes(actor) ? 'done' : 'denied';
      return offence(actor, operation.name, await outcomeIn(database, operation), expected);
    },
    16,
  );
  for (const operation of operations) {
    offences.push(offence('with the rules off', operation.name, await outcomeIn(owner, operation), 'done'));
    if (operation.writes !== undefined) await restore(operation.writes);
  }
  return offences.flat();
}

const asked = new Map<Row, Promise<string[]>>();

/** Sends the requests of each row once, even if several tests need the answers. */
function offencesIn(row: Row): Promise<string[]> {
  const offences = asked.get(row) ?? ask(row);
  asked.set(row, offences);
  return offences;
}

describe('the actors in the row of the matrix, and no others,', () => {
  it.each(matrix)('may $may', async (row) => {
    expect(await offencesIn(row)).toEqual([]);
  });
});

// The emulator has evaluated all rows by now. If a filter left tests out, this test sends the missing rows.
describe.skipIf(testsMutant)('the rules', () => {
  it('have only expressions that the matrix evaluates with both outcomes', async () => {
    for (const row of matrix) await offencesIn(row);
    expect(await unevaluatedExpressions(projectId)).toEqual([]);
  });
});

it('an admin needs a second factor, unless their record waives it in exactly this word', async () => {
  const database = client('second factor', { uid: 'one', token: { admin: true, auth_time: validSince } });
  const outcomes: Record<string, string> = {};
  for (const secondFactor of [secondFactorWaived, ...almostWaived]) {
    await lite.setDoc(lite.doc(owner, 'admins/one'), recordedAdminDocument({ uid: 'one', secondFactor }));
    outcomes[secondFactor] = await outcomeIn(database, get('jobs/archived'));
  }
  await restore('admins/one');
  expect(outcomes).toEqual({
    [secondFactorWaived]: 'done',
    ...Object.fromEntries(almostWaived.map((text) => [text, 'denied'])),
  });
});

describe('an interviewer whose session is open', () => {
  const uid = uidOf('interviewer');
  const path = 'applications/theirs';
  // Opens a client that listens, as a browser does.
  const open = () => firestoreOf(contextOf(environment(), 'interviewer'));
  /** Writes a document as the API does. */
  const change = (target: string, fields: object) => lite.updateDoc(lite.doc(owner, target), fields);

  afterEach(() => Promise.all([restore(path), restore(`admins/${uid}`)]));

  it('loses a document that goes to another admin from the live list, and cannot read it again', async () => {
    const database = open();
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
    await vi.waitFor(() => expect(lists.at(-1)).toContain('theirs'), patience);
    await change(path, { assignedTo: ['somebody'] });
    await vi.waitFor(() => expect(lists.at(-1)).not.toContain('theirs'), patience);
    await vi.waitFor(() => expect(errors.map(({ code }) => code)).toEqual(['permission-denied']), patience);
    stopList();
    stopDocument();
    await assertFails(getDocFromServer(doc(database, path)));
    await assertFails(getDocsFromServer(collection(database, `${path}/files`)));
    expect((await getDocsFromServer(mine)).docs.map(({ id }) => id)).not.toContain('theirs');
  });

  it('can read nothing from the next request on after the role is taken away', async () => {
    const database = open();
    await assertSucceeds(getDocFromServer(doc(database, path)));
    await change(`admins/${uid}`, { roles: ['jobs'] });
    await assertFails(getDocFromServer(doc(database, path)));
    await assertFails(getDocsFromServer(collection(database, `${path}/files`)));
    await assertSucceeds(getDocFromServer(doc(database, `admins/${uid}`)));
  });
});
