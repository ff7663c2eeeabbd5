import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { Mail } from '@site/contract/mail/mail';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect, onTestFinished, test } from 'vitest';
import { enquiryMail } from '../test-support/outbox-in-memory.ts';
import { serve } from '../test-support/serve.ts';
import type { SendMail } from './delivery-attempt.ts';
import { leaseMilliseconds } from './delivery-plan.ts';
import { defaultTimeouts, messageId, type SmtpSettings, sendBySmtp, smtpFailure } from './smtp-transport.ts';

const replyTo = { name: 'Ada, "the" <Okafor>\r\nBcc: eve@example.org', address: 'ada@example.org' };
const mail: Mail = { ...enquiryMail, replyTo };

/** Starts an email server that answers each command with `answers`, or with 250, and keeps the lines that it gets. */
async function smtpServer(answers: Record<string, string> = {}) {
  const heard: string[] = [];
  let isData = false;
  const hear = (socket: Socket, line: string) => {
    heard.push(line);
    if (isData && line !== '.') return;
    isData = line === 'DATA';
    const command = line.split(' ', 1)[0] ?? '';
    socket.write(`${answers[command] ?? (isData ? '354 Go on' : '250 2.0.0 Fine')}\r\n`);
  };
  const server = createServer((socket) => {
    socket.write(`${answers.greeting ?? '220 Hello'}\r\n`);
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').slice(0, -1)) hear(socket, line);
    });
    socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, heard };
}

const settingsOf = (port: number, others: Partial<SmtpSettings> = {}): SmtpSettings => ({
  transport: 'smtp',
  host: '127.0.0.1',
  port,
  secure: false,
  user: undefined,
  password: undefined,
  from: 'website@ohmbridge.example',
  ...others,
});

const smtp =
  (port: number): SendMail =>
  (id, sent) =>
    sendBySmtp(settingsOf(port), id, sent);

test('an email goes out over SMTP, from the configured sender, under the id of its document', async () => {
  const { port, heard } = await smtpServer();
  expect(await smtp(port)('mail-id', mail)).toEqual({
    messageId: '<mail-id@ohmbridge.example>',
    accepted: ['info@ohmbridge.example'],
    rejected: [],
    pending: [],
    response: '250 2.0.0',
  });
  expect(heard).toEqual(
    expect.arrayContaining([
      'MAIL FROM:<website@ohmbridge.example>',
      'RCPT TO:<info@ohmbridge.example>',
      'From: website@ohmbridge.example',
      'To: info@ohmbridge.example',
      'Subject: Hello',
      'Message-ID: <mail-id@ohmbridge.example>',
    ]),
  );
});

testRows([
  ['website@ohmbridge.example', 'ohmbridge.example'],
  ['Ohmbridge <jobs@mail.ohmbridge.example>', 'mail.ohmbridge.example'],
])('a mail server is greeted by the domain of the sender', async (from, domain) => {
  const { port, heard } = await smtpServer();
  await sendBySmtp(settingsOf(port, { from }), 'mail-id', mail);
  expect(heard[0]).toBe(`EHLO ${domain}`);
});

testRows([
  ['message', {}, true],
  ['interview', {}, true],
  ['notification', {}, true],
  ['alert', {}, true],
  ['account', {}, true],
  ['report', {}, true],
  ['message', { isWrittenByAdmin: true }, false],
  ['contact', {}, false],
  ['application', {}, false],
] as const)(
  'an email has the header of automatic emails unless a person wrote it',
  async (template, written, isAutomatic) => {
    const { port, heard } = await smtpServer();
    await smtp(port)('mail-id', { ...mail, ...written, emailService: { template, parameters: {} } });
    expect(heard.includes('Auto-Submitted: auto-generated')).toBe(isAutomatic);
  },
);

test('an email keeps its own headers, each in one line', async () => {
  const { port, heard } = await smtpServer();
  const address = `https://ohmbridge.example/api/job-alerts/one-click?token=${'a'.repeat(108)}`;
  await smtp(port)('mail-id', {
    ...mail,
    headers: { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
  const sent = heard.join('\n').replaceAll(/\n +/g, ' ');
  expect(sent).toContain(`List-Unsubscribe: <${address}>\n`);
  expect(sent).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\n');
});

test('a name adds no recipient and no header', async () => {
  const { port, heard } = await smtpServer();
  await smtp(port)('mail-id', mail);
  expect(heard.filter((line) => line.startsWith('RCPT'))).toHaveLength(1);
  expect(heard.filter((line) => /^(bcc|cc):/i.test(line))).toEqual([]);
  const header = heard.join('\n').match(/^Reply-To: .*(\n .*)*/m)?.[0] ?? '';
  expect(header.match(/<.*?>/g)).toEqual(['<ada@example.org>']);
});

testRows([
  [
    'refuses the recipient',
    { RCPT: '550 5.1.1 <info@ohmbridge.example> unknown' },
    'SMTP: EENVELOPE answer 550 at RCPT TO',
  ],
  ['refuses the content', { '.': '554 5.7.1 Ada is spam' }, 'SMTP: EMESSAGE answer 554 at DATA'],
  ['is not ready', { greeting: '421 Come back later' }, 'SMTP: EPROTOCOL answer 421 at CONN'],
])('a server that breaks the protocol is reported by codes alone', async (_what, answers, failure) => {
  const { port } = await smtpServer(answers);
  await expect(smtp(port)('mail-id', mail)).rejects.toThrow(failure);
});

testRows([
  ['the recipient for good', { RCPT: '550 5.1.1 Unknown' }, true],
  ['a domain that takes no mail', { RCPT: '556 5.1.10 Null MX' }, true],
  ['the recipient for now', { RCPT: '450 4.2.1 Come back later' }, false],
  ['a full mailbox', { RCPT: '552 5.2.2 Mailbox full' }, false],
  ['to relay without a log-in', { RCPT: '550 5.7.1 Relaying denied' }, false],
  ['to relay, without an enhanced code', { RCPT: '554 Relay access denied' }, false],
  ['the sender once it hears of the recipient', { RCPT: '550 5.1.8 Sender address rejected' }, false],
  ['the content', { '.': '554 5.7.1 Spam' }, false],
  ['the content for now', { '.': '452 4.3.1 No space' }, false],
  ['all mail at DATA', { DATA: '554 5.5.1 No' }, false],
  ['the sender', { MAIL: '550 5.7.1 Not you' }, false],
  ['every client', { greeting: '554 Go away' }, false],
])('a refusal by the server is permanent, or not', async (_what, answers, isPermanent) => {
  const { port } = await smtpServer(answers);
  await expect(smtp(port)('mail-id', mail)).rejects.toMatchObject({ isPermanent });
});

testRows([
  ['does not offer it', {}],
  ['refuses it', { STARTTLS: '502 5.5.1 Not here' }],
  ['takes the command, and speaks no TLS', { STARTTLS: '220 2.0.0 Go on' }],
])('no password leaves for a server without TLS', async (_what, answers) => {
  const { port, heard } = await smtpServer({ EHLO: '250-mail.example\r\n250 AUTH PLAIN LOGIN', ...answers });
  const settings = settingsOf(port, { user: 'website', password: 'secret' });
  const timeouts = { ...defaultTimeouts, greetingTimeout: 300, socketTimeout: 300 };
  await expect(sendBySmtp(settings, 'mail-id', mail, timeouts)).rejects.toThrow(/^SMTP: E/);
  expect(heard.join('\n')).toMatch(/^EHLO /);
  expect(heard.join('\n')).not.toMatch(/AUTH|MAIL|c2VjcmV0|d2Vic2l0Z/);
});

test('an attempt over SMTP ends before its lease', () => {
  expect(defaultTimeouts.wholeAttempt).toBeLessThan(leaseMilliseconds);
});

test('an email never includes a file of the server or a remote page, even if a document of the outbox names one', async () => {
  let asked = 0;
  const origin = await serve((_request, response) => {
    asked += 1;
    response.end('Secret');
  });
  for (const text of [{ path: import.meta.filename }, { href: origin }]) {
    const { port, heard } = await smtpServer();
    // The server waits for the end of an email that breaks off.
    const timeouts = { ...defaultTimeouts, socketTimeout: 200 };
    const message = { ...mail.message, text } as unknown as Mail['message'];
    await expect(sendBySmtp(settingsOf(port), 'mail-id', { ...mail, message }, timeouts)).rejects.toThrow('SMTP: ');
    expect(heard.join()).not.toMatch(/Secret|in the outbox/);
  }
  expect(asked).toBe(0);
});

test('a server that is down is reported', async () => {
  await expect(smtp(1)('mail-id', mail)).rejects.toThrow('SMTP: ESOCKET at CONN');
});

test('an unknown failure is reported as unknown', () => {
  expect(smtpFailure(undefined)).toBe('SMTP: unknown error');
  expect(smtpFailure({ code: 'ada@example.org', command: 'RCPT TO:<ada@example.org>' })).toBe('SMTP: unknown error');
});

test('a message id has the domain of the sender', () => {
  expect(messageId('abc', 'Ohmbridge <website@ohmbridge.example>')).toBe('<abc@ohmbridge.example>');
});
