import { submitContactRoute } from '@site/contract/desk/submission-routes';
import { createJobRoute, listJobsRoute } from '@site/contract/jobs/job-routes';
import { discardMailRoute, retryMailRoute } from '@site/contract/mail/mail-routes';
import { messages } from '@site/contract/shared/messages';
import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, it } from 'vitest';
import { forEachOf } from '../support/all-at-once.ts';
import { callApi } from '../support/api-client.ts';
import { validContact, validJob } from '../support/factories.ts';
import { falsePdfs, polyglotPdfs } from '../support/hostile-bodies.ts';
import { allHostileTexts, hostileTexts } from '../support/hostile-texts.ts';
import { jobForm } from '../support/job-calls.ts';
import { ownAdmin, ownApi } from '../support/own-api.ts';
import { ownProject } from '../support/own-project.ts';

const project = ownProject('hostile-requests');
const origin = ownApi();
const token = ownAdmin;
/** The texts that fit into an address or a header. */
const shortTexts = allHostileTexts.filter((text) => text.length < 3000);

describe('an address with a hostile part', () => {
  it('reaches no data', async () => {
    // A browser never sends one or two dots as a part of an address.
    const parts = shortTexts
      .filter((text) => !/^\.+$/.test(text))
      .map((text) => encodeURIComponent(text.toWellFormed()));
    const calls = parts.flatMap((part) => [
      { method: 'GET', path: `/api/jobs/${part}` },
      { method: 'DELETE', path: `/api/jobs/${part}` },
      { method: 'PUT', path: `/api/jobs/${part}`, json: validJob() },
      { method: 'PUT', path: `/api/jobs/${part}/state`, json: { isActive: true } },
      { method: 'POST', path: retryMailRoute.path.replace(':id', part) },
      { method: 'DELETE', path: discardMailRoute.path.replace(':id', part) },
      { method: 'GET', path: `${listJobsRoute.path}?country=${part}&active=${part}&${part}=${part}` },
    ]);
    const answers = await forEachOf(calls, async ({ method, path, ...json }) => ({
      path,
      status: (await callApi(method, path, { origin: origin(), token, ...json })).status,
    }));
    expect(answers.filter(({ status }) => status < 400 || status >= 500)).toEqual([]);
  });

  testRows([
    '/api/jobs/%',
    '/api/jobs/%E0%A4%A',
    '/api/jobs/%C0%AE%C0%AE',
    '/api//jobs',
    '/api/jobs//',
    '/api/jobs/;a=b',
    '/API/jobs/..%2f',
  ])('is refused if it cannot be read', async (path) => {
    expect((await callApi('GET', path, { origin: origin() })).status).toBeLessThan(500);
  });
});

describe('a hostile header', () => {
  it('is refused', async () => {
    // The texts that a header can carry.
    const sent = shortTexts.map((text) => text.replaceAll(/[^\x20-\x7e]/g, '?'));
    const statuses = await forEachOf(sent, async (value) => {
      const asKey = await callApi(submitContactRoute.method, submitContactRoute.path, {
        origin: origin(),
        idempotencyKey: value,
        json: validContact(),
      });
      const asToken = await callApi('GET', '/api/auth/me', { origin: origin(), token: value });
      return [asKey.status, asToken.status];
    });
    expect(new Set(statuses.map(String))).toEqual(new Set(['400,401']));
  });
});

describe('a file', () => {
  const file = (content: string, name = 'a.pdf') =>
    new File([Buffer.from(content, 'latin1')], name, { type: 'application/pdf' });
  const save = (pdf: File, job = validJob()) =>
    callApi<{ data: { job: { pdfPath: string } } }>(createJobRoute.method, createJobRoute.path, {
      origin: origin(),
      token,
      form: jobForm(job, pdf),
    });

  testRows(falsePdfs)('that only claims to be a PDF is refused', async ({ content }) => {
    expect(await save(file(content))).toMatchObject({ status: 400, body: { errors: { pdfFile: expect.any(String) } } });
  });

  testRows(polyglotPdfs)(
    'that is a PDF and more is kept to the byte, and served as a PDF and nothing else',
    async ({ content }) => {
      const { status, body } = await save(file(content));
      expect(status).toBe(201);
      const object = (await project.bucket()).file(body.data.job.pdfPath);
      expect((await object.download())[0].toString('latin1')).toBe(content);
      expect((await object.getMetadata())[0]).toMatchObject({ contentType: 'application/pdf' });
    },
  );

  it('gets our own path and name, even if the file and the job have hostile names', async () => {
    for (const name of [...hostileTexts.paths, ...hostileTexts['mail headers']]) {
      const title = name.replaceAll(/[\p{Cc}\u2028\u2029]/gu, '').trim() || 'x';
      const { status, body } = await save(file('%PDF-1.7', name), validJob({ title }));
      if (status !== 201) {
        // No browser sends a control character in the name of a file.
        expect({ name, message: body.message }).toEqual({
          name: expect.stringMatching(/\p{Cc}/u),
          message: messages.invalidMultipart,
        });
        continue;
      }
      expect(body.data.job.pdfPath).toMatch(/^job-pdfs\/[0-9a-f-]{36}\.pdf$/);
      const [metadata] = await (await project.bucket()).file(body.data.job.pdfPath).getMetadata();
      expect(metadata.contentDisposition).toMatch(/^inline; filename="[a-z0-9-]{1,110}\.pdf"$/);
    }
  });
});
