// The way from a mail to the form in which somebody chooses a password. The code is in the fragment, so that no server
// writes it into a log; Firebase's own links, where the project's settings have them lead here, bring it in the query.

const codeParameter = 'oobCode';

/** The screen that signs admins in. */
export const loginPath = '/login';

/** The fragment of that screen with which it asks for the address of somebody who has forgotten their password. */
export const forgottenPasswordHash = '#forgotten';

/** Where somebody with this code of Firebase Authentication chooses a password, from the root of the site. */
export function newPasswordPath(code: string): string {
  return `${loginPath}#${new URLSearchParams({ [codeParameter]: code })}`;
}

/** The code in an address, of ours or of Firebase's own pages. */
export function passwordCodeIn({ search, hash }: { search: string; hash: string }): string | undefined {
  const code = (text: string) => new URLSearchParams(text).get(codeParameter);
  return code(hash.slice(1)) || code(search) || undefined;
}
