import * as z from 'zod/mini';
import { messages } from '../shared/messages.ts';
import { defineRoute } from '../shared/route.ts';
import { oneOf } from '../shared/text-fields.ts';
import { type NotificationSettings, notificationKinds } from './notifications.ts';

const path = '/api/notification-settings';

/** What the caller is told of by mail. */
export const readNotificationSettingsRoute = defineRoute<{ data: NotificationSettings }>()({
  method: 'GET',
  path,
  access: 'admin',
  success: 200,
});

/** Turns one kind of notification on or off for the caller. */
export const setNotificationRoute = defineRoute<{ data: NotificationSettings }>()({
  method: 'PUT',
  path,
  access: 'admin',
  success: 200,
  body: z.object({ kind: oneOf('kind', notificationKinds), isOn: z.boolean(messages.mustBeBoolean('isOn')) }),
});
