import { connect } from 'node:net';
import { deskMessages } from '@site/contract/desk/desk-schemas';
import { applicantMessages } from '@site/contract/desk/sender-page';
import {
  addApplicationFileRoute,
  addEnquiryFileRoute,
  readOwnApplicationsRoute,
} from '@site/contract/desk/sender-page-routes';
import { fileLimits, fileMessages, type OwnFile } from '@site/contract/desk/submission-files';
import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import { submitApplicationRoute, submitContactRoute } from '@site/contract/desk/submission-routes';
import { messages } from '@site/contract/shared/messages';
import { beforeAll, expect, it, vi } from 'vitest';
import { createSenderLink } from '../../functions/src/desk/sender-link.ts';
import * as firebase from '../../functions/src/shared/firebase.ts';
import { sampleFiles, samplePdfFile } from '../../functions/src/test-support/sample-files.ts';
import { demoAdmin } from '../../scripts/seed/accounts.ts';
import { createAdmin, logIn, logInAsAdmin } from '../support/accounts.ts';
import { bucket, firestore } from '../support/admin-sdk.ts';
import { callApi } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { uniqueMark, validApplication, validContact } from '../support/factories.ts';
import { testedProduct } from '../support/tested-product.ts';

const { method, path } = addApplicationFileRoute;
let admin: string;
let application: { id: string; reference: string; token: string };

beforeAll(async () => {
  vi.spyOn(firebase, 'db').mockReturnValue(firestore);
  admin = await logInAsAdmin();
  const json = validApplication();
  await callApi(submitApplicationRoute.method, submitApplicationRoute.path, { json });
  application = await sentBy('applications', json.email);
});

/** Gives a submission that was just sent, with a link of its sender. */
async function sentBy(kind: SubmissionKind, email: string): Promise<typeof application> {
  const { id, reference } = await eventually(`one of the ${kind} to be on the desk`, async () => {
    const { docs } = await firestore.collection(kind).where('email', '==', email).get();
    const [found] = docs;
    return found?.get('reference') ? { id: found.id, reference: String(found.get('reference')) } : undefined;
  });
  return { id, reference, token: (await createSenderLink(kind, email, 'a-mail')) ?? '' };
}

function formOf(file: File | undefined, { token, reference } = application): FormData {
  const form = new FormData();
  form.set('token', token);
  form.set('reference', reference);
  if (file) form.set('file', file);
  return form;
}

const fileOf = (bytes: Uint8Array, name: string, type = 'application/octet-stream') =>
  new File([new Uint8Array(bytes)], name, { type });

const add = (form: FormData, idempotencyKey: string = crypto.randomUUID()) =>
  callApi<{ data: { file: OwnFile } }>(method, path, { form, idempotencyKey });

const objects = async () => {
  const [files] = await bucket.getFiles({ prefix: `submission-files/applications/${application.id}/` });
  return files.map(({ name }) => name);
};
const download = (file: string, id = application.id, kind: SubmissionKind = 'applications', token = admin) =>
  fetch(`${testedProduct.origin}/api/submissions/${kind}/${id}/files/${file}`, {
    headers: { authorization: `Bearer ${token}` },
  });

it('an applicant adds a file once, an admin downloads it, and the history shows the download', async () => {
  const [form, key] = [formOf(fileOf(sampleFiles.png, '../Ωverview\u202E.png')), crypto.randomUUID()];
  const answers = [await add(form, key), await add(form, key)];
  const { file } = answers[0]?.body.data ?? {};
  expect(answers.map(({ status, body }) => ({ status, file: body.data.file }))).toEqual([
    { status: 201, file },
    {
      status: 201,
      file: { id: file?.id, name: 'Ωverview.png', type: 'png', size: sampleFiles.png.length, at: file?.at },
    },
  ]);
  expect(await objects()).toHaveLength(1);
  const own = await callApi<{ data: { applications: { files: OwnFile[] }[] } }>('POST', readOwnApplicationsRoute.path, {
    json: { token: application.token },
  });
  expect(own.body.data.applications[0]?.files).toEqual([file]);

  const response = await download(file?.id ?? '');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': `attachment; filename="?verview.png"; filename*=UTF-8''%CE%A9verview.png`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(Buffer.from(await response.arrayBuffer()).equals(sampleFiles.png)).toBe(true);
  const changes = firestore.collection(`applications/${application.id}/changes`);
  const { docs } = await changes.where('kind', '==', 'downloaded').get();
  expect(docs.map((line) => line.data())).toEqual([
    expect.objectContaining({ name: 'Ωverview.png', by: expect.objectContaining({ email: demoAdmin.email }) }),
  ]);

  for (const [id, unknown] of [
    [application.id, crypto.randomUUID()],
    ['nobody', file?.id ?? ''],
  ] as const) {
    const missing = await download(unknown, id);
    expect([missing.status, await missing.json()]).toMatchObject([404, { message: deskMessages.notFound }]);
  }
});

it('an interviewer can download only files of assigned applications', async () => {
  const interviewer = await createAdmin(['interviewer']);
  const token = await logIn(interviewer);
  const id = (await add(formOf(fileOf(sampleFiles.png, 'grades.png')))).body.data.file.id;
  const asked = async (kind: SubmissionKind = 'applications', file = id) => {
    const answer = await download(file, application.id, kind, token);
    return [answer.status, answer.ok ? '' : ((await answer.json()) as { message: string }).message];
  };
  const assign = (uid: string | null) =>
    callApi('PUT', `/api/submissions/applications/${application.id}/assignee`, { token: admin, json: { uid } });
  const unknown = [404, deskMessages.notFound];
  expect(await asked()).toEqual(unknown);
  expect((await assign(interviewer.uid)).status).toBe(200);
  expect(await asked()).toEqual([200, '']);
  expect(await asked('applications', crypto.randomUUID())).toEqual(unknown);
  expect(await asked('enquiries')).toEqual([403, messages.notYourRole]);
  await assign(null);
  // The answer is the same as for a file that does not exist.
  expect(await asked()).toEqual(unknown);
  const changes = firestore.collection(`applications/${application.id}/changes`);
  const told = await changes.where('kind', '==', 'downloaded').where('by.uid', '==', interviewer.uid).get();
  expect(told.docs).toHaveLength(1);
  await interviewer.remove();
});

it.each([
  [
    'a program with the name of a PDF',
    () => formOf(fileOf(Buffer.from('MZ\x90\0'), 'cv.pdf', 'application/pdf')),
    fileMessages.wrongType,
  ],
  [
    'a Word file',
    () => formOf(fileOf(Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'cv.doc', 'application/msword')),
    'We cannot take Word files. Save this one as PDF and add that.',
  ],
  [
    'a PDF that asks for a password',
    () => formOf(fileOf(samplePdfFile('opens-with-password-aes-256'), 'cv.pdf')),
    fileMessages.password,
  ],
  ['an empty file', () => formOf(fileOf(Buffer.alloc(0), 'cv.pdf', 'application/pdf')), fileMessages.empty],
  ['no file', () => formOf(undefined), fileMessages.missing],
  [
    'a file of 10 MB and one byte',
    () =>
      formOf(
        fileOf(Buffer.concat([sampleFiles.pdf, Buffer.alloc(fileLimits.bytes + 1 - sampleFiles.pdf.length)]), 'cv.pdf'),
      ),
    messages.pdfTooLarge,
  ],
])('%s is refused and not stored', async (_what, form, message) => {
  const before = await objects();
  expect(await add(form())).toMatchObject({ status: 400, body: { errors: { file: message } } });
  expect(await objects()).toEqual(before);
});

it('an invalid link adds no file', async () => {
  const token = `${'a'.repeat(22)}.${'b'.repeat(43)}`;
  const form = formOf(fileOf(sampleFiles.pdf, 'cv.pdf'), { ...application, token });
  expect(await add(form)).toMatchObject({ status: 404, body: { message: applicantMessages.linkEnded } });
});

it('an interrupted upload leaves nothing behind', async () => {
  const before = await objects();
  const part = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const body = `${part('token', application.token)}${part('reference', application.reference)}--x\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n${sampleFiles.pdf}`;
  const contentType = 'multipart/form-data; boundary=x';
  const cut = await callApi(method, path, { raw: { body, contentType } });
  expect(cut).toMatchObject({ status: 400, body: { message: messages.invalidMultipart } });
  // The browser of another upload closes the connection.
  const { hostname, port } = new URL(testedProduct.origin);
  const socket = connect(Number(port), hostname);
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${contentType}\r\nContent-Length: 5000000\r\n\r\n`;
  await new Promise((resolve) => socket.write(head + body, resolve));
  socket.destroy();
  expect(await objects()).toEqual(before);
});

it('an enquirer adds a file with the address and link of their enquiry only, and an admin downloads it', async () => {
  const json = validContact({ email: `${uniqueMark()}@example.org` });
  await callApi(submitContactRoute.method, submitContactRoute.path, { json });
  const enquiry = await sentBy('enquiries', json.email);
  const form = formOf(fileOf(sampleFiles.pdf, 'single-line.pdf'), enquiry);
  const elsewhere = await add(form);
  expect([elsewhere.status, Object.keys(elsewhere.body)]).toEqual([400, expect.arrayContaining(['errors'])]);
  const added = await callApi<{ data: { file: OwnFile } }>(addEnquiryFileRoute.method, addEnquiryFileRoute.path, {
    form,
    idempotencyKey: crypto.randomUUID(),
  });
  const { file } = added.body.data;
  expect([added.status, file]).toMatchObject([201, { name: 'single-line.pdf', type: 'pdf' }]);
  const response = await download(file.id, enquiry.id, 'enquiries');
  expect(Buffer.from(await response.arrayBuffer()).equals(sampleFiles.pdf)).toBe(true);
  expect((await download(file.id, enquiry.id)).status).toBe(404);
});

it('an erased application loses its files', async () => {
  await add(formOf(fileOf(sampleFiles.csv, 'settings.csv')));
  expect(await objects()).not.toEqual([]);
  const erased = await callApi('DELETE', `/api/submissions/applications/${application.id}`, { token: admin });
  expect(erased.status).toBe(200);
  expect(await objects()).toEqual([]);
});
