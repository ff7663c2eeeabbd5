// The links that lead from a mail to the form for a new password. The code or the token is in the fragment, so that no server
// writes it into a log. Firebase's own links have it in the query, if the project's settings have them lead here.

const codeParameter = 'oobCode';
const invitationParameter = 'invitation';

/** The content of a link: a code of Firebase Authentication, or our own token of an invitation. */
export type PasswordLink = { code: string } | { invitation: string };

/** The screen that signs admins in. */
export const loginPath = '/login';

/** The fragment of that screen with which it asks for the address of somebody who has forgotten their password. */
export const forgottenPasswordHash = '#forgotten';

/** Where somebody with such a link chooses a password, from the root of the site. */
export function newPasswordPath(link: PasswordLink): string {
  const brought = 'code' in link ? { [codeParameter]: link.code } : { [invitationParameter]: link.invitation };
  return `${loginPath}#${new URLSearchParams(brought)}`;
}

/** Reads the code or the token in an address of our site or of Firebase's own pages. */
export function passwordLinkIn({ search, hash }: { search: string; hash: string }): PasswordLink | undefined {
  const fragment = new URLSearchParams(hash.slice(1));
  const invitation = fragment.get(invitationParameter);
  if (invitation) return { invitation };
  const code = fragment.get(codeParameter) || new URLSearchParams(search).get(codeParameter);
  return code ? { code } : undefined;
}
