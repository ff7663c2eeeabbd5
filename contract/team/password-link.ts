// The links from an email to the form for a new password. The code or the token is in the fragment, so that no server logs it.
// Firebase's own links have it in the query, if the settings of the project let them lead here.

const codeParameter = 'oobCode';
const invitationParameter = 'invitation';

/** The content of a link: a code of Firebase Authentication, or the token of an invitation. */
export type PasswordLink = { code: string } | { invitation: string };

export const loginPath = '/login';

/** The fragment of the login page for a forgotten password. */
export const forgottenPasswordHash = '#forgotten';

export function newPasswordPath(link: PasswordLink): string {
  const brought = 'code' in link ? { [codeParameter]: link.code } : { [invitationParameter]: link.invitation };
  return `${loginPath}#${new URLSearchParams(brought)}`;
}

/** Reads the code or the token in an address of the site or of Firebase's own pages. */
export function passwordLinkIn({ search, hash }: { search: string; hash: string }): PasswordLink | undefined {
  const fragment = new URLSearchParams(hash.slice(1));
  const invitation = fragment.get(invitationParameter);
  if (invitation) return { invitation };
  const code = fragment.get(codeParameter) || new URLSearchParams(search).get(codeParameter);
  return code ? { code } : undefined;
}
