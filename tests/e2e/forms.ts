import type { Page } from '@playwright/test';
import { positions } from '@site/contract/firm/positions';
import { branch, otherBranch } from '@site/contract/test-support/offices';

/** Fills in the first fields, which both forms of the site have. */
export async function introduce(
  page: Page,
  firstName: string,
  lastName: string,
  email: string,
  phone: string,
): Promise<void> {
  await page.getByLabel('First Name').fill(firstName);
  await page.getByLabel('Last Name').fill(lastName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone number').fill(phone);
}

/** Fills in an application from abroad, up to its last step. */
export async function applyAbroad(
  page: Page,
  firstName: string,
  lastName: string,
  email: string,
  cv: string,
): Promise<void> {
  await page.goto(`/apply?country=${otherBranch.country}`);
  await introduce(page, firstName, lastName, email, '+998 90 123 45 67');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Position').selectOption(positions[otherBranch.country][0]);
  await page.getByLabel('CV link').fill(cv);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Fills in a job listing that visitors cannot see. */
export async function fillInactiveJob(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Country').selectOption(branch.country);
  await page.getByLabel('Location').fill('New Delhi');
  await page.getByLabel('Active Job Listing').uncheck();
  await page.getByLabel('Qualifications').fill('Degree');
  await page.getByLabel('Experience').fill('Some');
  await page.getByLabel('Responsibilities').fill('Type');
}

/** Lets requests to an address arrive but loses their answers, until `page.unroute`. */
export async function loseAnswers(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
}
