/** Where a preview link leads, from the root of the site. */
export function previewPath(token: string): string {
  return `/careers/preview/${token}`;
}

/** What a token looks like: 32 random bytes as base64url. */
export const previewTokenPattern = /^[A-Za-z0-9_-]{43}$/;
