import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { Mail } from '../contract/mail.ts';
import { serve } from '../test-support/serve.ts';
import { silentServer } from '../test-support/silent-server.ts';
import { leaseMilliseconds } from './delivery.ts';
import { createEmailServiceTransport } from './email-service-transport.ts';
import { createSmtpTransport, defaultTimeouts, messageId, smtpFailure } from './smtp-transport.ts';

const mail: Mail = {
  to: ['info@ohmbridge.example'],
  replyTo: { name: 'Ada, "the" <Okafor>\r\nBcc: eve@example.org', address: 'ada@example.org' },
  message: { subject: 'Enquiry', text: 'Hello', html: '<p>Hello</p>' },
  emailService: { template: 'contact', parameters: { from_name: 'Ada' } },
};

/** A mail server that answers each command by `answers`, or with 250, and keeps what it hears. */
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

const smtp = (port: number) =>
  createSmtpTransport(
    { transport: 'smtp', host: '127.0.0.1', port, secure: false, user: undefined, password: undefined },
    'website@ohmbridge.example',
  );

test('a mail goes out over SMTP, from the configured sender, under the id of its document', async () => {
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
      'Subject: Enquiry',
      'Message-ID: <mail-id@ohmbridge.example>',
    ]),
  );
});

test('a name adds no recipient and no header', async () => {
  const { port, heard } = await smtpServer();
  await smtp(port)('mail-id', mail);
  expect(heard.filter((line) => line.startsWith('RCPT'))).toHaveLength(1);
  expect(heard.filter((line) => /^(bcc|cc):/i.test(line))).toEqual([]);
  const replyTo = heard.join('\n').match(/^Reply-To: .*(\n .*)*/m)?.[0] ?? '';
  expect(replyTo.match(/<.*?>/g)).toEqual(['<ada@example.org>']);
});

test.each([
  [
    'refuses the recipient',
    { RCPT: '550 5.1.1 <info@ohmbridge.example> unknown' },
    'SMTP: EENVELOPE answer 550 at RCPT TO',
  ],
  ['refuses the content', { '.': '554 5.7.1 Ada is spam' }, 'SMTP: EMESSAGE answer 554 at DATA'],
  ['is not ready', { greeting: '421 Come back later' }, 'SMTP: EPROTOCOL answer 421 at CONN'],
])('a server that %s is reported by codes alone', async (_what, answers, failure) => {
  const { port } = await smtpServer(answers);
  await expect(smtp(port)('mail-id', mail)).rejects.toThrow(failure);
});

test('an attempt over SMTP is through before its lease ends', () => {
  expect(defaultTimeouts.wholeAttempt).toBeLessThan(leaseMilliseconds);
});

test('a mail takes along no file of the server and nothing that lies elsewhere, whatever stands in the outbox', async () => {
  let asked = 0;
  const origin = await serve((_request, response) => {
    asked += 1;
    response.end('Secret');
  });
  for (const text of [{ path: import.meta.filename }, { href: origin }]) {
    const { port, heard } = await smtpServer();
    const settings = { transport: 'smtp', host: '127.0.0.1', port, secure: false } as const;
    // A mail that breaks off leaves the server waiting for its end.
    const timeouts = { ...defaultTimeouts, socketTimeout: 200 };
    const send = createSmtpTransport({ ...settings, user: undefined, password: undefined }, 'x@example.org', timeouts);
    const message = { ...mail.message, text } as unknown as Mail['message'];
    await expect(send('mail-id', { ...mail, message })).rejects.toThrow('SMTP: ');
    expect(heard.join()).not.toMatch(/Secret|in the outbox/);
  }
  expect(asked).toBe(0);
});

test('a server that is down is reported', async () => {
  await expect(smtp(1)('mail-id', mail)).rejects.toThrow('SMTP: ESOCKET at CONN');
});

test('an unknown failure is called that', () => {
  expect(smtpFailure(undefined)).toBe('SMTP: unknown error');
  expect(smtpFailure({ code: 'ada@example.org', command: 'RCPT TO:<ada@example.org>' })).toBe('SMTP: unknown error');
});

test('the domain of a message id is that of the sender', () => {
  expect(messageId('abc', 'Ohmbridge <website@ohmbridge.example>')).toBe('<abc@ohmbridge.example>');
});

const emailService = (url: string) =>
  createEmailServiceTransport({
    transport: 'email-service',
    url,
    publicKey: 'key',
    serviceId: 'service',
    templateIds: { contact: 'template-1', application: 'template-2' },
  });

test('a mail goes out through the e-mail service', async () => {
  let asked = '';
  let body = '';
  const origin = await serve((request, response) => {
    asked = `${request.method} ${request.url} ${request.headers['content-type']}`;
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => response.end('OK'));
  });
  expect(await emailService(origin)('mail-id', mail)).toMatchObject({ accepted: mail.to, response: '200' });
  expect(asked).toBe('POST /api/v1.0/email/send application/json');
  expect(JSON.parse(body)).toEqual({
    lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    user_id: 'key',
    service_id: 'service',
    template_id: 'template-1',
    template_params: { from_name: 'Ada' },
  });
});

test('a refusal of the e-mail service is reported by its status alone', async () => {
  const origin = await serve((_request, response) => response.writeHead(429).end('Ada sends too much'));
  await expect(emailService(origin)('mail-id', mail)).rejects.toThrow('E-mail service: answer 429');
});

test('an e-mail service that is down is reported', async () => {
  await expect(emailService('http://127.0.0.1:1')('mail-id', mail)).rejects.toThrow('E-mail service: not reachable');
});

test('an e-mail service that never answers is reported', async () => {
  await expect(emailService(await silentServer())('mail-id', mail)).rejects.toThrow(
    'E-mail service: no answer in time',
  );
});
