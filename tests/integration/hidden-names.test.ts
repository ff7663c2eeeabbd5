import { hiddenFileName } from '@site/contract/desk/hidden-names';
import { builtInTemplates } from '@site/contract/desk/message-templates';
import { createJobRoute } from '@site/contract/jobs/job-routes';
import type { Mail } from '@site/contract/mail/mail';
import { afterEach, expect, it } from 'vitest';
import { addFile } from '../../functions/src/desk/files/submission-files.ts';
import { fillHiddenApplicant } from '../../functions/src/desk/hidden-names.ts';
import { moveSubmission } from '../../functions/src/desk/move-submission.ts';
import { erasePerson, exportPerson } from '../../functions/src/desk/person.ts';
import { queueMailToSender } from '../../functions/src/desk/queue-mail-to-sender.ts';
import { receiveSubmissionHandlers } from '../../functions/src/desk/receive-submission.ts';
import { senderLinkMail } from '../../functions/src/desk/sender-mails.ts';
import { saveJobHandlers } from '../../functions/src/jobs/save-job.ts';
import { validApplication, validContact, validJob } from '../support/factories.ts';
import { adminRequest } from '../support/handler-requests.ts';
import { ownDesk } from '../support/own-desk.ts';
import { ownProject } from '../support/own-project.ts';

const project = ownProject('hidden-names');
const firestore = await project.firestore();
const { call, tokenFor, takeInWaiting, letLeave } = ownDesk(project);

afterEach(project.clear);

const sent = validApplication({
  firstName: 'Zulfiya',
  lastName: 'Qodirova',
  email: 'zulfiya.q@example.org',
  phone: '+998907654321',
  linkedin: 'https://www.linkedin.com/in/zulfiya-q',
  cvLink: 'https://files.example.org/zulfiya-q.pdf',
  comments: 'Eleven years of relay settings.',
});
/** The words that no admin may find in any readable document. */
const tell = /zulfiya|qodirova|7654321/i;

/** Applies for a job whose applications are read without names. Gives the id of the application. */
async function apply(): Promise<string> {
  expect(createJobRoute.success).toBe(201);
  const body = { ...validJob({ country: sent.country }), namesHidden: true, isActive: true } as never;
  const { data } = await saveJobHandlers.createJob(adminRequest<'createJob'>({ body }));
  const application = { ...sent, job: data.job.reference, position: data.job.title };
  await receiveSubmissionHandlers.submitApplication(adminRequest<'submitApplication'>({ body: application }));
  // The same holds before the application is on the desk.
  expect(await readable()).not.toMatch(tell);
  await takeInWaiting();
  const [stored] = await project.documents('applications');
  return stored?.id ?? '';
}

/** Gives every document that the rules let an admin read. */
async function readable(): Promise<string> {
  const open = await Promise.all(
    (['applications', 'mail', 'interviews', 'counters', 'applicationWeeks', 'jobs'] as const).map(project.documents),
  );
  const lines = await Promise.all(
    ['changes', 'notes', 'messages', 'files', 'scorecards'].map(async (name) =>
      (await firestore.collectionGroup(name).get()).docs.map((line) => line.data()),
    ),
  );
  return JSON.stringify([open, lines]);
}

const stored = async (id: string) => (await firestore.collection('applications').doc(id).get()).data();
const historyOf = async (id: string) =>
  (await firestore.collection('applications').doc(id).collection('changes').get()).docs.map((line) => [
    line.get('kind'),
    line.get('because'),
  ]);
const tokenOf = () => tokenFor(sent.email);
const own = async (token: string) => (await call('readOwnApplications', { body: { token } })).data.applications[0];

it('an admin cannot find the name of an applicant for a job without names, and the applicant sees everything', async () => {
  const id = await apply();
  expect(await readable()).not.toMatch(tell);
  expect(await stored(id)).toMatchObject({ namesHidden: true, comments: sent.comments, country: sent.country });
  expect((await stored(id))?.words).not.toContain('zulf');
  // The job itself does not show this setting, because visitors read its document.
  expect((await project.documents('jobs'))[0]).not.toHaveProperty('namesHidden');
  expect((await own(await tokenOf()))?.sent).toMatchObject({
    firstName: 'Zulfiya',
    email: sent.email,
    phone: sent.phone,
  });
});

it('an admin writes without knowing the name, and the message leaves with the name and the address', async () => {
  const id = await apply();
  const { version: _, ...words } = builtInTemplates.received;
  const body = { ids: [id], ...words } as never;
  await call('sendMessage', { parameters: { kind: 'applications' }, body, idempotencyKey: crypto.randomUUID() });
  expect(await readable()).not.toMatch(tell);
  const letters = (await project.documents('mail')).filter(({ hiddenApplicant }) => hiddenApplicant === id);
  // The two letters are the message and the acknowledgement.
  expect(letters).toHaveLength(2);
  for (const letter of letters)
    expect((await fillHiddenApplicant('a-mail', letter as unknown as Mail)).to).toEqual([sent.email]);
  const leaving = await Promise.all(letters.map((letter) => fillHiddenApplicant('a-mail', letter as unknown as Mail)));
  expect(leaving.map(({ message: { text } }) => text).join()).toContain('Dear Zulfiya,');
  await letLeave();
  expect((await own(await tokenOf()))?.messages.map(({ text }) => text).join()).toContain('Dear Zulfiya,');
});

it('a file has the reference as its name on the desk, and its own name for its applicant and once names are shown', async () => {
  const id = await apply();
  const { reference } = (await stored(id)) as { reference: string };
  const file = {
    id: 'f'.repeat(24),
    name: 'Zulfiya Qodirova CV.PDF',
    type: 'pdf',
    size: 9,
    path: 'x',
    from: 'applicant',
  };
  await addFile('applications', id, file as never);
  expect(await readable()).not.toMatch(tell);
  const line = firestore.collection('applications').doc(id).collection('files').doc(file.id);
  expect((await line.get()).get('name')).toBe(hiddenFileName(reference, 1, file.name));
  expect((await own(await tokenOf()))?.files.map(({ name }) => name)).toEqual([file.name]);
  const [exported] = (await exportPerson(sent.email)).applications;
  expect(exported).toMatchObject({ fileNames: { [file.id]: file.name }, files: [{ id: file.id }] });
  await call('showNames', { parameters: { id } });
  expect((await line.get()).get('name')).toBe(file.name);
});

it('an admin reveals a name once, and the history shows who asked', async () => {
  const id = await apply();
  const show = () => call('showNames', { parameters: { id } });
  await Promise.all([show(), show()]);
  const { firstName, lastName, email, phone, linkedin, cvLink } = sent;
  expect(await stored(id)).toMatchObject({ firstName, lastName, email, phone, linkedin, cvLink, emailKey: email });
  expect(await stored(id)).not.toHaveProperty('namesHidden');
  expect((await stored(id))?.words).toContain('zulf');
  expect(await historyOf(id)).toEqual([['namesShown', 'asked']]);
  expect(await project.documents('applicantIdentities')).toEqual([]);
});

it('an admin cannot see that the applicant has written to us under their name before', async () => {
  // The enquiry uses the same mailbox in another spelling.
  const enquiry = validContact({ email: 'zulf.iyaq@example.org' });
  await receiveSubmissionHandlers.submitContact(adminRequest<'submitContact'>({ body: enquiry }));
  await takeInWaiting();
  const first = await apply();
  // The enquiry does not use up the application's acknowledgement either.
  const mails = (await project.documents('mail')).map(({ id }) => id);
  expect(mails).toContain(`${first}-acknowledgement`);
  await apply();
  const applications = await project.documents('applications');
  expect(applications).toHaveLength(2);
  for (const application of applications) expect(application).not.toHaveProperty('notAcknowledged');
});

it('an interview shows the name, and no earlier status does', async () => {
  const id = await apply();
  const move = async (status: 'reviewing' | 'interview') => moveSubmission('applications', id, status, ada);
  const ada = { uid: 'ada', email: 'ada@example.com' };
  await move('reviewing');
  expect(await stored(id)).toMatchObject({ namesHidden: true, firstName: '' });
  await move('interview');
  expect(await stored(id)).toMatchObject({ firstName: 'Zulfiya', status: 'interview' });
  expect(await historyOf(id)).toContainEqual(['namesShown', 'interview']);
});

it('an invitation shows the name once it has left, and not before', async () => {
  const id = await apply();
  const { version: _, ...words } = builtInTemplates.invitation;
  const interview = { at: new Date(Date.now() + 3 * 86_400_000).toISOString(), minutes: 45, where: 'Tashkent office' };
  const body = { ids: [id], ...words, status: 'interview', interview } as never;
  await call('sendMessage', { parameters: { kind: 'applications' }, body, idempotencyKey: crypto.randomUUID() });
  expect(await readable()).not.toMatch(tell);
  await letLeave();
  expect(await stored(id)).toMatchObject({ firstName: 'Zulfiya', status: 'interview' });
  expect(await historyOf(id)).toContainEqual(['namesShown', 'interview']);
  const letter = (await project.documents('mail')).find(({ isWrittenByAdmin }) => isWrittenByAdmin);
  const leaving = await fillHiddenApplicant('a-mail', letter as unknown as Mail);
  expect([leaving.to, leaving.message.text]).toEqual([[sent.email], expect.stringContaining('Dear Zulfiya,')]);
});

it('an admin who asks for a link to an address learns nothing from the outbox, and the link arrives', async () => {
  const id = await apply();
  const owner = { kind: 'applications' as const, emailKey: sent.email };
  const mailTo = (email: string) => senderLinkMail('applications', email, 'careers@ohmbridge.example');
  await queueMailToSender('the-link', owner, mailTo, {});
  await queueMailToSender('of-nobody', { ...owner, emailKey: 'nobody@example.org' }, mailTo, {});
  expect(await readable()).not.toMatch(tell);
  const mails = await project.documents('mail');
  expect(mails.find((mail) => mail.id === 'the-link')).toMatchObject({ readers: 'nobody', hiddenApplicant: id });
  expect(mails.find((mail) => mail.id === 'of-nobody')).toBeUndefined();
  const [link] = mails.filter((mail) => mail.id === 'the-link');
  expect((await fillHiddenApplicant('a-mail', link as unknown as Mail)).to).toEqual([sent.email]);
  await erasePerson(sent.email);
  expect((await project.things()).filter((thing) => thing.includes(id))).toEqual([]);
});

it('an export that shows a name is in the history, and the name stays hidden', async () => {
  const id = await apply();
  const { email } = sent;
  const { data } = await call('exportPerson', { body: { email } });
  expect(data.person).toMatchObject({ applications: [{ id, firstName: 'Zulfiya' }] });
  expect(await historyOf(id)).toEqual([['namesShown', 'exported']]);
  expect(await stored(id)).toMatchObject({ namesHidden: true, firstName: '' });
  await call('showNames', { parameters: { id } });
  await call('exportPerson', { body: { email } });
  expect((await historyOf(id)).filter(([, because]) => because === 'exported')).toHaveLength(1);
});

it('an export and an erasure find an applicant with a hidden name', async () => {
  const id = await apply();
  expect(await exportPerson(sent.email)).toMatchObject({
    applications: [{ id, firstName: 'Zulfiya' }],
    letters: [{ hiddenApplicant: id }],
  });
  expect(await erasePerson(sent.email)).toMatchObject({ applications: 1 });
  expect(await project.documents('applicantIdentities')).toEqual([]);
  expect((await project.things()).filter((thing) => thing.includes(id))).toEqual([]);
});
