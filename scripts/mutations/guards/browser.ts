import type { Guard } from '../guard.ts';

const returnPath = ['web/src/features/admin/session/return-path.test.ts'] as const;
const callAsAdmin = ['web/src/features/admin/session/call-as-admin.test.ts'] as const;
const sessionKeeper = ['web/src/features/admin/session/session-keeper.test.ts'] as const;
const subject = ['web/src/features/contact/subject.test.ts'] as const;

/** What a page does not believe: the address bar, the data on it, and a session that is over. */
export const browserGuards: readonly Guard[] = [
  {
    guard: 'no text ends the element of structured data',
    file: 'web/src/components/Metadata.tsx',
    find: ".replaceAll('<', '\\\\u003c')",
    replace: '',
    tests: ['web/src/components/Metadata.test.tsx'],
  },
  {
    guard: 'a sign-in leads to no other site',
    file: 'web/src/features/admin/session/return-path.ts',
    find: "origin === 'http://this.invalid' && isDashboard ? `${pathname}",
    replace: "isDashboard ? `${origin === 'http://this.invalid' ? '' : origin}${pathname}",
    tests: returnPath,
  },
  {
    guard: 'a sign-in leads to the dashboard only',
    file: 'web/src/features/admin/session/return-path.ts',
    find: "origin === 'http://this.invalid' && isDashboard",
    replace: "origin === 'http://this.invalid' && isDashboard !== undefined",
    tests: returnPath,
  },
  {
    guard: 'a call that is refused for its token ends the session',
    file: 'web/src/features/admin/session/call-as-admin.ts',
    find: 'if (error instanceof ApiError && error.status === 401) return messages.sessionEnded;',
    replace: '',
    tests: callAsAdmin,
  },
  {
    guard: 'a call that is refused to who is no admin any more ends the session',
    file: 'web/src/features/admin/session/call-as-admin.ts',
    find: 'if (error instanceof ApiError && error.status === 403) return messages.notAnAdmin;',
    replace: '',
    tests: callAsAdmin,
  },
  {
    guard: 'who is no admin gets no session',
    file: 'web/src/features/admin/session/session-keeper.ts',
    find: 'if (!user.admin) throw new Error(messages.notAnAdmin);',
    replace: '',
    tests: sessionKeeper,
  },
  {
    guard: 'an answer that comes too late brings no session back',
    file: 'web/src/features/admin/session/session-keeper.ts',
    find: '      if (turn !== this.#turn) return;\n      if (!user.admin)',
    replace: '      if (!user.admin)',
    tests: sessionKeeper,
  },
  {
    guard: 'leaving signs out of Firebase too',
    file: 'web/src/features/admin/session/session-keeper.ts',
    find: '    await accounts.signOut();\n    if (token === undefined) return;',
    replace: '    if (token === undefined) return;',
    tests: sessionKeeper,
  },
  {
    guard: 'a failed sign-in does not tell whether there is such an account',
    file: 'web/src/features/admin/session/sign-in-problem.ts',
    find: "  'auth/user-not-found': messages.wrongCredentials,\n",
    replace: '',
    tests: ['web/src/features/admin/session/sign-in-problem.test.ts'],
  },
  {
    guard: 'a subject from the address is one line',
    file: 'web/src/features/contact/subject.ts',
    find: "value.replaceAll(/[\\s\\p{Cc}\\u2028\\u2029]+/gu, ' ').trim()",
    replace: 'value.trim()',
    tests: subject,
  },
  {
    guard: 'a subject from the address has a greatest length',
    file: 'web/src/features/contact/subject.ts',
    find: 'line.slice(0, limits.jobLine)',
    replace: 'line.slice(0, 100 * limits.jobLine)',
    tests: subject,
  },
  {
    guard: 'a country from the address is one of ours',
    file: 'web/src/features/careers/country-address.ts',
    find: 'return countries.find((country) => slug(country) === value);',
    replace: 'return countries.find((country) => slug(country) === value) ?? (value as Country | undefined);',
    tests: ['web/src/features/careers/country-address.test.ts'],
  },
  {
    guard: 'a topic from the address is one of the page',
    file: 'web/src/sections/topic-of-hash.ts',
    find: 'ids.includes(named) ? named : initial',
    replace: 'named || initial || ids[0] || named',
    tests: ['web/src/sections/topic-of-hash.test.ts'],
  },
  {
    guard: 'an id cannot change the address of a call',
    file: 'web/src/lib/api.ts',
    find: "encodeURIComponent(parameters?.[name] ?? '')",
    replace: "(parameters?.[name] ?? '')",
    tests: ['web/src/lib/api.test.ts'],
  },
  {
    guard: 'a form waits until its token is old enough',
    file: 'web/src/lib/form-token.ts',
    find: 'if (left > 0) await clock.wait(left);',
    replace: 'void left;',
    tests: ['web/src/lib/form-token.test.ts'],
  },
];
