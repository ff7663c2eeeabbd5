import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import type { Role } from '@ohmbridge/contract/team/roles';
import { doc, setLogLevel, writeBatch } from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { validSince } from '../support/actors.ts';
import { adminDocument, applicationDocument, scorecardDocument } from '../support/documents.ts';
import { emulatorAddresses } from '../support/emulator-addresses.ts';
import { firestoreOf } from '../support/modular-clients.ts';
import { get, list, type Operation } from './firestore-operations.ts';
import { rulesUnderTest } from './rules-under-test.ts';

// Who reads which scorecards depends on roles, on who is to judge, and on who has judged: all of these together.

const everyone = {
  interviewer: ['interviewer'],
  'hiring person': ['hiring'],
  'person of both roles': ['hiring', 'interviewer'],
  'person of the jobs': ['jobs', 'team'],
} as const satisfies Record<string, readonly Role[]>;
type Who = keyof typeof everyone;
const people = Object.keys(everyone) as Who[];
const uidOf = (who: Who) => who.replaceAll(' ', '-');

let environment: RulesTestEnvironment;

beforeAll(async () => {
  setLogLevel('silent');
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules-scorecards',
    firestore: { ...emulatorAddresses.firestore, rules: rulesUnderTest('firestore.rules') },
  });
  await environment.withSecurityRulesDisabled(async (context) => {
    const database = firestoreOf(context);
    const batch = writeBatch(database);
    const assignedTo = people.map(uidOf);
    for (const who of people)
      batch.set(doc(database, `admins/${uidOf(who)}`), { ...adminDocument(), roles: everyone[who] });
    const applications = {
      assigned: { assignedTo },
      judged: { assignedTo },
      'of-nobody': {},
      'no-more': { assignedTo: [] },
    };
    for (const [id, more] of Object.entries(applications)) {
      batch.set(doc(database, `applications/${id}`), { ...applicationDocument(), ...more });
      batch.set(doc(database, `applications/${id}/scorecards/another`), scorecardDocument());
    }
    for (const id of ['assigned', 'judged', 'no-more'])
      batch.set(doc(database, `interviews/${id}`), {
        state: 'offered',
        at: null,
        interviewers: id === 'no-more' ? [] : assignedTo,
      });
    // Of `no-more` they have sent one, and are not to judge it any more.
    for (const uid of assignedTo)
      for (const id of ['judged', 'no-more'])
        batch.set(doc(database, `applications/${id}/scorecards/${uid}`), scorecardDocument());
    await batch.commit();
  });
});

afterAll(async () => {
  await environment.clearFirestore();
  await environment.cleanup();
});

interface Row {
  may: string;
  operation: (uid: string) => Operation;
  allowed: readonly Who[];
}

const cards = (id: string) => `applications/${id}/scorecards`;
const hiring: readonly Who[] = ['hiring person', 'person of both roles'];
const judges: readonly Who[] = ['interviewer', ...hiring];

const rows: readonly Row[] = [
  {
    may: 'get their own card before it is sent',
    operation: (uid) => get(`${cards('assigned')}/${uid}`),
    allowed: judges,
  },
  { may: 'get another card before that', operation: () => get(`${cards('assigned')}/another`), allowed: [] },
  { may: 'list the cards before that', operation: () => list(cards('assigned')), allowed: [] },
  { may: 'get their own card', operation: (uid) => get(`${cards('judged')}/${uid}`), allowed: judges },
  { may: 'get another card once theirs is sent', operation: () => get(`${cards('judged')}/another`), allowed: judges },
  { may: 'list the cards once theirs is sent', operation: () => list(cards('judged')), allowed: judges },
  {
    may: 'get a card that is not theirs to judge',
    operation: () => get(`${cards('of-nobody')}/another`),
    allowed: hiring,
  },
  { may: 'list such cards', operation: () => list(cards('of-nobody')), allowed: hiring },
  {
    may: 'get their own card of what is no longer assigned',
    operation: (uid) => get(`${cards('no-more')}/${uid}`),
    allowed: hiring,
  },
  { may: 'list the cards of what is no longer assigned', operation: () => list(cards('no-more')), allowed: hiring },
];

describe.each(people)('the %s', (who) => {
  const ask = (operation: Row['operation']) => {
    const context = environment.authenticatedContext(uidOf(who), { admin: true, auth_time: validSince });
    return operation(uidOf(who))(firestoreOf(context));
  };

  it.each(rows.filter(({ allowed }) => allowed.includes(who)))('may $may', async ({ operation }) => {
    await assertSucceeds(ask(operation));
  });

  it.each(rows.filter(({ allowed }) => !allowed.includes(who)))('may not $may', async ({ operation }) => {
    await assertFails(ask(operation));
  });
});
