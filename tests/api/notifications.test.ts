import {
  type NotificationSettings,
  readNotificationSettingsRoute,
  setNotificationRoute,
} from '@site/contract/desk/notifications';
import { expect, it } from 'vitest';
import { createAdmin, logIn } from '../support/accounts.ts';
import { callApi } from '../support/api-client.ts';

it('each admin chooses the events that they get emails about', async () => {
  const admin = await createAdmin();
  try {
    const token = await logIn(admin);
    const { method, path } = setNotificationRoute;
    const read = async () => {
      const { body } = await callApi<{ data: NotificationSettings }>('GET', readNotificationSettingsRoute.path, {
        token,
      });
      return body.data;
    };
    expect(await read()).toEqual({ assigned: true, answered: true, interview: true, withdrawn: true, summary: false });
    const changed = await callApi(method, path, { token, json: { kind: 'assigned', isOn: false } });
    expect(changed).toMatchObject({ status: 200, body: { data: { assigned: false } } });
    await callApi(method, path, { token, json: { kind: 'summary', isOn: true } });
    expect(await read()).toEqual({ assigned: false, answered: true, interview: true, withdrawn: true, summary: true });
    for (const json of [{ kind: 'everything', isOn: true }, { kind: 'summary', isOn: 'yes' }, {}])
      expect((await callApi(method, path, { token, json })).status).toBe(400);
  } finally {
    await admin.remove();
  }
});
