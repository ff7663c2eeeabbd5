import { type NotificationSettings, notificationSettings } from '@ohmbridge/contract/desk/notifications';
import { collections } from '@ohmbridge/contract/shared/collections';
import type { ApiHandlers } from '../http/handler.ts';
import { db } from '../shared/firebase.ts';

/** What admins choose to be told of by mail; it stands in their record. */
export function createNotificationHandlers() {
  const recordOf = async (uid: string) => db().collection(collections.admins).doc(uid);
  const settingsOf = async (uid: string) => {
    const record = await (await recordOf(uid)).get();
    return { data: notificationSettings(record.get('notifications') as Partial<NotificationSettings> | undefined) };
  };
  return {
    async readNotificationSettings({ signedIn }) {
      return settingsOf((await signedIn()).uid);
    },
    async setNotification({ body: { kind, isOn }, signedIn }) {
      const { uid } = await signedIn();
      await (await recordOf(uid)).update({ [`notifications.${kind}`]: isOn });
      return settingsOf(uid);
    },
  } satisfies Partial<ApiHandlers>;
}
