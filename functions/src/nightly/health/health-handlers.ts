import type { Health } from '@ohmbridge/contract/nightly/health';
import type { ApiHandlers } from '../../http/handler.ts';
import type { AdminSettings } from './admin-settings.ts';
import { type HealthServices, readHealth } from './read-health.ts';

export interface HealthCheckServices extends HealthServices {
  admins: AdminSettings;
  /** Looks for mails that got lost, as the schedule does. */
  sweep: () => Promise<unknown>;
  /** Sends an admin a mail the way that every mail goes: only that shows whether it works. */
  sendCheckMail: (to: string, now: Date) => Promise<void>;
  now: () => Date;
}

/** How the product is, for admins. */
export function createHealthHandlers(services: HealthCheckServices) {
  const { admins, sweep, sendCheckMail, now } = services;
  const answer = async (uid: string, health: Promise<Omit<Health, 'dailyMail'>>) => {
    const [read, dailyMail] = await Promise.all([health, admins.wantsDailyMail(uid)]);
    return { data: { ...read, dailyMail } };
  };
  return {
    async readHealth({ signedIn }) {
      const { uid } = await signedIn();
      return answer(uid, readHealth(services, now()));
    },
    async checkHealth({ signedIn }) {
      const { uid, user } = await signedIn();
      await Promise.all([sendCheckMail(user.email, now()), sweep()]);
      return answer(uid, readHealth(services, now()));
    },
    async setDailyMail({ body: { dailyMail }, signedIn }) {
      const { uid } = await signedIn();
      await admins.setDailyMail(uid, dailyMail);
      return { data: { dailyMail } };
    },
  } satisfies Partial<ApiHandlers>;
}
