import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { showNamesRoute } from '@ohmbridge/contract/desk/desk-routes';
import { messages } from '@ohmbridge/contract/shared/messages';
import { hasRole } from '@ohmbridge/contract/team/roles';
import { useMutation } from '@tanstack/react-query';
import { hiddenNamesCopy as copy } from '../../content/admin-scorecards.ts';
import { callApi } from '../../shared/api.ts';
import { Note } from '../components/Note.tsx';
import { useNotify } from '../components/Notices.tsx';
import { useConfirm } from '../components/use-confirm.tsx';
import { useCallAsAdmin } from '../session/call-as-admin.ts';
import { useSession } from '../session/use-session.ts';

/** Says that the name is hidden, and shows it to an admin who asks for it. */
export function HiddenNames({ application }: { application: string }) {
  const callAsAdmin = useCallAsAdmin();
  const notify = useNotify();
  const session = useSession();
  const confirm = useConfirm();
  const { mutateAsync } = useMutation({
    mutationFn: () => callAsAdmin((token) => callApi(showNamesRoute, { token, parameters: { id: application } })),
    onSuccess: () => notify({ severity: 'success', message: copy.shown }),
    onError: (error) => notify({ severity: 'error', message: error.message || messages.unexpected }),
  });
  const show = () =>
    confirm({
      title: copy.title,
      text: [copy.text],
      confirm: copy.show,
      busy: copy.showing,
      cancel: copy.cancel,
      act: mutateAsync,
    });
  const mayShow = session.status === 'signed-in' && hasRole(session.roles, 'hiring');
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'start' }}>
      <Note>{copy.note}</Note>
      {mayShow && (
        <Button variant="outlined" size="small" onClick={() => void show()}>
          {copy.show}
        </Button>
      )}
    </Stack>
  );
}
