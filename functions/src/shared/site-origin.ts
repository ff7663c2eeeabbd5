import { projectID } from 'firebase-functions/params';

/**
 * The address of the site that mails lead to: Hosting's own, which stays whatever domains lead there. It is never taken from
 * a request, where anybody can write another. The local stack says where it is itself.
 */
export function siteOrigin(): string {
  return process.env.SITE_ORIGIN || `https://${projectID.value()}.web.app`;
}
