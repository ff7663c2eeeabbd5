import { requiredParameters } from './configuration-error.ts';

/**
 * The public address of the site: links in mails lead there, and passkeys belong to its host. The address is never taken from a
 * request, where anybody can write another.
 */
export function siteOrigin(): string {
  return requiredParameters(process.env, 'SITE_ORIGIN').SITE_ORIGIN;
}
