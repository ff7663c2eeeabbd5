/**
 * Gives the address at which an email program writes to a person. Some characters of an email address would otherwise add a
 * copy or a subject.
 */
export function mailAddress(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}
