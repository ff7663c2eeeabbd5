import { branch } from '@site/contract/test-support/offices';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage } from '../../test-support/open-page.tsx';

const field = (name: RegExp) => page.getByRole('textbox', { name });

/** Types into a field, leaves the field, and expects the tidied text. */
async function leave(name: RegExp, typed: string, left: string): Promise<void> {
  await userEvent.fill(field(name), typed);
  await userEvent.tab();
  await expect.element(field(name)).toHaveValue(left);
}

test('an address that was copied with something around it is cleaned up when its field is left, in every form', async () => {
  for (const path of ['/contact', '/apply', '/job-alerts', '/application', '/enquiry', '/login', '/login#forgotten']) {
    const { unmount } = await openPage(path);
    for (const typed of [
      'Jane Doe <jane@example.com>',
      'jane@example.com;',
      'mailto:jane@example.com',
      '\u200bjane@example.com',
    ])
      await leave(/^Email/, typed, 'jane@example.com');
    expect(page.getByText('Invalid email address').elements(), path).toEqual([]);
    await unmount();
  }
});

test('names, numbers and links are cleaned up when the applicant leaves their fields', async () => {
  await openPage(`/apply?country=${branch.country}`);
  await leave(/^First Name/, '\u200b Asha\u200e', 'Asha');
  await leave(/^Last Name/, '\u2060', '');
  await leave(/^Phone number/, 'tel:+٩١ ٩٨١٠٠ ١٢٣٤٥ (mobile)', '+91 98100 12345');
  await userEvent.click(page.getByRole('button', { name: 'Continue' }));
  await leave(/^LinkedIn profile/, '<linkedin.com/in/asha>', 'https://linkedin.com/in/asha');
  await leave(/^CV link/, 'drive.google.com/\u200bcv; ', 'https://drive.google.com/cv');
});
