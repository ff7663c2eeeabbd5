import { submissionFileFolder, submissionFilePath } from '@site/contract/desk/submission-files';
import { newPdfPath, pdfFolder } from '@site/contract/jobs/pdf';
import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage';
import { type Actor, everyAdmin, everybody } from '../support/actors.ts';
import { bytesOf, type Upload, validUpload } from './storage-uploads.ts';

/** One request of a client. It rejects when the rules deny it. */
export type Operation = (storage: FirebaseStorage) => Promise<unknown>;

interface Row {
  may: string;
  operation: Operation;
  /** The actors who are allowed; all others are denied. */
  allowed: readonly Actor[];
}

const forJobs: readonly Actor[] = [...everyAdmin, 'admin for jobs'];
const nobody: readonly Actor[] = [];
const stored = validUpload();
const nested = validUpload({ path: newPdfPath().replace('/', '/folder/') });
const elsewhere = validUpload({ path: newPdfPath().replace(pdfFolder, 'brochures') });

const added = validUpload({ path: submissionFilePath('applications', 'one', crypto.randomUUID()) });
const addedAnew = validUpload({ path: submissionFilePath('enquiries', 'one', crypto.randomUUID()) });

/** The objects before each request. */
export const seed: readonly Upload[] = [stored, nested, elsewhere, added];

/** The rights of all actors on stored files and on new ones. */
export const matrix: readonly Row[] = [
  { may: 'open a job description by its name', operation: open(stored), allowed: everybody },
  { may: 'read what is known about a job description', operation: readMetadata(stored), allowed: everybody },
  { may: 'open an object in a folder below', operation: open(nested), allowed: nobody },
  { may: 'open an object in another folder', operation: open(elsewhere), allowed: nobody },
  { may: 'list the job descriptions', operation: list(pdfFolder), allowed: nobody },
  { may: 'list what is below a job description', operation: list(stored.path), allowed: nobody },
  { may: 'list the whole bucket', operation: list(''), allowed: nobody },
  { may: 'add a job description', operation: add, allowed: forJobs },
  { may: 'add a job description piece by piece', operation: addInPieces, allowed: forJobs },
  { may: 'overwrite a job description', operation: upload(stored), allowed: nobody },
  { may: 'change what is known about a job description', operation: changeMetadata(stored), allowed: nobody },
  { may: 'delete a job description', operation: remove(stored), allowed: nobody },
  { may: 'open a file of an application', operation: open(added), allowed: nobody },
  { may: 'read what is known about a file of an application', operation: readMetadata(added), allowed: nobody },
  {
    may: 'list the files of an application',
    operation: list(`${submissionFileFolder}/applications/one`),
    allowed: nobody,
  },
  { may: 'add a file to an enquiry', operation: upload(addedAnew), allowed: nobody },
  { may: 'overwrite a file of an application', operation: upload(added), allowed: nobody },
  { may: 'delete a file of an application', operation: remove(added), allowed: nobody },
];

/** Uploads an object to its path, even if an object is there already. */
export function upload(object: Upload): Operation {
  const { path, contentType } = object;
  return (storage) => uploadBytes(ref(storage, path), bytesOf(object), { contentType });
}

function add(storage: FirebaseStorage): Promise<unknown> {
  return upload(validUpload())(storage);
}

/** Uploads in pieces, as the job form does to show the progress. */
async function addInPieces(storage: FirebaseStorage): Promise<unknown> {
  const object = validUpload({ size: 300_000 });
  const { path, contentType } = object;
  return await uploadBytesResumable(ref(storage, path), bytesOf(object), { contentType });
}

function open({ path }: Upload): Operation {
  return (storage) => getBytes(ref(storage, path));
}

function readMetadata({ path }: Upload): Operation {
  return (storage) => getMetadata(ref(storage, path));
}

function changeMetadata({ path }: Upload): Operation {
  return (storage) => updateMetadata(ref(storage, path), { cacheControl: 'no-store' });
}

function list(path: string): Operation {
  return (storage) => listAll(ref(storage, path));
}

function remove({ path }: Upload): Operation {
  return (storage) => deleteObject(ref(storage, path));
}
