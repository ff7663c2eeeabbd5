import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import {
  type NotificationKind,
  type NotificationSettings,
  notificationKinds,
  readNotificationSettingsRoute,
  setNotificationRoute,
} from '@site/contract/desk/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationsCopy as copy } from '../../content/product/admin-notifications.ts';
import { FormBanner } from '../../ui/form/FormBanner.tsx';
import { RowsSkeleton } from '../components/DataBoundary.tsx';
import { FailureAlert } from '../components/FailureAlert.tsx';
import { FormPart, Note } from '../components/FormPart.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { useCall } from '../session/call-as-admin.ts';

const queryKey = ['notification-settings'];

export function NotificationsPage() {
  const call = useCall();
  const { data: settings, error } = useQuery({
    queryKey,
    queryFn: async () => (await call(readNotificationSettingsRoute)).data,
  });
  const change = useChange();
  return (
    <>
      <PageHead />
      <FormPart title={copy.question}>
        {!settings && (error ? <FailureAlert message={error.message} /> : <RowsSkeleton />)}
        {settings && (
          <FormGroup>
            {notificationKinds.map((kind) => (
              <FormControlLabel
                key={kind}
                label={copy.kinds[kind]}
                control={
                  <Checkbox
                    checked={settings[kind]}
                    onChange={({ target }) => change.mutate({ kind, isOn: target.checked })}
                  />
                }
              />
            ))}
          </FormGroup>
        )}
        <Note>{copy.explained}</Note>
        <FormBanner outcome={change.error ? { kind: 'error', message: change.error.message } : undefined} />
      </FormPart>
    </>
  );
}

/** Turns a kind of notification on or off. The checkbox changes at once, and changes back if the call fails. */
function useChange() {
  const call = useCall();
  const queries = useQueryClient();
  const show = (kind: NotificationKind, isOn: boolean) =>
    queries.setQueryData<NotificationSettings>(queryKey, (settings) => settings && { ...settings, [kind]: isOn });
  return useMutation({
    mutationFn: (body: { kind: NotificationKind; isOn: boolean }) => call(setNotificationRoute, { body }),
    onMutate: ({ kind, isOn }) => show(kind, isOn),
    onError: (_error, { kind, isOn }) => show(kind, !isOn),
  });
}
