import { emailKeyOf } from '@site/contract/desk/submission-search';
import { erasedAuthor } from '@site/contract/shared/author';
import { collections } from '@site/contract/shared/collections';
import { branch } from '@site/contract/test-support/offices';
import { testRows } from '@site/contract/test-support/test-rows';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, test, vi } from 'vitest';
import { countOf, eraseEverywhere, eraseMentions, findPerson, printedPerson } from '../../scripts/operator/person.ts';
import { personCommand } from '../../scripts/operator/person-command.ts';
import { ownProject } from '../support/own-project.ts';

const project = ownProject('person');
const firestore = await project.firestore();
const auth = project.auth();
const mark = crypto.randomUUID().slice(0, 8);
const email = `Ada.${mark}@example.org`;
const neighbour = `ada.${mark}@example.org.uk`;
const time = '2026-11-21T12:00:00.000Z';
const createdAt = Timestamp.fromDate(new Date(time));
const ended = { state: 'SUCCESS', attempts: 1, startTime: createdAt };

const write = (collection: string, id: string, fields: object) => firestore.collection(collection).doc(id).set(fields);

/** Stores the data of two people. */
async function plantAll(): Promise<void> {
  const batch = firestore.batch();
  const plant = (collection: string, id: string, fields: object) =>
    batch.set(firestore.collection(collection).doc(id), fields);
  const [sender, other] = [emailKeyOf(email), emailKeyOf(neighbour)].map((senderKey) => ({ senderKey, createdAt }));
  plant(collections.enquiries, `${mark}-1`, { email, message: 'First', ...sender });
  plant(collections.enquiries, `${mark}-2`, { email: email.toUpperCase(), message: 'Second', ...sender });
  plant(collections.applications, `${mark}-3`, { email: email.toLowerCase(), country: branch.country, ...sender });
  for (const [number, address] of [email, email.toUpperCase(), email.toLowerCase()].entries())
    plant(collections.mail, `${mark}-${number + 1}`, { replyTo: { name: 'Ada', address }, delivery: ended });
  plant(collections.alerts, `${mark}-1`, {
    email: email.toUpperCase(),
    emailKey: emailKeyOf(email),
    country: branch.country,
    createdAt,
  });
  plant(collections.alerts, `${mark}-4`, { email: neighbour, emailKey: emailKeyOf(neighbour), createdAt });
  const change = { jobId: mark, kind: 'changed', fields: ['place'], at: createdAt };
  plant(collections.jobChanges, `${mark}-line-1`, { ...change, by: { uid: 'ada', email } });
  plant(collections.jobChanges, `${mark}-line-2`, { ...change, by: { uid: 'neighbour', email: neighbour } });
  const [ada, colleague] = [
    { uid: 'ada', email },
    { uid: 'neighbour', email: neighbour },
  ];
  plant(collections.adminChanges, `${mark}-line-1`, { kind: 'invited', who: ada, by: colleague, at: createdAt });
  plant(collections.adminChanges, `${mark}-line-2`, { kind: 'removed', who: colleague, by: ada, at: createdAt });
  plant(collections.auditEntries, `${mark}-line-1`, { kind: 'signed-in', who: ada, at: createdAt });
  plant(collections.auditEntries, `${mark}-line-2`, {
    kind: 'sessions-ended',
    who: colleague,
    whose: ada,
    at: createdAt,
  });
  const desk = `${collections.applications}/${mark}-5`;
  plant(collections.applications, `${mark}-5`, { email: neighbour, assignee: ada, ...other });
  plant(collections.enquiries, `${mark}-5`, { email: neighbour, assignee: ada, ...other });
  plant(`${desk}/notes`, mark, { text: 'Read', by: ada, at: createdAt });
  plant(`${desk}/messages`, mark, { subject: 'Hello', text: 'Dear', by: ada, at: createdAt });
  plant(`${desk}/changes`, `${mark}-1`, { kind: 'read', by: ada, at: createdAt });
  plant(`${desk}/changes`, `${mark}-2`, { kind: 'assigned', by: colleague, to: ada, at: createdAt });
  // The collection belongs to a later version of the product.
  plant(`${desk}/verdicts`, mark, { verdict: 'Good', by: ada });
  const offered = [{ at: createdAt, minutes: 45, where: 'Pune', interviewer: ada }];
  plant(collections.interviews, `${mark}-5`, { state: 'offered', by: 'admin', offered });
  plant(collections.messageTemplates, mark, { subject: 'Hello', text: 'Dear', version: 1, by: ada });
  plant(collections.admins, `${mark}-admin`, { email, grantedAt: createdAt, dailyMail: true });
  plant(collections.enquiries, `${mark}-4`, { email: neighbour, message: 'Third', ...other });
  plant(collections.mail, `${mark}-6`, { to: [email], emailService: { template: 'team' }, delivery: ended });
  plant(collections.mail, `${mark}-4`, { replyTo: { name: 'Ada', address: neighbour }, delivery: ended });
  await batch.commit();
}

/** Runs the command in this process, on the project of the test, because a new process takes seconds to start. */
async function person(...args: string[]) {
  const { argv } = process;
  const log = vi.spyOn(console, 'log').mockReturnValue();
  process.argv = [...argv.slice(0, 2), ...args];
  try {
    const status = await personCommand();
    return { status, stdout: log.mock.calls.map(([line]) => `${line}\n`).join('') };
  } finally {
    process.argv = argv;
    log.mockRestore();
  }
}

describe('the data of a person', () => {
  beforeAll(plantAll);

  it('is exported in any spelling of the address, without data of other people', async () => {
    const exported = await printedPerson(await findPerson(email.toUpperCase()));
    expect(JSON.parse(exported)).toMatchObject({
      email: email.toUpperCase(),
      enquiries: [
        { id: `${mark}-1`, email, message: 'First', createdAt: time },
        { id: `${mark}-2`, message: 'Second' },
      ],
      applications: [
        { id: `${mark}-3`, country: branch.country, mail: { id: `${mark}-3`, delivery: { startTime: time } } },
      ],
      alerts: [{ id: `${mark}-1`, country: branch.country }],
      elsewhere: {
        mail: [{ id: `${mark}-6`, delivery: { startTime: time } }],
        jobChanges: [{ id: `${mark}-line-1`, kind: 'changed', by: { email }, at: time }],
        adminChanges: [
          { id: `${mark}-line-1`, kind: 'invited', who: { email }, at: time },
          { id: `${mark}-line-2`, kind: 'removed', by: { email }, at: time },
        ],
        auditEntries: [
          { id: `${mark}-line-1`, kind: 'signed-in', who: { email } },
          { id: `${mark}-line-2`, kind: 'sessions-ended', whose: { email } },
        ],
        admins: [{ id: `${mark}-admin`, grantedAt: time, dailyMail: true }],
        applications: [{ id: `${mark}-5`, namedIn: ['assignee'] }],
        enquiries: [{ id: `${mark}-5`, namedIn: ['assignee'] }],
        interviews: [{ id: `${mark}-5`, namedIn: ['offered'] }],
        notes: [{ id: mark, namedIn: ['by'] }],
        verdicts: [{ id: mark, namedIn: ['by'] }],
        changes: [
          { id: `${mark}-1`, namedIn: ['by'] },
          { id: `${mark}-2`, namedIn: ['to'] },
        ],
      },
    });
    // Two lists name both colleagues in one line, for example the inviting and the invited one. All other documents name only
    // the person.
    const { elsewhere, ...own } = JSON.parse(exported);
    const { adminChanges: _team, auditEntries: _audited, ...others } = elsewhere;
    expect(JSON.stringify([own, others])).not.toContain(neighbour);
    expect(await person('export', email.toUpperCase())).toEqual({ status: 0, stdout: `${exported}\n` });
  });

  it('stays if the operator does not say yes', async () => {
    await expect(person('erase', email)).rejects.toThrow(
      'Delete 2 enquiries, 1 application, 4 mails, 1 job alert, 1 name in the history of a job, 2 names in the history of the team, 2 names in the audit list, 9 names on the hiring desk and 1 record as an admin',
    );
    expect(countOf(await findPerson(email))).toMatch(/^2 enquiries/);
  });

  it('is erased, and the data of other people stays', async () => {
    const { status, stdout } = await person('erase', email, '--yes');
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout:
        'Deleted 2 enquiries, 1 application, 4 mails, 1 job alert, 1 name in the history of a job, 2 names in the history of the team, 2 names in the audit list, 9 names on the hiring desk and 1 record as an admin. Emails in mailboxes are not deleted.\n',
    });
    expect(countOf(await findPerson(email))).toBe(
      '0 enquiries, 0 applications, 0 mails, 0 job alerts, 0 names in the history of jobs, 0 names in the history of the team, 0 names in the audit list, 0 names on the hiring desk and 0 records as an admin',
    );
    expect(countOf(await findPerson(neighbour))).toMatch(/^2 enquiries, 1 application, 1 mail, 1 job alert, 1 name/);
  });
});

test('erasing an admin also removes their claim, their second factor and their sessions', async () => {
  const { uid } = await auth.createUser({ email });
  try {
    await auth.setCustomUserClaims(uid, { admin: true });
    await write(collections.admins, uid, { email, grantedAt: createdAt, dailyMail: true, roles: [], validSince: 0 });
    await write(collections.secondFactors, uid, { passkeys: [{ id: 'one' }], recoveryCodes: [], begun: {} });
    await write(collections.adminSessions, `${uid}_one`, { uid });
    expect((await person('erase', email, '--yes')).status).toBe(0);
    expect((await auth.getUser(uid)).customClaims).toEqual({});
    for (const path of [`admins/${uid}`, `secondFactors/${uid}`, `adminSessions/${uid}_one`])
      expect((await firestore.doc(path).get()).exists, path).toBe(false);
    expect((await firestore.collection(collections.adminChanges).where('who.uid', '==', uid).get()).size).toBe(0);
  } finally {
    await auth.deleteUser(uid);
  }
});

test('erasing keeps histories and the work of a former colleague, without the name', async () => {
  await plantAll();
  // A note on their own submission is erased with the submission. An import must not bring the note back without its text.
  await write(`${collections.applications}/${mark}-3/notes`, mark, {
    text: 'Mine',
    by: { uid: 'ada', email },
    at: createdAt,
  });
  await firestore.doc(`${collections.applications}/${mark}-3`).update({ reference: 'A-1' });
  const read = async (path: string) => (await firestore.doc(path).get()).data();
  const theirs = `${collections.jobChanges}/${mark}-line-2`;
  const untouched = await read(theirs);
  // Two operators at once do no harm, even if one of them is far ahead.
  const { mentions } = await findPerson(email);
  await Promise.all([eraseEverywhere(email), eraseEverywhere(email)]);
  await eraseMentions(mentions, email);
  expect(countOf(await findPerson(email))).toMatch(/^0 enquiries, 0 applications, 0 mails/);

  const at = createdAt;
  expect(await read(`${collections.jobChanges}/${mark}-line-1`)).toEqual({
    ...{ jobId: mark, kind: 'changed', fields: ['place'], at },
    by: erasedAuthor,
  });
  expect(await read(theirs)).toEqual(untouched);

  const colleague = { uid: 'neighbour', email: neighbour };
  const inTeam = (number: number) => read(`${collections.adminChanges}/${mark}-line-${number}`);
  expect(await inTeam(1)).toEqual({ kind: 'invited', who: erasedAuthor, by: colleague, at });
  expect(await inTeam(2)).toEqual({ kind: 'removed', who: colleague, by: erasedAuthor, at });

  const desk = `${collections.applications}/${mark}-5`;
  expect(await read(desk)).toEqual({
    email: neighbour,
    assignee: erasedAuthor,
    senderKey: emailKeyOf(neighbour),
    createdAt,
  });
  expect(await read(`${desk}/notes/${mark}`)).toEqual({ text: 'Read', by: erasedAuthor, at });
  expect(await read(`${desk}/messages/${mark}`)).toEqual({ subject: 'Hello', text: 'Dear', by: erasedAuthor, at });
  expect(await read(`${desk}/verdicts/${mark}`)).toEqual({ verdict: 'Good', by: erasedAuthor });
  expect((await read(`${collections.interviews}/${mark}-5`))?.offered).toEqual([
    { at, minutes: 45, where: 'Pune', interviewer: erasedAuthor },
  ]);
  const { docs } = await firestore.collection(`${desk}/changes`).get();
  expect(docs.map((line) => line.data())).toEqual([
    { kind: 'read', by: erasedAuthor, at },
    { kind: 'assigned', by: colleague, to: erasedAuthor, at },
  ]);
  expect((await read(`${collections.messageTemplates}/${mark}`))?.by).toEqual(erasedAuthor);
  expect((await firestore.collection(`${collections.applications}/${mark}-3/notes`).get()).size).toBe(0);
});

testRows([[['forget', 'ada@example.org']], [['erase', 'ada']]])(
  'wrong arguments are answered with the right ones',
  async (args) => {
    await expect(person(...args)).rejects.toThrow('npm run person -- export');
  },
);
