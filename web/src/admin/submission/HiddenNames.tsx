import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { showNamesRoute } from '@ohmbridge/contract/desk/desk-routes';
import { messages } from '@ohmbridge/contract/shared/messages';
import { hasRole } from '@ohmbridge/contract/team/roles';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { hiddenNamesCopy as copy } from '../../content/admin-scorecards.ts';
import { callApi } from '../../shared/api.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { Note } from '../components/Note.tsx';
import { useNotify } from '../components/Notices.tsx';
import { useCallAsAdmin } from '../session/call-as-admin.ts';
import { useSession } from '../session/use-session.ts';

/** Says that the name is hidden, and shows it to whoever has to know it. */
export function HiddenNames({ application }: { application: string }) {
  const callAsAdmin = useCallAsAdmin();
  const notify = useNotify();
  const session = useSession();
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => callAsAdmin((token) => callApi(showNamesRoute, { token, parameters: { id: application } })),
    onSuccess: () => notify({ severity: 'success', message: copy.shown }),
    onError: (error) => notify({ severity: 'error', message: error.message || messages.unexpected }),
    onSettled: () => setIsAsked(false),
  });
  const mayShow = session.status === 'signed-in' && hasRole(session.roles, 'hiring');
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'start' }}>
      <Note>{copy.note}</Note>
      {mayShow && (
        <Button variant="outlined" size="small" onClick={() => setIsAsked(true)}>
          {copy.show}
        </Button>
      )}
      {isAsked && (
        <ConfirmDialog
          title={copy.title}
          confirm={isPending ? copy.showing : copy.show}
          cancel={copy.cancel}
          isBusy={isPending}
          onConfirm={() => mutate()}
          onCancel={() => setIsAsked(false)}
        >
          <p>{copy.text}</p>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
