import type { Locator } from '@playwright/test';

/** Chooses what to do to a job from the menu of its row. By keys: other stories' jobs come on top of the list, and move it. */
export async function chooseFromMenu(row: Locator, action: string): Promise<void> {
  await row.getByRole('button', { name: /^More/ }).press('Enter');
  await row.page().getByRole('menuitem', { name: action, exact: true }).press('Enter');
}
