/** The address at which a mail program writes to somebody. An email address can hold characters that would add a copy or a subject. */
export function mailAddress(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}
