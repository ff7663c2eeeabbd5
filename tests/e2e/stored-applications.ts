import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { senderPageLink } from '@site/contract/desk/sender-page';
import { submissionFilePath } from '@site/contract/desk/submission-files';
import { emailKeyOf, searchTokens } from '@site/contract/desk/submission-search';
import { applicantLinkDays, daysLater } from '@site/contract/nightly/retention';
import { collections } from '@site/contract/shared/collections';
import { FieldValue } from 'firebase-admin/firestore';
import type { Credentials } from '../support/accounts.ts';
import { bucket, firestore } from '../support/admin-sdk.ts';
import { uniqueMark, validApplication } from '../support/factories.ts';
import { openAsAdmin } from './admin.ts';
import { expect as expectSoon } from './fixtures.ts';

// Applications that are already on the desk, written without the functions. `hiring-desk.spec.ts` tests the way to the desk.

// The limit is long, because the first screen of a browser takes long on a busy machine.
const expect = expectSoon.configure({ timeout: 60_000 });

const applications = firestore.collection(collections.applications);

interface Applied {
  /** The mark in their last name, `Quick <mark>`. */
  mark: string;
  ids: string[];
  /**
   * The address of their list, which shows the applications for their job. The stories do not search for words: with an open
   * list of searched words, the emulator sorts the tokens of all applications at every write, which takes a second.
   */
  list: string;
}

/** Stores applications with these first names. The first one is the oldest. */
export async function applied(firstNames: readonly string[]): Promise<Applied> {
  const mark = uniqueMark();
  const job = { reference: `J-${randomInt(1e8, 1e9)}` };
  const batch = firestore.batch();
  const ids = firstNames.map((firstName, index) => {
    const email = `${firstName}@${mark}.example.org`.toLowerCase();
    const sent = { ...validApplication({ firstName, lastName: `Quick ${mark}`, email }), job };
    const at = new Date(Date.now() - (firstNames.length - index) * 1000);
    const reference = `A-${randomInt(1e8, 1e9)}`;
    const document = applications.doc();
    batch.create(document, {
      ...{ ...sent, reference, status: 'new', unread: true, assignee: null, assignedTo: [] },
      ...{ createdAt: at, receivedAt: at, statusChangedAt: at, heardAt: at, waitsSince: at, reachedAt: { new: at } },
      ...{
        wroteAt: null,
        firstWroteAt: null,
        emailKey: emailKeyOf(email),
        words: searchTokens({ ...sent, reference, answers: undefined }),
      },
    });
    return document.id;
  });
  const more = FieldValue.increment(firstNames.length);
  const counter = firestore.collection(collections.counters).doc('applications');
  batch.set(counter, { unread: more, statuses: { new: more } }, { merge: true });
  await batch.commit();
  return { mark, ids, list: `/dashboard/applications?job=${job.reference}&sort=oldest` };
}

/** Makes a link to the page of the applicant, like the link in an email. */
export async function linkTo(application: string): Promise<string> {
  const [selector, verifier] = [randomBytes(16), randomBytes(32).toString('base64url')];
  const verifierHash = createHash('sha256').update(verifier).digest('base64url');
  const createdAt = new Date();
  const expiresAt = daysLater(createdAt, applicantLinkDays);
  const link = { application, mail: application, verifierHash, createdAt, expiresAt };
  await firestore.collection(collections.applicantLinks).doc(selector.toString('hex')).create(link);
  return senderPageLink('applications', '', `${selector.toString('base64url')}.${verifier}`);
}

/** Adds a PDF to an application, as if its sender had added it. */
export async function addPdf(application: string, name: string, bytes: Buffer): Promise<void> {
  const id = randomUUID();
  const path = submissionFilePath('applications', application, id);
  await bucket.file(path).save(bytes, { resumable: false, contentType: 'application/pdf' });
  const line = { name, type: 'pdf', size: bytes.length, path, from: 'applicant', at: new Date() };
  await applications.doc(application).collection('files').doc(id).create(line);
}

/** Gives the statuses of these applications by first name. */
export async function decidedStatuses(mark: string): Promise<Record<string, string>> {
  const { docs } = await applications.where('lastName', '==', `Quick ${mark}`).get();
  return Object.fromEntries(docs.map((document) => [document.get('firstName'), document.get('status')]));
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens the list of these applications. */
export async function openList(page: Page, { list }: Applied, credentials?: Credentials): Promise<void> {
  await openAsAdmin(page, list, credentials);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
}

/** Opens one of these applications from the list. */
export async function openPerson(page: Page, people: Applied, firstName: string): Promise<void> {
  await openList(page, people);
  const name = `${firstName} Quick ${people.mark}`;
  await page.getByRole('link', { name }).press('Enter');
  await expect(heading(page, name)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Received');
}
