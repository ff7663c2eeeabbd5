import type { Page } from '@playwright/test';
import { submitApplicationRoute, submitContactRoute } from '@site/contract/desk/submission-routes';
import { accessibilityViolations } from '../support/accessibility.ts';
import { firestore } from '../support/admin-sdk.ts';
import { callApi } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { uniqueMark, validApplication, validContact } from '../support/factories.ts';
import { openAsAdmin } from './admin.ts';
import { expect, test, weekly } from './fixtures.ts';

test.setTimeout(300_000);

/** Gives the id of the submission of a person with this name, once the submission is on the desk. */
function idOf(collection: 'applications' | 'enquiries', lastName: string): Promise<string> {
  return eventually(`something of ${lastName} on the desk`, async () => {
    const { docs } = await firestore.collection(collection).where('lastName', '==', lastName).get();
    return docs.find((document) => document.get('reference') !== undefined)?.id;
  });
}

/** The parts that open over a screen, with the name of the button that opens them. */
const parts = [
  { of: 'application', button: 'Write a message', part: 'dialog' },
  { of: 'applications', button: 'More filters', part: 'dialog' },
] as const;

async function expectGood(page: Page, state: string): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `${state}: wider than ${width} px`).toBeLessThanOrEqual(0);
    expect.soft(await accessibilityViolations(page), `${state}, ${width} px`).toEqual([]);
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every screen of the dashboard is accessible, ${colorScheme}`, { tag: weekly }, async ({ page }) => {
    const lastName = `Scheme ${uniqueMark()}`;
    await callApi(submitApplicationRoute.method, submitApplicationRoute.path, { json: validApplication({ lastName }) });
    await callApi(submitContactRoute.method, submitContactRoute.path, { json: validContact({ lastName }) });
    const screens = {
      overview: '/dashboard',
      jobs: '/dashboard/jobs',
      bin: '/dashboard/jobs/bin',
      form: '/dashboard/jobs/new',
      applications: '/dashboard/applications',
      board: '/dashboard/applications?view=board',
      application: `/dashboard/applications/${await idOf('applications', lastName)}`,
      enquiries: '/dashboard/enquiries',
      enquiry: `/dashboard/enquiries/${await idOf('enquiries', lastName)}`,
      interviews: '/dashboard/interviews',
      reports: '/dashboard/reports',
      team: '/dashboard/team',
      audit: '/dashboard/audit',
      templates: '/dashboard/templates',
      notifications: '/dashboard/notifications',
      signIn: '/dashboard/sign-in',
      health: '/dashboard/health',
    };
    await page.emulateMedia({ colorScheme });
    await openAsAdmin(page, '/dashboard');
    await expect(page.locator('html')).toHaveAttribute('data-desk-scheme', colorScheme);
    for (const [name, path] of Object.entries(screens)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0);
      await expect(page.getByRole('main').locator('.MuiSkeleton-root')).toHaveCount(0);
      await expectGood(page, `${name}, ${colorScheme}`);
      for (const { button, part } of parts.filter(({ of }) => of === name)) {
        await page.getByRole('button', { name: button }).first().click();
        await expect(page.getByRole(part)).toBeVisible();
        await expectGood(page, `${name}, ${button}, ${colorScheme}`);
        await page.keyboard.press('Escape');
      }
    }
  });
}
