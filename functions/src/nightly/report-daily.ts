import type { AdminDocument } from '@site/contract/team/admin';
import { hasRole, rolesOf } from '@site/contract/team/roles';
import { sendSummaries } from '../desk/send-summaries.ts';
import { collection, idempotentId } from '../shared/documents.ts';
import { RunError } from '../shared/error-outline.ts';
import { fewAtATime } from '../shared/many-items.ts';
import { runParts } from '../shared/run-parts.ts';
import { dailyMail, queueAdminMail } from './health-mails.ts';
import { readHealth } from './read-health.ts';

/** Sends each admin a summary in the morning, and the daily email to the admins who want it. */
export function reportToAdmins(now: Date): Promise<Record<string, number>> {
  return runParts({ summaries: () => sendSummaries(now), report: () => reportFindings(now) }, 240);
}

/** Emails the findings to subscribed admins, if there are any; gives how many findings and emails there were. */
async function reportFindings(now: Date): Promise<{ findings: number; mails: number }> {
  const { findings } = await readHealth(now);
  if (findings.length === 0) return { findings: 0, mails: 0 };
  const recipients = await dailyMailRecipients();
  const content = dailyMail(findings);
  const day = now.toISOString().slice(0, 10);
  const outcomes = await fewAtATime(recipients, (to) =>
    queueAdminMail(to, content, now, idempotentId(to, ['daily', day])),
  );
  const failed = outcomes.filter(({ status }) => status === 'rejected').length;
  if (failed > 0) throw new RunError(`${failed} of ${recipients.length} emails were not queued.`);
  return { findings: findings.length, mails: recipients.length };
}

/** Gives the addresses of the admins who want the daily email and look after the team. */
async function dailyMailRecipients(): Promise<string[]> {
  const { docs } = await collection('admins').where('dailyMail', '==', true).get();
  const records = docs.map((admin) => admin.data() as AdminDocument);
  return records.filter((record) => hasRole(rolesOf(record), 'team')).map(({ email }) => email);
}
