import { submitApplicationRoute } from '@ohmbridge/contract/desk/submission-routes';
import type { Page } from '@playwright/test';
import type { Credentials } from '../support/accounts.ts';
import { firestore } from '../support/admin-sdk.ts';
import { forEachOf } from '../support/all-at-once.ts';
import { callApi } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { uniqueMark, validApplication } from '../support/factories.ts';
import { openAsAdmin } from './admin.ts';
import { expect as expectSoon } from './fixtures.ts';

// The first screen of a browser takes long on a busy machine.
const expect = expectSoon.configure({ timeout: 60_000 });

/**
 * Sends applications with these first names, and waits until they are on the desk.
 * @returns the mark of their last name, `Quick <mark>`
 */
export async function applied(firstNames: readonly string[]): Promise<string> {
  const mark = uniqueMark();
  // The applications are sent in order, so that the list has them in this order.
  const atOnce = firstNames.length > 5 ? 4 : 1;
  const apply = (firstName: string) => {
    const json = validApplication({ firstName, lastName: `Quick ${mark}`, email: `${firstName}@${mark}.example.org` });
    return eventually(`the application of ${firstName}`, async () => {
      const { status } = await callApi(submitApplicationRoute.method, submitApplicationRoute.path, { json });
      // One address sends many at the same moment: on a busy machine some must be sent again.
      if (status === 429) return undefined;
      expect(status).toBe(submitApplicationRoute.success);
      return status;
    });
  };
  await forEachOf(firstNames, apply, atOnce);
  await eventually(`${firstNames.length} applications on the desk`, async () => {
    const found = await onDesk(mark);
    return found.length === firstNames.length ? found : undefined;
  });
  return mark;
}

async function onDesk(mark: string) {
  const { docs } = await firestore.collection('applications').where('lastName', '==', `Quick ${mark}`).get();
  return docs.filter((document) => document.get('reference') !== undefined);
}

/** Gives their statuses, by their first names. */
export async function decidedStatuses(mark: string): Promise<Record<string, string>> {
  return Object.fromEntries(
    (await onDesk(mark)).map((document) => [document.get('firstName'), document.get('status')]),
  );
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens the list of these applications. */
export async function openList(page: Page, mark: string, credentials?: Credentials): Promise<void> {
  await openAsAdmin(page, `/dashboard/applications?search=${mark}&sort=oldest`, credentials);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
}

/** Opens one of these applications from the list. */
export async function openPerson(
  page: Page,
  mark: string,
  firstName: string,
  credentials?: Credentials,
): Promise<void> {
  await openList(page, mark, credentials);
  await page.getByRole('link', { name: `${firstName} Quick ${mark}` }).press('Enter');
  await expect(heading(page, `${firstName} Quick ${mark}`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Received');
}
