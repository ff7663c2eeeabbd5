import { expect, test } from 'vitest';
import { addressChangedMail, passwordChangedMail } from './account-mails.ts';

const origin = 'https://ohmbridge.example';

test('the emails about a changed password and a changed address link to the login page', () => {
  const mails = [
    passwordChangedMail('asha@example.org', origin),
    addressChangedMail('asha@example.org', 'new@example.org', origin),
  ];
  for (const { message } of mails) {
    expect(message.html).toContain(`href="${origin}/login"`);
    expect(message.text).toContain(`“Forgot password?” on the login page`);
    expect(message.text).toContain(`\n\nLogin page: ${origin}/login\n`);
  }
});
