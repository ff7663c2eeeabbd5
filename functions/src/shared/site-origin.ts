import { requiredParameters } from './configuration-error.ts';

/**
 * Gives the public address of the site: links in mails lead there, and passkeys belong to its host. The address never comes
 * from a request, where anyone can write another one.
 */
export function siteOrigin(): string {
  return requiredParameters(process.env, 'SITE_ORIGIN').SITE_ORIGIN;
}
