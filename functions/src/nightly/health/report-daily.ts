import type { Health } from '@ohmbridge/contract/nightly/health';
import type { MailContent } from '../../mail/mail-body.ts';
import { fewAtATime } from '../../shared/few-at-a-time.ts';
import { RunError } from '../../shared/run-error.ts';
import type { AdminSettings } from './admin-settings.ts';
import { dailyMail } from './health-mails.ts';

interface DailyServices {
  read: (now: Date) => Promise<Pick<Health, 'findings'>>;
  admins: Pick<AdminSettings, 'dailyMailRecipients'>;
  queue: (to: string, content: MailContent, now: Date) => Promise<void>;
  /** The address of the screen that shows the same. */
  dashboard: string;
}

/** Tells subscribed admins once a day what waits, if anything does; gives how much waits and how many admins were told. */
export async function reportDaily(services: DailyServices, now: Date): Promise<{ findings: number; mails: number }> {
  const { findings } = await services.read(now);
  if (findings.length === 0) return { findings: 0, mails: 0 };
  const recipients = await services.admins.dailyMailRecipients();
  const content = dailyMail(findings, services.dashboard);
  const outcomes = await fewAtATime(recipients, (to) => services.queue(to, content, now));
  const failed = outcomes.filter(({ status }) => status === 'rejected').length;
  if (failed > 0) throw new RunError(`${failed} of ${recipients.length} mails were not queued.`);
  return { findings: findings.length, mails: recipients.length };
}
