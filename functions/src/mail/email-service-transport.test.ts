import type { Mail } from '@site/contract/mail/mail';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import { enquiryMail } from '../test-support/outbox-in-memory.ts';
import { serve } from '../test-support/serve.ts';
import { silentServer } from '../test-support/silent-server.ts';
import type { SendMail } from './delivery-attempt.ts';
import { type EmailServiceSettings, sendByEmailService } from './email-service-transport.ts';

const mail: Mail = { ...enquiryMail, emailService: { template: 'contact', parameters: { from_name: 'Ada' } } };

const emailService = (url: string, privateKey?: string): SendMail => {
  const settings: EmailServiceSettings = {
    transport: 'email-service',
    url,
    publicKey: 'key',
    privateKey,
    serviceId: 'service',
    templateIds: { contact: 'template-1', application: 'template-2' },
  };
  return (id, sent) => sendByEmailService(settings, id, sent);
};

/** Starts an email service that answers with `status`; gives the requests that it got. */
async function startEmailService(status: number, answer: string) {
  const asked: { request: string; body: unknown }[] = [];
  const origin = await serve((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const { method, url, headers } = request;
      asked.push({ request: `${method} ${url} ${headers['content-type']}`, body: JSON.parse(body) });
      response.writeHead(status).end(answer);
    });
  });
  return { origin, asked };
}

const sent = {
  lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  user_id: 'key',
  service_id: 'service',
  template_id: 'template-1',
  template_params: { from_name: 'Ada' },
};

testRows([
  ['without a private key', undefined, sent],
  ['with its private key', 'private', { ...sent, accessToken: 'private' }],
])('a mail goes out through the email service', async (_how, privateKey, body) => {
  const { origin, asked } = await startEmailService(200, 'OK');
  expect(await emailService(origin, privateKey)('mail-id', mail)).toMatchObject({ accepted: mail.to, response: '200' });
  expect(asked).toEqual([{ request: 'POST /api/v1.0/email/send application/json', body }]);
});

testRows([
  [400, true],
  [422, true],
  [401, false],
  [403, false],
  [402, false],
  [499, false],
  [408, false],
  [429, false],
  [500, false],
  [503, false],
])(
  'an answer of the email service is reported by its status alone, as permanent or not',
  async (status, isPermanent) => {
    const { origin } = await startEmailService(status, 'Ada sends too much');
    const message = `Email service: answer ${status}`;
    await expect(emailService(origin)('mail-id', mail)).rejects.toMatchObject({ message, isPermanent });
  },
);

test('an email service that is down is reported', async () => {
  await expect(emailService('http://127.0.0.1:1')('mail-id', mail)).rejects.toThrow('Email service: not reachable');
});

test('an email service that never answers is reported', async () => {
  await expect(emailService(await silentServer())('mail-id', mail)).rejects.toThrow('Email service: no answer in time');
});
