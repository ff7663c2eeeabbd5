/**
 * The tests run weekly, because they start Java, and change with the emulators only.
 * @module-tag weekly
 */

import { testRows } from '@site/contract/test-support/test-rows';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AdapterClient, type Answer } from './adapter-client.ts';
import { expressionValue, RulesPath } from './expression-value.ts';

let client: AdapterClient;
let greeting: Answer;

beforeAll(async () => {
  ({ client, greeting } = await AdapterClient.start());
});

afterAll(async () => {
  expect(await client.close()).toBe(0);
});

interface Question {
  method?: string;
  path?: string;
  auth?: unknown;
  /** The object after the operation. */
  after?: unknown;
  /** The object before the operation. */
  before?: unknown;
}

const now = new Date('2026-06-15T12:00:00.250Z');
const admin = { uid: 'chief', token: { admin: true, email: 'chief@example.com', exp: 1_800_000_000 } };
let rulesets = 0;

function load(content: string): Promise<Answer & { name: string }> {
  const name = `ruleset-${rulesets++}`;
  return client
    .ask('load_ruleset', { rulesetName: name, source: { files: [{ name: 'storage.rules', content }] } })
    .then((answer) => ({ ...answer, name }));
}

function verify(rulesetName: string, question: Question): Promise<Answer> {
  const path = question.path ?? '/b/careers/o/job-pdfs/one.pdf';
  return client.ask('verify', {
    rulesetName,
    service: 'firebase.storage',
    path,
    method: question.method ?? 'get',
    variables: {
      resource: expressionValue(question.before),
      request: expressionValue({ path: new RulesPath(path), time: now, resource: question.after, auth: question.auth }),
    },
  });
}

const service = (body: string) => `rules_version = '2';\nservice firebase.storage {\n${body}\n}`;

async function judge(rules: string, question: Question): Promise<Answer> {
  const ruleset = await load(rules);
  expect(ruleset.errors).toEqual([]);
  return verify(ruleset.name, question);
}

/** Gives the answer of rules that allow everything under one condition. */
const condition = (expression: string, question: Question = {}) =>
  judge(service(`match /{path=**} { allow read, write: if ${expression}; }`), question);

async function permits(expression: string, question?: Question): Promise<boolean | undefined> {
  const answer = await condition(expression, question);
  expect(answer.errors).toEqual([]);
  return answer.result?.permit;
}

test('the first line says that the adapter is ready', () => {
  expect(greeting).toMatchObject({ id: -1, action: '' });
});

describe('values keep their types', () => {
  const object = {
    text: 'a',
    whole: 3,
    part: 0.5,
    yes: true,
    list: [1, 'b'],
    map: { deep: [] },
    set: new Set(['x']),
    when: now,
    nothing: null,
  };
  testRows([
    'request.resource.text is string',
    'request.resource.whole is int && !(request.resource.whole is float)',
    'request.resource.part is float && request.resource.part is number',
    'request.resource.yes is bool',
    "request.resource.list is list && request.resource.list[1] == 'b'",
    'request.resource.map is map && request.resource.map.deep == []',
    "'x' in request.resource.set && request.resource.set.union(['x'].toSet()).size() == 1",
    'request.resource.when is timestamp && request.resource.when.year() == 2026',
    'request.resource.nothing == null',
    'request.path is path',
    "request.path[3] == 'one.pdf'",
  ])('a rule sees the type and the value', async (expression) => {
    expect(await permits(expression, { after: object, path: '/b/careers/o/one.pdf' })).toBe(true);
  });

  test('a value does not count as another type', async () => {
    expect(await permits('request.resource.whole is string', { after: object })).toBe(false);
    expect(await permits("request.resource.yes == 'true'", { after: object })).toBe(false);
  });
});

describe('request and resource', () => {
  test('there is no resource before an object is created, and one when it is replaced', async () => {
    expect(await permits('resource == null', { method: 'create', after: { size: 1 } })).toBe(true);
    expect(await permits('resource == null', { method: 'update', before: { size: 1 }, after: { size: 2 } })).toBe(
      false,
    );
    expect(
      await permits('resource.size < request.resource.size', {
        method: 'update',
        before: { size: 1 },
        after: { size: 2 },
      }),
    ).toBe(true);
  });

  test('a read or a deletion has no request.resource', async () => {
    expect(await permits('request.resource == null', { method: 'get', before: { size: 1 } })).toBe(true);
    expect(await permits('request.resource == null', { method: 'delete', before: { size: 1 } })).toBe(true);
  });

  test('custom claims are in the token', async () => {
    expect(await permits('request.auth.token.admin == true', { auth: admin })).toBe(true);
    expect(await permits('request.auth.token.admin == true', { auth: { uid: 'x', token: { admin: 'true' } } })).toBe(
      false,
    );
    expect(await permits("request.auth.uid == 'chief' && request.auth.token.exp > 1", { auth: admin })).toBe(true);
    expect(await permits('request.auth != null')).toBe(false);
  });
});

describe('documents of Firestore', () => {
  const document = 'firestore.get(/databases/(default)/documents/admins/$(request.auth.uid))';
  const isListed = `${document}.data.get('since', 0) < 8`;

  beforeAll(() => {
    client.documents.set('/databases/(default)/documents/admins/chief', { since: { integerValue: '7' } });
    client.documents.set('/databases/(default)/documents/admins/late', { since: { integerValue: '8' } });
    client.documents.set('/databases/(default)/documents/admins/plain', {});
    client.documents.set('/databases/(default)/documents/admins/mixed', {
      isOn: { booleanValue: true },
      name: { stringValue: 'Chief' },
      share: { doubleValue: 0.5 },
      at: { timestampValue: '2026-11-25T10:00:00.5Z' },
      roles: { arrayValue: { values: [{ stringValue: 'jobs' }, { integerValue: '7' }] } },
      nothing: { arrayValue: {} },
      place: { geoPointValue: { latitude: 1, longitude: 2 } },
    });
  });
  afterAll(() => client.documents.clear());

  test('fields of all types can be read, and a missing document has none', async () => {
    const of = (uid: string, rule: string) => permits(`${document}.data.${rule}`, { auth: { ...admin, uid } });
    expect(await of('late', "get('since', 0) < 8")).toBe(false);
    expect(await of('plain', "get('since', 0) < 8")).toBe(true);
    expect(await of('mixed', 'isOn')).toBe(true);
    expect(await of('mixed', "name == 'Chief'")).toBe(true);
    expect(await of('mixed', 'share < 1')).toBe(true);
    expect(await of('mixed', 'at < timestamp.date(2026, 11, 26)')).toBe(true);
    expect(await of('mixed', 'place == null')).toBe(true);
    expect(await permits(`'jobs' in ${document}.data.roles`, { auth: { ...admin, uid: 'mixed' } })).toBe(true);
    expect(await permits(`'team' in ${document}.data.roles`, { auth: { ...admin, uid: 'mixed' } })).toBe(false);
    expect(await of('mixed', 'roles[1] == 7')).toBe(true);
    expect(await of('mixed', 'nothing.size() == 0')).toBe(true);
    expect(await permits(`!('roles' in ${document}.data)`, { auth: { ...admin, uid: 'plain' } })).toBe(true);
  });

  test('rules can ask whether a document exists', async () => {
    expect(await permits(isListed, { auth: admin })).toBe(true);
    expect((await condition(isListed, { auth: { ...admin, uid: 'former-chief' } })).result?.permit).not.toBe(true);
    expect(await permits(`${document} == null`, { auth: { ...admin, uid: 'former-chief' } })).toBe(true);
    expect(await permits(`request.auth.token.admin == true && ${isListed}`, { auth: admin })).toBe(true);
  });

  test('documents are fetched for several requests at once', async () => {
    const asked = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 'chief' : `number-${index}`));
    const isThere = `${document} != null`;
    const answers = await Promise.all(asked.map((uid) => permits(isThere, { auth: { ...admin, uid } })));
    expect(answers).toEqual(asked.map((uid) => uid === 'chief'));
  });

  test('documents are not fetched without a user', async () => {
    const { result, errors } = await condition(isListed);
    expect(result?.permit).not.toBe(true);
    expect(errors).toHaveLength(1);
  });
});

describe('paths', () => {
  const inBucket = (pattern: string, allow = 'allow get;') =>
    service(`match /b/{bucket}/o { match ${pattern} { ${allow} } }`);

  testRows([
    ['/job-pdfs/{file}', '/b/careers/o/job-pdfs/one.pdf', true],
    ['/job-pdfs/{file}', '/b/careers/o/job-pdfs/deep/one.pdf', false],
    ['/job-pdfs/{file}', '/b/careers/o/job-pdfs', false],
    ['/job-pdfs/{file}', '/b/careers/o/elsewhere/one.pdf', false],
    ['/job-pdfs/{path=**}', '/b/careers/o/job-pdfs/deep/deeper/one.pdf', true],
    // In version 2 of the language, the rest of a path may be empty.
    ['/job-pdfs/{path=**}', '/b/careers/o/job-pdfs', true],
    ['/{path=**}/one.pdf', '/b/careers/o/deep/deeper/one.pdf', true],
    ['/job-pdfs/{file}', '/b/careers/o/job-pdfs/größe%20&.pdf', true],
  ])('a user gets a path only if the pattern matches it', async (pattern, path, expected) => {
    expect((await judge(inBucket(pattern), { path })).result?.permit).toBe(expected);
  });

  test('a wildcard makes a variable', async () => {
    const rules = inBucket('/job-pdfs/{file}', "allow get: if bucket == 'careers' && file.matches('[a-z]+[.]pdf');");
    expect((await judge(rules, { path: '/b/careers/o/job-pdfs/one.pdf' })).result?.permit).toBe(true);
    expect((await judge(rules, { path: '/b/careers/o/job-pdfs/one.exe' })).result?.permit).toBe(false);
    expect((await judge(rules, { path: '/b/other/o/job-pdfs/one.pdf' })).result?.permit).toBe(false);
  });

  test('a path without a matching rule is refused', async () => {
    expect((await judge(service('match /b/{bucket}/o/public/{file} { allow read, write; }'), {})).result?.permit).toBe(
      false,
    );
  });
});

test('functions in rules take arguments, see outer variables and call each other', async () => {
  const rules = service(`
    function isAdmin() { return request.auth.token.admin == true; }
    match /b/{bucket}/o {
      function below(limit) { let size = request.resource.size; return size < limit; }
      match /job-pdfs/{file} { allow create: if isAdmin() && below(100); }
    }`);
  const { name } = await load(rules);
  expect((await verify(name, { method: 'create', auth: admin, after: { size: 99 } })).result?.permit).toBe(true);
  expect((await verify(name, { method: 'create', auth: admin, after: { size: 100 } })).result?.permit).toBe(false);
});

describe('a failing evaluation denies, with the reason', () => {
  testRows([
    ['request.auth.uid == "chief"', 'Null value error.'],
    ['request.auth.token.admin', 'Null value error.'],
    ['request.resource.size < 10', 'Null value error.'],
    ['request.nothing == 1', 'Property nothing is undefined on object.'],
    ['1 / 0 == 1', 'Divide by zero'],
    ["request.path.size() == 'a'", ''],
    ['firestore.get(/databases/(default)/documents/jobs/one).data.title == "x"', ''],
  ])('a fault in the rules is reported with its place', async (expression, reason) => {
    const { result, errors } = await condition(expression, {});
    expect(result?.permit).not.toBe(true);
    expect(errors.join()).toContain(reason);
  });

  test('another rule can still allow the request', async () => {
    expect(await permits('request.auth.uid == "chief" || resource == null')).toBe(true);
  });
});

describe('loading rules', () => {
  test('gives the version of the rules', async () => {
    expect((await load(service('match /{path=**} { allow read; }'))).result?.rulesVersion).toBe(2);
    expect((await load('service firebase.storage { match /{path=**} { allow read; } }')).result?.rulesVersion).toBe(1);
  });

  test('reports errors with their place, and loads nothing', async () => {
    const { errors, name } = await load(service('match /{path=**} { allow read: if request.auth.uid = "x"; }'));
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(/^storage\.rules:3:\d+ - /);
    expect((await verify(name, {})).errors).toEqual([`No ruleset is loaded under the name ${name}`]);
  });

  test('reports a function that does not exist', async () => {
    const { errors, warnings } = await load(service('match /{path=**} { allow read: if isAdmim(); }'));
    expect([...errors, ...warnings].join()).toContain('isAdmim');
  });

  test('new rules can replace old ones, as when the file is saved', async () => {
    const { name } = await load(service('match /{path=**} { allow get: if false; }'));
    expect((await verify(name, {})).result?.permit).toBe(false);
    const content = service('match /{path=**} { allow get: if true; }');
    await client.ask('load_ruleset', { rulesetName: name, source: { files: [{ name: 'storage.rules', content }] } });
    expect((await verify(name, {})).result?.permit).toBe(true);
  });
});

test('a malformed question gets an error or is ignored, and does no harm', async () => {
  expect((await client.ask('dance', {})).errors).toEqual(['Unknown action: dance']);
  expect((await client.ask('verify', {})).errors).toHaveLength(1);
  expect((await client.ask('load_ruleset', null)).errors).toHaveLength(1);
  client.write('not JSON');
  client.write('[1, 2]');
  client.write('{}');
  client.write('{"id":4711,"status":"ok"}');
  client.write('');
  expect(await permits('true')).toBe(true);
});

test('a value of an unknown type is refused', async () => {
  const { name } = await load(service('match /{path=**} { allow get; }'));
  const context = {
    rulesetName: name,
    service: 'firebase.storage',
    path: '/b/x/o/y',
    method: 'get',
    variables: { request: { odd_value: 1 } },
  };
  const { result, errors } = await client.ask('verify', context);
  expect(result).toBeUndefined();
  expect(errors).toEqual(['Unknown type of value: odd_value']);
});
