import { submitContactRoute } from '@site/contract/desk/submission-routes';
import { messages } from '@site/contract/shared/messages';
import { afterAll, afterEach, expect, it } from 'vitest';
import { emulatorEnvironment } from '../../scripts/emulators/addresses.ts';
import { callApi } from '../support/api-client.ts';
import { layLine } from '../support/cuttable-line.ts';
import { validContact, validJob } from '../support/factories.ts';
import { jobForm } from '../support/job-calls.ts';
import { ownAdmin, ownApi } from '../support/own-api.ts';
import { ownProject } from '../support/own-project.ts';
import { pdfFile } from '../support/pdfs.ts';

const lines = {
  firestore: await layLine(emulatorEnvironment.FIRESTORE_EMULATOR_HOST),
  storage: await layLine(emulatorEnvironment.FIREBASE_STORAGE_EMULATOR_HOST),
};

// The hook comes before the project's own: hooks run in reverse order, and the clean-up of the project needs the lines.
afterAll(() => {
  for (const line of Object.values(lines)) line.close();
});

const project = ownProject('unreachable-services', {
  FIRESTORE_EMULATOR_HOST: lines.firestore.address,
  FIREBASE_STORAGE_EMULATOR_HOST: lines.storage.address,
});
const handlerMilliseconds = 700;
const origin = ownApi({ handlerMilliseconds });
// The functions ask Storage again for some seconds. With the real time limit, a request waits until they stop asking.
const patientOrigin = ownApi();
const outOfOrder = { status: 503, body: { status: 'error', message: messages.unexpected } };

afterEach(async () => {
  for (const line of Object.values(lines)) line.mend();
  await project.clear();
});

/** Makes an enquiry that can be sent repeatedly with one key. */
function enquiry() {
  const request = { json: validContact(), idempotencyKey: crypto.randomUUID() };
  const { method, path } = submitContactRoute;
  return { email: request.json.email, send: () => callApi(method, path, { origin: origin(), ...request }) };
}

const newJob = () =>
  callApi('POST', '/api/jobs', { origin: patientOrigin(), token: ownAdmin, form: jobForm(validJob(), pdfFile()) });

it('while Firestore cannot be reached, a sender gets an error in time; sent again, the enquiry is stored once', async () => {
  // No connection is open yet, and the very first enquiry can take longer than this short time.
  const first = enquiry();
  await expect.poll(async () => (await first.send()).status, { timeout: 20_000 }).toBe(201);
  lines.firestore.cut();
  const { email, send } = enquiry();
  const began = performance.now();
  const refused = await send();
  expect(refused).toMatchObject(outOfOrder);
  expect(refused.headers.get('retry-after')).toBe('10');
  expect(performance.now() - began).toBeLessThan(20 * handlerMilliseconds);

  lines.firestore.mend();
  await expect.poll(async () => (await send()).status, { timeout: 20_000 }).toBe(201);
  await send();
  const kept = (await project.documents('enquiries')).filter((kept) => kept.email === email);
  expect(kept).toHaveLength(1);
  expect(await project.documents('mail')).toHaveLength(2);
});

it('while Firestore cannot be reached, the list of jobs is an error and not an empty list', async () => {
  lines.firestore.cut();
  expect(await callApi('GET', '/api/jobs', { origin: origin() })).toMatchObject(outOfOrder);
});

it('a line that breaks anywhere during an enquiry neither loses nor doubles it', {
  tags: ['weekly'],
}, async () => {
  for (const bytes of [0, 100, 300, 600, 1000, 1500, 2500]) {
    const { email, send } = enquiry();
    await callApi('GET', '/api/jobs', { origin: origin() });
    lines.firestore.cutAfter(bytes);
    await send();
    lines.firestore.mend();
    await expect.poll(async () => (await send()).status, { timeout: 20_000 }).toBe(201);
    const kept = (await project.documents('enquiries')).filter((kept) => kept.email === email);
    expect(kept, `enquiries, cut after ${bytes} bytes`).toHaveLength(1);
  }
  expect(lines.firestore.cuts()).toBeGreaterThan(3);
});

it('while Storage cannot be reached, a job with a PDF is refused completely, and saved completely afterwards', {
  tags: ['weekly'],
}, async () => {
  lines.storage.cut();
  const { status, body } = await newJob();
  expect({ status, message: body.message }).toEqual({ status: 500, message: messages.unexpected });
  expect(await project.documents('jobs')).toEqual([]);

  lines.storage.mend();
  expect(await project.objects()).toEqual([]);
  expect((await newJob()).status).toBe(201);
  const [job] = await project.documents('jobs');
  expect(await project.objects()).toEqual([job?.pdfPath]);
});

it('an upload to Storage that breaks in the middle leaves neither a job nor half a PDF', {
  tags: ['weekly'],
}, async () => {
  lines.storage.cutAfter(1000);
  expect((await newJob()).status).toBe(500);
  lines.storage.mend();
  expect(await project.documents('jobs')).toEqual([]);
  expect(await project.objects()).toEqual([]);
});
