import { newPdfPath, pdfFolder } from '@site/contract/jobs/pdf';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { inspectPdf } from '../../functions/src/jobs/job-pdf.ts';
import { openBucket } from '../../functions/src/shared/firebase.ts';
import { copyObjects, discardObject, objectPages, writeObject } from '../../functions/src/shared/objects.ts';
import { emulatorEnvironment } from '../../scripts/emulators/addresses.ts';
import { layLine } from '../support/cuttable-line.ts';
import { ownProject } from '../support/own-project.ts';
import { pdfBytes } from '../support/pdfs.ts';

const line = await layLine(emulatorEnvironment.FIREBASE_STORAGE_EMULATOR_HOST);
// The hook comes before the project's own: hooks run in reverse order, and the clean-up of the project needs the line.
afterAll(() => line.close());

const project = ownProject('dropped-connections', { FIREBASE_STORAGE_EMULATOR_HOST: line.address });
const bucket = await project.bucket();
const app = initializeApp({ projectId: 'demo-dropped-connections' }, 'dropped-connections-backup');
const backup = openBucket(getStorage(app), 'demo-dropped-connections-backup');
const bytes = Buffer.from(pdfBytes());

afterEach(async () => {
  await Promise.all([project.clear(), backup.deleteFiles({ force: true })]);
});
afterAll(() => deleteApp(app));

async function stored(): Promise<string> {
  const path = newPdfPath();
  await write(path);
  return path;
}

const write = (path: string) =>
  writeObject(path, bytes, { contentType: 'application/pdf', contentDisposition: 'inline', cacheControl: 'public' });

async function listed() {
  for await (const page of objectPages(bucket, pdfFolder)) return page;
  return [];
}

const namesIn = async (folder: typeof bucket) => (await folder.getFiles())[0].map(({ name }) => name);

/** All actions of the functions in Storage. Each gives its outcome, and the expected outcome. */
const works: Record<string, (drop: () => void) => Promise<[unknown, unknown]>> = {
  async 'writing a PDF'(drop) {
    const path = newPdfPath();
    drop();
    await write(path);
    return [await project.objects(), [path]];
  },
  async 'looking at a PDF'(drop) {
    const path = await stored();
    drop();
    return [(await inspectPdf(path))?.size, bytes.length];
  },
  async 'labelling a PDF'(drop) {
    const path = await stored();
    drop();
    await bucket.file(path).setMetadata({ contentDisposition: 'inline; filename="a-manager.pdf"' });
    return [(await bucket.file(path).getMetadata())[0].contentDisposition, 'inline; filename="a-manager.pdf"'];
  },
  async 'listing PDFs'(drop) {
    const path = await stored();
    drop();
    return [(await listed()).map(({ name }) => name), [path]];
  },
  async 'removing a PDF'(drop) {
    const path = await stored();
    drop();
    await discardObject(path);
    return [await project.objects(), []];
  },
  async 'removing a version of a PDF'(drop) {
    const path = await stored();
    const [{ generation, metageneration }] = await bucket.file(path).getMetadata();
    drop();
    await discardObject(path, { ifGenerationMatch: `${generation}`, ifMetagenerationMatch: `${metageneration}` });
    return [await project.objects(), []];
  },
  async 'copying PDFs for the night'(drop) {
    const path = await stored();
    drop();
    await copyObjects(pdfFolder, backup, 'a-night');
    return [await namesIn(backup), [`a-night/${path}`]];
  },
  async 'storing the copy of the accounts'(drop) {
    drop();
    await backup.file('a-night/accounts.json').save('[]', { resumable: false });
    return [await namesIn(backup), ['a-night/accounts.json']];
  },
};

/** A lost answer means that the work is already done. Every run tests one write, one read and one deletion. */
const samples = ['writing a PDF', 'listing PDFs', 'removing a PDF'];

for (const what of ['answer', 'request'] as const) {
  describe(`a connection to Storage that is dropped with its ${what}`, () => {
    for (const [name, work] of Object.entries(works)) {
      const tags = what === 'answer' && samples.includes(name) ? [] : ['weekly'];

      it(`is opened again while ${name}`, { tags }, async () => {
        const before = line.cuts();
        const [result, expected] = await work(() => line.dropNext(what));
        expect(result).toEqual(expected);
        expect(line.cuts() - before, 'dropped connections').toBe(1);
      });
    }
  });
}
