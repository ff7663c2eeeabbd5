import type { Role } from '@site/contract/team/roles';
import { describe, expect, it } from 'vitest';
import { validSince } from '../support/actors.ts';
import { forEachOf } from '../support/all-at-once.ts';
import { adminDocument, applicationDocument, scorecardDocument } from '../support/documents.ts';
import { get, list, type Operation } from './firestore-operations.ts';
import { offence, outcomeIn } from './outcomes.ts';
import { plantedProject, rulesClients } from './rules-clients.ts';

// The readers of a scorecard depend on three facts together: their roles, the assigned judges, and the finished scorecards.

const everyone = {
  interviewer: ['interviewer'],
  'hiring person': ['hiring'],
  'person of both roles': ['hiring', 'interviewer'],
  'person of the jobs': ['jobs', 'team'],
} as const satisfies Record<string, readonly Role[]>;
type Who = keyof typeof everyone;
const people = Object.keys(everyone) as Who[];
const uidOf = (who: Who) => who.replaceAll(' ', '-');

const projectId = 'demo-rules-scorecards';
const client = rulesClients(projectId);
const owner = client('owner', 'owner');
const clients = people.map((who) => ({
  who,
  database: client(who, { uid: uidOf(who), token: { admin: true, auth_time: validSince } }),
}));
plantedProject(projectId, owner, () => {
  const assignedTo = people.map(uidOf);
  const interview = { state: 'offered', at: null };
  const ofApplications = {
    assigned: { assignedTo },
    judged: { assignedTo },
    'of-nobody': {},
    'no-more': { assignedTo: [] },
  };
  return {
    ...Object.fromEntries(people.map((who) => [`admins/${uidOf(who)}`, adminDocument({ roles: [...everyone[who]] })])),
    ...Object.fromEntries(
      Object.entries(ofApplications).flatMap(([id, more]) => [
        [`applications/${id}`, { ...applicationDocument(), ...more }],
        [`${cards(id)}/another`, scorecardDocument()],
      ]),
    ),
    'interviews/assigned': { ...interview, interviewers: assignedTo },
    'interviews/judged': { ...interview, interviewers: assignedTo },
    'interviews/no-more': { ...interview, interviewers: [] },
    // In `no-more`, the interviewer has sent a scorecard and is not assigned any more.
    ...Object.fromEntries(
      ['judged', 'no-more'].flatMap((id) => assignedTo.map((uid) => [`${cards(id)}/${uid}`, scorecardDocument()])),
    ),
  };
});

interface Row {
  may: string;
  operation: (uid: string) => Operation;
  allowed: readonly Who[];
}

function cards(id: string): string {
  return `applications/${id}/scorecards`;
}
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

describe('the actors in the row, and no others,', () => {
  it.each(rows)('may $may', async ({ operation, allowed }) => {
    const offences = await forEachOf(clients, async ({ who, database }) => {
      const request = operation(uidOf(who));
      const expected = allowed.includes(who) ? 'done' : 'denied';
      return [
        ...offence(who, request.name, await outcomeIn(database, request), expected),
        // The same request without rules works, so only the rules can have refused it.
        ...offence('with the rules off', request.name, await outcomeIn(owner, request), 'done'),
      ];
    });
    expect(offences.flat()).toEqual([]);
  });
});
