import { deskLimits } from '@site/contract/desk/desk-limits';
import { replyLine, senderPageMessages } from '@site/contract/desk/sender-page';
import { type SubmissionKind, submissionKinds } from '@site/contract/desk/submission-kinds';
import { senderOf } from '@site/contract/desk/submission-record';
import { identity } from '@site/contract/firm/identity';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillSenderLink } from '../../functions/src/desk/sender-link.ts';
import { siteOrigin } from '../../functions/src/shared/configuration.ts';
import { validApplication, validContact } from '../support/factories.ts';
import { setTime, wait } from '../support/own-clock.ts';
import { ownDesk } from '../support/own-desk.ts';
import { ownProject } from '../support/own-project.ts';

const project = ownProject('conversations');
const firestore = await project.firestore();

const { call, tokenFor, letLeave, linesOf, counter } = ownDesk(project);
beforeEach(() => {
  setTime('2026-11-25T10:00:00Z');
});
afterEach(project.clear);

const email = 'ada@example.org';
const origin = siteOrigin();

/** The calls of senders for each kind of submission. */
const calls = {
  applications: {
    submit: (address: string) => call('submitApplication', { body: validApplication({ email: address }) }),
    read: async (token: string) => (await call('readOwnApplications', { body: { token } })).data.applications,
    write: (body: { token: string; reference: string; text: string }, idempotencyKey?: string) =>
      call('writeAboutApplication', { body, idempotencyKey }),
    requestCode: (token: string) => call('requestErasureCode', { body: { token } }),
    erase: (token: string, code: string) => call('eraseOwnApplications', { body: { token, code } }),
  },
  enquiries: {
    submit: (address: string) => call('submitContact', { body: validContact({ email: address }) }),
    read: async (token: string) => (await call('readOwnEnquiries', { body: { token } })).data.enquiries,
    write: (body: { token: string; reference: string; text: string }, idempotencyKey?: string) =>
      call('writeAboutEnquiry', { body, idempotencyKey }),
    requestCode: (token: string) => call('requestEnquirerCode', { body: { token } }),
    erase: (token: string, code: string) => call('eraseOwnEnquiries', { body: { token, code } }),
  },
};

interface Stored {
  id: string;
  reference: string;
  unread: boolean;
}

const stored = async (kind: SubmissionKind) => (await project.documents(kind)) as unknown as Stored[];

/** Sends a submission. Gives its stored form, and the token of its page. */
async function sent(kind: SubmissionKind, address = email): Promise<Stored & { token: string }> {
  const before = new Set((await stored(kind)).map(({ id }) => id));
  await calls[kind].submit(address);
  const submission = (await stored(kind)).find(({ id }) => !before.has(id));
  if (!submission) throw new Error('It is not stored');
  return { ...submission, token: await tokenFor(address, kind) };
}

const markRead = (kind: SubmissionKind, id: string) =>
  call('markSubmission', { parameters: { kind, id }, body: { unread: false } });
const unread = async (kind: SubmissionKind) => (await counter(kind))?.unread as number;
const messagesOf = (kind: SubmissionKind, id: string) => linesOf({ id }, 'messages', kind);
const answer = (kind: SubmissionKind, id: string, text: string) =>
  call('sendMessage', { parameters: { kind }, body: { ids: [id], subject: 'From us', text } });

describe.each(submissionKinds)('On the sender’s page: %s', (kind) => {
  const { read, write, requestCode, erase } = calls[kind];

  it('messages of both sides are shown in their order, and a reply marks the submission as unread', async () => {
    const { id, reference, token } = await sent(kind);
    await markRead(kind, id);
    expect(await unread(kind)).toBe(0);
    wait(1000);
    await answer(kind, id, 'Dear {name}');
    wait(1000);
    await write({ token, reference, text: 'In spring.\n<b>Hello</b>' });
    expect(await unread(kind)).toBe(1);
    expect((await stored(kind))[0]).toMatchObject({ unread: true });
    wait(1000);
    await write({ token, reference, text: 'Or in May.' });
    expect(await unread(kind)).toBe(1);
    const before = await read(token);
    expect(before[0]?.messages.map(({ from }) => from)).toEqual([senderOf[kind], senderOf[kind]]);
    // A message from us appears once it has left.
    await letLeave();
    const [shown] = await read(token);
    expect(shown?.messages).toMatchObject([
      { from: 'admin', subject: 'From us', text: expect.stringMatching(/^Dear \w+$/) },
      { from: senderOf[kind], text: 'In spring.\n<b>Hello</b>' },
      { from: senderOf[kind], text: 'Or in May.' },
    ]);
    // The page names no admin.
    expect(JSON.stringify(shown)).not.toContain('an-admin');
  });

  it('a reply that is sent again with its key is stored once, and stays read', async () => {
    const { id, reference, token } = await sent(kind);
    const key = 'k'.repeat(20);
    await Promise.all([1, 2].map(() => write({ token, reference, text: 'Hello' }, key)));
    await markRead(kind, id);
    await write({ token, reference, text: 'Hello' }, key);
    expect(await messagesOf(kind, id)).toHaveLength(1);
    expect(await unread(kind)).toBe(0);
    await write({ token, reference, text: 'Hello, corrected' }, key);
    expect(await messagesOf(kind, id)).toHaveLength(2);
  });

  it('no one can write about the submission of another sender, or with the link of another page', async () => {
    const { token } = await sent(kind);
    const other = await sent(kind, 'eve@example.org');
    const ended = { status: 404, message: senderPageMessages.linkEnded };
    await expect(write({ token, reference: other.reference, text: 'Hello' })).rejects.toMatchObject(ended);
    await expect(write({ token, reference: 'A-999999', text: 'Hello' })).rejects.toMatchObject(ended);
    const [otherKind] = submissionKinds.filter((one) => one !== kind);
    if (!otherKind) throw new Error('There are two kinds');
    const another = await sent(otherKind);
    await expect(read(another.token)).rejects.toMatchObject(ended);
    await expect(write({ token: another.token, reference: other.reference, text: 'Hello' })).rejects.toMatchObject(
      ended,
    );
    expect(await messagesOf(kind, other.id)).toEqual([]);
  });

  it('a sender can write until the submission is erased, up to the limit of replies', async () => {
    const { id, reference, token } = await sent(kind);
    const status = kind === 'applications' ? 'rejected' : 'closed';
    await call('moveSubmissions', {
      parameters: { kind },
      body: { status, items: [{ id, unchangedSince: new Date().toISOString() }] },
    });
    await write({ token, reference, text: 'Why?' });
    expect((await read(token))[0]).toMatchObject({ status, messages: [{ text: 'Why?' }] });

    const batch = firestore.batch();
    const lines = firestore.collection(kind).doc(id).collection('messages');
    for (let count = 1; count < deskLimits.repliesPerSubmission; count += 1)
      batch.set(lines.doc(), { from: senderOf[kind], text: 'More', at: new Date() });
    await batch.commit();
    await expect(write({ token, reference, text: 'And more' })).rejects.toMatchObject({
      status: 409,
      message: senderPageMessages.tooManyReplies,
    });
    await answer(kind, id, 'Hello');
  });

  it('replies are in the export, and are erased with their submission', async () => {
    const { reference, token } = await sent(kind);
    await write({ token, reference, text: 'My words' });
    const { data } = await call('exportPerson', { body: { email } });
    expect(JSON.stringify(data.person)).toContain('My words');

    await requestCode(token);
    const { docs } = await firestore.collection('mail').where('to', '==', [email]).get();
    const [code = ''] = docs.flatMap((mail) => /^\d{6}$/m.exec(String(mail.get('message.text'))) ?? []);
    await erase(token, code);
    expect((await firestore.collectionGroup('messages').get()).size).toBe(0);
    expect(await project.documents('applicantLinks')).toEqual([]);
    expect(await project.documents('mail')).toEqual([]);
    await expect(write({ token, reference, text: 'Hello' })).rejects.toMatchObject({ status: 404 });
  });

  it('a message of ours leaves with a link that opens the page, and names the mailbox for answers', async () => {
    const { id } = await sent(kind);
    await answer(kind, id, 'Dear {name}');
    const mails = await project.documents('mail');
    const mail = mails.find(({ message }) => message.subject === 'From us');
    const mailbox = { applications: identity.careersEmail, enquiries: identity.email }[kind];
    expect(mail?.replyTo.address).toBe(mailbox);
    expect(mail?.message.text).not.toContain('#');
    const leaving = await fillSenderLink('a-mail', mail as never);
    const path = { applications: 'application', enquiries: 'enquiry' }[kind];
    const [, token = ''] = new RegExp(`${replyLine}\n\n${origin}/${path}#(\\S+)\n`).exec(leaving.message.text) ?? [];
    expect(await read(token)).toHaveLength(1);
    expect(leaving.message.html).toContain(` href="${origin}/${path}#${token}">`);
    expect(leaving.emailService.parameters.message).toContain(token);
    // The link is not stored, and the timeline does not contain it.
    expect(await messagesOf(kind, id)).toMatchObject([{ from: 'admin', text: expect.stringMatching(/^Dear \w+$/) }]);
  });

  it('the sender gets an acknowledgement with a link, once an hour', async () => {
    const { id, reference } = await sent(kind);
    await sent(kind);
    const told = (await project.documents('mail')).filter((mail) => mail.id.endsWith('-acknowledgement'));
    expect(told).toMatchObject([{ id: `${id}-acknowledgement`, to: [email] }]);
    expect(told[0]?.message.subject).toContain(reference);
    const leaving = await fillSenderLink(`${id}-acknowledgement`, told[0] as never);
    expect(leaving.message.text).toContain(`${origin}/`);
    expect(await stored(kind)).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ notAcknowledged: true })]),
    );
  });
});

it('a code for enquiries erases no applications', async () => {
  const [application, enquiry] = [await sent('applications'), await sent('enquiries')];
  await calls.enquiries.requestCode(enquiry.token);
  const { docs } = await firestore.collection('mail').where('to', '==', [email]).get();
  const [code = ''] = docs.flatMap((mail) => /^\d{6}$/m.exec(String(mail.get('message.text'))) ?? []);
  await expect(calls.applications.erase(application.token, code)).rejects.toMatchObject({ status: 400 });
  await calls.enquiries.erase(enquiry.token, code);
  expect(await calls.applications.read(application.token)).toHaveLength(1);
  await expect(calls.enquiries.read(enquiry.token)).rejects.toMatchObject({ status: 404 });
});
