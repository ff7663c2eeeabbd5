import { submitApplicationRoute } from '@ohmbridge/contract/desk/submission-routes';
import { callApi } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { validApplication } from '../support/factories.ts';
import { mailsTo } from '../support/mailbox.ts';

/** Applies under this last name; gives the link to the applicant's page from their mail. */
export async function applyAs(lastName: string, mark: string): Promise<string> {
  const applicant = validApplication({ lastName, email: `files@${mark}.example.org` });
  await callApi(submitApplicationRoute.method, submitApplicationRoute.path, { json: applicant });
  const mail = await eventually('the mail with the link', async () => (await mailsTo(applicant.email))[0]);
  return /\/application#\S+/.exec(mail.text)?.[0] ?? '';
}
