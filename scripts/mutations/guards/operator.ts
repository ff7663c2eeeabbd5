import type { Guard } from '../guard.ts';

const person = ['scripts/stack/person.stack.test.ts'] as const;
const admins = ['scripts/stack/seed.stack.test.ts'] as const;

/** That what the operator's commands promise of people is kept. */
export const operatorGuards: readonly Guard[] = [
  ...['enquiries', 'applications', 'mails', 'jobChanges'].map((place, index) => ({
    guard: `an export looks for ${place}`,
    file: 'scripts/stack/person.ts',
    find: `find(places[${index}]),`,
    replace: '[],',
    tests: person,
  })),
  {
    guard: 'an export looks for the counter of log-ins',
    file: 'scripts/stack/person.ts',
    find: 'secret === undefined ? [] : findCounters(secret)',
    replace: 'secret === undefined ? findCounters("") : []',
    tests: person,
  },
  {
    guard: 'an address is the same however it is capitalised',
    file: 'scripts/stack/person.ts',
    find: 'email.trim().toLowerCase()',
    replace: 'email.trim()',
    tests: person,
  },
  {
    guard: 'another person is left alone',
    file: 'scripts/stack/person.ts',
    find: 'normalised(document.get(field)) === wanted',
    replace: 'normalised(document.get(field)) === wanted || wanted.length > 0',
    tests: person,
  },
  {
    guard: 'what is found of a person is deleted',
    file: 'scripts/stack/person.ts',
    find: 'batch.delete(ref)',
    replace: 'void [batch, ref]',
    tests: person,
  },
  {
    guard: 'the history of a job stays whole',
    file: 'scripts/stack/person.ts',
    find: "{ mergeFields: ['by'] }",
    replace: '{}',
    tests: person,
  },
  {
    guard: 'nobody is named in the history any more',
    file: 'scripts/stack/person.ts',
    find: "batch.set(ref, { by: erasedAuthor }, { mergeFields: ['by'] })",
    replace: 'void [batch, ref, erasedAuthor]',
    tests: person,
  },
  {
    guard: 'who is made an admin keeps what else the account may do',
    file: 'scripts/stack/change-admin.ts',
    find: '{ ...user.customClaims, admin: true }',
    replace: '{ admin: true }',
    tests: admins,
  },
  {
    guard: 'who is no admin any more has no such claim',
    file: 'scripts/stack/change-admin.ts',
    find: 'await auth.setCustomUserClaims(user.uid, withoutAdmin(user));',
    replace: 'withoutAdmin(user);',
    tests: admins,
  },
  {
    guard: 'who is no admin any more keeps what else the account may do',
    file: 'scripts/stack/change-admin.ts',
    find: 'return others;',
    replace: 'return void others ?? {};',
    tests: admins,
  },
  {
    guard: 'who is no admin any more is signed out',
    file: 'scripts/stack/change-admin.ts',
    find: 'await auth.revokeRefreshTokens(user.uid);',
    replace: '',
    tests: admins,
  },
];
