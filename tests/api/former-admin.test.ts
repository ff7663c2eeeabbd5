import { newPdfPath, pdfContentType } from '@site/contract/jobs/pdf';
import { collections } from '@site/contract/shared/collections';
import { currentUserRoute, logoutRoute } from '@site/contract/team/user';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  getDocs,
  getFirestore,
  limit,
  query,
  setLogLevel,
  where,
} from 'firebase/firestore/lite';
import { connectStorageEmulator, getStorage, ref, uploadBytes } from 'firebase/storage';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { projectId, storageBucket } from '../../scripts/emulators/addresses.ts';
import { changeAdmin } from '../../scripts/operator/change-admin.ts';
import { createAdmin, logIn, logInAsAdmin, type OwnAccount } from '../support/accounts.ts';
import { bucket } from '../support/admin-sdk.ts';
import { callApi } from '../support/api-client.ts';
import { emulatorAddresses } from '../support/emulator-addresses.ts';
import { uniqueMark, validJob } from '../support/factories.ts';
import { createJob, deleteJob } from '../support/job-calls.ts';
import { choosePassword, passwordLinkTo, removeAdmin, requestPasswordMail } from '../support/team-calls.ts';
import { afterSecondOf } from '../support/tokens.ts';

let account: OwnAccount;
let app: FirebaseApp;
const uploads: string[] = [];

beforeEach(async () => {
  // The client would print every expected denial.
  setLogLevel('silent');
  account = await createAdmin();
  app = initializeApp({ projectId, storageBucket, apiKey: 'demo-api-key' }, account.uid);
});

afterEach(async () => {
  await deleteApp(app);
  await account.remove();
  for (const path of uploads.splice(0)) await bucket.file(path).delete();
});

/** Gives the requests of a browser in the admin area, with the token that the browser keeps until the token expires. */
async function browser() {
  const { auth, firestore, storage } = emulatorAddresses;
  const [accounts, database, files] = [getAuth(app), getFirestore(app), getStorage(app)];
  connectAuthEmulator(accounts, `http://${auth.host}:${auth.port}`, { disableWarnings: true });
  connectFirestoreEmulator(database, firestore.host, firestore.port);
  connectStorageEmulator(files, storage.host, storage.port);
  const { user } = await signInWithEmailAndPassword(accounts, account.email, account.password);
  const token = await user.getIdToken();
  return {
    token,
    read: (name: string) => {
      // The rules allow only a query for emails that names the reading role.
      const ofRole = name === collections.mail ? [where('readers', '==', 'hiring')] : [];
      return getDocs(query(collection(database, name), ...ofRole, limit(1)));
    },
    upload: async () => {
      const path = newPdfPath();
      await uploadBytes(ref(files, path), new TextEncoder().encode('%PDF-1.7'), { contentType: pdfContentType });
      uploads.push(path);
    },
    addJob: () => createJob(token, { json: validJob() }),
    removeJob: (id: string) => deleteJob(token, id),
  };
}

it.each([
  { who: 'is removed by command', ended: async () => changeAdmin('revoke', account.email) },
  { who: 'is removed by a colleague', ended: async () => removeAdmin(await logInAsAdmin(), account.uid) },
  {
    who: 'logs out',
    ended: (token: string) => callApi(logoutRoute.method, logoutRoute.path, { token }),
  },
  {
    who: 'logs in with a new password',
    ended: async (token: string) => {
      await afterSecondOf(token);
      await requestPasswordMail({ email: account.email });
      const password = uniqueMark();
      await choosePassword(await passwordLinkTo(account.email), password);
      const newToken = await logIn({ email: account.email, password });
      await callApi(currentUserRoute.method, currentUserRoute.path, { token: newToken });
    },
  },
])(
  'who $who reads, uploads and changes nothing from the next request on, with the token from before',
  async ({ ended }) => {
    const { token, read, upload, addJob, removeJob } = await browser();
    const personal = [collections.enquiries, collections.applications, collections.mail, collections.jobChanges];
    for (const name of personal) await expect(read(name)).resolves.toBeDefined();
    await upload();
    const added = await addJob();
    expect(added.status).toBe(201);
    await removeJob(added.body.data.job._id);

    await ended(token);
    for (const name of personal) await expect(read(name)).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(upload()).rejects.toMatchObject({ code: 'storage/unauthorized' });
    expect([401, 403]).toContain((await addJob()).status);
  },
);
