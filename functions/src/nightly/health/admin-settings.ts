import { collections } from '@ohmbridge/contract/shared/collections';
import type { AdminDocument } from '@ohmbridge/contract/team/admin';
import { hasRole, rolesOf } from '@ohmbridge/contract/team/roles';
import type { Firestore } from 'firebase-admin/firestore';

/** What an admin has chosen; it stands in their record. */
export interface AdminSettings {
  wantsDailyMail: (uid: string) => Promise<boolean>;
  setDailyMail: (uid: string, dailyMail: boolean) => Promise<void>;
  /** The addresses of those who want the daily mail, and may see what it is about. */
  dailyMailRecipients: () => Promise<string[]>;
}

export function createAdminSettings(firestore: () => Promise<Firestore>): AdminSettings {
  const admins = async () => (await firestore()).collection(collections.admins);
  return {
    async wantsDailyMail(uid) {
      const admin = await (await admins()).doc(uid).get();
      return admin.get('dailyMail') === true;
    },
    async setDailyMail(uid, dailyMail) {
      await (await admins()).doc(uid).update({ dailyMail });
    },
    async dailyMailRecipients() {
      const { docs } = await (await admins()).where('dailyMail', '==', true).get();
      const records = docs.map((admin) => admin.data() as AdminDocument);
      return records.filter((record) => hasRole(rolesOf(record), 'team')).map(({ email }) => email);
    },
  };
}
