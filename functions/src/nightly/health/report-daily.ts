import type { Health } from '@ohmbridge/contract/nightly/health';
import type { MailContent } from '../../mail/mail-body.ts';
import type { AdminSettings } from './admin-settings.ts';
import { dailyMail } from './health-mails.ts';

interface DailyServices {
  read: (now: Date) => Promise<Pick<Health, 'findings'>>;
  admins: Pick<AdminSettings, 'dailyMailRecipients'>;
  queue: (to: string, content: MailContent, now: Date) => Promise<void>;
  /** The address of the screen that shows the same. */
  dashboard: string;
}

/** Tells the admins who want to know of what waits, if anything does; gives how much waits and how many were told. */
export async function reportDaily(services: DailyServices, now: Date): Promise<{ findings: number; mails: number }> {
  const { findings } = await services.read(now);
  if (findings.length === 0) return { findings: 0, mails: 0 };
  const recipients = await services.admins.dailyMailRecipients();
  for (const to of recipients) await services.queue(to, dailyMail(findings, services.dashboard), now);
  return { findings: findings.length, mails: recipients.length };
}
